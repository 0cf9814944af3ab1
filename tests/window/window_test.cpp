// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a person uses it: with keys and clicks.
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>

#include "tests/window/window_fixture.hpp"
#include "ui/settings/settings_file.hpp"

namespace temple::ui {
namespace {

class StartOfAGame : public WindowTest {};

TEST_F(StartOfAGame, FromNamesToTheFirstDealWithTheKeyboardAlone) {
    auto* name = qobject_cast<QLineEdit*>(shown("new_name"));
    ASSERT_NE(name, nullptr);
    EXPECT_FALSE(shown("start")->isEnabled());
    for (const char* who : {"Anna", "Ben", "Carla"}) {
        QTest::keyClicks(name, who);
        QTest::keyClick(name, Qt::Key_Return);
    }
    EXPECT_TRUE(shown("start")->isEnabled());
    key(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_NE(window->session(), nullptr);
    EXPECT_EQ(window->session()->referee().setup().players,
              (std::vector<std::string>{"Anna", "Ben", "Carla"}));
    EXPECT_TRUE(read_caption().contains("Please deal 5 cards"));
}

TEST_F(StartOfAGame, SaysWhatAGameNeeds) {
    settings.players = {"A", "B", "C", "D"};
    open();
    auto* needs = qobject_cast<QLabel*>(shown("needs"));
    EXPECT_TRUE(needs->text().startsWith(
        "4 players. For this game: 3 red and 2 black role cards, 12 number cards, 6 court cards, 2 aces."))
        << needs->text().toStdString();
    key(Qt::Key_3, Qt::ControlModifier);
    EXPECT_TRUE(needs->text().contains("55 objects"));
    settings.players = {"A", "B"};
    open();
    EXPECT_EQ(qobject_cast<QLabel*>(shown("needs"))->text(), "Temple Gold needs 3 to 10 players.");
    EXPECT_FALSE(shown("start")->isEnabled());
    key(Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(shown("start")->isEnabled());
}

TEST_F(StartOfAGame, PlayersAreRememberedAndOrdered) {
    settings.players = {"Anna", "Ben", "Carla"};
    open();
    auto* players = qobject_cast<QListWidget*>(shown("players"));
    players->setCurrentRow(2);
    key(Qt::Key_Up, Qt::ControlModifier);
    click("start");
    EXPECT_EQ(window->session()->referee().setup().players,
              (std::vector<std::string>{"Anna", "Carla", "Ben"}));
    settings = load_settings(path("config.toml")).settings;
    EXPECT_EQ(settings.players, (std::vector<std::string>{"Anna", "Carla", "Ben"}));
}

TEST_F(StartOfAGame, ANameThatIsThereAlreadyGivesWayToTheNext) {
    settings.players = {"Anna", "Ben"};
    open();
    auto* name = qobject_cast<QLineEdit*>(shown("new_name"));
    name->setFocus();
    for (const char* typed : {"Anna", "Carla"}) {
        keys(typed);
        key(Qt::Key_Return);
    }
    EXPECT_EQ(qobject_cast<QListWidget*>(shown("players"))->item(2)->text(), "Carla");
}

TEST_F(StartOfAGame, WhoBeginsIsEnteredAtOnce) {
    settings.players = {"Anna", "Ben", "Carla"};
    open();
    qobject_cast<QComboBox*>(shown("starts"))->setCurrentIndex(2);
    click("start");
    EXPECT_EQ(window->session()->referee().temple_gold()->key, 1u);
    EXPECT_TRUE(read_caption().contains("Ben begins"));
}

TEST_F(StartOfAGame, AnUnfinishedGameGoesOnWhereItWas) {
    play("temple_gold", {"Anna", "Ben", "Carla"});
    enter({R"({"type":"start","player":"Anna"})", R"({"type":"dealt"})",
           R"({"type":"opened","player":"Ben","card":"QH"})"});
    open();  // as after a crash: nothing was closed in order
    click("resume");
    ASSERT_NE(window->session(), nullptr);
    EXPECT_EQ(window->session()->referee().temple_gold()->opened.size(), 1u);
    EXPECT_EQ(read_caption(), "Round 1: 2 openings are left. Ben has the key.");
    EXPECT_EQ(qobject_cast<QListWidget*>(shown("entries"))->count(), 4);  // and the heading of round 1
}

class ByKeys : public WindowTest {
  protected:
    void SetUp() override {
        WindowTest::SetUp();
        play("temple_gold", {"Anna", "Ben", "Carla"});
    }
};

TEST_F(ByKeys, AWholeGameOfTempleGold) {
    keys("1");  // who begins: Anna
    keys("1");  // cards dealt
    EXPECT_EQ(read_caption(), "Round 1. Anna has the key.");
    keys("1QH");  // Ben's chamber (Anna's own is not offered), the queen of hearts
    EXPECT_EQ(read_caption(), "Ben, the queen of hearts: gold! 4 are still hidden. Ben has the key.");
    keys("2AS");  // Carla
    EXPECT_EQ(read_caption(), "Carla, the ace of spades: a fire trap! 1 is left. Carla has the key.");
    keys("110C");  // Anna, the ten of clubs
    EXPECT_EQ(
        read_caption(),
        "Anna, the ten of clubs: empty. Anna has the key. Round 1 is over. Gather the face-down cards and "
        "shuffle. Please deal 4 cards to everybody.");
    keys("1");    // dealt
    keys("1AH");  // Ben, the last trap
    auto* result = qobject_cast<QLabel*>(shown("result"));
    ASSERT_NE(result, nullptr);
    EXPECT_EQ(result->text(), "The last fire trap: the guardians win!");
    EXPECT_TRUE(read("last_said").startsWith("Ben, the ace of hearts")) << read("last_said").toStdString();
    keys("18S");  // Anna shows the eight of spades
    keys("19S");
    keys("12H");
    EXPECT_EQ(result->text(), "The last fire trap: the guardians win! The guardians win: Anna and Ben.");
    EXPECT_EQ(qobject_cast<QListWidget*>(shown("roles"))->item(2)->text(), "Carla: adventurer");
}

TEST_F(ByKeys, UndoTakesBackTheEndToo) {
    keys("11");
    keys("1AH");
    keys("1AS");
    ASSERT_NE(shown("result"), nullptr);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(shown("result"), nullptr);
    EXPECT_EQ(window->session()->referee().temple_gold()->opened.size(), 1u);
    EXPECT_TRUE(read_caption().startsWith("Taken back."));
}

TEST_F(ByKeys, BackspaceGoesAStepBackAndNothingIsEnteredByAStrayKey) {
    keys("11");
    keys("2");
    key(Qt::Key_Backspace);
    keys("xyz,.");
    EXPECT_EQ(window->session()->referee().temple_gold()->opened.size(), 0u);
    keys("1");
    keys("Q");
    keys("QD");  // a card begun anew
    EXPECT_EQ(window->session()->referee().temple_gold()->opened[0].card.name(), "QD");
    EXPECT_EQ(window->session()->referee().temple_gold()->opened[0].player, 1u);
}

TEST_F(ByKeys, MuteRepeatAndHelp) {
    EXPECT_EQ(speech->spoken.size(), 1u);
    key(Qt::Key_M);
    EXPECT_TRUE(window->voice().muted());
    keys("1");
    EXPECT_EQ(speech->spoken.size(), 1u);
    key(Qt::Key_M);
    key(Qt::Key_R);
    EXPECT_EQ(speech->spoken.back(), "Anna begins.");
    bool open_help = false;
    QTimer::singleShot(50, [&] {
        auto* dialog = QApplication::activeModalWidget();
        open_help = dialog != nullptr && dialog->objectName() == "help_dialog";
        if (dialog != nullptr) dialog->close();
    });
    key(Qt::Key_F1);
    EXPECT_TRUE(open_help);
}

TEST_F(ByKeys, AClickOnAnEntryPutsItRight) {
    keys("11");
    keys("1QH");
    auto* entries = qobject_cast<QListWidget*>(shown("entries"));
    auto* opened = entries->item(entries->count() - 1);
    QTimer::singleShot(50, [] {
        auto* dialog = QApplication::activeModalWidget();
        auto* king = dialog->findChild<QPushButton*>("to_card_KH");
        ASSERT_NE(king, nullptr);
        king->click();
    });
    QTest::mouseClick(entries->viewport(), Qt::LeftButton, {}, entries->visualItemRect(opened).center());
    EXPECT_EQ(window->session()->referee().temple_gold()->opened[0].card.name(), "KH");
    EXPECT_TRUE(read_caption().startsWith("Corrected."));
}

TEST_F(ByKeys, EverySentenceIsSpokenOnceInOrder) {
    for (const char* typed : {"1", "1", "1QH"}) keys(typed);
    while (speech->at_once > 0) speech->finish();
    const std::vector<QString> expected{
        "For this game: 2 red and 2 black role cards, 8 number cards, 5 court cards, 2 aces. One role card "
        "goes back unseen.",
        "Please deal 5 cards to everybody.", "Anna begins.", "Round 1. Anna has the key.",
        "Ben, the queen of hearts: gold! 4 are still hidden. Ben has the key."};
    EXPECT_EQ(speech->spoken, expected);
}

TEST_F(ByKeys, PlayAgainKeepsThePlayers) {
    for (const char* typed : {"1", "1", "1AH", "1AS"}) keys(typed);
    click("again");
    EXPECT_FALSE(window->session()->referee().over());
    EXPECT_EQ(window->session()->referee().setup().players.size(), 3u);
}

TEST_F(ByKeys, LeavingKeepsTheGame) {
    keys("1");
    key(Qt::Key_Escape);
    EXPECT_EQ(window->session(), nullptr);
    EXPECT_EQ(qobject_cast<QListWidget*>(shown("unfinished"))->count(), 1);
}

class OtherGames : public WindowTest {};

TEST_F(OtherGames, TempleCodeTellsNoCombination) {
    play("temple_code", {"Anna", "Ben"});
    keys("1");  // Anna begins
    keys("1");  // Anna's combination
    EXPECT_EQ(read_caption(), "Anna has a combination.");
    keys("1");  // Ben's
    EXPECT_TRUE(read_caption().contains("Anna deals 2 cards to everybody."));
    keys("1NACPNA");  // Anna's two cards
    keys("1WKPKTA");  // Ben's, the last one left
    EXPECT_TRUE(read_caption().contains("Anna, your turn"));
    keys("1WKP");  // from Ben
    EXPECT_TRUE(read_caption().contains("Anna, look under the arrow."));
}

TEST_F(OtherGames, MonkeyTempleShowsNoNumberBeforeItIsTurnedUp) {
    play("monkey_temple", {"Anna", "Ben", "Carla"});
    keys("1");     // Anna is the monkey player
    keys("1");     // laid out
    keys("1111");  // four tourists
    keys("1");     // a guardian
    EXPECT_TRUE(read_caption().contains("place the monkeys"));
    auto* table = shown("table");
    EXPECT_TRUE(table->accessibleDescription().contains("a thief token"));
}

}  // namespace

void WindowTest::enter(const std::vector<std::string>& events) {
    for (const std::string& event : events) window->session()->enter(nlohmann::json::parse(event));
    window->refresh();
    QCoreApplication::processEvents();
}

}  // namespace temple::ui
