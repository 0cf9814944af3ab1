// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages_dialog.hpp"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>

#include "ui/pages/qr_code.hpp"

namespace temple::ui {
namespace {

class PagesWords {
    Q_DECLARE_TR_FUNCTIONS(PagesWords)
};

constexpr int quiet_zone = 4;     // modules, as the standard asks
constexpr int code_pixels = 330;  // a side; a phone reads it from a metre away

/// Black on white whatever the window's colours are: many phones read nothing else.
QPixmap picture_of(const QrCode& code) {
    const int modules = code.size + 2 * quiet_zone, each = std::max(1, code_pixels / modules);
    QPixmap picture(modules * each, modules * each);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x)
            if (code.at(x, y))
                painter.fillRect((x + quiet_zone) * each, (y + quiet_zone) * each, each, each, Qt::black);
    return picture;
}

}  // namespace

PagesDialog::PagesDialog(QWidget* parent) : QDialog(parent) {
    setObjectName("pages_dialog");
    setWindowTitle(PagesWords::tr("Player pages"));
    auto* grid = new QGridLayout(this);
    note_ =
        new QLabel(PagesWords::tr("Choose your name and scan the code with your phone, in the same network. "
                                  "The code is the key to your page: let nobody else scan it."));
    note_->setObjectName("pages_note");
    note_->setTextFormat(Qt::PlainText);
    note_->setWordWrap(true);
    names_ = new QListWidget;
    names_->setObjectName("page_names");
    names_->setAccessibleName(PagesWords::tr("Whose page"));
    code_ = new QLabel;
    code_->setObjectName("page_code");
    code_->setAlignment(Qt::AlignCenter);
    link_ = new QLabel;
    link_->setObjectName("page_link");
    link_->setTextFormat(Qt::PlainText);
    link_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    link_->setAlignment(Qt::AlignCenter);
    address_label_ = new QLabel(PagesWords::tr("Network"));
    addresses_ = new QComboBox;
    addresses_->setObjectName("page_address");
    addresses_->setAccessibleName(address_label_->text());
    auto* off = new QPushButton(PagesWords::tr("Switch the pages off"));
    off->setObjectName("pages_off");
    auto* close = new QPushButton(PagesWords::tr("Close (Esc)"));
    close->setAccessibleName(PagesWords::tr("Close"));
    close->setDefault(true);
    grid->addWidget(note_, 0, 0, 1, 3);
    grid->addWidget(names_, 1, 0, 2, 1);
    grid->addWidget(code_, 1, 1, 1, 2);
    grid->addWidget(link_, 2, 1, 1, 2);
    grid->addWidget(address_label_, 3, 0);
    grid->addWidget(addresses_, 3, 1, 1, 2);
    grid->addWidget(off, 4, 0);
    grid->addWidget(close, 4, 2, Qt::AlignRight);
    connect(names_, &QListWidget::currentRowChanged, this, [this](int index) { show_code(index); });
    connect(addresses_, &QComboBox::activated, this, [this](int index) {
        if (on_address) on_address(index);
    });
    connect(off, &QPushButton::clicked, this, [this] {
        if (on_off) on_off();
        accept();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    show_addresses({}, 0);
}

void PagesDialog::show_links(const QList<PageLink>& links) {
    links_ = links;
    names_->clear();
    for (const PageLink& link : links) names_->addItem(link.name);
    names_->setCurrentRow(links.isEmpty() ? -1 : 0);
}

void PagesDialog::show_code(int index) {
    const bool any = index >= 0 && index < links_.size();
    code_->setVisible(any);
    link_->setVisible(any);
    if (!any) return;
    code_->setPixmap(picture_of(qr_code(links_[index].link.toStdString())));
    code_->setAccessibleName(PagesWords::tr("Code of the page of %1").arg(links_[index].name));
    link_->setText(links_[index].link);
}

void PagesDialog::show_addresses(const QStringList& addresses, int chosen) {
    addresses_->clear();
    addresses_->addItems(addresses);
    addresses_->setCurrentIndex(chosen);
    address_label_->setVisible(addresses.size() > 1);
    addresses_->setVisible(addresses.size() > 1);
}

void PagesDialog::show_problem(const QString& problem) {
    show_links({});
    note_->setText(problem);
}

}  // namespace temple::ui
