// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/editor_actions.h"

#include <QAction>
#include <QTextDocument>

#include "common/action.h"
#include "editor/assistance.h"
#include "editor/document_page.h"
#include "editor/indentation.h"
#include "editor/line_editing.h"
#include "editor/repairs.h"

namespace hawk::ui {

EditorActions::EditorActions(std::function<DocumentPage*()> current, Handlers handlers, QObject* parent)
    : QObject(parent)
    , m_current(std::move(current))
    , m_hasTab(handlers.hasTab)
{
    addFileActions(handlers);
    addEditActions();
    addViewActions(handlers);
    // Other views have finding, copying and zoom of their own, and lines are not removed unseen: these keys
    // count where the text is. Problems are walked from everywhere.
    for (QAction* action : m_all) {
        const QString id = action->objectName();
        if ((id.startsWith(u"edit.") && !id.endsWith(u"Problem")) || id.startsWith(u"view.zoom"))
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    retranslate();
    update(Reopening::impossible);
}

QAction* EditorActions::add(const char* id, const QKeySequence& shortcut, Needs needs,
                            std::function<void()> work, const char* iconName, const char* verb)
{
    QAction* action = makeAction({.id = id, .verb = verb, .shortcut = shortcut, .icon = iconName}, this);
    connect(action, &QAction::triggered, this, std::move(work));
    m_all.append(action);
    m_needs.insert(action, needs);
    return action;
}

QAction* EditorActions::addEdit(const char* id, const QKeySequence& shortcut, Needs needs,
                                std::function<void(CodeEditor&)> work, const char* iconName)
{
    return add(
        id, shortcut, needs,
        [this, work = std::move(work)] {
            if (DocumentPage* page = m_current())
                work(page->editor());
        },
        iconName);
}

void EditorActions::addFileActions(Handlers& handlers)
{
    add("file.new", QKeySequence::New, Needs::nothing, handlers.create, "new");
    add("file.open", QKeySequence::Open, Needs::nothing, handlers.open, "open");
    add("file.save", QKeySequence::Save, Needs::page, handlers.save, "save");
    add("file.saveAs", Qt::CTRL | Qt::SHIFT | Qt::Key_S, Needs::page, handlers.saveAs);
    add("file.saveAll", {}, Needs::page, handlers.saveAll);
    add("file.close", Qt::CTRL | Qt::Key_W, Needs::tab, handlers.close);
    add("file.reopen", Qt::CTRL | Qt::SHIFT | Qt::Key_T, Needs::nothing, handlers.reopen);
}

void EditorActions::addEditActions()
{
    const auto lines = [](void (*function)(QTextCursor&)) {
        return [function](CodeEditor& editor) { editor.edit(function); };
    };
    const auto move = [](Direction direction) {
        return [direction](CodeEditor& editor) {
            editor.edit([direction](QTextCursor& cursor) { moveLines(cursor, direction); });
        };
    };
    const auto bar = [this](auto work) {
        return [this, work] {
            if (DocumentPage* page = m_current())
                work(*page);
        };
    };
    addEdit("edit.undo", QKeySequence::Undo, Needs::writable, [](CodeEditor& e) { e.undo(); }, "undo");
    addEdit("edit.redo", QKeySequence::Redo, Needs::writable, [](CodeEditor& e) { e.redo(); }, "redo");
    addEdit("edit.cut", QKeySequence::Cut, Needs::writable, [](CodeEditor& e) { e.cut(); });
    addEdit("edit.copy", QKeySequence::Copy, Needs::page, [](CodeEditor& e) { e.copy(); }, "copy");
    addEdit("edit.paste", QKeySequence::Paste, Needs::writable, [](CodeEditor& e) { e.paste(); });
    addEdit("edit.selectAll", QKeySequence::SelectAll, Needs::page, [](CodeEditor& e) { e.selectAll(); });
    add("edit.find", QKeySequence::Find, Needs::page,
        bar([](DocumentPage& page) { page.findBar().open(FindBar::Purpose::find); }), "find");
    add("edit.replace", Qt::CTRL | Qt::Key_H, Needs::writable,
        bar([](DocumentPage& page) { page.findBar().open(FindBar::Purpose::replace); }));
    add("edit.findNext", Qt::Key_F3, Needs::page, bar([](DocumentPage& page) { page.findBar().findNext(); }));
    add("edit.findPrevious", Qt::SHIFT | Qt::Key_F3, Needs::page,
        bar([](DocumentPage& page) { page.findBar().findPrevious(); }));
    add("edit.goToLine", Qt::CTRL | Qt::Key_G, Needs::page,
        bar([](DocumentPage& page) { page.openGoToBar(); }));
    const auto assist = [bar](void (Assistance::*function)()) {
        return bar([function](DocumentPage& page) { (page.assistance().*function)(); });
    };
    add("edit.complete", Qt::CTRL | Qt::Key_Space, Needs::writable, assist(&Assistance::complete), "",
        "hawk assist complete FILE:LINE:COLUMN");
    add("edit.meaning", Qt::CTRL | Qt::Key_I, Needs::page, assist(&Assistance::showMeaning), "",
        "hawk assist hover FILE:LINE:COLUMN");
    add("edit.definition", Qt::Key_F12, Needs::page, assist(&Assistance::goToDefinition), "",
        "hawk assist definition FILE:LINE:COLUMN");
    add("edit.nextUse", Qt::SHIFT | Qt::Key_F12, Needs::page, assist(&Assistance::goToNextUse), "",
        "hawk assist uses FILE:LINE:COLUMN");
    add("edit.goBack", Qt::ALT | Qt::Key_Left, Needs::page,
        bar([](DocumentPage& page) { page.assistance().goBack(); }));
    add("edit.rename", Qt::Key_F2, Needs::writable, assist(&Assistance::rename), "",
        "hawk assist rename FILE:LINE:COLUMN --to NAME --write");
    add("edit.fix", Qt::CTRL | Qt::Key_Period, Needs::writable,
        bar([](DocumentPage& page) { page.repairs().showAtCaret(); }), "fix", "hawk check --fix");
    addEdit("edit.toggleComment", Qt::CTRL | Qt::Key_Slash, Needs::writable, lines(toggleComment));
    addEdit("edit.indent", {}, Needs::writable, lines(indent));
    addEdit("edit.unindent", {}, Needs::writable, lines(unindent));
    addEdit("edit.duplicateLines", Qt::CTRL | Qt::Key_D, Needs::writable, lines(duplicateLines));
    addEdit("edit.moveLinesUp", Qt::ALT | Qt::Key_Up, Needs::writable, move(Direction::up));
    addEdit("edit.moveLinesDown", Qt::ALT | Qt::Key_Down, Needs::writable, move(Direction::down));
    addEdit("edit.removeLines", Qt::CTRL | Qt::SHIFT | Qt::Key_K, Needs::writable, lines(removeLines));
    addEdit("edit.nextProblem", Qt::Key_F8, Needs::page, [](CodeEditor& e) { e.showNextMark(); });
    addEdit("edit.previousProblem", Qt::SHIFT | Qt::Key_F8, Needs::page,
            [](CodeEditor& e) { e.showPreviousMark(); });
    addEdit("edit.showProblem", Qt::ALT | Qt::Key_F8, Needs::page,
            [](CodeEditor& e) { e.showMarksAtCaret(); });
}

void EditorActions::addViewActions(Handlers& handlers)
{
    const auto zoom = [handler = handlers.zoom](int steps) { return [handler, steps] { handler(steps); }; };
    // The plus key needs Shift on many keyboards.
    add("view.zoomIn", Qt::CTRL | Qt::Key_Plus, Needs::nothing, zoom(1))
        ->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    add("view.zoomOut", Qt::CTRL | Qt::Key_Minus, Needs::nothing, zoom(-1));
    add("view.zoomReset", Qt::CTRL | Qt::Key_0, Needs::nothing, zoom(0));
    add("view.nextTab", Qt::CTRL | Qt::Key_PageDown, Needs::tab, handlers.nextTab);
    add("view.previousTab", Qt::CTRL | Qt::Key_PageUp, Needs::tab, handlers.previousTab);
}

QAction* EditorActions::find(const QString& id) const
{
    for (QAction* action : m_all) {
        if (action->objectName() == id)
            return action;
    }
    return nullptr;
}

QList<QAction*> EditorActions::ofContext() const
{
    QList<QAction*> actions;
    for (const char* id : {"edit.fix", "edit.meaning", "edit.definition", "edit.nextUse", "edit.rename"})
        actions.append(find(QLatin1StringView(id)));
    return actions;
}

void EditorActions::update(Reopening reopening)
{
    DocumentPage* page = m_current();
    const bool isWritable = page && !page->editor().isReadOnly();
    const bool hasTab = m_hasTab();
    const auto isMet = [&](Needs needs) {
        switch (needs) {
        case Needs::nothing:
            return true;
        case Needs::tab:
            return hasTab;
        case Needs::page:
            return page != nullptr;
        case Needs::writable:
            break;
        }
        return isWritable;
    };
    for (QAction* action : m_all)
        action->setEnabled(isMet(m_needs.value(action)));
    find(QStringLiteral("file.reopen"))->setEnabled(reopening == Reopening::possible);
    if (!page)
        return;
    const QTextDocument& document = *page->editor().document();
    const bool hasSelection = page->editor().textCursor().hasSelection();
    find(QStringLiteral("edit.undo"))->setEnabled(isWritable && document.isUndoAvailable());
    find(QStringLiteral("edit.redo"))->setEnabled(isWritable && document.isRedoAvailable());
    find(QStringLiteral("edit.cut"))->setEnabled(isWritable && hasSelection);
    find(QStringLiteral("edit.copy"))->setEnabled(hasSelection);
    const bool hasProblems = !page->editor().marks().all().empty();
    for (const char* id : {"edit.nextProblem", "edit.previousProblem", "edit.showProblem"})
        find(QLatin1StringView(id))->setEnabled(hasProblems);
}

void EditorActions::retranslate()
{
    const auto name = [this](const char* id, const QString& text) {
        find(QLatin1StringView(id))->setText(text);
    };
    name("file.new", tr("&New kernel"));
    name("file.open", tr("&Open…"));
    name("file.save", tr("&Save"));
    name("file.saveAs", tr("Save &as…"));
    name("file.saveAll", tr("Save a&ll"));
    name("file.close", tr("&Close tab"));
    name("file.reopen", tr("Reopen closed &tab"));
    name("edit.undo", tr("&Undo"));
    name("edit.redo", tr("&Redo"));
    name("edit.cut", tr("Cu&t"));
    name("edit.copy", tr("&Copy"));
    name("edit.paste", tr("&Paste"));
    name("edit.selectAll", tr("Select &all"));
    name("edit.find", tr("&Find…"));
    name("edit.replace", tr("R&eplace…"));
    name("edit.findNext", tr("Find &next"));
    name("edit.findPrevious", tr("Find pre&vious"));
    name("edit.goToLine", tr("&Go to line…"));
    name("edit.complete", tr("Complete"));
    name("edit.meaning", tr("Show meaning"));
    name("edit.definition", tr("Go to definition"));
    name("edit.nextUse", tr("Go to next use"));
    name("edit.goBack", tr("Go back"));
    name("edit.rename", tr("Rename…"));
    name("edit.fix", tr("Show fixes for this line"));
    name("edit.toggleComment", tr("Toggle co&mment"));
    name("edit.indent", tr("&Indent"));
    name("edit.unindent", tr("Unin&dent"));
    name("edit.duplicateLines", tr("Duplicate &lines"));
    name("edit.moveLinesUp", tr("Move lines up"));
    name("edit.moveLinesDown", tr("Move lines down"));
    name("edit.removeLines", tr("Remove lines"));
    name("edit.nextProblem", tr("Next problem"));
    name("edit.previousProblem", tr("Previous problem"));
    name("edit.showProblem", tr("Show problem at caret"));
    name("view.zoomIn", tr("Zoom &in"));
    name("view.zoomOut", tr("Zoom &out"));
    name("view.zoomReset", tr("&Normal size"));
    name("view.nextTab", tr("Next tab"));
    name("view.previousTab", tr("Previous tab"));
}

} // namespace hawk::ui
