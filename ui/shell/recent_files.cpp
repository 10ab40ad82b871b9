// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/recent_files.h"

#include <QAction>
#include <QDir>
#include <QMenu>

#include "common/visible_name.h"

namespace hawk::ui {

namespace {

const QString key = QStringLiteral("session/recentFiles");
constexpr qsizetype most = 10;

/// `&` would mark a letter as the shortcut.
QString menuText(const QString& path)
{
    QString text = visibleName(path);
    const QString home = QDir::homePath() + u'/';
    if (text.startsWith(home))
        text.replace(0, home.size(), QStringLiteral("~/"));
    return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace

RecentFiles::RecentFiles(SettingsFile& settings, QMenu& menu, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_menu(menu)
{
    connect(&menu, &QMenu::aboutToShow, this, &RecentFiles::fill);
    fill();
}

QStringList RecentFiles::paths() const
{
    QStringList paths = m_settings.value(key, QMetaType::QStringList).toStringList();
    paths.removeIf([](const QString& path) { return !QDir::isAbsolutePath(path); });
    return paths.mid(0, most);
}

void RecentFiles::note(const QString& path)
{
    if (path.isEmpty())
        return;
    QStringList now = paths();
    now.removeAll(path);
    now.prepend(path);
    m_settings.setValue(key, now.mid(0, most));
    m_menu.menuAction()->setVisible(true);
}

void RecentFiles::forget(const QString& path)
{
    QStringList now = paths();
    now.removeAll(path);
    m_settings.setValue(key, now);
}

void RecentFiles::fill()
{
    m_menu.clear();
    for (const QString& path : paths()) {
        QAction* action = m_menu.addAction(menuText(path));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    m_menu.menuAction()->setVisible(!m_menu.isEmpty());
}

} // namespace hawk::ui
