// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/picture.h"

#include <chrono>

#include <QImageWriter>
#include <QPixmap>

#include "common/qt_text.h"
#include "shell/dock_area.h"
#include "shell/first_run.h"
#include "shell/workbench.h"

namespace hawk::ui {

using namespace std::chrono_literals;

namespace {

/// No job for this long: previews, plots and lists are drawn by then.
constexpr auto quietFor = 400ms;
/// A picture of a window that is still at work is better than none.
constexpr auto longest = 120s;
/// Room for all that a panel has to show.
constexpr int panelHeight = 440;

} // namespace

Picture::Picture(Workbench& workbench, Order order, QObject* parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_order(std::move(order))
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietFor);
    m_patience.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &Picture::draw);
    connect(&m_patience, &QTimer::timeout, this, &Picture::draw);
    connect(&workbench.firstRun(), &FirstRun::ended, this, &Picture::waitUntilQuiet);
    connect(&workbench.workspace().jobs(), &workspace::Jobs::changed, this, &Picture::waitUntilQuiet);
    m_patience.start(longest);
}

void Picture::waitUntilQuiet()
{
    if (m_workbench.firstRun().isGoing() || !m_workbench.workspace().jobs().running().empty()) {
        m_quiet.stop();
        return;
    }
    if (m_workbench.window().docks().panel(m_order.panel) != nullptr) {
        m_workbench.window().docks().raise(m_order.panel);
        m_workbench.window().docks().setHeight(panelHeight);
    }
    m_quiet.start();
}

void Picture::draw()
{
    m_quiet.stop();
    m_patience.stop();
    disconnect(&m_workbench.workspace().jobs(), nullptr, this, nullptr);
    QWidget* panel = m_order.panel.isEmpty() ? nullptr : m_workbench.window().panel(m_order.panel);
    const QPixmap pixels = (panel != nullptr ? panel : &m_workbench.window())->grab();
    QImageWriter writer(m_order.file);
    if (writer.write(pixels.toImage())) {
        Q_EMIT drawn();
        return;
    }
    Q_EMIT failed(text::environmentError("picture-not-written",
                                         fromQt(QStringLiteral("The picture cannot be written to %1: %2.")
                                                    .arg(m_order.file, writer.errorString())),
                                         "Name a file with the suffix .png in a folder that may be written.")
                      .error());
}

} // namespace hawk::ui
