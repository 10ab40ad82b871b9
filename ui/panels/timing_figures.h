// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "launch/timing_comparison.h"
#include "workspace/launches.h"

class QLabel;

namespace hawk::ui {

/// The figures of one timing: a large median with its spread beside it, the rest in lines below, and how it
/// stands to the baseline. Dimmed when the figures are not of the newest run.
class TimingFigures : public QWidget
{
    Q_OBJECT

public:
    enum class Age { current, old };

    explicit TimingFigures(QWidget* parent = nullptr);
    /// `report` must have a timing.
    void show(const workspace::LaunchReport& report, const workspace::LaunchReport* baseline,
              const std::optional<launch::TimingComparison>& comparison, Age age);

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void scaleFonts();
    QString verdictText(const workspace::LaunchReport& baseline,
                        const std::optional<launch::TimingComparison>& comparison) const;
    QLabel* m_what;
    QLabel* m_median;
    QLabel* m_spread;
    QLabel* m_range;
    QLabel* m_rates;
    QLabel* m_how;
    QLabel* m_verdict;
    std::optional<launch::Verdict> m_kind;
    Age m_age = Age::current;
};

} // namespace hawk::ui
