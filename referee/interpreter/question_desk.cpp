// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/interpreter/question_desk.hpp"

#include <algorithm>

namespace temple::referee {

using nlohmann::json;

Output QuestionDesk::ask(Question question, const std::string& player, json candidates, double t) {
    question.id = ++last_id_;
    json body = {{"kind", "question"},
                 {"id", question.id},
                 {"t", t},
                 {"ask", question.ask},
                 {"blocks", question.blocks}};
    if (!player.empty()) body["player"] = player;
    body["candidates"] = std::move(candidates);
    open_.push_back(std::move(question));
    return {Output::Kind::question, std::move(body)};
}

Output QuestionDesk::close(int id, const std::string& by, json value) {
    std::erase_if(open_, [id](const Question& q) { return q.id == id; });
    return {Output::Kind::answered,
            {{"kind", "answered"}, {"id", id}, {"by", by}, {"value", std::move(value)}}};
}

const Question* QuestionDesk::find(int id) const {
    const auto it = std::ranges::find(open_, id, &Question::id);
    return it == open_.end() ? nullptr : &*it;
}

const Question* QuestionDesk::about(const std::string& ask, int turn_up) const {
    const auto it =
        std::ranges::find_if(open_, [&](const Question& q) { return q.ask == ask && q.turn_up == turn_up; });
    return it == open_.end() ? nullptr : &*it;
}

const Question* QuestionDesk::about_seat(const std::string& ask, std::size_t seat) const {
    const auto it =
        std::ranges::find_if(open_, [&](const Question& q) { return q.ask == ask && q.seat == seat; });
    return it == open_.end() ? nullptr : &*it;
}

}  // namespace temple::referee
