// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace hawk::process {

/// Chooses the locale `C.UTF-8` for this process and those it starts, where the user's has another encoding
/// or is not installed: files and messages are UTF-8 everywhere. Before the first thread and before any
/// QCoreApplication, which would print a warning.
void useUtf8Locale();

} // namespace hawk::process
