// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "data/element.h"

namespace hawk::data {

enum class Access { readOnly, writable };

/// An n-dimensional array over memory it shares with its copies: its own allocation, a mapped file, or a
/// region of a worker. Strides are in bytes and may be any. Cheap to copy; the memory lives as long as
/// the last copy. Reading from several threads is safe, writing is the callers' agreement.
class Array
{
public:
    Array() = default;
    /// Own zeroed memory in C order, aligned to 64 bytes. From 256 KiB on it is untouched by the calling
    /// thread (the system gives zero pages, so the first writer places them), from 2 MiB on in huge pages
    /// where the system allows. Throws std::bad_alloc, as containers do, when there is no such memory.
    static Array zeros(Dtype dtype, std::vector<std::int64_t> shape);
    /// A view of memory that `owner` keeps alive.
    static Array view(Dtype dtype, std::vector<std::int64_t> shape, std::vector<std::int64_t> strides,
                      std::byte* data, std::shared_ptr<const void> owner, Access access);
    /// C order view.
    static Array view(Dtype dtype, std::vector<std::int64_t> shape, std::byte* data,
                      std::shared_ptr<const void> owner, Access access);
    template <class T>
    static Array fromValues(std::vector<std::int64_t> shape, std::span<const T> values);

    bool isNull() const { return m_data == nullptr && m_shape.empty() && !m_owner; }
    Dtype dtype() const { return m_dtype; }
    const std::vector<std::int64_t>& shape() const { return m_shape; }
    const std::vector<std::int64_t>& strides() const { return m_strides; }
    std::int64_t count() const; ///< product of the extents, 1 for rank 0
    std::size_t byteCount() const { return static_cast<std::size_t>(count()) * sizeOf(m_dtype); }
    Access access() const { return m_access; }
    bool isContiguous() const; ///< C order without gaps

    const std::byte* bytes() const { return m_data; }
    std::byte* writableBytes() const; ///< null when read-only
    /// The elements of a contiguous array of exactly this type.
    template <class T>
    std::span<const T> values() const
    {
        return {reinterpret_cast<const T*>(m_data), static_cast<std::size_t>(count())};
    }
    template <class T>
    std::span<T> writableValues() const
    {
        return {reinterpret_cast<T*>(writableBytes()), static_cast<std::size_t>(count())};
    }

    /// A C-order copy with own memory.
    Array contiguousCopy() const;
    /// The same memory from its first element on, with other axes and the same owner and access.
    Array withAxes(std::vector<std::int64_t> shape, std::vector<std::int64_t> strides) const;

private:
    Dtype m_dtype = Dtype::float64;
    Access m_access = Access::readOnly;
    std::vector<std::int64_t> m_shape;
    std::vector<std::int64_t> m_strides;
    std::byte* m_data = nullptr;
    std::shared_ptr<const void> m_owner;
};

template <class T>
constexpr Dtype dtypeOf();
template <>
constexpr Dtype dtypeOf<double>()
{
    return Dtype::float64;
}
template <>
constexpr Dtype dtypeOf<float>()
{
    return Dtype::float32;
}
template <>
constexpr Dtype dtypeOf<std::int64_t>()
{
    return Dtype::int64;
}
template <>
constexpr Dtype dtypeOf<std::int32_t>()
{
    return Dtype::int32;
}
template <>
constexpr Dtype dtypeOf<std::uint32_t>()
{
    return Dtype::uint32;
}
template <>
constexpr Dtype dtypeOf<bool>()
{
    return Dtype::boolean;
}

template <class T>
Array Array::fromValues(std::vector<std::int64_t> shape, std::span<const T> values)
{
    Array array = zeros(dtypeOf<T>(), std::move(shape));
    std::copy(values.begin(), values.end(), array.writableValues<T>().begin());
    return array;
}

} // namespace hawk::data
