// SPDX-License-Identifier: GPL-3.0-or-later
// A client that sends exactly the bytes it is told to.
#pragma once

#include <QElapsedTimer>
#include <QTcpSocket>
#include <nlohmann/json.hpp>
#include <string>

#include "ui/pages/page_server.hpp"

namespace temple::ui::test {

struct RawAnswer {
    int status = 0;  // 0: the connection ended without an answer
    std::string head, body;
};

inline RawAnswer read_answer(QTcpSocket& socket, int patience = 10'000) {
    QByteArray all;
    QElapsedTimer waited;
    waited.start();
    while (socket.state() == QAbstractSocket::ConnectedState && waited.elapsed() < patience) {
        socket.waitForReadyRead(100);
        all += socket.readAll();
    }
    all += socket.readAll();
    RawAnswer answer;
    const auto end = all.indexOf("\r\n\r\n");
    if (end < 0) return answer;
    answer.head = all.left(end).toStdString();
    answer.body = all.mid(end + 4).toStdString();
    answer.status = all.mid(9, 3).toInt();
    return answer;
}

class RawClient {
  public:
    explicit RawClient(const PageServer& server) : host(server.host()) {
        const auto colon = host.find(':');
        address = QString::fromStdString(host.substr(0, colon));
        port = static_cast<quint16>(std::stoi(host.substr(colon + 1)));
    }

    RawAnswer send(const std::string& bytes) const {
        QTcpSocket socket;
        socket.connectToHost(address, port);
        socket.waitForConnected(5000);
        socket.write(bytes.data(), static_cast<qint64>(bytes.size()));
        return read_answer(socket);
    }
    RawAnswer get(const std::string& path, const std::string& headers = "") const {
        return send("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers + "\r\n");
    }
    RawAnswer post(const std::string& path, const std::string& body, const std::string& headers = "") const {
        return send(post_text(path, body, headers));
    }
    std::string post_text(const std::string& path, const std::string& body, std::string headers = "") const {
        if (headers.empty()) headers = "Origin: http://" + host + "\r\nContent-Type: application/json\r\n";
        return "POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers +
               "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    }

    std::string host;
    QString address;
    quint16 port = 0;
};

inline std::unique_ptr<PageServer> open_server(std::vector<PageKind> pages, GateLimits limits = {}) {
    auto server = PageServer::open({"127.0.0.1", 0, std::move(pages), limits});
    return server ? std::move(*server) : nullptr;
}

inline std::string path_of(PageServer& server, std::size_t page, const std::string& what) {
    return "/" + server.board().token(page) + "/" + what;
}

}  // namespace temple::ui::test
