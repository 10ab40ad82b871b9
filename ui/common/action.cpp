// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/action.h"

#include "common/icons.h"

namespace hawk::ui {

namespace {

constexpr const char* verbProperty = "hawkVerb";

} // namespace

QAction* makeAction(const ActionSpec& spec, QObject* parent)
{
    auto* action = new QAction(parent);
    action->setObjectName(QLatin1StringView(spec.id));
    action->setProperty(verbProperty, QString(QLatin1StringView(spec.verb)));
    if (!spec.shortcut.isEmpty())
        action->setShortcut(spec.shortcut);
    if (*spec.icon != '\0')
        action->setIcon(icon(QString(QLatin1StringView(spec.icon))));
    // The place in the menus is ours to choose on every platform.
    action->setMenuRole(QAction::NoRole);
    return action;
}

QString verbOf(const QAction& action)
{
    return action.property(verbProperty).toString();
}

QString plainText(const QAction& action)
{
    QString plain;
    const QString text = action.text();
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u'&' && ++at == text.size())
            break;
        plain += text[at];
    }
    while (plain.endsWith(u'…') || plain.endsWith(u'.'))
        plain.chop(1);
    return plain;
}

} // namespace hawk::ui
