// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/panel_dock.h"

#include <QGuiApplication>
#include <QScrollArea>

#include "common/panel.h"

namespace hawk::ui {

namespace {

/// Takes no room.
class NoTitleBar : public QWidget
{
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {0, 0}; }
    QSize minimumSizeHint() const override { return {0, 0}; }
};

class PanelFrame : public QScrollArea
{
public:
    PanelFrame(QWidget* panel, QWidget* parent) : QScrollArea(parent)
    {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setWidget(panel);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        const int line = fontMetrics().height();
        return widget()->minimumSizeHint().boundedTo({16 * line, 4 * line});
    }
};

} // namespace

PanelDock::PanelDock(Panel* panel, QWidget* parent) : QDockWidget(parent), m_panel(panel)
{
    setObjectName(QStringLiteral("dock.") + panel->id());
    auto features = QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable;
    // A floating dock cannot be dragged back on Wayland.
    if (!QGuiApplication::platformName().startsWith(QLatin1StringView("wayland")))
        features |= QDockWidget::DockWidgetFloatable;
    setFeatures(features);
    setWidget(new PanelFrame(panel, this));
    setWindowTitle(panel->title());
    connect(panel, &Panel::titleChanged, this, [this] { setWindowTitle(m_panel->title()); });
    // A dock behind another counts as visible for Qt: its panel would go on working, and Tab would lead into
    // it.
    connect(this, &QDockWidget::visibilityChanged, panel, &QWidget::setVisible);
}

void PanelDock::setPlace(Place place)
{
    QWidget* bar = titleBarWidget();
    if ((place == Place::tab) == (bar != nullptr))
        return;
    setTitleBarWidget(place == Place::tab ? new NoTitleBar(this) : nullptr);
    if (bar != nullptr)
        bar->deleteLater();
}

void PanelDock::toggleFloating()
{
    if (features().testFlag(QDockWidget::DockWidgetFloatable))
        setFloating(!isFloating());
}

} // namespace hawk::ui
