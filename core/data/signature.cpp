// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/signature.h"

#include <algorithm>
#include <array>
#include <format>

namespace hawk::data {

static constexpr std::array<std::string_view, 12> roleNames = {
    "mutable", "out",        "wide_out", "accum_out",  "vec_in",  "mat_in",
    "wide_in", "per_sample", "lookup",   "terminated", "uniform", "nsamples",
};

std::string_view nameOf(Role role)
{
    return roleNames[static_cast<std::size_t>(role)];
}

std::optional<Role> roleFromName(std::string_view name)
{
    const auto found = std::ranges::find(roleNames, name);
    if (found == roleNames.end())
        return std::nullopt;
    return static_cast<Role>(found - roleNames.begin());
}

std::string spell(const std::vector<Axis>& axes)
{
    std::string text;
    for (const Axis& axis : axes) {
        text += std::format("{}\"{}\"", text.empty() ? "" : ", ", axis.label);
        if (axis.extent)
            text += std::format(":{}", *axis.extent);
    }
    return text;
}

std::int64_t knownCount(const std::vector<Axis>& axes)
{
    std::int64_t count = 1;
    for (const Axis& axis : axes)
        count *= axis.extent.value_or(1);
    return count;
}

std::vector<std::int64_t> stridesOf(const std::vector<Axis>& axes)
{
    std::vector<std::int64_t> strides(axes.size(), 1);
    for (std::size_t i = axes.size(); i-- > 1;)
        strides[i - 1] = strides[i] * axes[i].extent.value_or(1);
    return strides;
}

std::string_view openLabel(const std::vector<Axis>& axes)
{
    return axes.empty() || axes.front().extent ? std::string_view() : axes.front().label;
}

std::optional<std::size_t> Signature::findSlot(std::string_view name) const
{
    const auto found = std::ranges::find(slots, name, &Slot::name);
    if (found == slots.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - slots.begin());
}

std::vector<std::string> Signature::openLabels() const
{
    std::vector<std::string> labels;
    const auto add = [&](const std::vector<Axis>& axes) {
        const std::string_view label = openLabel(axes);
        if (!label.empty() && !std::ranges::contains(labels, label))
            labels.emplace_back(label);
    };
    add(grid);
    for (const Slot& slot : slots) {
        if (slot.isWritten())
            add(slot.axes);
    }
    return labels;
}

void Signature::arrange()
{
    std::ranges::sort(slots, [](const Slot& a, const Slot& b) {
        return a.role != b.role ? a.role < b.role : a.name < b.name;
    });
    for (Parameter& parameter : parameters)
        parameter.slot = findSlot(parameter.name);
}

} // namespace hawk::data
