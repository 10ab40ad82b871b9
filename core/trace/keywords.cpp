// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/keywords.h"

#include "trace/math_functions.h"
#include "trace/names.h"

namespace hawk::trace {

namespace {

using Keywords = std::span<const std::string_view>;

Keywords ofKindPart(std::string_view name)
{
    if (name == "Guard")
        return keywords::guard;
    if (name == "returned")
        return keywords::returned;
    return name == "compensated" ? Keywords(keywords::compensated) : Keywords();
}

Keywords ofRollout(std::string_view name)
{
    if (name == "tape")
        return keywords::tape;
    return name == "step_jvp" ? Keywords(keywords::stepTangents) : Keywords();
}

Keywords ofMath(std::string_view name)
{
    const MathRow* row = findMathFunction(name);
    if (row == nullptr)
        return {};
    return takesAxis(*row) ? Keywords(keywords::axis) : row->names;
}

} // namespace

Keywords keywordsOf(std::string_view module, std::string_view name)
{
    if (module == "hawk.math")
        return ofMath(name);
    const NameRow* row = findName(module, name);
    if (row == nullptr)
        return {};
    switch (row->meaning) {
    case Meaning::decorator:
        return keywords::kernel;
    case Meaning::kernelMaker:
        return keywords::kernelMaker;
    case Meaning::sampleReduction:
        return keywords::reduction;
    case Meaning::derivative:
        return keywords::derivative;
    case Meaning::rollout:
        return ofRollout(name);
    case Meaning::parameterPlanes:
        return keywords::parameterPlanes;
    case Meaning::kind:
        return keywords::kind;
    case Meaning::kindPart:
        return ofKindPart(name);
    case Meaning::primitive:
        return keywords::primitive;
    default:
        return {};
    }
}

} // namespace hawk::trace
