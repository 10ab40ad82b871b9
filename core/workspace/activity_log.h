// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <string>
#include <vector>

#include <QObject>

namespace hawk::workspace {

struct LogEntry {
    enum class Kind { command, information, error };
    std::chrono::system_clock::time_point time;
    Kind kind = Kind::information;
    std::string text; ///< one line; a command is quoted so that a shell takes it
    /// The command to copy from this line: that of a command, or the one that a sentence tells of. Empty as a
    /// rule.
    std::string command = {};
};

/// What happened: every compiler's command that ran, for each launch the command of the terminal that repeats
/// it, for each build that the cache served the command that made the entry, every information line, and
/// every error of files, builds, launches, bundles and the cache. What is wrong with a text while it is typed
/// is told beside the text alone. Keeps the last 20,000.
class ActivityLog : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    static constexpr std::size_t limit = 20'000;

    void add(LogEntry::Kind kind, std::string text, std::string command = {});
    void addCommand(const std::vector<std::string>& words);
    void clear();
    const std::deque<LogEntry>& entries() const { return m_entries; }
    /// `12:03:07  $ g++ -O3 …`
    static std::string line(const LogEntry& entry);

Q_SIGNALS:
    void added();
    void cleared();

private:
    std::deque<LogEntry> m_entries;
};

} // namespace hawk::workspace
