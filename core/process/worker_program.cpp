// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/worker_program.h"

#include <filesystem>
#include <format>

#include <unistd.h>

namespace hawk::process {

static bool isProgram(const std::string& path)
{
    std::error_code ignored;
    return access(path.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(path, ignored);
}

static std::unexpected<Error> missing(const std::string& where)
{
    return text::environmentError("worker-missing",
                                  std::format("The program hawk-worker was not found {}.", where),
                                  "Install it beside hawk, or name it in HAWK_WORKER.");
}

Result<std::string> findWorker(const std::string& given, const Environment& environment)
{
    if (!given.empty())
        return isProgram(given) ? Result<std::string>(given) : missing(std::format("at '{}'", given));
    if (const auto named = environment.get("HAWK_WORKER"))
        return isProgram(*named) ? Result<std::string>(*named)
                                 : missing(std::format("at '{}', which HAWK_WORKER names", *named));
    std::error_code ignored;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", ignored);
    const std::string beside = (self.parent_path() / "hawk-worker").string();
    if (!self.empty() && isProgram(beside))
        return beside;
    if (const auto found = environment.findProgram("hawk-worker"))
        return *found;
    return missing(std::format("at '{}' or on PATH", beside));
}

} // namespace hawk::process
