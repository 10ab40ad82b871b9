// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/timing_figures.h"

#include <array>

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>

#include "common/colours.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/timing_history_model.h"

namespace hawk::ui {

static constexpr double largeText = 2.2; ///< against the font of the window

TimingFigures::TimingFigures(QWidget* parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_median(new QLabel(this))
    , m_spread(new QLabel(this))
    , m_range(new QLabel(this))
    , m_rates(new QLabel(this))
    , m_how(new QLabel(this))
    , m_verdict(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(4);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_median, 0, Qt::AlignBaseline);
    first->addWidget(m_spread, 0, Qt::AlignBaseline);
    first->addStretch();
    layout->addWidget(m_what);
    layout->addLayout(first);
    for (QLabel* label : {m_verdict, m_range, m_rates, m_how})
        layout->addWidget(label);
    layout->addStretch();
    for (QLabel* label : {m_what, m_median, m_spread, m_range, m_rates, m_how, m_verdict}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_verdict->setWordWrap(true);
    scaleFonts();
}

void TimingFigures::show(const workspace::LaunchReport& report, const workspace::LaunchReport* baseline,
                         const std::optional<launch::TimingComparison>& comparison, Age age)
{
    const launch::Timing& timing = *report.result->timing;
    const std::int64_t samples = report.result->sampleCount;
    const QString kernel = toQt(report.selection.kernel);
    m_what->setText(age == Age::current
                        ? tr("%1, %2 samples").arg(kernel, spellCount(samples))
                        : tr("%1, %2 samples, from an earlier run").arg(kernel, spellCount(samples)));
    m_median->setText(spellSeconds(timing.median));
    // One repetition has no spread; 0 % would claim the opposite.
    const QString spread = timing.samples.size() > 1 ? spellSpread(timing.spread) : tr("unknown");
    m_median->setAccessibleName(tr("Median %1, spread %2").arg(m_median->text(), spread));
    m_spread->setText(tr("spread %1").arg(spread));
    m_spread->setToolTip(tr("The middle half of the repetitions lies within a range that is this wide, as a "
                            "part of the median."));
    m_range->setText(
        tr("min %1   p95 %2   mean %3")
            .arg(spellSeconds(timing.minimum), spellSeconds(timing.p95), spellSeconds(timing.mean)));
    const double rate = timing.median > 0 ? static_cast<double>(samples) / timing.median : 0;
    m_rates->setText(timing.gigabytesPerSecond > 0
                         ? tr("%1 GB/s   %2 million samples/s")
                               .arg(spellNumber(timing.gigabytesPerSecond), spellNumber(rate * 1e-6))
                         : tr("%1 million samples/s").arg(spellNumber(rate * 1e-6)));
    //: %1: threads, %2: repetitions, %3: launches in each repetition
    m_how->setText(tr("Threads: %1   Repetitions: %2 × %3")
                       .arg(spellCount(timing.threads), spellCount(std::ssize(timing.samples)),
                            spellCount(static_cast<std::int64_t>(timing.launchesPerSample))));
    m_verdict->setVisible(baseline != nullptr);
    if (baseline)
        m_verdict->setText(verdictText(*baseline, comparison));
    m_verdict->setToolTip(comparison ? toQt(comparison->reason) : QString());
    m_kind = comparison ? std::optional(comparison->verdict) : std::nullopt;
    m_age = age;
    restyle();
}

/// `threads 1 → 2, mode float32 → float64`: the words of the core, which stand in reports as well.
static QString changesText(const std::vector<launch::ConditionChange>& changes)
{
    QStringList parts;
    for (const launch::ConditionChange& change : changes) {
        const auto spell = [](const std::string& value) {
            return value.empty() ? QStringLiteral("?") : toQt(value);
        };
        parts.append(QStringLiteral("%1 %2 \u2192 %3")
                         .arg(toQt(change.name), spell(change.baseline), spell(change.now)));
    }
    return parts.join(QStringLiteral(", "));
}

QString TimingFigures::verdictText(const workspace::LaunchReport& baseline,
                                   const std::optional<launch::TimingComparison>& comparison) const
{
    if (!comparison)
        return tr("The baseline is of other work: %1, %2 samples.")
            .arg(toQt(baseline.selection.kernel), spellCount(baseline.result->sampleCount));
    const auto percent = [](double ratio) {
        const double change = (ratio - 1) * 100;
        return (change >= 0 ? QStringLiteral("+") : QString()) + QLocale().toString(change, 'f', 1);
    };
    if (!comparison->changes.empty())
        return tr("%1 % against the baseline, measured under other conditions, so that neither is called "
                  "faster: %2")
            .arg(percent(comparison->ratio), changesText(comparison->changes));
    //: Against the pinned baseline: change in per cent, its interval, and the verdict
    return tr("%1 % against the baseline (95 % interval %2 to %3 %): %4")
        .arg(percent(comparison->ratio), percent(comparison->low), percent(comparison->high),
             spellVerdict(comparison->verdict));
}

void TimingFigures::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::FontChange)
        scaleFonts();
}

void TimingFigures::scaleFonts()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * largeText);
    m_median->setFont(large);
    QFont bold = font();
    bold.setBold(true);
    m_verdict->setFont(bold);
}

void TimingFigures::restyle()
{
    const Colours colours = coloursFor(palette());
    const QColor text = palette().color(QPalette::WindowText);
    const auto colour = [&](QLabel* label, const QColor& chosen) {
        QPalette coloured = palette();
        coloured.setColor(QPalette::WindowText, m_age == Age::old ? colours.dimmed : chosen);
        label->setPalette(coloured);
    };
    for (QLabel* label : {m_median, m_spread, m_range, m_rates})
        colour(label, text);
    colour(m_what, colours.dimmed);
    colour(m_how, colours.dimmed);
    colour(m_verdict,
           m_kind == launch::Verdict::faster       ? colours.good
               : m_kind == launch::Verdict::slower ? colours.caution
                                                   : text);
}

} // namespace hawk::ui
