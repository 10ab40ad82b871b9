// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include "text/diagnostic.h"

namespace hawk::ui {

/// Message and hint of a diagnostic in the language of the window: the rule's template is translated (context
/// `Diagnostic`), then its arguments are filled in.
QString translatedMessage(const text::Diagnostic& diagnostic);
QString translatedHint(const text::Diagnostic& diagnostic);
/// What a repair does, likewise; its template is a phrase of the core.
QString translatedTitle(const text::Fix& fix);

} // namespace hawk::ui
