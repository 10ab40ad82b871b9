// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/elf_check.h"

#include <cstring>
#include <format>
#include <span>

#include <elf.h>

#include "data/mapped_file.h"

namespace hawk::launch {

namespace {

#if defined(__x86_64__)
constexpr std::uint16_t thisMachine = EM_X86_64;
#elif defined(__aarch64__)
constexpr std::uint16_t thisMachine = EM_AARCH64;
#endif

/// Whether [offset, offset + size) lies in a file of `total` bytes.
bool isInside(std::uint64_t offset, std::uint64_t size, std::size_t total)
{
    return offset <= total && size <= total - offset;
}

template <class Row>
Row rowAt(std::span<const std::byte> bytes, std::uint64_t offset)
{
    Row row;
    std::memcpy(&row, bytes.data() + offset, sizeof(Row));
    return row;
}

bool areSegmentsInside(std::span<const std::byte> bytes, const Elf64_Ehdr& header)
{
    const std::uint64_t size = std::uint64_t{header.e_phnum} * sizeof(Elf64_Phdr);
    if (header.e_phentsize != sizeof(Elf64_Phdr) || !isInside(header.e_phoff, size, bytes.size()))
        return false;
    for (std::uint64_t i = 0; i < header.e_phnum; ++i) {
        const auto segment = rowAt<Elf64_Phdr>(bytes, header.e_phoff + i * sizeof(Elf64_Phdr));
        if (!isInside(segment.p_offset, segment.p_filesz, bytes.size()))
            return false;
    }
    return true;
}

bool areSectionsInside(std::span<const std::byte> bytes, const Elf64_Ehdr& header)
{
    if (header.e_shnum == 0)
        return true;
    const std::uint64_t size = std::uint64_t{header.e_shnum} * sizeof(Elf64_Shdr);
    if (header.e_shentsize != sizeof(Elf64_Shdr) || !isInside(header.e_shoff, size, bytes.size()))
        return false;
    for (std::uint64_t i = 0; i < header.e_shnum; ++i) {
        const auto section = rowAt<Elf64_Shdr>(bytes, header.e_shoff + i * sizeof(Elf64_Shdr));
        if (section.sh_type != SHT_NOBITS && !isInside(section.sh_offset, section.sh_size, bytes.size()))
            return false;
    }
    return true;
}

} // namespace

Result<void> checkElf(const std::string& path)
{
    const Result<data::MappedFile> file = data::mapFile(path, "object");
    if (!file)
        return std::unexpected(file.error());
    const std::span<const std::byte> bytes = file->bytes;
    const auto truncated = [&] {
        return text::refused("object-truncated",
                             std::format("'{}' is cut off: it has {} bytes, and its headers speak of more.",
                                         path, bytes.size()),
                             "Build the kernel again, or copy the object again.");
    };
    if (bytes.size() < SELFMAG || std::memcmp(bytes.data(), ELFMAG, SELFMAG) != 0)
        return text::refused("object-not-elf", std::format("'{}' is not a compiled object.", path),
                             "Give a shared object that was built from a kernel.");
    if (bytes.size() < sizeof(Elf64_Ehdr))
        return truncated();
    const auto header = rowAt<Elf64_Ehdr>(bytes, 0);
    if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB
        || header.e_type != ET_DYN || header.e_machine != thisMachine)
        return text::refused("object-machine",
                             std::format("'{}' is no shared object for this machine.", path),
                             "Build the kernel on this machine.");
    if (!areSegmentsInside(bytes, header) || !areSectionsInside(bytes, header))
        return truncated();
    return {};
}

} // namespace hawk::launch
