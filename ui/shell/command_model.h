// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QAbstractListModel>

#include "shell/action_registry.h"

namespace hawk::ui {

/// The actions that match a pattern, best first; with an empty pattern those used last come first. Disabled
/// actions are listed, but not enabled.
class CommandModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        ActionRole = Qt::UserRole, ///< QAction*
        AreaRole, ///< the menu it stands in, translated
        ShortcutRole, ///< as the platform spells it
        VerbRole, ///< the command line that does the same, or empty
        PositionsRole ///< QList<int>: matched letters of the display text
    };

    explicit CommandModel(const ActionRegistry& registry, QObject* parent = nullptr);

    /// Titles of the menus by area of the id; shown beside the action and matched as well.
    void setAreaTitles(const QHash<QString, QString>& titles);
    void setPattern(const QString& pattern);
    QAction* actionAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        QAction* action;
        int score;
        QList<int> positions;
    };
    std::vector<Row> matching(const QString& pattern) const;

    const ActionRegistry& m_registry;
    QHash<QString, QString> m_titles;
    std::vector<Row> m_rows;
};

} // namespace hawk::ui
