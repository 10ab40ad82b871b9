// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/colouring.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "assist/value_types.h"

namespace hawk::assist {

namespace {

NameRole roleOf(const data::Slot& slot)
{
    if (!slot.isPlane())
        return NameRole::shared;
    return slot.isWritten() ? NameRole::writtenSlot : NameRole::readSlot;
}

/// The names of the values that a kernel computes for each sample.
class ValueNames
{
public:
    bool has(const ir::Kernel& kernel, const std::string& name)
    {
        auto [place, isNew] = m_names.try_emplace(&kernel);
        if (isNew) {
            for (const ir::Node& node : kernel.nodes)
                place->second.insert(node.name);
        }
        return place->second.contains(name);
    }

private:
    std::map<const ir::Kernel*, std::set<std::string>> m_names;
};

std::optional<NameRole> roleOf(const trace::Module& module, const Symbol& symbol, ValueNames& values)
{
    const ir::Kernel* kernel = kernelAt(module, symbol.bindings.front().begin);
    switch (symbol.kind) {
    case SymbolKind::function:
        return NameRole::helper;
    case SymbolKind::moduleName:
        return NameRole::staticValue;
    case SymbolKind::parameter:
        if (kernel != nullptr) {
            if (const auto slot = kernel->signature.findSlot(symbol.name))
                return roleOf(kernel->signature.slots[*slot]);
        }
        return std::nullopt;
    case SymbolKind::local:
        return kernel == nullptr || values.has(*kernel, symbol.name) ? std::nullopt
                                                                     : std::optional(NameRole::staticValue);
    case SymbolKind::kernel:
    case SymbolKind::classType:
    case SymbolKind::imported:
    case SymbolKind::loopVariable:
        break;
    }
    return std::nullopt;
}

} // namespace

std::string_view nameOf(NameRole role)
{
    switch (role) {
    case NameRole::readSlot:
        return "read slot";
    case NameRole::writtenSlot:
        return "written slot";
    case NameRole::shared:
        return "shared number";
    case NameRole::staticValue:
        return "static value";
    case NameRole::helper:
        return "helper";
    }
    return {};
}

std::vector<NameUse> nameUses(const trace::Module& module, const Symbols& symbols)
{
    std::vector<NameUse> uses;
    ValueNames values;
    for (const Symbol& symbol : symbols.all()) {
        if (const auto role = roleOf(module, symbol, values)) {
            for (const text::Range& range : symbol.occurrences)
                uses.push_back({range, *role});
        }
    }
    std::ranges::sort(uses, {}, [](const NameUse& use) { return use.range.begin; });
    return uses;
}

} // namespace hawk::assist
