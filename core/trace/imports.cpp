// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/imports.h"

#include "trace/builtins.h"
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
        if (value && !value->is<ModuleObject>())
            frame.scope->bind(name, *value);
    }
}

} // namespace

void executeImport(Frame& frame, const ImportStmt& statement)
{
    for (const ImportName& name : statement.names) {
        const std::string_view top = name.name.substr(0, name.name.find('.'));
        const bool isMissing = name.name != top && top == "hawk"
            && findName("hawk", name.name.substr(5, name.name.find('.', 5) - 5)) == nullptr;
        if (isMissing) {
            frame.refuse(
                refusals::unknownImport, name.range,
                {"hawk", std::string(name.name.substr(5)), suggestion(name.name.substr(5), namesOf("hawk"))});
        }
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
    if (statement.isStar) {
        importStar(frame, module, statement.range);
        return;
    }
    for (const ImportName& name : statement.names) {
        const std::string_view bound = name.alias.empty() ? name.name : name.alias;
        if (!isHawkModule(module)) {
            frame.scope->bind(bound, findStatic(module, name.name).value_or(opaque(statement.range)));
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
