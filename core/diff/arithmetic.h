// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <unordered_map>
#include <unordered_set>

#include "ir/builder.h"

namespace hawk::diff {

using ir::NodeId;
using ir::Op;
using ir::Type;

/// Makes the nodes of a derivative. Derivatives are plain real values: none of them has a tag.
///
/// A zero adjoint or tangent contributes nothing, whatever it is multiplied with: where the factor of a
/// product may be infinite or undefined (a division by zero, the root of a negative number, the arm of a
/// `where` that is not taken), the product is chosen to be zero where the derivative is. Factors that stay
/// finite for finite inputs are multiplied without that choice, unless the derivative has been masked.
class Arithmetic
{
public:
    explicit Arithmetic(ir::Builder& builder) : m_builder(builder) { }

    ir::Builder& builder() { return m_builder; }
    const Type& type(NodeId id) const { return m_builder.type(id); }
    /// The origin of the nodes made from now on.
    void setOrigin(text::Range origin) { m_origin = origin; }

    NodeId number(double value) { return m_builder.constant(value, m_origin); }
    /// Zeros in the shape of a type.
    NodeId zero(const Type& type);
    /// The value without its tag.
    NodeId plain(NodeId id);
    /// A real value of an operation on real values, or the condition of a predicate.
    NodeId apply(Op op, std::vector<NodeId> operands);
    NodeId add(NodeId a, NodeId b) { return apply(Op::add, {a, b}); }
    NodeId subtract(NodeId a, NodeId b) { return apply(Op::subtract, {a, b}); }
    NodeId multiply(NodeId a, NodeId b);
    NodeId divide(NodeId a, NodeId b) { return apply(Op::divide, {a, b}); }
    NodeId negate(NodeId a) { return apply(Op::negate, {a}); }
    NodeId square(NodeId a) { return multiply(a, a); }
    NodeId choose(NodeId condition, NodeId whenTrue, NodeId whenFalse);
    /// A node of a structural operation or product.
    NodeId make(Op op, Type type, std::vector<NodeId> operands, ir::Literal literal = {});
    NodeId component(NodeId vector, std::uint32_t k);
    NodeId assembled(std::vector<NodeId> parts, data::Shape shape);
    NodeId dot(NodeId a, NodeId b) { return make(Op::dot, Type::real(), {a, b}); }
    NodeId sum(NodeId a) { return make(Op::sum, Type::real(), {a}); }
    NodeId transposed(NodeId matrix);

    /// `x` where the condition holds (or does not), else zero: from here on `x` is masked.
    NodeId maskedWhere(NodeId condition, NodeId x);
    NodeId maskedUnless(NodeId condition, NodeId x);
    /// x * factor, zero where `x` is zero.
    NodeId scaled(NodeId x, NodeId factor);
    /// x / divisor, zero where `x` is zero.
    NodeId quotient(NodeId x, NodeId divisor);
    /// A vector or matrix to be multiplied and summed with `x`: zeros where all of `x` is zero and that
    /// matters.
    NodeId factorFor(NodeId x, NodeId factor);

    /// Whether a derivative may be zero because of a choice.
    bool isMasked(NodeId id);
    void setMasked(NodeId id) { m_masked[id] = true; }
    /// Whether a value is finite for finite inputs, overflow aside.
    bool isRegular(NodeId id);
    void setRegular(NodeId id, bool isRegular) { m_regular[id] = isRegular; }

private:
    bool isNonzero(NodeId id);
    std::optional<double> constantOf(NodeId id) const;

    ir::Builder& m_builder;
    text::Range m_origin;
    std::unordered_map<NodeId, bool> m_masked;
    std::unordered_map<NodeId, bool> m_regular;
};

/// Whether an operation is finite for finite operands, given that of its operands.
bool isRegularOperation(const ir::Node& node, bool hasRegularOperands);

} // namespace hawk::diff
