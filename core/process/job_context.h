// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace hawk::process {

/// How far a job is. `total` 0 means unknown. Kept small: reports come often.
struct Progress {
    std::string step; ///< what is going on now, for a person
    std::int64_t done = 0;
    std::int64_t total = 0;
};

/// What every job is given: a way to be told to stop and three ways to speak. A default context never
/// stops and says nothing. The functions may be called from any thread the job uses and must not block.
struct JobContext {
    std::stop_token stop;
    std::function<void(const Progress&)> progress;
    /// One line of information for the log category `hawk`, for example the line of a real compile.
    std::function<void(const std::string&)> information;
    /// The words of each program that the job starts, as it is started.
    std::function<void(const std::vector<std::string>&)> command;

    bool isStopped() const { return stop.stop_requested(); }
    void report(Progress now) const
    {
        if (progress)
            progress(now);
    }
    void tellCommand(const std::vector<std::string>& words) const
    {
        if (command)
            command(words);
    }
    void inform(const std::string& line) const
    {
        if (information)
            information(line);
    }
};

} // namespace hawk::process
