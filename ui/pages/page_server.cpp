// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_server.hpp"

#include <QEventLoop>
#include <QHostAddress>
#include <QThread>
#include <future>

#include "ui/pages/gate.hpp"
#include "ui/pages/page_answers.hpp"

namespace temple::ui {
namespace {

using Host = std::expected<std::string, std::string>;

Host listen(Gate& gate, const PageServer::Setup& setup) {
    const QHostAddress address(QString::fromStdString(setup.address));
    if (!gate.listen(address, setup.port))
        return std::unexpected("player pages: " + setup.address + " port " + std::to_string(setup.port) +
                               ": " + gate.errorString().toStdString() + "; name another port or address");
    std::string host = address.toString().toStdString() + ":" + std::to_string(gate.serverPort());
    gate.set_host(host);
    return host;
}

}  // namespace

std::expected<std::unique_ptr<PageServer>, std::string> PageServer::open(Setup setup) {
    std::unique_ptr<PageServer> server(new PageServer);
    server->board_ = std::make_shared<PageBoard>(setup.pages);
    std::promise<Host> listening;
    auto host = listening.get_future();
    server->thread_.reset(QThread::create([&listening, setup, board = server->board_] {
        PageAnswers answers(board);
        auto gate = std::make_unique<Gate>(setup.limits);
        QEventLoop loop;
        Host reached = listen(*gate, setup);
        if (reached) answers.bind(gate.release());  // owns it from now on
        const bool fine = reached.has_value();
        listening.set_value(std::move(reached));
        if (fine) loop.exec();
    }));
    server->thread_->setObjectName("pages");
    server->thread_->start();
    const Host reached = host.get();
    if (!reached) return std::unexpected(reached.error());
    server->host_ = *reached;
    return server;
}

PageServer::~PageServer() {
    if (!thread_) return;
    thread_->quit();
    thread_->wait();
}

std::string PageServer::link(std::size_t page) const {
    return "http://" + host_ + "/" + board_->token(page) + "/";
}

}  // namespace temple::ui
