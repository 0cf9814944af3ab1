// SPDX-License-Identifier: GPL-3.0-or-later
// The window sees a table: what it missed, a bump, who sits where, which cards are spread.
#include "tests/window/filmed_table.hpp"

#include <QElapsedTimer>
#include <numbers>

#include "tests/window/window_fixture.hpp"
#include "ui/window/camera_words.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

constexpr double upright = std::numbers::pi / 2;

class Filmed : public WindowTest {
  protected:
    /// Waits until it is so. @return false if it is not within 40 s (a busy machine is slow)
    bool until(const std::function<bool()>& so) {
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < 40'000;) {
            while (speech->at_once > 0) speech->finish();
            if (so()) return true;
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        }
        return false;
    }
    QString text(const char* label) const {
        auto* found = qobject_cast<QLabel*>(shown(label));
        return found == nullptr ? QString() : found->text();
    }
    /// Rows of five before four players, the first at the bottom.
    void lay_rows() {
        table->change([](scanner::TableScene& scene) {
            for (int i = 0; i < 5; ++i) {
                const double along = (i - 2) * 64.0;
                scene.cards.push_back({{{600 + along, 720}, upright}});
                scene.cards.push_back({{{80, 400 + along}, 0.0}});
                scene.cards.push_back({{{600 + along, 80}, upright}});
                scene.cards.push_back({{{1120, 400 + along}, 0.0}});
            }
        });
    }
    void spread(const std::vector<const char*>& cards) {
        table->change([&](scanner::TableScene& scene) {
            scene.cards.clear();
            for (std::size_t i = 0; i < cards.size(); ++i)
                scene.cards.push_back({{{150.0 + 110.0 * static_cast<double>(i % 9),
                                         150.0 + 160.0 * static_cast<double>(i / 9)},
                                        upright},
                                       table::Face::up,
                                       *table::Card::parse(cards[i])});
        });
    }

    std::shared_ptr<FilmedTable> table = std::make_shared<FilmedTable>();
};

TEST_F(Filmed, AfterAFaultTheWindowSaysWhatItMissedAndAsksWhoHasTheKey) {
    play("temple_gold", {"Anna", "Ben", "Carla", "Dan"});
    keys("11");  // Anna begins, dealt
    lay_rows();
    window->open_vision(sees(table));
    ASSERT_TRUE(until([&] { return window->camera_state() == CameraState::fine; }));
    table->camera_is_gone = true;
    ASSERT_TRUE(until([&] { return window->camera_state() == CameraState::gone; }));
    EXPECT_TRUE(text("status").contains("The camera is gone")) << text("status").toStdString();
    table->change([](scanner::TableScene& scene) {
        scene.cards[5].face = table::Face::up;
        scene.cards[5].card = *table::Card::parse("QH");
    });
    table->camera_is_gone = false;
    ASSERT_TRUE(until([&] { return !text("question_text").isEmpty(); })) << "it asks nothing";
    EXPECT_EQ(text("question_text"),
              "While I saw nothing, the queen of hearts was opened. Who got the key by it?");
    EXPECT_NE(std::ranges::find(speech->spoken, camera_is_back()), speech->spoken.end());
    keys("1");  // Ben
    EXPECT_EQ(read_caption(), "Ben, the queen of hearts: gold! 5 are still hidden. Ben has the key.");
    EXPECT_EQ(shown("question_text"), nullptr);
}

TEST_F(Filmed, ABumpIsSaidAndTheTableFoundAgain) {
    play("temple_gold", {"Anna", "Ben", "Carla", "Dan"});
    keys("11");
    lay_rows();
    window->open_vision(sees(table));
    ASSERT_TRUE(until([&] {
        return window->camera_state() == CameraState::fine && !text("status").contains(picture_moves());
    }));
    table->is_bumped = true;
    EXPECT_TRUE(until([&] { return text("status").contains(picture_moves()); }));
    table->is_bumped = false;
    EXPECT_TRUE(until([&] { return !text("status").contains(picture_moves()); }));
    EXPECT_EQ(window->session()->referee().temple_gold()->opened.size(), 0u);
}

TEST_F(Filmed, SeatsAreFoundShownAndDragged) {
    window->start_game({"temple_gold", {"Anna", "Ben", "Carla", "Dan"}, nlohmann::json::object()}, "Anna");
    lay_rows();
    window->open_vision(sees(table));
    ASSERT_TRUE(until([&] { return !window->session()->seats().empty(); }));
    const auto found = window->session()->seats();
    EXPECT_GT(found[0].y, found[2].y) << "Anna sits at the bottom edge";
    key(Qt::Key_T, Qt::ControlModifier);
    auto* live = shown("live");
    ASSERT_TRUE(
        until([&] { return live->accessibleDescription().contains("Seats: Anna, Ben, Carla, Dan"); }));
    const auto plane = scanner::TableScene().plane();
    const double scale = std::min(live->width() / 960.0, live->height() / 540.0);
    const auto on_widget = [&](table::Place place) {
        const cv::Point2f px = plane.to_px(place);
        return QPoint(static_cast<int>((live->width() - 960 * scale) / 2 + px.x * scale),
                      static_cast<int>((live->height() - 540 * scale) / 2 + px.y * scale));
    };
    // The camera hangs the other way round: Anna sits where Carla was thought to be.
    const auto plane_seen = [&](std::size_t seat) {
        // The tracker's own plane has another origin; rows lie at known places of the picture.
        static const std::array<table::Place, 4> rows{{{600, 720}, {80, 400}, {600, 80}, {1120, 400}}};
        return on_widget(rows[seat]);
    };
    QTest::mousePress(live, Qt::LeftButton, {}, plane_seen(0));
    QTest::mouseMove(live, plane_seen(1));
    QTest::mouseRelease(live, Qt::LeftButton, {}, plane_seen(2));
    ASSERT_TRUE(until([&] {
        const auto now = window->session()->seats();
        return !now.empty() && now[0].y < now[2].y;
    })) << "Anna's name did not move to the upper edge";
}

TEST_F(Filmed, ACardOutsideTheCheckedDeckIsAskedAbout) {
    settings.players = {"Anna", "Ben", "Carla", "Dan"};
    open();
    spread({"2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S", "10C", "2D",
            "3H", "4S", "JC", "QH", "KD", "JS", "QD", "KC", "AC",  "AH"});
    key(Qt::Key_T, Qt::ControlModifier);
    window->open_vision(sees(table));
    ASSERT_TRUE(until([&] { return shown("check_chambers")->isEnabled(); }));
    key(Qt::Key_F9);
    ASSERT_TRUE(until([&] { return text("deck_words").contains("I know them"); }))
        << text("deck_words").toStdString();
    table->change([](scanner::TableScene& scene) { scene.cards.clear(); });
    lay_rows();
    key(Qt::Key_Escape);  // back from the camera
    window->start_game({"temple_gold", {"Anna", "Ben", "Carla", "Dan"}, json::object()}, "Anna");
    ASSERT_TRUE(until([&] { return read_caption().contains("Round 1"); }))
        << read_caption().toStdString() << "; " << text("status").toStdString();
    table->change([](scanner::TableScene& scene) {
        scene.cards[5].face = table::Face::up;
        scene.cards[5].card = *table::Card::parse("KS");  // it was none of the chosen ones
    });
    ASSERT_TRUE(until([&] { return !text("question_text").isEmpty(); })) << read_caption().toStdString();
    EXPECT_EQ(text("question_text"), "Which card lies in front of Ben?");
    EXPECT_TRUE(window->session()->referee().temple_gold()->opened.empty());
    keys("1");  // what was read
    const QString said = "Ben, the king of spades: gold! 5 are still hidden. Ben has the key.";
    EXPECT_TRUE(until([&] { return read_caption() == said; })) << read_caption().toStdString();
}

TEST_F(Filmed, TheDeckIsCheckedBeforeTheGame) {
    settings.players = {"Anna", "Ben", "Carla"};
    open();
    spread({"2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S", "JC", "QH", "KD", "JS", "QD", "AC", "KH"});
    key(Qt::Key_T, Qt::ControlModifier);
    window->open_vision(sees(table));
    ASSERT_TRUE(until([&] { return shown("check_chambers")->isEnabled(); }));
    key(Qt::Key_F9);
    EXPECT_TRUE(until([&] { return text("deck_words") == "One court card too many, one ace missing."; }))
        << text("deck_words").toStdString();
    spread({"2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S", "JC", "QH", "KD", "JS", "QD", "AC", "AH"});
    EXPECT_TRUE(until([&] { return text("deck_words").startsWith("The cards are right. I know them"); }))
        << text("deck_words").toStdString();
    play("temple_gold", {"Anna", "Ben", "Carla"});
    keys("1");
    key(Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(until([&] { return window->session()->is_watched(); }));
    EXPECT_TRUE(until([&] {
        auto* check = shown("check_chambers");
        return check != nullptr && !check->isEnabled();
    })) << "nothing is counted during a game, and what is seen does not close the screen";
}

}  // namespace
}  // namespace temple::ui
