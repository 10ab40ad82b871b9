// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/repairs.h"

#include <algorithm>
#include <utility>

#include <QMenu>
#include <QPointer>

#include "common/diagnostic_text.h"
#include "common/qt_text.h"
#include "editor/code_editor.h"
#include "editor/sliced_edit.h"
#include "text/apply_fixes.h"
#include "workspace/fix_kernel_file.h"

namespace hawk::ui {

namespace {

/// What the job of all repairs gives.
struct RepairedText {
    std::vector<Replacement> replacements;
    std::size_t count = 0;
};

} // namespace

Repairs::Repairs(workspace::Workspace& workspace, workspace::DocumentId id, CodeEditor& editor,
                 QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_id(id)
    , m_editor(editor)
    , m_menu(new QMenu(&editor))
{
    m_menu->setToolTipsVisible(true);
    connect(&workspace.documents(), &workspace::Documents::analysed, this,
            [this](workspace::DocumentId changed) {
                if (changed == m_id && m_waiting)
                    whenAnalysed(std::exchange(m_waiting, nullptr));
            });
}

bool Repairs::isOpen() const
{
    return m_workspace.documents().contains(m_id);
}

void Repairs::whenAnalysed(std::function<void(const workspace::Analysis&)> work)
{
    if (!isOpen() || m_editor.isReadOnly())
        return;
    const auto analysis = m_workspace.documents().analysis(m_id);
    if (analysis && analysis->revision == m_workspace.documents().facts(m_id).revision)
        return work(*analysis);
    m_waiting = std::move(work);
    m_workspace.documents().analyseNow(m_id);
}

void Repairs::showAtCaret()
{
    whenAnalysed([this](const workspace::Analysis& analysis) {
        fillMenu(analysis);
        if (m_menu->isEmpty())
            return say(tr("There is no fix for this line."));
        m_menu->popup(m_editor.viewport()->mapToGlobal(m_editor.cursorRect().bottomLeft()));
        m_menu->setActiveAction(m_menu->actions().constFirst());
    });
}

void Repairs::fillMenu(const workspace::Analysis& analysis)
{
    m_menu->clear();
    const std::size_t size = analysis.source().text().size();
    const text::Range line = analysis.source().lineAt(m_editor.byteOffset(m_editor.textCursor().position()));
    qsizetype inFile = 0;
    QStringList titles;
    for (const text::Diagnostic& diagnostic : analysis.module.diagnostics) {
        const text::Fix* fix = text::fixWithin(diagnostic, size);
        if (fix == nullptr)
            continue;
        ++inFile;
        const QString title = translatedTitle(*fix);
        if (diagnostic.range.begin > line.end || diagnostic.range.end < line.begin || titles.contains(title))
            continue;
        titles << title;
        // An ampersand of the code is none of the menu.
        QAction* action = m_menu->addAction(QString(title).replace(u'&', QStringLiteral("&&")));
        action->setToolTip(translatedMessage(diagnostic));
        connect(action, &QAction::triggered, this,
                [this, range = diagnostic.range, code = toQt(diagnostic.code())] { repair(range, code); });
    }
    if (titles.isEmpty() || inFile == titles.size())
        return;
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Apply all fixes of the file")), &QAction::triggered, this,
            &Repairs::repairAll);
}

void Repairs::repair(text::Range place, const QString& code)
{
    whenAnalysed([this, place, code](const workspace::Analysis& analysis) {
        for (const text::Diagnostic& diagnostic : analysis.module.diagnostics) {
            const text::Fix* fix = text::fixWithin(diagnostic, analysis.source().text().size());
            if (fix != nullptr && diagnostic.range == place && toQt(diagnostic.code()) == code)
                return apply(*fix);
        }
        say(tr("There is no fix for this line."));
    });
}

void Repairs::apply(const text::Fix& fix)
{
    if (m_editor.isApplying())
        return;
    std::vector<Replacement> replacements;
    for (const text::TextEdit& edit : fix.edits) {
        replacements.insert(replacements.begin(),
                            {{m_editor.positionOf(edit.range.begin), m_editor.positionOf(edit.range.end)},
                             toQt(edit.replacement)});
    }
    m_editor.applyReplacements(std::move(replacements));
}

void Repairs::repairAll()
{
    whenAnalysed([this](const workspace::Analysis&) { startRepairingAll(); });
}

void Repairs::startRepairingAll()
{
    const workspace::Documents& documents = m_workspace.documents();
    const std::uint64_t revision = documents.facts(m_id).revision;
    m_workspace.jobs().start<Result<RepairedText>>(
        {.key = {static_cast<std::uint64_t>(m_id), "repair"},
         .title = "Repairing " + documents.facts(m_id).title},
        [text = documents.currentText(m_id), name = workspace::nameOf(documents.facts(m_id)),
         places = documents.importPlacesOf(m_id)](const process::JobContext& job) {
            return workspace::fixKernelText(text, name, places, job)
                .transform([&](const text::FixedText& fixed) {
                    return RepairedText{replacementsFor(toQt(text), toQt(fixed.text)), fixed.fixCount};
                });
        },
        [self = QPointer(this), revision](Result<RepairedText> repaired) {
            if (!self || !self->isOpen() || !repaired
                || self->m_workspace.documents().facts(self->m_id).revision != revision
                || self->m_editor.isApplying())
                return;
            const auto count = static_cast<int>(repaired->count);
            if (count > 0)
                self->m_editor.applyReplacements(std::move(repaired->replacements));
            self->say(count == 0 ? tr("There is nothing that can be fixed automatically.")
                                 : tr("%n fix(es) applied.", nullptr, count));
        });
}

void Repairs::say(const QString& text)
{
    m_editor.showTip(text.toHtmlEscaped(), text, m_editor.cursorRect().bottomLeft());
}

} // namespace hawk::ui
