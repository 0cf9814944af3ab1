// SPDX-License-Identifier: GPL-3.0-or-later
// The last announcement, as large as its place allows: to be read from the other side of the table.
#pragma once

#include <QLabel>

namespace temple::ui {

class Caption : public QLabel {
  public:
    explicit Caption(QWidget* parent = nullptr);

    void say(const QString& text);
    /// Height of its letters' font, px.
    int letter_height() const { return font().pixelSize(); }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
};

}  // namespace temple::ui
