// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QString>

#include "text/diagnostic.h"
#include "workspace/workspace.h"

class QMenu;

namespace hawk::ui {

class CodeEditor;

/// The mechanical repairs of what is wrong with the text of one document. One that is asked for while the
/// text is being analysed waits for that; each becomes one step of undo.
class Repairs : public QObject
{
    Q_OBJECT

public:
    Repairs(workspace::Workspace& workspace, workspace::DocumentId id, CodeEditor& editor, QObject* parent);

    /// Opens a menu at the caret with the repairs of its line and, where the file has more, all of them.
    void showAtCaret();
    /// Repairs what has this code at this place of the newest analysis; nothing when it is not there.
    void repair(text::Range place, const QString& code);
    /// Repairs the whole text, again and again until nothing is left to repair.
    void repairAll();

    QMenu& menu() { return *m_menu; }

private:
    /// As soon as there is an analysis of the text as it is now; the newest order replaces an older one.
    void whenAnalysed(std::function<void(const workspace::Analysis&)> work);
    void fillMenu(const workspace::Analysis& analysis);
    void apply(const text::Fix& fix);
    void startRepairingAll();
    void say(const QString& text);
    bool isOpen() const;

    workspace::Workspace& m_workspace;
    const workspace::DocumentId m_id;
    CodeEditor& m_editor;
    QMenu* m_menu;
    std::function<void(const workspace::Analysis&)> m_waiting;
};

} // namespace hawk::ui
