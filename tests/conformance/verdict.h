// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace hawk::conformance {

/// How a case ends with one engine.
struct Verdict {
    enum class Kind {
        passed,
        failed,
        ringThree ///< refused by name as a part of the language's third ring; neither passed nor failed
    };
    Kind kind = Kind::passed;
    std::string expected = {}; ///< failed: what the case asks for, and what came instead
    std::string got = {};
    std::string feature = {}; ///< ringThree: `Staged`, `Quantity`, `time=`

    static Verdict pass() { return {}; }
    static Verdict fail(std::string expected, std::string got)
    {
        return {.kind = Kind::failed, .expected = std::move(expected), .got = std::move(got)};
    }
    bool hasPassed() const { return kind == Kind::passed; }
};

/// `expected …; got …`, or `ring 3: …`; empty when the case passed.
std::string spell(const Verdict& verdict);

} // namespace hawk::conformance
