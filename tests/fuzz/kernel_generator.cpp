// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "kernel_generator.h"

#include <format>

#include "kernel_writer.h"

namespace hawk::fuzz {

namespace {

struct Parameter {
    std::string_view annotation;
    std::string_view type;
};

constexpr Parameter inputs[] = {
    {"Scalar", "real"},        {"Param", "real"},    {"Vector[3]", "vec3"},     {"Index", "index"},
    {"Int32", "int32"},        {"UInt32", "uint32"}, {"Vector[2]", "vec2"},     {"Matrix[2, 2]", "mat22"},
    {"Matrix[2, 3]", "mat23"}, {"Quat", "quat"},     {"Param[Int32]", "int32"}, {"Param[UInt32]", "uint32"},
    {"Param[Index]", "index"},
};
constexpr Parameter payloads[] = {{"Scalar", "real"}, {"Vector[3]", "vec3"},     {"Index", "index"},
                                  {"Int32", "int32"}, {"UInt32", "uint32"},      {"Vector[2]", "vec2"},
                                  {"Quat", "quat"},   {"Matrix[2, 2]", "mat22"}, {"Matrix[2, 3]", "mat23"}};

/// Lines of a file around the body of its kernel.
class FileWriter
{
public:
    FileWriter(Choices& choices, const Grammar& grammar, std::optional<Jitter> jitter)
        : m_choices(choices)
        , m_writer(choices, grammar, jitter)
    { }

    std::string write(const std::string& name)
    {
        const std::uint32_t helpers = m_choices.below(3);
        for (std::uint32_t i = 0; i < helpers; ++i)
            m_writer.helper(std::format("helper{}", i));
        std::string signature = "x: Scalar";
        m_writer.addName({.name = "x", .type = "real"});
        const std::uint32_t more = m_choices.below(6);
        for (std::uint32_t i = 0; i < more; ++i)
            signature += addInput(std::format("p{}", i));
        const std::uint32_t written = m_choices.below(3);
        for (std::uint32_t i = 0; i < written; ++i)
            signature += addMutable(std::format("m{}", i));
        const bool finishes = written > 0 && m_choices.oneIn(4);
        std::string decorator = "@hawk.kernel";
        if (finishes) {
            signature += ", terminated: Terminated";
            decorator += std::format("(steps={})", m_choices.below(4) + 1);
        }
        m_writer.line(decorator);
        m_writer.line(std::format("def {}({}):", name, signature));
        m_writer.indent();
        writeBody(written, finishes);
        return "import hawk\nfrom hawk import Index, Int32, Matrix, Mutable, Param, Quat, Scalar, "
               "Terminated, "
               "UInt32, Vector\nfrom hawk.math import *\n\n\n"
            + m_writer.takeText();
    }

private:
    std::string addInput(const std::string& name)
    {
        const Parameter& input = m_choices.oneOf(std::span(inputs));
        m_writer.addName({.name = name, .type = std::string(input.type)});
        return std::format(", {}: {}", name, input.annotation);
    }

    std::string addMutable(const std::string& name)
    {
        const Parameter& payload = m_choices.oneOf(std::span(payloads));
        m_writer.addName({.name = name, .type = std::string(payload.type), .isAssignable = true});
        return std::format(", {}: Mutable[{}]", name, payload.annotation);
    }

    void writeBody(std::uint32_t written, bool finishes)
    {
        const std::uint32_t statements = m_choices.below(7) + 1;
        m_writer.define();
        for (std::uint32_t i = 1; i < statements; ++i)
            m_writer.statement();
        for (std::uint32_t i = 0; i < written; ++i)
            m_writer.assign(std::format("m{}", i));
        if (finishes)
            m_writer.line(std::format("terminated = {}", m_writer.expression("bool", 2)));
        std::string results;
        const std::uint32_t leaves = m_choices.below(3) + 1;
        for (std::uint32_t i = 0; i < leaves; ++i)
            results += std::format("{}\"r{}\": {}", i == 0 ? "" : ", ", i, m_writer.anyExpression(2));
        m_writer.line(std::format("return {{{}}}", results));
    }

    Choices& m_choices;
    KernelWriter m_writer;
};

} // namespace

std::string generateKernel(Choices& choices, const Grammar& grammar, const std::string& name,
                           std::optional<Jitter> jitter)
{
    return FileWriter(choices, grammar, jitter).write(name);
}

} // namespace hawk::fuzz
