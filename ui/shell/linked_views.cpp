// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/linked_views.h"

#include "editor/document_tabs.h"
#include "panels/generated_panel.h"
#include "panels/problems_panel.h"

namespace hawk::ui {

using workspace::DocumentId;

LinkedViews::LinkedViews(workspace::Documents& documents, DocumentTabs& tabs, GeneratedPanel& generated,
                         ProblemsPanel& problems, QObject* parent)
    : QObject(parent)
    , m_tabs(tabs)
    , m_generated(generated)
{
    connect(&tabs, &DocumentTabs::caretMoved, this, [this](DocumentId id, std::uint32_t offset) {
        m_document = id;
        m_caret = offset;
        followKernel();
    });
    connect(&tabs, &DocumentTabs::hovered, this, [this](DocumentId id, std::optional<std::uint32_t> offset) {
        m_document = id;
        m_mouse = offset;
        followKernel();
    });
    connect(&generated, &GeneratedPanel::kernelRangesHovered, this,
            [this, &documents](const std::vector<text::Range>& ranges) {
                if (documents.contains(documents.current()))
                    m_tabs.setLinkedRanges(documents.current(), ranges);
            });
    connect(&generated, &GeneratedPanel::kernelRangeActivated, &tabs, &DocumentTabs::reveal);
    connect(&problems, &ProblemsPanel::placeActivated, &tabs, &DocumentTabs::reveal);
}

void LinkedViews::followKernel()
{
    // The mouse shows what it is over; the caret's counterpart comes back when it leaves.
    m_generated.showKernelOffset(m_document, m_mouse ? m_mouse : std::optional(m_caret));
}

} // namespace hawk::ui
