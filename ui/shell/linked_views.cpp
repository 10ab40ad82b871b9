// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/linked_views.h"

#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "editor/repairs.h"
#include "panels/generated_panel.h"
#include "panels/problems_panel.h"

namespace hawk::ui {

using workspace::DocumentId;

namespace {

/// A place in an imported file opens that file.
void revealPlace(workspace::Documents& documents, DocumentTabs& tabs, DocumentId id, text::Range range)
{
    const auto analysis = documents.analysis(id);
    if (!analysis || analysis->source().isOwn(range.begin)) {
        tabs.reveal(id, range);
        return;
    }
    const text::SourceText& source = analysis->source();
    const std::uint32_t first = source.fileBeginAt(range.begin);
    const std::string path = source.nameAt(range.begin);
    const text::Range there{range.begin - first, range.end - first};
    const auto show = [&documents, &tabs, path, there](DocumentId opened) {
        if (documents.contains(opened) && documents.facts(opened).path == path)
            tabs.reveal(opened, there);
    };
    for (const DocumentId open : documents.all()) {
        if (documents.facts(open).path == path) {
            documents.setCurrent(open);
            return show(open);
        }
    }
    QObject::connect(&documents, &workspace::Documents::opened, &tabs, show,
                     Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    documents.open(path);
}

} // namespace

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
    const auto reveal = [&documents, &tabs](DocumentId id, text::Range range) {
        revealPlace(documents, tabs, id, range);
    };
    QObject::connect(&generated, &GeneratedPanel::kernelRangeActivated, &tabs, reveal);
    QObject::connect(&problems, &ProblemsPanel::placeActivated, &tabs, reveal);
    QObject::connect(&problems, &ProblemsPanel::fixWanted, &tabs,
                     [&tabs](DocumentId id, text::Range place, const QString& code) {
                         if (DocumentPage* page = tabs.page(id))
                             page->repairs().repair(place, code);
                     });
    QObject::connect(&problems, &ProblemsPanel::allFixesWanted, &tabs, [&tabs](DocumentId id) {
        if (DocumentPage* page = tabs.page(id))
            page->repairs().repairAll();
    });
}

} // namespace hawk::ui
