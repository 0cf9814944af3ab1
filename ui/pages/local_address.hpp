// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace temple::ui {

struct LocalAddress {
    std::string address;  // "192.168.1.5"
    std::string interface_name;
};

/// This computer's addresses in local networks (IPv4, of the ranges of RFC 1918 and RFC 3927), the likeliest
/// to be reached by a phone first: Wi-Fi, cable, the rest; those of bridges and tunnels last. An address that
/// the internet can reach is never among them. Where there is none: this computer alone (127.0.0.1).
std::vector<LocalAddress> local_addresses();

/// True for an address that pages may be shown at: of a local network or of this computer alone.
bool is_local(const std::string& address);

}  // namespace temple::ui
