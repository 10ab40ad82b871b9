// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/kernel_view.h"

#include <algorithm>
#include <array>
#include <format>

#include "process/program.h"
#include "text/whole_file.h"

namespace hawk::workspace {

namespace {

constexpr std::array<std::string_view, 7> names = {"ir", "host", "cuda", "ptx", "asm", "key", "closure"};

/// One request, with what its cases share.
struct ViewRequest {
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
    Result<std::string> generate(std::string backend) const
    {
        const auto spec = targetForText(targetWith(std::move(backend)), session, job);
        return codegen::generate(plan::planLaunch(kernel), source, spec)
            .transform([](const codegen::GeneratedUnit& unit) { return unit.text; })
            .transform_error([&](Error error) { return text::inSource(std::move(error), source); });
    }
    Result<BuiltKernel> build(std::string backend) const
    {
        const auto spec = resolveTarget(targetWith(std::move(backend)), session, job);
        if (!spec)
            return std::unexpected(spec.error());
        return buildKernel(kernel, source, *spec, session, job);
    }
};

Result<std::string> showPtx(const ViewRequest& request)
{
    const auto built = request.build("cuda");
    if (!built)
        return std::unexpected(built.error());
    if (built->artifact.format != "ptx")
        return text::usageError(
            "show-ptx-arch",
            std::format("For {} the compiler makes machine code, not PTX.", built->target.architecture),
            "Give a virtual architecture, for example --arch compute_90.");
    return text::readWholeFile(built->artifact.object);
}

Result<std::string> disassemble(const std::string& object, const process::JobContext& job)
{
    const auto environment = process::Environment::ofThisProcess();
    const auto objdump = environment.findProgram("objdump");
    if (!objdump)
        return text::environmentError("no-disassembler",
                                      "Machine code is shown by `objdump`, which is not on PATH.",
                                      "Install the package binutils.");
    const auto listing = process::runProgram({.arguments = {*objdump, "--disassemble", "--no-show-raw-insn",
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

} // namespace

std::span<const std::string_view> viewNames()
{
    return names;
}

std::optional<KernelView> viewFromName(std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<KernelView>(found - names.begin()));
}

Result<std::string> showKernel(KernelView view, const ir::Kernel& kernel, const text::SourceText& source,
                               const TargetArguments& target, compile::Session& session,
                               const process::JobContext& job)
{
    const ViewRequest request{kernel, source, target, session, job};
    if (view == KernelView::ir)
        return ir::listing(kernel);
    if (view == KernelView::host || view == KernelView::cuda)
        return request.generate(view == KernelView::host ? "host" : "cuda");
    if (view == KernelView::ptx)
        return showPtx(request);
    const auto built = request.build("host");
    if (!built)
        return std::unexpected(built.error());
    if (view == KernelView::assembly)
        return disassemble(built->artifact.object, job);
    return view == KernelView::key ? spellKey(built->artifact) : spellClosure(built->artifact);
}

} // namespace hawk::workspace
