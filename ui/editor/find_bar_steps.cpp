// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a find bar does with its query: walking, replacing, and saying how it stands.

#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include "editor/code_editor.h"
#include "editor/find_bar.h"

namespace hawk::ui {

void FindBar::queryChanged()
{
    m_replaced = -1;
    m_step = Step::stay;
    const bool wasSame = m_search.query().pattern == m_pattern->text();
    if (!wasSame && !isVisible())
        m_origin = m_editor.textCursor().selectionStart();
    m_search.setQuery(
        {.pattern = m_pattern->text(),
         .letterCase = m_case->isChecked() ? SearchQuery::Case::respected : SearchQuery::Case::ignored,
         .words = m_words->isChecked() ? SearchQuery::Words::whole : SearchQuery::Words::anywhere,
         .syntax = m_expression->isChecked() ? SearchQuery::Syntax::regularExpression
                                             : SearchQuery::Syntax::plain});
}

void FindBar::searched()
{
    if (isVisible())
        m_editor.setFindMatches(m_search.matches());
    // While a text is applied its matches move; the search is complete again after that.
    if (m_search.isComplete() && m_step != Step::none && !m_editor.isApplying())
        take(std::exchange(m_step, Step::none));
    tell();
}

void FindBar::take(Step step)
{
    const QTextCursor cursor = m_editor.textCursor();
    switch (step) {
    case Step::none:
        break;
    case Step::stay:
        if (const auto match = m_search.atOrAfter(m_origin))
            go(*match);
        break;
    case Step::next:
        if (const auto match = m_search.atOrAfter(cursor.selectionEnd()))
            go(*match);
        break;
    case Step::previous:
        if (const auto match = m_search.before(cursor.selectionStart()))
            go(*match);
        break;
    case Step::replaceAll:
        m_replaced = static_cast<int>(m_search.matches().size());
        m_editor.applyReplacements(m_search.replaceAll(m_replacement->text()));
        break;
    }
}

void FindBar::go(TextSpan match)
{
    m_editor.select(match);
}

void FindBar::findNext()
{
    if (m_search.query().pattern.isEmpty())
        return open(Purpose::find);
    m_replaced = -1;
    m_step = Step::next;
    searched();
}

void FindBar::findPrevious()
{
    if (m_search.query().pattern.isEmpty())
        return open(Purpose::find);
    m_replaced = -1;
    m_step = Step::previous;
    searched();
}

void FindBar::replaceOne()
{
    QTextCursor cursor = m_editor.textCursor();
    const TextSpan selected{cursor.selectionStart(), cursor.selectionEnd()};
    if (m_search.isComplete() && m_search.numberOf(selected) > 0 && !m_editor.isReadOnly()) {
        cursor.insertText(m_search.replacementFor(selected, m_replacement->text()));
        m_editor.setTextCursor(cursor);
    }
    findNext();
}

void FindBar::replaceAll()
{
    if (m_editor.isReadOnly() || m_search.query().pattern.isEmpty())
        return;
    m_step = Step::replaceAll;
    searched();
}

QString FindBar::statement() const
{
    if (m_search.query().pattern.isEmpty())
        return {};
    if (const QString fault = m_search.fault(); !fault.isEmpty())
        return tr("Not a regular expression: %1").arg(fault);
    if (m_replaced >= 0)
        return tr("%n replaced", nullptr, m_replaced);
    const auto count = static_cast<int>(m_search.matches().size());
    if (!m_search.isComplete())
        return tr("Searching…");
    if (count == 0)
        return tr("No matches");
    const QTextCursor cursor = m_editor.textCursor();
    const int number = m_search.numberOf({cursor.selectionStart(), cursor.selectionEnd()});
    const QLocale locale;
    return number > 0 ? tr("%1 of %2").arg(locale.toString(number), locale.toString(count))
                      : tr("%n matches", nullptr, count);
}

} // namespace hawk::ui
