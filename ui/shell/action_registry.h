// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>

class QAction;

namespace hawk::ui {

/// Every action of the window by its id. Menus, the command palette and tests read it; nobody else knows
/// where an action came from. Owns none of them.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Ids are unique: a second action with an id that is taken is refused, and false comes back.
    bool add(QAction* action);
    void add(const QList<QAction*>& actions);

    /// Null when there is none.
    QAction* find(const QString& id) const;
    /// In the order in which they came.
    const QList<QAction*>& actions() const { return m_actions; }
    /// What stands before the first dot of the id.
    static QString areaOf(const QAction& action);

    /// Ids of what was used, the newest first; at most 20.
    const QStringList& recent() const { return m_recent; }
    void setRecent(const QStringList& ids);

private:
    void noteUse(const QString& id);

    QList<QAction*> m_actions;
    QHash<QString, QAction*> m_byId;
    QStringList m_recent;
};

} // namespace hawk::ui
