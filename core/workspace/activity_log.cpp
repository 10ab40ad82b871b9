// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/activity_log.h"

#include <ctime>
#include <format>
#include <utility>

#include "toolchain/command_line.h"

namespace hawk::workspace {

void ActivityLog::add(LogEntry::Kind kind, std::string text, std::string command)
{
    m_entries.push_back({std::chrono::system_clock::now(), kind, std::move(text), std::move(command)});
    if (m_entries.size() > limit)
        m_entries.pop_front();
    Q_EMIT added();
}

void ActivityLog::addCommand(const std::vector<std::string>& words)
{
    const std::string line = toolchain::joinCommand(words);
    add(LogEntry::Kind::command, line, line);
}

void ActivityLog::clear()
{
    m_entries.clear();
    Q_EMIT cleared();
}

std::string ActivityLog::line(const LogEntry& entry)
{
    const std::time_t time = std::chrono::system_clock::to_time_t(entry.time);
    std::tm parts{};
    localtime_r(&time, &parts);
    const std::string_view mark = entry.kind == LogEntry::Kind::command ? "$ "
        : entry.kind == LogEntry::Kind::error                           ? "! "
                                                                        : "  ";
    return std::format("{:02}:{:02}:{:02}  {}{}", parts.tm_hour, parts.tm_min, parts.tm_sec, mark,
                       entry.text);
}

} // namespace hawk::workspace
