// SPDX-License-Identifier: GPL-3.0-or-later
// The window: its screens, the game that is played, voice, settings.
#pragma once

#include <QElapsedTimer>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <expected>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "ui/camera/vision.hpp"
#include "ui/game/checked_chambers.hpp"
#include "ui/game/game_session.hpp"
#include "ui/settings/settings.hpp"
#include "ui/voice/voice.hpp"
#include "ui/words/sentences.hpp"

class QStackedWidget;
class QThread;

namespace temple::ui {

class EndScreen;
class GamePages;
class GameScreen;
class QtCameras;
class StartScreen;
class TableScreen;

struct WindowSetup {
    std::filesystem::path journal;        // where games are kept
    std::filesystem::path settings_file;  // empty: changes are not kept
    Settings settings;
    QString notice;  // to be told at the start; empty: nothing
    std::string version;
    std::unique_ptr<SpeechEngine> engine;
    std::unique_ptr<QtCameras> cameras;  // nothing: only files and addresses
    std::filesystem::path demo{};        // video of the demo game; empty: there is none
};

class MainWindow : public QMainWindow {
  public:
    explicit MainWindow(WindowSetup setup);
    ~MainWindow() override;

    GameSession* session() { return session_.get(); }
    Voice& voice() { return *voice_; }
    QString caption() const;
    const Settings& settings() const { return settings_; }

    void start_game(referee::GameSetup setup, const std::optional<std::string>& starts);
    void resume_game(referee::GameId id);
    /// Watches the demo game that comes with the program; it is not kept.
    void play_demo();
    void take_settings(const Settings& settings);
    void show_help();
    void show_history();
    void show_settings();
    /// Opens the players' pages, if they are not, and shows where they are.
    void show_pages();
    /// Opens them at that address of this computer, for the players of the present game.
    std::expected<void, std::string> open_pages(const std::string& address);
    GamePages& pages() { return *pages_; }
    void correct(int number);
    /// Shows the game as it stands now.
    void refresh();
    void leave_game();
    void show_table();
    /// Opens the camera of the settings.
    void open_camera();
    /// Sees with this instead, for the game that is played or chosen; for sources that are no setting.
    void open_vision(VisionSetup setup);
    CameraState camera_state() const { return camera_state_; }
    /// The number of the newest frame that was looked at; -1: none.
    std::int64_t newest_frame() const { return vision_ ? vision_->newest() : -1; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build_screens();
    void add_keys();
    void wire_start();
    void wire_game();
    void begin_session(std::unique_ptr<GameSession> session);
    void heard(const referee::Json& line);
    void show_caption();
    Information dots() const;
    std::unique_ptr<GamePages> make_pages();
    void begin_pages();
    void serve_pages();
    void load_start();
    void enter(const nlohmann::json& event);
    void answer(int id, const nlohmann::json& value);
    void undo();
    void mute(bool muted);
    void show_status();
    /// Fits the letters to the window. @return true if they changed: then everything is to be built anew
    bool scale();
    void wire_table();
    void leave_table();
    void retire(std::unique_ptr<Vision> vision);
    void camera_became(CameraState state, const std::string& error);
    void watch_for_bumps();
    void turn_seats(int by);
    void show_deck(const std::optional<VisionView>& view);
    void saw(const VisionChanges& changes);
    void show_camera();
    std::string game_to_see() const;
    QString camera_status() const;
    std::vector<referee::KeptGame> kept_games();
    static QString unkept_words(const std::string& error);

    void close_demo();

    std::filesystem::path journal_, settings_file_, demo_;
    Settings settings_;
    QString notice_, voice_problem_;
    std::string version_;
    std::unique_ptr<Voice> voice_;
    QStringList voices_;
    std::unique_ptr<GameSession> session_;
    std::unique_ptr<GamePages> pages_;  // after the session that they show
    QStackedWidget* screens_ = nullptr;
    StartScreen* start_ = nullptr;
    GameScreen* game_ = nullptr;
    EndScreen* end_ = nullptr;
    TableScreen* table_ = nullptr;
    QTimer clock_, pictures_;
    std::vector<referee::Json> now_said_;  // of one event, or of one look
    std::unique_ptr<QtCameras> cameras_;
    std::unique_ptr<Vision> vision_;
    CheckedChambers chambers_;
    QElapsedTimer seconds_;                   // since the window was made
    std::optional<table::Layout> seats_;      // as a person has put them; nothing: they are found
    std::optional<VisionSetup> seen_with_;    // what vision_ was opened with
    std::shared_future<void> before_;         // of the camera that was closed last: when it has ended
    std::vector<QPointer<QThread>> endings_;  // of cameras that were closed
    int camera_number_ = 0;
    CameraState camera_state_ = CameraState::opening;
    std::string camera_error_;
    bool fault_told_ = false, bump_told_ = false;
    bool is_demo_ = false;
    bool heard_anything_ = false;
    bool is_looking_ = false;  // what is said now comes from one look
};

}  // namespace temple::ui
