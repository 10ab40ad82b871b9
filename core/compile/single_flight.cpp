// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/single_flight.h"

namespace hawk::compile {

SingleFlight::Turn::Turn(SingleFlight& owner, std::string key, std::shared_ptr<Flight> flight)
    : m_owner(&owner)
    , m_key(std::move(key))
    , m_flight(std::move(flight))
{ }

SingleFlight::Turn::~Turn()
{
    if (!m_flight)
        return;
    {
        const std::lock_guard lock(m_owner->m_mutex);
        m_flight->isOver = true;
        m_owner->m_flights.erase(m_key);
    }
    m_owner->m_over.notify_all();
}

void SingleFlight::Turn::share(const Result<Artifact>& answer)
{
    const std::lock_guard lock(m_owner->m_mutex);
    m_flight->answer = answer;
}

SingleFlight::Entry SingleFlight::enter(const std::string& key, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    std::shared_ptr<Flight>& place = m_flights[key];
    if (!place) {
        place = std::make_shared<Flight>();
        return Turn(*this, key, place);
    }
    const std::shared_ptr<Flight> flight = place;
    if (!m_over.wait(lock, stop, [&] { return flight->isOver; }))
        return Result<Artifact>(text::environmentError("cancelled", "The build was stopped."));
    if (flight->answer)
        return *flight->answer;
    return Waited();
}

} // namespace hawk::compile
