// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// Prints the tree of a file as an S-expression with line and column of every node, in the form that
// compare_with_ast.py makes from Python's own parser.

#include <bit>
#include <cstdint>
#include <cstdio>
#include <format>
#include <string>

#include "syntax/parser.h"

using namespace hawk::syntax;
using hawk::text::Range;
using hawk::text::SourceText;

namespace {

class Dump
{
public:
    explicit Dump(const SyntaxTree& tree) : m_source(tree.source()) { }

    std::string suite(Suite statements) const
    {
        std::string out = "[";
        for (const Stmt* statement : statements)
            out += stmt(*statement) + "\n";
        return out + "]";
    }

private:
    std::string at(Range range) const
    {
        const auto begin = m_source.position(range.begin);
        const auto end = m_source.position(range.end);
        return std::format("@{}:{}-{}:{}", begin.line, begin.column - 1, end.line, end.column - 1);
    }

    static std::string hex(std::string_view bytes)
    {
        std::string out = "x";
        for (const char c : bytes)
            out += std::format("{:02x}", static_cast<unsigned char>(c));
        return out;
    }

    std::string optional(const Expr* value) const { return value == nullptr ? "-" : expr(*value); }

    template <class List>
    std::string all(const List& list) const
    {
        std::string out;
        for (const auto* item : list)
            out += " " + expr(*item);
        return out;
    }

    std::string number(const NumberExpr& value) const
    {
        switch (value.type) {
        case NumberExpr::Type::integer:
            return "i" + std::string(value.digits);
        case NumberExpr::Type::real:
            return std::format("r{:016x}", std::bit_cast<std::uint64_t>(value.value));
        case NumberExpr::Type::imaginary:
            return std::format("j{:016x}", std::bit_cast<std::uint64_t>(value.value));
        }
        return {};
    }

    std::string parts(const FormattedExpr& formatted) const
    {
        std::string out;
        for (const Expr* part : formatted.parts)
            out += part->kind == ExprKind::string && !isNested(*part)
                ? " text:" + hex(as<StringExpr>(*part).value)
                : " " + expr(*part);
        return out;
    }

    /// A literal piece and a literal in a field look alike; the latter begins with a quote or a prefix.
    bool isNested(const Expr& part) const
    {
        const std::uint32_t begin = part.range.begin;
        std::size_t before = begin;
        while (before > 0 && (m_source.text()[before - 1] == ' ' || m_source.text()[before - 1] == '('))
            --before;
        return before > 0 && m_source.text()[before - 1] == '{'
            && (before < 2 || m_source.text()[before - 2] != '{') && !part.range.isEmpty()
            && (m_source.text()[begin] == '"' || m_source.text()[begin] == '\'');
    }

    std::string arguments(std::span<const Argument> list) const
    {
        std::string out;
        for (const Argument& argument : list)
            out += argument.name.empty() ? " " + expr(*argument.value)
                                         : std::format(" ({}= {})", argument.name, expr(*argument.value));
        return out;
    }

    std::string parameters(const ParameterList& list) const
    {
        static constexpr std::string_view passing[] = {"/", "", "k", "*", "**"};
        std::string out = "(";
        for (const Parameter& p : list.parameters)
            out += std::format("{}{}:{}={};", passing[static_cast<int>(p.passing)], p.name,
                               optional(p.annotation), optional(p.defaultValue));
        return out + ")";
    }

    std::string comprehension(const ComprehensionExpr& c) const
    {
        static constexpr std::string_view names[] = {"list", "set", "dict", "generator"};
        std::string out =
            std::format("{} {} {}", names[static_cast<int>(c.result)], optional(c.key), expr(*c.element));
        for (const auto& clause : c.clauses)
            out += std::format(" ({}for {} in {} if{})", clause.isAsync ? "async " : "", expr(*clause.target),
                               expr(*clause.iterable), all(clause.conditions));
        return out;
    }

    std::string content(const Expr& e) const
    {
        switch (e.kind) {
        case ExprKind::error:
            return "error";
        case ExprKind::name:
            return std::string(as<NameExpr>(e).name);
        case ExprKind::number:
            return number(as<NumberExpr>(e));
        case ExprKind::string:
            return (as<StringExpr>(e).isBytes ? "bytes:" : "text:") + hex(as<StringExpr>(e).value);
        case ExprKind::formatted:
            return "formatted" + parts(as<FormattedExpr>(e));
        case ExprKind::constant: {
            static constexpr std::string_view names[] = {"False", "True", "None", "Ellipsis"};
            return std::string(names[static_cast<int>(as<ConstantExpr>(e).value)]);
        }
        case ExprKind::unary:
            return std::format("unary {} {}", spellingOf(as<UnaryExpr>(e).op),
                               expr(*as<UnaryExpr>(e).operand));
        case ExprKind::binary: {
            const auto& b = as<BinaryExpr>(e);
            return std::format("binary {} {} {}", spellingOf(b.op), expr(*b.left), expr(*b.right));
        }
        case ExprKind::boolean:
            return std::format("boolean {}{}", spellingOf(as<BooleanExpr>(e).op),
                               all(as<BooleanExpr>(e).operands));
        case ExprKind::compare: {
            std::string out = "compare " + expr(*as<CompareExpr>(e).first);
            for (const auto& link : as<CompareExpr>(e).links)
                out += std::format(" {} {}", spellingOf(link.op), expr(*link.operand));
            return out;
        }
        case ExprKind::call:
            return "call " + expr(*as<CallExpr>(e).callee) + arguments(as<CallExpr>(e).arguments);
        case ExprKind::attribute:
            return std::format("attribute {} {}", expr(*as<AttributeExpr>(e).object),
                               as<AttributeExpr>(e).name);
        case ExprKind::subscript:
            return std::format("subscript {} {}", expr(*as<SubscriptExpr>(e).object),
                               expr(*as<SubscriptExpr>(e).index));
        case ExprKind::slice: {
            const auto& s = as<SliceExpr>(e);
            return std::format("slice {} {} {}", optional(s.lower), optional(s.upper), optional(s.step));
        }
        case ExprKind::tuple:
            return "tuple" + all(as<SequenceExpr>(e).items);
        case ExprKind::list:
            return "list" + all(as<SequenceExpr>(e).items);
        case ExprKind::set:
            return "set" + all(as<SequenceExpr>(e).items);
        case ExprKind::dict: {
            std::string out = "dict";
            for (const auto& item : as<DictExpr>(e).items)
                out += std::format(" {}:{}", optional(item.key), expr(*item.value));
            return out;
        }
        case ExprKind::lambda:
            return std::format("lambda {} {}", parameters(*as<LambdaExpr>(e).parameters),
                               expr(*as<LambdaExpr>(e).body));
        case ExprKind::conditional: {
            const auto& c = as<ConditionalExpr>(e);
            return std::format("conditional {} {} {}", expr(*c.condition), expr(*c.whenTrue),
                               expr(*c.whenFalse));
        }
        case ExprKind::starred:
            return "starred " + expr(*as<StarredExpr>(e).value);
        case ExprKind::comprehension:
            return comprehension(as<ComprehensionExpr>(e));
        case ExprKind::named:
            return std::format("named {} {}", expr(*as<NamedExpr>(e).target), expr(*as<NamedExpr>(e).value));
        case ExprKind::await:
            return "await " + expr(*as<KeywordExpr>(e).value);
        case ExprKind::yield:
            return std::format("yield{} {}", as<KeywordExpr>(e).isFrom ? " from" : "",
                               optional(as<KeywordExpr>(e).value));
        }
        return {};
    }

    std::string expr(const Expr& e) const
    {
        if (e.kind == ExprKind::starred && as<StarredExpr>(e).isDouble)
            return "(** " + expr(*as<StarredExpr>(e).value) + ")";
        return "(" + content(e) + at(e.range) + ")";
    }

    std::string decorators(std::span<const Decorator> list) const
    {
        std::string out;
        for (const Decorator& decorator : list)
            out += " @ " + expr(*decorator.expression);
        return out;
    }

    static std::string names(std::span<const ImportName> list)
    {
        std::string out;
        for (const ImportName& name : list)
            out += std::format(" {}/{}", name.name, name.alias);
        return out;
    }

    std::string content(const Stmt& s) const
    {
        switch (s.kind) {
        case StmtKind::expression:
            return expr(*as<ExpressionStmt>(s).value);
        case StmtKind::assign:
            return all(as<AssignStmt>(s).targets) + " := " + expr(*as<AssignStmt>(s).value);
        case StmtKind::augmentedAssign: {
            const auto& a = as<AugmentedAssignStmt>(s);
            return std::format("{} {} {}", expr(*a.target), spellingOf(a.op), expr(*a.value));
        }
        case StmtKind::annotatedAssign: {
            const auto& a = as<AnnotatedAssignStmt>(s);
            return std::format("{} {} {}", expr(*a.target), expr(*a.annotation), optional(a.value));
        }
        case StmtKind::return_:
            return optional(as<ReturnStmt>(s).value);
        case StmtKind::if_: {
            const auto& i = as<IfStmt>(s);
            return expr(*i.condition) + suite(i.body) + suite(i.otherwise);
        }
        case StmtKind::for_: {
            const auto& f = as<ForStmt>(s);
            return expr(*f.target) + expr(*f.iterable) + suite(f.body) + suite(f.otherwise);
        }
        case StmtKind::while_: {
            const auto& w = as<WhileStmt>(s);
            return expr(*w.condition) + suite(w.body) + suite(w.otherwise);
        }
        case StmtKind::function: {
            const auto& f = as<FunctionStmt>(s);
            return std::string(f.name) + decorators(f.decorators) + parameters(*f.parameters)
                + optional(f.returns) + suite(f.body);
        }
        case StmtKind::class_: {
            const auto& c = as<ClassStmt>(s);
            return std::string(c.name) + decorators(c.decorators) + arguments(c.arguments) + suite(c.body);
        }
        case StmtKind::import:
            return names(as<ImportStmt>(s).names);
        case StmtKind::importFrom: {
            const auto& i = as<ImportFromStmt>(s);
            return std::format("{} {}{}", i.level, i.module, i.isStar ? " */" : names(i.names));
        }
        case StmtKind::try_: {
            const auto& t = as<TryStmt>(s);
            std::string out = suite(t.body);
            for (const auto& h : t.handlers)
                out += std::format("(except{} {} {} {}{})", h.isGroup ? "*" : "", optional(h.type), h.name,
                                   suite(h.body), at(h.range));
            return out + suite(t.otherwise) + suite(t.finally);
        }
        case StmtKind::with: {
            std::string out;
            for (const auto& item : as<WithStmt>(s).items)
                out += std::format("({} as {})", expr(*item.context), optional(item.target));
            return out + suite(as<WithStmt>(s).body);
        }
        case StmtKind::raise:
        case StmtKind::assert_:
        case StmtKind::delete_:
        case StmtKind::typeAlias:
            return all(as<SimpleStmt>(s).values);
        case StmtKind::global:
        case StmtKind::nonlocal: {
            std::string out;
            for (const NameExpr* name : as<NamesStmt>(s).names)
                out += " " + std::string(name->name);
            return out;
        }
        case StmtKind::match: {
            const auto& m = as<MatchStmt>(s);
            std::string out = expr(*m.subject);
            for (const auto& c : m.cases)
                out += std::format("(case {} {})", optional(c.guard), suite(c.body));
            return out;
        }
        default:
            return {};
        }
    }

    std::string stmt(const Stmt& s) const
    {
        return std::format("({}: {}{})", describe(s), content(s), at({s.head.begin, s.range.end}));
    }

    const SourceText& m_source;
};

} // namespace

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    const auto source = SourceText::fromFile(arguments[1]);
    if (!source) {
        std::fputs((source.error().message + "\n").c_str(), stderr);
        return 1;
    }
    const SyntaxTree tree = parse(*source);
    for (const auto& diagnostic : tree.diagnostics()) {
        const auto place = tree.source().position(diagnostic.range.begin);
        std::fputs(std::format("{}:{}: {}\n", place.line, place.column, diagnostic.message()).c_str(),
                   stderr);
    }
    std::fputs(Dump(tree).suite(tree.statements()).c_str(), stdout);
    return tree.diagnostics().empty() ? 0 : 1;
}
