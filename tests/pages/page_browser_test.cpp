// SPDX-License-Identifier: GPL-3.0-or-later
// The pages in a real browser (browser/README.md).
#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QThread>
#include <sstream>

#include "tests/pages/paged_table.hpp"
#include "ui/words/language.hpp"

namespace temple::ui::test {
namespace {

using nlohmann::json;

const QString folder = QString(TEMPLE_SOURCE_DIR) + "/tests/pages/browser";
constexpr int patience = 240'000;  // ms; with a busy machine

QString what_is_missing() {
    if (QStandardPaths::findExecutable("node").isEmpty()) return "node is not installed";
    if (QStandardPaths::findExecutable("chromium").isEmpty()) return "chromium is not installed";
    if (!QFile::exists(folder + "/node_modules/playwright-core")) return "npm ci was not run in " + folder;
    return {};
}

class Browser : public testing::Test {
  protected:
    void SetUp() override {
        if (const QString missing = what_is_missing(); !missing.isEmpty())
            GTEST_SKIP() << missing.toStdString();
        install_language(Language::german);
        german = std::make_unique<PagedTable>(referee::GameSetup{"temple_code", {"Anna", "Ben"}});
        play_first_round(*german);
        install_language(Language::english);
        play_first_round(code);
        gold.play({R"({"type":"start","player":"Anna"})", R"({"type":"dealt","counts":[5,5,5]})"});
    }
    std::string set_up() {
        json links{{"anna", code.server->link(0)},      {"ben", code.server->link(1)},
                   {"gold", gold.server->link(0)},      {"hostile", hostile.server->link(1)},
                   {"german", german->server->link(0)}, {"german_host", german->server->link(2)}};
        return json{{"browser", QStandardPaths::findExecutable("chromium").toStdString()},
                    {"links", links},
                    {"screenshots", qEnvironmentVariable("TEMPLE_TABLE_SCREENSHOTS").toStdString()}}
            .dump();
    }
    void take_line(const std::string& line) {
        if (line.starts_with("ok ")) ++fine;
        if (line.starts_with("failed ")) ADD_FAILURE() << line;
        if (!line.starts_with("do ")) return;
        const json event = json::parse(line.substr(3));
        if (event.contains("kind")) {
            gold.desk->hear(referee::Json(event));
            gold.desk->publish();
        } else {
            code.enter(event);
        }
    }

    PagedTable code{{"temple_code", {"Anna", "Ben"}}};
    PagedTable gold{{"temple_gold", {"Anna", "Ben", "Carla"}}};
    PagedTable hostile{
        {"temple_code", {"Anna", "<img src=x onerror=alert(1)>AVeryLongNameWithoutAnySpaceInItAtAllIndeed"}}};
    std::unique_ptr<PagedTable> german;
    int fine = 0;
};

TEST_F(Browser, PlayersSeeTheirOwnGuessAndTheHostControls) {
    QProcess node;
    node.setWorkingDirectory(folder);
    node.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    node.start("node", {"run.mjs", QString::fromStdString(set_up())});
    ASSERT_TRUE(node.waitForStarted());
    QElapsedTimer since;
    since.start();
    while (node.state() != QProcess::NotRunning && since.elapsed() < patience) {
        node.waitForReadyRead(20);
        while (node.canReadLine()) take_line(node.readLine().trimmed().toStdString());
        for (PagedTable* table : {&code, &gold, &hostile, german.get()}) table->desk->serve();
    }
    while (node.canReadLine()) take_line(node.readLine().trimmed().toStdString());
    EXPECT_EQ(node.state(), QProcess::NotRunning);
    EXPECT_EQ(node.exitCode(), 0);
    EXPECT_EQ(fine, 12);
    ASSERT_EQ(gold.answers.size(), 1U);
    EXPECT_EQ(gold.answers[0].second, "KH");
}

}  // namespace
}  // namespace temple::ui::test
