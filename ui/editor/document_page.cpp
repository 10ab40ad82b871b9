// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_page.h"

#include <QBoxLayout>

#include "common/qt_text.h"
#include "common/visible_name.h"
#include "editor/assistance.h"
#include "editor/document_messages.h"
#include "editor/go_to_bar.h"
#include "editor/rename_bar.h"
#include "editor/repairs.h"

namespace hawk::ui {

using workspace::DocumentId;
using workspace::Documents;

namespace {

/// Until then marks are taken to fit what was just typed.
constexpr int staleAfterMilliseconds = 400;

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
    , m_renameBar(new RenameBar(*m_editor, this))
    , m_assistance(new Assistance(workspace, id, *m_editor, *m_renameBar, this))
    , m_repairs(new Repairs(workspace, id, *m_editor, this))
    , m_messages(new DocumentMessages(*m_message, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_goToBar);
    layout->addWidget(m_renameBar);
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
        if (changed != m_id)
            return;
        m_messages->showFileChange(facts());
        nameEditor();
    });
    connect(&documents, &Documents::keepFailed, this, [this](DocumentId failed, const hawk::Error& error) {
        if (failed == m_id)
            m_messages->showKeepFailed(error);
    });
    connect(&documents, &Documents::kept, this, [this](DocumentId kept) {
        if (kept == m_id)
            m_messages->settleKeeping();
    });
    connect(&documents, &Documents::saveFailed, this, [this](DocumentId failed, const hawk::Error& error) {
        if (failed != m_id)
            return;
        giveUpSaving();
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

    connectAnswers();
    connectEditor();
    retranslate();
    load();
}

DocumentPage::~DocumentPage()
{
    // The document may live on without a window.
    if (m_isLoaded && isOpen())
        m_workspace.documents().setTextProvider(m_id, [text = m_editor->utf8Text()] { return text; });
}

void DocumentPage::connectEditor()
{
    connect(m_editor, &CodeEditor::textEdited, this, &DocumentPage::edited);
    connect(m_editor, &CodeEditor::caretMoved, this, &DocumentPage::caretMoved);
    connect(m_editor, &CodeEditor::hovered, this, &DocumentPage::hovered);
    connect(m_editor, &CodeEditor::zoomRequested, this, &DocumentPage::zoomRequested);
    connect(m_editor, &QPlainTextEdit::modificationChanged, this, [this](bool isModified) {
        if (m_isLoaded && isOpen())
            m_workspace.documents().setModified(m_id, isModified);
    });
    connect(m_editor, &CodeEditor::textApplied, this, &DocumentPage::applied);
}

bool DocumentPage::isOpen() const
{
    return m_workspace.documents().contains(m_id);
}

void DocumentPage::edited()
{
    giveUpSaving();
    m_workspace.documents().noteEdit(m_id);
    m_staleness.start();
    if (facts().isReadOnly && !facts().isModified && m_message->isHidden())
        m_messages->showReadOnly(facts());
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

void DocumentPage::retranslate()
{
    m_editor->setPlaceholderText(tr("Write a kernel: import what you need from hawk, then a function with "
                                    "@kernel above it."));
    nameEditor();
}

void DocumentPage::nameEditor()
{
    //: For assistive technology; %1 is the name of a file.
    const QString name = tr("Kernel text, %1").arg(visibleName(toQt(facts().title)));
    if (m_editor->accessibleName() != name)
        m_editor->setAccessibleName(name);
}

void DocumentPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_messages->retranslate();
        // A closed document's page lives on for a moment.
        if (!isOpen())
            return;
        retranslate();
        takeAnalysis();
    }
}

} // namespace hawk::ui
