// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QPalette>

namespace hawk::ui {

/// Own monochrome icons (resources/icons/NAME.svg) drawn in the colour of the palette's text, dimmed when
/// disabled. Names: run, stop, build, export, open, save, new, undo, redo, find, diff, copy, clear, folder,
/// pin, unpin, refresh, close, error, warning, note, hit, clock, theme, palette, settings, hawk, up, down,
/// plus, waiting, fix. An empty icon for any other name.
QIcon icon(QStringView name, const QPalette& palette);
/// The same in the colours that the application's palette has whenever it is painted.
QIcon icon(QStringView name);

} // namespace hawk::ui
