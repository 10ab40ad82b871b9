// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

class QAction;
class QListWidget;

namespace hawk::ui {

/// A list of folders whose order counts, with buttons to add, remove and move them. By keyboard: Insert adds,
/// Delete removes, Alt+Up and Alt+Down move, F2 edits the path of the selected one.
class FolderList : public QWidget
{
    Q_OBJECT

public:
    explicit FolderList(QWidget* parent = nullptr);

    QStringList folders() const;
    /// Without changed().
    void setFolders(const QStringList& folders);
    QListWidget& list() { return *m_list; }
    QList<QAction*> listActions() const { return {m_add, m_remove, m_up, m_down}; }
    /// What the user is asked for folders with; the paths come here.
    void add(const QStringList& folders);

Q_SIGNALS:
    /// By the user.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QAction* makeListAction(const char* iconName, const QKeySequence& shortcut, void (FolderList::*work)());
    void ask();
    void remove();
    void moveUp();
    void moveDown();
    void move(int distance);
    void append(const QString& folder);
    void adapt();
    void retranslate();

    QListWidget* m_list;
    QAction *m_add, *m_remove, *m_up, *m_down;
};

} // namespace hawk::ui
