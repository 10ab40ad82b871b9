// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>

#include <QObject>

#include "common/inline_message.h"
#include "workspace/documents.h"

class QAction;

namespace hawk::ui {

/// What a page tells and asks about its file, in one inline message. The answers are its signals.
class DocumentMessages : public QObject
{
    Q_OBJECT

public:
    explicit DocumentMessages(InlineMessage& message, QObject* parent = nullptr);

    /// The file changed or vanished outside, or is as it was again.
    void showFileChange(const workspace::DocumentFacts& facts);
    /// Saving would overwrite what others wrote.
    void askToOverwrite(const workspace::DocumentFacts& facts);
    void askToClose(const workspace::DocumentFacts& facts);
    void showReadOnly(const workspace::DocumentFacts& facts);
    void showNormalised(const workspace::DocumentFacts& facts);
    void showSaveFailed(const hawk::Error& error);
    void showReloadFailed(const hawk::Error& error);
    /// Tells it once, until settleKeeping(), and never instead of another message.
    void showKeepFailed(const hawk::Error& error);
    void settleKeeping();
    /// Takes away what saving or reloading has settled.
    void settle();
    void retranslate();

Q_SIGNALS:
    void saveWanted();
    void saveAsWanted();
    void saveAndCloseWanted();
    void overwriteWanted();
    void discardWanted();
    void cancelled();
    void reloadWanted();
    void keepWanted();
    void compareWanted();

private:
    QAction* make(const char* id, void (DocumentMessages::*wanted)());
    InlineMessage& m_message;
    QAction *m_save, *m_saveAs, *m_saveAndClose, *m_overwrite, *m_discard, *m_cancel, *m_reload, *m_keep,
        *m_compare;
    workspace::FileChange m_shownChange = workspace::FileChange::none;
    std::optional<std::uint64_t> m_keepFailure; ///< the message that told it
};

} // namespace hawk::ui
