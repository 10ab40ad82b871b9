// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/element.h"
#include "data/reduction.h"

namespace hawk::data {

/// How an argument of the compiled entry is bound. The order of this enum is the canonical slot order
/// (docs/abi.md "Argument block").
enum class Role {
    mutablePlane, ///< `mutable`: read and written in place; returned outputs too
    out,
    wideOut,
    accumOut,
    vecIn,
    matIn,
    wideIn,
    perSample,
    lookup,
    terminated,
    uniform,
    nSamples
};

/// `mutable`, `vec_in`, `per_sample`, … as in sidecars.
std::string_view nameOf(Role role);
std::optional<Role> roleFromName(std::string_view name);

enum class Tag { none, quaternion, luFactor, choleskyFactor, eighFactor };
enum class StartValue { unused, read }; ///< whether the body may read a written plane's launch-start value
enum class SlotSource { parameter, returned, runner };
/// Whether a kernel writes a mask, or the counter of the samples that it has finished.
enum class Finishing { no, yes };
enum class SlotExtent {
    samples, ///< a value for each sample
    oneCell, ///< one number in memory for the whole launch
    wholeBuffer, ///< numbers of its own, as many as its axes have, of which a sample may reach any
    rows ///< one number for every 32 samples that follow one another (reduction.h)
};

/// One axis of a whole buffer or of a grid. Only the first may have no extent: it then has that of the
/// launch, and its label is a name that a call may give the extent by.
struct Axis {
    std::string label;
    std::optional<std::uint32_t> extent;
    friend bool operator==(const Axis&, const Axis&) = default;
};
/// `"row":3, "col"`, as a declaration has them.
std::string spell(const std::vector<Axis>& axes);
/// The product of the extents that are known.
std::int64_t knownCount(const std::vector<Axis>& axes);
/// How far apart two neighbours along each axis are: the last axis counts fastest.
std::vector<std::int64_t> stridesOf(const std::vector<Axis>& axes);
/// The label of the axis whose extent only a launch knows; empty when there is none.
std::string_view openLabel(const std::vector<Axis>& axes);

/// The planes that a runner binds to a kernel that finishes its samples (docs/semantics.md "Masks and
/// steps").
inline constexpr std::string_view finishedCount = "finished_count"; ///< 32 bits; the kernel adds to it
inline constexpr std::string_view fusedSteps = "fused_steps"; ///< 64 bits: how many steps a launch takes

/// One argument of the compiled entry. `(role, name)` identifies it within its kernel.
struct Slot {
    Role role = Role::perSample;
    std::string name;
    Element element = Element::real;
    Shape shape;
    Tag tag = Tag::none;
    StartValue startValue = StartValue::unused;
    SlotSource source = SlotSource::parameter;
    SlotExtent extent = SlotExtent::samples;
    Finishing finishing = Finishing::no;
    std::vector<Axis> axes = {}; ///< of a whole buffer, in row-major order; none: one, of any extent
    /// The plane that has as many numbers; of a whole buffer without declared axes that is made afresh.
    std::string lengthOf = {};
    /// The plane whose sums lose to rounding what this one keeps, place by place; the launcher owns it.
    std::string companionOf = {};

    bool isPlane() const { return role != Role::uniform && role != Role::nSamples; }
    bool isWritten() const
    {
        return role == Role::mutablePlane || role == Role::out || role == Role::wideOut
            || role == Role::accumOut || finishing == Finishing::yes
            || (extent == SlotExtent::wholeBuffer && source == SlotSource::runner);
    }
    bool isCell() const { return extent == SlotExtent::oneCell; }
    bool isWholeBuffer() const { return extent == SlotExtent::wholeBuffer; }
    bool isRows() const { return extent == SlotExtent::rows; }
    friend bool operator==(const Slot&, const Slot&) = default;
};

/// One declared parameter in signature order. `slot` is its index in Signature::slots; a parameter the body
/// never reads has none, and a call may give it or leave it out.
struct Parameter {
    std::string name;
    std::string declaration; ///< as the author would write it: `Scalar`, `Mutable[Vector[3]]`
    Role role = Role::perSample;
    Element element = Element::real;
    Shape shape;
    std::optional<std::size_t> slot;
    std::optional<double> defaultValue; ///< of a `Param`
    std::vector<Axis> axes = {}; ///< of a table, or of a plane that is written by key
    std::string lengthOf = {}; ///< see Slot
};

/// The structure of a `return`: rebuilt for the caller. A leaf names its output slot.
struct ReturnTree {
    enum class Kind { nothing, leaf, tuple, list, dict };
    Kind kind = Kind::nothing;
    std::string slot = {}; ///< leaf
    std::vector<std::string> keys = {}; ///< dict, one per item
    std::vector<ReturnTree> items = {};
};

/// What a caller of a kernel must know. Slots stand in canonical order: by role, then by name.
struct Signature {
    std::string kernel;
    std::vector<Parameter> parameters;
    std::vector<Slot> slots;
    ReturnTree returns;
    /// How the samples are numbered, the last axis fastest. Planes with a value for each sample may then have
    /// these axes in the place of one. None: the samples are a single row.
    std::vector<Axis> grid;
    std::vector<Total> totals; ///< results that the launcher makes of rows

    std::optional<std::size_t> findSlot(std::string_view name) const;
    /// The labels of the grid and of the planes written by key whose extents only a launch knows.
    std::vector<std::string> openLabels() const;
    /// Puts the slots into the canonical order and links the parameters to them.
    void arrange();
};

} // namespace hawk::data
