// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/generated_actions.h"

#include <QActionGroup>

#include "common/action.h"

namespace hawk::ui {

namespace {

QAction* makeCheckable(const ActionSpec& spec, QObject* parent)
{
    QAction* action = makeAction(spec, parent);
    action->setCheckable(true);
    return action;
}

} // namespace

GeneratedActions::GeneratedActions(QObject* parent)
    : QObject(parent)
    , views{makeCheckable({.id = "generated.host", .verb = "hawk show --what host"}, parent),
            makeCheckable({.id = "generated.cuda", .verb = "hawk show --what cuda"}, parent),
            makeCheckable({.id = "generated.ir", .verb = "hawk show --what ir"}, parent),
            makeCheckable({.id = "generated.ptx", .verb = "hawk show --what ptx"}, parent),
            makeCheckable({.id = "generated.resources", .verb = "hawk show --what resources"}, parent),
            makeCheckable({.id = "generated.asm", .verb = "hawk show --what asm"}, parent)}
    , diff(makeCheckable({.id = "generated.diff", .verb = "hawk show --diff", .icon = "diff"}, parent))
    , pin(makeCheckable({.id = "generated.pin", .icon = "pin"}, parent))
    , copyAll(makeAction({.id = "generated.copyAll", .verb = "hawk show", .icon = "copy"}, parent))
    , saveAs(makeAction({.id = "generated.saveAs", .verb = "hawk show", .icon = "save"}, parent))
    , revealLinked(makeAction(
          {.id = "generated.revealLinked", .verb = "hawk show --map", .shortcut = Qt::CTRL | Qt::Key_F10},
          parent))
    , jumpBack(makeAction({.id = "generated.jumpBack", .shortcut = Qt::ALT | Qt::Key_Left}, parent))
{
    auto* group = new QActionGroup(parent);
    for (QAction* view : views)
        group->addAction(view);
    views.front()->setChecked(true);
    jumpBack->setEnabled(false);
    retranslate();
}

QList<QAction*> GeneratedActions::all() const
{
    QList<QAction*> actions(views.begin(), views.end());
    return actions += {diff, pin, copyAll, saveAs, revealLinked, jumpBack};
}

void GeneratedActions::retranslate()
{
    views[0]->setText(QStringLiteral("C++"));
    views[1]->setText(QStringLiteral("CUDA"));
    //: A tab: the intermediate representation of a kernel, as a listing.
    views[2]->setText(tr("IR"));
    views[3]->setText(QStringLiteral("PTX"));
    //: A tab: registers and memory that a kernel takes on a device.
    views[4]->setText(tr("Resources"));
    //: A tab: the machine code of a kernel.
    views[5]->setText(tr("Assembly"));
    diff->setText(tr("Co&mpare with the previous result"));
    diff->setToolTip(tr("Compare with the previous or the pinned result"));
    pin->setText(tr("&Pin for comparing"));
    copyAll->setText(tr("Copy &whole text"));
    saveAs->setText(tr("&Save generated text as…"));
    revealLinked->setText(tr("Reveal &linked line"));
    jumpBack->setText(tr("Jump &back"));
}

} // namespace hawk::ui
