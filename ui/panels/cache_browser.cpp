// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_browser.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QUrl>

#include "common/action.h"
#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "common/visible_name.h"
#include "panels/cache_clearing.h"
#include "panels/cache_table.h"

namespace hawk::ui {

namespace {

using namespace std::chrono_literals;

constexpr int gap = 8;

} // namespace

CacheBrowser::CacheBrowser(workspace::CacheState& cache, QAction* build, QWidget* parent)
    : QWidget(parent)
    , m_cache(cache)
    , m_actions(makeActions())
    , m_build(build)
    , m_filter(new QLineEdit(this))
    , m_message(new InlineMessage(this))
    , m_clearing(new CacheClearing(cache, *m_message, this))
    , m_pages(new QStackedWidget(this))
    , m_table(new CacheTable(this))
    , m_empty(new EmptyState(this))
    , m_counts(new QLabel(this))
{
    makeLayout();
    observe();
}

CacheBrowser::Actions CacheBrowser::makeActions()
{
    return {
        .clear = makeAction({.id = "cache.clear", .verb = "hawk cache clear", .icon = "clear"}, this),
        .clearSelected = makeAction(
            {.id = "cache.clearSelected", .verb = "hawk cache remove KEY", .shortcut = QKeySequence::Delete},
            this),
        .refresh = makeAction({.id = "cache.refresh", .verb = "hawk cache list", .icon = "refresh"}, this),
        .openFolder =
            makeAction({.id = "cache.openFolder", .verb = "hawk cache dir", .icon = "folder"}, this),
        .copyFolder = makeAction({.id = "cache.copyFolder", .verb = "hawk cache dir", .icon = "copy"}, this),
        .copyKeys = makeAction(
            {.id = "cache.copyEntryKeys", .verb = "hawk cache list", .shortcut = QKeySequence::Copy}, this),
    };
}

QList<QAction*> CacheBrowser::browserActions() const
{
    return {m_actions.clear,      m_actions.clearSelected, m_clearing->undoAction(), m_actions.refresh,
            m_actions.openFolder, m_actions.copyFolder,    m_actions.copyKeys};
}

void CacheBrowser::makeLayout()
{
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(gap, gap / 2, gap, gap / 2);
    tools->setSpacing(gap / 2);
    m_filter->setClearButtonEnabled(true);
    tools->addWidget(m_filter, 1);
    for (QAction* action : {m_actions.clearSelected, m_actions.clear, m_clearing->undoAction(),
                            m_actions.refresh, m_actions.openFolder, m_actions.copyFolder}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        const bool hasWords = action == m_actions.clearSelected || action == m_actions.clear;
        button->setToolButtonStyle(hasWords ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
        tools->addWidget(button);
    }
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (QAction* action : {m_actions.copyKeys, m_actions.clearSelected}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
    }
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);
    m_counts->setContentsMargins(gap, gap / 2, gap, gap / 2);
    m_counts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_counts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(tools);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_counts);
}

void CacheBrowser::observe()
{
    connect(&m_cache, &workspace::CacheState::failed, this,
            [this](const Error& error) { m_message->show(error); });

    const auto update = [this] {
        updateCounts();
        updateActions();
    };
    connect(m_filter, &QLineEdit::textChanged, m_table, &CacheTable::setFilter);
    connect(m_filter, &QLineEdit::textChanged, this, update);
    connect(m_table, &CacheTable::selectionChanges, this, update);

    connect(m_actions.clear, &QAction::triggered, this, [this] {
        // What is stated and what goes is the same list, whatever is built meanwhile.
        if (const CacheModel::Entries& entries = m_cache.entries())
            m_clearing->ask(*entries);
    });
    connect(m_actions.clearSelected, &QAction::triggered, this,
            [this] { m_clearing->ask(m_table->selectedEntries()); });
    connect(m_clearing, &CacheClearing::asked, this, &CacheBrowser::asked);
    connect(m_actions.refresh, &QAction::triggered, &m_cache, &workspace::CacheState::refresh);
    connect(m_actions.openFolder, &QAction::triggered, this, &CacheBrowser::openFolder);
    connect(m_actions.copyFolder, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(toQt(m_cache.directory())); });
    connect(m_actions.copyKeys, &QAction::triggered, m_table, &CacheTable::copySelectedKeys);

    m_ageTimer.setInterval(30s);
    connect(&m_ageTimer, &QTimer::timeout, this, [this] {
        if (isVisible())
            m_table->updateAges();
    });
    m_ageTimer.start();
}

void CacheBrowser::refresh()
{
    refreshTable();
    updateCounts();
    updateActions();
}

void CacheBrowser::refreshTable()
{
    const CacheModel::Entries& entries = m_cache.entries();
    m_table->setEntries(entries);
    if (!entries)
        m_empty->set(tr("The cache is being read."));
    else
        m_empty->set(tr("The cache is empty. It keeps what the compiler made, so that the same kernel is "
                        "never compiled twice."),
                     m_build);
    m_pages->setCurrentWidget(entries && !entries->empty() ? static_cast<QWidget*>(m_table) : m_empty);
}

void CacheBrowser::updateActions()
{
    // What is selected may be gone; without a selection the table can wait until it is seen.
    if (m_table->selectionModel()->hasSelection())
        m_table->setEntries(m_cache.entries());
    const bool hasEntries = m_cache.entries() && !m_cache.entries()->empty();
    const bool hasSelection = m_table->selectionModel()->hasSelection();
    // What goes is stated before, so all of it must be known.
    m_actions.clear->setEnabled(hasEntries && m_cache.isComplete());
    m_actions.clearSelected->setEnabled(hasSelection);
    m_actions.copyKeys->setEnabled(hasSelection);
    m_clearing->updateActions();
    m_actions.openFolder->setEnabled(hasEntries);
}

void CacheBrowser::updateCounts()
{
    const std::optional<compile::StoreStats>& stats = m_cache.stats();
    if (!stats) {
        m_counts->clear();
        return;
    }
    const QString entries = tr("%n entry(s)", nullptr, pluralOf(stats->entries));
    //: %1: a number of entries, %2: their size, %3: a folder
    QString text = m_cache.isComplete()
        ? tr("%1, %2, in %3").arg(entries, spellBytes(stats->bytes), visibleName(toQt(m_cache.directory())))
        : tr("%1 in %2").arg(entries, visibleName(toQt(m_cache.directory())));
    if (!m_filter->text().isEmpty())
        text = tr("%n shown of %1", nullptr, m_table->shownCount()).arg(text);
    if (const int selected = m_table->selectedCount(); selected > 0)
        text = tr("%n selected; %1", nullptr, selected).arg(text);
    m_counts->setText(text);
    m_counts->setToolTip(text);
}

void CacheBrowser::openFolder()
{
    const QString folder = toQt(m_cache.directory());
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_message->show(
            InlineMessage::Kind::warning,
            [folder] { return tr("No program opened the folder %1. Its path can be copied.").arg(folder); },
            {m_actions.copyFolder});
}

void CacheBrowser::retranslate()
{
    m_actions.clear->setText(tr("Clear the cache…"));
    m_actions.clear->setIconText(tr("Clear all…"));
    m_actions.clearSelected->setText(tr("Clear the selected entries…"));
    m_actions.clearSelected->setIconText(tr("Clear selected…"));
    m_actions.refresh->setText(tr("Read the cache again"));
    m_actions.openFolder->setText(tr("Open the cache folder"));
    m_actions.copyFolder->setText(tr("Copy the path of the cache folder"));
    m_actions.copyKeys->setText(tr("Copy the keys of the selected entries"));
    m_clearing->retranslate();
    m_filter->setPlaceholderText(tr("Filter by kernel, target, format or key"));
    m_filter->setAccessibleName(tr("Filter entries"));
    m_table->retranslate();
}

} // namespace hawk::ui
