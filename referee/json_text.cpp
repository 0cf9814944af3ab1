// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/json_text.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace temple::referee {
namespace {

using Value = nlohmann::json;

/// Builds the value while the parser reads. The library's own builder loses the digits of large integers and
/// knows no limit of depth.
class Builder : public nlohmann::json_sax<Value> {
  public:
    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(std::int64_t value) override { return put(value); }
    bool number_unsigned(std::uint64_t value) override { return put(value); }
    bool number_float(double value, const std::string& digits) override {
        if (digits.find_first_of(".eE") != std::string::npos) return put(value);
        return put(Value::binary({digits.begin(), digits.end()}));
    }
    bool string(std::string& value) override { return put(std::move(value)); }
    bool binary(Value::binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Value::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(Value::array()); }
    bool end_array() override { return close(); }
    bool key(std::string& name) override {
        key_ = std::move(name);
        return true;
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const Value::exception& /*why*/) override {
        return false;
    }

    Value take() { return std::move(root_); }

  private:
    Value* place(Value value) {
        if (open_.empty()) return &(root_ = std::move(value));
        if (open_.back()->is_object()) return &((*open_.back())[key_] = std::move(value));
        open_.back()->push_back(std::move(value));
        return &open_.back()->back();
    }
    bool put(Value value) {
        place(std::move(value));
        return true;
    }
    bool open(Value value) {
        if (open_.size() == max_nesting) return false;
        open_.push_back(place(std::move(value)));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    Value root_;
    std::vector<Value*> open_;
    std::string key_;
};

void write(const Json& value, std::string& out) {
    if (value.is_binary()) {
        out.append(value.get_binary().begin(), value.get_binary().end());
    } else if (value.is_object()) {
        const char* between = "{";
        for (const auto& [key, field] : value.items()) {
            out.append(std::exchange(between, ","));
            write(Json(key), out);
            out.push_back(':');
            write(field, out);
        }
        out.append(value.empty() ? "{}" : "}");
    } else if (value.is_array()) {
        const char* between = "[";
        for (const auto& element : value) {
            out.append(std::exchange(between, ","));
            write(element, out);
        }
        out.append(value.empty() ? "[]" : "]");
    } else {
        out.append(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
}

}  // namespace

bool is_blank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::optional<Value> parse_line(std::string_view line) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    // The library skips a byte order mark and takes a NUL for the end of the text.
    if (line.size() > max_line_bytes || line.starts_with(byte_order_mark)) return std::nullopt;
    if (line.find('\0') != std::string_view::npos) return std::nullopt;
    Builder builder;
    if (!Value::sax_parse(line, &builder)) return std::nullopt;
    return builder.take();
}

bool is_integer(const Value& value) {
    return value.is_number_integer() || value.is_binary();
}

std::string write_line(const Json& value) {
    std::string out;
    write(value, out);
    return out;
}

}  // namespace temple::referee
