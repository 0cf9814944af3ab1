// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace temple::ui {

/// The translation context of everything on the pages.
class PageWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

/// As it goes into JSON.
inline std::string plain(const QString& text) {
    return text.toStdString();
}

/// The fixed texts of a page, by the names that its script asks for.
nlohmann::ordered_json player_page_words();
nlohmann::ordered_json host_page_words();

}  // namespace temple::ui
