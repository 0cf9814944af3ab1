// SPDX-License-Identifier: GPL-3.0-or-later
// The door before Qt's HTTP server, which in Qt 6.4 parses without a limit on size, time or connections. A
// connection is handed on only when its request has come whole, in time, and is one that the pages take; each
// carries one request. Memory: at most most_connections x (longest head + longest body).
#pragma once

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTimer>
#include <string>
#include <vector>

#include "ui/pages/gate_limits.hpp"
#include "ui/pages/request_head.hpp"

class QTcpSocket;

namespace temple::ui {

class Gate : public QTcpServer {
  public:
    explicit Gate(GateLimits limits = {}, QObject* parent = nullptr);
    ~Gate() override;
    /// How the pages are reached: "192.168.1.5:8035". Requests for another host are refused.
    void set_host(std::string host) { host_ = std::move(host); }
    int connections() const { return static_cast<int>(visits_.size()); }

  protected:
    void incomingConnection(qintptr descriptor) override;

  private:
    struct Visit {
        QTcpSocket* socket = nullptr;
        QElapsedTimer since;
        bool handed_on = false;
    };
    bool make_room(const QHostAddress& address);
    void look_at(QTcpSocket* socket);
    void hand_on(QTcpSocket* socket);
    void refuse(QTcpSocket* socket, Refusal why);
    void end_late_ones();
    Visit* visit_of(const QTcpSocket* socket);

    GateLimits limits_;
    std::string host_;
    std::vector<Visit> visits_;  // oldest first
    QTimer clock_;
};

}  // namespace temple::ui
