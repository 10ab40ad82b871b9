// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtTest>

#include "codegen/target_spec.h"

/// The targets on which generated texts must give the bits of the evaluator, as rows of a test.
namespace hawk::tests {

inline void addExactTargets()
{
    QTest::addColumn<codegen::TargetSpec>("target");
    for (const data::Mode mode : {data::Mode::float64, data::Mode::float32}) {
        const auto row = [mode](const char* backend, codegen::Profile profile) {
            QTest::addRow("%s %s %s", data::nameOf(mode).data(), backend, codegen::nameOf(profile).data())
                << codegen::TargetSpec{.backend = backend,
                                       .mode = mode,
                                       .profile = profile,
                                       .optLevel = codegen::OptLevel::O2};
        };
        row("host", codegen::Profile::native);
        row("host", codegen::Profile::portable);
        row("cuda-shim", codegen::Profile::native);
    }
}

} // namespace hawk::tests
