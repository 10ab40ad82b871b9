// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/kind_fields.h"

#include <algorithm>
#include <array>

#include "text/identifier.h"
#include "trace/call_shape.h"
#include "trace/declarations.h"
#include "trace/keywords.h"
#include "trace/names.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

Value makePart(KindPartData data)
{
    return KindPart{std::make_shared<const KindPartData>(std::move(data))};
}

/// The texts of `masks=`; nothing when it holds anything else.
std::optional<std::vector<std::string>> masksOf(const Value& value)
{
    const auto* tuple = value.get<Tuple>();
    const auto* list = value.get<List>();
    if (tuple == nullptr && list == nullptr)
        return std::nullopt;
    std::vector<std::string> masks;
    for (const Value& item : tuple != nullptr ? *tuple->items : list->data->items) {
        const auto* name = item.get<std::string>();
        if (name == nullptr || name->empty())
            return std::nullopt;
        masks.push_back(*name);
    }
    return masks;
}

Value callGuard(Frame& frame, const Arguments& arguments, Range call)
{
    const auto refuse = [&](std::string why) {
        return frame.refuse(refusals::badGuard, call, {frame.session.textOf(call), std::move(why)});
    };
    const auto given = orderArguments(keywords::guard, arguments);
    if (!given)
        return refuse("it has the arguments mask, masks and active_set");
    const Value* mask = (*given)[0];
    const Value* several = (*given)[1];
    const Value* activeSet = (*given)[2];
    GuardForm guard;
    const auto* name = mask != nullptr ? mask->get<std::string>() : nullptr;
    if (mask != nullptr && !mask->is<None>() && (name == nullptr || name->empty()))
        return refuse("`mask` is the name of a mask, or `None`");
    if (mask != nullptr)
        guard.masks = name != nullptr ? std::vector{*name} : std::vector<std::string>{};
    if (several != nullptr) {
        const auto masks = masksOf(*several);
        if (!masks)
            return refuse("`masks` is a tuple of names");
        for (auto it = masks->begin(); it != masks->end(); ++it) {
            if (std::ranges::contains(masks->begin(), it, *it))
                return refuse("it names `" + *it + "` twice");
        }
        if (!masks->empty() && name != nullptr && !std::ranges::contains(*masks, *name))
            return refuse("`" + *name + "` is not among its masks");
        if (!masks->empty())
            guard.masks = *masks;
    }
    if (activeSet != nullptr && truthOf(*activeSet) != false)
        return guard.masks.empty() ? refuse("`active_set` needs a mask")
                                   : frame.refuse(unsupported::kindForms, call, {"active_set"});
    return makePart({std::move(guard)});
}

Value callReturned(Frame& frame, const Arguments& arguments, Range call)
{
    const auto given = orderArguments(keywords::returned, arguments);
    const Value* payload = given ? (*given)[0] : nullptr;
    const auto type = payload != nullptr ? payloadOf(*payload) : std::nullopt;
    const Value* slot = given ? (*given)[1] : nullptr;
    const auto* name = slot != nullptr ? slot->get<std::string>() : nullptr;
    if (!type || (slot != nullptr && (name == nullptr || !text::isIdentifier(*name))))
        return frame.refuse(refusals::badResult, call, {frame.session.textOf(call)});
    if (name != nullptr && !checkPlaneName(frame, *name, call))
        return Unknown{};
    return makePart({OutputForm{ReturnedResult{name != nullptr ? *name : "acc", *type}}});
}

Value callSinkPolicy(Frame& frame, const Arguments& arguments, Range call)
{
    const auto* name = arguments.positional.size() == 1 && arguments.named.empty()
        ? arguments.positional[0].get<std::string>()
        : nullptr;
    if (name != nullptr && (*name == "plain" || *name == "atomic"))
        return makePart({PlainSink{}});
    return frame.refuse(refusals::badSink, call, {"`" + frame.session.textOf(call) + "`"});
}

Value callCompensated(Frame& frame, const Arguments& arguments, Range call)
{
    const auto given = orderArguments(keywords::compensated, arguments);
    const Value* into = given ? (*given)[0] : nullptr;
    const auto* name = into != nullptr ? into->get<std::string>() : nullptr;
    if (name == nullptr || !text::isIdentifier(*name))
        return frame.refuse(refusals::noCompanion, call, {frame.session.textOf(call)});
    return frame.refuse(unsupported::kindForms, call, {"compensated"});
}

} // namespace

Value callKindPart(Frame& frame, const NameRow& row, const Arguments& arguments, Range call)
{
    if (arguments.hasUnknown())
        return Unknown{};
    if (row.name == "Guard")
        return callGuard(frame, arguments, call);
    if (row.name == "returned")
        return callReturned(frame, arguments, call);
    if (row.name == "sink_policy")
        return callSinkPolicy(frame, arguments, call);
    if (row.name == "compensated")
        return callCompensated(frame, arguments, call);
    return makePart({OutputForm{}}); // `Output.named`: its names only matter to compensated sums
}

Value kindConstant(const NameRow& row)
{
    if (row.name == "DATA_ONLY")
        return makePart({GuardForm{.masks = {}}});
    if (row.name == "DEFAULT_GUARD")
        return makePart({GuardForm{}});
    return makePart({PlainSink{}});
}

} // namespace hawk::trace
