// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/compile.h"

#include <filesystem>
#include <format>

#include "compile/session_state.h"

namespace hawk::compile {

static std::string absolutePath(const std::string& path)
{
    std::error_code error;
    const std::filesystem::path absolute = std::filesystem::absolute(path, error);
    return error ? path : absolute.lexically_normal().string();
}

// Memos in a folder that others can write could name any compiler.
static std::string memoFolder(const cache::Store& store)
{
    return store.isRefused() ? std::string() : store.layout().toolMemos();
}

Session::State::State(toolchain::Settings given)
    : settings(std::move(given))
    , store(absolutePath(settings.cacheDirectory.value))
    , toolchain(settings, memoFolder(store))
{ }

bool Session::State::isFolderChosen() const
{
    const auto& setting = settings.cacheDirectory;
    return setting.origin == toolchain::Origin::argument
        || (setting.origin == toolchain::Origin::variable && setting.variable == "HAWK_CACHE_DIR");
}

Error Session::State::folderError(const cache::FolderState& folder) const
{
    const std::string hint = settings.cacheDirectory.origin == toolchain::Origin::argument
        ? "Name another folder with --cache-dir, or leave the option out for the default."
        : "Set HAWK_CACHE_DIR to another folder, or unset it for the default.";
    return text::environmentError(
               "cache-folder", std::format("The cache folder '{}' {}.", store.layout().root, folder.problem),
               hint)
        .error();
}

void Session::State::count(cache::RequestEnd end, const process::JobContext& job)
{
    if (const cache::Io<void> counted = store.count(end); !counted && !saidUncounted.test_and_set())
        job.inform(std::format("hawk: requests are not counted, because '{}' cannot be written: {}",
                               store.layout().counters(), counted.error().message()));
    const std::lock_guard lock(statsMutex);
    ++(end == cache::RequestEnd::hit ? stats.hits : stats.misses);
}

Session::Session(toolchain::Settings settings) : m_state(std::make_unique<State>(std::move(settings)))
{ }
Session::~Session() = default;

toolchain::Toolchain& Session::toolchain()
{
    return m_state->toolchain;
}

const std::string& Session::cacheRoot() const
{
    return m_state->store.layout().root;
}

std::string Session::storeDirectory() const
{
    return m_state->store.layout().directory();
}

CacheStats Session::cacheStats() const
{
    const std::lock_guard lock(m_state->statsMutex);
    return m_state->stats;
}

void Session::resetCacheStats()
{
    const std::lock_guard lock(m_state->statsMutex);
    m_state->stats = {};
}

} // namespace hawk::compile
