// SPDX-License-Identifier: GPL-3.0-or-later
// Every screen, in both languages, both looks and two sizes: readable, named, nothing cut off. With
// TEMPLE_TABLE_SCREENSHOTS set to a folder the pictures are kept there.
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSlider>
#include <set>

#include "tests/window/window_fixture.hpp"
#include "ui/window/correction_dialog.hpp"
#include "ui/window/help_dialog.hpp"
#include "ui/window/history_dialog.hpp"
#include "ui/window/pages_dialog.hpp"
#include "ui/window/settings_dialog.hpp"
#include "ui/window/theme.hpp"

namespace temple::ui {
namespace {

TEST(Themes, EveryTextHasAContrastOfFourAndAHalf) {
    for (const Theme& theme : {Theme::light(), Theme::dark_one()})
        for (const auto& pair : theme.pairs())
            EXPECT_GE(contrast(pair.back, pair.text), 4.5) << (theme.dark ? "dark " : "light ") << pair.what;
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 0.01);
}

struct Looks {
    Language language;
    Look look;
    QSize size;
};

class Screens : public WindowTest, public testing::WithParamInterface<Looks> {
  protected:
    void SetUp() override {
        settings.language = GetParam().language;
        settings.look = GetParam().look;
        settings.players = {"Anna", "Ben", "Carla", "Dan"};
        open();
        window->resize(GetParam().size);
        QCoreApplication::processEvents();
    }

    /// Checks what is shown, and keeps a picture of it.
    void look_at(const QString& name, QWidget* widget = nullptr) {
        if (widget == nullptr) widget = window.get();
        QCoreApplication::processEvents();
        EXPECT_EQ(window->size(), GetParam().size) << "it does not fit: " << name.toStdString();
        const auto children = widget->findChildren<QWidget*>();
        for (QWidget* child : children)
            if (child->isVisible()) check(child, name);
        const QString folder = qEnvironmentVariable("TEMPLE_TABLE_SCREENSHOTS");
        if (folder.isEmpty()) return;
        QDir().mkpath(folder);
        const QString file = QString("%1/%2_%3_%4_%5.png")
                                 .arg(folder, name, GetParam().language == Language::german ? "de" : "en",
                                      GetParam().look == Look::dark ? "dark" : "light",
                                      QString::number(GetParam().size.height()));
        EXPECT_TRUE(widget->grab().save(file)) << file.toStdString();
    }

    static void check(QWidget* child, const QString& screen) {
        const std::string what = (screen + " " + child->objectName()).toStdString();
        if (const auto* label = qobject_cast<QLabel*>(child); label != nullptr && !label->text().isEmpty()) {
            const QRect room = label->contentsRect();
            if (label->wordWrap()) {
                const QRect needed = label->fontMetrics().boundingRect(room, Qt::TextWordWrap, label->text());
                EXPECT_LE(needed.height(), label->height() + 2)
                    << what << ": " << label->text().toStdString();
            } else {
                EXPECT_LE(label->fontMetrics().horizontalAdvance(label->text()), room.width() + 2)
                    << what << ": " << label->text().toStdString();
            }
        }
        if (const auto* list = qobject_cast<QListWidget*>(child)) {
            EXPECT_EQ(list->horizontalScrollBar()->maximum(), 0) << what << " has lines that are cut off";
        }
        if (const auto* button = qobject_cast<QPushButton*>(child)) {
            const QString shown_text = QString(button->text()).replace("&&", "&");
            EXPECT_LE(button->fontMetrics().horizontalAdvance(shown_text), button->width() - 4)
                << what << ": " << shown_text.toStdString();
        }
        const bool takes_part = qobject_cast<QAbstractButton*>(child) || qobject_cast<QListWidget*>(child) ||
                                qobject_cast<QComboBox*>(child) || qobject_cast<QLineEdit*>(child) ||
                                qobject_cast<QSlider*>(child);
        if (takes_part && child->focusPolicy() != Qt::NoFocus) {
            auto* interface = QAccessible::queryAccessibleInterface(child);
            const bool named = interface != nullptr && !interface->text(QAccessible::Name).isEmpty();
            const bool inner = qobject_cast<QComboBox*>(child->parentWidget()) != nullptr;
            EXPECT_TRUE(named || inner)
                << what << " has no accessible name, " << child->metaObject()->className();
        }
    }

    void play_gold(std::vector<std::string> players) {
        play("temple_gold", players);
        enter({R"({"type":"start","player":")" + players[0] + R"("})", R"({"type":"dealt"})",
               R"({"type":"opened","player":")" + players[1] + R"(","card":"QH"})",
               R"({"type":"opened","player":")" + players[2] + R"(","card":"AS"})", R"({"type":"undo"})",
               R"({"type":"opened","player":")" + players[2] + R"(","card":"AD"})",
               R"({"type":"opened","player":")" + players[0] + R"(","card":"10C"})"});
    }
};

TEST_P(Screens, Start) {
    look_at("start");
    key(Qt::Key_3, Qt::ControlModifier);
    look_at("start_monkey");
}

TEST_P(Screens, TempleGold) {
    play_gold({"Anna", "Ben", "Carla", "Dan"});
    look_at("gold_player");
    keys("1");
    look_at("gold_card");
}

TEST_P(Screens, AQuestion) {
    play("temple_gold", {"Anna", "Ben", "Carla", "Dan"});
    enter({R"({"type":"start","player":"Anna"})", R"({"type":"dealt"})"});
    ASSERT_TRUE(window->session()->begin_watching(std::nullopt, std::nullopt));
    table::TableChange card;
    card.kind = table::ChangeKind::placed;
    card.track = 1;
    card.t = 100;
    card.face = table::Face::up;
    card.identity.candidates = {{*table::Card::parse("QH"), 0.99}};
    table::TableChange tick;
    tick.t = 104;
    window->session()->see({card, tick});
    window->refresh();
    ASSERT_NE(shown("question_text"), nullptr);
    look_at("gold_question");
}

TEST_P(Screens, AnUnfinishedGameAndANotice) {
    play_gold({"Anna", "Ben", "Carla", "Dan"});
    window->leave_game();
    auto* notice = window->findChild<QLabel*>("notice");
    notice->setText(
        "journal /home/anna/.local/share/temple-table/journal.sqlite: is damaged; it is kept aside");
    notice->show();
    look_at("start_unfinished");
}

TEST_P(Screens, TempleGoldOfTen) {
    play_gold({"Anna", "Ben", "Carla", "Dan", "Eva", "Ferdinand", "Greta", "Hannelore", "Iris", "Jakob"});
    look_at("gold_ten");
}

TEST_P(Screens, TempleCode) {
    play("temple_code", {"Anna", "Ben", "Carla", "Dan"});
    for (int i = 0; i < 5; ++i) keys("1");
    keys("1NACPNA");
    look_at("code_deal");
    keys("1WKPKTA");
    keys("1TWKAWT");
    keys("1CKWNTC");
    look_at("code_take");
    key(Qt::Key_F3);
    keys("1");
    look_at("code_guess");
}

TEST_P(Screens, MonkeyTemple) {
    play("monkey_temple", {"Anna", "Ben", "Carla", "Dan", "Eva"});
    keys("1111111");
    keys("11");
    look_at("monkey_return");
}

TEST_P(Screens, Table) {
    key(Qt::Key_T, Qt::ControlModifier);
    ASSERT_NE(shown("live"), nullptr);
    VisionSetup video;
    video.open = [] { return scanner::open_source(TEMPLE_SOURCE_DIR "/datasets/demo/temple_gold.mp4", 0); };
    video.is_file = true;
    video.real_time = false;
    video.followers = [](const auto&) -> std::expected<Followers, std::string> {
        return card_followers(
            {[](const cv::Mat&, int) { return std::vector<scanner::Detection>(); },
             [](const cv::Mat&, const scanner::Detection&) { return scanner::Sighting(); }});
    };
    window->open_vision(video);
    QTest::qWait(1500);
    look_at("table");
}

TEST_P(Screens, End) {
    play("temple_gold", {"Anna", "Ben", "Carla"});
    for (const char* typed : {"1", "1", "1AH", "1QD", "17C", "1", "1AS"}) keys(typed);
    look_at("end_roles");
    for (const char* typed : {"18S", "19S", "12H"}) keys(typed);
    look_at("end");
}

TEST_P(Screens, Dialogs) {
    play_gold({"Anna", "Ben", "Carla", "Dan"});
    const auto show = [&](const QString& name, QDialog& dialog) {
        dialog.setFont(window->font());
        dialog.show();
        look_at(name, &dialog);
    };
    CorrectionDialog correction(*window->session(), window->session()->entries().back().number);
    show("correction", correction);
    HelpDialog help;
    show("help", help);
    PagesDialog pages;
    pages.show_links({{"Anna", "http://192.168.178.24:41234/abcdefghijklmnopqrstuvwxyzABCDEF/"},
                      {"Ben", "http://192.168.178.24:41234/0123456789abcdefghijklmnopqrstuv/"}});
    pages.show_addresses({"eth0  192.168.178.24", "wlan0  10.0.0.7"}, 0);
    show("pages", pages);
    SettingsDialog chosen(settings, {"Test voice"});
    show("settings", chosen);
    auto journal = referee::Journal::open_existing(path("journal.sqlite"));
    ASSERT_TRUE(journal);
    HistoryDialog history(path("journal.sqlite"), *journal->games());
    show("history", history);
}

TEST_P(Screens, TheCaptionIsReadableAcrossTheTable) {
    play_gold({"Anna", "Ben", "Carla", "Dan"});
    // 1/26 of the height: at least 12 mm of letter height on a screen of 30 cm, 4 mm of it x-height at 3 m.
    EXPECT_GE(shown("caption")->font().pixelSize(), window->height() / 26);
}

TEST_P(Screens, TabGoesThroughEverythingThatCanBeUsed) {
    play_gold({"Anna", "Ben", "Carla", "Dan"});
    std::set<QString> reached;
    for (int i = 0; i < 60; ++i) {
        key(Qt::Key_Tab);
        if (auto* widget = window->focusWidget()) reached.insert(widget->objectName());
    }
    for (const char* name : {"entries", "undo", "repeat", "mute", "choice_1"})
        EXPECT_TRUE(reached.contains(name)) << name;
}

/// Half of all that there is; with pictures, all.
std::vector<Looks> looks() {
    std::vector<Looks> all;
    const bool whole = qEnvironmentVariableIsSet("TEMPLE_TABLE_SCREENSHOTS");
    for (const Language language : {Language::english, Language::german})
        for (const Look look : {Look::light, Look::dark})
            for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
                const bool english = language == Language::english, light = look == Look::light,
                           small = size.height() == 720;
                if (whole || (english == light) == small) all.push_back({language, look, size});
            }
    return all;
}

INSTANTIATE_TEST_SUITE_P(All, Screens, testing::ValuesIn(looks()), [](const auto& chosen) {
    return std::string(chosen.param.language == Language::german ? "German" : "English") +
           (chosen.param.look == Look::dark ? "Dark" : "Light") + std::to_string(chosen.param.size.height());
});

}  // namespace
}  // namespace temple::ui
