// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/orderly_end.h"

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>

namespace hawk::process {

static constexpr int environmentExit = 3;
static constexpr int internalExit = 4;

int endOrderly(std::string_view program, const std::function<int()>& work)
{
    std::signal(SIGXFSZ, SIG_IGN);
    const auto size = static_cast<int>(program.size());
    // Nothing below may need memory.
    try {
        return work();
    } catch (const std::bad_alloc&) {
        std::fprintf(stderr,
                     "%.*s: There is not enough memory. [out-of-memory]\n"
                     "hint: Work on fewer samples at a time, or end other programs.\n",
                     size, program.data());
        return environmentExit;
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "%.*s: Internal error: %s. [unexpected-exception]\n", size, program.data(),
                     exception.what());
    } catch (...) {
        std::fprintf(stderr, "%.*s: Internal error. [unexpected-exception]\n", size, program.data());
    }
    return internalExit;
}

} // namespace hawk::process
