// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/absolute_name.h"

#include <format>
#include <system_error>

namespace hawk::workspace {

Result<std::string> absoluteName(const std::filesystem::path& path)
{
    std::error_code fault;
    const std::filesystem::path absolute = std::filesystem::absolute(path, fault);
    if (fault)
        return text::environmentError("no-current-folder",
                                      std::format("`{}` cannot be looked up from the current folder: {}.",
                                                  path.string(), fault.message()),
                                      "Change to a folder that exists, or give absolute names.");
    return absolute.string();
}

} // namespace hawk::workspace
