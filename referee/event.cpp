// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/event.hpp"

#include <algorithm>

#include "referee/json_text.hpp"

namespace temple::referee {
namespace {

using Value = nlohmann::json;

const Value* present(const Value& event, std::string_view field) {
    const auto it = event.find(field);
    return it == event.end() || it->is_null() ? nullptr : &*it;
}

template <typename Fits>
bool list_of(const Field& field, const Value& value, Fits fits) {
    return value.is_array() && (field.length == 0 || value.size() == field.length) &&
           std::ranges::all_of(value, fits);
}

bool in_range(const Field& field, const Value& value) {
    const bool bounded = field.lowest != std::numeric_limits<int>::min();
    if (!is_integer(value)) return false;
    return !bounded || (value.is_number_integer() && value >= field.lowest && value <= field.highest);
}

bool fits(const Field& field, const Value& value) {
    switch (field.type) {
        case FieldType::text:
            return value.is_string();
        case FieldType::integer:
            return in_range(field, value);
        case FieldType::texts:
            return list_of(field, value, [](const Value& v) { return v.is_string(); });
        case FieldType::texts_or_nulls:
            return list_of(field, value, [](const Value& v) { return v.is_string() || v.is_null(); });
        case FieldType::integers_or_nulls:
            return list_of(field, value, [](const Value& v) { return is_integer(v) || v.is_null(); });
    }
    return false;
}

}  // namespace

const EventShape* find_shape(const Vocabulary& vocabulary, std::string_view type) {
    const auto it = std::ranges::find(vocabulary, type, &EventShape::type);
    return it == vocabulary.end() ? nullptr : &*it;
}

std::optional<std::string_view> first_bad_field(const EventShape& shape, const Value& event) {
    for (const Field& field : shape.fields) {
        const Value* value = present(event, field.name);
        if (value == nullptr ? field.required : !fits(field, *value)) return field.name;
    }
    return std::nullopt;
}

const Value* Event::find(std::string_view field) const {
    return present(*json_, field);
}

const std::string& Event::text(std::string_view field) const {
    return find(field)->get_ref<const std::string&>();
}

const std::string* Event::optional_text(std::string_view field) const {
    const Value* value = find(field);
    return value == nullptr ? nullptr : &value->get_ref<const std::string&>();
}

int Event::integer(std::string_view field) const {
    return find(field)->get<int>();
}

const Value* Event::optional_list(std::string_view field) const {
    return find(field);
}

const Value& Event::list(std::string_view field) const {
    return *find(field);
}

}  // namespace temple::referee
