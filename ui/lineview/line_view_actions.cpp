// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/line_view_actions.h"

#include "common/action.h"
#include "lineview/line_view.h"

namespace hawk::ui {

LineViewActions::LineViewActions(LineView& view)
    : QObject(&view)
    , copy(makeAction({.id = "view.copy", .shortcut = QKeySequence::Copy, .icon = "copy"}, &view))
    , selectAll(makeAction({.id = "view.selectAll", .shortcut = QKeySequence::SelectAll}, &view))
    , find(makeAction({.id = "view.find", .shortcut = QKeySequence::Find, .icon = "find"}, &view))
    , findNext(makeAction({.id = "view.findNext", .shortcut = Qt::Key_F3}, &view))
    , findPrevious(makeAction({.id = "view.findPrevious", .shortcut = Qt::SHIFT | Qt::Key_F3}, &view))
    , goTo(makeAction({.id = "view.goToLine", .shortcut = Qt::CTRL | Qt::Key_G}, &view))
    , zoomIn(makeAction({.id = "view.zoomIn"}, &view))
    , zoomOut(makeAction({.id = "view.zoomOut", .shortcut = QKeySequence::ZoomOut}, &view))
    , resetZoom(makeAction({.id = "view.resetZoom", .shortcut = Qt::CTRL | Qt::Key_0}, &view))
{
    // Ctrl+Plus needs Shift on some keyboards and not on others.
    zoomIn->setShortcuts({QKeySequence(QKeySequence::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    connect(copy, &QAction::triggered, &view, &LineView::copy);
    connect(selectAll, &QAction::triggered, &view, &LineView::selectAll);
    connect(find, &QAction::triggered, &view, &LineView::openFind);
    connect(findNext, &QAction::triggered, &view, &LineView::findNext);
    connect(findPrevious, &QAction::triggered, &view, &LineView::findPrevious);
    connect(goTo, &QAction::triggered, &view, &LineView::openGoTo);
    connect(zoomIn, &QAction::triggered, &view, [&view] { view.setZoom(view.zoom() + 1); });
    connect(zoomOut, &QAction::triggered, &view, [&view] { view.setZoom(view.zoom() - 1); });
    connect(resetZoom, &QAction::triggered, &view, [&view] { view.setZoom(0); });
    for (QAction* action : all()) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        view.addAction(action);
    }
    retranslate();
}

QList<QAction*> LineViewActions::all() const
{
    return {copy, selectAll, find, findNext, findPrevious, goTo, zoomIn, zoomOut, resetZoom};
}

void LineViewActions::setArea(const QString& area)
{
    for (QAction* action : all())
        action->setObjectName(area + action->objectName().sliced(action->objectName().indexOf(u'.')));
}

void LineViewActions::retranslate()
{
    copy->setText(tr("&Copy"));
    selectAll->setText(tr("Select &all"));
    find->setText(tr("&Find…"));
    findNext->setText(tr("Find &next"));
    findPrevious->setText(tr("Find pre&vious"));
    goTo->setText(tr("&Go to line…"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    resetZoom->setText(tr("&Reset zoom"));
}

} // namespace hawk::ui
