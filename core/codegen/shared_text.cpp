// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/shared_text.h"

#include <algorithm>
#include <format>
#include <set>

namespace hawk::codegen {

using data::Element;
using data::ReduceOp;
using ir::Sink;
using ir::SinkForm;

namespace {

constexpr std::string_view sumBody = R"({
    Real lost[32];
    for (int i = 0; i < 32; ++i)
        lost[i] = 0;
    for (int half = 16; half > 0; half /= 2) {
        for (int i = 0; i < half; ++i) {
            const Real a = terms[i];
            const Real b = terms[i + half];
            const Real sum = a + b;
            const Real part = sum - a;
            const Real error = (a - (sum - part)) + (b - part);
            lost[i] = lost[i] + lost[i + half] + (sum - sum == 0 ? error : Real(0));
            terms[i] = sum;
        }
    }
    *row = terms[0];
    *correction = terms[0] - terms[0] == 0 ? lost[0] : Real(0);
}
)";

constexpr std::string_view extremeBody = R"({
    for (int half = 16; half > 0; half /= 2)
        for (int i = 0; i < half; ++i) {
            const Real a = terms[i];
            const Real b = terms[i + half];
            terms[i] = b COMPARED a || a != a ? b : a;
        }
    *row = terms[0];
}
)";

constexpr std::string_view keptBody = R"({
    if (place < 0 || place >= length)
        return;
    const Real before = atomicAdd(numbers + place, term);
    const Real sum = before + term;
    const Real part = sum - before;
    const Real error = (before - (sum - part)) + (term - part);
    if (sum - sum == 0 && error != 0)
        atomicAdd(lost + place, error);
}
)";

/// Whole numbers of 32 and 64 bits wrap, whatever their sign.
std::string_view wrappedType(Element element)
{
    return element == Element::index ? "UInt64" : "unsigned";
}

std::string changeOf(SinkForm form, Element element)
{
    if (form == SinkForm::store)
        return "numbers[place] = term;";
    if (element == Element::real)
        return "atomicAdd(numbers + place, term);";
    return std::format("{0}(reinterpret_cast<{1}*>(numbers) + place, {1}(term));",
                       form == SinkForm::add ? "atomicAdd" : "atomicOr", wrappedType(element));
}

std::string_view functionName(const Sink& sink)
{
    switch (sink.form) {
    case SinkForm::add:
        return sink.companion.empty() ? "addAt" : "addKept";
    case SinkForm::store:
        return "storeAt";
    default:
        return "setBitsAt";
    }
}

std::string_view rowFunction(ReduceOp op)
{
    if (op == ReduceOp::sum)
        return "sumRow";
    return op == ReduceOp::maximum ? "largestOfRow" : "smallestOfRow";
}

void writeRowFunction(TextWriter& writer, ReduceOp op, std::string_view qualifier)
{
    if (op == ReduceOp::sum) {
        writer.line(
            "// Neighbours in a row meet in pairs. What their sums lose to rounding meets likewise, as long "
            "as they are");
        writer.line("// finite.");
        writer.line(std::format("{}void sumRow(Real* terms, Real* row, Real* correction)", qualifier));
        writer.block(sumBody);
    } else {
        std::string body(extremeBody);
        body.replace(body.find("COMPARED"), 8, op == ReduceOp::maximum ? ">" : "<");
        writer.line("// Neighbours in a row meet in pairs; a number wins over NaN.");
        writer.line(std::format("{}void {}(Real* terms, Real* row)", qualifier, rowFunction(op)));
        writer.block(body);
    }
    writer.blank();
}

void writeKeyedFunction(TextWriter& writer, const Sink& sink, Element element, std::string_view qualifier)
{
    const std::string_view number = valueType(element);
    if (!sink.companion.empty()) {
        writer.line(
            "// Adds to the number at a place, if there is one, and keeps what the sum loses to rounding.");
        writer.line(std::format(
            "{}void addKept(Real* numbers, Real* lost, Int64 length, Int64 place, Real term)", qualifier));
        writer.block(keptBody);
    } else {
        writer.line("// Changes the number at a place, if there is one.");
        writer.line(std::format("{0}void {1}({2}* numbers, Int64 length, Int64 place, {2} term)", qualifier,
                                functionName(sink), number));
        writer.open({});
        writer.line("if (place >= 0 && place < length)");
        writer.line("    " + changeOf(sink.form, element));
        writer.close();
    }
    writer.blank();
}

/// `numbersOf<Real>(h) + 2 * 16`
std::string spellNumbers(std::string_view argument, std::string_view number, const KeyedStore& store)
{
    const std::string numbers = std::format("numbersOf<{}>({})", number, argument);
    return store.component == 0 ? numbers
                                : std::format("{} + {} * {}", numbers, store.component, store.length);
}

} // namespace

std::string spellStoreByKey(const Sink& sink, const KeyedStore& store, std::string_view number)
{
    const std::string lost =
        sink.companion.empty() ? std::string() : spellNumbers(store.companion, number, store) + ", ";
    return std::format("{}({}, {}{}, {}, {});", functionName(sink), spellNumbers(store.plane, number, store),
                       lost, store.length, store.key, store.value);
}

std::string spellRow(const Sink& sink, std::string_view terms, std::string_view rows,
                     std::string_view companion, std::string_view further)
{
    const auto pointer = [&](std::string_view argument) {
        return std::format("numbersOf<Real>({}{}) + row", argument, further);
    };
    const std::string correction = sink.companion.empty() ? std::string() : ", " + pointer(companion);
    return std::format("{}({}, {}{});", rowFunction(sink.reduction), terms, pointer(rows), correction);
}

void writeSharedFunctions(TextWriter& writer, std::span<const ir::Kernel* const> stages,
                          const SharedQualifiers& qualifiers)
{
    std::set<ReduceOp> rows;
    std::set<std::pair<std::string_view, Element>> keyed;
    for (const ir::Kernel* stage : stages) {
        for (const Sink& sink : stage->sinks) {
            const Element element = stage->node(sink.value).type.element;
            if (sink.form == SinkForm::rows && rows.insert(sink.reduction).second)
                writeRowFunction(writer, sink.reduction, qualifiers.ofRows);
            else if (sink.key && keyed.emplace(functionName(sink), element).second)
                writeKeyedFunction(writer, sink, element, qualifiers.ofStores);
        }
    }
}

} // namespace hawk::codegen
