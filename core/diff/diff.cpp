// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/diff.h"

#include <algorithm>

#include "diff/cross_sample.h"
#include "diff/derivation.h"
#include "diff/lineage.h"
#include "diff/refusals.h"
#include "ir/kept_numbers.h"
#include "ir/marks.h"

namespace hawk::diff {

namespace {

/// A chunk of samples whose sums are made row by row is twice as large.
std::uint64_t mostRecordedOf(const ir::Kernel& kernel)
{
    const bool hasRows = std::ranges::contains(kernel.sinks, ir::SinkForm::rows, &ir::Sink::form);
    return hasRows && ir::storesInLoops(kernel) ? mostRecorded / 2 : mostRecorded;
}

constexpr const text::DiagnosticRule* rules[] = {
    &refusals::unknownInput,      &refusals::wholeInput,
    &refusals::noInput,           &refusals::noRealInput,
    &refusals::startValue,        &refusals::onlyFinishes,
    &refusals::noRealOutput,      &refusals::noRule,
    &refusals::stepMeets,         &refusals::finishesNothing,
    &refusals::notAnEvent,        &refusals::noParam,
    &refusals::unknownParam,      &refusals::cellTaken,
    &refusals::ownDerivative,     &refusals::noTimeStep,
    &refusals::planeTaken,        &refusals::nothingToRecord,
    &refusals::tapeTooWide,       &refusals::extremeOverSamples,
    &refusals::storedBits,        &refusals::replacingStore,
    &refusals::extremeReadAgain,  &refusals::storeInLoop,
    &refusals::reverseOfRecorded, &refusals::recordTooLarge,
};

} // namespace

std::span<const text::DiagnosticRule* const> allRules()
{
    return rules;
}

Error errorOf(const Refusal& refusal)
{
    const auto& [rule, arguments, place] = refusal;
    Error error =
        text::refused(rule->code, text::fillIn(rule->message, arguments), text::fillIn(rule->hint, arguments))
            .error();
    if (place)
        error.diagnostics = {text::diagnose(*rule, *place, arguments)};
    return error;
}

Outcome<ir::Kernel> derive(const ir::Kernel& primal, const Request& request)
{
    const ir::Kernel marked = ir::differentiable(primal);
    const auto refuse = [&](const text::DiagnosticRule& rule, std::vector<std::string> more) {
        return diff::refuse(rule, ir::nameOf(request.direction), primal, std::move(more));
    };
    const std::vector<ir::Sink> sinks = storingSinks(marked);
    if (sinks.empty())
        return refuse(refusals::onlyFinishes, {});
    if (std::ranges::none_of(sinks, [&](const ir::Sink& sink) { return isReal(marked, sink); }))
        return refuse(refusals::noRealOutput, {});
    auto wrt = resolveInputs(marked, request);
    if (!wrt)
        return std::unexpected(std::move(wrt.error()));
    if (wrt->empty())
        return refuse(refusals::noRealInput, {});
    if (!primal.ownDerivative.empty())
        return refuse(refusals::ownDerivative, {primal.ownDerivative});
    Derivation derivation(marked, request, std::move(*wrt));
    checkSharedPlanes(derivation);
    if (derivation.refusal)
        return std::unexpected(std::move(*derivation.refusal));
    if (request.direction == Direction::reverse)
        deriveReverse(derivation);
    else
        deriveForward(derivation);
    if (derivation.refusal)
        return std::unexpected(std::move(*derivation.refusal));
    ir::Kernel kernel = derivation.finish();
    if (const std::uint64_t kept = ir::keptNumbers(kernel); kept > mostRecordedOf(kernel))
        return refuse(refusals::recordTooLarge,
                      {std::to_string(kept), std::to_string(mostRecordedOf(kernel))});
    return kernel;
}

} // namespace hawk::diff
