// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/builder.h"
#include "text/source_text.h"

/// Kernels built by hand, with the source they would have come from, for the tests of code generation.
class KernelFixture
{
public:
    KernelFixture(std::string name, std::string source);

    hawk::ir::NodeId input(const std::string& name, hawk::ir::Type type = hawk::ir::Type::real());
    hawk::ir::NodeId uniform(const std::string& name);
    hawk::ir::NodeId prior(const std::string& name, hawk::ir::Type type = hawk::ir::Type::real());
    hawk::ir::NodeId number(double value) { return m_builder.constant(value); }
    /// An element-wise operation; `place` is a part of the source it came from.
    hawk::ir::NodeId apply(hawk::ir::Op op, std::vector<hawk::ir::NodeId> operands,
                           std::string_view place = {});
    hawk::ir::NodeId vector(std::vector<hawk::ir::NodeId> parts, std::string_view place = {});
    hawk::ir::NodeId select(hawk::ir::NodeId condition, hawk::ir::NodeId a, hawk::ir::NodeId b);
    hawk::ir::NodeId reduce(hawk::ir::Op op, std::vector<hawk::ir::NodeId> operands,
                            std::string_view place = {});
    void name(hawk::ir::NodeId id, std::string_view name) { m_builder.nameValue(id, name); }
    void returns(const std::string& slot, hawk::ir::NodeId value, std::string_view place = {});
    void assigns(const std::string& slot, hawk::ir::NodeId value, std::string_view place = {});

    /// A sink in which samples meet, and the result that is made of its rows.
    void shares(hawk::ir::Sink sink, const std::vector<hawk::data::Total>& totals = {});

    hawk::ir::Builder& builder() { return m_builder; }
    hawk::text::SourceText source() const { return {m_source, m_parts.name + ".py"}; }
    hawk::ir::Kernel kernel() const { return hawk::ir::finish(m_builder, m_parts); }

    /// Where a part of the source stands first.
    hawk::text::Range place(std::string_view part) const;

private:
    void declare(const std::string& name, hawk::data::Role role, const hawk::ir::Type& type,
                 std::string declaration);

    hawk::ir::Builder m_builder;
    hawk::ir::KernelParts m_parts;
    std::string m_source;
};

KernelFixture affineKernel();
/// Uses a sine, an exponential, a division, sums that may be contracted, a vector and a choice.
KernelFixture mixedKernel();
/// One returned output per operation of real numbers, except those that keep a loop from being vectorised.
KernelFixture vectorisableOperations();
KernelFixture otherOperations();
/// A drag step: vector state in place, a norm, a uniform hoisted out of the loop.
KernelFixture projectileKernel();
KernelFixture blackScholesKernel();
KernelFixture copyKernel();
/// Loops in each other: carries that change places, an exit in the middle with a value of its own, a
/// component chosen by the index of a loop that counts down.
KernelFixture searchKernel();
/// A loop that each sample leaves at its end, after a different number of iterations.
KernelFixture tailKernel();
