// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <limits>
#include <utility>

#include "eval/linear_numbers.h"

namespace hawk::eval {

namespace {

/// Gauss' elimination; the pivot is the largest entry of its column, the first of equal ones. Ends at a
/// column without one.
template <class Real>
void luStep(const Instruction& step, const Frame& frame)
{
    const Count n = step.size;
    Numbers<Real> a(frame, step.operands[0], n * n);
    const Results<Real> f(step, frame);
    f.fill(0);
    for (Count i = 0; i < n * n; ++i)
        f[i] = a[i];
    for (Count k = 0; k < n; ++k) {
        Count pivot = k;
        for (Count row = k + 1; row < n; ++row) {
            if (std::abs(f[row * n + k]) > std::abs(f[pivot * n + k]))
                pivot = row;
        }
        f[n * n + k] = static_cast<Real>(pivot);
        for (Count column = 0; pivot != k && column < n; ++column)
            std::swap(f[k * n + column], f[pivot * n + column]);
        if (f[k * n + k] == Real(0)) {
            f[n * n + n] = static_cast<Real>(k + 1);
            return;
        }
        for (Count row = k + 1; row < n; ++row) {
            const Real part = f[row * n + k] / f[k * n + k];
            f[row * n + k] = part;
            for (Count column = k + 1; column < n; ++column)
                f[row * n + column] -= part * f[k * n + column];
        }
    }
}

template <class Real>
void luSolveStep(const Instruction& step, const Frame& frame)
{
    const Count n = step.size;
    const Count columns = step.count / n;
    Numbers<Real> f(frame, step.operands[0], n * n + n + 1);
    Numbers<Real> b(frame, step.operands[1], step.count);
    const Results<Real> x(step, frame);
    if (f[n * n + n] != Real(0))
        return x.fill(0);
    for (Count i = 0; i < step.count; ++i)
        x[i] = b[i];
    for (Count row = 0; row < n; ++row) {
        const auto pivot = static_cast<Count>(f[n * n + row]);
        for (Count c = 0; pivot != row && c < columns; ++c)
            std::swap(x[row * columns + c], x[pivot * columns + c]);
    }
    for (Count row = 1; row < n; ++row) {
        for (Count k = 0; k < row; ++k) {
            for (Count c = 0; c < columns; ++c)
                x[row * columns + c] -= f[row * n + k] * x[k * columns + c];
        }
    }
    for (Count row = n; row-- > 0;) {
        for (Count k = row + 1; k < n; ++k) {
            for (Count c = 0; c < columns; ++c)
                x[row * columns + c] -= f[row * n + k] * x[k * columns + c];
        }
        for (Count c = 0; c < columns; ++c)
            x[row * columns + c] /= f[row * n + row];
    }
}

template <class Real>
void luDeterminantStep(const Instruction& step, const Frame& frame)
{
    const Count n = step.size;
    Numbers<Real> f(frame, step.operands[0], n * n + n + 1);
    Real product = 1;
    for (Count k = 0; k < n; ++k) {
        const bool isSwapped = f[n * n + k] != static_cast<Real>(k);
        product *= isSwapped ? -f[k * n + k] : f[k * n + k];
    }
    as<Real>(frame.cells[step.result]) = f[n * n + n] != Real(0) ? Real(0) : product;
}

template <class Real>
void fail(const Results<Real>& factor, Count info, Count at)
{
    factor.fill(0);
    factor[at] = static_cast<Real>(info);
}

template <class Real>
void choleskyStep(const Instruction& step, const Frame& frame)
{
    const Count n = step.size;
    Numbers<Real> a(frame, step.operands[0], n * n);
    const Results<Real> f(step, frame);
    f.fill(0);
    for (Count column = 0; column < n; ++column) {
        for (Count row = column; row < n; ++row) {
            const Count at = row * n + column;
            Real rest = row == column ? a[at] : (a[at] + a[column * n + row]) * Real(0.5);
            for (Count k = 0; k < column; ++k)
                rest -= f[row * n + k] * f[column * n + k];
            if (row != column)
                f[at] = rest / f[column * n + column];
            else if (rest > Real(0))
                f[at] = std::sqrt(rest);
            else
                return fail(f, column + 1, n * n);
        }
    }
}

template <class Real>
void choleskyFromStep(const Instruction& step, const Frame& frame)
{
    const Count n = step.size;
    Numbers<Real> a(frame, step.operands[0], n * n);
    const Results<Real> f(step, frame);
    f.fill(0);
    for (Count row = 0; row < n; ++row) {
        const Real pivot = a[row * n + row];
        if (!(pivot > Real(0) && pivot < std::numeric_limits<Real>::infinity()))
            return fail(f, row + 1, n * n);
        for (Count column = 0; column <= row; ++column)
            f[row * n + column] = a[row * n + column];
    }
}

template <class Real>
void choleskySolveStep(const Instruction& step, const Frame& frame)
{
    const Count n = step.size;
    const Count columns = step.count / n;
    Numbers<Real> f(frame, step.operands[0], n * n + 1);
    Numbers<Real> b(frame, step.operands[1], step.count);
    const Results<Real> x(step, frame);
    if (f[n * n] != Real(0))
        return x.fill(0);
    for (Count i = 0; i < step.count; ++i)
        x[i] = b[i];
    const auto takeAway = [&](Count row, Count k, Real entry) {
        for (Count c = 0; c < columns; ++c)
            x[row * columns + c] -= entry * x[k * columns + c];
    };
    const auto divide = [&](Count row) {
        for (Count c = 0; c < columns; ++c)
            x[row * columns + c] /= f[row * n + row];
    };
    for (Count row = 0; row < n; ++row) {
        for (Count k = 0; k < row; ++k)
            takeAway(row, k, f[row * n + k]);
        divide(row);
    }
    for (Count row = n; row-- > 0;) {
        for (Count k = row + 1; k < n; ++k)
            takeAway(row, k, f[k * n + row]);
        divide(row);
    }
}

template <std::floating_point Real>
Instruction::Function functionOf(ir::Op op)
{
    switch (op) {
    case ir::Op::lu:
        return &luStep<Real>;
    case ir::Op::luSolve:
        return &luSolveStep<Real>;
    case ir::Op::luDeterminant:
        return &luDeterminantStep<Real>;
    case ir::Op::cholesky:
        return &choleskyStep<Real>;
    case ir::Op::choleskyFrom:
        return &choleskyFromStep<Real>;
    case ir::Op::choleskySolve:
        return &choleskySolveStep<Real>;
    default:
        return nullptr;
    }
}

} // namespace

Instruction::Function linearFunction(ir::Op op, data::Dtype type)
{
    if (op == ir::Op::eigh)
        return eigenFunction(type);
    return type == data::Dtype::float32 ? functionOf<float>(op) : functionOf<double>(op);
}

} // namespace hawk::eval
