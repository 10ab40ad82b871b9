// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include "compile/compile.h"

namespace hawk::compile {

/// Lets one thread at a time work for a key. The others wait for it and take its answer when it leaves one;
/// otherwise they look for themselves. Thread-safe.
class SingleFlight
{
    struct Flight;

public:
    /// The right to work for a key, given back on destruction.
    class Turn
    {
    public:
        Turn(SingleFlight& owner, std::string key, std::shared_ptr<Flight> flight);
        Turn(Turn&& other) noexcept = default;
        Turn& operator=(Turn&&) = delete;
        ~Turn();

        /// Hands the answer to all who wait now.
        void share(const Result<Artifact>& answer);

    private:
        SingleFlight* m_owner;
        std::string m_key;
        std::shared_ptr<Flight> m_flight; ///< null after a move
    };

    struct Waited {
    }; ///< another thread has finished: look again
    using Entry = std::variant<Turn, Result<Artifact>, Waited>;

    /// A turn when nobody works for the key; otherwise waits. Stopping the wait gives the error "cancelled".
    Entry enter(const std::string& key, const std::stop_token& stop);

private:
    struct Flight {
        bool isOver = false;
        std::optional<Result<Artifact>> answer;
    };

    std::mutex m_mutex;
    std::condition_variable_any m_over;
    std::map<std::string, std::shared_ptr<Flight>> m_flights;
};

} // namespace hawk::compile
