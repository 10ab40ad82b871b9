// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_clearing.h"

#include "common/action.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/spell.h"

namespace hawk::ui {

CacheClearing::CacheClearing(workspace::CacheState& cache, InlineMessage& message, QObject* parent)
    : QObject(parent)
    , m_cache(cache)
    , m_message(message)
    , m_undo(makeAction({.id = "cache.undoClear", .icon = "undo"}, this))
    , m_confirm(makeAction({.id = "cache.confirmClear"}, this))
    , m_cancel(makeAction({.id = "cache.cancelClear"}, this))
{
    connect(&m_cache, &workspace::CacheState::cleared, this, &CacheClearing::showCleared);
    connect(&m_cache, &workspace::CacheState::restored, this, [this](std::uint64_t entries) {
        m_message.show(InlineMessage::Kind::note,
                       [entries] { return tr("%n entry(s) came back.", nullptr, pluralOf(entries)); });
    });
    connect(m_confirm, &QAction::triggered, this, &CacheClearing::confirm);
    connect(m_cancel, &QAction::triggered, &m_message, &InlineMessage::dismiss);
    connect(m_undo, &QAction::triggered, &m_cache, &workspace::CacheState::undoClear);
}

void CacheClearing::ask(const std::vector<cache::EntryFacts>& entries)
{
    if (entries.empty())
        return;
    m_toClear.clear();
    std::uint64_t bytes = 0;
    for (const cache::EntryFacts& entry : entries) {
        m_toClear.push_back(entry.name);
        bytes += entry.bytes;
    }
    //: %1: a size, %2: a folder
    m_message.show(InlineMessage::Kind::warning,
                   [count = entries.size(), bytes, folder = toQt(m_cache.directory())] {
                       return tr("This clears %n entry(s), %1, in %2. It can be undone until you quit.",
                                 nullptr, pluralOf(count))
                           .arg(spellBytes(bytes), folder);
                   },
                   {m_confirm, m_cancel});
    Q_EMIT asked();
    // From the keyboard the answer is one key away.
    for (auto* button : m_message.findChildren<QToolButton*>()) {
        if (button->defaultAction() == m_confirm)
            button->setFocus();
    }
}

void CacheClearing::confirm()
{
    m_message.dismiss();
    m_cache.clear(m_toClear);
}

void CacheClearing::showCleared(const compile::ClearReport& report)
{
    if (report.entries == 0)
        m_message.show(InlineMessage::Kind::note, [] { return tr("There was nothing to clear."); });
    else
        m_message.show(
            InlineMessage::Kind::note,
            [count = report.entries, bytes = report.bytes] {
                return tr("%n entry(s), %1, were cleared.", nullptr, pluralOf(count)).arg(spellBytes(bytes));
            },
            {m_undo});
    updateActions();
}

void CacheClearing::updateActions()
{
    m_undo->setEnabled(m_cache.canUndoClear());
}

void CacheClearing::retranslate()
{
    m_undo->setText(tr("Undo clearing"));
    m_confirm->setText(tr("Clear"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace hawk::ui
