// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "data/array.h"
#include "data/signature.h"
#include "text/error.h"

namespace hawk::data {

/// Which axis of a vector or matrix array counts samples. `automatic` reads it from the shape and refuses a
/// square one (R116).
enum class Layout { automatic, samplesLast /* (W, N), component-major */, samplesFirst /* (N, W) */ };

/// What may be done to data that does not fit as it is. `exact`, the rule of a loaded bundle
/// (docs/kernels.md "Data for a launch"): element types must agree, except that 4-byte integers are widened
/// for an Index, and a plane needs an array.
enum class Conversions { allowed, exact };

/// Whether the mask of a kernel that finishes its samples may be left out: it is then made, with no sample
/// finished.
enum class Masks { given, madeFresh };

/// What a caller gives for one name. A plain integer stays an integer so that 2^53+1 is not lost.
struct Argument {
    std::variant<std::int64_t, double, bool, Array> value;
    Layout layout = Layout::automatic;
};

struct BindRequest {
    Signature signature;
    Mode mode = Mode::float64;
    std::map<std::string, Argument> arguments;
    std::optional<std::int64_t> sampleCount; ///< needed only when no plane gives it
    Conversions conversions = Conversions::allowed;
    Masks masks = Masks::given;
};

/// One bound slot. A plane is component-major: component c of sample i lies at
/// `data + (c * pitch + i) * sizeOf(dtype)`. `storage` keeps the memory alive: the caller's own array when it
/// could be used in place, else a converted copy.
struct BoundSlot {
    Dtype dtype = Dtype::float64;
    std::byte* data = nullptr; ///< planes
    /// Trailing extent of the plane, which is also its pitch: of one with a value for each sample at least
    /// the sample count, of a whole buffer how many numbers each component has.
    std::int64_t length = 0;
    Array storage;
    std::array<std::byte, 8> number{}; ///< by-value bytes of a uniform, in its wire type
};

/// A launch's arguments, checked and in place, one BoundSlot per Signature::slots entry. Outputs that the
/// caller did not give are allocated; `results` holds every written plane by name in the caller's layout:
/// the caller's own array when it was given (updated in place), `(N,)`, `(W, N)` when allocated, and without
/// the sample axis in a call of one sample.
struct BoundArguments {
    Signature signature;
    Mode mode = Mode::float64;
    std::int64_t sampleCount = 0;
    bool isOneSample = false;
    std::vector<BoundSlot> slots;
    std::map<std::string, Array> results;
    std::vector<std::string> notes; ///< conversions and copies made, one sentence each

    /// How many numbers of each component of a plane the launch reaches.
    std::int64_t length(std::size_t slot) const
    {
        const Slot& described = signature.slots[slot];
        return described.extent == SlotExtent::samples ? sampleCount : slots[slot].length;
    }
};

/// Checks and binds with the rules of docs/kernels.md "Data for a launch" and the codes R110-R121, R145,
/// R147. All faults are in one error: its message has one line per parameter. Integer and boolean data for a
/// Real plane are converted when exactly representable, never reinterpreted. Costs one pass over data that
/// must be converted, nothing for data that fits.
Result<BoundArguments> bindArguments(const BindRequest& request);

/// Makes the results over all samples, and copies results back where a written plane was given sample-major.
/// Call it after a launch.
void finishBinding(BoundArguments& arguments);

} // namespace hawk::data
