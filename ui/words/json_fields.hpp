// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of announcements, events and questions; missing ones read as empty.
#pragma once

#include <QString>
#include <QStringList>
#include <nlohmann/json.hpp>

namespace temple::ui {

using Line = nlohmann::ordered_json;

inline QString text(const Line& line, const char* field) {
    const auto found = line.find(field);
    return found != line.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                     : QString();
}

inline int number(const Line& line, const char* field) {
    const auto found = line.find(field);
    return found != line.end() && found->is_number_integer() ? found->get<int>() : 0;
}

inline bool is_set(const Line& line, const char* field) {
    const auto found = line.find(field);
    return found != line.end() && !found->is_null();
}

inline QStringList texts(const Line& line, const char* field) {
    QStringList all;
    if (const auto found = line.find(field); found != line.end() && found->is_array())
        for (const auto& one : *found)
            if (one.is_string()) all << QString::fromStdString(one.get<std::string>());
    return all;
}

}  // namespace temple::ui
