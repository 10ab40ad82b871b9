// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/counters.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <format>
#include <optional>
#include <string_view>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "cache/obstacles.h"
#include "process/descriptor.h"

namespace hawk::cache {

// Four lines of a name and 20 digits. The fixed width lets one write replace the whole file without a moment
// in which it is shorter.
static constexpr std::array<std::string_view, 4> names = {"hits", "misses", "failures", "bypassed"};
static constexpr std::size_t digits = 20;

static std::string encode(const CounterValues& values)
{
    return std::format("hits {:020}\nmisses {:020}\nfailures {:020}\nbypassed {:020}\n", values.hits,
                       values.misses, values.failures, values.bypassed);
}

static std::optional<CounterValues> decode(std::string_view text)
{
    std::array<std::uint64_t, names.size()> numbers{};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::size_t begin = names[i].size() + 1;
        if (!text.starts_with(names[i]) || text.size() < begin + digits + 1 || text[begin + digits] != '\n')
            return std::nullopt;
        const char* const end = text.data() + begin + digits;
        if (std::from_chars(text.data() + begin, end, numbers[i]).ptr != end)
            return std::nullopt;
        text.remove_prefix(begin + digits + 1);
    }
    return CounterValues{numbers[0], numbers[1], numbers[2], numbers[3]};
}

static CounterValues readFrom(int file)
{
    std::array<char, 256> buffer{};
    const ssize_t count = pread(file, buffer.data(), buffer.size(), 0);
    return decode({buffer.data(), count > 0 ? static_cast<std::size_t>(count) : 0}).value_or(CounterValues{});
}

Counters::Counters(Layout layout) : m_layout(std::move(layout))
{ }

Io<void> Counters::add(RequestEnd end)
{
    const Io<process::Descriptor> file = openOwnFile(m_layout, m_layout.counters());
    if (!file)
        return std::unexpected(file.error());
    while (flock(file->number(), LOCK_EX) != 0) {
        if (errno != EINTR)
            return lastError();
    }
    CounterValues values = readFrom(file->number());
    switch (end) {
    case RequestEnd::hit:
        ++values.hits;
        break;
    case RequestEnd::miss:
        ++values.misses;
        break;
    case RequestEnd::failure:
        ++values.failures;
        break;
    case RequestEnd::bypass:
        ++values.bypassed;
        break;
    }
    const std::string text = encode(values);
    // Closing the file gives the lock back.
    if (pwrite(file->number(), text.data(), text.size(), 0) < 0)
        return lastError();
    return {};
}

CounterValues Counters::values() const
{
    // Without waiting for the other end of a pipe, from which nothing can be read at a position.
    const process::Descriptor file(
        open(m_layout.counters().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    return file.isOpen() ? readFrom(file.number()) : CounterValues{};
}

} // namespace hawk::cache
