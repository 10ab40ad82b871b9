// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/mode_name.h"

#include <format>

namespace hawk::data {

Result<Mode> modeNamed(std::string_view name)
{
    if (const auto mode = modeFromName(name))
        return *mode;
    return text::usageError("R96",
                            std::format("`{}` is no scalar mode{}.", name,
                                        name == "banded" ? " that can be built: the name is reserved" : ""),
                            "Take float64 or float32.");
}

} // namespace hawk::data
