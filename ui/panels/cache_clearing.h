// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QObject>

#include "workspace/cache_state.h"

class QAction;

namespace hawk::ui {

class InlineMessage;

/// Clearing the cache in two steps: a message states what goes, and an answer to it clears. Another message
/// tells what went and offers to put it back.
class CacheClearing : public QObject
{
    Q_OBJECT

public:
    CacheClearing(workspace::CacheState& cache, InlineMessage& message, QObject* parent);

    /// `cache.undoClear`
    QAction* undoAction() const { return m_undo; }
    /// Asks before exactly these entries are cleared; nothing happens without one.
    void ask(const std::vector<cache::EntryFacts>& entries);
    void updateActions();
    void retranslate();

Q_SIGNALS:
    /// It waits for an answer of the reader.
    void asked();

private:
    void confirm();
    void showCleared(const compile::ClearReport& report);

    workspace::CacheState& m_cache;
    InlineMessage& m_message;
    QAction *m_undo, *m_confirm, *m_cancel;
    std::vector<cache::EntryName> m_toClear; ///< what m_confirm clears
};

} // namespace hawk::ui
