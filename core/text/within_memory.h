// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <format>
#include <new>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "text/error.h"

namespace hawk::text {

/// Calls `work`, which gives a Result and whose sizes are the user's choice. Where its memory cannot be had
/// the environment error "out-of-memory" says that `what` (a noun with its verb's number: "The planes do")
/// not fit.
template <class Work>
auto withinMemory(std::string_view what, std::string_view hint, Work&& work) -> decltype(work())
{
    // A size beyond what a container can count is the other way in which memory is short.
    const auto refusal = [&] {
        return environmentError("out-of-memory", std::format("{} not fit in memory.", what),
                                std::string(hint));
    };
    try {
        return std::forward<Work>(work)();
    } catch (const std::bad_alloc&) {
        return refusal();
    } catch (const std::length_error&) {
        return refusal();
    }
}

} // namespace hawk::text
