// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace hawk::syntax {

/// Memory for the nodes of one tree: handed out in sequence, given back at once. Nothing is destroyed, so
/// everything in it must be trivially destructible. Not thread-safe while it grows.
class Arena
{
public:
    explicit Arena(std::size_t firstBlock) : m_nextBlock(std::max<std::size_t>(firstBlock, 4096)) { }

    template <class T>
    T* make(const T& value)
    {
        static_assert(std::is_trivially_destructible_v<T>);
        return std::construct_at(allocate<T>(1), value);
    }

    /// Uninitialised room for `count` objects.
    template <class T>
    T* allocate(std::size_t count)
    {
        static_assert(alignof(T) <= alignof(std::max_align_t));
        const std::size_t size = count * sizeof(T);
        std::size_t begin = (m_used + alignof(T) - 1) & ~(alignof(T) - 1);
        if (begin + size > m_capacity) {
            grow(size);
            begin = 0;
        }
        m_used = begin + size;
        void* const place = m_blocks.back().get() + begin;
        return static_cast<T*>(place);
    }

    std::string_view keep(std::string_view text)
    {
        if (text.empty())
            return {};
        char* const place = allocate<char>(text.size());
        std::memcpy(place, text.data(), text.size());
        return {place, text.size()};
    }

private:
    void grow(std::size_t atLeast)
    {
        m_capacity = std::max(m_nextBlock, atLeast);
        m_nextBlock = m_nextBlock * 2;
        m_blocks.push_back(std::make_unique_for_overwrite<std::byte[]>(m_capacity));
    }

    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    std::size_t m_nextBlock;
    std::size_t m_capacity = 0;
    std::size_t m_used = 0;
};

/// A list that grows inside an arena and stays there.
template <class T>
class ArenaList
{
public:
    explicit ArenaList(Arena& arena) : m_arena(arena) { }

    void add(const T& value)
    {
        if (m_size == m_capacity) {
            m_capacity = m_capacity == 0 ? 4 : 2 * m_capacity;
            T* const wider = m_arena.allocate<T>(m_capacity);
            std::uninitialized_copy_n(m_items, m_size, wider);
            m_items = wider;
        }
        std::construct_at(m_items + m_size++, value);
    }

    bool isEmpty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    T& operator[](std::size_t index) { return m_items[index]; }
    T& last() { return m_items[m_size - 1]; }
    /// The items so far; valid as long as the arena.
    std::span<const T> items() const { return {m_items, m_size}; }

private:
    Arena& m_arena;
    T* m_items = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace hawk::syntax
