// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "front_end.h"

#include <algorithm>
#include <format>

#include "codegen/backend.h"
#include "trace/trace.h"

namespace hawk::fuzz {

namespace {

bool isInside(text::Range range, const text::SourceText& source)
{
    return range.begin <= range.end && range.end <= source.endOfAll();
}

std::string faultOf(const text::Diagnostic& diagnostic, const text::SourceText& source)
{
    bool isWhole = isInside(diagnostic.range, source);
    for (const text::RelatedPlace& place : diagnostic.related)
        isWhole = isWhole && isInside(place.range, source);
    for (const text::Fix& fix : diagnostic.fixes) {
        isWhole = isWhole && std::ranges::all_of(fix.edits, [&](const text::TextEdit& edit) {
                      return isInside(edit.range, source);
                  });
    }
    if (!isWhole)
        return std::format("a place of {} lies outside of the text", diagnostic.code());
    if (diagnostic.message().empty())
        return std::format("{} has no words", diagnostic.code());
    return {};
}

/// A back end may refuse a kernel, but for a reason of its own.
std::string faultOfCode(const ir::Kernel& kernel, const text::SourceText& source)
{
    for (const std::string backend : {"host", "cuda-shim"}) {
        const auto unit = codegen::generate(plan::planLaunch(kernel), source, {.backend = backend});
        if (!unit && unit.error().kind == ErrorKind::internal)
            return std::format("{}: {}", backend, unit.error().message);
    }
    return {};
}

} // namespace

std::string faultOfText(const std::string& text)
{
    const trace::Module module = trace::traceModule(syntax::parse(text::SourceText(text, "broken.py")));
    const text::SourceText& source = module.tree.source();
    for (const text::Diagnostic& diagnostic : module.diagnostics) {
        if (std::string fault = faultOf(diagnostic, source); !fault.empty())
            return fault;
    }
    for (const trace::TracedKernel& traced : module.kernels) {
        if (!traced.kernel && !module.hasErrors())
            return std::format("the kernel {} is refused in silence", traced.name);
        if (!traced.kernel)
            continue;
        if (std::string fault = faultOfCode(*traced.kernel, source); !fault.empty())
            return fault;
    }
    return {};
}

} // namespace hawk::fuzz
