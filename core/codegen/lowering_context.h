// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "codegen/expression.h"
#include "codegen/math_functions.h"
#include "codegen/names.h"
#include "codegen/slot_text.h"
#include "codegen/value_forms.h"

namespace hawk::codegen {

/// How a text computes a loop of the kernel.
enum class LoopStyle : std::uint8_t {
    samples, ///< for one sample after another
    lanes ///< for a block of samples side by side
};

/// What the parts of a loop are called in the text.
struct LoopNames {
    std::string index;
    std::string going; ///< lanes: an array, 1 for a lane that is in the loop, 0 for one that has left it
    std::string goes; ///< the same of this lane, as a condition
    std::string leaves; ///< whether it leaves now
    std::string anyGoing; ///< not 0 when a lane is in the loop
    /// For each carry the arrays that keep its components iteration by iteration; none where nobody reads
    /// them.
    std::vector<std::vector<std::string>> kept;
};

/// What a sample brings to numbers in which samples meet, where a text collects it first.
struct TermText {
    const ir::Sink* sink = nullptr;
    std::vector<std::string> values; ///< arrays or pointers, one for each component
    std::string key; ///< the same of the places; empty for rows
};

/// What the functions that spell the operations of one family share: the values computed before, and the
/// functions that the text calls.
class LoweringContext
{
public:
    LoweringContext(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
                    LoopStyle style, std::span<const std::string_view> reservedNames);

    const ir::Kernel& kernel() const { return m_kernel; }
    const ir::Node& node(ir::NodeId id) const { return m_kernel.node(id); }
    const ir::Type& type(ir::NodeId id) const { return m_kernel.node(id).type; }
    data::Mode mode() const { return m_mode; }
    const ValueForms& forms() const { return m_forms; }
    Names& names() { return m_names; }
    const MathUse& math() const { return m_math; }

    std::vector<SlotText>& slots() { return m_slots; }
    const SlotText& slotOf(const std::string& name) const;
    std::vector<TermText>& terms() { return m_terms; } ///< of the sinks in which samples meet, in their order
    /// How the text spells the number of the sample.
    void setSampleIndex(Expression sampleIndex) { m_sampleIndex = std::move(sampleIndex); }

    /// Component `k` of a value, by name where it has one. A scalar has the same value for every `k`.
    Expression component(ir::NodeId id, std::uint32_t k);
    /// The same as a number of the given kind (docs/semantics.md "Types": the wider kind of the operands
    /// wins).
    Expression converted(ir::NodeId id, std::uint32_t k, data::Element target);
    /// Component `k` of a plane as the sample reads it.
    Expression loaded(const SlotText& slot, std::uint32_t k);
    /// Whether a mask says to skip the sample, as a condition.
    Expression skips();
    /// Component `k` of all operands of a node, as numbers of the given kind.
    std::vector<Expression> operands(const ir::Node& node, std::uint32_t k, data::Element target);
    /// A call of a function of the text's namespace `math`, which the text will then hold.
    Expression call(const MathFunction& function, const std::vector<Expression>& arguments);
    /// The same without a call.
    void use(const MathFunction& function) { m_math.add(function); }
    /// Where all components of a value stand next to each other, as a pointer to the first; empty where they
    /// do not.
    std::string array(ir::NodeId id);

    /// The names of the locals that hold a value's components; empty before they were given.
    const std::vector<std::string>& locals(ir::NodeId id) const { return m_locals[indexOf(id)]; }
    void setLocals(ir::NodeId id, std::vector<std::string> names)
    {
        m_locals[indexOf(id)] = std::move(names);
    }
    /// Gives a loop, its index and its carries their names, the same in each call.
    void nameLoop(ir::LoopId id);
    const LoopNames& loopNames(ir::LoopId id) const { return m_loopNames[indexOf(id)]; }
    /// An entry of an array that keeps the values of a carry.
    std::string kept(const std::string& array, const Expression& ordinal) const;

    bool isUniform(const ir::Node& node) const
    {
        return m_forms.isUniform[static_cast<std::size_t>(&node - m_kernel.nodes.data())];
    }
    /// In lanes, whether the lane is still in the innermost loop around a region that it can leave; nothing
    /// where there is none.
    std::optional<Expression> goingIn(std::optional<ir::LoopId> region) const;

    // Lanes. The statements of a text stand in segments, loops over the lanes one after another. A local that
    // is read in another segment than it is made in is spread: it has an array, one number for each lane.

    /// A new segment: what is defined or read from now on belongs to it.
    void beginSegment();
    /// The first segment of another text of the same kernel; what was found to be spread stays so.
    void beginText();
    void define(ir::NodeId id) { m_segmentOf[indexOf(id)] = m_segment; }
    bool isSpread(ir::NodeId id) const { return m_isSpread[indexOf(id)]; }
    struct Load {
        const SlotText* slot;
        std::uint32_t component;
        friend auto operator<=>(const Load&, const Load&) = default;
    };
    /// The plane components that the segment reads, in the order of the entry's arguments.
    const std::set<Load>& loadsOfSegment() const { return m_loads; }
    struct LaneArray {
        std::string declarator; ///< its name and how many numbers each lane has, `a` or `a[4]`
        std::string_view type;
    };
    std::vector<LaneArray> laneArrays() const;

private:
    void nameKept(ir::LoopId id);
    void addKeptArrays(std::vector<LaneArray>& arrays) const;
    Expression leaf(const ir::Node& node, std::uint32_t k);
    Expression part(const ir::Node& node, std::uint32_t k);
    Expression local(ir::NodeId id, std::uint32_t k);

    const ir::Kernel& m_kernel;
    data::Mode m_mode;
    Expression m_sampleIndex;
    Names m_names;
    ValueForms m_forms;
    std::vector<SlotText> m_slots;
    std::vector<TermText> m_terms;
    MathUse m_math;
    LoopStyle m_style;
    std::vector<std::vector<std::string>> m_locals; ///< parallel to the kernel's nodes, as the next two
    std::vector<std::uint32_t> m_segmentOf;
    std::vector<bool> m_isSpread;
    std::vector<LoopNames> m_loopNames; ///< parallel to the kernel's loops
    std::uint32_t m_segment = 0; ///< 0: before all lanes
    std::set<Load> m_loads;
};

/// Component `k` of the operation of a node itself on its operands.
Expression compute(LoweringContext& context, const ir::Node& node, std::uint32_t k);

// The same for the operations of one family.
Expression computeElementwise(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeRandom(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computePredicate(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeChoice(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeStructural(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeGather(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeProduct(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeRecorded(LoweringContext& context, const ir::Node& node, std::uint32_t k);
Expression computeLinear(LoweringContext& context, const ir::Node& node, std::uint32_t k);

} // namespace hawk::codegen
