// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>

namespace hawk::ui {

/// The system's font of fixed width in the size of the application's text.
QFont codeFont();

} // namespace hawk::ui
