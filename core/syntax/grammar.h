// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "syntax/arena.h"
#include "syntax/lexer.h"
#include "syntax/token.h"
#include "syntax/tree.h"
#include "text/diagnostic.h"

namespace hawk::syntax {

/// Recursive descent over the tokens of one file; one function for each rule of Python's grammar, its part
/// of the file name after `grammar_`.
///
/// A fault sets `m_hasFailed`; every rule then returns quickly with whatever it has, and the statement that
/// contains the fault becomes an error node. Statements are the only place where the flag is taken down.
class Grammar
{
public:
    Grammar(std::string_view source, const TokenList& tokens, Arena& arena);

    Suite file();
    std::vector<text::Diagnostic> takeDiagnostics() { return std::move(m_diagnostics); }

private:
    using Statements = ArenaList<const Stmt*>;

    /// One more level of nesting for as long as it lives. Too many are a fault.
    class Nesting
    {
    public:
        explicit Nesting(Grammar& grammar);
        ~Nesting() { --m_grammar.m_depth; }
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

    private:
        Grammar& m_grammar;
    };
    struct Position {
        std::size_t index;
        std::uint32_t previousEnd;
        bool hasFailed;
    };

    // grammar.cpp: cursor, faults
    const Token& token() const { return m_tokens[m_index]; }
    TokenKind kind() const { return m_tokens[m_index].kind; }
    TokenKind kindAhead(std::size_t ahead) const;
    std::uint32_t begin() const { return m_tokens[m_index].range.begin; }
    std::string_view spelling(const Token& token) const;
    bool isWord(std::string_view word) const;
    void advance();
    bool accept(TokenKind kind);
    bool expect(TokenKind kind, std::string_view what);
    Range rangeFrom(std::uint32_t begin) const;
    void report(text::Diagnostic diagnostic);
    void fail(text::Diagnostic diagnostic);
    void failExpecting(std::string_view what);
    std::string_view name(const Token& token);
    Position position() const { return {m_index, m_previousEnd, m_hasFailed}; }
    void returnTo(const Position& position);
    template <class Node>
    const Node* make(const Node& node)
    {
        return m_arena.make(node);
    }
    const Expr* errorFrom(std::uint32_t begin);

    // grammar_expressions.cpp: operators
    const Expr* starExpressions();
    const Expr* starExpression();
    const Expr* starNamedExpression();
    const Expr* namedExpression();
    const Expr* expression();
    const Expr* disjunction();
    const Expr* conjunction();
    const Expr* inversion();
    const Expr* comparison();
    const Expr* binary(int lowest);
    const Expr* unary();
    const Expr* power();
    const Expr* lambda();
    const Expr* yield();
    const Expr* yieldOrStarExpressions();
    bool acceptComparison(CompareExpr::Link& link);
    const Expr* starred(const Expr* (Grammar::*operand)());
    const Expr* bitwiseOr() { return binary(0); }
    bool beginsExpression() const;

    // grammar_primaries.cpp: atoms, displays, calls, subscripts
    const Expr* primary();
    const Expr* atom();
    const Expr* constant(ConstantExpr::Value value);
    const Expr* number();
    const Expr* parenthesized();
    const Expr* listDisplay();
    const Expr* braceDisplay();
    const Expr* dictDisplay(std::uint32_t begin, const Expr* firstKey);
    const Expr* comprehension(std::uint32_t begin, ComprehensionExpr::Result result, const Expr* key,
                              const Expr* element, TokenKind closing);
    std::span<const ComprehensionExpr::Clause> comprehensionClauses(const Expr& element);
    bool atComprehension() const;
    std::span<const Argument> arguments();
    Argument argument(std::uint32_t open, bool isFirst);
    const Expr* subscriptIndex();
    const Expr* slice();

    // grammar_parameters.cpp
    const ParameterList* parameters(TokenKind closing);
    Parameter parameter(TokenKind closing, ParameterPassing passing);
    Range typeParameters();

    // grammar_strings.cpp
    struct Text;
    const Expr* strings();
    void plainString(Text& text);
    void formattedString(Text& text);
    void field(Text& text);
    std::string specification(Text& text);
    void literalPiece(Text& text);
    void decode(Text& text, Range range, bool isRaw, bool isFormatted);

    // grammar_targets.cpp: what may be assigned to
    enum class TargetForm { any, single };
    const Expr* targets();
    const Expr* withTarget();
    bool checkTarget(const Expr& target, TargetForm form = TargetForm::any);

    // grammar_statements.cpp: simple statements
    void simpleStatements(Statements& out);
    const Stmt* simpleStatement();
    const Stmt* expressionStatement();
    const Stmt* assignment(std::uint32_t begin, const Expr* first);
    const Stmt* augmentedAssignment(std::uint32_t begin, const Expr* target);
    const Stmt* annotatedAssignment(std::uint32_t begin, const Expr* target);
    const Stmt* returnStatement();
    const Stmt* raiseStatement();
    const Stmt* assertStatement();
    const Stmt* deleteStatement();
    const Stmt* namesStatement(StmtKind kind);
    const Stmt* keywordStatement(StmtKind kind);
    const Stmt* typeAlias();
    template <class Node>
    const Stmt* finished(Node node, StmtKind kind, std::uint32_t begin);

    // grammar_imports.cpp
    const Stmt* importStatement();
    const Stmt* importFromStatement();
    std::string_view dottedName();
    enum class NameForm { single, dotted };
    ImportName importName(NameForm form);

    // grammar_compound.cpp: statements with suites
    enum class Flow { plain, async };
    enum class Brackets { none, around };
    const Stmt* compoundStatement();
    const Stmt* ifStatement();
    const Stmt* whileStatement();
    const Stmt* forStatement(std::uint32_t begin, Flow flow);
    const Stmt* withStatement(std::uint32_t begin, Flow flow);
    std::span<const WithStmt::Item> withItems(Brackets brackets);
    const Stmt* tryStatement();
    TryStmt::Handler handler();
    bool header(Stmt& statement, std::uint32_t begin);
    Suite elseSuite();

    // grammar_definitions.cpp: functions, classes, match
    const Stmt* decorated();
    const Stmt* asyncStatement(std::uint32_t begin, std::span<const Decorator> decorators);
    const Stmt* function(std::uint32_t begin, Flow flow, std::span<const Decorator> decorators);
    const Stmt* classStatement(std::uint32_t begin, std::span<const Decorator> decorators);
    const Stmt* matchStatement();
    const Expr* matchSubject();
    MatchStmt::Case matchCase();

    // grammar_blocks.cpp: suites and going on after a fault
    void statement(Statements& out);
    Suite block(std::string_view owner);
    void statementsUntilDedent(Statements& out);
    const Stmt* recover(std::uint32_t begin);
    void skipLine();
    void skipBlock();
    bool continuesBrokenStatement() const;

    std::string_view m_source;
    std::span<const Token> m_tokens;
    std::span<const text::Diagnostic> m_lexical; ///< what the lexer has reported
    Arena& m_arena;
    std::vector<text::Diagnostic> m_diagnostics;
    std::size_t m_index = 0;
    std::uint32_t m_previousEnd = 0; ///< end of the last token that is not layout
    std::uint32_t m_lineBegin = 0; ///< of the logical line around the cursor
    std::uint32_t m_reportedLine = ~0u; ///< the line with the last diagnostic
    std::uint32_t m_depth = 0;
    std::uint32_t m_attempts = 0; ///< nested tries whose faults do not count
    bool m_hasFailed = false;
    bool m_isAfterError = false; ///< the statement before is an error node
};

} // namespace hawk::syntax
