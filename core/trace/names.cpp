// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/names.h"

#include <algorithm>

#include "trace/unsupported.h"

namespace hawk::trace {

namespace {

using enum Meaning;

constexpr NameRow table[] = {
    {"hawk", "kernel", decorator},
    {"hawk", "Kernel", kernelMaker},
    {"hawk", "Value"},
    {"hawk", "steps", steps},
    {"hawk", "resolve_dispatch", resolver},
    {"hawk", "HawkError"},
    {"hawk", "__version__"},
    {"hawk", "Scalar", payload},
    {"hawk", "Index", payload},
    {"hawk", "Int32", payload},
    {"hawk", "UInt32", payload},
    {"hawk", "Quat", payload},
    {"hawk", "Vector", vector},
    {"hawk", "Matrix", matrix},
    {"hawk", "Param", param},
    {"hawk", "Mutable", mutablePlane},
    {"hawk", "Table", tablePlane},
    {"hawk", "Staged", axisDeclaration, &unsupported::widePlanes},
    {"hawk", "Wide", axisDeclaration, &unsupported::widePlanes},
    {"hawk", "WideOut", declaration, &unsupported::widePlanes},
    {"hawk", "Terminated", mask},
    {"hawk", "Grid", grid},
    {"hawk", "Sorted", sorted},
    {"hawk", "Quantity", callable, &unsupported::quantities},
    {"hawk", "sum", sampleReduction},
    {"hawk", "max", sampleReduction},
    {"hawk", "min", sampleReduction},
    {"hawk", "mean", sampleReduction},
    {"hawk", "scatter", scatter},
    {"hawk", "raw_device", callable, &unsupported::opaqueText},
    {"hawk", "RawBlock", callable, &unsupported::opaqueText},
    {"hawk", "build"},
    {"hawk", "load"},
    {"hawk", "run"},
    {"hawk", "samples_first"},
    {"hawk", "samples_last"},
    {"hawk", "math", submodule},
    {"hawk", "types", submodule},
    {"hawk", "ext", submodule},
    {"hawk", "diff", submodule},
    {"hawk", "ir", submodule},
    {"hawk", "trace", submodule},
    {"hawk", "artifact", submodule},
    {"hawk", "compile", submodule},
    {"hawk", "runtime", submodule},
    {"hawk", "embedded", submodule},
    {"hawk", "emit", submodule},
    {"hawk", "targets", submodule},
    {"hawk", "Accum", retired, nullptr, "`Mutable[\"bin\":n]` with `hawk.scatter(plane)[key] += value`"},
    {"hawk", "Reduce", retired, nullptr, "`hawk.sum(value)`, `hawk.max` or `hawk.min` in the body"},
    {"hawk", "all_samples", retired, nullptr, "`hawk.sum(value)`, `hawk.max` or `hawk.min` in the body"},
    {"hawk.ext", "Kind", kind},
    {"hawk.ext", "KernelKind", kindBase},
    {"hawk.ext", "Output", submodule},
    {"hawk.ext", "Guard", kindPart},
    {"hawk.ext", "DATA_ONLY", kindConstant},
    {"hawk.ext", "DEFAULT_GUARD", kindConstant},
    {"hawk.ext", "PLAIN", kindConstant},
    {"hawk.ext", "ATOMIC", kindConstant},
    {"hawk.ext", "compensated", kindPart},
    {"hawk.ext", "sink_policy", kindPart},
    {"hawk.ext", "primitive", primitive},
    {"hawk.ext.Output", "named", kindPart},
    {"hawk.ext.Output", "returned", kindPart},
    {"hawk.diff", "vjp", derivative},
    {"hawk.diff", "jvp", derivative},
    {"hawk.diff", "param_planes", parameterPlanes},
    {"hawk.diff", "tape", rollout},
    {"hawk.diff", "step_vjp", derivative},
    {"hawk.diff", "step_jvp", rollout},
    {"hawk.diff", "refine_entry", rollout},
    {"hawk.diff", "event", submodule},
    {"hawk.diff.event", "event_guard", callable, &unsupported::rollouts},
    {"hawk.diff.event", "guard_kernel", rollout},
    {"hawk.types", "Wire", callable, &unsupported::quantities},
    {"hawk.types", "TensorType", callable, &unsupported::quantities},
    {"hawk.types", "Slot"},
    {"hawk.types", "LaneMeta"},
    {"hawk.ir", "HawkError"},
    {"hawk.trace", "decl", submodule},
    {"hawk.trace.decl", "Plane", plane},
};

} // namespace

const NameRow* findName(std::string_view module, std::string_view name)
{
    const auto* row = std::ranges::find_if(table, [&](const NameRow& candidate) {
        return candidate.module == module && candidate.name == name;
    });
    return row == std::end(table) ? nullptr : row;
}

ir::Type payloadType(const NameRow& row)
{
    if (row.name == "Quat")
        return {data::Element::real, data::Shape::vector(4), data::Tag::quaternion};
    if (row.name == "Index")
        return {data::Element::index};
    if (row.name == "Int32")
        return {data::Element::int32};
    return row.name == "UInt32" ? ir::Type{data::Element::uint32} : ir::Type::real();
}

std::vector<std::string_view> namesOf(std::string_view module)
{
    std::vector<std::string_view> names;
    for (const NameRow& row : table) {
        if (row.module == module && row.meaning != retired)
            names.push_back(row.name);
    }
    return names;
}

std::vector<std::string_view> hawkModules()
{
    std::vector<std::string_view> modules = {"hawk.math"};
    for (const NameRow& row : table) {
        if (!std::ranges::contains(modules, row.module))
            modules.push_back(row.module);
    }
    return modules;
}

bool isHawkModule(std::string_view dotted)
{
    return dotted == "hawk" || dotted.starts_with("hawk.");
}

} // namespace hawk::trace
