// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_browser.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QUrl>

#include "common/action.h"
#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/cache_clearing.h"

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
    , m_model(new CacheModel(this))
    , m_filter(new QLineEdit(this))
    , m_message(new InlineMessage(this))
    , m_clearing(new CacheClearing(cache, *m_message, this))
    , m_pages(new QStackedWidget(this))
    , m_table(new QTableView(this))
    , m_empty(new EmptyState(this))
    , m_counts(new QLabel(this))
{
    makeTable();
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

void CacheBrowser::makeTable()
{
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->sortByColumn(CacheModel::useColumn, Qt::DescendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + gap);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (QAction* action : {m_actions.copyKeys, m_actions.clearSelected}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
    }
    const int letter = fontMetrics().averageCharWidth();
    const std::array<int, CacheModel::columns - 1> letters = {24, 10, 10, 12, 20, 20};
    for (int column = 0; column < CacheModel::keyColumn; ++column)
        m_table->setColumnWidth(column, letter * letters[static_cast<std::size_t>(column)]);
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
    connect(m_filter, &QLineEdit::textChanged, m_model, &CacheModel::setFilter);
    connect(m_filter, &QLineEdit::textChanged, this, update);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, update);

    connect(m_actions.clear, &QAction::triggered, this, [this] {
        // What is stated and what goes is the same list, whatever is built meanwhile.
        if (const CacheModel::Entries& entries = m_cache.entries())
            m_clearing->ask(*entries);
    });
    connect(m_actions.clearSelected, &QAction::triggered, this, [this] {
        std::vector<cache::EntryFacts> selected;
        for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
            selected.push_back(m_model->entry(index.row()));
        m_clearing->ask(selected);
    });
    connect(m_clearing, &CacheClearing::asked, this, &CacheBrowser::asked);
    connect(m_actions.refresh, &QAction::triggered, &m_cache, &workspace::CacheState::refresh);
    connect(m_actions.openFolder, &QAction::triggered, this, &CacheBrowser::openFolder);
    connect(m_actions.copyFolder, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(toQt(m_cache.directory())); });
    connect(m_actions.copyKeys, &QAction::triggered, this, &CacheBrowser::copyKeys);

    m_ageTimer.setInterval(30s);
    connect(&m_ageTimer, &QTimer::timeout, this, [this] {
        if (isVisible())
            m_model->setNow(std::chrono::system_clock::now());
    });
    m_ageTimer.start();
}

void CacheBrowser::refresh()
{
    refreshTable();
    updateCounts();
    updateActions();
}

// Builds bring new lists all the time; what the reader has chosen and where he reads stays.
void CacheBrowser::takeEntries(const CacheModel::Entries& entries)
{
    const std::vector<cache::EntryName> selected = selectedNames();
    const QModelIndex current = m_table->currentIndex();
    const std::vector<cache::EntryName> before =
        current.isValid() ? std::vector{m_model->entry(current.row()).name} : std::vector<cache::EntryName>();
    const int scrolled = m_table->verticalScrollBar()->value();
    m_shown = entries;
    m_model->setEntries(entries, std::chrono::system_clock::now());

    if (const std::vector<int> rows = m_model->rowsOf(before); !rows.empty())
        m_table->selectionModel()->setCurrentIndex(m_model->index(rows.front(), current.column()),
                                                   QItemSelectionModel::NoUpdate);
    QItemSelection selection;
    const std::vector<int> rows = m_model->rowsOf(selected);
    for (auto first = rows.begin(); first != rows.end();) {
        auto last = first;
        while (last + 1 != rows.end() && *(last + 1) == *last + 1)
            ++last;
        selection.append(
            QItemSelectionRange(m_model->index(*first, 0), m_model->index(*last, CacheModel::columns - 1)));
        first = last + 1;
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_table->verticalScrollBar()->setValue(scrolled);
}

void CacheBrowser::refreshTable()
{
    const CacheModel::Entries& entries = m_cache.entries();
    if (entries != m_shown)
        takeEntries(entries);
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
        ? tr("%1, %2, in %3").arg(entries, spellBytes(stats->bytes), toQt(m_cache.directory()))
        : tr("%1 in %2").arg(entries, toQt(m_cache.directory()));
    if (!m_filter->text().isEmpty())
        text = tr("%n shown of %1", nullptr, m_model->rowCount()).arg(text);
    const auto selected = m_table->selectionModel()->selectedRows().size();
    if (selected > 0)
        text = tr("%n selected; %1", nullptr, static_cast<int>(selected)).arg(text);
    m_counts->setText(text);
    m_counts->setToolTip(text);
}

std::vector<cache::EntryName> CacheBrowser::selectedNames() const
{
    std::vector<cache::EntryName> names;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        names.push_back(m_model->entry(index.row()).name);
    return names;
}

void CacheBrowser::openFolder()
{
    const QString folder = toQt(m_cache.directory());
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_message->show(InlineMessage::Kind::warning,
                        tr("No program opened the folder %1. Its path can be copied.").arg(folder),
                        {m_actions.copyFolder});
}

void CacheBrowser::copyKeys() const
{
    QStringList keys;
    for (const cache::EntryName& name : selectedNames())
        keys.append(toQt(name.key));
    QGuiApplication::clipboard()->setText(keys.join(u'\n'));
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
    m_table->setAccessibleName(tr("Entries of the cache"));
    m_model->retranslate();
}

} // namespace hawk::ui
