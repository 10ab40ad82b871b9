// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "text/error.h"
#include "text/source_text.h"

namespace hawk::trace {

/// Where the imports of a kernel file look for other kernel files.
struct ImportPlaces {
    /// In the order of the search: the folder of the file, then those given by the user.
    std::vector<std::string> folders;
    /// The text of a file, nothing when there is none. Without a function files are read from the disk.
    std::function<std::optional<Result<text::SourceText>>(const std::string& path)> read;
};

} // namespace hawk::trace
