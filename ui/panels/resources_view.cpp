// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/resources_view.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "common/colours.h"
#include "common/core_phrase.h"
#include "common/qt_text.h"
#include "panels/occupancy_model.h"
#include "workspace/resource_figures.h"

namespace hawk::ui {

namespace {

/// A share as a bar under its number.
class ShareDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const double share = index.data(OccupancyModel::fractionRole).toDouble();
        const int height = std::max(2, option.rect.height() / 10);
        const QRectF track(option.rect.left() + 8, option.rect.bottom() - height - 1,
                           option.rect.width() - 16, height);
        const Colours colours = coloursFor(option.palette);
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QColor full = isSelected ? option.palette.highlightedText().color() : colours.accent;
        QColor empty = isSelected ? full : option.palette.text().color();
        empty.setAlphaF(0.15F);
        painter->fillRect(track, empty);
        painter->fillRect(QRectF(track.left(), track.top(), track.width() * share, track.height()), full);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(16, 4);
    }
};

QLabel* label(const QString& text, QWidget* parent)
{
    auto* made = new QLabel(text, parent);
    made->setTextFormat(Qt::PlainText);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return made;
}

} // namespace

ResourcesView::ResourcesView(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setBackgroundRole(QPalette::Base);
}

void ResourcesView::setEntries(std::vector<toolchain::KernelResources> entries)
{
    if (entries == m_entries && widget() != nullptr)
        return;
    m_entries = std::move(entries);
    rebuild();
}

void ResourcesView::retranslate()
{
    setAccessibleName(tr("Resources"));
    rebuild();
}

void ResourcesView::rebuild()
{
    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(16, 16, 16, 16);
    page->setSpacing(16);
    setFocusProxy(nullptr);
    for (const toolchain::KernelResources& entry : m_entries) {
        addFigures(*page, entry);
        addTable(*page, entry);
    }
    page->addStretch(1);
    setWidget(content);
    content->setBackgroundRole(QPalette::Base);
}

void ResourcesView::addFigures(QVBoxLayout& page, const toolchain::KernelResources& entry)
{
    QWidget* content = page.parentWidget();
    //: %1 is a kernel, %2 the architecture of a device
    QLabel* heading = label(tr("%1 on %2").arg(toQt(entry.entry), toQt(entry.architecture)), content);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const workspace::ResourceFigure& figure : workspace::resourceFigures(entry)) {
        QString name = translatedPhrase(toQt(figure.name));
        name[0] = name[0].toUpper();
        grid->addWidget(label(name, content), row, 0);
        grid->addWidget(label(translatedPhrase(toQt(figure.value)), content), row++, 1);
    }
    auto* block = new QVBoxLayout;
    block->setSpacing(8);
    block->addWidget(heading);
    block->addLayout(grid);
    page.addLayout(block);
}

void ResourcesView::addTable(QVBoxLayout& page, const toolchain::KernelResources& entry)
{
    QWidget* content = page.parentWidget();
    std::vector<toolchain::Occupancy> rows = workspace::occupanciesOf(entry);
    QLabel* remark = label({}, content);
    remark->setWordWrap(true);
    page.addWidget(remark);
    if (rows.empty()) {
        remark->setText(
            tr("The limits of this architecture are not published, so its occupancy is unknown."));
        return;
    }
    auto* table = new QTableView(content);
    auto* model = new OccupancyModel(table);
    model->setRows(rows);
    const toolchain::Occupancy& best = rows[static_cast<std::size_t>(model->fullestRow())];
    remark->setText(tr("Blocks of %1 threads keep a multiprocessor fullest: %2 % of its warps.")
                        .arg(best.blockSize)
                        .arg(qRound(best.fraction() * 100)));
    table->setModel(model);
    table->setAccessibleName(tr("Occupancy of %1").arg(toQt(entry.entry)));
    table->setItemDelegateForColumn(OccupancyModel::occupancy, new ShareDelegate(table));
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 12);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // All rows are seen at once; the page scrolls.
    table->setFixedHeight(table->horizontalHeader()->sizeHint().height()
                          + table->verticalHeader()->defaultSectionSize() * model->rowCount() + 4);
    if (focusProxy() == nullptr)
        setFocusProxy(table);
    page.addWidget(table);
}

} // namespace hawk::ui
