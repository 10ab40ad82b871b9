// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/window_layout.h"

#include <QMainWindow>
#include <QScreen>
#include <QSplitter>

#include "shell/dock_area.h"

namespace hawk::ui {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString docksKey = QStringLiteral("window/docks");
const QString centreKey = QStringLiteral("window/centre");
const QString restoringKey = QStringLiteral("window/restoring");
constexpr QSize standardSize{1280, 800};

} // namespace

WindowLayout::WindowLayout(QMainWindow& window, DockArea& docks, QSplitter& centre, SettingsFile& settings,
                           QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_docks(docks)
    , m_centre(centre)
    , m_settings(settings)
{ }

void WindowLayout::save()
{
    m_settings.setValue(geometryKey, m_window.saveGeometry());
    m_settings.setValue(docksKey, m_docks.save());
    m_settings.setValue(centreKey, m_centre.saveState());
}

void WindowLayout::restore()
{
    begin();
    if (m_settings.value(restoringKey, QMetaType::Bool).toBool()) {
        m_docks.reset();
        m_settings.setValue(restoringKey, false);
        return;
    }
    const auto state = [&](const QString& key) {
        return m_settings.value(key, QMetaType::QByteArray).toByteArray();
    };
    if (!m_settings.contains(docksKey))
        return m_docks.reset();
    // A crash below leaves the mark, and the next start does not try again.
    m_settings.setValue(restoringKey, true);
    m_settings.write();
    m_window.restoreGeometry(state(geometryKey));
    m_docks.restore(state(docksKey));
    if (!m_centre.restoreState(state(centreKey)) || m_centre.sizes().contains(0))
        m_centre.setSizes({1, 1});
    m_settings.setValue(restoringKey, false);
}

void WindowLayout::begin()
{
    QSize size = standardSize;
    if (const QScreen* screen = m_window.screen())
        size = size.boundedTo(screen->availableSize());
    m_window.resize(size);
    m_centre.setSizes({size.width() / 2, size.width() / 2});
}

} // namespace hawk::ui
