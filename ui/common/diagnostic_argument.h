// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace hawk::ui {

/// What a diagnostic of the core fills into its text (`the name`, `a list`, `the end of the line`), in the
/// language of the window; code, quoted texts and numbers inside of it stay as they are. Phrases that the
/// translation does not know come back unchanged. Translation context: `DiagnosticArgument`.
QString translatedArgument(const QString& english);

} // namespace hawk::ui
