// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/request_key.h"

#include <format>

#include "text/sha256.h"
#include "toolchain/flags.h"

namespace hawk::compile {

namespace {

// Changes with the meaning of the terms, never with their values.
constexpr std::string_view domainTag = "hawk.workbench.request/1";
constexpr std::size_t longestShownValue = 256;

// Hashes named fields and keeps what a later explanation of a miss needs of them.
class KeyBuilder
{
public:
    KeyBuilder() { m_hash.field(domainTag); }

    void add(std::string_view name, std::string_view value)
    {
        m_hash.field(name);
        m_hash.field(value);
        keep(name, value);
    }

    // Each element has its own length, so elements cannot run into each other.
    void add(std::string_view name, const std::vector<std::string>& values)
    {
        m_hash.field(name);
        m_hash.number(values.size());
        std::string shown;
        for (const std::string& value : values) {
            m_hash.field(value);
            shown += shown.empty() ? value : '\n' + value;
        }
        keep(name, shown);
    }

    RequestKey finish() { return {m_hash.hex(), std::move(m_fields)}; }

private:
    void keep(std::string_view name, std::string_view value)
    {
        const bool isShort = value.size() <= longestShownValue;
        m_fields.push_back({std::string(name),
                            isShort ? std::string(value) : std::format("sha256:{}", text::sha256(value))});
    }

    text::Sha256 m_hash;
    std::vector<cache::KeyField> m_fields;
};

} // namespace

Result<RequestKey> requestKey(const CompileRequest& request, codegen::CompilerKind kind,
                              toolchain::Toolchain& toolchain, const process::JobContext& job)
{
    const Result<toolchain::Compiler> compiler = toolchain.compiler(kind, job);
    if (!compiler)
        return std::unexpected(compiler.error());
    const Result<std::vector<std::string>> flags = toolchain.flags(request.target, job);
    if (!flags)
        return std::unexpected(flags.error());
    const auto machineTerms = toolchain.machineTerms(request.target, job);
    if (!machineTerms)
        return std::unexpected(machineTerms.error());

    KeyBuilder key;
    key.add("text", request.text);
    key.add("suffix", request.suffix);
    request.target.forEachField([&key](std::string_view name, const std::string& value) {
        key.add(std::format("target.{}", name), value);
    });
    key.add("compiler", compiler->identity);
    key.add("flags", *flags);
    for (const auto& [name, value] : *machineTerms)
        key.add(std::format("machine.{}", name), value);
    key.add("includeDirectories", request.includeDirectories);
    key.add("extraFlags", request.extraFlags);
    if (kind == codegen::CompilerKind::hostCxx) {
        const toolchain::CompileJob link = {.linkMathLibrary = request.linkMathLibrary,
                                            .linkStandardLibrary = request.linkStandardLibrary};
        key.add("textFlags", toolchain::hostTextFlags(link));
        key.add("linkFlags", toolchain::hostLinkFlags(link));
    }
    return key.finish();
}

} // namespace hawk::compile
