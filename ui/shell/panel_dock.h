// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDockWidget>

namespace hawk::ui {

class Panel;

/// The dock of one panel, called `dock.ID`, with the panel's title. The panel is scrolled where the dock is
/// smaller than it, so that a window may be smaller than its widest panel, whatever the language and the size
/// of text. A hidden dock hides its panel.
class PanelDock : public QDockWidget
{
    Q_OBJECT

public:
    /// Takes the panel.
    PanelDock(Panel* panel, QWidget* parent);

    Panel& panel() const { return *m_panel; }
    enum class Place {
        alone, ///< shows its title
        tab ///< the tab says the title already
    };
    void setPlace(Place place);
    /// Floats or docks it, where the desktop lets a floating dock be brought back.
    void toggleFloating();

private:
    Panel* m_panel;
};

} // namespace hawk::ui
