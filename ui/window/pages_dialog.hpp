// SPDX-License-Identifier: GPL-3.0-or-later
// Where the players' pages are: a code to scan for each of them, one at a time, for it is a key.
#pragma once

#include <QDialog>
#include <functional>

class QComboBox;
class QLabel;
class QListWidget;

namespace temple::ui {

struct PageLink {
    QString name, link;
};

class PagesDialog : public QDialog {
  public:
    explicit PagesDialog(QWidget* parent = nullptr);

    void show_links(const QList<PageLink>& links);
    /// @param addresses of this computer; a choice is offered if there are several
    void show_addresses(const QStringList& addresses, int chosen);
    /// Shows why there are no pages.
    void show_problem(const QString& problem);

    std::function<void(int)> on_address;  // another one was chosen
    std::function<void()> on_off;         // the pages are to be switched off

  private:
    void show_code(int index);

    QList<PageLink> links_;
    QListWidget* names_ = nullptr;
    QLabel* code_ = nullptr;
    QLabel* link_ = nullptr;
    QLabel* note_ = nullptr;
    QLabel* address_label_ = nullptr;
    QComboBox* addresses_ = nullptr;
};

}  // namespace temple::ui
