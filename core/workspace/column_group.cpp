// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/column_group.h"

#include <algorithm>
#include <format>
#include <functional>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>

#include "data/bind_buffer.h"
#include "workspace/run_kernel.h"

namespace hawk::workspace {

namespace {

constexpr std::int64_t mostColumns = 64;

std::int64_t product(std::span<const std::int64_t> extents)
{
    return std::accumulate(extents.begin(), extents.end(), std::int64_t{1}, std::multiplies());
}

/// `1, 2` for a place in C order.
std::string spellPlace(std::span<const std::int64_t> extents, std::int64_t place)
{
    std::string text;
    for (std::size_t i = extents.size(); i-- > 0; place /= extents[i])
        text = std::to_string(place % extents[i]) + (text.empty() ? "" : ", ") + text;
    return text;
}

/// `v`, `v[2]`, `image[:, 3]`: components before the axes, a colon for the axis that rows go along.
std::string columnName(const std::string& plane, const std::string& component, const std::string& place)
{
    std::string inside = component;
    if (!place.empty())
        inside += (inside.empty() ? ":, " : ", :, ") + place;
    return inside.empty() ? plane : std::format("{}[{}]", plane, inside);
}

/// A plane with a length of its own: the axes of its value, then those declared.
ColumnGroup groupOf(const std::string& name, const data::Array& given, const std::vector<data::Axis>& axes)
{
    const std::vector<std::int64_t>& shape = given.shape();
    const std::size_t ownCount = std::min(shape.size(), std::max<std::size_t>(axes.size(), 1));
    const auto value = std::span(shape).first(shape.size() - ownCount);
    const auto own = std::span(shape).last(ownCount);
    const std::int64_t components = product(value);
    const std::int64_t across = ownCount < 2 ? 1 : product(own.subspan(1));
    const bool isMatrix = across > 1 && components * across <= mostColumns;

    ColumnGroup group{.plane = name, .rows = {}, .columns = {}};
    for (std::size_t i = 0; i < (isMatrix ? std::min<std::size_t>(ownCount, 1) : ownCount); ++i)
        group.rows.push_back({i < axes.size() ? axes[i].label : std::string(), own[i]});
    const std::int64_t columnsAcross = isMatrix ? across : 1;
    const std::int64_t rows = product(own) / std::max<std::int64_t>(columnsAcross, 1);
    const data::Array array = data::reshaped(given, {components, rows, columnsAcross});
    for (std::int64_t component = 0; component < components; ++component) {
        for (std::int64_t place = 0; place < columnsAcross; ++place) {
            const std::string ofValue = value.empty() ? std::string() : spellPlace(value, component);
            const std::string ofPlace = isMatrix ? spellPlace(own.subspan(1), place) : std::string();
            group.columns.push_back({.name = columnName(name, ofValue, ofPlace),
                                     .array = array,
                                     .offset = component * array.strides()[0] + place * array.strides()[2],
                                     .stride = array.strides()[1],
                                     .count = rows});
        }
    }
    return group;
}

class Groups
{
public:
    explicit Groups(const RunResult& result) : m_result(result) { }

    void add(const std::string& name, const data::Array& array)
    {
        const auto axes = m_result.ownAxes.find(name);
        if (axes != m_result.ownAxes.end())
            m_own.push_back(groupOf(name, array, axes->second));
        else
            std::ranges::move(columnsOf(name, array, m_result.sampleCount),
                              std::back_inserter(m_samples.columns));
    }

    std::vector<ColumnGroup> take()
    {
        if (!m_samples.columns.empty())
            m_own.insert(m_own.begin(), std::move(m_samples));
        return std::move(m_own);
    }

private:
    const RunResult& m_result;
    ColumnGroup m_samples;
    std::vector<ColumnGroup> m_own;
};

} // namespace

std::vector<ColumnGroup> outputGroups(const RunResult& result)
{
    Groups groups(result);
    for (const std::string& name : result.order)
        groups.add(name, result.planes.at(name));
    return groups.take();
}

std::vector<ColumnGroup> inputGroups(const std::map<std::string, data::Array>& inputs,
                                     const RunResult& result)
{
    Groups groups(result);
    for (const auto& [name, array] : inputs) {
        if (!result.planes.contains(name))
            groups.add(name, array);
    }
    return groups.take();
}

std::vector<PlaneColumn> columnsOfPlane(const RunResult& result, const std::string& name)
{
    Groups groups(result);
    groups.add(name, result.planes.at(name));
    return std::move(groups.take().front().columns);
}

std::string rowName(const ColumnGroup& group, std::int64_t row)
{
    std::vector<std::int64_t> extents;
    for (const RowAxis& axis : group.rows)
        extents.push_back(axis.extent);
    return extents.empty() ? std::to_string(row) : spellPlace(extents, row);
}

} // namespace hawk::workspace
