// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

#include <QList>
#include <QObject>

#include "editor/code_editor.h"

class QAction;

namespace hawk::ui {

class DocumentPage;

/// Every action that concerns the text of the current tab, its tabs and files. They call what they are told
/// to and work on the page that `current` names, if there is one.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    /// What only the holder of the tabs can do.
    struct Handlers {
        std::function<void()> create, open, save, saveAs, saveAll, close, reopen, nextTab, previousTab;
        std::function<void(int steps)> zoom; ///< 0: back to the system's size
        std::function<bool()> hasTab; ///< of any kind
    };

    EditorActions(std::function<DocumentPage*()> current, Handlers handlers, QObject* parent);

    const QList<QAction*>& all() const { return m_all; }
    QAction* find(const QString& id) const;
    /// What the menu of the text offers beside cutting and pasting.
    QList<QAction*> ofContext() const;
    /// After the page, its selection or its undo stack changed. `canReopen`: a tab was closed.
    enum class Reopening { possible, impossible };
    void update(Reopening reopening);
    void retranslate();

private:
    enum class Needs { nothing, tab, page, writable };
    QAction* add(const char* id, const QKeySequence& shortcut, Needs needs, std::function<void()> work,
                 const char* iconName = "", const char* verb = "");
    /// An action on the page's editor.
    QAction* addEdit(const char* id, const QKeySequence& shortcut, Needs needs,
                     std::function<void(CodeEditor&)> work, const char* iconName = "");
    void addFileActions(Handlers& handlers);
    void addEditActions();
    void addViewActions(Handlers& handlers);

    std::function<DocumentPage*()> m_current;
    std::function<bool()> m_hasTab;
    QList<QAction*> m_all;
    QHash<QAction*, Needs> m_needs;
};

} // namespace hawk::ui
