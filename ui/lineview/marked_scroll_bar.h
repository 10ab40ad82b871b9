// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bitset>
#include <vector>

#include <QScrollBar>

#include "common/colours.h"

namespace hawk::ui {

/// A vertical scroll bar with small marks for rows worth going to.
class MarkedScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    enum class Mark { linked, found, added, removed };
    static constexpr int markKinds = 4;

    explicit MarkedScrollBar(QWidget* parent = nullptr);

    /// Rows of one kind out of `rowCount`; replaces those of the same kind.
    void setMarks(Mark mark, const std::vector<int>& rows, int rowCount);
    bool hasMarks(Mark mark) const { return m_marks[static_cast<std::size_t>(mark)].any(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// More than a bar has pixels; what is told is where, not how many.
    static constexpr std::size_t places = 1024;
    std::array<std::bitset<places>, markKinds> m_marks;
};

} // namespace hawk::ui
