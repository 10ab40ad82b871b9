// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>

#include <QKeySequence>
#include <QSize>
#include <QString>

#include "support/test_workspace.h"

class QAction;

namespace hawk::ui {
class MainWindow;
}

namespace hawk::gui {

/// The main window as the program makes it, over a workspace, settings and state of its own, shown and
/// active. Keys go where the window system would send them: to whichever window has the focus.
class TestWindow
{
public:
    /// `settings`: what the settings file holds; empty: there is none, and compilers start only on request.
    /// The cache is one of its own in any case. `size` in pixels of the screen's scale.
    explicit TestWindow(const QByteArray& settings = {}, QSize size = {1280, 800});
    ~TestWindow();

    ui::MainWindow& get();
    ui::MainWindow* operator->() { return &get(); }
    TestWorkspace& workspace() { return m_workspace; }

    /// Opens a copy of an example and waits for its analysis.
    workspace::DocumentId openExample(const QString& name = QStringLiteral("affine.py"));
    /// Null when there is none with this id.
    QAction* action(const QString& id);
    /// Waits until no job runs and nothing is left to be painted. False when that takes a minute.
    bool settle();

    static void press(const QKeySequence& keys);
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// ASCII; a line end is the return key.
    static void type(const QString& text);

private:
    struct Parts;
    TestWorkspace m_workspace;
    std::unique_ptr<Parts> m_parts;
};

} // namespace hawk::gui
