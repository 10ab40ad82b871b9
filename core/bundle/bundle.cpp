// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundle.h"

#include <algorithm>
#include <atomic>
#include <format>
#include <ranges>
#include <thread>

#include "bundle/part_texts.h"
#include "bundle/publish.h"
#include "bundle/sidecar.h"
#include "process/more_threads.h"
#include "text/cancelled.h"
#include "text/sha256.h"
#include "text/whole_file.h"

namespace hawk::bundle {

namespace {

/// One part for one target.
struct Piece {
    const Part* part = nullptr;
    PieceTarget place;
    std::optional<Result<compile::Artifact>> artifact;
};

Result<compile::Artifact> compilePiece(const Piece& piece, compile::Session& session,
                                       const process::JobContext& job)
{
    const text::SourceText& source = *piece.part->source;
    const auto unit = codegen::generate(piece.part->plan, source, piece.place.target);
    if (!unit)
        return std::unexpected(text::inSource(unit.error(), source));
    return compile::compileUnit(*unit, piece.place.target, session, job).transform_error([&](Error error) {
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
            job.report({std::format("compiling {} for {}", piece.part->plan.kernel, piece.place.backend->id),
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
            return text::cancelled("The build was cancelled.", "Start it again when you want it.");
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
    const std::string& kernel = piece.part->plan.kernel;
    auto object = readObject(artifact);
    if (!object)
        return std::unexpected(object.error());
    auto source = readSource(artifact);
    if (!source)
        return std::unexpected(source.error());
    Entry entry{.kernel = kernel,
                .target = std::string(piece.place.backend->id),
                .artifact = artifactName(kernel, artifact.format),
                .source = std::format("{}.{}", kernel, piece.place.backend->sourceSuffix),
                .key = artifact.key,
                .hit = artifact.outcome == compile::Outcome::hit,
                .reason = artifact.reason,
                .seconds = artifact.seconds,
                .closure = artifact.closure};
    assembly.files.insert_or_assign(entry.artifact, *std::move(object));
    assembly.files.insert_or_assign(entry.source, *std::move(source));
    assembly.entries.push_back(std::move(entry));
    return {};
}

Result<void> addPart(Assembly& assembly, std::span<const Piece> pieces, const BundleTargets& targets,
                     compile::Session& session, const process::JobContext& job)
{
    const Part& part = *pieces.front().part;
    for (const Piece& piece : pieces) {
        if (auto added = addPiece(assembly, piece); !added)
            return added;
    }
    auto texts = partTexts(part, targets, session, job);
    if (!texts)
        return std::unexpected(texts.error());
    assembly.files.insert_or_assign(part.plan.kernel + ".json", std::move(texts->sidecar));
    assembly.manifest.push_back(std::move(texts->manifest));
    return {};
}

} // namespace

Result<Bundle> buildBundle(const BundleRequest& request, compile::Session& session,
                           const process::JobContext& job)
{
    const std::vector<Part> parts = partsOf(request.members);
    const auto targets = bundleTargets(request, parts);
    if (!targets)
        return std::unexpected(targets.error());
    if (auto usable = checkBundleFolder(request.directory); !usable)
        return std::unexpected(usable.error());

    std::vector<Piece> pieces;
    for (const Part& part : parts) {
        for (const PieceTarget& place : targets->places)
            pieces.push_back({&part, place, std::nullopt});
    }
    if (auto compiled = compileAll(pieces, session, job); !compiled)
        return std::unexpected(compiled.error());

    Assembly assembly;
    for (const auto own : pieces | std::views::chunk(targets->places.size())) {
        if (auto added = addPart(assembly, own, *targets, session, job); !added)
            return std::unexpected(added.error());
    }
    assembly.files.insert_or_assign(
        "manifest.json",
        manifestText(assembly.manifest, targets->execTargets, ir::nameOf(parts.front().plan.access)));

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
