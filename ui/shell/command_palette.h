// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QPointer>

class QLineEdit;
class QListView;

namespace hawk::ui {

class CommandModel;

/// A field and a list over every action, at the upper edge of the window. Arrow keys choose, Return starts,
/// Escape or a click elsewhere closes it, and the focus returns to where it was.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    /// `window` is the widget it lies over.
    CommandPalette(CommandModel& model, QWidget* window);

    void open();
    void close();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void place();
    void choose(const QString& pattern);
    void start(int row);

    CommandModel& m_model;
    QLineEdit* m_field;
    QListView* m_list;
    QPointer<QWidget> m_focusBefore;
};

} // namespace hawk::ui
