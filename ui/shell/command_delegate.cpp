// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/command_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include "common/colours.h"
#include "shell/command_model.h"

namespace hawk::ui {

namespace {

constexpr int gap = 8;

void drawText(QPainter& painter, const QRect& area, const QString& text, const QList<int>& bold,
              const QFont& font)
{
    QTextLayout layout(text, font);
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    for (const int at : bold)
        formats.append({at, 1, format});
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(area.width());
    layout.endLayout();
    painter.save();
    painter.setClipRect(area);
    layout.draw(&painter, QPointF(area.x(), area.y() + (area.height() - line.height()) / 2));
    painter.restore();
}

} // namespace

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QWidget* widget = option.widget;
    QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    row.text.clear();
    row.icon = {};
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, widget);

    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    const bool isEnabled = row.state.testFlag(QStyle::State_Enabled);
    const auto group = isEnabled ? QPalette::Active : QPalette::Disabled;
    const QColor text = row.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text);
    const QColor dimmed = isSelected || !isEnabled ? text : coloursFor(row.palette).dimmed;

    const int side = row.fontMetrics.height();
    QRect area = row.rect.adjusted(gap, 0, -gap, 0);
    const auto icon = index.data(Qt::DecorationRole).value<QIcon>();
    icon.paint(painter, QRect(area.x(), area.y() + (area.height() - side) / 2, side, side), Qt::AlignCenter,
               isEnabled ? (isSelected ? QIcon::Selected : QIcon::Normal) : QIcon::Disabled);
    area.setLeft(area.left() + side + gap);

    const QString shortcut = index.data(CommandModel::ShortcutRole).toString();
    const QString menu = index.data(CommandModel::AreaRole).toString();
    painter->setFont(row.font);
    painter->setPen(dimmed);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, shortcut);
    area.setRight(area.right() - row.fontMetrics.horizontalAdvance(shortcut) - gap);

    const QString label = index.data(Qt::DisplayRole).toString();
    painter->setPen(text);
    drawText(*painter, area, label, index.data(CommandModel::PositionsRole).value<QList<int>>(), row.font);
    QFont bold = row.font;
    bold.setBold(true);
    area.setLeft(area.left() + QFontMetrics(bold).horizontalAdvance(label) + gap);
    painter->setPen(dimmed);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, menu);
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.fontMetrics.averageCharWidth() * 30, option.fontMetrics.height() + gap};
}

} // namespace hawk::ui
