// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/completion_model.h"

#include <QCoreApplication>

#include "common/qt_text.h"

namespace hawk::ui {

CompletionModel::CompletionModel(QObject* parent) : QAbstractTableModel(parent)
{ }

void CompletionModel::setCandidates(std::vector<assist::Candidate> candidates)
{
    beginResetModel();
    m_candidates = std::move(candidates);
    endResetModel();
}

int CompletionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_candidates.size());
}

int CompletionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString CompletionModel::meaning(const assist::Candidate& candidate) const
{
    if (!candidate.summary.empty())
        return QCoreApplication::translate("Vocabulary", candidate.summary.c_str());
    if (!candidate.usage.empty())
        return toQt(candidate.usage);
    switch (candidate.kind) {
    case assist::CandidateKind::local:
        return tr("name of this file");
    case assist::CandidateKind::parameter:
        return tr("parameter");
    case assist::CandidateKind::function:
        return tr("function of this file");
    case assist::CandidateKind::kernel:
        return tr("kernel of this file");
    case assist::CandidateKind::module:
        return tr("module");
    case assist::CandidateKind::keyword:
        return tr("word of Python");
    case assist::CandidateKind::argument:
    case assist::CandidateKind::language:
    case assist::CandidateKind::member:
        break;
    }
    return {};
}

QVariant CompletionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const assist::Candidate& one = candidate(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? toQt(one.label) : meaning(one);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(toQt(one.label), meaning(one));
    case Qt::ToolTipRole:
        return toQt(one.usage);
    default:
        return {};
    }
}

} // namespace hawk::ui
