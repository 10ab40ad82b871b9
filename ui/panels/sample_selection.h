// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include <Qt>

namespace hawk::ui {

struct SampleCell {
    std::int64_t row = 0; ///< a sample
    int column = 0;
};

/// A rectangle of cells of a table that is longer than what is seen of it: two opposite corners, of which the
/// keyboard moves one.
struct SampleSelection {
    SampleCell anchor, current;

    /// What the table has, and how many rows are seen at once.
    struct Extent {
        std::int64_t rows = 0;
        int columns = 0;
        int page = 1;
    };
    struct Area {
        std::int64_t top, bottom;
        int left, right;
    };

    /// Both corners included.
    Area area() const;
    /// Puts the corners into a table that became smaller.
    void fitInto(const Extent& extent);
    /// Moves the current cell by an arrow or page key, Home or End; without Shift the anchor follows. False,
    /// with nothing changed, for another key and in an empty table.
    bool move(int key, Qt::KeyboardModifiers modifiers, const Extent& extent);
};

} // namespace hawk::ui
