// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include <QJsonArray>

#include "build_options.h"
#include "diff/check_gradient.h"
#include "module_input.h"
#include "qt_text.h"
#include "verbs.h"
#include "workspace/plane_argument.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

/// The names of `--wrt x,y`; nothing for all inputs.
std::optional<std::vector<std::string>> inputNames(const Invocation& invocation)
{
    if (!invocation.isSet("wrt"))
        return std::nullopt;
    std::vector<std::string> names;
    for (const QString& name :
         QString::fromStdString(invocation.value("wrt")).split(u',', Qt::SkipEmptyParts))
        names.push_back(name.trimmed().toStdString());
    return names;
}

Result<ir::Kernel> derivativeOf(const Invocation& invocation, const ir::Kernel& kernel,
                                diff::Direction direction)
{
    auto derived = diff::derive(kernel,
                                {.direction = direction,
                                 .name = std::format("{}_{}", kernel.name, ir::nameOf(direction)),
                                 .wrt = inputNames(invocation)});
    if (derived)
        return *std::move(derived);
    return std::unexpected(diff::errorOf(derived.error()));
}

std::string spellPlanes(const ir::Kernel& kernel)
{
    std::string reads;
    std::string writes;
    for (const data::Slot& slot : kernel.signature.slots) {
        std::string& list = slot.isWritten() ? writes : reads;
        list += (list.empty() ? "" : ", ") + slot.name;
    }
    return std::format("{}: reads {}; writes {}", kernel.name, reads, writes);
}

QJsonObject planeFacts(const ir::Kernel& kernel)
{
    QJsonArray slots;
    for (const data::Slot& slot : kernel.signature.slots)
        slots.append(QJsonObject{{u"role"_s, toQt(std::string(data::nameOf(slot.role)))},
                                 {u"name"_s, toQt(slot.name)},
                                 {u"written"_s, slot.isWritten()}});
    QJsonArray wrt;
    for (const std::string& name : kernel.derived->wrt)
        wrt.append(toQt(name));
    return {{u"wrt"_s, wrt}, {u"slots"_s, slots}};
}

std::string spellPart(const std::string& plane, std::uint32_t component, const ir::Kernel& kernel)
{
    const auto slot = kernel.signature.findSlot(plane);
    const bool isOfSamples = slot && kernel.signature.slots[*slot].extent == data::SlotExtent::samples;
    const bool isNumber = slot && kernel.signature.slots[*slot].role == data::Role::uniform;
    const auto total = std::ranges::find(kernel.signature.totals, plane, &data::Total::name);
    const bool isScalar = total != kernel.signature.totals.end()
        ? total->shape.isScalar()
        : isNumber || (isOfSamples && kernel.signature.slots[*slot].shape.isScalar());
    return isScalar ? plane : std::format("{}[{}]", plane, component);
}

/// `y by x[1] at sample 3 (x[1] = 0.5)`, or what stands for all outputs or all inputs of a launch.
std::string spellPlace(const diff::GradientEntry& entry, const ir::Kernel& kernel)
{
    const std::string output = entry.output.empty() ? "the weighted sum of all outputs"
                                                    : spellPart(entry.output, entry.outputComponent, kernel);
    if (entry.input.empty())
        return std::format("{} along a direction at sample {}", output, entry.sample);
    const std::string input = spellPart(entry.input, entry.inputComponent, kernel);
    return std::format("{} by {} at sample {} ({} = {:.17g})", output, input, entry.sample, input,
                       entry.inputValue);
}

void printReport(Console& console, const ir::Kernel& kernel, const diff::GradientReport& report)
{
    console.print(std::format("{}: {} derivatives compared at {} samples, {} left out", kernel.name,
                              report.compared, report.samples, report.skipped));
    if (report.skipped > 0)
        console.say("Left out: values that are not finite, and places beside a kink or a step, where "
                    "differences converge to no derivative.");
    if (!report.worst) {
        console.print("nothing could be compared");
        return;
    }
    const diff::GradientEntry& worst = *report.worst;
    console.print(std::format("worst: {} of {}: {:.17g}, difference {:.17g}, relative error {:.2g}",
                              ir::nameOf(worst.direction), spellPlace(worst, kernel), worst.derivative,
                              worst.difference, worst.error));
}

QJsonValue nameOrNull(const std::string& name)
{
    return name.empty() ? QJsonValue() : QJsonValue(toQt(name));
}

QJsonObject reportFacts(const diff::GradientReport& report)
{
    QJsonObject facts{{u"samples"_s, static_cast<qint64>(report.samples)},
                      {u"compared"_s, static_cast<qint64>(report.compared)},
                      {u"left_out"_s, static_cast<qint64>(report.skipped)},
                      {u"tolerance"_s, diff::gradientTolerance}};
    if (report.worst) {
        const diff::GradientEntry& worst = *report.worst;
        facts.insert(u"worst"_s,
                     QJsonObject{{u"transform"_s, toQt(std::string(ir::nameOf(worst.direction)))},
                                 {u"output"_s, nameOrNull(worst.output)},
                                 {u"output_component"_s, static_cast<int>(worst.outputComponent)},
                                 {u"input"_s, nameOrNull(worst.input)},
                                 {u"input_component"_s, static_cast<int>(worst.inputComponent)},
                                 {u"sample"_s, static_cast<qint64>(worst.sample)},
                                 {u"input_value"_s, worst.inputValue},
                                 {u"derivative"_s, worst.derivative},
                                 {u"difference"_s, worst.difference},
                                 {u"error"_s, worst.error}});
    }
    return facts;
}

/// What the kernels of a file say of themselves, and whether all of them agree with the differences.
struct Findings {
    QJsonObject facts;
    ExitCode code = ExitCode::fine;
};

Result<void> describe(const Invocation& invocation, const ir::Kernel& kernel, Findings& findings)
{
    QJsonObject facts;
    for (diff::Direction direction : {diff::Direction::reverse, diff::Direction::forward}) {
        const auto derived = derivativeOf(invocation, kernel, direction);
        if (!derived)
            return std::unexpected(derived.error());
        facts.insert(toQt(std::string(ir::nameOf(direction))), planeFacts(*derived));
        if (!invocation.console.isJson())
            invocation.console.print(spellPlanes(*derived));
    }
    findings.facts.insert(toQt(kernel.name), facts);
    return {};
}

Result<void> check(Invocation& invocation, const ir::Kernel& kernel, Findings& findings)
{
    std::vector<workspace::PlaneArgument> planes;
    for (std::size_t i = 1; i < invocation.words.size(); ++i) {
        auto plane = workspace::parsePlaneArgument(invocation.words[i]);
        if (!plane)
            return std::unexpected(plane.error());
        planes.push_back(*std::move(plane));
    }
    const auto samples = integerOption(invocation, "samples", 64, 1, 1'000'000);
    const auto seed = integerOption(invocation, "seed", 1, 0, std::int64_t{1} << 62);
    for (const auto* number : {&samples, &seed}) {
        if (!*number)
            return std::unexpected(number->error());
    }
    diff::GradientOptions options{.wrt = inputNames(invocation), .seed = *seed};
    if (invocation.isSet("samples"))
        options.samples = *samples;
    auto inputs = workspace::resolveArguments(planes, {}, kernel.signature, data::Mode::float64,
                                              options.samples, invocation.job);
    if (!inputs)
        return std::unexpected(inputs.error());
    options.inputs = *std::move(inputs);
    const auto report = diff::checkGradient(kernel, options, invocation.job);
    if (!report)
        return std::unexpected(report.error());
    findings.facts.insert(toQt(kernel.name), reportFacts(*report));
    if (!invocation.console.isJson())
        printReport(invocation.console, kernel, *report);
    if (!report->worst || report->worst->error > diff::gradientTolerance)
        findings.code = ExitCode::refused;
    return {};
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 10000, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    const auto input = openKernels(invocation, kernelReference(invocation, invocation.words[0]));
    if (!input)
        return std::unexpected(input.error());
    Findings findings;
    for (const ir::Kernel& kernel : input->kernels) {
        const auto done = invocation.isSet("check") ? check(invocation, kernel, findings)
                                                    : describe(invocation, kernel, findings);
        if (!done)
            return std::unexpected(done.error());
    }
    if (invocation.console.isJson())
        invocation.console.print(findings.facts);
    return findings.code;
}

void declare(QCommandLineParser& parser)
{
    declareSearchPath(parser);
    parser.addOptions({
        {u"check"_s, u"Compare both derivatives with differences of the kernel's values."_s},
        {u"wrt"_s, u"The inputs to derive by; all real ones when left out."_s, u"NAME,…"_s},
        {{u"n"_s, u"samples"_s},
         u"How many samples; 64 when nothing says it, or 33 where samples meet."_s,
         u"N"_s},
        {u"seed"_s, u"Of the inputs that are drawn, which are those without a VALUE; 1 when left out."_s,
         u"N"_s},
    });
}

} // namespace

const Verb gradVerb{
    .name = "grad",
    .summary = "Show what the derivatives of a kernel read and write, or check them against differences.",
    .arguments = "FILE[:KERNEL[,KERNEL…]] [--check [NAME=VALUE…]] [options]",
    .example = "hawk grad affine.py --check",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
