// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the panel shows of the newest results: a text, a comparison, or why there is neither.

#include <QPointer>
#include <QStackedWidget>

#include "common/core_phrase.h"
#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/generated_actions.h"
#include "panels/generated_header.h"
#include "panels/generated_panel.h"
#include "panels/resources_view.h"

namespace hawk::ui {

/// A kernel with faults is the business of the list of problems; here only its age is told.
static bool isFaultOfKernel(const Error& error)
{
    return !error.diagnostics.empty();
}

void GeneratedPanel::refresh()
{
    updateWanted();
    const std::optional<Error> error = m_workspace.builds().textError(m_view);
    if (m_workspace.builds().text(m_view))
        m_actions->diff->isChecked() ? compare() : showText();
    else
        present({});
    showError(error);
}

void GeneratedPanel::updateActions()
{
    for (QAction* action : {m_actions->copyAll, m_actions->saveAs, m_actions->pin})
        action->setEnabled(m_workspace.builds().text(m_view) != nullptr);
}

std::shared_ptr<const workspace::GeneratedText>
GeneratedPanel::textOf(std::shared_ptr<const workspace::GeneratedText> made)
{
    if (!made || made->view != workspace::KernelView::resources)
        return made;
    for (const auto& [from, spelled] : m_spelled) {
        if (from == made)
            return spelled;
    }
    auto spelled = std::make_shared<workspace::GeneratedText>(*made);
    spelled->text = workspace::spellResources(
        *made, [](std::string_view english) { return fromQt(translatedPhrase(toQt(english))); });
    m_spelled.insert(m_spelled.begin(), {std::move(made), spelled});
    if (m_spelled.size() > 2)
        m_spelled.pop_back();
    return spelled;
}

void GeneratedPanel::showText()
{
    present({.text = textOf(m_workspace.builds().text(m_view)), .base = nullptr, .comparison = nullptr});
}

void GeneratedPanel::pin(bool isPinned)
{
    catchUp();
    if (isPinned)
        m_pinned[m_view] = m_shown.text;
    else
        m_pinned.erase(m_view);
    requestRefresh();
}

void GeneratedPanel::compare()
{
    workspace::Builds& builds = m_workspace.builds();
    const auto pinned = m_pinned.find(m_view);
    ShownText wanted{.text = textOf(builds.text(m_view)),
                     .base = pinned != m_pinned.end() ? pinned->second : textOf(builds.previousText(m_view)),
                     .comparison = nullptr};
    if (!wanted.base) {
        showText();
        m_said = Said::nothingToCompare;
        m_message->show(InlineMessage::Kind::note, [] {
            return tr("There is no earlier result to compare with yet. Change the kernel, and "
                      "the lines that change with it are marked.");
        });
        return;
    }
    takeBack(Said::nothingToCompare);
    if (m_shown.comparison && m_shown.text == wanted.text && m_shown.base == wanted.base)
        return;
    const auto view = m_view;
    m_workspace.jobs().start<ShownText>(
        {.key = {.kind = "compare generated texts"},
         .title = fromQt(tr("Comparing generated texts")),
         .pool = workspace::Pool::analysis},
        [wanted](const process::JobContext&) {
            ShownText made = wanted;
            made.comparison = std::make_shared<const workspace::TextComparison>(
                workspace::compareTexts(made.base->text, made.text->text));
            return made;
        },
        [panel = QPointer(this), view](ShownText made) {
            if (panel && panel->m_view == view && panel->m_actions->diff->isChecked())
                panel->present(std::move(made));
        });
}

void GeneratedPanel::present(ShownText shown)
{
    const std::optional<Error> error = m_workspace.builds().textError(m_view);
    const bool isStale = shown.text && m_workspace.builds().isStale(m_view);
    m_header->show(shown, isStale ? GeneratedHeader::Age::stale : GeneratedHeader::Age::current, error);
    m_lines->setStaleWord(isStale ? tr("Out of date") : QString());
    if (!shown.text)
        m_empty->set(emptyText(error));
    else if (m_view == workspace::KernelView::resources)
        m_resources->setEntries(shown.text->resources);
    m_pages->setCurrentWidget(pageOf(shown));
    if (shown == m_shown)
        return;
    const bool isNew = !m_shown.text;
    m_shown = std::move(shown);
    m_lines->setText(m_shown.lines());
    m_lines->setSigns(m_shown.signs());
    if (!m_shown.text)
        return;
    showKernelOffset(m_workspace.builds().selection().document, m_kernelOffset);
    if (isNew)
        scrollToStart();
}

QWidget* GeneratedPanel::pageOf(const ShownText& shown) const
{
    if (!shown.text)
        return m_empty;
    const bool isTable = m_view == workspace::KernelView::resources && !shown.comparison;
    return isTable ? static_cast<QWidget*>(m_resources) : m_lines;
}

void GeneratedPanel::scrollToStart()
{
    if (const auto reading = m_readings.find(m_view); reading != m_readings.end()) {
        m_lines->select(reading->second.selection);
        m_lines->scrollTo(reading->second.firstRow);
    } else if (m_lines->linkedRows().empty()) {
        // What the kernel itself became, with what leads to it.
        m_lines->scrollTo(m_shown.firstKernelRow().value_or(0) - 8);
    }
}

QString GeneratedPanel::emptyText(const std::optional<Error>& error) const
{
    if (error && !isFaultOfKernel(*error))
        return spellError(*error);
    if (m_workspace.documents().all().empty())
        return tr("Open a kernel file, and what its kernels become is shown here.");
    const auto analysis = m_workspace.documents().analysis(m_workspace.documents().current());
    if (!analysis)
        return tr("This file is being checked.");
    if (m_workspace.builds().kernels().empty() && analysis->module.hasErrors())
        return tr(
            "This file has errors. As soon as they are corrected, what its kernels become is shown here.");
    if (m_workspace.builds().kernels().empty())
        return tr("This file has no kernel yet: a function with @kernel in the line above it.");
    if (error)
        return tr("The kernel has faults. As soon as they are corrected, what it becomes is shown here.");
    return tr("The text is being made.");
}

void GeneratedPanel::showError(const std::optional<Error>& error)
{
    if (!error || isFaultOfKernel(*error) || !m_shown.text) {
        takeBack(Said::error);
        return;
    }
    m_said = Said::error;
    m_message->show(*error);
}

void GeneratedPanel::takeBack(Said said)
{
    if (m_said != said)
        return;
    m_said = Said::nothing;
    m_message->dismiss();
}

} // namespace hawk::ui
