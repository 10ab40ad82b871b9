// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "lineview/line_search.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace hawk::ui {

/// The bar at the lower edge of a text: looks for words, or goes to a line. Escape closes it.
class SearchBar : public QWidget
{
    Q_OBJECT

public:
    enum class Purpose { find, goTo };

    explicit SearchBar(QWidget* parent);

    void open(Purpose purpose, const QString& text);
    Purpose purpose() const { return m_purpose; }
    LineQuery query() const;
    /// `current` from 1, 0 when no match is chosen.
    void tell(const LineMatches& result, int current);

Q_SIGNALS:
    void queryChanged();
    void nextWanted();
    void previousWanted();
    void lineWanted(int line);
    void closeWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void accept();
    QToolButton* addButton(const char* iconName);

    Purpose m_purpose = Purpose::find;
    QLabel* m_label;
    QLineEdit* m_edit;
    QToolButton* m_case;
    QToolButton* m_expression;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_count;
    QToolButton* m_close;
};

} // namespace hawk::ui
