// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/local_address.hpp"

#include <QNetworkInterface>
#include <algorithm>
#include <array>

namespace temple::ui {
namespace {

int unlikeliness(const QNetworkInterface& network, const QHostAddress& address) {
    constexpr std::array<const char*, 7> of_machines{"docker", "br-", "virbr", "veth", "vmnet", "tun", "tap"};
    const bool is_virtual =
        std::ranges::any_of(of_machines, [&](const char* name) { return network.name().startsWith(name); });
    int unlikely = is_virtual ? 8 : 0;
    if (address.isLinkLocal()) unlikely += 4;
    if (network.type() == QNetworkInterface::Ethernet)
        unlikely += 1;
    else if (network.type() != QNetworkInterface::Wifi)
        unlikely += 2;
    return unlikely;
}

}  // namespace

bool is_local(const std::string& text) {
    const std::array<std::pair<const char*, int>, 5> ranges{
        {{"10.0.0.0", 8}, {"172.16.0.0", 12}, {"192.168.0.0", 16}, {"169.254.0.0", 16}, {"127.0.0.0", 8}}};
    const QHostAddress address(QString::fromStdString(text));
    return address.protocol() == QAbstractSocket::IPv4Protocol &&
           std::ranges::any_of(ranges, [&](const auto& range) {
               return address.isInSubnet(QHostAddress(QString(range.first)), range.second);
           });
}

std::vector<LocalAddress> local_addresses() {
    std::vector<std::pair<int, LocalAddress>> found;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : network.addressEntries())
            if (const std::string address = entry.ip().toString().toStdString(); is_local(address))
                found.push_back({unlikeliness(network, entry.ip()),
                                 {address, network.humanReadableName().toStdString()}});
    }
    std::ranges::stable_sort(found, {}, &std::pair<int, LocalAddress>::first);
    std::vector<LocalAddress> all;
    for (const auto& [unlikely, address] : found) all.push_back(address);
    if (all.empty()) all.push_back({"127.0.0.1", "lo"});
    return all;
}

}  // namespace temple::ui
