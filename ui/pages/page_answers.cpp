// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_answers.hpp"

#include <QFile>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpSocket>
#include <array>
#include <string_view>

#include "referee/json_text.hpp"
#include "ui/pages/answer_headers.hpp"

namespace temple::ui {
namespace {

using Method = QHttpServerRequest::Method;
using Status = QHttpServerResponder::StatusCode;

struct StaticFile {
    std::string_view name, type;
};
constexpr std::array<StaticFile, 6> static_files{{{"page.css", "text/css; charset=utf-8"},
                                                  {"page.js", "text/javascript; charset=utf-8"},
                                                  {"player.js", "text/javascript; charset=utf-8"},
                                                  {"notes.js", "text/javascript; charset=utf-8"},
                                                  {"host.js", "text/javascript; charset=utf-8"},
                                                  {"icon.svg", "image/svg+xml"}}};

QByteArray resource(const QByteArray& name) {
    QFile file(":/pages/" + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray bytes(std::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

std::string_view view(const QByteArray& text) {
    return {text.data(), static_cast<std::size_t>(text.size())};
}

}  // namespace

bool PageAnswers::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) {
    if (socket->property("answered").toBool()) return true;  // one request a connection
    socket->setProperty("answered", true);
    const Answer given = answer(request);
    auto responder = makeResponder(request, socket);
    responder.writeStatusLine(static_cast<Status>(given.status));
    for (const auto& [name, value] : answer_headers()) responder.writeHeader(name, value);
    if (!given.tag.isEmpty()) responder.writeHeader("ETag", given.tag);
    if (!given.type.isEmpty()) responder.writeHeader("Content-Type", given.type);
    responder.writeHeader("Content-Length", QByteArray::number(given.body.size()));
    responder.writeBody(given.body);
    socket->disconnectFromHost();
    return true;
}

void PageAnswers::missingHandler(const QHttpServerRequest& /*request*/, QTcpSocket* socket) {
    socket->abort();  // not reached: handleRequest answers everything
}

PageAnswers::Answer PageAnswers::answer(const QHttpServerRequest& request) const {
    const QByteArray path = request.url().path(QUrl::FullyEncoded).toLatin1();
    const auto slash = path.indexOf('/', 1);
    if (slash < 0) return {};
    const QByteArray first = path.mid(1, slash - 1), what = path.mid(slash + 1);
    if (first == "page") {
        for (const StaticFile& file : static_files)
            if (what == bytes(file.name) && request.method() == Method::Get)
                return {200, bytes(file.type), resource(what), {}};
        return {};
    }
    const auto page = board_->page_of(view(first));
    return page ? page_answer(request, *page, what) : Answer{};
}

PageAnswers::Answer PageAnswers::page_answer(const QHttpServerRequest& request, std::size_t page,
                                             const QByteArray& what) const {
    const bool is_get = request.method() == Method::Get;
    if (what == "wish") return is_get ? Answer{405, {}, {}, {}} : take_wish(page, request.body());
    if (what != "" && what != "state") return {};
    if (!is_get) return {405, {}, {}, {}};
    if (what == "")
        return {200,
                "text/html; charset=utf-8",
                resource(board_->kind(page) == PageKind::host ? "host.html" : "player.html"),
                {}};
    const PageState state = board_->state(page);
    const QByteArray tag = bytes(state.tag);
    if (request.value("If-None-Match") == tag) return {304, {}, {}, tag};
    return {200, "application/json", bytes(state.json), tag};
}

PageAnswers::Answer PageAnswers::take_wish(std::size_t page, const QByteArray& body) const {
    auto wish = referee::parse_line(view(body));
    if (!wish || !wish->is_object()) return {400, {}, {}, {}};
    const auto number = board_->add_wish(page, std::move(*wish));
    if (!number) return {503, {}, {}, {}};
    return {202, "application/json", "{\"wish\":" + QByteArray::number(*number) + "}", {}};
}

}  // namespace temple::ui
