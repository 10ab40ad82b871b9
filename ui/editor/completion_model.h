// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "assist/completion.h"

namespace hawk::ui {

/// What may be written at a place, best first: the name, and what it is.
class CompletionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Meaning, ColumnCount };

    explicit CompletionModel(QObject* parent = nullptr);

    void setCandidates(std::vector<assist::Candidate> candidates);
    const assist::Candidate& candidate(int row) const { return m_candidates[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString meaning(const assist::Candidate& candidate) const;

    std::vector<assist::Candidate> m_candidates;
};

} // namespace hawk::ui
