// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/generated_actions.h"
#include "panels/generated_panel.h"

namespace hawk::ui {

/// More jumps than anybody goes back.
static constexpr std::size_t mostJumps = 100;

void GeneratedPanel::connectLinks()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(200);
    connect(&m_typing, &QTimer::timeout, this, [this] {
        const workspace::DocumentId document = m_workspace.builds().selection().document;
        if (m_shown.text)
            m_places.follow(m_shown.text, document);
        showKernelOffset(document, m_kernelOffset);
    });
    connect(&m_places, &LivePlaces::moved, this,
            [this] { showKernelOffset(m_workspace.builds().selection().document, m_kernelOffset); });
    connect(m_lines, &LineView::rowHovered, this, [this](std::optional<int> row) {
        if (!row && m_lines->hasFocus())
            row = m_lines->caretRow();
        tellKernel(row);
    });
    connect(m_lines, &LineView::caretMoved, this, [this](int row) {
        tellKernel(row);
        if (const auto range = m_shown.kernelRange(row))
            tint(range->begin, Look::here);
    });
    connect(m_lines, &LineView::rowActivated, this, &GeneratedPanel::activate);
    connect(m_actions->revealLinked, &QAction::triggered, this, &GeneratedPanel::revealLinked);
    connect(m_actions->jumpBack, &QAction::triggered, this, &GeneratedPanel::jumpBack);
}

void GeneratedPanel::showKernelOffset(workspace::DocumentId document, std::optional<std::uint32_t> offset)
{
    const bool isOurs = document == m_workspace.builds().selection().document;
    m_kernelOffset = isOurs ? offset : std::nullopt;
    if (!m_shown.text)
        return;
    // Somebody types: the next text is on its way, and comparing this one at each key would be felt.
    if (!m_places.isFollowing(*m_shown.text, document)) {
        m_typing.start();
        return;
    }
    m_places.follow(m_shown.text, document);
    tint(m_kernelOffset ? m_places.toSource(*m_kernelOffset) : std::nullopt, Look::scroll);
    // Both sides show what belongs together, whichever of them the caret is in.
    if (!m_lines->hasFocus())
        tellKernel(m_lines->linkedRows().empty() ? std::nullopt
                                                 : std::optional(m_lines->linkedRows().front()));
}

void GeneratedPanel::showHoveredOffset(workspace::DocumentId document, std::optional<std::uint32_t> offset)
{
    if (!m_shown.text || document != m_workspace.builds().selection().document)
        return;
    m_places.follow(m_shown.text, document);
    const std::optional<std::uint32_t> live = offset ? offset : m_kernelOffset;
    tint(live ? m_places.toSource(*live) : std::nullopt, Look::here);
}

void GeneratedPanel::tint(std::optional<std::uint32_t> sourceOffset, Look look)
{
    std::vector<int> rows = sourceOffset ? m_shown.rowsFrom(*sourceOffset) : std::vector<int>();
    // Whoever reads here is not carried away.
    if (look == Look::scroll && !rows.empty() && !m_lines->hasFocus()) {
        const bool isInView = std::ranges::any_of(rows, [this](int row) {
            return row > m_lines->firstVisibleRow() && row < m_lines->lastVisibleRow();
        });
        if (!isInView)
            m_lines->reveal(rows.front());
    }
    m_lines->setLinkedRows(std::move(rows));
}

std::optional<text::Range> GeneratedPanel::liveRange(int row)
{
    const std::optional<text::Range> range = m_shown.kernelRange(row);
    if (!range)
        return std::nullopt;
    m_places.follow(m_shown.text, m_workspace.builds().selection().document);
    return m_places.toLive(*range);
}

void GeneratedPanel::tellKernel(std::optional<int> row)
{
    const std::optional<text::Range> range = row ? liveRange(*row) : std::nullopt;
    Q_EMIT kernelRangesHovered(range ? std::vector{*range} : std::vector<text::Range>());
}

void GeneratedPanel::activate(int row)
{
    const std::optional<text::Range> range = liveRange(row);
    if (!range)
        return;
    remember({.view = m_view, .position = static_cast<std::uint32_t>(row)});
    Q_EMIT kernelRangeActivated(m_workspace.builds().selection().document, *range);
}

void GeneratedPanel::revealLinked()
{
    catchUp();
    if (m_lines->hasFocus()) {
        activate(m_lines->caretRow());
    } else if (!m_lines->linkedRows().empty()) {
        if (m_kernelOffset)
            remember({.view = std::nullopt, .position = *m_kernelOffset});
        Q_EMIT wantsAttention();
        m_lines->setFocus(Qt::ShortcutFocusReason);
        m_lines->goTo(m_lines->linkedRows().front());
    }
}

void GeneratedPanel::remember(const Place& place)
{
    if (m_jumps.size() == mostJumps)
        m_jumps.erase(m_jumps.begin());
    m_jumps.push_back(place);
    m_actions->jumpBack->setEnabled(true);
}

void GeneratedPanel::jumpBack()
{
    catchUp();
    if (m_jumps.empty())
        return;
    const Place place = m_jumps.back();
    m_jumps.pop_back();
    m_actions->jumpBack->setEnabled(!m_jumps.empty());
    if (!place.view) {
        Q_EMIT kernelRangeActivated(m_workspace.builds().selection().document,
                                    {place.position, place.position});
        return;
    }
    showView(*place.view);
    Q_EMIT wantsAttention();
    m_lines->setFocus(Qt::ShortcutFocusReason);
    m_lines->goTo(static_cast<int>(place.position));
}

} // namespace hawk::ui
