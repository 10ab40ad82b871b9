// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/element.h"

namespace hawk::codegen {

using data::Mode;

/// How host code may compute. `nativeVectorMath`: this machine's instructions, contraction to FMA, vector
/// math functions (within 4 ULP); `native`: this machine's instructions, bit-exact; `portable`: x86-64-v2,
/// bit-exact.
enum class Profile { nativeVectorMath, native, portable };
enum class OptLevel { O0, O1, O2, O3 };

std::string_view nameOf(Profile profile); ///< native-vector-math, native, portable
std::optional<Profile> profileFromName(std::string_view name);
std::string_view nameOf(OptLevel level); ///< O0 … O3
std::optional<OptLevel> optLevelFromName(std::string_view name);

/// Everything that decides what text is generated and how it is compiled. Resolved: no field means
/// "default". A new field must be added to forEachField, from which cache keys are made; a test fails
/// otherwise.
struct TargetSpec {
    std::string backend = "host"; ///< id of a Backend
    Mode mode = Mode::float64;
    Profile profile = Profile::nativeVectorMath; ///< host code only
    OptLevel optLevel = OptLevel::O3;
    std::string architecture = {}; ///< device code only: sm_90, compute_75
    std::vector<std::string> defines = {}; ///< NAME or NAME=VALUE

    template <class Visitor>
    void forEachField(Visitor&& visit) const
    {
        visit("backend", backend);
        visit("mode", std::string(data::nameOf(mode)));
        visit("profile", std::string(nameOf(profile)));
        visit("optLevel", std::string(nameOf(optLevel)));
        visit("architecture", architecture);
        std::string joined;
        for (const std::string& define : defines)
            joined += define + '\n';
        visit("defines", joined);
    }
};

} // namespace hawk::codegen
