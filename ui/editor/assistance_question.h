// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>

#include "editor/assistance.h"

// How the questions of Assistance are put; included by its two parts alone.
namespace hawk::ui {

template <class T>
void Assistance::ask(const char* kind, Question<T> question, std::function<void(T)> answer)
{
    if (!isOpen())
        return;
    const workspace::Documents& documents = m_workspace.documents();
    const auto analysis = documents.analysis(m_id);
    const std::uint64_t revision = documents.facts(m_id).revision;
    if (!analysis || analysis->revision != revision) {
        m_waiting = [this, kind, question, answer] { ask<T>(kind, question, answer); };
        return m_workspace.documents().analyseNow(m_id);
    }
    m_workspace.jobs().start<T>(
        {.key = {static_cast<std::uint64_t>(m_id), kind},
         .title = "Looking at " + documents.facts(m_id).title},
        [analysis, question](const process::JobContext&) {
            return question(analysis->module, assist::Symbols(analysis->module));
        },
        [self = QPointer(this), revision, answer](T value) {
            if (self && self->isOpen()
                && self->m_workspace.documents().facts(self->m_id).revision == revision)
                answer(std::move(value));
        });
}

} // namespace hawk::ui
