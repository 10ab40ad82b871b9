// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/backend.h"
#include "process/job_context.h"
#include "text/diagnostic.h"
#include "text/error.h"
#include "toolchain/settings.h"

namespace hawk::toolchain {

enum class Family { gcc, clang, nvcc, nvrtc, other };

/// One program that takes part in a compile, by content.
struct ToolFile {
    std::string role; ///< `driver`, `cc1plus`, `as`, `ld`, `nvcc`, `cicc`, `ptxas`, …
    std::string path;
    std::string sha256;
};

/// A compiler that was found and identified. Nothing here needs the compiler to be started again.
struct Compiler {
    codegen::CompilerKind kind = codegen::CompilerKind::hostCxx;
    Family family = Family::other;
    std::vector<std::string> command; ///< program (absolute path) and the user's own arguments
    std::string version; ///< first line of its version text
    std::string foundBy; ///< `HAWK_CXX`, `CXX`, `PATH`, … for `hawk doctor`
    std::vector<ToolFile> tools;
    std::string identity; ///< digest over command and tools: a term of every key
    std::vector<std::string> architectures; ///< of a device compiler: what it can compile for, ascending
};

/// A source file to compile in a private folder.
struct CompileJob {
    std::string sourcePath; ///< absolute, inside `folder`
    std::string folder; ///< where every output and temporary goes; the caller owns and removes it
    std::string outputName; ///< file name of the object within `folder`
    codegen::TargetSpec target;
    std::vector<std::string> includeDirectories;
    std::vector<std::string> extraFlags;
    bool linkMathLibrary = false;
    bool linkStandardLibrary = false; ///< for texts that are not ours
};

/// What a compile produced and everything it depended on.
struct CompiledObject {
    std::string path;
    std::string format; ///< `so`, `ptx`, `cubin`
    std::vector<std::string> filesRead; ///< by compiler, assembler and linker; absolute, outside `folder`
    /// Not empty: `filesRead` may lack files, and why, as a sentence. Such an object must not be kept for
    /// later requests.
    std::string filesUnknown;
    std::vector<std::string> searchList; ///< include directories in search order, absolute
    std::string messages; ///< the compiler's own text: warnings, and of a cubin what ptxas reports
    std::vector<std::string> commandLine;
    double seconds = 0.0;
};

/// Finding, identifying and running compilers. Identities are memoised in `memoDirectory` by device, inode,
/// size and times of every tool file: a second process with unchanged tools starts none of them and reads
/// none. Thread-safe.
class Toolchain
{
public:
    Toolchain(Settings settings, std::string memoDirectory);
    ~Toolchain();

    const Settings& settings() const;
    /// The compiler for a kind, found once and kept. Environment error listing every place tried and what to
    /// install or set when there is none.
    Result<Compiler> compiler(codegen::CompilerKind kind, const process::JobContext& job = {});
    /// The profile in force: argument or variable, else native-vector-math on x86-64 with GCC, else native.
    /// Explicit native-vector-math with another compiler is refused.
    Result<codegen::Profile> profile(const process::JobContext& job = {});
    /// The device architecture for a request, by chooseArchitecture().
    Result<std::string> architecture(const std::string& requested, const process::JobContext& job = {});

    /// The flags of a target in order, without paths: terms of the key.
    Result<std::vector<std::string>> flags(const codegen::TargetSpec& target,
                                           const process::JobContext& job = {});
    /// What else changes the result of a compile on this machine: resolved CPU features for the native
    /// profiles, C library, environment variables that compilers read. Name and value, in name order.
    Result<std::vector<std::pair<std::string, std::string>>>
    machineTerms(const codegen::TargetSpec& target, const process::JobContext& job = {});

    /// Runs the compiler (and linker) of the target's back end; NVRTC runs inside a hawk-worker. Refused when
    /// the text does not compile: the error's message holds the first messages, its diagnostics are empty.
    /// Cancel and time limit as in runProgram; after any failure `job.folder` holds nothing that was not
    /// there before.
    Result<CompiledObject> compile(const CompileJob& job, const process::JobContext& context = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// One line of a compiler's text, for a generated file.
struct CompilerMessage {
    text::Severity severity = text::Severity::error;
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::string text;
    std::string function = {}; ///< that ptxas speaks of, which knows no line
};

/// Reads the message formats of GCC, clang, nvcc, NVRTC and ptxas; lines that are none are skipped.
std::vector<CompilerMessage> parseMessages(std::string_view compilerText);

} // namespace hawk::toolchain
