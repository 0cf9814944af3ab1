// SPDX-License-Identifier: GPL-3.0-or-later
#include "calibration/table_file.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace temple::calibration {

namespace {

using nlohmann::json;

constexpr std::size_t largest_file = 1 << 20;  // bytes; a table with 10 seats has 2 KB
constexpr std::size_t most_points = 1000;      // corners of one area
constexpr double largest_number = 1e6;         // px or mm
constexpr double aspect_tolerance = 0.01;
constexpr double smallest_table = 100;    // mm; less than two cards
constexpr double largest_table = 10'000;  // mm

/// What is wrong with the file; thrown and caught within this file only.
struct Fault {
    std::string text;
};

std::string quoted(std::string_view name) {
    return "\"" + std::string(name) + "\"";
}

std::string by(cv::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height);
}

double number(const json& value, std::string_view name) {
    if (!value.is_number()) throw Fault{quoted(name) + " is not made of numbers"};
    const double x = value.get<double>();
    if (!std::isfinite(x) || std::abs(x) > largest_number)
        throw Fault{quoted(name) + " holds a number out of range"};
    return x;
}

const json& field(const json& object, const char* name) {
    if (!object.is_object() || !object.contains(name)) throw Fault{quoted(name) + " is missing"};
    return object.at(name);
}

std::vector<double> numbers(const json& list, std::size_t least, std::size_t most, std::string_view name) {
    if (!list.is_array() || list.size() < least || list.size() > most)
        throw Fault{quoted(name) + " is not a list of " + std::to_string(least) +
                    (least == most ? "" : " to " + std::to_string(most)) + " numbers"};
    std::vector<double> out;
    for (const json& x : list) out.push_back(number(x, name));
    return out;
}

std::vector<table::Place> points(const json& list, std::size_t least, std::size_t most,
                                 std::string_view name) {
    if (!list.is_array() || list.size() < least || list.size() > most)
        throw Fault{quoted(name) + " is not a list of " + std::to_string(least) +
                    (most > least ? " or more" : "") + " points [x, y]"};
    std::vector<table::Place> out;
    for (const json& p : list) {
        const auto xy = numbers(p, 2, 2, name);
        out.push_back({xy[0], xy[1]});
    }
    return out;
}

cv::Size2d size(const json& list, std::string_view name) {
    const auto wh = numbers(list, 2, 2, name);
    if (wh[0] < 1 || wh[1] < 1) throw Fault{quoted(name) + " is not positive"};
    return {wh[0], wh[1]};
}

std::optional<Lens> lens(const json& value) {
    if (value.is_null()) return std::nullopt;
    Lens out;
    const json& matrix = field(value, "matrix");
    if (!matrix.is_array() || matrix.size() != 3) throw Fault{"the lens \"matrix\" is not 3 x 3"};
    for (int r = 0; r < 3; ++r) {
        const auto row = numbers(matrix.at(static_cast<std::size_t>(r)), 3, 3, "matrix");
        for (int c = 0; c < 3; ++c) out.matrix(r, c) = row[static_cast<std::size_t>(c)];
    }
    if (out.matrix(0, 0) <= 0 || out.matrix(1, 1) <= 0 || std::abs(out.matrix(2, 2) - 1) > 1e-6)
        throw Fault{"the lens \"matrix\" is no camera matrix"};
    out.distortion = numbers(field(value, "distortion"), 0, 8, "distortion");
    while (out.distortion.size() < 4 || (out.distortion.size() > 5 && out.distortion.size() < 8))
        out.distortion.push_back(0);
    return out;
}

std::vector<table::Seat> seats(const json& list) {
    std::vector<table::Seat> out;
    std::set<std::string> names;
    if (list.is_null()) return out;
    if (!list.is_array()) throw Fault{"\"seats\" is not a list"};
    if (list.size() > most_points) throw Fault{"\"seats\" is too long"};
    for (const json& seat : list) {
        const json& name = field(seat, "player");
        if (!name.is_string() || name.get<std::string>().empty())
            throw Fault{"a seat's \"player\" is not a name"};
        if (!names.insert(name.get<std::string>()).second)
            throw Fault{"\"seats\" names " + name.get<std::string>() + " twice"};
        out.push_back({name.get<std::string>(), points(field(seat, "area_mm"), 3, most_points, "area_mm")});
    }
    return out;
}

TableFile table_of(const json& root) {
    if (!root.is_object()) throw Fault{"it holds no JSON object"};
    if (const json& version = field(root, "version"); !version.is_number_integer() || version.get<int>() != 1)
        throw Fault{"its \"version\" is not 1"};
    const cv::Size2d picture = size(field(root, "size"), "size");
    const cv::Size2d mm = size(field(root, "size_mm"), "size_mm");
    if (std::min(mm.width, mm.height) < smallest_table || std::max(mm.width, mm.height) > largest_table)
        throw Fault{"\"size_mm\" is no table's: a side is 100 to 10000 mm"};
    const auto corners = points(field(root, "corners_px"), 4, 4, "corners_px");
    std::array<cv::Point2f, 4> px;
    for (std::size_t i = 0; i < 4; ++i)
        px[i] = {static_cast<float>(corners[i].x), static_cast<float>(corners[i].y)};
    auto plane =
        TablePlane::from_corners(px, mm, root.contains("lens") ? lens(root.at("lens")) : std::nullopt);
    if (!plane) throw Fault{plane.error()};
    table::Layout layout{{mm.width, mm.height}, {}, {}};
    if (root.contains("seats")) layout.seats = seats(root.at("seats"));
    if (root.contains("middle_mm") && !root.at("middle_mm").is_null())
        layout.middle = points(root.at("middle_mm"), 3, most_points, "middle_mm");
    return {cv::Size(static_cast<int>(picture.width), static_cast<int>(picture.height)), *plane, layout};
}

}  // namespace

std::expected<TableFile, std::string> parse_table(std::string_view text) {
    if (text.size() > largest_file) return std::unexpected("it is too large for a table file");
    const json root = json::parse(text, nullptr, false);
    if (root.is_discarded()) return std::unexpected("it is not JSON");
    try {
        return table_of(root);
    } catch (const Fault& fault) {
        return std::unexpected(fault.text);
    } catch (const std::exception& error) {
        return std::unexpected(std::string("it cannot be understood: ") + error.what());
    }
}

std::expected<TableFile, std::string> read_table(const std::string& path) {
    const auto failed = [&](const std::string& cause) {
        return std::unexpected("table file " + path + ": " + cause + "; mend it, or leave out --table");
    };
    std::ifstream in(path, std::ios::binary);
    std::string text;
    if (!in) return failed("cannot be opened");
    text.resize(largest_file + 1);
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad() || text.empty()) return failed("is empty or cannot be read");
    auto table = parse_table(text);
    if (!table) return failed(table.error());
    return table;
}

std::expected<TablePlane, std::string> plane_for(const TableFile& table, cv::Size picture) {
    const double x = static_cast<double>(picture.width) / table.picture.width;
    const double y = static_cast<double>(picture.height) / table.picture.height;
    if (std::abs(x / y - 1) > aspect_tolerance)
        return std::unexpected("it is for pictures of " + by(table.picture) + ", these are " + by(picture) +
                               "; measure the table again, or leave out --table");
    return table.plane.scaled(x, y);
}

std::expected<table::Layout, std::string> layout_for(const TableFile& table,
                                                     const std::vector<std::string>& players) {
    table::Layout layout = table.layout;
    if (layout.seats.empty()) return layout;
    std::vector<table::Seat> named;
    std::string missing;
    for (const std::string& player : players) {
        const auto seat = std::ranges::find(table.layout.seats, player, &table::Seat::player);
        if (seat != table.layout.seats.end())
            named.push_back(*seat);
        else
            missing = player;
    }
    if (named.size() == players.size()) {
        layout.seats = std::move(named);
    } else if (named.empty() && layout.seats.size() == players.size()) {
        for (std::size_t i = 0; i < players.size(); ++i) layout.seats[i].player = players[i];
    } else {
        return std::unexpected("it has no seat for " + missing +
                               "; name its seats like the players, or take them out");
    }
    return layout;
}

}  // namespace temple::calibration
