// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "kernel_fixtures.h"

/// A product and a determinant of two rows: terms written out, and one function of arrays.
KernelFixture smallMatrixKernel();
/// A product of 7 rows, with more terms than a text writes out.
KernelFixture largeMatrixKernel();
/// The sum of all entries of `A @ A` for a matrix of `size` rows.
KernelFixture squareKernel(std::uint32_t size);
/// All factors of a matrix of `size` rows, and what is read of them and solved with them.
KernelFixture factorKernel(std::uint32_t size);
/// A matrix that is factored and solved with in each iteration of a loop, which samples leave early, and a
/// product before the loop that the loop reads.
KernelFixture factorLoopKernel();
