// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/window_layout.h"

#include <algorithm>

#include <QMainWindow>
#include <QScreen>
#include <QSplitter>
#include <QStyle>

#include "shell/dock_area.h"

namespace hawk::ui {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString docksKey = QStringLiteral("window/docks");
const QString centreKey = QStringLiteral("window/centre");
const QString restoringKey = QStringLiteral("window/restoring");
constexpr QSize standardSize{1280, 800};
/// Of the screen, at the first start: what is behind the window can still be reached.
constexpr double shareOfScreen = 0.85;
/// A smaller window would be too small for its parts, so it takes the whole screen.
constexpr QSize smallestSize{960, 640};

/// What a window manager puts around a window, which nobody knows before the window is shown.
QMargins frameOf(const QWidget& window)
{
    const int side = 8;
    const int title =
        std::max(window.style()->pixelMetric(QStyle::PM_TitleBarHeight), 2 * window.fontMetrics().height());
    return {side, title, side, side};
}

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

WindowLayout::Room WindowLayout::restore()
{
    const Room room = begin();
    if (m_settings.value(restoringKey, QMetaType::Bool).toBool()) {
        m_docks.reset();
        m_settings.setValue(restoringKey, false);
        return room;
    }
    const auto state = [&](const QString& key) {
        return m_settings.value(key, QMetaType::QByteArray).toByteArray();
    };
    if (!m_settings.contains(docksKey)) {
        m_docks.reset();
        return room;
    }
    // A crash below leaves the mark, and the next start does not try again.
    m_settings.setValue(restoringKey, true);
    m_settings.write();
    m_window.restoreGeometry(state(geometryKey));
    fitToScreen();
    m_docks.restore(state(docksKey));
    if (!m_centre.restoreState(state(centreKey)) || m_centre.sizes().contains(0))
        m_centre.setSizes({1, 1});
    m_settings.setValue(restoringKey, false);
    return Room::enough;
}

WindowLayout::Room WindowLayout::begin()
{
    Room found = Room::enough;
    QSize size = standardSize;
    if (const QScreen* screen = m_window.screen()) {
        const QRect room = screen->availableGeometry().marginsRemoved(frameOf(m_window));
        size = size.boundedTo((room.size().toSizeF() * shareOfScreen).toSize());
        if (size.boundedTo(smallestSize) != smallestSize) {
            size = room.size();
            found = Room::small;
        }
    }
    m_window.resize(size);
    m_centre.setSizes({size.width() / 2, size.width() / 2});
    return found;
}

void WindowLayout::fitToScreen()
{
    // The screen may be another one than last time.
    const QScreen* screen = m_window.screen();
    if (screen == nullptr || m_window.isMaximized() || m_window.isFullScreen())
        return;
    const QRect room = screen->availableGeometry().marginsRemoved(frameOf(m_window));
    QRect place = m_window.geometry();
    place.setSize(place.size().boundedTo(room.size()));
    place.moveTo(std::clamp(place.x(), room.left(), room.right() - place.width() + 1),
                 std::clamp(place.y(), room.top(), room.bottom() - place.height() + 1));
    if (place != m_window.geometry())
        m_window.setGeometry(place);
}

} // namespace hawk::ui
