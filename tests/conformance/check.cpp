// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "check.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include <QJsonArray>
#include <QJsonDocument>

#include "compare.h"
#include "eval/evaluator.h"
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

std::optional<std::string> signatureFault(const Case& test, const data::Signature& signature)
{
    if (fromUtf8(signature.kernel) != test.json[u"kernel_name"].toString())
        return "the kernel is called " + signature.kernel;
    QJsonArray slots;
    for (const data::Slot& slot : signature.slots)
        slots.append(QJsonArray{fromUtf8(nameOf(slot.role)), fromUtf8(slot.name)});
    if (slots != test.json[u"slots"].toArray())
        return "slots are " + QJsonDocument(slots).toJson(QJsonDocument::Compact).toStdString();
    if (toJson(signature.returns) != test.json[u"returns"])
        return "the structure of the return differs";
    return std::nullopt;
}

std::optional<std::string> outputFault(const Case& test, const data::BoundArguments& arguments,
                                       const Tolerance& tolerance)
{
    const QJsonObject outputs = test.json[u"outputs"].toObject();
    for (auto wanted = outputs.begin(); wanted != outputs.end(); ++wanted) {
        const auto got = arguments.results.find(wanted.key().toStdString());
        if (got == arguments.results.end())
            return wanted.key().toStdString() + " is no result";
        if (const auto fault = difference(got->second, arrayFromJson(wanted.value().toObject()), tolerance))
            return got->first + ": " + *fault;
    }
    return std::nullopt;
}

Tolerance widened(Tolerance asked, const Tolerance& least)
{
    return {.ulp = std::max(asked.ulp, least.ulp),
            .relative = std::max(asked.relative, least.relative),
            .absolute = std::max(asked.absolute, least.absolute),
            .isZeroSigned = asked.isZeroSigned && least.isZeroSigned};
}

std::optional<std::string> acceptedFailure(const Case& test, const Engine& engine,
                                           const trace::Module& module)
{
    const Result<ir::Kernel> kernel = selectKernel(module, test.kernel);
    if (!kernel) {
        if (test.isLenient())
            return std::nullopt;
        std::string reason = "refused: " + kernel.error().message;
        for (const text::Diagnostic& diagnostic : kernel.error().diagnostics)
            reason += std::format(" [{}] {}", diagnostic.code(), diagnostic.message());
        return reason;
    }
    if (auto fault = signatureFault(test, kernel->signature))
        return fault;
    Result<data::BoundArguments> arguments = bindArguments(bindRequest(test, kernel->signature));
    if (!arguments)
        return "not bound: " + arguments.error().message;
    const auto [base, count] = test.range(arguments->sampleCount);
    const Result<void> done = engine.run(*kernel, test.source, *arguments, base, count);
    if (!done)
        return "not run: " + done.error().message;
    finishBinding(*arguments);
    return outputFault(test, *arguments, widened(test.tolerance(), engine.leastTolerance));
}

bool mentionsAll(const std::string& said, const std::vector<std::string>& words)
{
    const QString text = fromUtf8(said);
    return std::ranges::all_of(words, [&text](const std::string& word) {
        return text.contains(fromUtf8(word), Qt::CaseInsensitive);
    });
}

std::optional<std::string> diagnosticFault(const Case& test, const std::vector<text::Diagnostic>& diagnostics)
{
    std::string seen;
    for (const text::Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.severity() != text::Severity::error)
            continue;
        const std::uint32_t line = test.source.position(diagnostic.range.begin).line;
        const std::string said = diagnostic.message() + " " + diagnostic.hint();
        if (line == test.line().value_or(line) && mentionsAll(said, test.mentions()))
            return std::nullopt;
        seen += std::format(" {}:[{}] {}", line, diagnostic.code(), said);
    }
    return "refused elsewhere or in other words:" + seen;
}

std::optional<std::string> refusedFailure(const Case& test, const trace::Module& module)
{
    if (module.hasErrors())
        return diagnosticFault(test, module.diagnostics);
    const Result<ir::Kernel> kernel = selectKernel(module, test.kernel);
    if (!kernel)
        return "refused without a diagnostic: " + kernel.error().message;
    if (test.mayCompute())
        return std::nullopt;
    if (test.stage() != "call")
        return "accepted";
    const Result<data::BoundArguments> arguments = bindArguments(bindRequest(test, kernel->signature));
    if (arguments)
        return "the arguments were accepted";
    if (!mentionsAll(arguments.error().message + " " + arguments.error().hint, test.mentions()))
        return "refused in other words: " + arguments.error().message;
    return std::nullopt;
}

} // namespace

Engine evaluatorEngine()
{
    return {.name = "evaluator",
            .run = [](const ir::Kernel& kernel, const text::SourceText&, data::BoundArguments& arguments,
                      std::int64_t base,
                      std::int64_t count) { return eval::evaluate(kernel, arguments, base, count); }};
}

std::optional<std::string> failure(const Case& test, const Engine& engine)
{
    if (!test.mode)
        return "the mode has no meaning here";
    const trace::Module module = trace::traceModule(syntax::parse(test.source));
    return test.isRefused() ? refusedFailure(test, module) : acceptedFailure(test, engine, module);
}

std::vector<std::string> caseFolders(const std::string& root)
{
    std::vector<std::string> folders;
    if (std::filesystem::exists(std::filesystem::path(root) / "case.json"))
        return {root};
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(root, ignored)) {
        if (std::filesystem::exists(entry.path() / "case.json"))
            folders.push_back(entry.path().string());
    }
    std::ranges::sort(folders);
    return folders;
}

} // namespace hawk::conformance
