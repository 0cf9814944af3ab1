// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <array>
#include <utility>

namespace temple::ui {

/// What every answer carries, also a refusal: nothing from elsewhere is loaded, nothing is kept or told on.
inline const auto& answer_headers() {
    static const std::array<std::pair<QByteArray, QByteArray>, 8> headers{
        {{"Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
         {"Referrer-Policy", "no-referrer"},
         {"Cache-Control", "no-store"},
         {"X-Content-Type-Options", "nosniff"},
         {"X-Frame-Options", "DENY"},
         {"Cross-Origin-Resource-Policy", "same-origin"},
         {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
         {"Connection", "close"}}};
    return headers;
}

}  // namespace temple::ui
