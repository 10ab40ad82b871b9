// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cache/entries.h"
#include "cache/maintenance.h"
#include "codegen/backend.h"
#include "process/job_context.h"
#include "text/diagnostic.h"
#include "text/error.h"
#include "toolchain/kernel_resources.h"
#include "toolchain/toolchain.h"

namespace hawk::compile {

/// A text to compile through the cache.
struct CompileRequest {
    std::string name; ///< plain identifier: stem of the files in the slot
    std::string text;
    std::string suffix; ///< of the source file: `cpp`, `cu`
    codegen::TargetSpec target;
    std::vector<std::string> includeDirectories = {};
    std::vector<std::string> extraFlags = {};
    bool linkMathLibrary = false;
    bool linkStandardLibrary = false;
    codegen::LineMap lineMap = {}; ///< empty for texts that are not generated
};

enum class Outcome {
    hit, ///< served from the store, no program started
    miss, ///< compiled and stored
    bypassed ///< compiled, but the store could not be used: see `reason`
};

struct ClosureFile {
    std::string path;
    std::string sha256; ///< empty: the file must be absent
};

/// What a complete target compiles to: `so`, `ptx`, `cubin`. Refused with the ids there are when it names no
/// back end.
Result<std::string_view> objectFormat(const codegen::TargetSpec& target);

/// A compiled text. `object` and `source` are readable as long as the artifact lives; files in the store are
/// read-only and shared: copy, never write.
struct Artifact {
    std::string object;
    std::string source;
    std::string format; ///< `so`, `ptx`, `cubin`
    std::string objectSha256;
    std::string key; ///< request key, 64 hex digits
    Outcome outcome = Outcome::miss;
    std::string reason; ///< of a miss or a bypass, one sentence
    double seconds = 0.0; ///< the compiler's time; 0 on a hit
    double secondsToMake = 0.0; ///< the compiler's time when the entry was made: what a hit saves
    std::vector<ClosureFile> closure;
    std::vector<toolchain::CompilerMessage> messages; ///< warnings, the same cold and warm
    std::vector<text::Diagnostic> warnings; ///< the same, at the places of the kernel that they come from
    std::vector<toolchain::KernelResources> resources; ///< what the entries of a cubin take, cold and warm
    std::vector<std::string> commandLine; ///< as run, or as it would have been
    std::shared_ptr<const void> keepAlive;
};

/// Lookups of this process. One increment per request.
struct CacheStats {
    std::uint64_t hits = 0;
    std::uint64_t misses = 0;
    friend bool operator==(const CacheStats&, const CacheStats&) = default;
};

/// The persistent figures of a cache folder: requests = hits + misses + failures + bypassed.
struct StoreStats {
    std::uint64_t requests = 0, hits = 0, misses = 0, failures = 0, bypassed = 0;
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
};

struct ClearReport {
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
    std::vector<cache::LeftFolder> left; ///< that could not be removed
};

/// What a caller knows of a store already, and how much of the rest it wants.
struct ListRequest {
    /// Entries of an earlier list; null: none. They are not read again.
    std::shared_ptr<const std::vector<cache::EntryFacts>> known = {};
    std::size_t readAtMost = std::numeric_limits<std::size_t>::max(); ///< entries that are not known
};

/// The store's figures with its entries, newest use first.
struct StoreListing {
    /// `entries` counts all; `bytes` are those of the entries listed.
    StoreStats stats;
    std::vector<cache::EntryFacts> entries;
    bool isComplete = true; ///< false: `readAtMost` left some out, those used longest ago
};

/// What is needed to compile: settings, compilers, the store, memos and this process's counters. Thread-safe;
/// requests for one key in one process compile once. Several processes may share the folder.
class Session
{
public:
    struct State; ///< opaque outside this folder

    explicit Session(toolchain::Settings settings);
    ~Session();

    toolchain::Toolchain& toolchain();
    /// Root given by argument, variable or default, and our folder `workbench-1` inside it.
    const std::string& cacheRoot() const;
    std::string storeDirectory() const;

    CacheStats cacheStats() const;
    void resetCacheStats();
    Result<StoreStats> storeStats() const;
    /// Reads one small file per entry that is not known. Environment error "cancelled" when the job is
    /// stopped.
    Result<StoreListing> list(const ListRequest& request = {}, const process::JobContext& job = {}) const;
    /// Takes the named entries (empty: all) out of the store so that they can be put back; none when the
    /// store does not exist. Environment error "cache-not-cleared" when entries are there and none could be
    /// taken.
    Result<std::shared_ptr<cache::ClearedEntries>> take(const std::vector<cache::EntryName>& names);
    /// Removes every entry of `workbench-1` and nothing else; what cannot be removed is in the report.
    Result<ClearReport> clear();

private:
    friend Result<Artifact> compileText(const CompileRequest&, Session&, const process::JobContext&);
    std::unique_ptr<State> m_state;
};

/// Hit or compile. On every real compile one line through JobContext::information:
/// `hawk: building scale (host); it is kept in DIR for later runs, …`; nothing on a hit. A store that
/// cannot be used never fails a build: the artifact is `bypassed` and says why; only an unusable cache folder
/// (a file, foreign-owned, not writable and without the entry) that was asked for explicitly is an error.
/// Refused: the text does not compile (messages mapped through lineMap to the kernel's lines in
/// Error::diagnostics), the text is over the source budget, a name that is no identifier.
Result<Artifact> compileText(const CompileRequest& request, Session& session,
                             const process::JobContext& job = {});

/// The flags that a generated text needs besides those of its target.
std::vector<std::string> flagsOf(const codegen::GeneratedUnit& unit);

/// compileText for a generated unit.
Result<Artifact> compileUnit(const codegen::GeneratedUnit& unit, const codegen::TargetSpec& target,
                             Session& session, const process::JobContext& job = {});

} // namespace hawk::compile
