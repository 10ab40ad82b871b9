// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <format>
#include <string_view>

#include <dlfcn.h>
#include <link.h>

#include "launch/elf_check.h"
#include "launch/kernel_cost.h"
#include "launch/launcher.h"

namespace hawk::launch {

namespace {

constexpr std::string_view abiTag = "aether-abi/2";

struct LayoutSize {
    std::string_view name;
    std::uint64_t bytes;
};
/// What a host object must have been compiled with (docs/abi.md "Symbols of a host object").
constexpr std::array<LayoutSize, 5> layoutSizes = {{
    {"sizeof(GRefMirror)", 40},
    {"sizeof(ScalarHandle)", 32},
    {"sizeof(IntHandle)", 32},
    {"sizeof(aether::idx_t)", 4},
    {"sizeof(partition triple)", 24},
}};

/// Looks symbols up in one library and words what is wrong with them.
class SymbolReader
{
public:
    SymbolReader(void* library, const std::string& path) : m_library(library), m_path(path) { }

    /// The bytes of a data symbol by the size that the object records for it.
    Result<std::span<const std::byte>> data(const char* name) const
    {
        void* const address = dlsym(m_library, name);
        Dl_info info{};
        void* entry = nullptr;
        if (!address || dladdr1(address, &info, &entry, RTLD_DL_SYMENT) == 0 || !entry)
            return missing(name);
        const auto* const symbol = static_cast<const ElfW(Sym)*>(entry);
        return std::span(static_cast<const std::byte*>(address), symbol->st_size);
    }

    Result<KernelObject::Entry> entry(const std::string& name) const
    {
        void* const address = dlsym(m_library, name.c_str());
        if (!address)
            return missing(name);
        return std::bit_cast<KernelObject::Entry>(address);
    }

    Result<void> checkTag() const
    {
        const auto bytes = data("eagle_abi_tag");
        if (!bytes)
            return std::unexpected(bytes.error());
        const std::string_view text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
        const std::string_view tag = text.substr(0, text.find('\0'));
        if (tag != abiTag || tag.size() == text.size()) {
            return text::refused(
                "object-tag", std::format("'{}' follows the interface '{}', not '{}'.", m_path, tag, abiTag),
                "Build the kernel again with this program.");
        }
        return {};
    }

    Result<void> checkSizes() const
    {
        const auto bytes = data("eagle_layout_sizes");
        if (!bytes)
            return std::unexpected(bytes.error());
        std::array<std::uint64_t, layoutSizes.size()> sizes{};
        if (bytes->size() < sizeof(sizes))
            return text::refused("object-layout",
                                 std::format("'{}' records {} bytes of layout sizes; {} are needed.", m_path,
                                             bytes->size(), sizeof(sizes)),
                                 "Build the kernel again with this program.");
        std::memcpy(sizes.data(), bytes->data(), sizeof(sizes));
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            if (sizes[i] != layoutSizes[i].bytes)
                return text::refused("object-layout",
                                     std::format("'{}' was compiled with {} = {}; it must be {}.", m_path,
                                                 layoutSizes[i].name, sizes[i], layoutSizes[i].bytes),
                                     "Build the kernel again with this program.");
        }
        return {};
    }

private:
    std::unexpected<Error> missing(std::string_view name) const
    {
        return text::refused("object-symbol", std::format("'{}' does not export '{}'.", m_path, name),
                             "Give an object that was built for the host from this kernel.");
    }

    void* m_library;
    const std::string& m_path;
};

} // namespace

struct KernelObject::Content {
    std::shared_ptr<void> library;
    Entry entry = nullptr;
    Entry streamingEntry = nullptr;
    KernelCost cost;
};

Result<KernelObject> KernelObject::load(const std::string& path, const std::string& entryName)
{
    if (auto checked = checkElf(path); !checked)
        return std::unexpected(checked.error());
    // Without a slash the dynamic loader would search its own folders.
    const std::string place = path.find('/') == std::string::npos ? "./" + path : path;
    void* const handle = dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        const char* const reason = dlerror();
        return text::refused(
            "object-load",
            std::format("'{}' cannot be loaded: {}.", path, reason ? reason : "unknown reason"),
            "Build the kernel again on this machine.");
    }
    auto content = std::make_shared<Content>();
    content->library = std::shared_ptr<void>(handle, [](void* library) { dlclose(library); });
    const SymbolReader symbols(handle, path);
    if (auto checked = symbols.checkTag(); !checked)
        return std::unexpected(checked.error());
    if (auto checked = symbols.checkSizes(); !checked)
        return std::unexpected(checked.error());
    const auto entry = symbols.entry(entryName + "_host");
    if (!entry)
        return std::unexpected(entry.error());
    content->entry = *entry;
    content->streamingEntry = symbols.entry(entryName + "_host_stream").value_or(nullptr);
    KernelObject object;
    object.m_content = std::move(content);
    return object;
}

KernelObject::Entry KernelObject::entry() const
{
    return m_content->entry;
}

KernelObject::Entry KernelObject::streamingEntry() const
{
    return m_content->streamingEntry;
}

std::shared_ptr<const void> KernelObject::library() const
{
    return m_content->library;
}

const KernelCost& KernelObject::cost() const
{
    return m_content->cost;
}

} // namespace hawk::launch
