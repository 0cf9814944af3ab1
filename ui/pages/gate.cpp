// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gate.hpp"

#include <unistd.h>

#include <QTcpSocket>
#include <algorithm>

#include "ui/pages/answer_headers.hpp"

namespace temple::ui {
namespace {

constexpr int clock_tick = 250;  // ms; how late a late one may be

}  // namespace

Gate::Gate(GateLimits limits, QObject* parent) : QTcpServer(parent), limits_(limits) {
    connect(&clock_, &QTimer::timeout, this, [this] { end_late_ones(); });
    clock_.start(clock_tick);
}

Gate::~Gate() {
    for (const Visit& visit : visits_) visit.socket->disconnect(this);
}

void Gate::incomingConnection(qintptr descriptor) {
    auto* socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        ::close(static_cast<int>(descriptor));
        delete socket;
        return;
    }
    if (!make_room(socket->peerAddress())) {
        socket->abort();
        delete socket;
        return;
    }
    socket->setReadBufferSize(static_cast<qint64>(longest_head + longest_body));
    visits_.push_back({socket, {}, false});
    visits_.back().since.start();
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        std::erase_if(visits_, [socket](const Visit& visit) { return visit.socket == socket; });
        socket->deleteLater();
    });
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { look_at(socket); });
}

/// Ends the oldest connection that has not sent its request yet if there are too many; those of the same
/// address first, so that nobody can push out the others.
bool Gate::make_room(const QHostAddress& address) {
    const auto ends_oldest = [this](auto may_end) {
        const auto oldest = std::ranges::find_if(
            visits_, [&](const Visit& visit) { return !visit.handed_on && may_end(visit); });
        if (oldest == visits_.end()) return false;
        oldest->socket->abort();  // its `disconnected` takes it off the list
        return true;
    };
    const auto same = [&](const Visit& visit) { return visit.socket->peerAddress() == address; };
    const auto of_address = std::ranges::count_if(visits_, same);
    if (of_address >= limits_.connections_of_one) return ends_oldest(same);
    if (connections() < limits_.connections) return true;
    return ends_oldest(same) || ends_oldest([](const Visit&) { return true; });
}

Gate::Visit* Gate::visit_of(const QTcpSocket* socket) {
    const auto found = std::ranges::find(visits_, socket, &Visit::socket);
    return found == visits_.end() ? nullptr : &*found;
}

void Gate::look_at(QTcpSocket* socket) {
    const Visit* visit = visit_of(socket);
    if (visit == nullptr || visit->handed_on) return;
    const QByteArray received = socket->peek(static_cast<qint64>(longest_head + longest_body));
    const auto head = read_head({received.data(), static_cast<std::size_t>(received.size())});
    if (!head) return refuse(socket, head.error());
    if (!head->is_whole) return;
    if (const auto allowed = check_origin(*head, host_); !allowed) return refuse(socket, allowed.error());
    const std::size_t size = head->head_size + head->body_size;
    if (static_cast<std::size_t>(received.size()) < size) return;
    if (static_cast<std::size_t>(received.size()) > size) return refuse(socket, Refusal::bad_request);
    hand_on(socket);
}

void Gate::hand_on(QTcpSocket* socket) {
    visit_of(socket)->handed_on = true;
    addPendingConnection(socket);  // Qt's server connects to readyRead, but everything is there already
    QMetaObject::invokeMethod(socket, "readyRead", Qt::DirectConnection);
}

void Gate::refuse(QTcpSocket* socket, Refusal why) {
    visit_of(socket)->handed_on = true;  // what else comes is not looked at
    QByteArray answer = "HTTP/1.1 " + QByteArray::number(static_cast<int>(why)) + " Refused\r\n";
    for (const auto& [name, value] : answer_headers()) answer += name + ": " + value + "\r\n";
    socket->write(answer + "Content-Length: 0\r\n\r\n");
    socket->disconnectFromHost();
}

void Gate::end_late_ones() {
    std::vector<QTcpSocket*> late;
    for (const Visit& visit : visits_)
        if (visit.since.elapsed() > limits_.milliseconds) late.push_back(visit.socket);
    for (QTcpSocket* socket : late) socket->abort();
}

}  // namespace temple::ui
