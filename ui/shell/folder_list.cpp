// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/folder_list.h"

#include <algorithm>

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QFileDialog>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>

#include "common/file_chooser.h"
#include "common/icons.h"

namespace hawk::ui {

namespace {

constexpr int shownRows = 4;

} // namespace

FolderList::FolderList(QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_add(makeListAction("plus", Qt::Key_Insert, &FolderList::ask))
    , m_remove(makeListAction("clear", Qt::Key_Delete, &FolderList::remove))
    , m_up(makeListAction("up", Qt::ALT | Qt::Key_Up, &FolderList::moveUp))
    , m_down(makeListAction("down", Qt::ALT | Qt::Key_Down, &FolderList::moveDown))
{
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setTabKeyNavigation(false);
    m_list->setFixedHeight(shownRows * (fontMetrics().height() + 8));
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(0);
    for (QAction* action : listActions()) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_list, 1, Qt::AlignTop);
    layout->addLayout(buttons);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::itemChanged, this, &FolderList::changed);
    connect(m_list, &QListWidget::currentRowChanged, this, &FolderList::adapt);
    retranslate();
    adapt();
}

QAction* FolderList::makeListAction(const char* iconName, const QKeySequence& shortcut,
                                    void (FolderList::*work)())
{
    auto* action = new QAction(icon(QString::fromLatin1(iconName)), QString(), this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(action);
    connect(action, &QAction::triggered, this, work);
    return action;
}

QStringList FolderList::folders() const
{
    QStringList folders;
    for (int row = 0; row < m_list->count(); ++row) {
        if (const QString folder = m_list->item(row)->text().trimmed(); !folder.isEmpty())
            folders.append(folder);
    }
    return folders;
}

void FolderList::setFolders(const QStringList& folders)
{
    if (folders == this->folders())
        return;
    const int row = m_list->currentRow();
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const QString& folder : folders)
        append(folder);
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    adapt();
}

void FolderList::append(const QString& folder)
{
    auto* item = new QListWidgetItem(folder, m_list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setToolTip(folder);
}

void FolderList::add(const QStringList& folders)
{
    {
        const QSignalBlocker blocker(m_list);
        for (const QString& folder : folders)
            append(folder);
        m_list->setCurrentRow(m_list->count() - 1);
    }
    adapt();
    Q_EMIT changed();
}

void FolderList::ask()
{
    QFileDialog* chooser = makeFileChooser(this, tr("Add folders for imports"));
    chooser->setFileMode(QFileDialog::Directory);
    connect(chooser, &QFileDialog::filesSelected, this, &FolderList::add);
    chooser->open();
}

void FolderList::remove()
{
    delete m_list->takeItem(m_list->currentRow());
    adapt();
    Q_EMIT changed();
}

void FolderList::moveUp()
{
    move(-1);
}

void FolderList::moveDown()
{
    move(1);
}

void FolderList::move(int distance)
{
    const int row = m_list->currentRow();
    const int next = row + distance;
    if (row < 0 || next < 0 || next >= m_list->count())
        return;
    QListWidgetItem* item = m_list->takeItem(row);
    m_list->insertItem(next, item);
    m_list->setCurrentRow(next);
    adapt();
    Q_EMIT changed();
}

void FolderList::adapt()
{
    const int row = m_list->currentRow();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

void FolderList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FolderList::retranslate()
{
    m_list->setAccessibleName(tr("Folders"));
    const auto name = [](QAction* action, const QString& text) {
        action->setText(text);
        action->setToolTip(tr("%1 (%2)", "what a button does (its keys)")
                               .arg(text, action->shortcut().toString(QKeySequence::NativeText)));
    };
    name(m_add, tr("Add a folder…"));
    name(m_remove, tr("Remove the folder"));
    name(m_up, tr("Move the folder up"));
    name(m_down, tr("Move the folder down"));
}

} // namespace hawk::ui
