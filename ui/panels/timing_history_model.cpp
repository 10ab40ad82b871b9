// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/timing_history_model.h"

#include <QCoreApplication>
#include <QLocale>

#include "common/qt_text.h"
#include "common/spell.h"

namespace hawk::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(hawk::ui::TimingWords)
};

} // namespace

QString spellVerdict(launch::Verdict verdict)
{
    switch (verdict) {
    case launch::Verdict::faster:
        return Words::tr("faster");
    case launch::Verdict::slower:
        return Words::tr("slower");
    case launch::Verdict::disturbed:
        return Words::tr("cannot say, disturbed");
    case launch::Verdict::otherConditions:
        return Words::tr("cannot say, other conditions");
    case launch::Verdict::tooFew:
        return Words::tr("cannot say, too few repetitions");
    case launch::Verdict::withinNoise:
        break;
    }
    return Words::tr("within noise");
}

QString spellSpread(double spread)
{
    return Words::tr("%1 %").arg(QLocale().toString(spread * 100, 'f', 1));
}

void TimingHistoryModel::add(const workspace::LaunchReport& report,
                             std::optional<launch::TimingComparison> comparison)
{
    if (m_entries.size() == limit) {
        beginRemoveRows({}, static_cast<int>(limit) - 1, static_cast<int>(limit) - 1);
        m_entries.erase(m_entries.begin());
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_entries.push_back({report.selection.target, timingReportOf(report, comparison)});
    endInsertRows();
}

std::vector<workspace::TimingReport> TimingHistoryModel::reports() const
{
    std::vector<workspace::TimingReport> reports;
    for (const Entry& entry : m_entries)
        reports.push_back(entry.timing);
    return reports;
}

void TimingHistoryModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCountOfModel - 1);
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfModel - 1));
}

int TimingHistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int TimingHistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnCountOfModel;
}

QVariant TimingHistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Entry& entry = m_entries[m_entries.size() - 1 - static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(entry, index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant(index.column() == samples || index.column() == median || index.column() == spread
                            ? Qt::AlignRight | Qt::AlignVCenter
                            : Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

QString TimingHistoryModel::text(const Entry& entry, int column) const
{
    const workspace::TimingReport& report = entry.timing;
    switch (column) {
    case kernel:
        return toQt(report.kernel);
    case samples:
        return spellCount(report.samples);
    case target:
        return tr("%1, %2").arg(toQt(entry.target.backend), toQt(data::nameOf(entry.target.mode)));
    case median:
        return spellSeconds(report.timing.median);
    case spread:
        return spellSpread(report.timing.spread);
    default:
        return report.comparison ? spellVerdict(report.comparison->verdict) : QString();
    }
}

QVariant TimingHistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return static_cast<int>(m_entries.size()) - section;
    switch (section) {
    case kernel:
        return tr("Kernel");
    case samples:
        return tr("Samples");
    case target:
        return tr("Target");
    case median:
        return tr("Median");
    case spread:
        return tr("Spread");
    default:
        return tr("Against the baseline");
    }
}

workspace::TimingReport timingReportOf(const workspace::LaunchReport& report,
                                       const std::optional<launch::TimingComparison>& comparison)
{
    return {report.selection.kernel, report.result->sampleCount, *report.result->timing, comparison};
}

} // namespace hawk::ui
