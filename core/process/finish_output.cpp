// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/finish_output.h"

#include <cstdio>

namespace hawk::process {

OutputEnd finishOutput(std::string_view program)
{
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return OutputEnd::written;
    std::fprintf(stderr,
                 "%.*s: The results cannot be written to standard output. [output-failed]\n"
                 "hint: Look at the free space of the disk and at the program that reads them.\n",
                 static_cast<int>(program.size()), program.data());
    return OutputEnd::failed;
}

} // namespace hawk::process
