// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/dock_area.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMainWindow>

#include "common/action.h"
#include "common/panel.h"
#include "shell/focus.h"
#include "shell/panel_dock.h"

namespace hawk::ui {

namespace {

/// Raised whenever the docks change so that an older state would not fit.
constexpr int stateVersion = 1;
constexpr auto area = Qt::BottomDockWidgetArea;

/// Whether a window with the same docks takes the state.
bool isGoodState(const QList<PanelDock*>& docks, const QByteArray& state)
{
    QMainWindow scratch;
    for (const QDockWidget* dock : docks) {
        auto* twin = new QDockWidget(&scratch);
        twin->setObjectName(dock->objectName());
        scratch.addDockWidget(area, twin);
    }
    if (!scratch.restoreState(state, stateVersion))
        return false;
    // A state without our docks is restored "successfully" as well; it must speak of all of them.
    return std::ranges::all_of(docks, [&](const QDockWidget* dock) {
        QByteArray name; // as QDataStream writes it
        for (const QChar letter : dock->objectName()) {
            name += static_cast<char>(letter.row());
            name += static_cast<char>(letter.cell());
        }
        return state.contains(name);
    });
}

} // namespace

DockArea::DockArea(QMainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_float(makeAction({.id = "view.floatPanel"}, this))
    , m_close(makeAction({.id = "view.closePanel"}, this))
    , m_reset(makeAction({.id = "view.resetLayout"}, this))
{
    m_window.setDockNestingEnabled(true);
    m_window.setDocumentMode(true);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    connect(m_float, &QAction::triggered, this, [this] {
        if (PanelDock* dock = currentDock())
            dock->toggleFloating();
    });
    connect(m_close, &QAction::triggered, this, [this] {
        if (PanelDock* dock = currentDock())
            dock->close();
    });
    connect(m_reset, &QAction::triggered, this, &DockArea::reset);
    m_window.installEventFilter(this);
    m_adapt.setSingleShot(true);
    m_adapt.setInterval(0);
    connect(&m_adapt, &QTimer::timeout, this, &DockArea::adaptTitleBars);
}

void DockArea::add(Panel* panel)
{
    auto* dock = new PanelDock(panel, &m_window);
    m_panels.append(panel);
    m_docks.append(dock);
    m_window.addDockWidget(area, dock);
    if (m_docks.size() > 1)
        m_window.tabifyDockWidget(m_docks.front(), dock);
    connect(panel, &Panel::wantsAttention, this, [this, panel] { raise(panel->id()); });

    const QString id = QStringLiteral("view.panel.") + panel->id();
    QAction* show = makeAction({.id = id.toLatin1().constData()}, this);
    if (m_docks.size() <= 9)
        show->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + m_docks.size())));
    connect(show, &QAction::triggered, this, [this, panel] { this->show(panel->id()); });
    m_showActions.append(show);

    const auto adapt = [this] { m_adapt.start(); };
    connect(dock, &QDockWidget::dockLocationChanged, this, adapt);
    connect(dock, &QDockWidget::topLevelChanged, this, adapt);
    connect(dock, &QDockWidget::visibilityChanged, this, adapt);
    retranslate();
}

Panel* DockArea::panel(const QString& id) const
{
    const auto found = std::ranges::find(m_panels, id, &Panel::id);
    return found == m_panels.end() ? nullptr : *found;
}

PanelDock* DockArea::dockOf(const Panel* panel) const
{
    const qsizetype at = m_panels.indexOf(panel);
    return at < 0 ? nullptr : m_docks[at];
}

void DockArea::raise(const QString& id)
{
    PanelDock* dock = dockOf(panel(id));
    if (dock == nullptr)
        return;
    dock->show();
    dock->raise();
    dock->widget()->show();
}

void DockArea::show(const QString& id)
{
    raise(id);
    if (Panel* shown = panel(id))
        focusInto(*shown);
}

void DockArea::reset()
{
    for (PanelDock* dock : m_docks) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    for (PanelDock* dock : m_docks) {
        m_window.addDockWidget(area, dock);
        if (dock != m_docks.front())
            m_window.tabifyDockWidget(m_docks.front(), dock);
        dock->show();
    }
    if (!m_docks.isEmpty()) {
        m_isHeightDue = !m_window.isVisible();
        setHeight(standardHeight());
        raise(QStringLiteral("timing"));
    }
    m_adapt.start();
}

int DockArea::standardHeight() const
{
    // Two fifths for the panel itself; its tab comes on top.
    return m_window.height() * 2 / 5 + 2 * m_window.fontMetrics().height();
}

void DockArea::setHeight(int height)
{
    for (PanelDock* dock : m_docks) {
        if (m_window.dockWidgetArea(dock) == area && !dock->isFloating())
            return m_window.resizeDocks({dock}, {height}, Qt::Vertical);
    }
}

bool DockArea::eventFilter(QObject* watched, QEvent* event)
{
    // Sizes that are set before the first layout are lost, and the window may get another size until then.
    if (watched == &m_window && event->type() == QEvent::Show && std::exchange(m_isHeightDue, false))
        QTimer::singleShot(0, this, [this] { setHeight(standardHeight()); });
    return QObject::eventFilter(watched, event);
}

QByteArray DockArea::save() const
{
    return m_window.saveState(stateVersion);
}

bool DockArea::restore(const QByteArray& state)
{
    if (!state.isEmpty() && isGoodState(m_docks, state) && m_window.restoreState(state, stateVersion)) {
        m_isHeightDue = false;
        m_adapt.start();
        return true;
    }
    reset();
    return false;
}

QList<QAction*> DockArea::actions() const
{
    return m_showActions + QList{m_float, m_close, m_reset};
}

void DockArea::retranslate()
{
    for (qsizetype at = 0; at < m_panels.size(); ++at)
        m_showActions[at]->setText(tr("Show %1").arg(m_panels[at]->title()));
    m_float->setText(tr("Float or dock the panel"));
    m_close->setText(tr("Close the panel"));
    m_reset->setText(tr("Reset layout"));
}

PanelDock* DockArea::currentDock() const
{
    const QWidget* focus = QApplication::focusWidget();
    const auto hasFocus = [&](const PanelDock* dock) {
        return focus != nullptr && (dock == focus || dock->isAncestorOf(focus));
    };
    if (const auto found = std::ranges::find_if(m_docks, hasFocus); found != m_docks.end())
        return *found;
    const auto isOnTop = [](const PanelDock* dock) { return !dock->visibleRegion().isEmpty(); };
    const auto found = std::ranges::find_if(m_docks, isOnTop);
    return found == m_docks.end() ? nullptr : *found;
}

void DockArea::adaptTitleBars()
{
    for (PanelDock* dock : m_docks) {
        const bool isTab = !dock->isFloating() && !m_window.tabifiedDockWidgets(dock).isEmpty();
        dock->setPlace(isTab ? PanelDock::Place::tab : PanelDock::Place::alone);
    }
}

} // namespace hawk::ui
