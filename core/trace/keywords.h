// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <span>
#include <string_view>

namespace hawk::trace {

/// The names by which calls of the language take arguments. What reads a call takes them from here, so that
/// an editor which asks for them offers what is understood. Where a call takes arguments by place too, they
/// stand in that order.
namespace keywords {

inline constexpr std::array<std::string_view, 6> kernel = {"steps", "kind",      "group",
                                                           "time",  "time_step", "jump"};
inline constexpr std::array<std::string_view, 1> kernelMaker = {"kind"};
inline constexpr std::array<std::string_view, 4> reduction = {"x", "over", "where", "policy"};
inline constexpr std::array<std::string_view, 2> derivative = {"wrt", "primal_unit"};
inline constexpr std::array<std::string_view, 1> stepTangents = {"wrt"};
inline constexpr std::array<std::string_view, 2> tape = {"window", "events"};
inline constexpr std::array<std::string_view, 3> parameterPlanes = {"kernel", "names", "per_cell"};
inline constexpr std::array<std::string_view, 7> kind = {"slug",  "vocabulary", "output",      "sink",
                                                         "guard", "quantities", "compile_hook"};
inline constexpr std::array<std::string_view, 3> guard = {"mask", "masks", "active_set"};
inline constexpr std::array<std::string_view, 2> returned = {"type", "slot"};
inline constexpr std::array<std::string_view, 1> compensated = {"into"};
inline constexpr std::array<std::string_view, 3> primitive = {"name", "vjp", "jvp"};
inline constexpr std::array<std::string_view, 1> axis = {"axis"};

} // namespace keywords

/// Those of a name of hawk, such as `hawk.sum`; empty for one that takes none, or that there is not.
std::span<const std::string_view> keywordsOf(std::string_view module, std::string_view name);

} // namespace hawk::trace
