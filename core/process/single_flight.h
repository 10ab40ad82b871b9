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
#include <utility>
#include <variant>

namespace hawk::process {

/// Lets one thread at a time work for a key. The others wait for it, until they are stopped, and take its
/// answer when it leaves one; otherwise they look for themselves. Thread-safe.
template <class Answer>
class SingleFlight
{
    struct Flight {
        bool isOver = false;
        std::optional<Answer> answer;
    };

public:
    /// The right to work for a key, given back on destruction.
    class Turn
    {
    public:
        Turn(SingleFlight& owner, std::string key, std::shared_ptr<Flight> flight)
            : m_owner(&owner)
            , m_key(std::move(key))
            , m_flight(std::move(flight))
        { }
        Turn(Turn&& other) noexcept = default;
        Turn& operator=(Turn&&) = delete;
        ~Turn()
        {
            if (m_flight)
                m_owner->finish(m_key, *m_flight);
        }

        /// Hands the answer to all who wait now.
        void share(const Answer& answer)
        {
            const std::lock_guard lock(m_owner->m_mutex);
            m_flight->answer = answer;
        }

    private:
        SingleFlight* m_owner;
        std::string m_key;
        std::shared_ptr<Flight> m_flight; ///< null after a move
    };

    struct Waited {
    }; ///< another thread has finished without an answer: look again
    struct Stopped {
    }; ///< the wait was stopped
    using Entry = std::variant<Turn, Answer, Waited, Stopped>;

    /// A turn when nobody works for the key; otherwise waits.
    Entry enter(const std::string& key, const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        std::shared_ptr<Flight>& place = m_flights[key];
        if (!place) {
            place = std::make_shared<Flight>();
            return Turn(*this, key, place);
        }
        const std::shared_ptr<Flight> flight = place;
        if (!m_over.wait(lock, stop, [&] { return flight->isOver; }))
            return Stopped();
        if (flight->answer)
            return *flight->answer;
        return Waited();
    }

private:
    void finish(const std::string& key, Flight& flight)
    {
        {
            const std::lock_guard lock(m_mutex);
            flight.isOver = true;
            m_flights.erase(key);
        }
        m_over.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable_any m_over;
    std::map<std::string, std::shared_ptr<Flight>> m_flights;
};

} // namespace hawk::process
