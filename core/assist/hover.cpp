// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/hover.h"

#include <algorithm>
#include <format>

#include "assist/members.h"
#include "assist/value_types.h"
#include "assist/vocabulary.h"
#include "assist/written_names.h"

namespace hawk::assist {

namespace {

std::string sentence(std::string_view text)
{
    return std::string(text) + '.';
}

Hover ofEntry(const Entry& entry, text::Range range)
{
    Hover hover{range, std::string(entry.usage), {sentence(entry.summary)}, &entry};
    if (!entry.domain.empty())
        hover.facts.push_back(std::format("Domain: {}.", entry.domain));
    if (!entry.derivative.empty())
        hover.facts.push_back(std::format("Derivative: `{}`.", entry.derivative));
    if (isOutsideKernels(entry))
        hover.facts.push_back("A kernel cannot use it.");
    if (!entry.module.empty())
        hover.facts.push_back(std::format("From `{}`.", entry.module));
    return hover;
}

/// The word around the offset, which the tree gives no meaning.
text::Range wordAt(std::string_view text, std::uint32_t offset)
{
    std::uint32_t end = offset;
    while (end < text.size() && beginOfWord(text, end + 1) <= offset)
        ++end;
    return {beginOfWord(text, offset), end};
}

/// The name of an argument of a function of the language, or what stands behind the dot of a value.
std::optional<Hover> ofWord(const trace::Module& module, const Symbols& symbols, std::uint32_t offset)
{
    const std::string_view text = module.tree.source().text();
    const text::Range word = wordAt(text, offset);
    const std::string_view name = text.substr(word.begin, word.end - word.begin);
    if (name.empty())
        return std::nullopt;
    if (word.begin > 0 && text[word.begin - 1] == '.') {
        const WrittenName object = writtenNameBefore(module, symbols, word.begin - 1);
        const auto type = object.symbol == nullptr ? std::nullopt : typeAt(module, *object.symbol, offset);
        const auto members = membersOf(type);
        const auto found = std::ranges::find(members, name, &Entry::name);
        return found == members.end() || !object.path.empty() ? std::nullopt
                                                              : std::optional(ofEntry(**found, word));
    }
    const std::string_view rest = text.substr(word.end);
    if (!rest.starts_with('=') || rest.starts_with("==") || !beginsArgument(text, word.begin))
        return std::nullopt;
    const auto callee = calleeAround(module, symbols, word.begin);
    const Entry* entry = callee ? findKeyword(*callee, name) : nullptr;
    return entry == nullptr ? std::nullopt : std::optional(ofEntry(*entry, word));
}

/// A built-in name of Python, which belongs to no symbol.
std::optional<Hover> ofBuiltin(const trace::Module& module, std::uint32_t offset)
{
    const std::string_view text = module.tree.source().text();
    const text::Range word = wordAt(text, offset);
    const bool isMember = word.begin > 0 && text[word.begin - 1] == '.';
    const Entry* entry = isMember
        ? nullptr
        : findEntry("builtins." + std::string(text.substr(word.begin, word.end - word.begin)));
    return entry == nullptr ? std::nullopt : std::optional(ofEntry(*entry, word));
}

std::string lineOf(const trace::Module& module, text::Range place)
{
    const text::SourceText& source = module.tree.source();
    std::string line(source.line(source.position(place.begin).line));
    line.erase(0, line.find_first_not_of(" \t"));
    return line;
}

std::string roleSentence(const data::Slot& slot)
{
    switch (slot.role) {
    case data::Role::mutablePlane:
    case data::Role::out:
    case data::Role::wideOut:
    case data::Role::accumOut:
        return slot.startValue == data::StartValue::read ? "Read and written in place."
                                                         : "Written; its start value is not read.";
    case data::Role::uniform:
    case data::Role::nSamples:
        return "One number for the whole launch.";
    case data::Role::lookup:
        return "Read at any place by every sample.";
    case data::Role::terminated:
        return "Where it is set, a sample is skipped.";
    case data::Role::vecIn:
    case data::Role::matIn:
    case data::Role::wideIn:
    case data::Role::perSample:
        return "Read for each sample.";
    }
    return {};
}

void addSlot(Hover& hover, const ir::Kernel& kernel, const std::string& name)
{
    const auto parameter = std::ranges::find(kernel.signature.parameters, name, &data::Parameter::name);
    if (parameter == kernel.signature.parameters.end())
        return;
    hover.title = name + ": " + parameter->declaration;
    if (!parameter->slot) {
        hover.facts.push_back("The kernel does not read it, so a launch may leave it out.");
        return;
    }
    const data::Slot& slot = kernel.signature.slots[*parameter->slot];
    hover.facts.push_back(roleSentence(slot));
    hover.facts.push_back(std::format("Slot {} of {}, role `{}`.", *parameter->slot + 1,
                                      kernel.signature.slots.size(), nameOf(slot.role)));
}

void addKernel(Hover& hover, const trace::Module& module, const Symbol& symbol)
{
    const trace::TracedKernel* traced = module.find(symbol.name);
    if (traced == nullptr || !traced->kernel) {
        hover.facts.push_back("A kernel that is refused; the diagnostics say why.");
        return;
    }
    const ir::Kernel& kernel = *traced->kernel;
    hover.facts.push_back(std::format("A kernel of {} operations and {} slots.", kernel.nodes.size(),
                                      kernel.signature.slots.size()));
    hover.facts.push_back(std::format("Digest `{}`.", kernel.digest.substr(0, 16)));
}

std::string fallback(SymbolKind kind)
{
    switch (kind) {
    case SymbolKind::parameter:
        return "A parameter.";
    case SymbolKind::loopVariable:
        return "A loop variable.";
    default:
        return "A local.";
    }
}

void addSymbol(Hover& hover, const trace::Module& module, const Symbol& symbol, std::uint32_t offset)
{
    const text::Range definition = symbol.bindings.front();
    switch (symbol.kind) {
    case SymbolKind::kernel:
        hover.title = lineOf(module, definition);
        return addKernel(hover, module, symbol);
    case SymbolKind::function:
    case SymbolKind::classType:
        hover.title = lineOf(module, definition);
        hover.facts.push_back(symbol.kind == SymbolKind::function
                                  ? "A helper function; its calls become part of the kernel."
                                  : "A class.");
        return;
    case SymbolKind::imported:
        hover.facts.push_back(std::format("Imported: `{}`.", symbol.target));
        return;
    case SymbolKind::parameter:
        if (const ir::Kernel* kernel = kernelAt(module, definition.begin))
            addSlot(hover, *kernel, symbol.name);
        break;
    case SymbolKind::moduleName:
        hover.title = lineOf(module, definition);
        hover.facts.push_back("A value of the module, known before the run.");
        return;
    case SymbolKind::local:
    case SymbolKind::loopVariable:
        if (const auto type = typeAt(module, symbol, offset))
            hover.title = symbol.name + ": " + ir::spell(*type);
        break;
    }
    if (hover.facts.empty())
        hover.facts.push_back(fallback(symbol.kind));
}

} // namespace

std::optional<Hover> hoverAt(const trace::Module& module, const Symbols& symbols, std::uint32_t offset)
{
    if (const DottedName* name = symbols.dottedNameAt(offset)) {
        if (const Entry* entry = findEntry(name->path))
            return ofEntry(*entry, name->range);
    }
    if (isInCommentOrText(module, offset))
        return std::nullopt;
    if (auto hover = ofWord(module, symbols, offset))
        return hover;
    const Symbol* symbol = symbols.at(offset);
    if (symbol == nullptr)
        return ofBuiltin(module, offset);
    const auto place = std::ranges::find_if(symbol->occurrences, [&](const text::Range& range) {
        return range.begin <= offset && offset <= range.end;
    });
    Hover hover{*place, symbol->name, {}};
    addSymbol(hover, module, *symbol, offset);
    const std::size_t uses = symbol->occurrences.size() - symbol->bindings.size();
    hover.facts.push_back(uses == 1       ? "Used once."
                              : uses == 2 ? "Used twice."
                                          : std::format("Used {} times.", uses));
    return hover;
}

} // namespace hawk::assist
