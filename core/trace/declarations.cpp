// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/declarations.h"

#include <algorithm>
#include <format>
#include <limits>

#include "trace/expressions.h"
#include "trace/kinds.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

struct ReservedRow {
    std::string_view name;
    std::string_view reason;
};
constexpr ReservedRow reserved[] = {
    {"buffer", "compiled entries use it"},
    {"device", "a launch uses it to choose where to run"},
    {"layout", "a launch uses it to describe arrays"},
    {"self", "it cannot be passed by name"},
    {"n_samples", "a launch uses it for the number of samples"},
    {"finished_count", "it counts finished samples"},
    {"fused_steps", "it counts the steps of a launch"},
};

/// A quoted annotation is read as an expression of its own; its tree is kept for the whole file.
const Expr* parseQuoted(Session& session, std::string_view text)
{
    session.quoted.push_back(syntax::parse(text::SourceText(std::string(text), "annotation")));
    const syntax::SyntaxTree& tree = session.quoted.back();
    const bool isExpression = tree.diagnostics().empty() && tree.statements().size() == 1
        && tree.statements()[0]->kind == StmtKind::expression;
    return isExpression ? as<ExpressionStmt>(*tree.statements()[0]).value : nullptr;
}

/// Evaluates with every report at `place`.
Value evaluatePinned(Frame& frame, const Expr& expression, Range place)
{
    frame.session.reporter.pin(place);
    Value value = evaluate(frame, expression);
    frame.session.reporter.unpin();
    return value;
}

bool isUnresolved(const text::DiagnosticRule* rule)
{
    return rule == &refusals::undefinedName || rule == &refusals::driverName || rule == &refusals::unknownName
        || rule == &unsupported::pythonFunction || rule == &faults::noAttribute;
}

/// An integer `Param` has a whole number of its range.
bool isDefaultOf(const ir::Type& type, const Value& value)
{
    const auto* integer = value.get<Integer>();
    switch (type.element) {
    case ir::Element::index: // defaults are kept as real numbers
        return integer != nullptr && *integer >= -(Integer{1} << 53) && *integer <= (Integer{1} << 53);
    case ir::Element::int32:
        return integer != nullptr && *integer >= std::numeric_limits<std::int32_t>::min()
            && *integer <= std::numeric_limits<std::int32_t>::max();
    case ir::Element::uint32:
        return integer != nullptr && *integer >= 0 && *integer <= std::numeric_limits<std::uint32_t>::max();
    default:
        return value.isNumber();
    }
}

void checkDefault(Frame& frame, const Parameter& parameter, DeclaredParameter& declared)
{
    if (parameter.defaultValue == nullptr)
        return;
    const Value value = evaluate(frame, *parameter.defaultValue);
    if (value.isUnknown() || !declared.parameter)
        return;
    if (declared.parameter->role == data::Role::uniform && isDefaultOf(declared.type, value))
        declared.parameter->defaultValue = asReal(value);
    else
        frame.refuse(refusals::badDefault, parameter.defaultValue->range,
                     {std::string(parameter.name), describe(frame, value)});
}

data::Parameter makeParameter(std::string_view name, std::string declaration, data::Role role,
                              const ir::Type& type)
{
    return {.name = std::string(name),
            .declaration = std::move(declaration),
            .role = role,
            .element = type.element,
            .shape = type.shape};
}

std::string spellParam(const ir::Type& payload)
{
    return payload == ir::Type::real() ? "Param" : std::format("Param[{}]", ir::spell(payload));
}

bool takesAxes(const Wrapper& wrapper)
{
    return wrapper.row->meaning == Meaning::tablePlane || wrapper.row->meaning == Meaning::grid
        || !wrapper.axes.empty();
}

data::Role roleOf(const Wrapper& wrapper)
{
    if (wrapper.row->meaning == Meaning::tablePlane)
        return data::Role::lookup;
    return wrapper.row->meaning == Meaning::grid ? data::Role::nSamples : data::Role::accumOut;
}

/// `Table[Scalar]`, `Table["row":4]`, `Mutable[Vector[3], "bin":16]`.
std::string spellAxes(const Wrapper& wrapper)
{
    const std::string axes = data::spell(wrapper.axes);
    const bool isPlain = wrapper.row->meaning == Meaning::grid || wrapper.payload == ir::Type::real();
    const std::string payload = isPlain && !axes.empty() ? std::string() : ir::spell(wrapper.payload);
    return std::format("{}[{}{}{}]", wrapper.row->name, payload, payload.empty() || axes.empty() ? "" : ", ",
                       axes);
}

data::Role inputRole(const ir::Type& type)
{
    if (type.isScalar())
        return data::Role::perSample;
    return type.shape.rank == 1 ? data::Role::vecIn : data::Role::matIn;
}

/// What the kind says of a parameter without a declaration of its own.
void takeFromKind(Frame& frame, const Parameter& parameter, const Kind& kind, DeclaredParameter& declared)
{
    if (const KindEntry* entry = kind.find(parameter.name)) {
        declared = entry->declared;
        declared.name = parameter.name;
        declared.range = parameter.range;
    } else if (kind.vocabulary.empty()) {
        frame.refuse(refusals::noAnnotation, parameter.nameRange, {std::string(parameter.name)});
    } else {
        frame.refuse(refusals::notOfKind, parameter.nameRange,
                     {std::string(parameter.name), kind.name, spellVocabulary(kind)});
    }
}

/// A name of the kind keeps its meaning in every kernel.
void compareWithKind(Frame& frame, const Kind& kind, const DeclaredParameter& declared)
{
    const KindEntry* entry = kind.find(declared.name);
    if (entry == nullptr || declared.spelling().empty() || entry->declared.spelling() == declared.spelling())
        return;
    frame.refuse(refusals::otherThanKind, declared.range,
                 {std::string(declared.name), std::string(declared.spelling()), kind.name,
                  std::string(entry->declared.spelling())});
}

/// Masks of the kind gate its kernels, named or not.
void bindMasks(const Kind& kind, std::vector<DeclaredParameter>& parameters)
{
    for (const KindEntry& entry : kind.vocabulary) {
        if (!entry.declared.isMask()
            || std::ranges::contains(parameters, entry.name, &DeclaredParameter::name))
            continue;
        parameters.push_back(entry.declared);
        parameters.back().name = entry.name;
        parameters.back().isNamed = false;
    }
}

} // namespace

void readDeclaration(Frame& frame, Range place, const std::string& written, const Value& value,
                     DeclaredParameter& declared)
{
    const auto accept = [&](std::string spelling, data::Role role, ir::Type type) {
        declared.type = type;
        declared.parameter = makeParameter(declared.name, std::move(spelling), role, type);
    };
    if (const auto* payload = value.get<Payload>())
        return accept(ir::spell(payload->type), inputRole(payload->type), payload->type);
    if (const auto* wrapper = value.get<Wrapper>(); wrapper != nullptr && takesAxes(*wrapper)) {
        accept(spellAxes(*wrapper), roleOf(*wrapper), wrapper->payload);
        declared.parameter->axes = wrapper->axes;
        return;
    }
    if (const auto* wrapper = value.get<Wrapper>()) {
        if (wrapper->row->meaning == Meaning::param)
            return accept(spellParam(wrapper->payload), data::Role::uniform, wrapper->payload);
        if (wrapper->row->meaning == Meaning::sorted)
            return accept("Sorted[Index]", data::Role::perSample, wrapper->payload);
        return accept(std::format("Mutable[{}]", ir::spell(wrapper->payload)), data::Role::mutablePlane,
                      wrapper->payload);
    }
    const auto* name = value.get<HawkName>();
    const Meaning meaning = name != nullptr ? name->row->meaning : Meaning::driver;
    if (meaning == Meaning::payload) {
        const ir::Type type = payloadType(*name->row);
        return accept(std::string(name->row->name), inputRole(type), type);
    }
    if (meaning == Meaning::param)
        return accept("Param", data::Role::uniform, ir::Type::real());
    if (meaning == Meaning::mask)
        return accept("Terminated", data::Role::terminated, ir::Type::boolean());
    if (meaning == Meaning::sorted) {
        frame.refuse(refusals::sortedPayload, place, {"nothing"});
    } else if (meaning == Meaning::vector) {
        frame.refuse(refusals::missingExtent, place, {written, "an extent", "Vector[W]"});
    } else if (meaning == Meaning::matrix) {
        frame.refuse(refusals::missingExtent, place, {written, "two extents", "Matrix[R, C]"});
    } else if (meaning == Meaning::tablePlane || meaning == Meaning::grid) {
        frame.refuse(refusals::missingExtent, place,
                     {written, "a payload or axes",
                      meaning == Meaning::tablePlane ? "Table[Scalar]` or `Table[\"row\":4]"
                                                     : "Grid[\"row\", \"column\":4]"});
    } else if (meaning == Meaning::declaration || meaning == Meaning::axisDeclaration) {
        frame.refuse(*name->row->rule, place, {written});
    } else if (!value.isUnknown()) {
        frame.refuse(refusals::notADeclaration, place,
                     {std::string(declared.name), written, describe(frame, value)});
    }
}

std::optional<std::string> reservedReason(std::string_view name)
{
    const auto* row = std::ranges::find(reserved, name, &ReservedRow::name);
    return row == std::end(reserved) ? std::nullopt : std::optional(std::string(row->reason));
}

bool checkPlaneName(Frame& frame, std::string_view name, Range range)
{
    if (name.starts_with("__hawk_")) {
        frame.refuse(refusals::reservedPrefix, range, {std::string(name)});
        return false;
    }
    if (name.contains("__")) {
        std::string single;
        for (char c : name) {
            if (c != '_' || single.empty() || single.back() != '_')
                single += c;
        }
        frame.refuse(refusals::doubleUnderscore, range, {std::string(name), single});
        return false;
    }
    if (const auto reason = reservedReason(name)) {
        frame.refuse(refusals::reservedName, range, {std::string(name), *reason});
        return false;
    }
    return true;
}

Value evaluateAnnotation(Frame& frame, const Expr& annotation, const text::DiagnosticRule& rule,
                         std::string_view parameter)
{
    Session& session = frame.session;
    const std::size_t before = session.reporter.count();
    Value value;
    const bool isQuoted = annotation.kind == ExprKind::string && !session.hasPostponedAnnotations;
    if (isQuoted) {
        const Expr* expression = parseQuoted(session, as<StringExpr>(annotation).value);
        value = expression != nullptr ? evaluatePinned(frame, *expression, annotation.range)
                                      : Value(std::string(as<StringExpr>(annotation).value));
    } else {
        value = evaluate(frame, annotation);
    }
    for (text::Diagnostic& diagnostic : session.reporter.takeFrom(before)) {
        if (!isUnresolved(diagnostic.rule)) {
            session.reporter.add(std::move(diagnostic));
            continue;
        }
        std::string reason = diagnostic.message();
        if (reason.ends_with('.'))
            reason.pop_back();
        frame.refuse(rule, diagnostic.range,
                     {std::string(parameter), session.textOf(annotation.range), reason});
    }
    return value;
}

std::vector<DeclaredParameter> declareParameters(Frame& frame, const FunctionStmt& definition,
                                                 const Kind& kind)
{
    std::vector<DeclaredParameter> parameters;
    for (const Parameter& parameter : definition.parameters->parameters) {
        DeclaredParameter declared{.name = parameter.name, .range = parameter.range};
        const bool isVariadic = parameter.passing == ParameterPassing::variadic
            || parameter.passing == ParameterPassing::variadicKeyword;
        if (isVariadic) {
            frame.refuse(refusals::variadicParameter, parameter.range,
                         {frame.session.textOf(parameter.nameRange)});
            parameters.push_back(std::move(declared));
            continue;
        }
        const bool isNameFine = checkPlaneName(frame, parameter.name, parameter.nameRange);
        if (parameter.annotation == nullptr) {
            if (isNameFine)
                takeFromKind(frame, parameter, kind, declared);
        } else {
            const Value value = evaluateAnnotation(frame, *parameter.annotation,
                                                   refusals::unresolvedAnnotation, parameter.name);
            readDeclaration(frame, parameter.annotation->range,
                            frame.session.textOf(parameter.annotation->range), value, declared);
            compareWithKind(frame, kind, declared);
        }
        checkDefault(frame, parameter, declared);
        parameters.push_back(std::move(declared));
    }
    bindMasks(kind, parameters);
    return parameters;
}

} // namespace hawk::trace
