// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_page.h"

#include <QBoxLayout>
#include <QPointer>
#include <QThread>

#include "common/qt_text.h"
#include "editor/document_messages.h"
#include "editor/document_text.h"
#include "editor/go_to_bar.h"
#include "text/line_diff.h"

namespace hawk::ui {

using workspace::DocumentId;
using workspace::Documents;

namespace {

/// Longer texts become a document in another thread.
constexpr std::size_t shortText = 64 * 1024;
constexpr std::size_t mostMarks = 2000;
/// Until then marks are taken to fit what was just typed.
constexpr int staleAfterMilliseconds = 400;

/// A document on its way between threads.
struct Delivery {
    PreparedDocument prepared;

    Delivery() = default;
    Delivery(const Delivery&) = delete;
    Delivery& operator=(const Delivery&) = delete;
    ~Delivery()
    {
        if (prepared.document)
            prepared.document.release()->deleteLater(); // it belongs to the thread of the window by now
    }
};

} // namespace

DocumentPage::DocumentPage(workspace::Workspace& workspace, DocumentId id, Highlighting& highlighting,
                           QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_id(id)
    , m_message(new InlineMessage(this))
    , m_editor(new CodeEditor(highlighting, TextLanguage::kernel, this))
    , m_findBar(new FindBar(*m_editor, this))
    , m_goToBar(new GoToBar(*m_editor, this))
    , m_messages(new DocumentMessages(*m_message, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_goToBar);
    setFocusProxy(m_editor);

    m_staleness.setSingleShot(true);
    m_staleness.setInterval(staleAfterMilliseconds);
    connect(&m_staleness, &QTimer::timeout, this, [this] { m_editor->setFreshness(Freshness::stale); });

    Documents& documents = workspace.documents();
    const auto ifMine = [this](auto member) {
        return [this, member](DocumentId changed) {
            if (changed == m_id)
                (this->*member)();
        };
    };
    connect(&documents, &Documents::analysed, this, ifMine(&DocumentPage::takeAnalysis));
    connect(&documents, &Documents::saved, this, ifMine(&DocumentPage::takeSaved));
    connect(&documents, &Documents::factsChanged, this, [this](DocumentId changed) {
        if (changed == m_id)
            m_messages->showFileChange(facts());
    });
    connect(&documents, &Documents::saveFailed, this, [this](DocumentId failed, const hawk::Error& error) {
        if (failed != m_id)
            return;
        m_closesWhenSaved = false;
        m_messages->showSaveFailed(error);
    });
    connect(&documents, &Documents::reloaded, this, [this](DocumentId changed, const std::string& text) {
        if (changed == m_id)
            takeReloaded(text);
    });
    connect(&documents, &Documents::reloadFailed, this, [this](DocumentId failed, const hawk::Error& error) {
        if (failed == m_id)
            m_messages->showReloadFailed(error);
    });

    connect(m_messages, &DocumentMessages::saveWanted, this, &DocumentPage::save);
    connect(m_messages, &DocumentMessages::saveAsWanted, this, &DocumentPage::saveAsRequested);
    connect(m_messages, &DocumentMessages::saveAndCloseWanted, this, [this] {
        save();
        m_closesWhenSaved = true;
    });
    connect(m_messages, &DocumentMessages::overwriteWanted, this,
            [this] { m_workspace.documents().save(m_id); });
    connect(m_messages, &DocumentMessages::discardWanted, this, &DocumentPage::closeConfirmed);
    connect(m_messages, &DocumentMessages::cancelled, this, [this] { m_closesWhenSaved = false; });
    connect(m_messages, &DocumentMessages::reloadWanted, this,
            [this] { m_workspace.documents().reload(m_id); });
    connect(m_messages, &DocumentMessages::keepWanted, this, [this] {
        m_workspace.documents().keepOwnText(m_id);
        m_editor->document()->setModified(true);
    });
    connect(m_messages, &DocumentMessages::compareWanted, this, &DocumentPage::compare);
    connectEditor();
    retranslate();
    load();
}

DocumentPage::~DocumentPage()
{
    // The document may live on without a window.
    if (m_isLoaded && m_workspace.documents().contains(m_id))
        m_workspace.documents().setTextProvider(m_id, [text = m_editor->utf8Text()] { return text; });
}

void DocumentPage::connectEditor()
{
    connect(m_editor, &CodeEditor::textEdited, this, &DocumentPage::edited);
    connect(m_editor, &CodeEditor::caretMoved, this, &DocumentPage::caretMoved);
    connect(m_editor, &CodeEditor::hovered, this, &DocumentPage::hovered);
    connect(m_editor, &CodeEditor::zoomRequested, this, &DocumentPage::zoomRequested);
    connect(m_editor, &QPlainTextEdit::modificationChanged, this, [this](bool isModified) {
        if (m_isLoaded && m_workspace.documents().contains(m_id))
            m_workspace.documents().setModified(m_id, isModified);
    });
    connect(m_editor, &CodeEditor::textApplied, this, [this] {
        if (std::exchange(m_becomesUnmodified, false))
            m_editor->document()->setModified(false);
    });
}

void DocumentPage::load()
{
    const std::string& text = m_workspace.documents().initialText(m_id);
    if (text.size() <= shortText)
        return show(prepareDocument(toQt(text), m_editor->look()));
    m_editor->setReadOnly(true);
    using Shared = std::shared_ptr<Delivery>;
    m_workspace.jobs().start<Shared>(
        {.key = {static_cast<std::uint64_t>(m_id), "show"},
         .title = "Showing " + facts().title,
         .pool = workspace::Pool::files},
        [text, look = m_editor->look(), thread = thread()](const process::JobContext&) {
            auto delivery = std::make_shared<Delivery>();
            delivery->prepared = prepareDocument(toQt(text), look);
            delivery->prepared.document->moveToThread(thread);
            return delivery;
        },
        [page = QPointer(this)](const Shared& delivery) {
            if (!page)
                return;
            page->m_editor->setReadOnly(false);
            page->show(std::move(delivery->prepared));
        });
}

void DocumentPage::show(PreparedDocument prepared)
{
    const bool isChanged = prepared.isChanged;
    m_editor->adopt(std::move(prepared));
    // A recovered text differs from its file from the beginning.
    m_editor->document()->setModified(facts().isModified);
    m_isLoaded = true;
    m_workspace.documents().setTextProvider(m_id, [editor = m_editor] { return editor->utf8Text(); });
    takeAnalysis();
    if (isChanged)
        m_messages->showNormalised(facts());
    if (m_toReveal)
        m_editor->reveal(*std::exchange(m_toReveal, std::nullopt));
    Q_EMIT loaded();
}

void DocumentPage::edited()
{
    m_closesWhenSaved = false;
    m_workspace.documents().noteEdit(m_id);
    m_staleness.start();
    if (facts().isReadOnly && !facts().isModified && m_message->isHidden())
        m_messages->showReadOnly(facts());
}

void DocumentPage::takeAnalysis()
{
    const auto analysis = m_workspace.documents().analysis(m_id);
    // An analysis of an older text says nothing about places in this one; a newer one is on its way.
    if (!m_isLoaded || !analysis || analysis->revision != facts().revision)
        return;
    m_staleness.stop();
    m_editor->setFreshness(Freshness::current);
    std::vector<DiagnosticMark> marks;
    for (const text::Diagnostic& diagnostic : analysis->module.diagnostics) {
        if (marks.size() == mostMarks)
            break;
        marks.push_back(markOf(diagnostic, m_editor->bytes()));
    }
    m_editor->setMarks(std::move(marks));
    m_editor->setDimmedRanges(analysis->module.skipped,
                              tr("This line needs Python. It takes no part here and is left as it is."));
}

void DocumentPage::takeSaved()
{
    m_messages->settle();
    if (!facts().isModified)
        m_editor->document()->setModified(false);
    if (std::exchange(m_closesWhenSaved, false))
        Q_EMIT closeConfirmed();
}

void DocumentPage::takeReloaded(const std::string& text)
{
    m_messages->settle();
    m_becomesUnmodified = true;
    if (text.size() <= shortText && m_editor->document()->characterCount() <= static_cast<int>(shortText))
        return m_editor->applyText(toQt(text));
    m_workspace.jobs().start<std::vector<Replacement>>(
        {.key = {static_cast<std::uint64_t>(m_id), "apply"},
         .title = "Comparing " + facts().title,
         .pool = workspace::Pool::files},
        [before = ui::plainText(*m_editor->document()), text](const process::JobContext&) {
            return replacementsFor(before, toQt(text));
        },
        [page = QPointer(this), text, revision = facts().revision](std::vector<Replacement> replacements) {
            if (!page)
                return;
            // Somebody typed meanwhile: the places are others.
            if (page->facts().revision != revision)
                return page->takeReloaded(text);
            page->m_editor->applyReplacements(std::move(replacements));
        });
}

void DocumentPage::reveal(text::Range range)
{
    if (m_isLoaded)
        m_editor->reveal(range);
    else
        m_toReveal = range;
}

void DocumentPage::setLinkedRanges(const std::vector<text::Range>& ranges)
{
    if (m_isLoaded)
        m_editor->setLinkedRanges(ranges);
}

void DocumentPage::openGoToBar()
{
    m_goToBar->open();
}

void DocumentPage::save()
{
    m_closesWhenSaved = false;
    if (facts().path.empty()) {
        Q_EMIT saveAsRequested();
    } else if (facts().fileChange == workspace::FileChange::changed) {
        m_messages->askToOverwrite(facts());
    } else {
        m_workspace.documents().save(m_id);
    }
}

void DocumentPage::saveAs(const QString& path)
{
    m_workspace.documents().saveAs(m_id, fromQt(path));
}

void DocumentPage::askToClose()
{
    m_messages->askToClose(facts());
}

void DocumentPage::compare()
{
    using Differences = Result<std::string>;
    m_workspace.jobs().start<Differences>(
        {.key = {static_cast<std::uint64_t>(m_id), "compare"},
         .title = "Comparing " + facts().title,
         .pool = workspace::Pool::files},
        [path = facts().path, text = m_editor->utf8Text()](const process::JobContext&) -> Differences {
            const auto file = workspace::readDocument(path);
            if (!file)
                return std::unexpected(file.error());
            const auto before = text::splitLines(file->text);
            const auto after = text::splitLines(text);
            return text::unifiedDiff(before, after, text::diffLines(before, after));
        },
        [page = QPointer(this)](const Differences& differences) {
            if (!page)
                return;
            if (differences)
                Q_EMIT page->compared(toQt(*differences));
            else
                page->m_messages->showReloadFailed(differences.error());
        });
}

void DocumentPage::retranslate()
{
    m_editor->setPlaceholderText(tr("Write a kernel: import what you need from hawk, then a function with "
                                    "@kernel above it."));
}

void DocumentPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_messages->retranslate();
        retranslate();
    }
}

} // namespace hawk::ui
