// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace hawk::ir {

/// The operations of value nodes (docs/derivatives.md has a table). New ones add rows here and in op.cpp;
/// everything that treats all operations of a class alike asks info().
enum class Op : std::uint8_t {
    // leaves
    constant,
    input, ///< this sample's value of a per-sample, vector or matrix input plane or of a mask
    uniform, ///< a launch-wide number
    prior, ///< the launch-start value of a written plane
    sampleIndex, ///< the number of this sample in the whole launch, whatever part of it is run
    sampleCount, ///< how many samples the whole launch has
    // loops (loop.h): placeholders of a body, the node that closes it, a carry's value after it
    loopIndex,
    carry,
    loop, ///< operands: every value from outside that the loop needs
    loopValue, ///< operand: the loop
    recorded, ///< operands loop and ordinal: a carry at the start of that iteration, which was begun
    // element-wise, two operands
    add,
    subtract,
    multiply,
    divide,
    power,
    minimum,
    maximum,
    atan2,
    hypot,
    copysign,
    fmod,
    remainder,
    fdim,
    // element-wise, one operand
    negate,
    abs,
    sqrt,
    rsqrt,
    cbrt,
    exp,
    exp2,
    expm1,
    log,
    log2,
    log10,
    log1p,
    sin,
    cos,
    tan,
    asin,
    acos,
    atan,
    sinh,
    cosh,
    tanh,
    asinh,
    acosh,
    atanh,
    floor,
    ceil,
    trunc,
    round,
    rint,
    sign,
    erf,
    erfc,
    spacing,
    // element-wise, three operands
    fma,
    clip,
    // on integers, rounding down, wrapping; each has a result for all operands (docs/semantics.md
    // "Operators")
    floorDivide,
    modulo,
    bitAnd,
    bitOr,
    bitXor,
    shiftLeft,
    shiftRight,
    invert,
    pairRow, ///< the larger index of the pair with this number
    // draws: operands seed, counter and number of the sample, all Index; real result (docs/semantics.md
    // "Draws")
    randomUniform,
    randomNormal,
    // element-wise, boolean result
    isnan,
    isinf,
    isfinite,
    less,
    lessEqual,
    greater,
    greaterEqual,
    equal,
    notEqual,
    logicalAnd,
    logicalOr,
    logicalNot,
    // choice: operands condition, value when true, value when false
    select,
    // vectors and matrices; the components of a matrix are numbered row by row
    vec, ///< scalars to a vector or matrix, one operand per component
    splat, ///< a scalar to the node's shape
    component, ///< literal position of a vector or matrix
    componentAt, ///< operands vector and index; outside of the vector the last component
    setComponent, ///< operands vector and scalar, literal position
    setComponentAt, ///< operands vector, index and scalar; outside of the vector no change
    dot,
    norm,
    sum, ///< all entries of a vector or matrix, left to right
    transpose, ///< of a matrix
    // conversion of a scalar number to the node's element type
    convert,
    /// Operands the value that a helper with derivatives of its own computes, then its arguments; leaf which
    /// helper (primitive.h). Its value is the first operand. Only marked kernels have it.
    primitive,
    total, ///< the operand of all samples together, by the reduction of the literal's number (kernel.h)
    // reads of planes at another place than the sample's own (guards.h)
    at, ///< operands the position, then the conditions under which it is read; 0 outside of the plane
    // products of matrices, vectors and quaternions: two operands, sums of products (terms.h)
    matrixVector,
    matrixMatrix,
    outer,
    cross,
    quatMultiply,
    // linear algebra: factors of a matrix (factor.h), what solves with them, and what they are read by
    lu,
    cholesky, ///< of the symmetric part
    choleskyFrom, ///< of a lower triangular matrix, which is the factor
    eigh, ///< eigenvalues and eigenvectors of the symmetric part
    luSolve, ///< operands factor and right-hand side, a vector or the columns of a matrix
    choleskySolve, ///< the same
    luDeterminant,
    choleskyFactor, ///< the lower triangular matrix
    eighValues,
    eighVectors, ///< a matrix with one in each column
    factorInfo ///< Int32: 0 where the factor holds
};

inline constexpr std::size_t opCount = static_cast<std::size_t>(Op::factorInfo) + 1;

enum class OpClass : std::uint8_t {
    leaf,
    loop,
    elementwise,
    integer,
    random,
    predicate,
    choice,
    structural,
    gather,
    product,
    linear
};

struct OpInfo {
    std::string_view name; ///< as in listings and digests: `add`, `exp2`, `lt`
    OpClass opClass;
    std::uint8_t operandCount; ///< 0xff: any number
    bool isCostly; ///< a transcendental or a division: worth not computing twice
};

const OpInfo& info(Op op);
std::optional<Op> opFromName(std::string_view name);

} // namespace hawk::ir
