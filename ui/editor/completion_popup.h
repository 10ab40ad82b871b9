// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QTreeView>

#include "assist/completion.h"
#include "editor/text_span.h"

namespace hawk::ui {

class CodeEditor;
class CompletionModel;

/// The list of candidates below the caret. The editor keeps the focus: the keys that walk, accept and close
/// are taken from it while the list is open, all others reach it.
class CompletionPopup : public QTreeView
{
    Q_OBJECT

public:
    explicit CompletionPopup(CodeEditor& editor);

    /// Opens the list for the word at `replaced`, or closes it when there is nothing to show.
    void open(std::vector<assist::Candidate> candidates, TextSpan replaced);
    /// The chosen candidate; null when the list is closed.
    const assist::Candidate* chosen() const;
    TextSpan replaced() const { return m_replaced; }

Q_SIGNALS:
    void accepted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool takeKey(int key);
    void place();
    void step(int rows);
    void announce();
    void retranslate();

    CodeEditor& m_editor;
    CompletionModel* m_model;
    TextSpan m_replaced;
};

} // namespace hawk::ui
