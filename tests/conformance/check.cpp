// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "check.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include <QJsonArray>
#include <QJsonDocument>

#include "compare.h"
#include "data/mode_name.h"
#include "eval/evaluator.h"
#include "ir/stepped.h"
#include "trace/trace.h"

namespace hawk::conformance {

namespace {

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonValue toJson(const data::ReturnTree& tree)
{
    using Kind = data::ReturnTree::Kind;
    QJsonArray items;
    QJsonObject entries;
    for (std::size_t i = 0; i < tree.items.size(); ++i) {
        items.append(toJson(tree.items[i]));
        if (tree.kind == Kind::dict)
            entries.insert(fromUtf8(tree.keys[i]), items.last());
    }
    switch (tree.kind) {
    case Kind::nothing:
        return QJsonValue(QJsonValue::Undefined);
    case Kind::leaf:
        return fromUtf8(tree.slot);
    case Kind::tuple:
        return QJsonObject{{QStringLiteral("tuple"), items}};
    case Kind::list:
        return QJsonObject{{QStringLiteral("list"), items}};
    case Kind::dict:
        break;
    }
    return QJsonObject{{QStringLiteral("dict"), entries}};
}

Verdict signatureVerdict(const Case& test, const data::Signature& signature)
{
    const auto compact = [](const auto& json) {
        return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
    };
    const QString name = test.json[u"kernel_name"].toString();
    if (fromUtf8(signature.kernel) != name)
        return Verdict::fail("the kernel name " + name.toStdString(), signature.kernel);
    QJsonArray slots;
    for (const data::Slot& slot : signature.slots)
        slots.append(QJsonArray{fromUtf8(nameOf(slot.role)), fromUtf8(slot.name)});
    const QJsonArray wantedSlots = test.json[u"slots"].toArray();
    if (slots != wantedSlots)
        return Verdict::fail("slots " + compact(wantedSlots), compact(slots));
    const QJsonValue returns = toJson(signature.returns);
    const QJsonValue wanted = test.json[u"returns"];
    if (returns != wanted && !test.isAcceptOnly())
        return Verdict::fail("a return of " + compact(QJsonArray{wanted}), compact(QJsonArray{returns}));
    return Verdict::pass();
}

std::string finishedMask(const data::BoundArguments& arguments)
{
    for (const data::Slot& slot : arguments.signature.slots) {
        if (slot.role == data::Role::terminated && slot.isWritten())
            return slot.name;
    }
    return {};
}

/// A launcher puts what a sum over samples has lost into the sum, whose companion is then zero.
bool isSettled(const data::Signature& signature, const std::string& name)
{
    return std::ranges::any_of(signature.totals, [&name](const data::Total& total) {
        for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
            if (total.companionName(k) == name)
                return true;
        }
        return false;
    });
}

Verdict outputVerdict(const Case& test, const data::BoundArguments& arguments, const Tolerance& tolerance)
{
    const QJsonObject outputs = test.json[u"outputs"].toObject();
    for (auto wanted = outputs.begin(); wanted != outputs.end(); ++wanted) {
        const bool isUntilDone = test.door == Door::untilDone;
        // How many steps were launched depends on how many of them a runner puts into one launch.
        if (isUntilDone && wanted.key() == u"steps")
            continue;
        const std::string name =
            isUntilDone && wanted.key() == u"finished" ? finishedMask(arguments) : wanted.key().toStdString();
        const auto got = arguments.results.find(name);
        if (got == arguments.results.end() && isSettled(arguments.signature, name))
            continue;
        if (got == arguments.results.end())
            return Verdict::fail("a result " + name, "none of this name");
        if (const auto fault = difference(got->second, arrayFromJson(wanted.value().toObject()), tolerance))
            return Verdict::fail(name + fault->wanted, name + fault->got);
    }
    return Verdict::pass();
}

Tolerance widened(Tolerance asked, const Tolerance& least)
{
    return {.ulp = std::max(asked.ulp, least.ulp),
            .relative = std::max(asked.relative, least.relative),
            .absolute = std::max(asked.absolute, least.absolute),
            .isZeroSigned = asked.isZeroSigned && least.isZeroSigned};
}

/// Rules that name a feature of this language which the program does not have.
bool isNotCompiled(const text::Diagnostic& diagnostic)
{
    return diagnostic.code().starts_with('U');
}

/// The third ring of the language (docs/semantics.md "What later versions compile") has rules of its own.
constexpr std::string_view ringThreeCodes[] = {"U06", "U09", "U22", "U23"};

/// The first argument of each of these rules is the author's text.
std::optional<std::string> ringThreeFeature(const std::vector<text::Diagnostic>& diagnostics)
{
    for (const text::Diagnostic& diagnostic : diagnostics) {
        if (!std::ranges::contains(ringThreeCodes, diagnostic.code()))
            continue;
        const std::string& text = diagnostic.arguments.front();
        return text.substr(0, text.find_first_of("[("));
    }
    return std::nullopt;
}

std::string spellAll(const Case& test, const std::vector<text::Diagnostic>& diagnostics)
{
    std::string text;
    for (const text::Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity() == text::Severity::error)
            text += std::format("{}{}:[{}] {}", text.empty() ? "" : " ",
                                test.source.position(diagnostic.range.begin).line, diagnostic.code(),
                                diagnostic.message());
    }
    return text;
}

std::string spellError(const Case& test, const Error& error)
{
    const std::string text = error.diagnostics.empty() ? error.message : spellAll(test, error.diagnostics);
    return "refused, " + text;
}

/// The derivatives that the case takes, one of another.
Result<ir::Kernel> derived(const Case& test, ir::Kernel kernel)
{
    for (diff::Request request : test.derivatives()) {
        request.name = std::format("{}_{}", kernel.name, ir::nameOf(request.direction));
        auto derivative = diff::derive(kernel, request);
        if (!derivative)
            return std::unexpected(diff::errorOf(derivative.error()));
        kernel = *std::move(derivative);
    }
    return kernel;
}

Verdict launched(const Case& test, const Engine& engine, const ir::Kernel& kernel, data::Mode mode)
{
    Result<data::BoundArguments> arguments = bindArguments(bindRequest(test, kernel.signature, mode));
    if (!arguments)
        return Verdict::fail("arguments that fit", spellError(test, arguments.error()));
    const auto [base, count] = test.range(arguments->sampleCount);
    const Result<void> done = engine.run(kernel, test.source, *arguments, base, count);
    if (!done)
        return Verdict::fail("a run", spellError(test, done.error()));
    finishBinding(*arguments);
    return outputVerdict(test, *arguments, widened(test.tolerance(), engine.leastTolerance));
}

Verdict acceptedVerdict(const Case& test, const Engine& engine, const trace::Module& module, data::Mode mode)
{
    Result<ir::Kernel> kernel = selectKernel(module, test.kernel);
    if (!kernel) {
        if (test.isLenient() && !std::ranges::any_of(kernel.error().diagnostics, isNotCompiled))
            return Verdict::pass();
        return Verdict::fail("accepted", spellError(test, kernel.error()));
    }
    const std::string ownDerivative = kernel->ownDerivative;
    kernel = derived(test, *std::move(kernel));
    if (!kernel && std::ranges::contains(ringThreeCodes, kernel.error().code))
        return {.kind = Verdict::Kind::ringThree, .feature = ownDerivative};
    if (!kernel)
        return Verdict::fail("accepted", spellError(test, kernel.error()));
    if (Verdict verdict = signatureVerdict(test, kernel->signature);
        !verdict.hasPassed() || test.isAcceptOnly())
        return verdict;
    if (test.door != Door::untilDone)
        return launched(test, engine, *kernel, mode);
    if (kernel->finish() == nullptr)
        return Verdict::fail("a run until every sample has finished",
                             test.kernel + " never finishes a sample");
    const auto steps = static_cast<std::uint32_t>(test.maximumSteps());
    return launched(test, engine,
                    ir::withSteps(*kernel, {.kind = ir::StepKind::fixed, .count = steps}, kernel->name),
                    mode);
}

bool mentionsAll(const std::string& said, const std::vector<std::string>& words)
{
    const QString text = fromUtf8(said);
    return std::ranges::all_of(words, [&text](const std::string& word) {
        return text.contains(fromUtf8(word), Qt::CaseInsensitive);
    });
}

std::string spellRefusal(const Case& test)
{
    std::string text = "a refusal";
    if (const auto line = test.line())
        text += std::format(" at line {}", *line);
    for (const std::string& word : test.mentions())
        text += std::format("{}`{}`", word == test.mentions().front() ? " that says " : ", ", word);
    return text;
}

Verdict diagnosticVerdict(const Case& test, const std::vector<text::Diagnostic>& diagnostics)
{
    const bool isRefused = std::ranges::any_of(diagnostics, [&test](const text::Diagnostic& diagnostic) {
        if (diagnostic.severity() != text::Severity::error || isNotCompiled(diagnostic))
            return false;
        const std::uint32_t line = test.source.position(diagnostic.range.begin).line;
        return line == test.line().value_or(line)
            && mentionsAll(diagnostic.message() + " " + diagnostic.hint(), test.mentions());
    });
    return isRefused ? Verdict::pass()
                     : Verdict::fail(spellRefusal(test), "refused, " + spellAll(test, diagnostics));
}

Verdict refusedVerdict(const Case& test, const trace::Module& module, data::Mode mode)
{
    if (module.hasErrors())
        return diagnosticVerdict(test, module.diagnostics);
    const Result<ir::Kernel> kernel = selectKernel(module, test.kernel);
    if (!kernel)
        return Verdict::fail(spellRefusal(test), spellError(test, kernel.error()));
    if (test.mayCompute())
        return Verdict::pass();
    if (!test.derivatives().empty()) {
        const Result<ir::Kernel> derivative = derived(test, *kernel);
        return derivative || !mentionsAll(derivative.error().message, test.mentions())
            ? Verdict::fail(spellRefusal(test),
                            derivative ? "accepted" : spellError(test, derivative.error()))
            : Verdict::pass();
    }
    if (test.stage() != "call")
        return Verdict::fail(spellRefusal(test), "accepted");
    const Result<data::BoundArguments> arguments = bindArguments(bindRequest(test, kernel->signature, mode));
    if (arguments)
        return Verdict::fail(spellRefusal(test), "the arguments were accepted");
    if (!mentionsAll(arguments.error().message + " " + arguments.error().hint, test.mentions()))
        return Verdict::fail(spellRefusal(test), spellError(test, arguments.error()));
    return Verdict::pass();
}

} // namespace

std::string spell(const Verdict& verdict)
{
    switch (verdict.kind) {
    case Verdict::Kind::failed:
        return std::format("expected {}; got {}", verdict.expected, verdict.got);
    case Verdict::Kind::ringThree:
        return "ring 3: " + verdict.feature;
    case Verdict::Kind::passed:
        break;
    }
    return {};
}

Engine evaluatorEngine()
{
    return {.name = "evaluator",
            .run = [](const ir::Kernel& kernel, const text::SourceText&, data::BoundArguments& arguments,
                      std::int64_t base,
                      std::int64_t count) { return eval::evaluate(kernel, arguments, base, count); }};
}

Verdict judge(const Case& test, const Engine& engine)
{
    const Result<data::Mode> mode = data::modeNamed(test.mode);
    if (!mode)
        return test.isRefused() && mentionsAll(mode.error().message, test.mentions())
            ? Verdict::pass()
            : Verdict::fail(test.isRefused() ? spellRefusal(test) : "a scalar mode",
                            spellError(test, mode.error()));
    const trace::Module module = trace::traceModule(syntax::parse(test.source));
    Verdict verdict =
        test.isRefused() ? refusedVerdict(test, module, *mode) : acceptedVerdict(test, engine, module, *mode);
    if (!verdict.hasPassed()) {
        if (auto feature = ringThreeFeature(module.diagnostics))
            return {.kind = Verdict::Kind::ringThree, .feature = *std::move(feature)};
    }
    return verdict;
}

std::vector<std::string> caseFolders(const std::string& root)
{
    std::vector<std::string> folders;
    const auto add = [&folders](const std::filesystem::path& folder) {
        std::error_code ignored;
        if (std::filesystem::exists(folder / "case.json", ignored))
            folders.push_back(folder.string());
    };
    add(root);
    std::error_code ignored;
    std::filesystem::recursive_directory_iterator entries(root, ignored);
    for (; entries != std::filesystem::recursive_directory_iterator(); entries.increment(ignored)) {
        if (entries->is_directory(ignored))
            add(entries->path());
    }
    std::ranges::sort(folders);
    return folders;
}

} // namespace hawk::conformance
