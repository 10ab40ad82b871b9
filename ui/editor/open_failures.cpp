// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/open_failures.h"

#include <algorithm>

#include "common/inline_message.h"

namespace hawk::ui {

/// Lines of one message.
static constexpr std::size_t mostLines = 4;

void OpenFailures::add(const std::string& path, const hawk::Error& error)
{
    std::erase_if(m_failures, [&](const Failure& one) { return one.path == path; });
    m_failures.push_back({path, error});
    show();
}

void OpenFailures::settle(const std::string& path)
{
    if (std::erase_if(m_failures, [&](const Failure& one) { return one.path == path; }) == 0)
        return;
    if (m_failures.empty())
        m_message.dismiss();
    else
        show();
}

void OpenFailures::show()
{
    m_message.show(InlineMessage::Kind::error, [failures = m_failures] {
        QStringList lines;
        const std::size_t first = failures.size() - std::min(failures.size(), mostLines);
        for (std::size_t at = first; at < failures.size(); ++at)
            lines.append(spellError(failures[at].error));
        if (first > 0)
            lines.append(
                tr("%n earlier file(s) could not be opened either.", nullptr, static_cast<int>(first)));
        return lines.join(u'\n');
    });
}

} // namespace hawk::ui
