// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QTimer>

class QMainWindow;

namespace hawk::ui {

class Panel;
class PanelDock;

/// The docks of a main window, one for each panel. They start as tabs at the bottom, can be moved, nested,
/// closed and set afloat, and come back by the actions of the View menu.
class DockArea : public QObject
{
    Q_OBJECT

public:
    explicit DockArea(QMainWindow& window);

    /// The panel's dock is called `dock.ID`.
    void add(Panel* panel);
    const QList<Panel*>& panels() const { return m_panels; }
    Panel* panel(const QString& id) const;

    /// Opens the dock when it is closed, brings it before its neighbours and gives it the focus.
    void show(const QString& id);
    /// The same without the focus.
    void raise(const QString& id);
    /// Every panel at its place of the first start. Works from any state.
    void reset();

    /// Of the docks at the bottom, in pixels, in a window that is shown.
    void setHeight(int height);

    QByteArray save() const;
    /// False, and the layout is that of reset(), when the state is not one of ours. It is tried on a scratch
    /// window first.
    bool restore(const QByteArray& state);

    /// `view.panel.ID` for each panel, `view.floatPanel`, `view.closePanel`, `view.resetLayout`.
    QList<QAction*> actions() const;
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int standardHeight() const;
    PanelDock* dockOf(const Panel* panel) const;
    /// The dock that has the focus, else the one on top.
    PanelDock* currentDock() const;
    void adaptTitleBars();

    QMainWindow& m_window;
    QList<Panel*> m_panels;
    QList<PanelDock*> m_docks;
    QList<QAction*> m_showActions;
    QAction* m_float;
    QAction* m_close;
    QAction* m_reset;
    QTimer m_adapt;
    bool m_isHeightDue = false; ///< the standard one, when the window is shown
};

} // namespace hawk::ui
