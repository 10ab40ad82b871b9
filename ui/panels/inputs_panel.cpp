// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputs_panel.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPointer>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

#include "common/action.h"
#include "common/colours.h"
#include "common/empty_state.h"
#include "common/file_chooser.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "data/csv.h"
#include "panels/inputs_row.h"
#include "panels/inputs_rows.h"
#include "panels/sample_count_edit.h"
#include "workspace/run_command.h"

namespace hawk::ui {

InputsPanel::InputsPanel(workspace::Workspace& workspace, Highlighting&, QWidget* parent)
    : Panel(QStringLiteral("inputs"), parent)
    , m_workspace(workspace)
    , m_copyCommand(makeAction({.id = "inputs.copyCommand", .verb = "hawk run FILE", .icon = "copy"}, this))
    , m_countLabel(new QLabel(this))
    , m_count(new SampleCountEdit(this))
    , m_countFault(new QLabel(this))
    , m_message(new InlineMessage(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_scroll(new QScrollArea(this))
    , m_rows(new InputsRows(m_scroll))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_pages);

    auto* page = new QWidget(m_pages);
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    makeHead(page);
    pageLayout->addWidget(m_scroll, 1);

    m_scroll->setWidget(m_rows);
    m_scroll->setWidgetResizable(true);
    // The rows in it take the keyboard.
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    setAcceptDrops(true);

    auto& launches = m_workspace.launches();
    connect(m_copyCommand, &QAction::triggered, this, &InputsPanel::copyCommand);
    connect(m_rows, &InputsRows::textChosen, this, [this](const std::string& name, const std::string& text) {
        m_workspace.launches().setInput(name, text);
    });
    connect(m_rows, &InputsRows::fileWanted, this, &InputsPanel::chooseFile);
    connect(m_rows, &InputsRows::columnsWanted, this, &InputsPanel::readColumns);
    connect(&launches, &workspace::Launches::inputsChanged, this, &InputsPanel::requestRefresh);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, &InputsPanel::requestRefresh);
    connect(&m_workspace.documents(), &workspace::Documents::closed, this, &InputsPanel::requestRefresh);
    retranslate();
    refresh();
    updateActions();
}

InputsPanel::~InputsPanel() = default;

void InputsPanel::makeHead(QWidget* parent)
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 8, 16, 8);
    head->setSpacing(8);
    auto* copy = new QToolButton(parent);
    copy->setDefaultAction(m_copyCommand);
    copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    copy->setAutoRaise(true);
    m_countLabel->setBuddy(m_count);
    m_count->setMaximumWidth(m_count->fontMetrics().averageCharWidth() * 24);
    head->addWidget(m_countLabel);
    head->addWidget(m_count);
    head->addWidget(m_countFault);
    head->addStretch();
    head->addWidget(copy);
    static_cast<QVBoxLayout*>(parent->layout())->addLayout(head);

    connect(m_count, &SampleCountEdit::countChanged, this,
            [this](qint64 count) { m_workspace.launches().setSampleCount(count); });
    connect(m_count, &SampleCountEdit::validityChanged, m_countFault,
            [this](bool isValid) { m_countFault->setVisible(!isValid); });
    m_countFault->hide();
}

QString InputsPanel::title() const
{
    return tr("Inputs");
}

QList<QAction*> InputsPanel::panelActions() const
{
    return {m_copyCommand};
}

void InputsPanel::retranslate()
{
    m_copyCommand->setText(tr("Copy as command line"));
    m_copyCommand->setToolTip(tr("Copy the command line that launches the same in a terminal"));
    m_countLabel->setText(tr("&Samples"));
    m_count->setAccessibleName(tr("Number of samples"));
    m_countFault->setText(tr("Write a whole number, for example 1000000 or 1e6."));
    m_empty->set(tr("Select a kernel: its inputs appear here, each with its source and a preview."));
    m_rows->retranslate();
}

void InputsPanel::refresh()
{
    const auto& launches = m_workspace.launches();
    const auto& selection = m_workspace.builds().selection();
    m_pages->setCurrentIndex(hasInputs() ? 1 : 0);
    m_count->setCount(launches.sampleCount());
    QPalette faulty = palette();
    faulty.setColor(QPalette::WindowText, coloursFor(palette()).error);
    m_countFault->setPalette(faulty);
    m_rows->show(launches.inputs(), selection.target.mode);
    m_rows->followInTabOrder(m_count);
}

void InputsPanel::updateActions()
{
    m_copyCommand->setEnabled(hasInputs());
}

bool InputsPanel::hasInputs() const
{
    const auto& selection = m_workspace.builds().selection();
    return m_workspace.documents().contains(selection.document) && !selection.kernel.empty()
        && !m_workspace.launches().inputs().empty();
}

void InputsPanel::chooseFile(InputsRow* row)
{
    auto* chooser = makeFileChooser(this, tr("Choose the values of %1").arg(toQt(row->name())));
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({tr("Arrays and tables (*.npy *.csv)"), tr("All files (*)")});
    connect(chooser, &QFileDialog::fileSelected, row, &InputsRow::takeFile);
    // Nothing was chosen: the row goes on with what it has.
    connect(chooser, &QDialog::rejected, this, &InputsPanel::refresh);
    chooser->open();
}

void InputsPanel::readColumns(InputsRow* row, const QString& path)
{
    const std::string kind = "columns " + row->name();
    using Names = std::vector<std::string>;
    m_workspace.jobs().start<Result<Names>>(
        {{0, kind}, fromQt(tr("Reading %1").arg(path)), workspace::Pool::files},
        [file = fromQt(path)](const process::JobContext&) { return data::readCsvNames(file); },
        [guarded = QPointer(row), path](const Result<Names>& names) {
            // A fault of the file is told by the preview of the row.
            if (!guarded || !names)
                return;
            QStringList columns;
            for (const std::string& name : *names)
                columns << toQt(name);
            guarded->setColumns(path, columns);
        });
}

void InputsPanel::copyCommand()
{
    if (!hasInputs())
        return;
    const workspace::RunChoice choice = m_workspace.launches().choice(workspace::RunKind::once);
    QGuiApplication::clipboard()->setText(toQt(workspace::runCommandLine(choice)));
}

InputsRow* InputsPanel::rowUnder(const QDropEvent& event) const
{
    return m_rows->rowAt(m_rows->mapFrom(this, event.position().toPoint()));
}

void InputsPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile() && !m_rows->isEmpty())
        event->acceptProposedAction();
}

void InputsPanel::dragMoveEvent(QDragMoveEvent* event)
{
    InputsRow* row = rowUnder(*event);
    m_rows->highlight(row);
    event->setAccepted(row != nullptr);
}

void InputsPanel::dragLeaveEvent(QDragLeaveEvent*)
{
    m_rows->highlight(nullptr);
}

void InputsPanel::dropEvent(QDropEvent* event)
{
    m_rows->highlight(nullptr);
    InputsRow* row = rowUnder(*event);
    if (!row)
        return;
    event->acceptProposedAction();
    row->takeFile(event->mimeData()->urls().first().toLocalFile());
}

} // namespace hawk::ui
