// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "batch.h"

#include <array>
#include <format>

#include "plan/launch_plan.h"

namespace hawk::fuzz {

namespace {

/// What every text exports under one name; the object has those of the first.
constexpr std::array<std::string_view, 3> exportedFacts = {"eagle_abi_tag", "eagle_layout_sizes",
                                                           "hawk_argument_digest"};

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Takes the lines that include a header out of a text.
std::string takeIncludes(std::string& text)
{
    std::string includes;
    for (std::size_t at = text.find("#include"); at != std::string::npos; at = text.find("#include", at)) {
        const std::size_t end = text.find('\n', at) + 1;
        includes += text.substr(at, end - at);
        text.erase(at, end - at);
    }
    return includes;
}

std::string inNameSpace(std::string text, std::size_t number, const std::string& entry)
{
    std::string defines = takeIncludes(text);
    // The device code on the CPU calls its function from the outermost name space.
    replaceAll(text, "::" + entry + "(", std::format("unit_{}::{}(", number, entry));
    std::string ends;
    for (std::string_view name :
         number == 0 ? std::span<const std::string_view>() : std::span(exportedFacts)) {
        defines += std::format("#define {0} {0}_{1}\n", name, number);
        ends += std::format("#undef {}\n", name);
    }
    return std::format("{}namespace unit_{} {{\n{}}}\n{}", defines, number, text, ends);
}

} // namespace

Result<std::vector<launch::KernelObject>> compileBatch(std::span<const Candidate> candidates,
                                                       const codegen::TargetSpec& target,
                                                       compile::Session& session)
{
    codegen::GeneratedUnit all;
    // Texts that declare functions of the C library for themselves speak of the outermost name space.
    if (target.backend == "cuda-shim")
        all.text = "#include <math.h>\n";
    std::vector<std::string> entries;
    for (const Candidate& candidate : candidates) {
        const plan::LaunchPlan plan = plan::planLaunch(*candidate.kernel);
        const auto unit = codegen::generate(plan, candidate.source, target);
        if (!unit)
            return std::unexpected(unit.error());
        entries.push_back(plan.entry());
        all.text += inNameSpace(unit->text, entries.size() - 1, entries.back());
        all.needsMathLibrary |= unit->needsMathLibrary;
        all.needsVectorMath |= unit->needsVectorMath;
        all.keepsLibraryCalls |= unit->keepsLibraryCalls;
    }
    all.name = "batch_" + entries.front();
    const auto artifact = compile::compileUnit(all, target, session);
    if (!artifact)
        return std::unexpected(artifact.error());
    std::vector<launch::KernelObject> objects;
    for (const std::string& entry : entries) {
        auto object = launch::KernelObject::load(artifact->object, entry);
        if (!object)
            return std::unexpected(object.error());
        objects.push_back(*std::move(object));
    }
    return objects;
}

} // namespace hawk::fuzz
