// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace hawk::ui {

class CodeEditor;

/// Goes to a line, or to a column of it: `12` or `12:5`. Hidden until opened.
class GoToBar : public QWidget
{
    Q_OBJECT

public:
    explicit GoToBar(CodeEditor& editor, QWidget* parent = nullptr);
    void open();
    void close();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void go();
    CodeEditor& m_editor;
    QLabel* m_label;
    QLineEdit* m_place;
    QToolButton* m_close;
};

} // namespace hawk::ui
