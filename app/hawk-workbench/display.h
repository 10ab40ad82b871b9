// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "text/error.h"

namespace hawk::workbench {

/// Why no window can be opened ("no-display"): neither DISPLAY nor WAYLAND_DISPLAY names a server that takes
/// a connection. Nothing is said of a platform that QT_QPA_PLATFORM names and that is none of these two.
/// Takes two seconds at most, for a server elsewhere that is silent.
std::optional<Error> displayFault();

/// For a platform that Qt could not start for another reason.
Error platformFault();

} // namespace hawk::workbench
