// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace hawk::ui {

class CodeEditor;

/// Asks for the new name of something in the text. Hidden until opened; stays open with what is wrong when
/// the name is refused.
class RenameBar : public QWidget
{
    Q_OBJECT

public:
    explicit RenameBar(CodeEditor& editor, QWidget* parent = nullptr);
    void open(const QString& name, int places);
    void close();
    void showRefusal(const QString& text);

Q_SIGNALS:
    void nameGiven(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    CodeEditor& m_editor;
    QLabel* m_label;
    QLineEdit* m_name;
    QLabel* m_refusal;
    QToolButton* m_close;
    QString m_old;
    int m_places = 0;
};

} // namespace hawk::ui
