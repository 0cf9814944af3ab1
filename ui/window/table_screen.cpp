// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/table_screen.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>

#include "ui/window/camera_words.hpp"
#include "ui/window/live_view.hpp"

namespace temple::ui {
namespace {

constexpr int quarter = 90;  // degrees

class TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

QLabel* plain_label(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

}  // namespace

TableScreen::TableScreen(QWidget* parent) : QWidget(parent) {
    setObjectName("table_screen");
    live_ = new LiveView;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 12, 16, 12);
    grid->addWidget(live_, 0, 0);
    grid->addWidget(make_side(), 0, 1);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
}

QWidget* TableScreen::make_side() {
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    source_ = new QComboBox;
    source_->setObjectName("source");
    source_->setAccessibleName(TableWords::tr("Camera, video file or address"));
    source_->setEditable(true);
    source_->setInsertPolicy(QComboBox::NoInsert);
    source_->lineEdit()->setPlaceholderText(TableWords::tr("camera:0, a video file, or http://..."));
    source_->lineEdit()->setAccessibleName(source_->accessibleName());
    source_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(source_, &QComboBox::activated, this, [this] { chosen(); });
    connect(source_->lineEdit(), &QLineEdit::returnPressed, this, [this] { chosen(); });
    auto* browse = new QPushButton(TableWords::tr("File..."));
    browse->setObjectName("browse");
    browse->setAccessibleName(TableWords::tr("Choose a video file"));
    connect(browse, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, TableWords::tr("Choose a video file"));
        if (file.isEmpty()) return;
        source_->setEditText(file);
        chosen();
    });
    turn_ = new QPushButton;
    turn_->setObjectName("turn");
    turn_->setAccessibleName(TableWords::tr("Turn the picture by a quarter"));
    turn_->setShortcut(QKeySequence(Qt::Key_F6));
    connect(turn_, &QPushButton::clicked, this, [this] {
        camera_.quarter_turns = (camera_.quarter_turns + 1) % 4;
        set_camera(camera_);
        chosen();
    });
    mirror_ = new QCheckBox(TableWords::tr("Mirrored (F7)"));
    mirror_->setObjectName("mirror");
    mirror_->setAccessibleName(TableWords::tr("Mirrored"));
    mirror_->setShortcut(QKeySequence(Qt::Key_F7));
    connect(mirror_, &QCheckBox::clicked, this, [this] { chosen(); });
    state_ = plain_label("camera_state");
    check_ = plain_label("picture_check");
    auto* help = plain_label("placing_help");
    help->setText(placing_help());
    help->setProperty("muted", true);
    auto* back = new QPushButton(TableWords::tr("Done (Esc)"));
    back->setObjectName("table_back");
    back->setAccessibleName(TableWords::tr("Done"));
    back->setProperty("next", true);
    connect(back, &QPushButton::clicked, this, [this] {
        if (actions_.back) actions_.back();
    });
    auto* row = new QHBoxLayout;
    row->addWidget(source_, 1);
    row->addWidget(browse);
    auto* turns = new QHBoxLayout;
    turns->addWidget(turn_);
    turns->addWidget(mirror_);
    turns->addStretch(1);
    auto* title = new QLabel(TableWords::tr("Camera"));
    title->setBuddy(source_);
    layout->addWidget(title);
    layout->addLayout(row);
    layout->addLayout(turns);
    layout->addWidget(state_);
    layout->addWidget(check_);
    layout->addStretch(1);
    layout->addWidget(help);
    layout->addStretch(1);
    layout->addWidget(back, 0, Qt::AlignRight);
    set_camera({});
    return side;
}

void TableScreen::set_camera(const Settings::Camera& camera) {
    camera_ = camera;
    const int known = source_->findData(QString::fromStdString(camera.source));
    if (known >= 0)
        source_->setCurrentIndex(known);
    else
        source_->setEditText(QString::fromStdString(camera.source));
    mirror_->setChecked(camera.mirror);
    turn_->setText(TableWords::tr("Turned by %1 degrees (F6)").arg(camera.quarter_turns * quarter));
}

void TableScreen::set_cameras(const QList<std::pair<QString, QString>>& cameras) {
    source_->clear();
    source_->addItem(TableWords::tr("No camera: by hand"), QString());
    for (const auto& [name, source] : cameras) source_->addItem(name, source);
    set_camera(camera_);
}

void TableScreen::chosen() {
    const int index = source_->findText(source_->currentText());
    camera_.source =
        (index >= 0 ? source_->itemData(index).toString() : source_->currentText().trimmed()).toStdString();
    camera_.mirror = mirror_->isChecked();
    if (actions_.choose) actions_.choose(camera_);
}

void TableScreen::show_view(const std::optional<VisionView>& view, bool hide_picture) {
    live_->show_view(view, hide_picture);
    QString words = view ? check_words(*view) : QString();
    if (view && hide_picture)
        words += "\n" +
                 TableWords::tr("During a game the picture stays hidden: somebody may be looking at a card.");
    check_->setText(words);
}

void TableScreen::show_state(const QString& words, bool fault) {
    state_->setText(words);
    if (state_->property("alarm").toBool() == fault) return;
    state_->setProperty("alarm", fault);
    state_->style()->unpolish(state_);
    state_->style()->polish(state_);
}

}  // namespace temple::ui
