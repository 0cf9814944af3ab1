// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasets/simulate/simulation.hpp"

#include <QGuiApplication>
#include <ctime>
#include <memory>

#include "datasets/render/table_surface.hpp"
#include "datasets/simulate/code_choreography.hpp"
#include "datasets/simulate/game_decks.hpp"

namespace temple::datasets {

namespace {

/// Drawing text needs an application object; a screen it does not need.
std::unique_ptr<QGuiApplication> gui_if_none() {
    if (QCoreApplication::instance() != nullptr) return nullptr;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (qEnvironmentVariableIsEmpty("QT_LOGGING_RULES"))  // no remarks about run-time folders of a desktop
        qputenv("QT_LOGGING_RULES", "default.warning=false");
    static int argc = 1;
    static char name[] = "temple-table";
    static char* argv[] = {name, nullptr};
    return std::make_unique<QGuiApplication>(argc, argv);
}

cv::Scalar mean_colour(const SceneStyle& style) {
    Random surface(style.surface);
    return cv::mean(draw_table_surface(style.table, {300, 300}, 1, surface));
}

std::vector<Slip> chosen_slips(const SimulationWishes& wishes, Random& random) {
    std::vector<Slip> slips = wishes.slips;
    if (!wishes.any_slips) return slips;
    const int count = random.whole(1, 2);
    for (int i = 0; i < count; ++i)
        slips.push_back(static_cast<Slip>(random.whole(0, static_cast<int>(slip_names.size()) - 1)));
    return slips;
}

}  // namespace

std::expected<SimulationReport, SimulationError> simulate(const SimulationWishes& wishes) {
    const auto gui = gui_if_none();
    Random random(wishes.seed);
    Random for_decks = random.fork(), for_slips = random.fork(), for_style = random.fork(),
           for_frames = random.fork();
    const bool is_code = wishes.setup.game == "temple_code";
    if (!is_code && wishes.setup.game != "temple_gold")
        return std::unexpected(SimulationError{
            "--game " + wishes.setup.game + ": temple_gold and temple_code can be simulated", true});
    const SceneStyle style = SceneStyle::random(wishes.scene, wishes.setup.players.size(), for_style);
    GameDecks decks;
    if (!is_code) {
        auto chosen = choose_decks(wishes.deck, mean_colour(style), for_decks);
        if (!chosen) return std::unexpected(SimulationError{chosen.error(), false});
        decks = std::move(*chosen);
    }
    const Choreography wanted{
        wishes.setup,
        wishes.seed,
        is_code ? cv::Size2d(63, 88) : cv::Size2d(decks.chambers.width_mm, decks.chambers.height_mm),
        wishes.length,
        wishes.pace,
        wishes.end,
        chosen_slips(wishes, for_slips),
        wishes.printed,
        wishes.idling};
    auto timeline = is_code ? act_out_code(wanted, wishes.mats) : act_out(wanted);
    if (!timeline) return std::unexpected(SimulationError{timeline.error(), true});
    FrameRenderer renderer(*timeline, decks, style, for_frames);
    if (auto done = write_truth(*timeline, renderer.camera(), wishes.video.path); !done)
        return std::unexpected(SimulationError{done.error(), false});
    VideoWishes video = wishes.video;
    video.progress = wishes.progress;
    const std::clock_t begin = std::clock();
    if (auto done = write_video(*timeline, renderer, video); !done)
        return std::unexpected(SimulationError{done.error(), false});
    SimulationReport report;
    report.frames = cvCeil(timeline->duration * video.fps);
    report.frames_per_cpu_second =
        report.frames / std::max(1e-6, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    return report;
}

}  // namespace temple::datasets
