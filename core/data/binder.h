// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <vector>

#include "data/binding.h"
#include "data/signature.h"
#include "text/error.h"

namespace hawk::data {

/// Binds call after call of one kernel with the checks and results of bindArguments(), for callers that
/// launch small batches often. Arguments that fit as they are (a plain number for a Param; a C-order array of
/// exactly the plane's type and `(N,)` or `(W, N)` shape) take a short way without a look at names;
/// everything else is handed to bindArguments(). Not thread-safe.
class Binder
{
public:
    Binder(Signature signature, Mode mode);

    /// One argument for each of Signature::parameters, in their order; a null array stands for one that is
    /// left out. The result is this object's own and holds until the next call. Outputs that are not given
    /// are fresh with each call, so results of earlier calls stay as they were. Cost of the short way: tens
    /// of nanoseconds for each argument and about a hundred for each fresh output. A number of arguments
    /// other than that of the parameters is a usage error ("argument-count").
    Result<const BoundArguments*> bind(std::span<const Argument> arguments);
    /// What the last successful call bound, for finishBinding().
    BoundArguments& bound() { return m_bound; }

private:
    bool bindFitting(std::span<const Argument> arguments);
    bool bindParameter(const Parameter& parameter, const Argument& argument, std::int64_t& samples);
    Result<const BoundArguments*> bindAny(std::span<const Argument> arguments);

    BoundArguments m_bound;
    std::vector<Array*> m_results; ///< by slot; the entry of m_bound.results, null where there is none
    std::vector<bool> m_isFresh; ///< by slot; a written plane that the last call did not give
    bool m_isReady = false; ///< whether m_bound came from bindArguments()
};

} // namespace hawk::data
