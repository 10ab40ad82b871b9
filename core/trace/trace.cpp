// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/trace.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

#include "trace/asked_derivative.h"
#include "trace/fixes.h"
#include "trace/imported_files.h"
#include "trace/module_walk.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

/// A second kernel of one name would take the place of the first in every later step.
void refuseRepeatedNames(Session& session)
{
    std::unordered_set<std::string_view> names;
    for (TracedKernel& kernel : session.kernels) {
        if (names.insert(kernel.name).second)
            continue;
        kernel.kernel.reset();
        session.kernelDiagnostics.push_back(
            text::diagnose(refusals::kernelNameTwice, kernel.nameRange, {kernel.name}));
    }
}

/// A fault of a helper that several kernels call is one diagnostic.
std::vector<text::Diagnostic> collect(const syntax::SyntaxTree& tree, std::vector<text::Diagnostic> found)
{
    std::vector<text::Diagnostic> diagnostics = tree.diagnostics();
    for (text::Diagnostic& diagnostic : found) {
        const bool isKnown = std::ranges::any_of(diagnostics, [&](const text::Diagnostic& known) {
            return known.rule == diagnostic.rule && known.range == diagnostic.range;
        });
        if (!isKnown)
            diagnostics.push_back(std::move(diagnostic));
    }
    text::sortByPlace(diagnostics);
    return diagnostics;
}

std::string kernelList(const Module& module)
{
    std::string list;
    for (const TracedKernel& kernel : module.kernels)
        list += (list.empty() ? "`" : ", `") + kernel.name + "`";
    return list;
}

} // namespace

bool Module::hasErrors() const
{
    return std::ranges::any_of(
        diagnostics, [](const text::Diagnostic& d) { return d.severity() == text::Severity::error; });
}

const TracedKernel* Module::find(std::string_view name) const
{
    const auto found = std::ranges::find(kernels, name, &TracedKernel::name);
    return found == kernels.end() ? nullptr : &*found;
}

Module traceModule(syntax::SyntaxTree tree, std::stop_token stop, ImportPlaces places)
{
    Session session(tree.source());
    ImportedFiles files(session, std::move(places));
    session.files = &files;
    session.stop = std::move(stop);
    session.addSyntaxFaults(tree);
    Module module;
    module.skipped =
        walkModule(session, tree.statements(), std::make_shared<Scope>(Scope::Kind::module, nullptr));
    std::erase_if(session.kernels, &TracedKernel::isImported);
    refuseRepeatedNames(session);
    std::ranges::stable_sort(session.kernels, {},
                             [](const TracedKernel& kernel) { return kernel.range.begin; });
    module.kernels = std::move(session.kernels);
    module.diagnostics = collect(tree, std::move(session.kernelDiagnostics));
    addFixes(module.diagnostics, tree);
    module.imported = files.paths();
    module.missing = files.missing();
    module.tree = tree.withSource(session.source);
    return module;
}

Result<ir::Kernel> selectKernel(const Module& module, std::string_view name)
{
    const std::string file = module.tree.source().name();
    if (module.kernels.empty())
        return text::refused("T01", "There is no kernel in " + file + ".",
                             "Write a `def` with `@hawk.kernel` above it.");
    const TracedKernel* kernel = name.empty() ? &module.kernels.front() : module.find(name);
    if (name.empty() && module.kernels.size() > 1) {
        return text::refused("T02", file + " holds several kernels: " + kernelList(module) + ".",
                             "Name one of them, as in `" + file + ":" + module.kernels.front().name + "`.");
    }
    if (const auto asked = askedDerivative(name); kernel == nullptr && asked && module.find(asked->primal)) {
        return selectKernel(module, asked->primal).and_then([&](const ir::Kernel& primal) {
            return deriveKernel(primal, asked->direction).transform_error(diff::errorOf);
        });
    }
    if (kernel == nullptr) {
        return text::refused("T03", file + " has no kernel `" + std::string(name) + "`.",
                             "It holds " + kernelList(module) + ".");
    }
    if (kernel->kernel)
        return *kernel->kernel;
    text::Error error{.kind = text::ErrorKind::refused,
                      .code = "T04",
                      .message = "Kernel `" + kernel->name + "` of " + file + " is refused.",
                      .hint = "Correct the faults that are listed, the first one first."};
    error.diagnostics = module.diagnostics;
    return std::unexpected(std::move(error));
}

} // namespace hawk::trace
