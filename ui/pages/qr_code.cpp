// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/qr_code.hpp"

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

namespace temple::ui {

QrCode qr_code(const std::string& text) {
    const ZXing::BitMatrix matrix =
        ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode).setMargin(0).encode(text, 0, 0);
    QrCode code{matrix.width(), {}};
    for (int y = 0; y < matrix.height(); ++y)
        for (int x = 0; x < matrix.width(); ++x) code.dark.push_back(matrix.get(x, y));
    return code;
}

std::string in_letters(const QrCode& code) {
    constexpr int quiet = 4;  // modules, as the standard asks
    std::string all;
    for (int y = -quiet; y < code.size + quiet; y += 2) {
        all += "\033[30;107m";  // black on white, whatever the terminal's colours are
        for (int x = -quiet; x < code.size + quiet; ++x) {
            const bool upper = code.at(x, y), lower = code.at(x, y + 1);
            all += upper && lower ? "\u2588" : upper ? "\u2580" : lower ? "\u2584" : " ";
        }
        all += "\033[0m\n";
    }
    return all;
}

}  // namespace temple::ui
