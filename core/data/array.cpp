// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/array.h"

#include <cstring>
#include <limits>
#include <new>
#include <sys/mman.h>

namespace hawk::data {

static constexpr std::size_t alignment = 64;
// From here on the system's zero pages are cheaper than clearing memory.
static constexpr std::size_t mappedFrom = std::size_t{256} << 10;
static constexpr std::size_t hugePage = std::size_t{2} << 20;

static std::size_t checkedByteCount(Dtype dtype, const std::vector<std::int64_t>& shape)
{
    if (std::ranges::find(shape, 0) != shape.end())
        return 0;
    std::uint64_t bytes = sizeOf(dtype);
    for (const std::int64_t extent : shape) {
        if (extent < 0 || __builtin_mul_overflow(bytes, static_cast<std::uint64_t>(extent), &bytes))
            throw std::bad_alloc();
    }
    if (bytes > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) - 2 * hugePage)
        throw std::bad_alloc();
    return bytes;
}

static std::vector<std::int64_t> orderedStrides(Dtype dtype, const std::vector<std::int64_t>& shape)
{
    std::vector<std::int64_t> strides(shape.size());
    // Unsigned, because the strides of an empty array may be beyond any size.
    std::uint64_t stride = sizeOf(dtype);
    for (std::size_t axis = shape.size(); axis-- > 0;) {
        strides[axis] = static_cast<std::int64_t>(stride);
        stride *= static_cast<std::uint64_t>(std::max<std::int64_t>(shape[axis], 1));
    }
    return strides;
}

static std::byte* alignedUp(std::byte* address, std::size_t boundary)
{
    const auto value = reinterpret_cast<std::uintptr_t>(address);
    return address + (boundary - value % boundary) % boundary;
}

static std::shared_ptr<std::byte> mappedZeros(std::size_t bytes)
{
    // Transparent huge pages need a start on their own boundary; address space costs nothing.
    const bool isHuge = bytes >= hugePage;
    const std::size_t mapped = isHuge ? bytes + hugePage : bytes;
    void* const address = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (address == MAP_FAILED)
        throw std::bad_alloc();
    const std::shared_ptr<void> owner(address, [mapped](void* start) { munmap(start, mapped); });
    auto* start = static_cast<std::byte*>(address);
    if (isHuge) {
        start = alignedUp(start, hugePage);
        madvise(start, bytes, MADV_HUGEPAGE);
    }
    return {owner, start};
}

static std::shared_ptr<std::byte> clearedZeros(std::size_t bytes)
{
    const auto owner = std::make_shared<std::byte[]>(bytes + alignment);
    return {owner, alignedUp(owner.get(), alignment)};
}

Array Array::zeros(Dtype dtype, std::vector<std::int64_t> shape)
{
    const std::size_t bytes = checkedByteCount(dtype, shape);
    std::shared_ptr<std::byte> memory = bytes >= mappedFrom ? mappedZeros(bytes) : clearedZeros(bytes);
    std::byte* const data = memory.get();
    return view(dtype, std::move(shape), data, std::move(memory), Access::writable);
}

Array Array::view(Dtype dtype, std::vector<std::int64_t> shape, std::vector<std::int64_t> strides,
                  std::byte* data, std::shared_ptr<const void> owner, Access access)
{
    Array array;
    array.m_dtype = dtype;
    array.m_access = access;
    array.m_shape = std::move(shape);
    array.m_strides = std::move(strides);
    array.m_data = data;
    array.m_owner = std::move(owner);
    return array;
}

Array Array::view(Dtype dtype, std::vector<std::int64_t> shape, std::byte* data,
                  std::shared_ptr<const void> owner, Access access)
{
    std::vector<std::int64_t> strides = orderedStrides(dtype, shape);
    return view(dtype, std::move(shape), std::move(strides), data, std::move(owner), access);
}

Array Array::withAxes(std::vector<std::int64_t> shape, std::vector<std::int64_t> strides) const
{
    return view(m_dtype, std::move(shape), std::move(strides), m_data, m_owner, m_access);
}

std::int64_t Array::count() const
{
    std::uint64_t product = 1;
    for (const std::int64_t extent : m_shape)
        product *= static_cast<std::uint64_t>(extent);
    return static_cast<std::int64_t>(product);
}

bool Array::isContiguous() const
{
    auto expected = static_cast<std::int64_t>(sizeOf(m_dtype));
    bool isOrdered = true;
    for (std::size_t axis = m_shape.size(); axis-- > 0;) {
        if (m_shape[axis] == 0)
            return true;
        // The stride of a single element is never followed.
        if (m_shape[axis] != 1 && m_strides[axis] != expected)
            isOrdered = false;
        expected *= m_shape[axis];
    }
    return isOrdered;
}

std::byte* Array::writableBytes() const
{
    return m_access == Access::writable ? m_data : nullptr;
}

namespace {

/// Copies the last axis of a strided source to consecutive elements.
template <class T>
void gatherRow(std::byte* target, const std::byte* source, std::int64_t stride, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i) {
        T element;
        std::memcpy(&element, source + i * stride, sizeof(T));
        std::memcpy(target + i * static_cast<std::int64_t>(sizeof(T)), &element, sizeof(T));
    }
}

void gatherRow(Dtype dtype, std::byte* target, const std::byte* source, std::int64_t stride,
               std::int64_t count)
{
    const auto size = static_cast<std::int64_t>(sizeOf(dtype));
    if (stride == size)
        std::memcpy(target, source, static_cast<std::size_t>(count * size));
    else if (size == 8)
        gatherRow<std::uint64_t>(target, source, stride, count);
    else if (size == 4)
        gatherRow<std::uint32_t>(target, source, stride, count);
    else
        gatherRow<std::uint8_t>(target, source, stride, count);
}

} // namespace

Array Array::contiguousCopy() const
{
    Array copy = zeros(m_dtype, m_shape);
    if (count() == 0)
        return copy;
    const std::size_t rank = m_shape.size();
    const std::int64_t rowCount = rank == 0 ? 1 : m_shape.back();
    const std::int64_t rowStride = rank == 0 ? static_cast<std::int64_t>(sizeOf(m_dtype)) : m_strides.back();
    const std::int64_t rows = count() / rowCount;
    std::byte* target = copy.m_data;
    std::vector<std::int64_t> index(rank > 0 ? rank - 1 : 0);
    for (std::int64_t row = 0; row < rows; ++row) {
        const std::byte* source = m_data;
        for (std::size_t axis = 0; axis < index.size(); ++axis)
            source += index[axis] * m_strides[axis];
        gatherRow(m_dtype, target, source, rowStride, rowCount);
        target += rowCount * static_cast<std::int64_t>(sizeOf(m_dtype));
        for (std::size_t axis = index.size(); axis-- > 0;) {
            if (++index[axis] < m_shape[axis])
                break;
            index[axis] = 0;
        }
    }
    return copy;
}

} // namespace hawk::data
