// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace hawk::ui {

class CodeEditor;

/// Line numbers and signs of diagnostics beside the text of an editor. A press selects the line; over a sign
/// the message shows.
class EditorGutter : public QWidget
{
    Q_OBJECT

public:
    /// A child of the editor, which places it.
    explicit EditorGutter(CodeEditor& editor);

    int preferredWidth(int lines) const;
    /// The editor scrolled by `dy` or repainted `area`.
    void follow(const QRect& area, int dy);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int blockAt(int y) const;
    int signWidth() const;
    CodeEditor& m_editor;
};

} // namespace hawk::ui
