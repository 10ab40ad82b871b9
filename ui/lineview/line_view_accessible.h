// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace hawk::ui {

class LineView;

/// Lets assistive technology read every LineView as a read-only text. May be called any number of times.
void installLineViewAccessibility();
/// Events for assistive technology; nothing when there is none.
void tellTextReplaced(LineView& view);
void tellCaretMoved(LineView& view);

} // namespace hawk::ui
