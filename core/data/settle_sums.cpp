// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/settle_sums.h"

#include <algorithm>
#include <cmath>

#include "data/row_fold.h"

namespace hawk::data {

namespace {

template <class Real>
std::span<const Real> numbersOf(const BoundArguments& arguments, const std::string& name)
{
    const auto slot = arguments.signature.findSlot(name);
    if (!slot)
        return {};
    const BoundSlot& bound = arguments.slots[*slot];
    return {reinterpret_cast<const Real*>(bound.data), static_cast<std::size_t>(bound.length)};
}

template <class Real>
void settleTotal(const Total& total, BoundArguments& arguments)
{
    Array& result = arguments.results.at(total.name);
    for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
        Real value = foldRows<Real>(total.op, numbersOf<Real>(arguments, total.rowsName(k)),
                                    numbersOf<Real>(arguments, total.companionName(k)));
        if (total.isMean)
            value /= static_cast<Real>(arguments.sampleCount);
        result.writableValues<Real>()[k] = value;
    }
}

/// The place of an infinite sum or a NaN stays as it is.
template <class Real>
void settleCompanion(const BoundSlot& target, const BoundSlot& companion, std::int64_t count)
{
    auto* const sums = reinterpret_cast<Real*>(target.data);
    auto* const lost = reinterpret_cast<Real*>(companion.data);
    for (std::int64_t i = 0; i < count; ++i) {
        const Real sum = std::isfinite(sums[i]) && std::isfinite(lost[i]) ? sums[i] + lost[i] : sums[i];
        sums[i] = sum;
        lost[i] = 0;
    }
}

template <class Real>
void settle(BoundArguments& arguments)
{
    for (const Total& total : arguments.signature.totals)
        settleTotal<Real>(total, arguments);
    for (std::size_t i = 0; i < arguments.slots.size(); ++i) {
        const Slot& slot = arguments.signature.slots[i];
        if (slot.companionOf.empty() || slot.isRows())
            continue;
        const BoundSlot& target = arguments.slots[*arguments.signature.findSlot(slot.companionOf)];
        settleCompanion<Real>(target, arguments.slots[i], target.length * slot.shape.count());
    }
}

} // namespace

bool hasSums(const Signature& signature)
{
    return !signature.totals.empty()
        || std::ranges::any_of(signature.slots, [](const Slot& slot) { return !slot.companionOf.empty(); });
}

std::string resultName(const Signature& signature, const std::string& slot)
{
    for (const Total& total : signature.totals) {
        for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
            if (total.rowsName(k) == slot)
                return total.name;
        }
    }
    return slot;
}

void settleSums(BoundArguments& arguments)
{
    if (arguments.mode == Mode::float32)
        settle<float>(arguments);
    else
        settle<double>(arguments);
}

} // namespace hawk::data
