// SPDX-License-Identifier: GPL-3.0-or-later
// Which answer a request gets. What comes here has passed the gate (gate.hpp): size, time, Host and Origin
// are in order.
#pragma once

#include <QAbstractHttpServer>
#include <QByteArray>
#include <memory>

#include "ui/pages/page_board.hpp"

namespace temple::ui {

/// GET /TOKEN/ the page, GET /TOKEN/state its content, POST /TOKEN/wish a wish; GET /page/NAME scripts and
/// looks, which hold no secret. Everything else is "not found", also with a wrong token.
class PageAnswers : public QAbstractHttpServer {
  public:
    explicit PageAnswers(std::shared_ptr<PageBoard> board) : board_(std::move(board)) {}

  protected:
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override;

  private:
    struct Answer {
        int status = 404;
        QByteArray type, body, tag;
    };
    Answer answer(const QHttpServerRequest& request) const;
    Answer page_answer(const QHttpServerRequest& request, std::size_t page, const QByteArray& what) const;
    Answer take_wish(std::size_t page, const QByteArray& body) const;

    std::shared_ptr<PageBoard> board_;
};

}  // namespace temple::ui
