// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/bind_grid.h"

#include <algorithm>
#include <cstring>
#include <format>
#include <functional>
#include <numeric>

#include "data/convert.h"
#include "data/slot_call.h"

namespace hawk::data {

namespace {

using Extent = std::int64_t;
using ExtentList = std::span<const Extent>;

std::unexpected<ArgumentFault> fault(std::string text)
{
    return std::unexpected(ArgumentFault{"R146", std::move(text)});
}

Extent productOf(ExtentList extents)
{
    return std::accumulate(extents.begin(), extents.end(), Extent{1}, std::multiplies());
}

/// How many leading axes of an array are those of the value, in the ways there are to write a value.
std::vector<std::size_t> headRanks(ExtentList shape, Shape value)
{
    std::vector<std::size_t> ranks;
    if (value.isScalar())
        return {0};
    if (!shape.empty() && shape[0] == value.count())
        ranks.push_back(1);
    if (value.rank == 2 && shape.size() >= 2 && shape[0] == value.extents[0] && shape[1] == value.extents[1])
        ranks.push_back(2);
    return ranks;
}

bool isGridOf(const std::vector<Axis>& axes, ExtentList shape)
{
    return shape.size() == axes.size()
        && std::ranges::equal(axes, shape, [](const Axis& axis, Extent extent) {
               return !axis.extent || *axis.extent == extent;
           });
}

/// What the arguments say about the open axis, from those with all axes and from those with a single row.
struct Vote {
    std::string plane;
    Extent extent;
};
struct Votes {
    std::vector<Vote> fromGrids;
    std::vector<Vote> fromRows;
};

void addVotes(Votes& votes, const std::vector<Axis>& axes, const std::string& plane, const Argument& argument,
              Shape value)
{
    const Array* const array = std::get_if<Array>(&argument.value);
    if (!array)
        return;
    const ExtentList shape = array->shape();
    for (const std::size_t head : headRanks(shape, value)) {
        const ExtentList rest = shape.subspan(head);
        if (isGridOf(axes, rest))
            votes.fromGrids.push_back({plane, rest.front()});
        else if (rest.size() == 1 && rest.front() % knownCount(axes) == 0)
            votes.fromRows.push_back({plane, rest.front() / knownCount(axes)});
    }
}

/// The extent that all agree on, as far as it is not 1, which may be one to repeat along.
std::expected<std::optional<Extent>, ArgumentFault> chosen(const std::vector<Vote>& votes,
                                                           std::string_view label)
{
    std::optional<Extent> extent;
    bool isAgreed = true;
    std::string all;
    for (const Vote& vote : votes) {
        all += std::format("{}{} has {}", all.empty() ? "" : ", ", vote.plane, vote.extent);
        isAgreed = isAgreed && (extent.value_or(1) == 1 || vote.extent == 1 || vote.extent == *extent);
        if (extent.value_or(1) == 1)
            extent = vote.extent;
    }
    if (!isAgreed)
        return fault(std::format("expected the same extent along the axis \"{}\" in every plane, got: {}",
                                 label, all));
    return extent;
}

std::expected<std::optional<Extent>, ArgumentFault>
votedExtent(const Signature& signature, const std::map<std::string, Argument>& arguments)
{
    Votes votes;
    const auto add = [&](const std::string& name, Shape value) {
        const auto given = arguments.find(name);
        if (given != arguments.end())
            addVotes(votes, signature.grid, name, given->second, value);
    };
    for (const Slot& slot : signature.slots) {
        if (slot.isPlane() && slot.extent == SlotExtent::samples)
            add(slot.name, slot.shape);
    }
    for (const Parameter& parameter : signature.parameters) {
        if (!parameter.slot && hasSamples(parameter.role))
            add(parameter.name, parameter.shape);
    }
    const std::string_view label = openLabel(signature.grid);
    return chosen(votes.fromGrids.empty() ? votes.fromRows : votes.fromGrids, label);
}

/// Whether a shape can be repeated to fill the grid: it fits from the last axis on.
bool canFill(ExtentList shape, ExtentList grid)
{
    if (shape.size() > grid.size())
        return false;
    const ExtentList last = grid.last(shape.size());
    return std::ranges::equal(shape, last, [](Extent own, Extent whole) { return own == whole || own == 1; });
}

/// The values of an array repeated along the axes that it leaves out, in one row.
Array repeated(const Array& array, std::size_t head, ExtentList grid)
{
    std::vector<Extent> shape(array.shape().begin(),
                              array.shape().begin() + static_cast<std::ptrdiff_t>(head));
    std::vector<Extent> strides(array.strides().begin(),
                                array.strides().begin() + static_cast<std::ptrdiff_t>(head));
    const std::size_t own = array.shape().size() - head;
    for (std::size_t axis = 0; axis < grid.size(); ++axis) {
        shape.push_back(grid[axis]);
        const bool isOwn = axis + own >= grid.size();
        const std::size_t from = head + axis + own - grid.size();
        strides.push_back(isOwn && array.shape()[from] != 1 ? array.strides()[from] : 0);
    }
    return array.withAxes(std::move(shape), std::move(strides)).contiguousCopy();
}

std::vector<Extent> rowShape(Shape value, ExtentList grid)
{
    if (value.isScalar())
        return {productOf(grid)};
    return {value.count(), productOf(grid)};
}

std::optional<Array> arrayOf(const Argument& argument, Dtype wire)
{
    if (const auto* array = std::get_if<Array>(&argument.value))
        return *array;
    const Number number = std::visit(
        [](const auto& value) -> Number {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Array>)
                return std::int64_t{0};
            else
                return value;
        },
        argument.value);
    const auto bytes = encodeNumber(number, wire);
    if (!bytes)
        return std::nullopt;
    Array array = Array::zeros(wire, {});
    std::memcpy(array.writableBytes(), bytes->data(), sizeOf(wire));
    return array;
}

} // namespace

std::expected<std::vector<Extent>, ArgumentFault> gridShape(const Signature& signature,
                                                            const std::map<std::string, Argument>& arguments,
                                                            std::optional<Extent> sampleCount,
                                                            Extents& extents)
{
    const std::string label(openLabel(signature.grid));
    const Extent known = knownCount(signature.grid);
    if (!label.empty() && !extents.contains(label)) {
        if (sampleCount && *sampleCount % known != 0)
            return fault(
                std::format("expected whole rows of {} samples, got {} samples; give the number of rows, "
                            "as in {}=100",
                            known, *sampleCount, label));
        const auto voted = votedExtent(signature, arguments);
        if (!sampleCount && !voted)
            return std::unexpected(voted.error());
        const auto extent = sampleCount ? std::optional(*sampleCount / known) : *voted;
        if (!extent)
            return fault(
                std::format("no argument gives the extent of the axis \"{0}\"; give it, as in {0}=100, or "
                            "an array with the axes {1}",
                            label, spell(signature.grid)));
        extents.emplace(label, *extent);
    }
    std::vector<Extent> shape = *settledShape(signature.grid, extents);
    if (sampleCount && *sampleCount != productOf(shape))
        return fault(
            std::format("expected {} samples, as the grid {} has, got {}; leave the sample count out",
                        productOf(shape), shapeText(shape), *sampleCount));
    return shape;
}

std::expected<FlatArgument, ArgumentFault> flatArgument(const Argument& argument, const Slot& slot, Mode mode,
                                                        Conversions conversions, ExtentList grid)
{
    const auto given = arrayOf(argument, wireDtype(slot.element, mode));
    // What no number of the type is, and a written plane, is named by the rules of planes.
    const bool isArray = std::holds_alternative<Array>(argument.value);
    if (!given || (!isArray && slot.isWritten()))
        return FlatArgument{argument, {}};
    const ExtentList shape = given->shape();
    const std::vector<Extent> row = rowShape(slot.shape, grid);
    if (isArray) {
        const auto flat = readForm(shape, slot.shape, argument.layout);
        if (flat && flat->batch == Batch::samples && flat->samples == productOf(grid))
            return FlatArgument{argument, {}};
    }
    const bool mayRepeat =
        !slot.isWritten() && slot.role != Role::terminated && conversions == Conversions::allowed;
    std::vector<std::size_t> heads = headRanks(shape, slot.shape);
    if (!isArray && slot.shape.isScalar())
        heads = {0};
    for (const std::size_t head : heads) {
        const ExtentList rest = shape.subspan(head);
        if (std::ranges::equal(rest, grid)) {
            const bool isInPlace = given->isContiguous() || !slot.isWritten();
            return FlatArgument{{isInPlace ? Argument{reshaped(*given, row), Layout::samplesLast} : argument},
                                {}};
        }
        if (mayRepeat && canFill(rest, grid))
            return FlatArgument{{Argument{reshaped(repeated(*given, head, grid), row), Layout::samplesLast}},
                                std::format("{}: repeated over the grid {}", slot.name, shapeText(grid))};
    }
    std::vector<Extent> wanted(grid.begin(), grid.end());
    if (!slot.shape.isScalar())
        wanted.insert(wanted.begin(), slot.shape.count());
    return fault(std::format("expected shape {} or {}, got {}{}", shapeText(wanted), shapeText(row),
                             shapeText(shape),
                             slot.isWritten() ? "; a written plane has all axes of the grid" : ""));
}

Array withGrid(const Array& plane, ExtentList grid)
{
    std::vector<Extent> shape = plane.shape();
    shape.pop_back();
    shape.insert(shape.end(), grid.begin(), grid.end());
    return reshaped(plane, std::move(shape));
}

} // namespace hawk::data
