// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "text/error.h"

namespace hawk::toolchain {

/// The NVRTC library in the folder of a CUDA toolkit, of a Python package of NVIDIA's or of a system
/// (`/usr`). Looks at the file system only.
std::optional<std::string> findNvrtcIn(const std::string& root);

/// The library that NVRTC loads for itself when it compiles, which lies beside it; empty when it is not
/// there.
std::string nvrtcBuiltins(const std::string& library);

/// A CUDA text to compile in this process.
struct NvrtcJob {
    std::string text;
    std::string fileName; ///< for its messages
    std::vector<std::string> options;
};

struct NvrtcResult {
    bool isCompiled = false;
    std::string object; ///< PTX for `-arch=compute_*`, else a cubin
    std::string log; ///< warnings and errors; of a failure never empty
};

/// NVRTC, loaded at run time: nothing of NVIDIA's is needed to build or to start a program of ours. A fault
/// in it is a fault of the whole process and it cannot be stopped, so only a process of its own uses it.
class NvrtcLibrary
{
public:
    /// Environment error "nvrtc-not-loaded" with the system's reason.
    static Result<NvrtcLibrary> load(const std::string& path);

    std::string version() const; ///< `13.0`
    std::vector<std::string> architectures() const; ///< `compute_75` …, ascending
    NvrtcResult compile(const NvrtcJob& job) const;

private:
    struct Functions;
    explicit NvrtcLibrary(std::shared_ptr<const Functions> functions) : m_functions(std::move(functions)) { }

    std::shared_ptr<const Functions> m_functions;
};

} // namespace hawk::toolchain
