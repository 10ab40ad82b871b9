// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/build.h"

#include <cerrno>
#include <filesystem>
#include <format>
#include <optional>

#include <sys/stat.h>
#include <sys/statvfs.h>

#include "cache/digest_memo.h"
#include "compile/closure.h"
#include "compile/compiler_refusal.h"
#include "text/cancelled.h"

namespace hawk::compile {

namespace fs = std::filesystem;

namespace {

// One compile from choosing a folder to publishing.
class Builder
{
public:
    Builder(const CompileRequest& request, Session::State& state, codegen::CompilerKind kind,
            const RequestKey& key, const process::JobContext& job)
        : m_request(request)
        , m_state(state)
        , m_kind(kind)
        , m_key(key)
        , m_job(job)
    { }

    Result<Built> run(const cache::FolderState& folder, const cache::Lookup& missed);

private:
    enum class Place { store, temporary };

    Result<cache::StagingFolder> makeFolder(Place place);
    Result<void> leaveStore(const std::error_code& reason);
    Result<toolchain::CompiledObject> compileIn(Place place);
    Result<toolchain::CompiledObject> compileOnce();
    Result<Built> publish(const toolchain::CompiledObject& object, const std::string& missReason);
    Result<cache::SlotMember> member(std::string_view role, const std::string& name);
    std::string sourceName() const { return std::format("{}.{}", m_request.name, m_request.suffix); }
    std::string objectName() const;
    void inform() const;

    const CompileRequest& m_request;
    Session::State& m_state;
    codegen::CompilerKind m_kind;
    const RequestKey& m_key;
    const process::JobContext& m_job;
    std::optional<cache::StagingFolder> m_folder;
    RecordedClosure m_closure;
    std::string m_bypassReason; ///< not empty: the result is not stored
};

constexpr mode_t memberMode = 0444;
constexpr std::string_view fullDisk = "the disk of the cache folder is full";

bool isNoSpace(const std::error_code& error)
{
    return error == std::errc::no_space_on_device || error.value() == EDQUOT;
}

std::string_view formatFor(codegen::CompilerKind kind, const codegen::TargetSpec& target)
{
    if (kind == codegen::CompilerKind::hostCxx)
        return "so";
    return target.architecture.starts_with("compute_") ? "ptx" : "cubin";
}

// Compilers and linkers do not always say that they failed for want of space.
bool isNearlyFull(const std::string& folder)
{
    constexpr std::uint64_t enough = 1u << 20;
    struct statvfs disk{};
    return statvfs(folder.c_str(), &disk) == 0 && disk.f_bavail * disk.f_frsize < enough;
}

std::string capitalized(std::string sentence)
{
    if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    return sentence + '.';
}

std::string Builder::objectName() const
{
    return std::format("{}.{}", m_request.name, formatFor(m_kind, m_request.target));
}

void Builder::inform() const
{
    const std::string what = std::format("hawk: building {} ({})", m_request.name, m_request.target.backend);
    m_job.inform(m_bypassReason.empty()
                     ? std::format("{}; it is kept in {} for later runs, `hawk cache clear` removes it", what,
                                   m_state.store.layout().directory())
                     : std::format("{} without the cache: {}", what, m_bypassReason));
}

// The store cannot be written: done without where the user did not choose it, or only space is missing.
Result<void> Builder::leaveStore(const std::error_code& reason)
{
    const std::string problem = std::format("cannot be written: {}", reason.message());
    if (m_state.isFolderChosen() && !isNoSpace(reason))
        return std::unexpected(m_state.folderError({cache::Access::refused, problem}));
    m_bypassReason = isNoSpace(reason) ? std::string(fullDisk) : std::format("the cache folder {}", problem);
    return {};
}

Result<cache::StagingFolder> Builder::makeFolder(Place place)
{
    if (place == Place::store) {
        cache::Io<cache::StagingFolder> folder = m_state.store.stage();
        if (folder)
            return *std::move(folder);
        if (const Result<void> left = leaveStore(folder.error()); !left)
            return std::unexpected(left.error());
    }
    std::error_code ignored;
    const std::string parent =
        fs::absolute(m_state.settings.environment.get("TMPDIR").value_or("/tmp"), ignored).string();
    const auto refuse = [&](const std::string& reason) {
        return text::environmentError(
            "temporary-folder",
            std::format("No folder for the compiler can be made in '{}': {}.", parent, reason),
            "Make room there, or set TMPDIR to a folder that can be written.");
    };
    // Making it would leave it behind for everyone.
    if (!fs::is_directory(parent, ignored))
        return refuse("it is no folder");
    cache::Io<cache::StagingFolder> folder = cache::StagingFolder::make(parent, "hawk-");
    if (!folder)
        return refuse(folder.error().message());
    return *std::move(folder);
}

// Makes the folder and compiles in it. A folder of the store that runs full is given up for a temporary one.
Result<toolchain::CompiledObject> Builder::compileIn(Place place)
{
    Result<cache::StagingFolder> folder = makeFolder(place);
    if (!folder)
        return std::unexpected(folder.error());
    m_folder.emplace(*std::move(folder));
    const bool mayRetry = place == Place::store && m_bypassReason.empty();

    const cache::Io<void> written =
        cache::writeNewFile(m_folder->path() + '/' + sourceName(), m_request.text, memberMode);
    if (!written && !mayRetry)
        return text::environmentError(isNoSpace(written.error()) ? "no-space" : "temporary-folder",
                                      std::format("The source of '{}' cannot be written to '{}': {}.",
                                                  m_request.name, m_folder->path(),
                                                  written.error().message()),
                                      "Make room there, or set TMPDIR to another folder.");
    if (written) {
        inform();
        Result<toolchain::CompiledObject> object = compileOnce();
        if (object || !mayRetry || text::isCancelled(object)
            || (object.error().code != "no-space" && !isNearlyFull(m_folder->path())))
            return object;
    }
    m_folder.reset();
    const Result<void> left =
        leaveStore(written ? std::make_error_code(std::errc::no_space_on_device) : written.error());
    return left ? compileIn(Place::temporary) : std::unexpected(left.error());
}

Result<toolchain::CompiledObject> Builder::compileOnce()
{
    const toolchain::CompileJob job{.sourcePath = m_folder->path() + '/' + sourceName(),
                                    .folder = m_folder->path(),
                                    .outputName = objectName(),
                                    .target = m_request.target,
                                    .includeDirectories = m_request.includeDirectories,
                                    .extraFlags = m_request.extraFlags,
                                    .linkMathLibrary = m_request.linkMathLibrary,
                                    .linkStandardLibrary = m_request.linkStandardLibrary};
    const std::int64_t started = process::fileClock();
    Result<toolchain::CompiledObject> object = m_state.toolchain.compile(job, m_job);
    if (!object)
        return std::unexpected(withDiagnostics(object.error(), m_request));
    m_closure = recordClosure(m_request, *object, started, m_state.store.digests());
    // A compiler that was replaced since the key was made has another key now.
    if (const Result<RequestKey> now = requestKey(m_request, m_kind, m_state.toolchain, m_job);
        !now || now->digest != m_key.digest)
        m_closure.unsettled = "the compiler changed";
    return object;
}

Result<Built> Builder::run(const cache::FolderState& folder, const cache::Lookup& missed)
{
    if (folder.access != cache::Access::readWrite) {
        if (m_state.isFolderChosen())
            return std::unexpected(m_state.folderError(folder));
        m_bypassReason = std::format("the cache folder {} {}", m_state.store.layout().root, folder.problem);
    } else {
        m_bypassReason = missed.fault;
    }
    Result<toolchain::CompiledObject> object =
        compileIn(m_bypassReason.empty() ? Place::store : Place::temporary);
    // A file that was written just before the compiler started looks like one that changed under it.
    if (object && !m_closure.unsettled.empty())
        object = compileOnce();
    if (!object)
        return std::unexpected(object.error());
    return publish(*object, missed.reason);
}

Result<cache::SlotMember> Builder::member(std::string_view role, const std::string& name)
{
    const std::string path = m_folder->path() + '/' + name;
    const cache::Io<process::FileDigest> digest = process::digestFile(path);
    if (!digest || chmod(path.c_str(), memberMode) != 0)
        return text::environmentError(
            "compiled-object", std::format("'{}', which the compiler has just made, cannot be read.", path),
            "Run the build again; something else may be deleting files there.");
    return cache::SlotMember{.role = std::string(role),
                             .name = name,
                             .size = digest->stamp.size,
                             .mode = memberMode,
                             .sha256 = digest->sha256};
}

Result<Built> Builder::publish(const toolchain::CompiledObject& object, const std::string& missReason)
{
    const Result<cache::SlotMember> objectMember =
        member("object", fs::path(object.path).filename().string());
    if (!objectMember)
        return std::unexpected(objectMember.error());
    const Result<cache::SlotMember> sourceMember = member("source", sourceName());
    if (!sourceMember)
        return std::unexpected(sourceMember.error());
    cache::Slot slot{.folder = m_folder->path(),
                     .manifest = {.key = m_key.digest,
                                  .kernel = m_request.name,
                                  .target = m_request.target.backend,
                                  .format = object.format,
                                  .fields = m_key.fields,
                                  .members = {*objectMember, *sourceMember},
                                  .closure = m_closure.entries,
                                  .messages = object.messages,
                                  .commandLine = object.commandLine,
                                  .seconds = object.seconds}};
    Built built;
    if (!m_closure.unsettled.empty()) {
        m_bypassReason = std::format("{} while the compiler ran", m_closure.unsettled);
        built.sharing = Sharing::notForOthers;
    } else if (m_bypassReason.empty()) {
        m_bypassReason = m_closure.unstorable;
    }
    if (m_bypassReason.empty()) {
        cache::Io<cache::Slot> published = m_state.store.publish(*m_folder, slot.manifest);
        if (published)
            slot = *std::move(published);
        else
            m_bypassReason = std::format("the entry cannot be stored: {}", published.error().message());
    }

    built.artifact = artifactOf(slot);
    built.artifact.seconds = object.seconds;
    built.artifact.outcome = m_bypassReason.empty() ? Outcome::miss : Outcome::bypassed;
    built.artifact.reason = capitalized(m_bypassReason.empty() ? missReason : m_bypassReason);
    if (!m_bypassReason.empty())
        built.artifact.keepAlive = std::make_shared<const cache::StagingFolder>(*std::move(m_folder));
    return built;
}

} // namespace

Result<std::string_view> objectFormat(const codegen::TargetSpec& target)
{
    return codegen::findBackend(target.backend).transform([&](const codegen::Backend* backend) {
        return formatFor(backend->compiler, target);
    });
}

Result<Built> build(const CompileRequest& request, Session::State& state, codegen::CompilerKind kind,
                    const RequestKey& key, const cache::FolderState& folder, const cache::Lookup& missed,
                    const process::JobContext& job)
{
    return Builder(request, state, kind, key, job).run(folder, missed);
}

Artifact artifactOf(const cache::Slot& slot)
{
    const cache::SlotManifest& manifest = slot.manifest;
    Artifact artifact{.format = manifest.format,
                      .key = manifest.key,
                      .outcome = Outcome::hit,
                      .secondsToMake = manifest.seconds,
                      .messages = toolchain::parseMessages(manifest.messages),
                      .resources = toolchain::parseResources(manifest.messages),
                      .commandLine = manifest.commandLine};
    if (const cache::SlotMember* object = manifest.member("object")) {
        artifact.object = slot.pathOf(*object);
        artifact.objectSha256 = object->sha256;
    }
    if (const cache::SlotMember* source = manifest.member("source"))
        artifact.source = slot.pathOf(*source);
    artifact.closure.reserve(manifest.closure.size());
    for (const cache::ClosureEntry& entry : manifest.closure)
        artifact.closure.push_back({entry.path, entry.sha256});
    return artifact;
}

} // namespace hawk::compile
