// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/module_walk.h"

#include <algorithm>
#include <span>

#include "diff/refusals.h"
#include "trace/classes.h"
#include "trace/expressions.h"
#include "trace/helper_statements.h"
#include "trace/kernels.h"
#include "trace/kinds.h"
#include "trace/lost_values.h"
#include "trace/names.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using text::Diagnostic;
using text::DiagnosticRule;

/// Rules that speak of hawk and hold at module level too; everything else there is a sign of driver code,
/// which is left out without a word.
bool holdsAnywhere(const DiagnosticRule* rule)
{
    constexpr const DiagnosticRule* kept[] = {
        &refusals::notAFunction,
        &refusals::notAPayload,
        &refusals::badExtent,
        &refusals::missingExtent,
        &refusals::badAxis,
        &refusals::axisTwice,
        &refusals::badSteps,
        &refusals::notSteppable,
        &refusals::stepsCall,
        &refusals::derivativeCall,
        &refusals::notDerivable,
        &refusals::badInputs,
        &refusals::parameterPlanesCall,
        &refusals::kernelMakerCall,
        &refusals::badKernelName,
        &refusals::badKind,
        &refusals::badPrimitive,
        &refusals::primitiveTwice,
        &refusals::badResult,
        &refusals::badSink,
        &refusals::noCompanion,
        &refusals::badGuard,
        &refusals::guardNotDeclared,
        &refusals::badEntry,
        &refusals::unresolvedEntry,
        &refusals::entryTwice,
        &refusals::badSlug,
        &refusals::badKindArgument,
        &refusals::badMember,
        &refusals::badKindField,
        &refusals::badBase,
        &refusals::hookIgnored,
        &refusals::retiredName,
        &refusals::badParamPayload,
        &refusals::planeForm,
        &refusals::sortedPayload,
        &refusals::unknownImport,
        &refusals::noSuchMember,
        &refusals::importCircle,
        &refusals::importUnreadable,
        &refusals::badDecoratorArgument,
        &refusals::timeWithoutStep,
        &refusals::badTimeStep,
        &refusals::timeAdvance,
        &refusals::badJumpWidth,
        &refusals::badGroup,
        &refusals::unknownDecoratorArgument,
        &refusals::axesTooLarge,
        &refusals::tablePayload,
        &refusals::emptyGrid,
        &unsupported::widePlanes,
        &unsupported::quantities,
        &refusals::resolveCall,
        &refusals::unknownGroup,
        &refusals::resolvedGroup,
        &refusals::resolvedPolicy,
        &refusals::loopGroup,
        &refusals::tapeCall,
        &unsupported::rollouts,
        &unsupported::kindForms,
        &unsupported::opaqueText,
        &unsupported::constantOnly,
        &unsupported::extentLimit,
    };
    return std::ranges::contains(kept, rule) || std::ranges::contains(diff::allRules(), rule);
}

class ModuleWalk
{
public:
    ModuleWalk(Session& session, std::shared_ptr<Scope> names)
        : m_session(session)
        , m_frame{session, std::move(names)}
    { }

    std::vector<Range> run(Suite statements)
    {
        for (const Stmt* statement : statements)
            walk(*statement);
        return std::move(m_skipped);
    }

private:
    void walk(const Stmt& statement)
    {
        m_session.steps = 0;
        m_session.stepLimit = m_session.limits.moduleSteps;
        m_session.isExhausted = false;
        switch (statement.kind) {
        case StmtKind::pass:
            return;
        case StmtKind::error:
            return bindBrokenNames(statement.range);
        case StmtKind::class_:
            return walkClass(as<ClassStmt>(statement));
        default:
            break;
        }
        const bool isText = statement.kind == StmtKind::expression
            && as<ExpressionStmt>(statement).value->kind == ExprKind::string;
        if (!isText)
            walkEvaluated(statement);
    }

    /// Names of a line that could not be read stay unknown, so that their uses are not reported as well.
    void bindBrokenNames(Range range)
    {
        const std::string_view text = m_session.source.slice(range);
        const auto isLetter = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
                || static_cast<unsigned char>(c) >= 0x80;
        };
        for (std::size_t i = 0; i < text.size();) {
            std::size_t end = i;
            while (end < text.size() && isLetter(text[end]))
                ++end;
            const std::string_view name = text.substr(i, end - i);
            if (!name.empty() && m_frame.scope->findOwn(name) == nullptr)
                m_frame.scope->bind(name, Unknown{});
            i = end == i ? i + 1 : end;
        }
    }

    void walkClass(const ClassStmt& statement)
    {
        const std::size_t before = m_session.reporter.count();
        bool isHawkClass = false;
        for (const Decorator& decorator : statement.decorators) {
            const Expr& written = decorator.expression->kind == ExprKind::call
                ? *as<CallExpr>(*decorator.expression).callee
                : *decorator.expression;
            const Value value = evaluate(m_frame, written);
            const auto* name = value.get<HawkName>();
            if (name != nullptr && name->row->meaning == Meaning::decorator) {
                m_session.kernelDiagnostics.push_back(text::diagnose(
                    refusals::notAFunction, statement.nameRange, {std::string(statement.name), "a class"}));
                m_session.kernels.push_back({.name = std::string(statement.name),
                                             .range = statement.range,
                                             .nameRange = statement.nameRange,
                                             .kernel = {}});
                isHawkClass = true;
            }
        }
        m_session.reporter.takeFrom(before);
        if (!isHawkClass && defineKindClass(m_frame, statement)) {
            for (Diagnostic& diagnostic : m_session.reporter.takeFrom(before))
                m_session.kernelDiagnostics.push_back(std::move(diagnostic));
            return;
        }
        if (!isHawkClass && definePlainClass(m_frame, statement))
            return;
        m_session.reporter.takeFrom(before);
        m_frame.scope->bind(statement.name,
                            isHawkClass ? Value(Unknown{})
                                        : Value(Opaque{statement.nameRange, &unsupported::classes}));
    }

    void walkEvaluated(const Stmt& statement)
    {
        const std::size_t before = m_session.reporter.count();
        const std::size_t kernelsBefore = m_session.kernels.size();
        const Ending ending = executeStatement(m_frame, statement);
        std::vector<Diagnostic> found = m_session.reporter.takeFrom(before);
        const bool isFunction = statement.kind == StmtKind::function;
        bool hasFault = false;
        for (const Diagnostic& diagnostic : found) {
            if (isFunction ? holdsForDecorators(diagnostic.rule) : holdsAnywhere(diagnostic.rule)) {
                m_session.kernelDiagnostics.push_back(diagnostic);
                hasFault = true;
            }
        }
        const bool isLeftOut = !found.empty() || ending.kind != Ending::Kind::normal;
        if (isLeftOut && !hasFault && !isFunction)
            m_skipped.push_back(statement.range);
        if (isLeftOut && !hasFault)
            makeOpaque(statement, found);
        placeKernels(statement, kernelsBefore);
        nameKernels(statement, kernelsBefore);
    }

    /// What a statement left out would bind or change is not known from here on.
    void makeOpaque(const Stmt& statement, std::span<const Diagnostic> reports)
    {
        const bool isSimple = statement.kind == StmtKind::assign
            || statement.kind == StmtKind::annotatedAssign || statement.kind == StmtKind::function;
        for (std::string_view name : changedNames(statement)) {
            const Value* value = m_frame.scope->findOwn(name);
            const Expr* written = writtenValue(statement, name);
            m_frame.scope->bind(name,
                                value == nullptr || !isSimple
                                    ? Value(lostValue(reports, statement.range, statement.range))
                                    : withLostParts(*value, written, reports, statement.range));
        }
        if (statement.kind == StmtKind::expression)
            makeReceiverOpaque(*as<ExpressionStmt>(statement).value, reports);
    }

    /// `values.append(np.zeros(3))`: the list has lost an item.
    void makeReceiverOpaque(const Expr& expression, std::span<const Diagnostic> reports)
    {
        if (expression.kind != ExprKind::call || as<CallExpr>(expression).callee->kind != ExprKind::attribute)
            return;
        const Expr& receiver = *as<AttributeExpr>(*as<CallExpr>(expression).callee).object;
        if (receiver.kind != ExprKind::name)
            return;
        const std::string_view name = as<NameExpr>(receiver).name;
        const Value* value = m_frame.scope->findOwn(name);
        if (value != nullptr && (value->is<List>() || value->is<Dict>()))
            m_frame.scope->bind(name, lostValue(reports, expression.range, expression.range));
    }

    /// A kernel of a factory that stands in another file belongs to the statement that makes it.
    void placeKernels(const Stmt& statement, std::size_t first)
    {
        const auto isOfThisFile = [&](Range range) {
            return m_session.source.fileBeginAt(range.begin)
                == m_session.source.fileBeginAt(statement.range.begin);
        };
        for (std::size_t i = first; i < m_session.kernels.size(); ++i) {
            TracedKernel& kernel = m_session.kernels[i];
            if (!kernel.isImported && !isOfThisFile(kernel.range))
                kernel.range = kernel.nameRange = statement.range;
        }
    }

    /// A kernel made by a factory is known by the name it is bound to.
    void nameKernels(const Stmt& statement, std::size_t first)
    {
        if (statement.kind != StmtKind::assign)
            return;
        for (std::string_view name : changedNames(statement)) {
            const Value* value = m_frame.scope->findOwn(name);
            const auto* kernel = value != nullptr ? value->get<KernelObject>() : nullptr;
            if (kernel != nullptr && kernel->index >= first)
                m_session.kernels[kernel->index].name = name;
        }
    }

    Session& m_session;
    Frame m_frame;
    std::vector<Range> m_skipped;
};

} // namespace

// A misspelled decorator is a fault.
bool holdsForDecorators(const DiagnosticRule* rule)
{
    return holdsAnywhere(rule) || rule == &refusals::undefinedName || rule == &refusals::unknownName
        || rule == &refusals::kernelAsDecorator;
}

std::vector<Range> walkModule(Session& session, Suite statements, std::shared_ptr<Scope> names)
{
    return ModuleWalk(session, std::move(names)).run(statements);
}

} // namespace hawk::trace
