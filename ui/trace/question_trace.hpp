// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the pictures around every question, to learn from it why it had to be asked.
#pragma once

#include <deque>
#include <expected>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "scanner/frame_source.hpp"

namespace temple::ui {

/// Pictures of the last seconds, ready to be kept. They show the table as it is, hands and all: nothing is
/// stored before a question is asked, and nothing unless a folder was named.
class QuestionTrace {
  public:
    /// @param folder made if it is not there; each question gets a folder of its own in it, question-ID.
    static std::expected<QuestionTrace, std::string> open(const std::string& folder);

    /// Takes the next frame: some of them are held for a while, and stored while a question is new.
    /// @return an error if a picture could not be stored.
    std::expected<void, std::string> see(const scanner::Frame& frame);
    /// Takes what was said; a question (DESIGN: `{"kind":"question","id":..}`) begins a folder.
    std::expected<void, std::string> hear(const nlohmann::ordered_json& line);

  private:
    struct Picture {
        double t;  // s
        std::vector<unsigned char> jpeg;
    };
    explicit QuestionTrace(std::string folder) : folder_(std::move(folder)) {}
    std::expected<void, std::string> store(const std::string& name,
                                           const std::vector<unsigned char>& bytes) const;
    std::expected<void, std::string> store(const Picture& picture) const;

    std::string folder_;
    std::string question_;  // folder of the question that is new
    std::optional<double> until_;
    std::deque<Picture> past_;
    double last_ = -1e9;
};

}  // namespace temple::ui
