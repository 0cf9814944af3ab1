// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pdf_file.hpp"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace temple::ui {

namespace {

constexpr int resolution = 1200;  // units an inch
constexpr double mm_an_inch = 25.4;

QPageLayout layout_of(const datasets::Sheet& sheet) {
    QSizeF size = sheet.size;
    const bool on_its_side = size.width() > size.height();
    if (on_its_side) size.transpose();
    return {QPageSize(size, QPageSize::Millimeter, "", QPageSize::FuzzyMatch),
            on_its_side ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0),
            QPageLayout::Millimeter};
}

}  // namespace

std::expected<void, std::string> write_whole(const std::string& file, const QByteArray& bytes,
                                             const std::string& what) {
    QSaveFile out(QString::fromStdString(file));
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        return std::unexpected(what + " " + file + ": cannot be written (" + out.errorString().toStdString() +
                               "); name another file");
    return {};
}

std::expected<void, std::string> write_pdf(const std::string& file,
                                           const std::vector<datasets::Sheet>& sheets, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(resolution);
        writer.setTitle(title);
        writer.setCreator("Temple Table");
        if (!sheets.empty()) writer.setPageLayout(layout_of(sheets.front()));
        QPainter painter(&writer);
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            if (i > 0) {
                writer.setPageLayout(layout_of(sheets[i]));
                writer.newPage();
            }
            painter.save();
            painter.scale(resolution / mm_an_inch, resolution / mm_an_inch);
            datasets::draw_sheet(painter, sheets[i]);
            painter.restore();
        }
        if (!painter.end()) return std::unexpected("print " + file + ": the pages cannot be drawn");
    }
    return write_whole(file, bytes, "print");
}

}  // namespace temple::ui
