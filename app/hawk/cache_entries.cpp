// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache_entries.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <set>

#include <QDateTime>
#include <QJsonArray>

namespace hawk::cli {

using namespace Qt::StringLiterals;
using cache::EntryFacts;

namespace {

constexpr std::size_t shortestKey = 4;
constexpr std::size_t shownDigits = 12;

QDateTime dateOf(std::chrono::system_clock::time_point time)
{
    return QDateTime::fromStdTimePoint(std::chrono::floor<std::chrono::milliseconds>(time));
}

std::string spellTime(std::chrono::system_clock::time_point time)
{
    return dateOf(time).toString(u"yyyy-MM-dd HH:mm"_s).toStdString();
}

QJsonObject facts(const EntryFacts& entry)
{
    return {{u"key"_s, QString::fromStdString(entry.name.key)},
            {u"variant"_s, QString::fromStdString(entry.name.variant)},
            {u"kernel"_s, QString::fromStdString(entry.kernel)},
            {u"target"_s, QString::fromStdString(entry.target)},
            {u"format"_s, QString::fromStdString(entry.format)},
            {u"bytes"_s, static_cast<qint64>(entry.bytes)},
            {u"made"_s, dateOf(entry.made).toUTC().toString(Qt::ISODateWithMs)},
            {u"last_use"_s, dateOf(entry.lastUse).toUTC().toString(Qt::ISODateWithMs)},
            {u"seconds"_s, entry.seconds},
            {u"fault"_s, QString::fromStdString(entry.fault)}};
}

/// The newest and the largest come first, names in the order of the alphabet.
Result<void> sortBy(const std::string& what, std::vector<EntryFacts>& entries)
{
    if (what == "use")
        return {}; // as they are listed
    if (what == "made")
        std::ranges::stable_sort(entries, std::greater(), &EntryFacts::made);
    else if (what == "size")
        std::ranges::stable_sort(entries, std::greater(), &EntryFacts::bytes);
    else if (what == "kernel")
        std::ranges::stable_sort(entries, {}, &EntryFacts::kernel);
    else if (what == "target")
        std::ranges::stable_sort(entries, {}, &EntryFacts::target);
    else if (what == "key")
        std::ranges::stable_sort(entries, {}, [](const EntryFacts& entry) { return entry.name.key; });
    else
        return text::usageError("usage-cache-sort", std::format("Entries cannot be sorted by `{}`.", what),
                                "Choose from use, made, size, kernel, target and key.");
    return {};
}

/// The full key that begins so.
Result<std::string> findKey(const std::string& begin, const std::vector<EntryFacts>& entries)
{
    std::set<std::string> found;
    for (const EntryFacts& entry : entries) {
        if (entry.name.key.starts_with(begin))
            found.insert(entry.name.key);
    }
    if (begin.size() < shortestKey || found.empty())
        return text::refused(
            "cache-no-entry", std::format("The cache has no entry with the key `{}`.", begin),
            std::format("`hawk cache list` shows the keys; give at least {} digits of one.", shortestKey));
    if (found.size() > 1)
        return text::refused("cache-key-ambiguous",
                             std::format("{} keys of the cache begin with `{}`.", found.size(), begin),
                             "Give more digits; `hawk cache list --json` shows all of them.");
    return *found.begin();
}

} // namespace

Result<ExitCode> listEntries(Invocation& invocation, compile::Session& session)
{
    auto listing = session.list({}, invocation.job);
    if (!listing)
        return std::unexpected(listing.error());
    const std::string order = invocation.isSet("sort") ? invocation.value("sort") : "use";
    if (auto sorted = sortBy(order, listing->entries); !sorted)
        return std::unexpected(sorted.error());
    if (invocation.console.isJson()) {
        QJsonArray entries;
        for (const EntryFacts& entry : listing->entries)
            entries.append(facts(entry));
        invocation.console.print(QJsonObject{
            {u"directory"_s, QString::fromStdString(session.storeDirectory())}, {u"entries"_s, entries}});
        return ExitCode::fine;
    }
    for (const EntryFacts& entry : listing->entries) {
        const std::string what = entry.fault.empty()
            ? std::format("{:<20} {:<10} {:<6}", entry.kernel, entry.target, entry.format)
            : std::format("{:<38}", "damaged");
        invocation.console.print(
            std::format("{}  {} {:>10}  made {}  used {}{}", entry.name.key.substr(0, shownDigits), what,
                        spellBytes(entry.bytes), spellTime(entry.made), spellTime(entry.lastUse),
                        entry.fault.empty() ? "" : "  " + entry.fault));
    }
    if (listing->entries.empty())
        invocation.console.say(std::format("hawk: the cache in {} has no entries", session.storeDirectory()));
    return ExitCode::fine;
}

Result<ExitCode> removeEntries(Invocation& invocation, compile::Session& session)
{
    const auto listing = session.list({}, invocation.job);
    if (!listing)
        return std::unexpected(listing.error());
    std::set<std::string> keys;
    for (std::size_t i = 1; i < invocation.words.size(); ++i) {
        auto key = findKey(invocation.words[i], listing->entries);
        if (!key)
            return std::unexpected(key.error());
        keys.insert(*std::move(key));
    }
    std::vector<cache::EntryName> names;
    std::uint64_t bytes = 0;
    for (const EntryFacts& entry : listing->entries) {
        if (keys.contains(entry.name.key)) {
            names.push_back(entry.name);
            bytes += entry.bytes;
        }
    }
    if (invocation.isSet("dry-run")) {
        printRemoval(invocation.console, Removal::wouldBe, names.size(), bytes);
        return ExitCode::fine;
    }
    // What was taken is deleted as soon as nobody can put it back.
    const auto taken = session.take(names);
    if (!taken)
        return std::unexpected(taken.error());
    printRemoval(invocation.console, Removal::done, *taken ? (*taken)->entries() : 0,
                 *taken ? (*taken)->bytes() : 0);
    return ExitCode::fine;
}

void printRemoval(Console& console, Removal removal, std::uint64_t entries, std::uint64_t bytes,
                  const std::vector<cache::LeftFolder>& left)
{
    const bool isDone = removal == Removal::done;
    if (console.isJson()) {
        QJsonObject facts{{u"entries"_s, static_cast<qint64>(entries)},
                          {u"bytes"_s, static_cast<qint64>(bytes)},
                          {u"removed"_s, isDone}};
        QJsonArray folders;
        for (const cache::LeftFolder& folder : left) {
            folders.append(QJsonObject{{u"path"_s, QString::fromStdString(folder.path)},
                                       {u"reason"_s, QString::fromStdString(folder.reason.message())}});
        }
        if (isDone)
            facts.insert(u"left"_s, folders);
        console.print(facts);
    } else {
        console.print(std::format("{} {} {}, {}", isDone ? "removed" : "would remove", entries,
                                  entries == 1 ? "entry" : "entries", spellBytes(bytes)));
    }
}

} // namespace hawk::cli
