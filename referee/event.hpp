// SPDX-License-Identifier: GPL-3.0-or-later
// Events as the games see them: fields that were checked against the game's vocabulary (PROTOCOL.md, event
// tables).
#pragma once

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace temple::referee {

enum class FieldType : std::uint8_t { text, integer, texts, texts_or_nulls, integers_or_nulls };

struct Field {
    std::string_view name;
    FieldType type = FieldType::text;
    bool required = true;
    int lowest = std::numeric_limits<int>::min();  // of an integer
    int highest = std::numeric_limits<int>::max();
    std::size_t length = 0;  // of a list; 0 = any, otherwise another length is a bad event
};

/// One row of an event table: the type and its fields in checking order.
struct EventShape {
    std::string_view type;
    std::vector<Field> fields;
};

using Vocabulary = std::vector<EventShape>;

/// The row for `type`; nothing if the game has no such event.
const EventShape* find_shape(const Vocabulary& vocabulary, std::string_view type);

/// The name of the first field that is missing, of the wrong JSON type or out of range; nothing if all are
/// well. A null counts as absent.
std::optional<std::string_view> first_bad_field(const EventShape& shape, const nlohmann::json& event);

/// A well-shaped event. The accessors may only be called for fields of that type; those without `optional_`
/// only for required fields.
class Event {
  public:
    explicit Event(const nlohmann::json& json) : json_(&json) {}
    Event(nlohmann::json&&) = delete;  // an event is a view

    const std::string& type() const { return text("type"); }
    const std::string& text(std::string_view field) const;
    const std::string* optional_text(std::string_view field) const;
    int integer(std::string_view field) const;
    /// The list in that field; nothing if it is absent.
    const nlohmann::json* optional_list(std::string_view field) const;
    const nlohmann::json& list(std::string_view field) const;

  private:
    const nlohmann::json* find(std::string_view field) const;
    const nlohmann::json* json_;
};

}  // namespace temple::referee
