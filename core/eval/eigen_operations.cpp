// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <limits>
#include <utility>

#include "eval/linear_numbers.h"

namespace hawk::eval {

namespace {

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

} // namespace

Instruction::Function eigenFunction(data::Dtype type)
{
    return type == data::Dtype::float32 ? &eighStep<float> : &eighStep<double>;
}

} // namespace hawk::eval
