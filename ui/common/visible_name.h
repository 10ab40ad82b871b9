// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace hawk::ui {

/// A file's name for a label: control characters, line separators and marks of direction, which would hide or
/// reorder parts of it, are spelled as `\u202e`.
QString visibleName(const QString& name);

/// The same for a text that holds such names; its own line breaks stay.
QString visibleText(const QString& text);

} // namespace hawk::ui
