// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string_view>

#include "diff/adjoints.h"
#include "diff/arithmetic.h"

namespace hawk::diff {

/// What a rule knows of the node that it derives: its operands and result as values of the derivative.
class RuleSite
{
public:
    virtual ~RuleSite() = default;
    RuleSite(const ir::Node& at, Arithmetic& arithmetic) : node(at), math(arithmetic) { }

    const ir::Node& node;
    Arithmetic& math;
    virtual NodeId operand(std::size_t i) const = 0;
    virtual NodeId result() const = 0;
    /// Whether operand `i` depends on an input of the derivative.
    virtual bool isActive(std::size_t i) const = 0;
};

/// Reverse: the adjoint of the result is given on to the active operands.
class Pullback : public RuleSite
{
public:
    using RuleSite::RuleSite;
    virtual NodeId bar() const = 0;
    /// Contributions to operands without a derivative are dropped.
    virtual void give(std::size_t operand, NodeId contribution) = 0;
    virtual void giveComponent(std::size_t operand, std::uint32_t position, NodeId contribution) = 0;
};

/// Forward: the tangent of the result from those of the active operands.
class Pushforward : public RuleSite
{
public:
    using RuleSite::RuleSite;
    /// Of an active operand.
    virtual NodeId tangent(std::size_t operand) const = 0;
    /// Zeros for an operand that is not active.
    NodeId tangentOrZero(std::size_t operand) const;
};

/// How the derivative of an operation is made (docs/derivatives.md "Rules of single numbers"). One of four
/// things: `share`, for element-wise operations, is what a change `x` of one operand becomes, which is the
/// same linear function in both directions; or a function for each direction; or the reason why the
/// derivative is zero; or none of them, where the walk over the kernel itself derives the operation (leaves
/// and loops).
struct Rule {
    ir::Op op;
    NodeId (*share)(const RuleSite& site, std::size_t operand, NodeId x) = nullptr;
    void (*reverse)(Pullback& site) = nullptr;
    NodeId (*forward)(Pushforward& site) = nullptr;
    std::string_view zero = {};
};

/// Null for an operation that has no derivative here.
const Rule* findRule(ir::Op op);
bool hasZeroRule(ir::Op op);

// The rules of one family of operations each.
std::span<const Rule> elementwiseRules();
std::span<const Rule> functionRules(); ///< of one real number
std::span<const Rule> structuralRules();
std::span<const Rule> productRules();
std::span<const Rule> linearRules();
std::span<const Rule> zeroRules();
std::span<const Rule> walkedRules();

} // namespace hawk::diff
