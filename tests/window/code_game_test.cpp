// SPDX-License-Identifier: GPL-3.0-or-later
// A filmed game of Temple Code in the window: what is said and its captions, as a screen reader reads them,
// are those of the game, and no combination that stands on a holder is shown anywhere.
#include <QElapsedTimer>
#include <QListWidget>
#include <algorithm>
#include <fstream>

#include "datasets/simulate/simulation.hpp"
#include "tests/window/window_fixture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/sentences.hpp"

namespace temple::ui {
namespace {

using nlohmann::json;

class FilmedCode : public WindowTest {
  protected:
    std::vector<json> lines(const char* file) const {
        std::vector<json> all;
        std::ifstream in(path(file));
        for (std::string line; std::getline(in, line);) all.push_back(json::parse(line));
        return all;
    }
    void film() const {
        datasets::SimulationWishes wishes;
        wishes.setup = {"temple_code", {"Anna", "Ben"}, json::object()};
        wishes.seed = 5;
        wishes.length = 10;
        wishes.scene.tilt = 15;
        wishes.video.fps = 8;
        wishes.video.path = path("game.mp4");
        const auto made = datasets::simulate(wishes);
        ASSERT_TRUE(made) << made.error().text;
    }
    void watch() {
        VisionSetup video;
        video.open = [this] { return scanner::open_source(path("game.mp4"), 0); };
        video.is_file = true;
        video.real_time = false;
        window->open_vision(video);
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < 120'000 && window->camera_state() != CameraState::ended;) {
            while (speech->at_once > 0) speech->finish();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            note_caption();
            look_for_secrets();
        }
        for (int i = 0; i < 10; ++i) {  // what the last frame gave
            QTest::qWait(20);
            while (speech->at_once > 0) speech->finish();
        }
        note_caption();
    }
    /// As a screen reader would; two that follow each other at once are one.
    void note_caption() {
        const QString now = read_caption();
        if (captions.isEmpty() || captions.last() != now) captions << now;
    }
    /// Every text that can be read, seen or not, without those combinations that were discarded.
    QString everything_shown() const {
        QStringList all;
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            if (const auto* label = qobject_cast<QLabel*>(widget)) all << label->text();
            if (const auto* button = qobject_cast<QAbstractButton*>(widget)) all << button->text();
            if (const auto* list = qobject_cast<QListWidget*>(widget))
                for (int row = 0; row < list->count(); ++row) all << list->item(row)->text();
            all << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        }
        for (const QString& sentence : speech->spoken) all << sentence;
        return all.join("\n");
    }
    void look_for_secrets() {
        if (window->session() == nullptr) return;
        const auto events = window->session()->referee().events_in_force();
        if (events.size() == events_looked_at) return;
        events_looked_at = events.size();
        std::map<std::string, std::string> standing;  // player: combination
        for (const json& event : events) {
            const std::string type = event.value("type", "");
            if (type == "combination") standing[event["player"]] = event.value("card", "");
            if (type == "guess") standing.erase(event["player"]);
        }
        const QString shown = everything_shown();
        for (const auto& [player, card] : standing) {
            ASSERT_FALSE(card.empty());
            ++secrets_looked_for;
            for (const QString& name :
                 {QString::fromStdString(card), card_words(QString::fromStdString(card))})
                EXPECT_FALSE(shown.contains(name)) << player << ": " << name.toStdString();
        }
    }

    QStringList captions;
    std::size_t events_looked_at = 0;
    int secrets_looked_for = 0;
};

TEST_F(FilmedCode, ItsCaptionsAreThoseOfTheGameAndNoCombinationIsShown) {
    film();
    window->start_game({"temple_code", {"Anna", "Ben"}, json::object()}, std::nullopt);
    watch();
    ASSERT_EQ(window->camera_state(), CameraState::ended);
    const auto expected = lines("game.expected.jsonl");
    ASSERT_GE(expected.size(), 10u);
    QStringList sentences;
    QString spoken;
    for (const QString& one : speech->spoken) spoken += one + "\n";
    qsizetype from = 0;
    for (const json& line : expected) {
        sentences << sentence(line);
        if (!is_spoken(line)) continue;
        const qsizetype at = spoken.indexOf(sentences.last(), from);
        EXPECT_GE(at, 0) << sentences.last().toStdString() << "\nis missing or out of order in\n"
                         << spoken.toStdString();
        if (at >= 0) from = at + 1;
    }
    EXPECT_GT(captions.size(), 3);
    EXPECT_TRUE(captions.last().contains(sentences.last())) << captions.last().toStdString();
    // The longest first: "Anna begins." is part of another.
    std::ranges::sort(sentences, std::ranges::greater{}, [](const QString& one) { return one.size(); });
    for (QString caption : captions) {
        for (const QString& one : sentences) caption.remove(one);
        EXPECT_TRUE(caption.trimmed().isEmpty()) << "shown, but it did not happen: " << caption.toStdString();
    }
    std::vector<std::string> kinds, expected_kinds;
    for (const auto& line : window->session()->said()) kinds.push_back(line["kind"]);
    for (const json& line : expected) expected_kinds.push_back(line["kind"]);
    EXPECT_EQ(kinds, expected_kinds) << "something was said that did not happen";
    EXPECT_GT(secrets_looked_for, 5);
    EXPECT_EQ(window->session()->seats().size(), 2u);
    EXPECT_TRUE(window->session()->questions().empty());
}

}  // namespace
}  // namespace temple::ui
