// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/table_screen.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QStyle>

#include "ui/window/camera_words.hpp"
#include "ui/window/labelled.hpp"
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
    live_->on_seat_moved = [this](int from, int to) {
        if (actions_.turn_seats) actions_.turn_seats(to - from);
    };
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 12, 16, 12);
    grid->addWidget(live_, 0, 0);
    grid->addWidget(make_side(), 0, 1);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
}

QLayout* TableScreen::make_source() {
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
    auto* browse =
        labelled_button("browse", TableWords::tr("File..."), TableWords::tr("Choose a video file"), [this] {
            const QString file = QFileDialog::getOpenFileName(this, TableWords::tr("Choose a video file"));
            if (file.isEmpty()) return;
            source_->setEditText(file);
            chosen();
        });
    auto* row = new QHBoxLayout;
    row->addWidget(source_, 1);
    row->addWidget(browse);
    return row;
}

QLayout* TableScreen::make_turns() {
    turn_ = labelled_button("turn", {}, TableWords::tr("Turn the picture by a quarter"), [this] {
        camera_.quarter_turns = (camera_.quarter_turns + 1) % 4;
        set_camera(camera_);
        chosen();
    });
    turn_->setShortcut(QKeySequence(Qt::Key_F6));
    mirror_ = new QCheckBox(TableWords::tr("Mirrored (F7)"));
    mirror_->setObjectName("mirror");
    mirror_->setAccessibleName(TableWords::tr("Mirrored"));
    mirror_->setShortcut(QKeySequence(Qt::Key_F7));
    connect(mirror_, &QCheckBox::clicked, this, [this] { chosen(); });
    auto* row = new QHBoxLayout;
    row->addWidget(turn_);
    row->addWidget(mirror_);
    row->addStretch(1);
    return row;
}

QLayout* TableScreen::make_deck() {
    names_ = labelled_button("turn_seats", TableWords::tr("Names one seat on (F8)"),
                             TableWords::tr("Move every name to the next seat, clockwise; or drag a name"),
                             [this] {
                                 if (actions_.turn_seats) actions_.turn_seats(1);
                             });
    names_->setShortcut(QKeySequence(Qt::Key_F8));
    names_->setEnabled(false);
    const auto check = [](const char* name, const QString& text, const QString& words, Qt::Key key) {
        auto* button = labelled_button(name, text, words, [] {});
        button->setCheckable(true);
        button->setShortcut(QKeySequence(key));
        return button;
    };
    chambers_ = check("check_chambers", TableWords::tr("Check chambers (F9)"),
                      TableWords::tr("Count the chambers that are spread face up"), Qt::Key_F9);
    roles_ = check("check_roles", TableWords::tr("Check roles (F10)"),
                   TableWords::tr("Count the role cards that are spread face up"), Qt::Key_F10);
    connect(chambers_, &QPushButton::toggled, this, [this](bool on) {
        if (on) roles_->setChecked(false);
    });
    connect(roles_, &QPushButton::toggled, this, [this](bool on) {
        if (on) chambers_->setChecked(false);
    });
    auto* row = new QHBoxLayout;
    row->addWidget(chambers_);
    row->addWidget(roles_);
    row->addStretch(1);
    auto* rows = new QVBoxLayout;
    rows->addWidget(names_, 0, Qt::AlignLeft);
    rows->addLayout(row);
    return rows;
}

QWidget* TableScreen::make_side() {
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    state_ = plain_label("camera_state");
    check_ = plain_label("picture_check");
    deck_words_ = plain_label("deck_words");
    deck_words_->hide();
    auto* help = plain_label("placing_help");
    help->setText(placing_help());
    help->setProperty("muted", true);
    auto* back = labelled_button("table_back", TableWords::tr("Done (Esc)"), TableWords::tr("Done"), [this] {
        if (actions_.back) actions_.back();
    });
    back->setProperty("next", true);
    auto* source = make_source();
    layout->addWidget(heading(TableWords::tr("Camera"), source_));
    layout->addLayout(source);
    layout->addLayout(make_turns());
    layout->addWidget(state_);
    layout->addWidget(check_);
    layout->addLayout(make_deck());
    layout->addWidget(deck_words_);
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
    plane_ = view ? view->plane : std::nullopt;
    QString words = view ? check_words(*view) : QString();
    if (view && hide_picture)
        words += "\n" +
                 TableWords::tr("During a game the picture stays hidden: somebody may be looking at a card.");
    check_->setText(words);
}

void TableScreen::show_seats(const std::vector<std::string>& names, const std::vector<table::Place>& at) {
    QList<LiveView::Seat> seats;
    if (plane_ && names.size() == at.size())
        for (std::size_t i = 0; i < names.size(); ++i) {
            const cv::Point2f px = plane_->to_px(at[i]);
            seats.append({QString::fromStdString(names[i]), QPointF(px.x, px.y)});
        }
    names_->setEnabled(!seats.isEmpty());
    live_->show_seats(seats);
}

TableScreen::Deck TableScreen::deck() const {
    if (chambers_->isChecked()) return Deck::chambers;
    return roles_->isChecked() ? Deck::roles : Deck::none;
}

void TableScreen::show_deck(const QString& words, bool can_be_checked) {
    for (QPushButton* button : {chambers_, roles_}) {
        button->setEnabled(can_be_checked);
        if (!can_be_checked) button->setChecked(false);
    }
    deck_words_->setText(words);
    deck_words_->setVisible(!words.isEmpty());
}

void TableScreen::show_state(const QString& words, bool fault, const QString& detail) {
    state_->setText(words);
    state_->setToolTip(detail);
    if (state_->property("alarm").toBool() == fault) return;
    state_->setProperty("alarm", fault);
    state_->style()->unpolish(state_);
    state_->style()->polish(state_);
}

}  // namespace temple::ui
