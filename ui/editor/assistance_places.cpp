// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked of the name at a place: its meaning, definition, uses, and another name for it.

#include <QCoreApplication>
#include <QToolTip>

#include "common/core_phrase.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "editor/assistance_question.h"
#include "editor/code_editor.h"
#include "editor/rename_bar.h"

namespace hawk::ui {

namespace {

constexpr qsizetype mostPlaces = 100;

/// What a question about the name at a place is answered with.
struct NameAnswer {
    std::string name;
    text::Range definition;
    std::vector<text::Range> occurrences;
};

std::optional<NameAnswer> nameAt(const assist::Symbols& symbols, std::uint32_t offset)
{
    const assist::Symbol* symbol = symbols.at(offset);
    if (symbol == nullptr)
        return std::nullopt;
    return NameAnswer{symbol->name, symbol->bindings.front(), symbol->occurrences};
}

/// A sentence of the core with its code between backticks.
QString richSentence(const QString& sentence)
{
    QString rich;
    bool isCode = false;
    for (const QString& part : sentence.split(u'`')) {
        rich += isCode ? QStringLiteral("<code>%1</code>").arg(part.toHtmlEscaped()) : part.toHtmlEscaped();
        isCode = !isCode;
    }
    return rich;
}

QString vocabulary(std::string_view text)
{
    return QCoreApplication::translate("Vocabulary", std::string(text).c_str());
}

} // namespace

QStringList Assistance::factsOf(const assist::Hover& hover)
{
    QStringList facts;
    if (hover.entry == nullptr) {
        for (const std::string& fact : hover.facts)
            facts << translatedPhrase(toQt(fact));
        return facts;
    }
    const assist::Entry& entry = *hover.entry;
    facts << vocabulary(entry.summary) + u'.';
    if (!entry.domain.empty())
        facts << tr("Domain: %1.").arg(vocabulary(entry.domain));
    if (!entry.derivative.empty())
        facts << tr("Derivative: `%1`.").arg(vocabulary(entry.derivative));
    if (assist::isOutsideKernels(entry))
        facts << tr("A kernel cannot use it.");
    //: %1 is a module
    if (!entry.module.empty())
        facts << tr("From `%1`.").arg(toQt(entry.module));
    return facts;
}

void Assistance::showMeaning()
{
    showMeaningAt(m_editor.textCursor().position(), std::nullopt);
}

void Assistance::showMeaningAt(int position, std::optional<QPoint> pointer)
{
    const std::uint32_t offset = m_editor.byteOffset(position);
    ask<std::optional<assist::Hover>>(
        "hover",
        [offset](const trace::Module& module, const assist::Symbols& symbols) {
            return assist::hoverAt(module, symbols, offset);
        },
        [this, position, pointer](const std::optional<assist::Hover>& hover) {
            // The pointer went on meanwhile.
            if (pointer && m_editor.hoverPosition() != position)
                return;
            if (hover)
                show(*hover, pointer);
            else if (!pointer)
                sayNothingHere();
        });
}

void Assistance::show(const assist::Hover& hover, std::optional<QPoint> pointer)
{
    QString rich = QStringLiteral("<p style='white-space:pre-wrap'><code><b>%1</b></code>")
                       .arg(toQt(hover.title).toHtmlEscaped());
    QString spoken = toQt(hover.title);
    for (const QString& sentence : factsOf(hover)) {
        rich += QStringLiteral("<br>") + richSentence(sentence);
        spoken += u' ' + sentence;
    }
    rich += QStringLiteral("</p>");
    if (pointer)
        QToolTip::showText(*pointer, rich, m_editor.viewport());
    else
        m_editor.showTip(rich, spoken, m_editor.cursorRect().bottomLeft());
}

void Assistance::sayNothingHere()
{
    const QString text = tr("No name of this file stands here.");
    m_editor.showTip(text.toHtmlEscaped(), text, m_editor.cursorRect().bottomLeft());
}

void Assistance::jumpTo(text::Range range)
{
    m_places.append(m_editor.textCursor());
    if (m_places.size() > mostPlaces)
        m_places.removeFirst();
    m_editor.reveal(range);
}

void Assistance::goToDefinition()
{
    const std::uint32_t offset = m_editor.byteOffset(m_editor.textCursor().position());
    ask<std::optional<NameAnswer>>(
        "definition",
        [offset](const trace::Module&, const assist::Symbols& symbols) { return nameAt(symbols, offset); },
        [this](const std::optional<NameAnswer>& answer) {
            if (answer)
                jumpTo(answer->definition);
            else
                sayNothingHere();
        });
}

bool Assistance::goBack()
{
    if (m_places.isEmpty())
        return false;
    m_editor.setTextCursor(m_places.takeLast());
    m_editor.ensureCursorVisible();
    return true;
}

void Assistance::goToNextUse()
{
    const std::uint32_t offset = m_editor.byteOffset(m_editor.textCursor().selectionStart());
    ask<std::optional<NameAnswer>>(
        "uses",
        [offset](const trace::Module&, const assist::Symbols& symbols) { return nameAt(symbols, offset); },
        [this, offset](const std::optional<NameAnswer>& answer) {
            if (!answer)
                return sayNothingHere();
            const auto next = std::ranges::find_if(
                answer->occurrences, [offset](const text::Range& range) { return range.begin > offset; });
            jumpTo(next == answer->occurrences.end() ? answer->occurrences.front() : *next);
        });
}

void Assistance::rename()
{
    if (m_editor.isReadOnly())
        return;
    m_renamed = m_editor.textCursor().position();
    const std::uint32_t offset = m_editor.byteOffset(m_renamed);
    ask<std::optional<NameAnswer>>(
        "rename",
        [offset](const trace::Module&, const assist::Symbols& symbols) { return nameAt(symbols, offset); },
        [this](const std::optional<NameAnswer>& answer) {
            if (answer)
                m_renameBar.open(toQt(answer->name), static_cast<int>(answer->occurrences.size()));
            else
                sayNothingHere();
        });
}

void Assistance::applyNewName(const QString& name)
{
    using Edits = Result<std::vector<assist::TextEdit>>;
    const std::uint32_t offset = m_editor.byteOffset(m_renamed);
    ask<Edits>(
        "rename",
        [offset, name = fromQt(name)](const trace::Module& module, const assist::Symbols& symbols) {
            return assist::renamingAt(module, symbols, offset, name);
        },
        [this](const Edits& edits) {
            if (!edits)
                return m_renameBar.showRefusal(spellError(edits.error()));
            if (m_editor.isApplying())
                return;
            std::vector<Replacement> replacements;
            for (const assist::TextEdit& edit : *edits) {
                replacements.insert(
                    replacements.begin(),
                    {{m_editor.positionOf(edit.range.begin), m_editor.positionOf(edit.range.end)},
                     toQt(edit.text)});
            }
            m_editor.applyReplacements(std::move(replacements));
            m_renameBar.close();
        });
}

} // namespace hawk::ui
