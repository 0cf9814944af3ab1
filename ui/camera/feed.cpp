// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/feed.hpp"

#include <chrono>
#include <thread>

namespace temple::ui {
namespace {

constexpr std::size_t frames_ahead = 3;  // of a file: 19 MB at 1080p

}  // namespace

Feed::Feed(const OpenSource& open) : shared_(std::make_shared<Shared>()) {
    std::thread([shared = shared_, open] { read(shared, open); }).detach();
}

Feed::~Feed() {
    const std::lock_guard lock(shared_->mutex);
    shared_->left = true;
    shared_->changed.notify_all();
}

void Feed::read(const std::shared_ptr<Shared>& shared, const OpenSource& open) {
    auto source = open();
    std::unique_lock lock(shared->mutex);
    if (!source) {
        shared->error = source.error();
        shared->changed.notify_all();
        return;
    }
    shared->opened = true;
    shared->live = (*source)->is_live();
    shared->fps = (*source)->fps();
    while (!shared->left) {
        lock.unlock();
        auto frame = (*source)->next();
        lock.lock();
        if (!frame)
            shared->error = frame.error();
        else if (!*frame)
            shared->ended = true;
        if (!frame || !*frame) break;
        if (shared->live)
            shared->frames.clear();  // only the newest counts
        else
            shared->changed.wait(lock, [&] { return shared->left || shared->frames.size() < frames_ahead; });
        shared->frames.push_back(std::move(**frame));
        shared->changed.notify_all();
    }
    shared->changed.notify_all();
}

Feed::Taken Feed::take(double longest) {
    std::unique_lock lock(shared_->mutex);
    shared_->changed.wait_for(lock, std::chrono::duration<double>(longest), [&] {
        return !shared_->frames.empty() || shared_->ended || !shared_->error.empty();
    });
    Taken taken;
    taken.opened = shared_->opened;
    taken.live = shared_->live;
    taken.fps = shared_->fps;
    if (!shared_->frames.empty()) {
        taken.frame = std::move(shared_->frames.front());
        shared_->frames.pop_front();
        shared_->changed.notify_all();
        return taken;
    }
    taken.ended = shared_->ended;
    taken.error = shared_->error;
    return taken;
}

}  // namespace temple::ui
