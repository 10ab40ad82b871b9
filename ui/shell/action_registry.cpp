// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/action_registry.h"

#include <QAction>

namespace hawk::ui {

namespace {

constexpr qsizetype mostRecent = 20;

} // namespace

bool ActionRegistry::add(QAction* action)
{
    const QString id = action->objectName();
    if (id.isEmpty() || m_byId.contains(id))
        return false;
    m_byId.insert(id, action);
    m_actions.append(action);
    connect(action, &QAction::triggered, this, [this, id] { noteUse(id); });
    connect(action, &QObject::destroyed, this, [this, id, action] {
        m_byId.remove(id);
        m_actions.removeOne(action);
    });
    return true;
}

void ActionRegistry::add(const QList<QAction*>& actions)
{
    for (QAction* action : actions)
        add(action);
}

QAction* ActionRegistry::find(const QString& id) const
{
    return m_byId.value(id);
}

QString ActionRegistry::areaOf(const QAction& action)
{
    return action.objectName().section(u'.', 0, 0);
}

void ActionRegistry::setRecent(const QStringList& ids)
{
    m_recent = ids.mid(0, mostRecent);
}

void ActionRegistry::noteUse(const QString& id)
{
    m_recent.removeAll(id);
    m_recent.prepend(id);
    m_recent = m_recent.mid(0, mostRecent);
}

} // namespace hawk::ui
