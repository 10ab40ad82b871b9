// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/matrix_rows.h"

#include <algorithm>
#include <format>

#include "trace/matrix_parts.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using data::Shape;
using ir::NodeId;

/// The rows of `mat` while they are read.
class MatrixRows
{
public:
    explicit MatrixRows(const MathCall& call) : m_call(call) { }

    /// A row is a list of single numbers or a vector. False after a refusal.
    bool add(const Value& row)
    {
        const auto* list = row.get<List>();
        const auto* tuple = row.get<Tuple>();
        const auto* traced = row.get<Traced>();
        if (row.isUnknown() || (traced != nullptr && !checkOwner(m_call.frame, *traced, place())))
            return false;
        const std::size_t before = m_entries.size();
        if (list != nullptr || tuple != nullptr) {
            for (const Value& item : list != nullptr ? list->data->items : *tuple->items) {
                if (!addEntry(item))
                    return false;
            }
        } else if (traced != nullptr && m_call.frame.type(*traced).shape.rank == 1) {
            for (std::uint32_t k = 0; k < m_call.frame.type(*traced).shape.count(); ++k)
                m_entries.push_back(m_call.frame.builder().component(traced->node, k, place()));
        } else {
            return refuse("a row of it is " + describe(m_call.frame, row));
        }
        if (!checkExtents(m_call.frame, m_entries.size(), 1, m_call.range))
            return false;
        const std::size_t length = m_entries.size() - before;
        if (m_rows == 0)
            m_length = length;
        ++m_rows;
        if (length == 0)
            return refuse("a row of it is empty");
        return length == m_length || refuse(std::format("its rows have {} and {} entries", m_length, length));
    }

    /// The entries row by row; those that were added as columns are turned.
    Value finish(MatrixAxis added)
    {
        Frame& frame = m_call.frame;
        const std::vector<Range> places(m_entries.size(), place());
        auto entries = matchedEntries(frame, m_entries, places, m_call.row.name);
        if (!entries)
            return Unknown{};
        auto shape = Shape::matrix(m_rows, static_cast<std::uint32_t>(m_length));
        if (added == MatrixAxis::columns) {
            std::vector<NodeId> turned;
            for (std::size_t i = 0; i < m_length; ++i) {
                for (std::size_t k = 0; k < m_rows; ++k)
                    turned.push_back((*entries)[k * m_length + i]);
            }
            entries = std::move(turned);
            std::swap(shape.extents[0], shape.extents[1]);
        }
        return frame.traced(assembled(frame, std::move(*entries), shape, m_call.range));
    }

    bool refuse(std::string why) const
    {
        m_call.frame.refuse(refusals::badMatrix, m_call.range, {std::move(why)});
        return false;
    }

private:
    Range place() const { return m_call.places[0]; }

    bool addEntry(const Value& item)
    {
        const auto* traced = item.get<Traced>();
        if (item.isUnknown() || (traced != nullptr && !checkOwner(m_call.frame, *traced, place())))
            return false;
        const bool isSingle =
            item.isStaticNumber() || (traced != nullptr && m_call.frame.type(*traced).isScalar());
        if (!isSingle)
            return refuse("an entry of it is " + describe(m_call.frame, item));
        m_entries.push_back(*operandNode(m_call.frame, {item, place()}, m_call.row.name));
        return true;
    }

    const MathCall& m_call;
    std::vector<NodeId> m_entries;
    std::size_t m_length = 0;
    std::uint32_t m_rows = 0;
};

} // namespace

Value makeMatrix(const MathCall& call)
{
    MatrixRows rows(call);
    const auto* list = call.arguments[0].get<List>();
    const auto* tuple = call.arguments[0].get<Tuple>();
    const bool isGiven = !call.arguments[1].is<None>();
    const auto areColumns = isGiven ? truthOf(call.arguments[1]) : std::optional(false);
    if (list == nullptr && tuple == nullptr) {
        rows.refuse("it is " + describe(call.frame, call.arguments[0]) + " and no list of rows");
        return Unknown{};
    }
    if (!areColumns) {
        rows.refuse("`columns` is " + describe(call.frame, call.arguments[1])
                    + ", but it can only be `True` or `False`");
        return Unknown{};
    }
    const std::vector<Value> items = list != nullptr ? list->data->items : *tuple->items;
    if (items.empty()) {
        rows.refuse("it has no rows");
        return Unknown{};
    }
    if (!std::ranges::all_of(items, [&](const Value& row) { return rows.add(row); }))
        return Unknown{};
    return rows.finish(*areColumns ? MatrixAxis::columns : MatrixAxis::rows);
}

} // namespace hawk::trace
