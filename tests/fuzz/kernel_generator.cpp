// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "kernel_generator.h"

#include <algorithm>
#include <cstdint>
#include <format>
#include <span>
#include <vector>

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

/// Decisions after which a kernel goes on as short as it can: the time that compilers take grows faster than
/// what a longer one adds. One kernel of so many is as long as it comes.
constexpr std::size_t ordinaryLength = 150;
constexpr std::uint32_t anyLength = 12;

/// How a kernel says which of its parameters are those of a kind.
enum class KindForm : std::uint8_t { none, classOfMask, classOfData, object };
constexpr KindForm kindForms[] = {KindForm::none, KindForm::none, KindForm::classOfMask,
                                  KindForm::classOfData, KindForm::object};

/// What the samples of a kernel have in common.
enum class Shared : std::uint8_t { nothing, keys, sums, largest, smallest };
constexpr Shared sharings[] = {Shared::nothing, Shared::nothing, Shared::nothing, Shared::keys,
                               Shared::sums,    Shared::largest, Shared::smallest};

constexpr std::string_view imports =
    "import hawk\n"
    "from hawk import Grid, Index, Int32, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, UInt32, "
    "Vector\n"
    "from hawk.ext import DATA_ONLY, Guard, Kind, KernelKind\n"
    "from hawk.math import *\n\n\n";

/// Lines of a file around the body of its kernel.
class FileWriter
{
public:
    FileWriter(Choices& choices, const Grammar& grammar)
        : m_choices(choices)
        , m_grammar(grammar)
        , m_writer(choices, grammar)
    { }

    std::string write(const std::string& name)
    {
        if (!m_choices.oneIn(anyLength))
            m_writer.setEnough(ordinaryLength);
        const std::uint32_t helpers = m_choices.below(3);
        for (std::uint32_t i = 0; i < helpers; ++i)
            m_writer.helper(std::format("helper{}", i));
        addInput("x", {"Scalar", "real"});
        const std::uint32_t more = m_choices.below(6);
        for (std::uint32_t i = 0; i < more; ++i)
            addInput(std::format("p{}", i), m_choices.oneOf(std::span(inputs)));
        const std::uint32_t written = m_choices.below(3);
        m_readsBefore = m_choices.oneIn(3);
        for (std::uint32_t i = 0; i < written; ++i)
            addMutable(std::format("m{}", i));
        m_finishes = written > 0 && m_choices.oneIn(4);
        const std::uint32_t tables = m_choices.below(3);
        for (std::uint32_t i = 0; i < tables; ++i)
            addPlane(std::format("t{}", i), m_choices.oneOf(m_grammar.planes()));
        m_shared = m_finishes ? Shared::nothing : m_choices.oneOf(std::span(sharings));
        const KindForm kind = m_choices.oneOf(std::span(kindForms));
        const std::uint32_t keyed = m_shared == Shared::keys ? m_choices.below(2) + 1 : 0;
        for (std::uint32_t i = 0; i < keyed; ++i)
            addKeyed(std::format("h{}", i));
        if (m_finishes)
            m_parameters.push_back({"terminated", "Terminated"});
        writeHead(name, kind);
        m_writer.indent();
        writeBody(written);
        return std::string(imports) + m_writer.takeText();
    }

private:
    struct Declared {
        std::string name;
        std::string annotation;
        bool isOfKind = false;
    };

    void addInput(const std::string& name, const Parameter& input)
    {
        m_parameters.push_back({name, std::string(input.annotation)});
        m_writer.addName({.name = name, .type = std::string(input.type)});
        const auto plane = std::ranges::find(m_grammar.planes(), input.annotation, &PlaneKind::annotation);
        if (plane != m_grammar.planes().end())
            m_writer.addName({.name = name, .type = plane->name});
    }

    void addMutable(const std::string& name)
    {
        const Parameter& payload = m_choices.oneOf(std::span(payloads));
        m_parameters.push_back({name, std::format("Mutable[{}]", payload.annotation)});
        Name plane{.name = name, .type = std::string(payload.type), .isAssignable = true};
        if (m_readsBefore)
            m_writer.addName(std::move(plane));
        else
            m_unread.push_back(std::move(plane));
    }

    /// A kernel has one grid.
    void addPlane(const std::string& name, const PlaneKind& kind)
    {
        if (std::ranges::contains(m_parameters, kind.annotation, &Declared::annotation)
            && kind.annotation.starts_with("Grid"))
            return;
        m_parameters.push_back({name, kind.annotation});
        m_writer.addName({.name = name, .type = kind.name});
    }

    void addKeyed(const std::string& name)
    {
        const KeyedForm& form = m_choices.oneOf(keyedForms());
        m_parameters.push_back({name, std::string(form.annotation)});
        m_keyed.push_back({name, &form});
    }

    /// The decorator with what it needs, and the first line of the function.
    void writeHead(const std::string& name, KindForm kind)
    {
        const std::string steps = m_finishes ? std::format("steps={}", m_choices.below(4) + 1) : "";
        if (kind != KindForm::none)
            writeKind(m_finishes ? KindForm::classOfMask : kind);
        if (kind == KindForm::none)
            m_writer.line("@hawk.kernel" + (steps.empty() ? "" : "(" + steps + ")"));
        else if (m_choices.oneIn(3))
            m_writer.line(std::format("@hawk.kernel(kind=Shared{}{})", steps.empty() ? "" : ", ", steps));
        else
            m_writer.line("@Shared" + (steps.empty() ? "" : "(" + steps + ")"));
        std::string signature;
        for (const Declared& parameter : m_parameters)
            signature += std::format("{}{}{}", signature.empty() ? "" : ", ", parameter.name,
                                     parameter.isOfKind ? "" : ": " + parameter.annotation);
        m_writer.line(std::format("def {}({}):", name, signature));
    }

    /// A kind that declares the first parameters, and a mask that only it knows or that the kernel finishes.
    void writeKind(KindForm form)
    {
        const std::size_t count = m_choices.below(static_cast<std::uint32_t>(m_parameters.size())) + 1;
        std::vector<std::pair<std::string, std::string>> entries;
        for (Declared& parameter : m_parameters) {
            const bool isMask = parameter.annotation == "Terminated";
            if ((entries.size() == count && !isMask) || parameter.annotation.starts_with("Grid"))
                continue;
            parameter.isOfKind = true;
            entries.emplace_back(parameter.name, parameter.annotation);
        }
        const std::string mask = m_finishes ? "terminated" : "lost";
        if (form != KindForm::classOfData && !m_finishes)
            entries.emplace_back(mask, "Terminated");
        const std::string guard =
            form == KindForm::classOfData ? "DATA_ONLY" : std::format("Guard(\"{}\")", mask);
        if (form == KindForm::object) {
            std::string vocabulary;
            for (const auto& [name, annotation] : entries)
                vocabulary += std::format("{}\"{}\": {}", vocabulary.empty() ? "" : ", ", name, annotation);
            m_writer.line(
                std::format("Shared = Kind(\"shared\", vocabulary={{{}}}, guard={})", vocabulary, guard));
        } else {
            m_writer.line("class Shared(KernelKind, slug=\"shared\"):");
            for (const auto& [name, annotation] : entries)
                m_writer.line(std::format("    {}: {}", name, annotation));
            m_writer.line("    guard = " + guard);
        }
        m_writer.line("");
        m_writer.line("");
    }

    void writeBody(std::uint32_t written)
    {
        const std::uint32_t statements = m_choices.below(7) + 1;
        for (const Name& plane : m_unread)
            m_writer.fillPlane(plane);
        m_writer.define();
        const std::uint32_t readBack = !m_finishes && m_choices.oneIn(4) ? m_choices.below(2) + 1 : 0;
        for (std::uint32_t i = 0; i < readBack; ++i)
            m_writer.readBack();
        for (std::uint32_t i = 1; i < statements && !m_writer.isFull(); ++i)
            m_writer.statement();
        for (std::uint32_t i = 0; i < written; ++i)
            m_writer.assign(std::format("m{}", i));
        for (const auto& [name, form] : m_keyed)
            m_writer.storeByKey(name, *form);
        if (m_finishes)
            m_writer.line(std::format("terminated = {}", m_writer.expression("bool", 2)));
        std::string results;
        const auto add = [&results](const std::string& name, const std::string& value) {
            results += std::format("{}\"{}\": {}", results.empty() ? "" : ", ", name, value);
        };
        const std::uint32_t leaves = m_choices.below(3) + 1;
        for (std::uint32_t i = 0; i < leaves; ++i)
            add(std::format("r{}", i), m_writer.anyExpression(2));
        if (const auto operations = reductions(); !operations.empty()) {
            const std::uint32_t reduced = m_choices.below(2) + 1;
            for (std::uint32_t i = 0; i < reduced; ++i)
                add(std::format("s{}", i), m_writer.reduction(m_choices.oneOf(operations)));
        }
        m_writer.line(std::format("return {{{}}}", results));
    }

    /// Those that one kernel may have together.
    std::vector<std::string_view> reductions() const
    {
        switch (m_shared) {
        case Shared::sums:
            return {"sum", "mean"};
        case Shared::largest:
            return {"max"};
        case Shared::smallest:
            return {"min"};
        default:
            return {};
        }
    }

    Choices& m_choices;
    const Grammar& m_grammar;
    KernelWriter m_writer;
    std::vector<Declared> m_parameters;
    std::vector<std::pair<std::string, const KeyedForm*>> m_keyed;
    std::vector<Name> m_unread; ///< planes whose numbers before the launch no statement needs
    Shared m_shared = Shared::nothing;
    bool m_readsBefore = false;
    bool m_finishes = false;
};

} // namespace

std::string generateKernel(Choices& choices, const Grammar& grammar, const std::string& name)
{
    return FileWriter(choices, grammar).write(name);
}

} // namespace hawk::fuzz
