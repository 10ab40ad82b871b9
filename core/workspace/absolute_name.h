// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <filesystem>
#include <string>

#include "text/error.h"

namespace hawk::workspace {

/// `path` as seen from the current folder. Environment error "no-current-folder", which names the path as it
/// was given, when that folder was removed.
Result<std::string> absoluteName(const std::filesystem::path& path);

} // namespace hawk::workspace
