// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/toolchain.h"

#include <filesystem>
#include <format>
#include <map>
#include <mutex>

#include "process/single_flight.h"
#include "text/cancelled.h"
#include "toolchain/architectures.h"
#include "toolchain/compile_device.h"
#include "toolchain/compile_host.h"
#include "toolchain/compiler_environment.h"
#include "toolchain/compiler_record.h"
#include "toolchain/device_compiler.h"
#include "toolchain/flags.h"
#include "toolchain/host_compiler.h"
#include "toolchain/identity_memo.h"
#include "toolchain/job_folder.h"
#include "toolchain/machine_terms.h"

namespace hawk::toolchain {

using codegen::CompilerKind;
using codegen::Profile;

struct Toolchain::State {
    Settings settings;
    IdentityMemo memo;
    std::mutex mutex; ///< for the records; held for no longer than a look into them
    std::map<std::string, CompilerRecord> records; ///< by the memo's key
    process::SingleFlight<Result<CompilerRecord>> questions;

    std::optional<CompilerRecord> known(const std::string& key, const FoundCommand& found);
    Result<CompilerRecord> ask(CompilerKind kind, const FoundCommand& found, const std::string& key,
                               const process::JobContext& job);
    Result<CompilerRecord> record(CompilerKind kind, const process::JobContext& job);
    Result<CompilerRecord> recordFor(const codegen::TargetSpec& target, const process::JobContext& job);
};

/// What is known or remembered, if the compiler is still the same.
std::optional<CompilerRecord> Toolchain::State::known(const std::string& key, const FoundCommand& found)
{
    std::optional<CompilerRecord> record;
    {
        const std::lock_guard lock(mutex);
        if (const auto place = records.find(key); place != records.end())
            record = place->second;
    }
    if (record && isCurrent(*record, settings.environment))
        return record;
    record = memo.load(key);
    if (!record || record->compiler.command != found.command || !isCurrent(*record, settings.environment))
        return std::nullopt;
    record->compiler.foundBy = found.foundBy;
    const std::lock_guard lock(mutex);
    records.insert_or_assign(key, *record);
    return record;
}

Result<CompilerRecord> Toolchain::State::ask(CompilerKind kind, const FoundCommand& found,
                                             const std::string& key, const process::JobContext& job)
{
    Result<CompilerRecord> asked = kind == CompilerKind::hostCxx
        ? identifyHostCompiler(found, settings.environment, job)
        : identifyDeviceCompiler(found, settings.environment, job);
    if (!asked)
        return asked;
    memo.store(key, *asked);
    const std::lock_guard lock(mutex);
    records.insert_or_assign(key, *asked);
    return asked;
}

/// The compiler as it is now: known and unchanged, remembered and unchanged, or asked.
Result<CompilerRecord> Toolchain::State::record(CompilerKind kind, const process::JobContext& job)
{
    const bool isHost = kind == CompilerKind::hostCxx;
    const Result<FoundCommand> found = isHost ? findHostCompiler(settings) : findDeviceCompiler(settings);
    if (!found)
        return std::unexpected(found.error());
    const std::string key = IdentityMemo::keyOf(kind, found->command, settings.environment);
    using Questions = process::SingleFlight<Result<CompilerRecord>>;
    for (;;) {
        if (std::optional<CompilerRecord> record = known(key, *found))
            return *std::move(record);
        // Threads that need the same compiler ask it once, and each can be stopped while it waits.
        Questions::Entry entry = questions.enter(key, job.stop);
        if (auto* answer = std::get_if<Result<CompilerRecord>>(&entry))
            return std::move(*answer);
        if (std::holds_alternative<Questions::Stopped>(entry))
            return text::cancelled("The wait for the compiler's answers was stopped.",
                                   "Nothing of it is kept; start again when you like.");
        auto* turn = std::get_if<Questions::Turn>(&entry);
        if (!turn)
            continue;
        // Whoever had the turn before may have asked.
        if (std::optional<CompilerRecord> record = known(key, *found))
            return *std::move(record);
        Result<CompilerRecord> asked = ask(kind, *found, key, job);
        if (!text::isCancelled(asked))
            turn->share(asked);
        return asked;
    }
}

Result<CompilerRecord> Toolchain::State::recordFor(const codegen::TargetSpec& target,
                                                   const process::JobContext& job)
{
    const Result<const codegen::Backend*> backend = codegen::findBackend(target.backend);
    if (!backend)
        return std::unexpected(backend.error());
    return record((*backend)->compiler, job);
}

Toolchain::Toolchain(Settings settings, std::string memoDirectory)
    : m_state(std::make_unique<State>(std::move(settings), IdentityMemo(std::move(memoDirectory))))
{ }

Toolchain::~Toolchain() = default;

const Settings& Toolchain::settings() const
{
    return m_state->settings;
}

Result<Compiler> Toolchain::compiler(CompilerKind kind, const process::JobContext& job)
{
    return m_state->record(kind, job).transform(
        [](CompilerRecord&& record) { return std::move(record.compiler); });
}

Result<Profile> Toolchain::profile(const process::JobContext& job)
{
    const std::optional<Profile>& wanted = m_state->settings.profile.value;
    if (wanted && *wanted != Profile::nativeVectorMath)
        return *wanted;
    const Result<CompilerRecord> record = m_state->record(CompilerKind::hostCxx, job);
    if (!record)
        return std::unexpected(record.error());
    const bool canBeFast = record->compiler.family == Family::gcc && machineName() == "x86_64";
    if (wanted && !canBeFast)
        return hostFlags({.profile = *wanted}, record->compiler.family, machineName())
            .transform([](const auto&) { return Profile::nativeVectorMath; });
    return canBeFast ? Profile::nativeVectorMath : Profile::native;
}

Result<std::string> Toolchain::architecture(const std::string& requested, const process::JobContext& job)
{
    const Result<CompilerRecord> record = m_state->record(CompilerKind::device, job);
    if (!record)
        return std::unexpected(record.error());
    const Setting<std::string>& standing = m_state->settings.architecture;
    ArchitectureRequest request = {.name = requested, .source = "the request"};
    if (requested.empty())
        request = {.name = standing.value,
                   .source = standing.origin == Origin::argument ? "the argument" : standing.variable};
    return chooseArchitecture(request, record->compiler.architectures, record->compiler.version);
}

Result<std::vector<std::string>> Toolchain::flags(const codegen::TargetSpec& target,
                                                  const process::JobContext& job)
{
    const Result<CompilerRecord> record = m_state->recordFor(target, job);
    if (!record)
        return std::unexpected(record.error());
    if (record->compiler.kind == CompilerKind::device)
        return deviceFlags(target, record->compiler.family);
    return hostFlags(target, record->compiler.family, machineName());
}

Result<std::vector<std::pair<std::string, std::string>>>
Toolchain::machineTerms(const codegen::TargetSpec& target, const process::JobContext&)
{
    const Result<const codegen::Backend*> backend = codegen::findBackend(target.backend);
    if (!backend)
        return std::unexpected(backend.error());
    std::vector<std::pair<std::string, std::string>> terms = compilerVariables(m_state->settings.environment);
    if ((*backend)->compiler == CompilerKind::hostCxx) {
        if (target.profile != Profile::portable)
            terms.emplace_back("host_target", cpuIdentity(machineName(), readCpuInfo()));
        terms.emplace_back("libc", cLibrary());
    }
    return terms;
}

Result<CompiledObject> Toolchain::compile(const CompileJob& job, const process::JobContext& context)
{
    const Result<CompilerRecord> record = m_state->recordFor(job.target, context);
    if (!record)
        return std::unexpected(record.error());
    const Result<std::vector<std::string>> targetFlags = flags(job.target, context);
    if (!targetFlags)
        return std::unexpected(targetFlags.error());
    JobFolder folder(job.folder);
    const auto compileWith = record->compiler.kind == CompilerKind::device ? compileDevice : compileHost;
    Result<CompiledObject> object = compileWith(job, *targetFlags, *record, m_state->settings, context);
    if (object)
        folder.keep(job.outputName);
    return object;
}

} // namespace hawk::toolchain
