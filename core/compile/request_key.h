// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "cache/slot_manifest.h"
#include "compile/compile.h"

namespace hawk::compile {

/// The terms of a request and their digest.
struct RequestKey {
    std::string digest; ///< 64 hex digits
    std::vector<cache::KeyField> fields; ///< by name; long values as their digests
};

/// Everything that is known before a compiler runs and can change what it produces: the text, each field of
/// the target, flags, compiler identity, terms of the machine, include folders, the caller's flags, the
/// flags of text and link. The name of the request is not a term: the text holds the entry symbols. Fails
/// like Toolchain::compiler.
Result<RequestKey> requestKey(const CompileRequest& request, codegen::CompilerKind kind,
                              toolchain::Toolchain& toolchain, const process::JobContext& job);

} // namespace hawk::compile
