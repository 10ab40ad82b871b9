// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "common/colours.h"
#include "text/diagnostic.h"
#include "workspace/builds.h"
#include "workspace/documents.h"

namespace hawk::ui {

/// One row of the list of problems.
struct Problem {
    text::Severity severity = text::Severity::error;
    QString message;
    QString hint;
    QString code;
    QString fix; ///< what a mechanical repair would do; empty when there is none
    /// Absent for what concerns no place, such as a missing compiler.
    std::optional<text::Range> range;
    text::LineColumn place; ///< columns in UTF-16 code units, as the editor counts
    QString file; ///< the name of the imported file it stands in; empty for the document's own
    friend bool operator==(const Problem&, const Problem&) = default;
};

/// What is wrong with a document: the diagnostics of its newest analysis, and the error of its newest build
/// unless that only repeats them, in the language of the window. In the order of places, those without a
/// place first.
/// `warnings`: what a compiler said of the same text without refusing it.
std::vector<Problem> problemsOf(const workspace::Analysis* analysis, const hawk::Error* buildError,
                                const std::vector<text::Diagnostic>& warnings = {});

class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { message, hint, code, place, columns };
    enum class Freshness { current, stale };

    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<Problem> problems);
    /// Stale rows are dimmed: the text changed since.
    void setFreshness(Freshness freshness);
    Freshness freshness() const { return m_freshness; }
    void setColours(const Colours& colours);
    const Problem& at(int row) const { return m_problems[static_cast<std::size_t>(row)]; }
    /// `8:13: error: message hint [code]`, as compilers print, with the name of an imported file before it.
    QString line(int row) const;
    int count(text::Severity severity) const;
    int fixCount() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant shown(const Problem& problem, int column) const;
    std::vector<Problem> m_problems;
    Colours m_colours;
    Freshness m_freshness = Freshness::current;
};

} // namespace hawk::ui
