// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/sample_selection.h"

#include <algorithm>

namespace hawk::ui {

SampleSelection::Area SampleSelection::area() const
{
    const auto [top, bottom] = std::minmax(anchor.row, current.row);
    const auto [left, right] = std::minmax(anchor.column, current.column);
    return {top, bottom, left, right};
}

void SampleSelection::fitInto(const Extent& extent)
{
    for (SampleCell* cell : {&anchor, &current}) {
        cell->row = std::min(cell->row, std::max<std::int64_t>(extent.rows - 1, 0));
        cell->column = std::min(cell->column, std::max(extent.columns - 1, 0));
    }
}

bool SampleSelection::move(int key, Qt::KeyboardModifiers modifiers, const Extent& extent)
{
    const std::int64_t last = extent.rows - 1;
    if (last < 0)
        return false;
    SampleCell next = current;
    switch (key) {
    case Qt::Key_Up:
        --next.row;
        break;
    case Qt::Key_Down:
        ++next.row;
        break;
    case Qt::Key_PageUp:
        next.row -= extent.page;
        break;
    case Qt::Key_PageDown:
        next.row += extent.page;
        break;
    case Qt::Key_Home:
        next.row = 0;
        break;
    case Qt::Key_End:
        next.row = last;
        break;
    case Qt::Key_Left:
        next.column = std::max(next.column - 1, 0);
        break;
    case Qt::Key_Right:
        next.column = std::min(next.column + 1, extent.columns - 1);
        break;
    default:
        return false;
    }
    current = {std::clamp<std::int64_t>(next.row, 0, last), next.column};
    if (!modifiers.testFlag(Qt::ShiftModifier))
        anchor = current;
    return true;
}

} // namespace hawk::ui
