// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "codegen/expression.h"
#include "codegen/math_functions.h"
#include "codegen/names.h"
#include "codegen/slot_text.h"
#include "codegen/value_forms.h"

namespace hawk::codegen {

/// What the functions that spell the operations of one family share: the values computed before, and the
/// functions that the text calls.
class LoweringContext
{
public:
    LoweringContext(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
                    std::span<const std::string_view> reservedNames);

    const ir::Kernel& kernel() const { return m_kernel; }
    const ir::Node& node(ir::NodeId id) const { return m_kernel.node(id); }
    const ir::Type& type(ir::NodeId id) const { return m_kernel.node(id).type; }
    data::Mode mode() const { return m_mode; }
    const ValueForms& forms() const { return m_forms; }
    Names& names() { return m_names; }
    const MathUse& math() const { return m_math; }

    std::vector<SlotText>& slots() { return m_slots; }
    const SlotText& slotOf(const std::string& name) const;

    /// Component `k` of a value, by name where it has one. A scalar has the same value for every `k`.
    Expression component(ir::NodeId id, std::uint32_t k);
    /// The same as a number of the given kind (language.md 4.1: the wider kind of the operands wins).
    Expression converted(ir::NodeId id, std::uint32_t k, data::Element target);
    /// Component `k` of all operands of a node, as numbers of the given kind.
    std::vector<Expression> operands(const ir::Node& node, std::uint32_t k, data::Element target);
    /// A call of a function of the text's namespace `math`, which the text will then hold.
    Expression call(const MathFunction& function, const std::vector<Expression>& arguments);

    /// The names of the locals that hold a value's components.
    void setLocals(ir::NodeId id, std::vector<std::string> names);

private:
    Expression leaf(const ir::Node& node, std::uint32_t k) const;
    Expression part(const ir::Node& node, std::uint32_t k);

    const ir::Kernel& m_kernel;
    data::Mode m_mode;
    Names m_names;
    ValueForms m_forms;
    std::vector<SlotText> m_slots;
    std::vector<std::vector<std::string>> m_locals; ///< parallel to the kernel's nodes
    MathUse m_math;
};

/// Component `k` of the operation of a node itself on its operands.
Expression compute(LoweringContext& context, const ir::Node& node, std::uint32_t k);

// The same for the operations of one family.
Expression computeElementwise(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computePredicate(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeChoice(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeStructural(LoweringContext& context, const ir::Node& node, std::uint32_t k);

} // namespace hawk::codegen
