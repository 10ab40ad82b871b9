// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/imports.h"

#include "trace/builtins.h"
#include "trace/imported_files.h"
#include "trace/kind_fields.h"
#include "trace/math_functions.h"
#include "trace/names.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

Value opaque(Range range)
{
    return Opaque{range, &refusals::driverName};
}

/// One name of a hawk module; nothing when it has no such name.
std::optional<Value> findHawkName(Frame& frame, std::string_view module, std::string_view name, Range range)
{
    if (module == "hawk.math") {
        if (auto constant = findStatic("math", name); constant && (name == "nan" || name == "inf"))
            return constant;
        if (const MathRow* row = findMathFunction(name))
            return MathFunction{row};
        return std::nullopt;
    }
    const NameRow* row = findName(module, name);
    if (row == nullptr)
        return namesOf(module).empty() || module.starts_with("hawk.types") ? std::optional(opaque(range))
                                                                           : std::nullopt;
    switch (row->meaning) {
    case Meaning::submodule:
        return ModuleObject{std::string(module) + "." + std::string(name)};
    case Meaning::kindConstant:
        return kindConstant(*row);
    case Meaning::retired:
        return frame.refuse(refusals::retiredName, range, {std::string(name), std::string(row->replacement)});
    default:
        return HawkName{row};
    }
}

std::vector<std::string_view> publicNames(std::string_view module)
{
    return module == "hawk.math" ? mathNames() : namesOf(module);
}

/// What an import leaves behind for a name that no kernel file has.
Value missing(std::string_view module, Range range)
{
    return Opaque{range, &refusals::missingModule, std::string(module)};
}

/// Python's own modules whose constants and functions are known here; no file takes their place.
bool isKnownModule(std::string_view module)
{
    return isHawkModule(module) || module == "math" || module == "numpy" || module.starts_with("numpy.");
}

std::vector<std::string_view> membersOf(const ImportedModule& module)
{
    std::vector<std::string_view> names;
    for (const auto& [name, value] : module.names->names())
        names.push_back(name);
    return names;
}

/// A name of another kernel file: what it binds, or a file of that package.
Value importMember(Frame& frame, ImportedModule& module, const ImportName& name, Range range)
{
    ImportedFiles& files = *frame.session.files;
    const bool isReading = module.state == ImportedModule::State::reading;
    if (!isReading) {
        if (!files.load(module, range))
            return Unknown{};
        if (const Value* value = module.find(name.name))
            return *value;
    }
    if (const auto submodule = files.findSubmodule(module, name.name, range))
        return files.load(*submodule, range) ? Value(ModuleObject{submodule->name, submodule})
                                             : Value(Unknown{});
    if (isReading) {
        files.load(module, range);
        return Unknown{};
    }
    if (module.path.empty())
        return missing(module.name + "." + std::string(name.name), name.range);
    return frame.refuse(refusals::noSuchMember, name.range,
                        {module.name, std::string(name.name), suggestion(name.name, membersOf(module))});
}

void importStar(Frame& frame, std::string_view module, Range range)
{
    if (!isHawkModule(module)) {
        for (std::string_view name : {"pi", "e", "tau", "inf", "nan"}) {
            if (const auto value = findStatic(module, name))
                frame.scope->bind(name, *value);
        }
        return;
    }
    for (std::string_view name : publicNames(module)) {
        const auto value = findHawkName(frame, module, name, range);
        // The modules of hawk itself are bound by its own import alone.
        if (value && (module != "hawk" || !value->is<ModuleObject>()))
            frame.scope->bind(name, *value);
    }
}

/// All names of another kernel file but those that begin with an underscore.
void importAll(Frame& frame, ImportedModule& module, Range range)
{
    if (!frame.session.files->load(module, range))
        return;
    for (const auto& [name, value] : module.names->names()) {
        if (!name.starts_with('_'))
            frame.scope->bind(name, value);
    }
}

/// `import a.b`: binds `a`, and all of them when they are kernel files.
void importFile(Frame& frame, const ImportName& name)
{
    ImportedFiles& files = *frame.session.files;
    const std::string_view top = name.name.substr(0, name.name.find('.'));
    const auto module = files.find(name.name, 0, name.range);
    if (module == nullptr) {
        const std::string_view bound = name.alias.empty() ? top : name.alias;
        frame.scope->bind(bound, ModuleObject{std::string(name.alias.empty() ? top : name.name)});
        return;
    }
    const bool isFine = files.load(*module, name.range);
    const auto bound = name.alias.empty() ? files.find(top, 0, name.range) : module;
    frame.scope->bind(name.alias.empty() ? top : name.alias,
                      isFine ? Value(ModuleObject{bound->name, bound}) : Value(Unknown{}));
}

/// Whether hawk has no module of this name, which is then refused.
bool refuseMissingModule(Frame& frame, std::string_view module, Range range)
{
    if (!module.starts_with("hawk."))
        return false;
    for (std::size_t dot = 4; dot < module.size();) {
        const std::string_view outer = module.substr(0, dot);
        const std::size_t end = std::min(module.find('.', dot + 1), module.size());
        const std::string_view name = module.substr(dot + 1, end - dot - 1);
        const NameRow* row = findName(outer, name);
        // Of modules without a row of their own the table has no names: what they hold is not known.
        const bool isOpen = outer != "hawk" && outer != "hawk.math" && namesOf(outer).empty();
        if (!isOpen && (row == nullptr || row->meaning != Meaning::submodule)) {
            frame.refuse(refusals::unknownImport, range,
                         {std::string(outer), std::string(name), suggestion(name, namesOf(outer))});
            return true;
        }
        dot = end;
    }
    return false;
}

} // namespace

void executeImport(Frame& frame, const ImportStmt& statement)
{
    for (const ImportName& name : statement.names) {
        const std::string_view top = name.name.substr(0, name.name.find('.'));
        if (!isKnownModule(name.name)) {
            importFile(frame, name);
            continue;
        }
        const bool isMissing = refuseMissingModule(frame, name.name, name.range);
        if (name.alias.empty())
            frame.scope->bind(top, ModuleObject{std::string(top)});
        else
            frame.scope->bind(name.alias,
                              isMissing ? Value(Unknown{}) : Value(ModuleObject{std::string(name.name)}));
    }
}

void executeImportFrom(Frame& frame, const ImportFromStmt& statement)
{
    const std::string_view module = statement.level == 0 ? statement.module : std::string_view();
    if (module == "__future__") {
        for (const ImportName& name : statement.names) {
            if (name.name == "annotations")
                frame.session.hasPostponedAnnotations = true;
        }
        return;
    }
    if (refuseMissingModule(frame, module, statement.range)) {
        for (const ImportName& name : statement.names)
            frame.scope->bind(name.alias.empty() ? name.name : name.alias, Unknown{});
        return;
    }
    const auto file = isKnownModule(module)
        ? nullptr
        : frame.session.files->find(statement.module, statement.level, statement.range);
    if (statement.isStar) {
        if (file != nullptr)
            importAll(frame, *file, statement.range);
        else
            importStar(frame, module, statement.range);
        return;
    }
    for (const ImportName& name : statement.names) {
        const std::string_view bound = name.alias.empty() ? name.name : name.alias;
        if (file != nullptr) {
            frame.scope->bind(bound, importMember(frame, *file, name, statement.range));
            continue;
        }
        if (!isHawkModule(module)) {
            frame.scope->bind(bound,
                              findStatic(module, name.name)
                                  .value_or(isKnownModule(module) ? opaque(statement.range)
                                                                  : missing(statement.module, name.range)));
            continue;
        }
        auto value = findHawkName(frame, module, name.name, name.range);
        if (!value) {
            value = frame.refuse(
                refusals::unknownImport, name.range,
                {std::string(module), std::string(name.name), suggestion(name.name, publicNames(module))});
        }
        frame.scope->bind(bound, *value);
    }
}

} // namespace hawk::trace
