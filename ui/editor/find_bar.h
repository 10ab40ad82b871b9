// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "editor/text_search.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace hawk::ui {

class CodeEditor;

/// Finds and replaces in one editor. Hidden until opened; the last query stays for findNext().
class FindBar : public QWidget
{
    Q_OBJECT

public:
    enum class Purpose { find, replace };

    explicit FindBar(CodeEditor& editor, QWidget* parent = nullptr);

    /// Takes what is selected, if it is part of one line, as the pattern.
    void open(Purpose purpose);
    void close();
    /// Without a query they open the bar.
    void findNext();
    void findPrevious();
    void replaceOne();
    /// One step of undo. Waits for the search to be complete.
    void replaceAll();
    /// `3 of 17`, `17 matches`, `No matches`, or what is wrong with the pattern.
    QString statement() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// What is done as soon as the search knows enough.
    enum class Step { none, stay, next, previous, replaceAll };

    QToolButton* makeToggle(const QString& text);
    QToolButton* makeButton(const QString& iconName, void (FindBar::*clicked)());
    void retranslate();
    void queryChanged();
    void searched();
    void take(Step step);
    void go(TextSpan match);
    void tell();
    void restyle();

    CodeEditor& m_editor;
    TextSearch m_search;
    QLineEdit* m_pattern;
    QLineEdit* m_replacement;
    QToolButton *m_case, *m_words, *m_expression;
    QToolButton *m_previous, *m_next, *m_close;
    QToolButton *m_replaceOne, *m_replaceAll;
    QWidget* m_replaceRow;
    QLabel* m_count;
    Step m_step = Step::none;
    int m_origin = 0; ///< where the caret was when the bar opened
    int m_replaced = -1; ///< by the last replaceAll; -1: not told any more
};

} // namespace hawk::ui
