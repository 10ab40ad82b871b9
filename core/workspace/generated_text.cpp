// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/generated_text.h"

#include <algorithm>
#include <format>
#include <limits>

#include "ir/listing.h"
#include "plan/launch_plan.h"
#include "process/program.h"
#include "text/whole_file.h"
#include "workspace/line_information.h"

namespace hawk::workspace {

namespace {

struct MappedText {
    std::string text;
    codegen::LineMap lineMap = {};
    codegen::TargetSpec spec = {};
    std::vector<toolchain::KernelResources> resources = {};
    std::vector<text::Diagnostic> warnings = {};
};

/// A unit and what a compiler made of it.
struct CompiledUnit {
    codegen::GeneratedUnit unit;
    compile::Artifact artifact;
};

/// One request, with what its cases share.
struct TextRequest {
    const ir::Kernel& kernel;
    const text::SourceText& source;
    const TargetArguments& target;
    compile::Session& session;
    const process::JobContext& job;

    TargetArguments targetWith(std::string backend) const
    {
        TargetArguments arguments = target;
        arguments.backend = std::move(backend);
        return arguments;
    }
    Result<codegen::GeneratedUnit> generate(const codegen::TargetSpec& spec) const
    {
        return codegen::generate(plan::planLaunch(kernel), source, spec).transform_error([&](Error error) {
            return text::inSource(std::move(error), source);
        });
    }
    Result<MappedText> generateText(std::string backend) const
    {
        const auto spec = targetForText(targetWith(std::move(backend)), session, job);
        return generate(spec).transform([&](codegen::GeneratedUnit&& unit) {
            return MappedText{std::move(unit.text), std::move(unit.lineMap), spec};
        });
    }
    /// Compiles with line information, under a cache key of its own.
    Result<CompiledUnit> compile(const codegen::TargetSpec& spec, std::string flag) const
    {
        const auto backend = codegen::findBackend(spec.backend);
        if (!backend)
            return std::unexpected(backend.error());
        auto unit = generate(spec);
        if (!unit)
            return std::unexpected(unit.error());
        std::vector<std::string> flags = compile::flagsOf(*unit);
        flags.push_back(std::move(flag));
        auto artifact =
            compile::compileText({.name = unit->name,
                                  .text = unit->text,
                                  .suffix = std::string((*backend)->sourceSuffix),
                                  .target = spec,
                                  .extraFlags = std::move(flags),
                                  .linkMathLibrary = unit->needsMathLibrary || unit->needsVectorMath,
                                  .lineMap = unit->lineMap},
                                 session, job);
        if (!artifact)
            return std::unexpected(text::inSource(std::move(artifact.error()), source));
        return CompiledUnit{*std::move(unit), *std::move(artifact)};
    }
};

MappedText listIr(const ir::Kernel& kernel)
{
    ir::MappedListing listing = ir::mappedListing(kernel);
    MappedText text{std::move(listing.text)};
    for (const text::Range origin : listing.origins)
        text.lineMap.append(origin);
    return text;
}

/// Follows the lines of a listing over the generated text to the kernel.
MappedText mapThrough(ListingLines&& lines, const codegen::LineMap& generated,
                      const codegen::TargetSpec& spec)
{
    MappedText text{.text = std::move(lines.text), .spec = spec};
    for (const std::uint32_t line : lines.sourceLines)
        text.lineMap.append(generated.kernelRange(line));
    return text;
}

Result<MappedText> showPtx(const TextRequest& request)
{
    auto spec = resolveTarget(request.targetWith("cuda"), request.session, request.job);
    if (!spec)
        return std::unexpected(spec.error());
    // PTX is made for virtual architectures; sm_90 is the machine code of compute_90.
    if (spec->architecture.starts_with("sm_"))
        spec->architecture.replace(0, 3, "compute_");
    const auto compiled = request.compile(*spec, "-lineinfo");
    if (!compiled)
        return std::unexpected(compiled.error());
    return text::readWholeFile(compiled->artifact.object).transform([&](const std::string& ptx) {
        return mapThrough(readPtx(ptx), compiled->unit.lineMap, *spec);
    });
}

Result<std::string> disassemble(const std::string& object, const process::JobContext& job)
{
    const auto environment = process::Environment::ofThisProcess();
    const auto objdump = environment.findProgram("objdump");
    if (!objdump)
        return text::environmentError("no-disassembler",
                                      "Machine code is shown by `objdump`, which is not on PATH.",
                                      "Install the package binutils.");
    const auto listing =
        process::runProgram({.arguments = {*objdump, "--disassemble", "--line-numbers", "--no-show-raw-insn",
                                           "--no-addresses", "--section=.text", object},
                             .environment = environment},
                            job);
    if (!listing)
        return std::unexpected(listing.error());
    if (!listing->succeeded())
        return text::environmentError("disassembler-failed",
                                      "`objdump` could not read the object: " + listing->errors,
                                      "Run `hawk cache clear` and build again.");
    return listing->output;
}

Result<MappedText> showAssembly(const TextRequest& request)
{
    const auto spec = resolveTarget(request.targetWith("host"), request.session, request.job);
    if (!spec)
        return std::unexpected(spec.error());
    // Debug lines leave the machine code as it is.
    const auto compiled = request.compile(*spec, "-g1");
    if (!compiled)
        return std::unexpected(compiled.error());
    return disassemble(compiled->artifact.object, request.job).transform([&](const std::string& listing) {
        return mapThrough(readDisassembly(listing, compiled->unit.fileName), compiled->unit.lineMap, *spec);
    });
}

/// The entries, a blank line between them, then the warnings, a line each.
std::string resourceText(const std::vector<toolchain::KernelResources>& entries,
                         const std::vector<text::Diagnostic>& warnings, const text::SourceText& source,
                         const PhraseSpeller& spell)
{
    std::string text;
    for (const toolchain::KernelResources& entry : entries)
        text += (text.empty() ? "" : "\n") + reportResources(entry, spell);
    if (!warnings.empty())
        text += '\n';
    for (const text::Diagnostic& warning : warnings) {
        std::string said = warning.message();
        std::ranges::replace(said, '\n', ' ');
        const std::string line = std::format("line {}", source.position(warning.range.begin).line);
        text += std::format("{}: {}\n", spell ? spell(line) : line, said);
    }
    return text;
}

/// Only machine code takes registers. That of compute_75 is sm_75's.
Result<MappedText> showResources(const TextRequest& request)
{
    auto spec = resolveTarget(request.targetWith("cuda"), request.session, request.job);
    if (!spec)
        return std::unexpected(spec.error());
    constexpr std::string_view isVirtual = "compute_";
    if (spec->architecture.starts_with(isVirtual))
        spec->architecture.replace(0, isVirtual.size(), "sm_");
    return buildKernel(request.kernel, request.source, *spec, request.session, request.job)
        .transform([&](const BuiltKernel& built) {
            MappedText text{.spec = built.target,
                            .resources = built.artifact.resources,
                            .warnings = built.artifact.warnings};
            text.text = resourceText(text.resources, text.warnings, request.source, {});
            const auto lines = static_cast<std::size_t>(std::ranges::count(text.text, '\n'));
            for (std::size_t i = text.warnings.size(); i < lines; ++i)
                text.lineMap.append({});
            for (const text::Diagnostic& warning : text.warnings)
                text.lineMap.append(warning.range);
            return text;
        });
}

std::string spellKey(const compile::Artifact& artifact)
{
    const std::string outcome = artifact.outcome == compile::Outcome::hit ? "hit, no compiler started"
        : artifact.outcome == compile::Outcome::miss
        ? "miss, compiled"
        : std::format("compiled, not stored: {}", artifact.reason);
    return std::format("{}  {}\n", artifact.key, outcome);
}

std::string spellClosure(const compile::Artifact& artifact)
{
    std::string out;
    for (const compile::ClosureFile& file : artifact.closure) {
        const std::string digest = file.sha256.empty() ? "absent      " : file.sha256.substr(0, 12);
        out += std::format("{}  {}\n", digest, file.path);
    }
    return out;
}

Result<MappedText> showArtifact(KernelView view, const TextRequest& request)
{
    return resolveTarget(request.targetWith("host"), request.session, request.job)
        .and_then([&](const codegen::TargetSpec& spec) {
            return buildKernel(request.kernel, request.source, spec, request.session, request.job);
        })
        .transform([&](const BuiltKernel& built) {
            return MappedText{.text = view == KernelView::key ? spellKey(built.artifact)
                                                              : spellClosure(built.artifact),
                              .spec = built.target};
        });
}

Result<MappedText> show(KernelView view, const TextRequest& request)
{
    switch (view) {
    case KernelView::ir:
        return listIr(request.kernel);
    case KernelView::host:
        return request.generateText("host");
    case KernelView::cuda:
        return request.generateText("cuda");
    case KernelView::ptx:
        return showPtx(request);
    case KernelView::assembly:
        return showAssembly(request);
    case KernelView::resources:
        return showResources(request);
    case KernelView::key:
    case KernelView::closure:
        break;
    }
    return showArtifact(view, request);
}

} // namespace

Result<GeneratedText> makeGeneratedText(KernelView view, const ir::Kernel& kernel,
                                        const text::SourceText& source, const TargetArguments& target,
                                        compile::Session& session, const process::JobContext& job)
{
    return show(view, {kernel, source, target, session, job}).transform([&](MappedText&& mapped) {
        return GeneratedText{.view = view,
                             .kernel = kernel.name,
                             .target = target,
                             .spec = std::move(mapped.spec),
                             .source = source,
                             .text = std::move(mapped.text),
                             .lineMap = std::move(mapped.lineMap),
                             .resources = std::move(mapped.resources),
                             .warnings = std::move(mapped.warnings)};
    });
}

std::string spellResources(const GeneratedText& text, const PhraseSpeller& spell)
{
    return resourceText(text.resources, text.warnings, text.source, spell);
}

std::vector<std::uint32_t> linesFrom(const GeneratedText& text, std::uint32_t kernelOffset)
{
    const text::Range kernelLine = text.source.lineAt(kernelOffset);
    const std::vector<text::Range>& ranges = text.lineMap.lines();
    std::vector<std::uint32_t> beginning;
    std::vector<std::uint32_t> around;
    std::uint32_t narrowest = std::numeric_limits<std::uint32_t>::max();
    for (std::uint32_t i = 0; i < ranges.size(); ++i) {
        const text::Range range = ranges[i];
        if (range.isEmpty() || range.end <= kernelLine.begin || range.begin >= kernelLine.end)
            continue;
        if (range.begin >= kernelLine.begin) {
            beginning.push_back(i + 1);
        } else if (const std::uint32_t length = range.end - range.begin; length <= narrowest) {
            if (length < narrowest)
                around.clear();
            narrowest = length;
            around.push_back(i + 1);
        }
    }
    return beginning.empty() ? around : beginning;
}

} // namespace hawk::workspace
