// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "cache/layout.h"

namespace hawk::cache {

/// Folders directly inside a folder, as paths. What cannot be listed, or is a link, is empty.
std::vector<std::string> foldersIn(const std::string& folder);

/// Whatever has the name of a folder of keys, even when it is something else.
std::vector<std::string> shardsOf(const Layout& layout);

} // namespace hawk::cache
