// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/kinds.h"

#include <algorithm>

#include "trace/call_shape.h"
#include "trace/keywords.h"
#include "trace/kind_parts.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

enum class Field { output, sink, guard, quantities, compileHook, none };

Field fieldNamed(std::string_view name)
{
    constexpr std::array<std::string_view, 5> names = {"output", "sink", "guard", "quantities",
                                                       "compile_hook"};
    return static_cast<Field>(std::ranges::find(names, name) - names.begin());
}

template <class Form>
const Form* formOf(const Value& value)
{
    const auto* part = value.get<KindPart>();
    return part != nullptr ? std::get_if<Form>(&part->data->form) : nullptr;
}

/// `quantities=`: compound inputs, which are refused where they are made.
bool isEmptyList(const Value& value)
{
    return (value.is<Tuple>() || value.is<List>()) && sizeOf(value) == 0;
}

bool refuseField(Frame& frame, const Kind& kind, std::string_view field, const Value& value, Range place,
                 std::string accepted)
{
    frame.refuse(refusals::badKindField, place,
                 {kind.name, std::string(field), describe(frame, value), std::move(accepted)});
    return false;
}

} // namespace

const KindEntry* Kind::find(std::string_view entry) const
{
    const auto found = std::ranges::find(vocabulary, entry, &KindEntry::name);
    return found == vocabulary.end() ? nullptr : &*found;
}

std::vector<std::string> Kind::watchedMasks() const
{
    if (guard)
        return guard->masks;
    const auto found = std::ranges::find_if(bases, [](const auto& base) { return base->guard.has_value(); });
    return found != bases.end() ? (*found)->guard->masks : GuardForm{}.masks;
}

const ReturnedResult* Kind::result() const
{
    const auto found = std::ranges::find_if(bases, [](const auto& base) { return base->output.has_value(); });
    const OutputForm* form = output ? &*output : (found != bases.end() ? &*(*found)->output : nullptr);
    return form != nullptr && form->result ? &*form->result : nullptr;
}

bool isKindField(std::string_view name)
{
    return fieldNamed(name) != Field::none;
}

bool setField(Frame& frame, Kind& kind, std::string_view name, const Value& value, Range place)
{
    if (value.isUnknown())
        return false;
    switch (fieldNamed(name)) {
    case Field::guard:
        if (const auto* form = formOf<GuardForm>(value)) {
            kind.guard = *form;
            return true;
        }
        return refuseField(frame, kind, name, value, place, "`Guard(\"mask\")` or `DATA_ONLY` of hawk.ext");
    case Field::output:
        if (const auto* form = formOf<OutputForm>(value)) {
            kind.output = *form;
            return true;
        }
        return refuseField(frame, kind, name, value, place,
                           "`Output.named(…)` or `Output.returned(…)` of hawk.ext");
    case Field::sink:
        if (formOf<PlainSink>(value) == nullptr)
            frame.refuse(refusals::badSink, place, {describe(frame, value)});
        return formOf<PlainSink>(value) != nullptr;
    case Field::quantities:
        return isEmptyList(value)
            || refuseField(frame, kind, name, value, place, "a list of compound inputs");
    case Field::compileHook:
        if (!value.is<None>())
            frame.refuse(refusals::hookIgnored, place, {kind.name});
        return true;
    case Field::none:
        break;
    }
    return false;
}

bool addEntry(Frame& frame, Kind& kind, KindEntry entry, Range place)
{
    const KindEntry* earlier = kind.find(entry.name);
    if (earlier == nullptr) {
        kind.vocabulary.push_back(std::move(entry));
        return true;
    }
    if (entry.declared.spelling() == earlier->declared.spelling())
        return true;
    frame.refuse(refusals::entryTwice, place,
                 {kind.name, entry.name, std::string(entry.declared.spelling()), earlier->owner,
                  std::string(earlier->declared.spelling())});
    return false;
}

bool checkGuard(Frame& frame, const Kind& kind, Range place)
{
    if (kind.vocabulary.empty())
        return true;
    for (const std::string& mask : kind.watchedMasks()) {
        const KindEntry* entry = kind.find(mask);
        if (entry == nullptr || !entry->declared.isMask()) {
            frame.refuse(refusals::guardNotDeclared, place, {kind.name, mask});
            return false;
        }
    }
    return true;
}

std::optional<KindEntry> readEntry(Frame& frame, const Kind& kind, std::string_view name, const Value& value,
                                   const std::string& written, Range place)
{
    Session& session = frame.session;
    const std::size_t before = session.reporter.count();
    KindEntry entry{
        .name = std::string(name), .declared = {.name = name, .range = place}, .owner = kind.name};
    if (checkPlaneName(frame, name, place))
        readDeclaration(frame, place, written, value, entry.declared);
    entry.declared.name = {};
    for (text::Diagnostic& diagnostic : session.reporter.takeFrom(before)) {
        if (diagnostic.rule == &refusals::notADeclaration)
            frame.refuse(refusals::badEntry, place, {entry.name, kind.name, describe(frame, value)});
        else
            session.reporter.add(std::move(diagnostic));
    }
    return session.reporter.hasFaultFrom(before) || value.isUnknown() ? std::nullopt
                                                                      : std::optional(std::move(entry));
}

namespace {

bool readVocabulary(Frame& frame, Kind& kind, const Value& value, Range place)
{
    const auto* dict = value.get<Dict>();
    if (dict == nullptr)
        return refuseField(frame, kind, "vocabulary", value, place, "a dict of declarations");
    bool isComplete = true;
    for (const auto& [key, declaration] : dict->data->items) {
        const auto* name = key.get<std::string>();
        if (name == nullptr) {
            isComplete = refuseField(frame, kind, "vocabulary", key, place, "a dict with names as its keys");
            continue;
        }
        auto entry = readEntry(frame, kind, *name, declaration, describe(frame, declaration), place);
        isComplete = entry && addEntry(frame, kind, *std::move(entry), place) && isComplete;
    }
    return isComplete;
}

/// `kind` has what it takes over; Unknown after a refusal.
Value makeKind(Frame& frame, Kind kind, const Arguments& arguments, Range call)
{
    const auto given = orderArguments(keywords::kind, arguments);
    const Value* slug = given ? given->front() : nullptr;
    const auto* text = slug != nullptr ? slug->get<std::string>() : nullptr;
    if (arguments.hasUnknown())
        return Unknown{};
    if (text == nullptr || text->empty())
        return frame.refuse(refusals::badKindArgument, call,
                            {"Kind", given ? "no slug that is a text" : "these arguments"});
    kind.name = *text;
    bool isComplete = true;
    for (std::size_t i = 1; i < keywords::kind.size(); ++i) {
        const Value* value = (*given)[i];
        if (value == nullptr)
            continue;
        isComplete =
            (keywords::kind[i] == "vocabulary" ? readVocabulary(frame, kind, *value, call)
                                               : setField(frame, kind, keywords::kind[i], *value, call))
            && isComplete;
    }
    if (!isComplete || !checkGuard(frame, kind, call))
        return Unknown{};
    return KindObject{std::make_shared<const Kind>(std::move(kind))};
}

} // namespace

Value callKind(Frame& frame, const Arguments& arguments, Range call)
{
    return makeKind(frame, {}, arguments, call);
}

Value extendKind(Frame& frame, const std::shared_ptr<const Kind>& kind, const Arguments& arguments,
                 Range call)
{
    Kind extended{.vocabulary = kind->vocabulary, .guard = GuardForm{kind->watchedMasks()}, .output = {}};
    if (const ReturnedResult* result = kind->result())
        extended.output = OutputForm{*result};
    return makeKind(frame, std::move(extended), arguments, call);
}

std::vector<std::string> guardsOf(const Kind& kind, const std::vector<DeclaredParameter>& parameters)
{
    std::vector<std::string> guards;
    for (const std::string& mask : kind.watchedMasks()) {
        const bool isBound = std::ranges::any_of(parameters, [&](const DeclaredParameter& parameter) {
            return parameter.name == mask && parameter.isMask();
        });
        if (isBound)
            guards.push_back(mask);
    }
    return guards;
}

std::string spellVocabulary(const Kind& kind)
{
    std::string names;
    for (const KindEntry& entry : kind.vocabulary)
        names += (names.empty() ? "`" : ", `") + entry.name + "`";
    return names.empty() ? "nothing" : names;
}

} // namespace hawk::trace
