// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the text of a page comes in: shown first, read again, analysed.

#include <QPointer>
#include <QThread>

#include "common/qt_text.h"
#include "editor/document_messages.h"
#include "editor/document_page.h"
#include "editor/document_text.h"
#include "text/apply_fixes.h"

namespace hawk::ui {

namespace {

/// Longer texts become a document in another thread.
constexpr std::size_t shortText = 64 * 1024;
constexpr std::size_t mostMarks = 2000;

} // namespace

void DocumentPage::load()
{
    const std::string& text = m_workspace.documents().initialText(m_id);
    if (text.size() <= shortText)
        return show(prepareDocument(toQt(text), m_editor->look()));
    m_editor->setReadOnly(true);
    using Shared = std::shared_ptr<DocumentDelivery>;
    m_workspace.jobs().start<Shared>(
        {.key = {static_cast<std::uint64_t>(m_id), "show"},
         .title = "Showing " + facts().title,
         .pool = workspace::Pool::files},
        [text, look = m_editor->look(), thread = thread()](const process::JobContext&) {
            return std::make_shared<DocumentDelivery>(prepareDocument(toQt(text), look), thread);
        },
        [page = QPointer(this)](const Shared& delivery) {
            if (!page || !page->isOpen())
                return;
            page->m_editor->setReadOnly(false);
            page->show(delivery->take());
        });
}

void DocumentPage::show(PreparedDocument prepared)
{
    const bool isChanged = prepared.isChanged;
    m_editor->adopt(std::move(prepared));
    // A recovered text differs from its file from the beginning.
    m_editor->document()->setModified(facts().isModified);
    m_isLoaded = true;
    m_workspace.documents().setTextProvider(m_id, [editor = m_editor] { return editor->utf8Text(); });
    takeAnalysis();
    if (isChanged)
        m_messages->showNormalised(facts());
    if (m_toReveal)
        m_editor->reveal(*std::exchange(m_toReveal, std::nullopt));
    Q_EMIT loaded();
    if (const auto next = std::exchange(m_nextText, std::nullopt))
        takeReloaded(*next);
}

void DocumentPage::takeAnalysis()
{
    const auto analysis = m_workspace.documents().analysis(m_id);
    // An analysis of an older text says nothing about places in this one; a newer one is on its way.
    if (!m_isLoaded || !analysis || analysis->revision != facts().revision)
        return;
    m_staleness.stop();
    m_editor->setFreshness(Freshness::current);
    std::vector<DiagnosticMark> marks;
    for (const text::Diagnostic& diagnostic : analysis->module.diagnostics) {
        if (marks.size() == mostMarks)
            break;
        if (const auto own = ownPlaceOf(diagnostic, analysis->source()))
            marks.push_back(markOf(*own, text::fixWithin(diagnostic, analysis->source().text().size()),
                                   m_editor->bytes()));
    }
    m_editor->setMarks(std::move(marks));
    m_editor->setDimmedRanges(analysis->module.skipped,
                              tr("This line needs Python. It takes no part here and is left as it is."));
}

void DocumentPage::takeReloaded(const std::string& text)
{
    m_messages->settle();
    // It replaces the text that is on its way to the editor.
    if (!m_isLoaded || m_editor->isApplying()) {
        m_nextText = text;
        return;
    }
    if (text.size() <= shortText && m_editor->document()->characterCount() <= static_cast<int>(shortText))
        return applyReloaded(replacementsFor(ui::plainText(*m_editor->document()), toQt(text)));
    m_workspace.jobs().start<std::vector<Replacement>>(
        {.key = {static_cast<std::uint64_t>(m_id), "apply"},
         .title = "Comparing " + facts().title,
         .pool = workspace::Pool::files},
        [before = ui::plainText(*m_editor->document()), text](const process::JobContext&) {
            return replacementsFor(before, toQt(text));
        },
        [page = QPointer(this), text, revision = facts().revision](std::vector<Replacement> replacements) {
            if (!page || !page->isOpen())
                return;
            // Somebody typed meanwhile: the places are others.
            if (page->facts().revision != revision)
                return page->takeReloaded(text);
            page->applyReloaded(std::move(replacements));
        });
}

void DocumentPage::applyReloaded(std::vector<Replacement> replacements)
{
    m_becomesUnmodified = true;
    m_editor->applyReplacements(std::move(replacements));
}

void DocumentPage::applied()
{
    const bool isTextOfFile = std::exchange(m_becomesUnmodified, false);
    if (const auto next = std::exchange(m_nextText, std::nullopt)) {
        takeReloaded(*next);
    } else if (isTextOfFile && isOpen()) {
        m_editor->document()->setModified(false);
        m_workspace.documents().setModified(m_id, false);
    }
}

} // namespace hawk::ui
