// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/log_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "common/action.h"
#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "lineview/line_view.h"
#include "lineview/line_view_actions.h"
#include "panels/save_text.h"

namespace hawk::ui {

namespace {

/// How long lines are collected before they are shown.
constexpr int collectMilliseconds = 50;

/// One row per entry, whatever its text holds.
QString rowOf(const workspace::LogEntry& entry)
{
    QString row = toQt(workspace::ActivityLog::line(entry));
    row.replace(u'\r', u' ').replace(u'\n', u' ');
    return row;
}

QAction* makeFilter(const char* id, QObject* parent)
{
    QAction* action = makeAction({.id = id}, parent);
    action->setCheckable(true);
    action->setChecked(true);
    return action;
}

} // namespace

LogPanel::LogPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent)
    : Panel(QStringLiteral("log"), parent)
    , m_workspace(workspace)
    , m_kinds{makeFilter("log.commands", this), makeFilter("log.information", this),
              makeFilter("log.errors", this)}
    , m_copyCommand(makeAction({.id = "log.copyCommand", .icon = "copy"}, this))
    , m_clear(makeAction({.id = "log.clear", .icon = "clear"}, this))
    , m_saveAs(makeAction({.id = "log.saveAs", .icon = "save"}, this))
    , m_message(new InlineMessage(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_lines(new LineView(highlighting, this))
{
    m_lines->viewActions().setArea(id());
    m_lines->setLanguage(TextLanguage::log);
    m_lines->setMargin(LineView::Margin::none);
    m_lines->setFrameShape(QFrame::NoFrame);
    m_lines->addContextActions({m_copyCommand, m_clear});
    m_timer.setSingleShot(true);
    m_timer.setInterval(collectMilliseconds);
    layOut();
    connectActions();
    retranslate();
    take();
}

LogPanel::~LogPanel() = default;

void LogPanel::layOut()
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 8, 4);
    bar->setSpacing(4);
    const auto addButton = [&](QAction* action, Qt::ToolButtonStyle style) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
    };
    for (QAction* kind : m_kinds)
        addButton(kind, Qt::ToolButtonTextOnly);
    bar->addStretch(1);
    for (QAction* action : {m_copyCommand, m_lines->viewActions().find, m_saveAs, m_clear})
        addButton(action, Qt::ToolButtonIconOnly);
    m_pages->addWidget(m_lines);
    m_pages->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
}

void LogPanel::connectActions()
{
    connect(&m_timer, &QTimer::timeout, this, &LogPanel::take);
    connect(&m_workspace.log(), &workspace::ActivityLog::added, this, [this] {
        ++m_unseen;
        if (!m_timer.isActive())
            m_timer.start();
    });
    const auto rebuildLater = [this] {
        m_isRebuildDue = true;
        take();
    };
    connect(&m_workspace.log(), &workspace::ActivityLog::cleared, this, rebuildLater);
    for (QAction* kind : m_kinds)
        connect(kind, &QAction::toggled, this, rebuildLater);
    connect(m_copyCommand, &QAction::triggered, this, &LogPanel::copyCommand);
    connect(m_clear, &QAction::triggered, &m_workspace.log(), &workspace::ActivityLog::clear);
    connect(m_saveAs, &QAction::triggered, this, &LogPanel::saveAs);
    connect(m_lines, &LineView::caretMoved, this, &LogPanel::updateActions);
}

QString LogPanel::title() const
{
    return tr("Log");
}

QList<QAction*> LogPanel::panelActions() const
{
    QList<QAction*> actions(m_kinds.begin(), m_kinds.end());
    return actions += QList<QAction*>{m_copyCommand, m_saveAs, m_clear} + m_lines->viewActions().all();
}

bool LogPanel::isWanted(const Entry& entry) const
{
    return m_kinds[static_cast<std::size_t>(entry.kind)]->isChecked();
}

void LogPanel::take()
{
    const std::size_t unseen = std::exchange(m_unseen, 0);
    const auto& entries = m_workspace.log().entries();
    if (std::exchange(m_isRebuildDue, false) || unseen >= entries.size()) {
        rebuild();
    } else {
        m_unseen = unseen;
        appendNew();
    }
    requestRefresh();
}

void LogPanel::refresh()
{
    const auto& entries = m_workspace.log().entries();
    const bool isEmpty = m_shown.empty();
    m_empty->set(entries.empty()
                     ? tr("Commands that run, what they print and what goes wrong are listed here.")
                     : tr("Nothing of the kinds that are chosen above has happened yet."));
    m_pages->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_lines);
}

void LogPanel::updateActions()
{
    m_saveAs->setEnabled(!m_shown.empty());
    m_clear->setEnabled(!m_workspace.log().entries().empty());
    m_copyCommand->setEnabled(!commandAt(m_lines->caretRow()).isEmpty());
}

void LogPanel::rebuild()
{
    m_shown.clear();
    QString text;
    for (const Entry& entry : m_workspace.log().entries()) {
        if (!isWanted(entry))
            continue;
        if (!m_shown.empty())
            text += u'\n';
        text += rowOf(entry);
        m_shown.push_back(entry);
    }
    m_lines->setText(LineText());
    m_lines->append(text);
}

void LogPanel::appendNew()
{
    const auto& entries = m_workspace.log().entries();
    QString text;
    for (std::size_t i = entries.size() - std::exchange(m_unseen, 0); i < entries.size(); ++i) {
        if (!isWanted(entries[i]))
            continue;
        if (!m_shown.empty())
            text += u'\n';
        text += rowOf(entries[i]);
        m_shown.push_back(entries[i]);
    }
    m_lines->append(text);
    if (m_shown.size() <= workspace::ActivityLog::limit)
        return;
    // The oldest are gone from the log as well.
    const std::size_t surplus = m_shown.size() - workspace::ActivityLog::limit;
    m_shown.erase(m_shown.begin(), m_shown.begin() + static_cast<std::ptrdiff_t>(surplus));
    m_lines->setText(m_lines->text().withoutFirst(static_cast<int>(surplus)));
}

QString LogPanel::commandAt(int row) const
{
    for (auto i = std::min(static_cast<std::size_t>(row) + 1, m_shown.size()); i-- > 0;) {
        if (!m_shown[i].command.empty())
            return toQt(m_shown[i].command);
    }
    return {};
}

void LogPanel::copyCommand()
{
    QGuiApplication::clipboard()->setText(commandAt(m_lines->caretRow()));
}

void LogPanel::saveAs()
{
    askWhereToSave(this, tr("Save log"), QStringLiteral("hawk-workbench.log"),
                   tr("Logs (*.log);;All files (*)"), [this](const QString& path) {
                       saveText(m_workspace.jobs(), path, fromQt(m_lines->text().text() + u'\n'), this,
                                [this, path](const Result<void>& saved) {
                                    if (saved)
                                        m_message->show(InlineMessage::Kind::note,
                                                        [path] { return tr("Saved as %1.").arg(path); });
                                    else
                                        m_message->show(saved.error());
                                });
                   });
}

void LogPanel::retranslate()
{
    m_kinds[0]->setText(tr("Commands"));
    m_kinds[1]->setText(tr("Information"));
    m_kinds[2]->setText(tr("Errors"));
    m_kinds[0]->setToolTip(tr("Show commands"));
    m_kinds[1]->setToolTip(tr("Show information"));
    m_kinds[2]->setToolTip(tr("Show errors"));
    m_copyCommand->setText(tr("Copy co&mmand"));
    m_copyCommand->setToolTip(tr("Copy the command of the current line, for use in a shell"));
    m_clear->setText(tr("C&lear log"));
    m_saveAs->setText(tr("&Save log as…"));
    m_lines->setAccessibleName(tr("Log"));
}

} // namespace hawk::ui
