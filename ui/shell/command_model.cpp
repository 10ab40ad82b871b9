// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/command_model.h"

#include <algorithm>

#include <QAction>

#include "common/action.h"
#include "shell/fuzzy_match.h"

namespace hawk::ui {

CommandModel::CommandModel(const ActionRegistry& registry, QObject* parent)
    : QAbstractListModel(parent)
    , m_registry(registry)
{ }

void CommandModel::setAreaTitles(const QHash<QString, QString>& titles)
{
    m_titles = titles;
}

void CommandModel::setPattern(const QString& pattern)
{
    beginResetModel();
    m_rows = matching(pattern);
    endResetModel();
}

QAction* CommandModel::actionAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].action : nullptr;
}

int CommandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CommandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString shortcut = row.action->shortcut().toString(QKeySequence::NativeText);
    switch (role) {
    case Qt::DisplayRole:
        return plainText(*row.action);
    case Qt::DecorationRole:
        return row.action->icon();
    case Qt::AccessibleTextRole:
        return shortcut.isEmpty() ? plainText(*row.action)
                                  : QStringLiteral("%1, %2").arg(plainText(*row.action), shortcut);
    case Qt::ToolTipRole:
        return verbOf(*row.action);
    case ActionRole:
        return QVariant::fromValue(row.action);
    case AreaRole:
        return m_titles.value(ActionRegistry::areaOf(*row.action));
    case ShortcutRole:
        return shortcut;
    case VerbRole:
        return verbOf(*row.action);
    case PositionsRole:
        return QVariant::fromValue(row.positions);
    default:
        return {};
    }
}

Qt::ItemFlags CommandModel::flags(const QModelIndex& index) const
{
    const QAction* action = actionAt(index.row());
    if (action == nullptr)
        return Qt::NoItemFlags;
    if (!action->isEnabled())
        return Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

std::vector<CommandModel::Row> CommandModel::matching(const QString& pattern) const
{
    std::vector<Row> rows;
    for (QAction* action : m_registry.actions()) {
        const QString text = plainText(*action);
        if (text.isEmpty())
            continue;
        if (const auto match = fuzzyMatch(pattern, text)) {
            rows.push_back({action, match->score, {match->positions.begin(), match->positions.end()}});
            continue;
        }
        // `cache cl` finds "Clear" of the cache menu, and `hawk build` the action that does the same.
        const QString around = m_titles.value(ActionRegistry::areaOf(*action)) + u' ' + text;
        const auto match = fuzzyMatch(pattern, around);
        const auto verb = match ? std::optional<FuzzyMatch>() : fuzzyMatch(pattern, verbOf(*action));
        if (match || verb)
            rows.push_back({action, (match ? match->score : verb->score) / 2, {}});
    }
    const QStringList& recent = m_registry.recent();
    const auto rank = [&](const Row& row) {
        const qsizetype at = recent.indexOf(row.action->objectName());
        return at < 0 ? recent.size() : at;
    };
    std::ranges::stable_sort(rows, [&](const Row& a, const Row& b) {
        return a.score != b.score ? a.score > b.score : rank(a) < rank(b);
    });
    return rows;
}

} // namespace hawk::ui
