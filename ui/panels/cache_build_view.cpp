// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_build_view.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLineEdit>

#include "common/colours.h"
#include "common/core_phrase.h"
#include "common/icons.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "toolchain/command_line.h"

namespace hawk::ui {

using compile::Outcome;

CacheBuildView::CacheBuildView(QAction* copyKey, QAction* copyCommand, QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_state(new QLabel(this))
    , m_what(new QLabel(this))
    , m_reason(new QLabel(this))
    , m_keyLabel(new QLabel(this))
    , m_commandLabel(new QLabel(this))
{
    QFont bold = font();
    bold.setBold(true);
    m_state->setFont(bold);
    for (QLabel* label : {m_state, m_what, m_reason}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(1, 1);
    layout->addWidget(m_icon, 0, 0, Qt::AlignRight);
    layout->addWidget(m_state, 0, 1, 1, 2);
    layout->addWidget(m_what, 1, 1, 1, 2);
    layout->addWidget(m_reason, 2, 1, 1, 2);
    m_key = addField(layout, 3, m_keyLabel, copyKey);
    m_command = addField(layout, 4, m_commandLabel, copyCommand);
    retranslate();
}

QLineEdit* CacheBuildView::addField(QGridLayout* layout, int row, QLabel* label, QAction* copy)
{
    auto* field = new QLineEdit(this);
    field->setReadOnly(true);
    field->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    label->setBuddy(field);
    auto* button = new QToolButton(this);
    button->setDefaultAction(copy);
    button->setAutoRaise(true);
    layout->addWidget(label, row, 0, Qt::AlignRight);
    layout->addWidget(field, row, 1);
    layout->addWidget(button, row, 2);
    return field;
}

void CacheBuildView::setReport(const Report& report)
{
    m_report = report;
    retranslate();
}

QString CacheBuildView::keyOf(const Report& report)
{
    return report && report->built ? toQt(report->built->artifact.key) : QString();
}

QString CacheBuildView::commandOf(const Report& report)
{
    return report && report->built ? toQt(toolchain::joinCommand(report->built->artifact.commandLine))
                                   : QString();
}

QString CacheBuildView::state() const
{
    if (!m_report)
        return tr("Nothing has been built yet");
    const QString taken = spellSeconds(m_report->seconds);
    if (!m_report->built)
        return tr("The build failed after %1").arg(taken);
    const compile::Artifact& artifact = m_report->built->artifact;
    switch (artifact.outcome) {
    case Outcome::hit:
        //: %1: how long the build took, %2: how long the compiler would have taken
        return tr("Hit in %1, which saved %2").arg(taken, spellSeconds(artifact.secondsToMake));
    case Outcome::miss:
        return tr("Miss: compiled and stored in %1").arg(taken);
    case Outcome::bypassed:
        break;
    }
    return tr("Bypassed: compiled in %1 and not stored").arg(taken);
}

QString CacheBuildView::reason() const
{
    if (!m_report)
        return {};
    return m_report->built ? translatedPhrase(toQt(m_report->built->artifact.reason))
                           : toQt(m_report->error->message);
}

void CacheBuildView::retranslate()
{
    m_state->setText(state());
    const bool isBuilt = m_report && m_report->built;
    m_what->setVisible(isBuilt);
    if (isBuilt)
        //: a kernel and the target it was built for
        m_what->setText(
            tr("%1 for %2").arg(toQt(m_report->selection.kernel), toQt(m_report->built->target.backend)));
    QString why = reason();
    if (!why.isEmpty())
        why[0] = why[0].toUpper();
    m_reason->setText(why);
    m_reason->setVisible(!why.isEmpty());
    //: the digest that names what is built
    m_keyLabel->setText(tr("Key"));
    m_commandLabel->setText(tr("Command"));
    m_key->setAccessibleName(tr("Key of this build"));
    m_command->setAccessibleName(tr("Command line of this build"));
    m_key->setText(key());
    m_command->setText(command());
    for (QLineEdit* field : {m_key, m_command}) {
        field->setToolTip(field->text());
        field->setCursorPosition(0);
    }
    restyle();
}

void CacheBuildView::restyle()
{
    const Colours colours = coloursFor(palette());
    QString name = QStringLiteral("note");
    QColor colour = colours.dimmed;
    if (m_report && !m_report->built) {
        name = QStringLiteral("error");
        colour = colours.error;
    } else if (m_report) {
        switch (m_report->built->artifact.outcome) {
        case Outcome::hit:
            name = QStringLiteral("hit");
            colour = colours.good;
            break;
        case Outcome::miss:
            name = QStringLiteral("build");
            colour = colours.work;
            break;
        case Outcome::bypassed:
            name = QStringLiteral("warning");
            colour = colours.warning;
            break;
        }
    }
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText, colour);
    const int side = fontMetrics().height();
    m_icon->setPixmap(icon(name, coloured).pixmap(QSize(side, side), devicePixelRatioF()));
    m_state->setPalette(coloured);
    QPalette dimmed = palette();
    dimmed.setColor(QPalette::WindowText, colours.dimmed);
    for (QLabel* label : {m_what, m_keyLabel, m_commandLabel})
        label->setPalette(dimmed);
}

void CacheBuildView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace hawk::ui
