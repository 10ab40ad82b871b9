// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <optional>

#include "syntax/grammar.h"

namespace hawk::syntax {

namespace {

std::optional<Operator> augmentedOperator(TokenKind kind)
{
    switch (kind) {
    case TokenKind::plusAssign:
        return Operator::add;
    case TokenKind::minusAssign:
        return Operator::subtract;
    case TokenKind::starAssign:
        return Operator::multiply;
    case TokenKind::doubleStarAssign:
        return Operator::power;
    case TokenKind::slashAssign:
        return Operator::divide;
    case TokenKind::doubleSlashAssign:
        return Operator::floorDivide;
    case TokenKind::percentAssign:
        return Operator::modulo;
    case TokenKind::atAssign:
        return Operator::matrixMultiply;
    case TokenKind::ampersandAssign:
        return Operator::bitAnd;
    case TokenKind::barAssign:
        return Operator::bitOr;
    case TokenKind::caretAssign:
        return Operator::bitXor;
    case TokenKind::shiftLeftAssign:
        return Operator::shiftLeft;
    case TokenKind::shiftRightAssign:
        return Operator::shiftRight;
    default:
        return std::nullopt;
    }
}

} // namespace

/// Completes a statement without suites that ends at the cursor.
template <class Node>
const Stmt* Grammar::finished(Node node, StmtKind kind, std::uint32_t from)
{
    node.kind = kind;
    node.range = rangeFrom(from);
    node.head = node.range;
    return make(node);
}

/// One line: statements with semicolons between them.
void Grammar::simpleStatements(Statements& out)
{
    while (true) {
        const std::uint32_t from = begin();
        const Stmt* statement = simpleStatement();
        if (!m_hasFailed && kind() != TokenKind::semicolon && kind() != TokenKind::newline)
            failExpecting("an operator or the end of the line");
        if (m_hasFailed) {
            out.add(recover(from));
            return;
        }
        out.add(statement);
        m_isAfterError = false;
        const bool hasSemicolon = accept(TokenKind::semicolon);
        if (accept(TokenKind::newline) || !hasSemicolon)
            return;
    }
}

const Stmt* Grammar::simpleStatement()
{
    switch (kind()) {
    case TokenKind::kwReturn:
        return returnStatement();
    case TokenKind::kwImport:
        return importStatement();
    case TokenKind::kwFrom:
        return importFromStatement();
    case TokenKind::kwRaise:
        return raiseStatement();
    case TokenKind::kwAssert:
        return assertStatement();
    case TokenKind::kwDel:
        return deleteStatement();
    case TokenKind::kwPass:
        return keywordStatement(StmtKind::pass);
    case TokenKind::kwBreak:
        return keywordStatement(StmtKind::break_);
    case TokenKind::kwContinue:
        return keywordStatement(StmtKind::continue_);
    case TokenKind::kwGlobal:
        return namesStatement(StmtKind::global);
    case TokenKind::kwNonlocal:
        return namesStatement(StmtKind::nonlocal);
    default:
        break;
    }
    const TokenKind third = kindAhead(2);
    const bool isAlias = kindAhead(1) == TokenKind::name
        && (third == TokenKind::assign || third == TokenKind::leftBracket) && isWord("type");
    return isAlias ? typeAlias() : expressionStatement();
}

/// An expression, or an assignment that begins with one.
const Stmt* Grammar::expressionStatement()
{
    const std::uint32_t from = begin();
    const Expr* first = yieldOrStarExpressions();
    if (!m_hasFailed && kind() == TokenKind::assign)
        return assignment(from, first);
    if (!m_hasFailed && kind() == TokenKind::colon)
        return annotatedAssignment(from, first);
    if (!m_hasFailed && augmentedOperator(kind()))
        return augmentedAssignment(from, first);
    return finished(ExpressionStmt{{}, first}, StmtKind::expression, from);
}

const Stmt* Grammar::assignment(std::uint32_t from, const Expr* first)
{
    ArenaList<const Expr*> targets(m_arena);
    const Expr* last = first;
    while (!m_hasFailed && kind() == TokenKind::assign && checkTarget(*last)) {
        targets.add(last);
        advance();
        last = yieldOrStarExpressions();
    }
    return finished(AssignStmt{{}, targets.items(), last}, StmtKind::assign, from);
}

const Stmt* Grammar::augmentedAssignment(std::uint32_t from, const Expr* target)
{
    AugmentedAssignStmt statement{{}, target, *augmentedOperator(kind()), token().range};
    checkTarget(*target, TargetForm::single);
    advance();
    statement.value = yieldOrStarExpressions();
    return finished(statement, StmtKind::augmentedAssign, from);
}

const Stmt* Grammar::annotatedAssignment(std::uint32_t from, const Expr* target)
{
    AnnotatedAssignStmt statement{{}, target};
    checkTarget(*target, TargetForm::single);
    advance();
    statement.annotation = expression();
    if (!m_hasFailed && accept(TokenKind::assign))
        statement.value = yieldOrStarExpressions();
    return finished(statement, StmtKind::annotatedAssign, from);
}

const Stmt* Grammar::returnStatement()
{
    const std::uint32_t from = begin();
    advance();
    ReturnStmt statement;
    if (kind() != TokenKind::newline && kind() != TokenKind::semicolon)
        statement.value = starExpressions();
    return finished(statement, StmtKind::return_, from);
}

const Stmt* Grammar::raiseStatement()
{
    const std::uint32_t from = begin();
    advance();
    ArenaList<const Expr*> values(m_arena);
    if (kind() != TokenKind::newline && kind() != TokenKind::semicolon) {
        values.add(expression());
        if (!m_hasFailed && accept(TokenKind::kwFrom))
            values.add(expression());
    }
    return finished(SimpleStmt{{}, values.items()}, StmtKind::raise, from);
}

const Stmt* Grammar::assertStatement()
{
    const std::uint32_t from = begin();
    advance();
    ArenaList<const Expr*> values(m_arena);
    values.add(expression());
    if (!m_hasFailed && accept(TokenKind::comma))
        values.add(expression());
    return finished(SimpleStmt{{}, values.items()}, StmtKind::assert_, from);
}

const Stmt* Grammar::deleteStatement()
{
    const std::uint32_t from = begin();
    advance();
    ArenaList<const Expr*> values(m_arena);
    do {
        const Expr* target = bitwiseOr();
        checkTarget(*target);
        values.add(target);
    } while (!m_hasFailed && accept(TokenKind::comma) && beginsExpression());
    return finished(SimpleStmt{{}, values.items()}, StmtKind::delete_, from);
}

const Stmt* Grammar::namesStatement(StmtKind statementKind)
{
    const std::uint32_t from = begin();
    advance();
    ArenaList<const NameExpr*> names(m_arena);
    do {
        const Token& word = token();
        if (expect(TokenKind::name, "a name"))
            names.add(m_arena.make(NameExpr{{ExprKind::name, word.range}, name(word)}));
    } while (!m_hasFailed && accept(TokenKind::comma));
    return finished(NamesStmt{{}, names.items()}, statementKind, from);
}

const Stmt* Grammar::keywordStatement(StmtKind statementKind)
{
    const std::uint32_t from = begin();
    advance();
    return finished(KeywordStmt{}, statementKind, from);
}

/// `type Name[T] = value`
const Stmt* Grammar::typeAlias()
{
    const std::uint32_t from = begin();
    advance();
    const Token& word = token();
    advance();
    ArenaList<const Expr*> values(m_arena);
    values.add(make(NameExpr{{ExprKind::name, word.range}, name(word)}));
    typeParameters();
    expect(TokenKind::assign, "`=`");
    values.add(expression());
    return finished(SimpleStmt{{}, values.items()}, StmtKind::typeAlias, from);
}

} // namespace hawk::syntax
