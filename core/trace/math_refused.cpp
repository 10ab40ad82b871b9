// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/math_call.h"
#include "trace/unsupported.h"

namespace hawk::trace {

namespace {

constexpr MathRow no(std::string_view name, const text::DiagnosticRule& rule)
{
    return {.name = name, .rule = &rule};
}

constexpr MathRow table[] = {
    no("take", unsupported::otherSamples),
    no("dispatch", unsupported::dispatch),
    no("solve", unsupported::linearAlgebra),
    no("lu", unsupported::linearAlgebra),
    no("lu_solve", unsupported::linearAlgebra),
    no("inv", unsupported::linearAlgebra),
    no("det", unsupported::linearAlgebra),
    no("cholesky", unsupported::linearAlgebra),
    no("chol_from", unsupported::linearAlgebra),
    no("cho_solve", unsupported::linearAlgebra),
    no("eigh", unsupported::linearAlgebra),
    no("lstsq", unsupported::linearAlgebra),
    no("lm_step", unsupported::linearAlgebra),
    no("mvn_sample", unsupported::linearAlgebra),
    no("random_multivariate_normal", unsupported::linearAlgebra),
};

} // namespace

std::span<const MathRow> refusedMathRows()
{
    return table;
}

} // namespace hawk::trace
