// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/linked_views.h"

#include "editor/document_tabs.h"
#include "panels/generated_panel.h"
#include "panels/problems_panel.h"

namespace hawk::ui {

void linkViews(workspace::Documents& documents, DocumentTabs& tabs, GeneratedPanel& generated,
               ProblemsPanel& problems)
{
    QObject::connect(&tabs, &DocumentTabs::caretMoved, &generated, &GeneratedPanel::showKernelOffset);
    QObject::connect(&tabs, &DocumentTabs::hovered, &generated, &GeneratedPanel::showHoveredOffset);
    QObject::connect(&generated, &GeneratedPanel::kernelRangesHovered, &tabs,
                     [&documents, &tabs](const std::vector<text::Range>& ranges) {
                         if (documents.contains(documents.current()))
                             tabs.setLinkedRanges(documents.current(), ranges);
                     });
    QObject::connect(&generated, &GeneratedPanel::kernelRangeActivated, &tabs, &DocumentTabs::reveal);
    QObject::connect(&problems, &ProblemsPanel::placeActivated, &tabs, &DocumentTabs::reveal);
}

} // namespace hawk::ui
