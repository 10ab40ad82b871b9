// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "compile/compile.h"
#include "compile/request_key.h"
#include "compile/session_state.h"

namespace hawk::compile {

enum class Sharing {
    fine, ///< also answers whoever asked for the same meanwhile
    notForOthers ///< an input changed meanwhile, so others must look for themselves
};

struct Built {
    Artifact artifact;
    Sharing sharing = Sharing::fine;
};

/// Compiles a request that the store could not serve and stores the result. `folder` is the state of the
/// cache folder, `kind` the compiler of the key, `missed` the look that found no entry. What keeps the result
/// out of the store makes it `bypassed`, not an error, except a chosen folder that cannot be written.
Result<Built> build(const CompileRequest& request, Session::State& state, codegen::CompilerKind kind,
                    const RequestKey& key, const cache::FolderState& folder, const cache::Lookup& missed,
                    const process::JobContext& job);

/// The artifact of a slot that was found.
Artifact artifactOf(const cache::Slot& slot);

} // namespace hawk::compile
