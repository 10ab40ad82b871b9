// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundle.h"

#include <algorithm>
#include <atomic>
#include <format>
#include <thread>

#include "bundle/publish.h"
#include "bundle/sidecar.h"
#include "bundle/validate.h"
#include "process/more_threads.h"
#include "text/sha256.h"
#include "text/whole_file.h"

namespace hawk::bundle {

namespace {

/// One kernel for one target.
struct Piece {
    const Member* member = nullptr;
    const codegen::Backend* backend = nullptr;
    codegen::TargetSpec target;
    std::optional<Result<compile::Artifact>> artifact;
};

codegen::TargetSpec targetFor(const codegen::Backend& backend, const codegen::TargetSpec& wanted)
{
    codegen::TargetSpec target{.backend = std::string(backend.id),
                               .mode = wanted.mode,
                               .optLevel = wanted.optLevel,
                               .defines = wanted.defines};
    if (backend.compiler == codegen::CompilerKind::hostCxx)
        target.profile = wanted.profile;
    else
        target.architecture = wanted.architecture;
    return target;
}

Result<compile::Artifact> compilePiece(const Piece& piece, compile::Session& session,
                                       const process::JobContext& job)
{
    const text::SourceText& source = piece.member->source;
    const auto unit = codegen::generate(piece.member->plan, source, piece.target);
    if (!unit)
        return std::unexpected(text::inSource(unit.error(), source));
    return compile::compileUnit(*unit, piece.target, session, job).transform_error([&](Error error) {
        return text::inSource(std::move(error), source);
    });
}

/// Every started compile ends before the first failure in bundle order is reported.
Result<void> compileAll(std::vector<Piece>& pieces, compile::Session& session, const process::JobContext& job)
{
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < pieces.size() && !job.isStopped(); i = next++) {
            Piece& piece = pieces[i];
            job.report({std::format("compiling {} for {}", piece.member->plan.kernel, piece.backend->id),
                        static_cast<std::int64_t>(done), static_cast<std::int64_t>(pieces.size())});
            piece.artifact = compilePiece(piece, session, job);
            ++done;
        }
    };
    {
        const std::size_t limit = session.toolchain().settings().compileJobs.value;
        std::vector<std::jthread> threads;
        process::addThreads(threads, std::max<std::size_t>(std::min(limit, pieces.size()), 1) - 1, work);
        work();
    }
    for (const Piece& piece : pieces) {
        if (!piece.artifact)
            return text::environmentError("cancelled", "The build was cancelled.",
                                          "Start it again when you want it.");
        if (!*piece.artifact)
            return std::unexpected(piece.artifact->error());
    }
    return {};
}

/// The object's bytes, compared with what the cache says they are: a bundle never gets a damaged object.
Result<std::string> readObject(const compile::Artifact& artifact)
{
    auto bytes = text::readWholeFile(artifact.object);
    if (!bytes || text::sha256(*bytes) != artifact.objectSha256)
        return text::environmentError(
            "cache-object-changed",
            std::format("The cached object `{}` changed while it was copied.", artifact.object),
            "Build again; if it comes back, run `hawk cache clear`.");
    return bytes;
}

Result<std::string> readSource(const compile::Artifact& artifact)
{
    auto bytes = text::readWholeFile(artifact.source);
    if (!bytes)
        return text::environmentError("cache-object-changed",
                                      std::format("The cached source `{}` cannot be read.", artifact.source),
                                      "Build again; if it comes back, run `hawk cache clear`.");
    return bytes;
}

/// What is known of one kernel while its pieces are put together.
struct Assembly {
    UnitFiles files;
    std::vector<ManifestEntry> manifest;
    std::vector<Entry> entries;
};

Result<void> addPiece(Assembly& assembly, const Piece& piece)
{
    const compile::Artifact& artifact = **piece.artifact;
    const std::string& kernel = piece.member->plan.kernel;
    auto object = readObject(artifact);
    if (!object)
        return std::unexpected(object.error());
    auto source = readSource(artifact);
    if (!source)
        return std::unexpected(source.error());
    Entry entry{.kernel = kernel,
                .target = std::string(piece.backend->id),
                .artifact = std::format("{}.{}", kernel, artifact.format),
                .source = std::format("{}.{}", kernel, piece.backend->sourceSuffix),
                .key = artifact.key,
                .hit = artifact.outcome == compile::Outcome::hit,
                .seconds = artifact.seconds,
                .closure = artifact.closure};
    assembly.files.insert_or_assign(entry.artifact, *std::move(object));
    assembly.files.insert_or_assign(entry.source, *std::move(source));
    assembly.entries.push_back(std::move(entry));
    return {};
}

/// A device object gives the entry its format and artifact when there is one (bundle.md 2).
Result<void> addMember(Assembly& assembly, const Member& member, std::span<const Piece> pieces,
                       const std::vector<std::string>& execTargets, compile::Session& session,
                       const process::JobContext& job)
{
    ManifestEntry manifest{.id = member.plan.kernel, .artifact = {}, .format = "host"};
    SidecarFacts facts{
        .format = {}, .execTargets = execTargets, .target = {}, .hasHostEntry = false, .machine = {}};
    for (const Piece& piece : pieces) {
        if (auto added = addPiece(assembly, piece); !added)
            return added;
        const Entry& entry = assembly.entries.back();
        facts.target.mode = piece.target.mode;
        facts.target.optLevel = piece.target.optLevel;
        if (piece.backend->execTarget == "host") {
            facts.hasHostEntry = true;
            facts.target.profile = piece.target.profile;
            auto machine = session.toolchain().machineTerms(piece.target, job);
            if (!machine)
                return std::unexpected(machine.error());
            facts.machine = *std::move(machine);
            if (manifest.artifact.empty())
                manifest.artifact = entry.artifact;
        } else {
            facts.target.architecture = piece.target.architecture;
            manifest.artifact = entry.artifact;
            manifest.format = (*piece.artifact)->format;
        }
    }
    facts.format = manifest.format;
    assembly.files.insert_or_assign(member.plan.kernel + ".json", sidecarText(member.plan, facts));
    assembly.manifest.push_back(std::move(manifest));
    return {};
}

} // namespace

Result<Bundle> buildBundle(const BundleRequest& request, compile::Session& session,
                           const process::JobContext& job)
{
    const auto backends = validateRequest(request);
    if (!backends)
        return std::unexpected(backends.error());
    if (auto usable = checkBundleFolder(request.directory); !usable)
        return std::unexpected(usable.error());

    std::vector<Piece> pieces;
    std::vector<std::string> execTargets;
    for (const codegen::Backend* backend : *backends)
        execTargets.emplace_back(backend->execTarget);
    for (const Member& member : request.members) {
        for (const codegen::Backend* backend : *backends)
            pieces.push_back({&member, backend, targetFor(*backend, request.target), std::nullopt});
    }
    if (auto compiled = compileAll(pieces, session, job); !compiled)
        return std::unexpected(compiled.error());

    Assembly assembly;
    for (std::size_t i = 0; i < request.members.size(); ++i) {
        const std::span own = std::span(pieces).subspan(i * backends->size(), backends->size());
        if (auto added = addMember(assembly, request.members[i], own, execTargets, session, job); !added)
            return std::unexpected(added.error());
    }
    assembly.files.insert_or_assign(
        "manifest.json",
        manifestText(assembly.manifest, execTargets, ir::nameOf(request.members.front().plan.access)));

    const auto published = publishUnit(request.directory, assembly.files);
    if (!published)
        return std::unexpected(published.error());
    Bundle bundle{.directory = request.directory,
                  .entries = std::move(assembly.entries),
                  .files = {},
                  .digest = stampFor(assembly.files).unit,
                  .wasPublished = *published == Published::written};
    for (const auto& [name, content] : assembly.files)
        bundle.files.push_back(name);
    return bundle;
}

} // namespace hawk::bundle
