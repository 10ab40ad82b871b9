// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/cache_badge.h"

#include <algorithm>

#include <QEvent>

#include "common/colours.h"
#include "common/core_phrase.h"
#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/spell.h"

namespace hawk::ui {

struct CacheBadge::Look {
    QString text;
    QString tip;
    QString icon;
    QColor colour;
};

CacheBadge::CacheBadge(const workspace::Builds& builds, QWidget* parent)
    : QToolButton(parent)
    , m_builds(builds)
{
    setObjectName(QStringLiteral("cacheBadge"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    for (const auto signal : {&workspace::Builds::selectionChanged, &workspace::Builds::buildStarted,
                              &workspace::Builds::cellsChanged})
        connect(&builds, signal, this, &CacheBadge::refresh);
    refresh();
}

QSize CacheBadge::sizeHint() const
{
    // Room for the longest usual text, so that the bar does not jump at each build.
    QSize size = QToolButton::sizeHint();
    const int text = fontMetrics().horizontalAdvance(tr("miss %1").arg(spellSeconds(0.0888)));
    size.setWidth(std::max(size.width(), text + iconSize().width() + 24));
    return size;
}

void CacheBadge::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange)
        refresh();
}

CacheBadge::Look CacheBadge::look() const
{
    const Colours colours = coloursFor(QGuiApplication::palette());
    const auto report = m_builds.lastBuild();
    if (m_builds.isBuilding())
        return {tr("building"), tr("The kernel is being built."), QStringLiteral("clock"), colours.dimmed};
    if (!report)
        return {tr("not built"), tr("This kernel has not been built yet."), QStringLiteral("waiting"),
                colours.dimmed};
    if (!report->built) {
        return {tr("failed"), report->error ? spellError(*report->error) : QString(), QStringLiteral("error"),
                colours.error};
    }
    const compile::Artifact& artifact = report->built->artifact;
    const QString time = spellSeconds(report->seconds);
    const QString key = tr("Key %1").arg(toQt(artifact.key));
    const QString reason = translatedPhrase(toQt(artifact.reason));
    switch (artifact.outcome) {
    case compile::Outcome::hit:
        return {tr("hit %1").arg(time), tr("Served from the cache; no compiler was started.") + u'\n' + key,
                QStringLiteral("hit"), colours.good};
    case compile::Outcome::miss:
        return {tr("miss %1").arg(time), reason + u'\n' + key, QStringLiteral("build"), colours.work};
    case compile::Outcome::bypassed:
        break;
    }
    return {tr("bypassed %1").arg(time), reason + u'\n' + key, QStringLiteral("warning"), colours.warning};
}

void CacheBadge::refresh()
{
    const Look now = look();
    QPalette coloured = QGuiApplication::palette();
    for (const auto role : {QPalette::ButtonText, QPalette::WindowText})
        coloured.setColor(QPalette::Active, role, now.colour);
    coloured.setColor(QPalette::Inactive, QPalette::ButtonText, now.colour);
    setPalette(coloured);
    setIcon(ui::icon(now.icon, coloured));
    setText(now.text);
    setToolTip(now.tip);
    setAccessibleName(tr("Cache: %1").arg(now.text));
    setAccessibleDescription(now.tip);
}

} // namespace hawk::ui
