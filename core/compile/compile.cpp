// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/compile.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include "compile/build.h"
#include "compile/compiler_refusal.h"
#include "compile/request_key.h"
#include "compile/session_state.h"
#include "text/cancelled.h"

namespace hawk::compile {

static bool isIdentifier(std::string_view name)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return !name.empty() && !isDigit(name.front())
        && std::ranges::all_of(name, [&](char c) { return isLetter(c) || isDigit(c); });
}

// The name becomes file names, so nothing but an identifier may pass.
static Result<void> checkNames(const CompileRequest& request)
{
    if (isIdentifier(request.name) && isIdentifier(request.suffix))
        return {};
    return text::usageError(
        "compile-name", std::format("'{}.{}' cannot name a compiled text.", request.name, request.suffix),
        "Use a name of letters, digits and underscores that does not start with a digit.");
}

static Result<void> checkBudget(const CompileRequest& request, const toolchain::Settings& settings)
{
    const std::uint64_t limit = settings.sourceBudget.value;
    if (limit == 0 || request.text.size() <= limit)
        return {};
    return text::refused("source-budget",
                         std::format("The text of '{}' has {} bytes; the limit is {}.", request.name,
                                     request.text.size(), limit),
                         "Raise HAWK_COMPILE_SOURCE_BUDGET, or set it to 0 for no limit.");
}

static std::string absolutePath(const std::string& path)
{
    std::error_code error;
    const std::filesystem::path absolute = std::filesystem::absolute(path, error);
    return error ? path : absolute.string();
}

// Replaces what means something else in another folder or on another machine.
static Result<void> resolve(CompileRequest& request, codegen::CompilerKind compiler, Session::State& state,
                            const process::JobContext& job)
{
    // The compiler runs in a folder of its own.
    std::ranges::transform(request.includeDirectories, request.includeDirectories.begin(), absolutePath);
    if (compiler != codegen::CompilerKind::device || !request.target.architecture.empty())
        return {};
    return state.toolchain.architecture({}, job).transform(
        [&](std::string&& architecture) { request.target.architecture = std::move(architecture); });
}

using Flights = process::SingleFlight<Result<Artifact>>;

// Looks in the store, else compiles, else waits for the thread that does.
static Result<Artifact> hitOrBuild(const CompileRequest& request, Session::State& state,
                                   codegen::CompilerKind compiler, const cache::FolderState& folder,
                                   const process::JobContext& job)
{
    const bool isReadable = folder.access != cache::Access::refused;
    if (!isReadable && state.isFolderChosen())
        return std::unexpected(state.folderError(folder));
    const Result<RequestKey> key = requestKey(request, compiler, state.toolchain, job);
    if (!key)
        return std::unexpected(key.error());

    cache::Lookup missed;
    const auto find = [&]() -> std::optional<Artifact> {
        if (!isReadable)
            return std::nullopt;
        cache::Lookup lookup = state.store.find(key->digest);
        // The first look tells most: it sets damaged entries aside.
        if (missed.reason.empty())
            missed.reason = std::move(lookup.reason);
        missed.fault = std::move(lookup.fault);
        return lookup.slot ? std::optional(artifactOf(*lookup.slot)) : std::nullopt;
    };
    if (std::optional<Artifact> found = find())
        return *std::move(found);
    for (;;) {
        Flights::Entry entry = state.flights.enter(key->digest, job.stop);
        if (auto* answer = std::get_if<Result<Artifact>>(&entry))
            return std::move(*answer);
        if (std::holds_alternative<Flights::Stopped>(entry))
            return text::cancelled("The build was stopped.",
                                   "Nothing of it is kept; start again when you like.");
        // Whoever had the turn before may have stored it.
        if (std::optional<Artifact> found = find())
            return *std::move(found);
        auto* turn = std::get_if<Flights::Turn>(&entry);
        if (!turn)
            continue;
        Result<Built> built = build(request, state, compiler, *key, folder, missed, job);
        if (!built) {
            if (!text::isCancelled(built))
                turn->share(std::unexpected(built.error()));
            return std::unexpected(std::move(built.error()));
        }
        if (built->artifact.outcome == Outcome::bypassed && built->sharing == Sharing::fine)
            turn->share(built->artifact);
        return std::move(built->artifact);
    }
}

static cache::RequestEnd endOf(const Result<Artifact>& result)
{
    if (!result)
        return cache::RequestEnd::failure;
    switch (result->outcome) {
    case Outcome::hit:
        return cache::RequestEnd::hit;
    case Outcome::miss:
        return cache::RequestEnd::miss;
    case Outcome::bypassed:
        break;
    }
    return cache::RequestEnd::bypass;
}

Result<Artifact> compileText(const CompileRequest& given, Session& session, const process::JobContext& job)
{
    Session::State& state = *session.m_state;
    if (const Result<void> named = checkNames(given); !named)
        return std::unexpected(named.error());
    const Result<const codegen::Backend*> backend = codegen::findBackend(given.target.backend);
    if (!backend)
        return std::unexpected(backend.error());

    const codegen::CompilerKind compiler = (*backend)->compiler;
    CompileRequest request = given;
    const cache::FolderState folder = state.store.prepare();
    Result<Artifact> result =
        checkBudget(request, state.settings)
            .and_then([&] { return resolve(request, compiler, state, job); })
            .and_then([&] { return hitOrBuild(request, state, compiler, folder, job); });
    state.count(endOf(result), job);
    if (result)
        result->warnings = warningsIn(result->messages, request);
    return result;
}

std::vector<std::string> flagsOf(const codegen::GeneratedUnit& unit)
{
    return unit.keepsLibraryCalls ? std::vector<std::string>{"-fno-builtin"} : std::vector<std::string>();
}

Result<Artifact> compileUnit(const codegen::GeneratedUnit& unit, const codegen::TargetSpec& target,
                             Session& session, const process::JobContext& job)
{
    const Result<const codegen::Backend*> backend = codegen::findBackend(target.backend);
    if (!backend)
        return std::unexpected(backend.error());
    return compileText({.name = unit.name,
                        .text = unit.text,
                        .suffix = std::string((*backend)->sourceSuffix),
                        .target = target,
                        .extraFlags = flagsOf(unit),
                        .linkMathLibrary = unit.needsMathLibrary || unit.needsVectorMath,
                        .lineMap = unit.lineMap},
                       session, job);
}

} // namespace hawk::compile
