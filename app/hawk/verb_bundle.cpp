// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include <QJsonArray>

#include "bundle/inspect.h"
#include "verbs.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject facts(const bundle::BundleView& view)
{
    QJsonArray kernels;
    for (const bundle::KernelView& kernel : view.kernels) {
        kernels.append(QJsonObject{{u"name"_s, QString::fromStdString(kernel.name)},
                                   {u"artifact"_s, QString::fromStdString(kernel.artifact)},
                                   {u"format"_s, QString::fromStdString(kernel.format)},
                                   {u"sidecar"_s, kernel.sidecar}});
    }
    QJsonArray faults;
    for (const std::string& fault : view.faults)
        faults.append(QString::fromStdString(fault));
    return {{u"directory"_s, QString::fromStdString(view.directory)},
            {u"manifest"_s, view.manifest},
            {u"unit"_s, QString::fromStdString(view.unit)},
            {u"intact"_s, view.faults.empty()},
            {u"faults"_s, faults},
            {u"kernels"_s, kernels}};
}

void printText(Console& console, const bundle::BundleView& view)
{
    console.print(std::format("{}: {} kernel{}, targets {}, access {}", view.directory, view.kernels.size(),
                              view.kernels.size() == 1 ? "" : "s", view.execTargets, view.access));
    for (const bundle::KernelView& kernel : view.kernels) {
        console.print(std::format("  {}  {} ({})", kernel.name, kernel.artifact, kernel.format));
        for (const bundle::PlaneView& plane : kernel.planes)
            console.print(std::format("    {:<16} {:<16} {}", nameOf(plane.use), plane.name, plane.type));
    }
    console.print(view.faults.empty()
                      ? std::format("  unit {}, every file as stamped", view.unit.substr(0, 12))
                      : std::string("  damaged:"));
    for (const std::string& fault : view.faults)
        console.print("    " + fault);
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 2, 2, "`show DIR`"); !counted)
        return std::unexpected(counted.error());
    if (invocation.words[0] != "show")
        return text::usageError("usage-bundle",
                                std::format("`hawk bundle {}` is not understood.", invocation.words[0]),
                                "Write hawk bundle show DIR.");
    const auto view = bundle::inspectBundle(invocation.words[1]);
    if (!view)
        return std::unexpected(view.error());
    if (invocation.console.isJson())
        invocation.console.print(facts(*view));
    else
        printText(invocation.console, *view);
    return view->faults.empty() ? ExitCode::fine : ExitCode::refused;
}

} // namespace

const Verb bundleVerb{
    .name = "bundle",
    .summary = "Look into a bundle's folder and check every file against its stamp.",
    .arguments = "show DIR [--json]",
    .example = "hawk bundle show bundle",
    .declare = [](QCommandLineParser&) { },
    .run = run,
};

} // namespace hawk::cli
