// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QObject>

#include "shell/action_registry.h"

class QMenu;
class QMenuBar;

namespace hawk::ui {

/// Lays every action of a registry into the menus: in the order of one table, and what the table does not
/// name at the end of the menu of its area.
class Menus : public QObject
{
    Q_OBJECT

public:
    Menus(QMenuBar& bar, QObject* parent);

    /// Once, after the last action came.
    void place(const ActionRegistry& registry);
    /// `file`, …, `help`, or a submenu of the table; null for another id.
    QMenu* menu(const QString& id) const;
    /// The title of the menu in which the actions of an area stand, without `&`.
    QHash<QString, QString> areaTitles() const;
    void retranslate();

private:
    void placeTable(const ActionRegistry& registry, QSet<QAction*>& placed);
    QHash<QString, QMenu*> m_menus;
};

} // namespace hawk::ui
