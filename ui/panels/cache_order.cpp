// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_order.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <map>
#include <string>
#include <string_view>

#include "panels/cache_model.h"

namespace hawk::ui {

namespace {

using Entries = std::vector<cache::EntryFacts>;

/// What an entry is sorted by: most comparisons end at the number.
struct SortKey {
    std::uint64_t number = 0;
    std::uint32_t place = 0;
};

std::uint64_t numberOf(std::chrono::system_clock::time_point time)
{
    return static_cast<std::uint64_t>(time.time_since_epoch().count());
}

std::uint64_t firstDigits(std::string_view key)
{
    std::uint64_t number = 0;
    key = key.substr(0, 2 * sizeof number);
    std::from_chars(key.data(), key.data() + key.size(), number, 16);
    return number;
}

/// The places of words in the order of the alphabet. There are few different ones.
std::vector<SortKey> ranksOf(const Entries& entries, std::string cache::EntryFacts::* word)
{
    std::map<std::string_view, std::uint64_t> ranks;
    for (const cache::EntryFacts& facts : entries)
        ranks.emplace(facts.*word, 0);
    for (std::uint64_t next = 0; auto& [text, rank] : ranks)
        rank = next++;
    std::vector<SortKey> keys;
    keys.reserve(entries.size());
    for (std::uint32_t i = 0; i < entries.size(); ++i)
        keys.push_back({ranks.at(entries[i].*word), i});
    return keys;
}

template <class Number>
std::vector<SortKey> numbersOf(const Entries& entries, Number&& number)
{
    std::vector<SortKey> keys;
    keys.reserve(entries.size());
    for (std::uint32_t i = 0; i < entries.size(); ++i)
        keys.push_back({number(entries[i]), i});
    return keys;
}

std::vector<SortKey> sortKeys(const Entries& entries, int column)
{
    using cache::EntryFacts;
    switch (column) {
    case CacheModel::kernelColumn:
        return ranksOf(entries, &EntryFacts::kernel);
    case CacheModel::targetColumn:
        return ranksOf(entries, &EntryFacts::target);
    case CacheModel::formatColumn:
        return ranksOf(entries, &EntryFacts::format);
    case CacheModel::sizeColumn:
        return numbersOf(entries, [](const EntryFacts& facts) { return facts.bytes; });
    case CacheModel::ageColumn:
        // The older an entry, the greater its age.
        return numbersOf(entries, [](const EntryFacts& facts) { return ~numberOf(facts.made); });
    case CacheModel::useColumn:
        return numbersOf(entries, [](const EntryFacts& facts) { return numberOf(facts.lastUse); });
    default:
        return numbersOf(entries, [](const EntryFacts& facts) { return firstDigits(facts.name.key); });
    }
}

} // namespace

std::vector<std::uint32_t> cacheOrder(const Entries& entries, int column, Qt::SortOrder order)
{
    std::vector<SortKey> keys = sortKeys(entries, column);
    const bool isUp = order == Qt::AscendingOrder;
    std::ranges::sort(keys, [isUp](const SortKey& a, const SortKey& b) {
        return a.number != b.number ? (a.number < b.number) == isUp : a.place < b.place;
    });
    std::vector<std::uint32_t> places(keys.size());
    std::ranges::transform(keys, places.begin(), &SortKey::place);
    return places;
}

} // namespace hawk::ui
