// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "eval/operations.h"
#include "eval/steps.h"
#include "ir/factor.h"

/// The order of all sums and products is part of the definition: generated texts compute the same bits.
namespace hawk::eval {

namespace {

using Count = std::uint32_t;

/// Components of a value, as numbers in a row.
template <class Real>
class Numbers
{
public:
    Numbers(const Frame& frame, const Operand& operand, Count count)
    {
        for (Count i = 0; i < count; ++i)
            m_numbers[i] = as<Real>(entry(frame, operand, i));
    }
    Real& operator[](Count i) { return m_numbers[i]; }

private:
    static constexpr Count most = ir::largestFactor * ir::largestFactor + ir::largestFactor + 1;
    std::array<Real, most> m_numbers{};
};

template <class Real>
class Results
{
public:
    Results(const Instruction& step, const Frame& frame)
        : m_cells(frame.cells + step.result)
        , m_count(step.count)
    { }
    Real& operator[](Count i) const { return as<Real>(m_cells[i]); }
    void fill(Real value) const
    {
        for (Count i = 0; i < m_count; ++i)
            (*this)[i] = value;
    }

private:
    Cell* m_cells;
    Count m_count;
};

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

/// Turns rows and columns `p` and `q` of a symmetric matrix so that their common entry becomes 0, and the
/// columns of `vectors` with them (Jacobi).
template <class Real>
void turn(Numbers<Real>& s, const Results<Real>& f, Count n, Count p, Count q)
{
    const Real common = s[p * n + q];
    const Real ratio = (s[q * n + q] - s[p * n + p]) / (Real(2) * common);
    const Real size = Real(1) / (std::abs(ratio) + std::sqrt(ratio * ratio + Real(1)));
    const Real tangent = ratio < Real(0) ? -size : size;
    const Real cosine = Real(1) / std::sqrt(tangent * tangent + Real(1));
    const Real sine = tangent * cosine;
    s[p * n + p] -= tangent * common;
    s[q * n + q] += tangent * common;
    s[p * n + q] = 0;
    s[q * n + p] = 0;
    for (Count k = 0; k < n; ++k) {
        if (k != p && k != q) {
            const Real first = s[k * n + p];
            const Real second = s[k * n + q];
            s[k * n + p] = cosine * first - sine * second;
            s[k * n + q] = sine * first + cosine * second;
            s[p * n + k] = s[k * n + p];
            s[q * n + k] = s[k * n + q];
        }
        const Real first = f[n + k * n + p];
        const Real second = f[n + k * n + q];
        f[n + k * n + p] = cosine * first - sine * second;
        f[n + k * n + q] = sine * first + cosine * second;
    }
}

/// Ascending, each vector with its largest component positive.
template <class Real>
void arrange(const Results<Real>& f, Count n)
{
    for (Count place = 0; place < n; ++place) {
        Count least = place;
        for (Count k = place + 1; k < n; ++k) {
            if (f[k] < f[least])
                least = k;
        }
        std::swap(f[place], f[least]);
        Count largest = 0;
        for (Count k = 0; k < n; ++k) {
            std::swap(f[n + k * n + place], f[n + k * n + least]);
            if (std::abs(f[n + k * n + place]) > std::abs(f[n + largest * n + place]))
                largest = k;
        }
        const bool isNegative = f[n + largest * n + place] < Real(0);
        for (Count k = 0; isNegative && k < n; ++k)
            f[n + k * n + place] = -f[n + k * n + place];
    }
}

template <class Real>
void eighStep(const Instruction& step, const Frame& frame)
{
    constexpr Real precision = std::numeric_limits<Real>::epsilon();
    constexpr int mostSweeps = 30;
    const Count n = step.size;
    Numbers<Real> a(frame, step.operands[0], n * n);
    Numbers<Real> s = a;
    const Results<Real> f(step, frame);
    Real scale = 0;
    bool isFinite = true;
    for (Count row = 0; row < n; ++row) {
        for (Count column = 0; column < n; ++column) {
            const Count at = row * n + column;
            if (row != column)
                s[at] = (a[at] + a[column * n + row]) * Real(0.5);
            const Real size = std::abs(s[at]);
            isFinite = isFinite && size < std::numeric_limits<Real>::infinity();
            scale = size > scale ? size : scale;
        }
    }
    if (!isFinite) {
        f.fill(std::numeric_limits<Real>::quiet_NaN());
        f[n + n * n] = 3;
        return;
    }
    f.fill(0);
    Real squares = 0;
    for (Count row = 0; row < n; ++row) {
        f[n + row * n + row] = 1;
        for (Count column = 0; column < n; ++column) {
            const Real part = scale > Real(0) ? s[row * n + column] / scale : Real(0);
            squares += part * part;
        }
    }
    const Real norm = scale * std::sqrt(squares);
    const Real negligible = scale * precision * precision;
    bool isTurned = true;
    for (int sweep = 0; isTurned && sweep < mostSweeps; ++sweep) {
        isTurned = false;
        for (Count p = 0; p < n; ++p) {
            for (Count q = p + 1; q < n; ++q) {
                if (std::abs(s[p * n + q]) > negligible) {
                    turn(s, f, n, p, q);
                    isTurned = true;
                }
            }
        }
    }
    for (Count k = 0; k < n; ++k)
        f[k] = s[k * n + k];
    arrange(f, n);
    bool isClose = false;
    for (Count k = 1; k < n; ++k)
        isClose = isClose || f[k] - f[k - 1] <= static_cast<Real>(n) * precision * norm;
    f[n + n * n] = static_cast<Real>((isTurned ? 1 : 0) + (isClose ? 2 : 0));
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
    case ir::Op::eigh:
        return &eighStep<Real>;
    default:
        return nullptr;
    }
}

} // namespace

Instruction::Function linearFunction(ir::Op op, data::Dtype type)
{
    return type == data::Dtype::float32 ? functionOf<float>(op) : functionOf<double>(op);
}

} // namespace hawk::eval
