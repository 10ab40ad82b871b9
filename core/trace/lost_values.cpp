// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/lost_values.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using text::Diagnostic;

bool isIn(Range inner, Range outer)
{
    return inner.begin >= outer.begin && inner.end <= outer.end;
}

bool concerns(const Diagnostic& report, Range written)
{
    return isIn(report.range, written)
        || std::ranges::any_of(report.related, [&](const auto& place) { return isIn(place.range, written); });
}

bool isFault(const Diagnostic& report)
{
    return report.severity() == text::Severity::error;
}

/// What is needed of Python: `open`, `numpy.arange`, a class. Empty when that has no name, nullopt when the
/// report is about anything else.
std::optional<std::string> partOfPython(const Diagnostic& cause)
{
    const auto* rule = cause.rule;
    if (rule == &unsupported::pythonFunction || rule == &unsupported::classes)
        return cause.arguments[0];
    if (rule == &refusals::missingModule)
        return cause.arguments[1];
    if (rule == &refusals::driverPart)
        return cause.arguments[2];
    // Names like `__name__` belong to Python's own way of running a file.
    if (rule == &refusals::undefinedName && cause.arguments[0].starts_with("__"))
        return cause.arguments[0];
    if (rule == &refusals::driverName || rule == &unsupported::helperStatement
        || rule == &unsupported::helperExpression)
        return std::string();
    return std::nullopt;
}

const Expr* valueOf(const Expr& target, const Expr& value, std::string_view name)
{
    if (target.kind == ExprKind::name)
        return as<NameExpr>(target).name == name ? &value : nullptr;
    const auto isSequence = [](const Expr& each) {
        return each.kind == ExprKind::tuple || each.kind == ExprKind::list;
    };
    if (!isSequence(target) || !isSequence(value))
        return nullptr;
    const auto targets = as<SequenceExpr>(target).items;
    const auto values = as<SequenceExpr>(value).items;
    for (std::size_t i = 0; targets.size() == values.size() && i < targets.size(); ++i) {
        if (const Expr* found = valueOf(*targets[i], *values[i], name))
            return found;
    }
    return nullptr;
}

class PartsOfContainers
{
public:
    PartsOfContainers(std::span<const Diagnostic> reports, Range statement)
        : m_reports(reports)
        , m_statement(statement)
    { }

    /// A container is visited once: it may hold itself.
    Value keep(const Value& value, const Expr* written)
    {
        if (value.isUnknown())
            return lostValue(m_reports, written != nullptr ? written->range : m_statement, m_statement);
        if (const auto* list = value.get<List>()) {
            if (m_seen.insert(list->data.get()).second)
                list->data->items = keepAll(list->data->items, written);
        } else if (const auto* dict = value.get<Dict>()) {
            if (m_seen.insert(dict->data.get()).second)
                keepEntries(*dict->data, written);
        } else if (const auto* tuple = value.get<Tuple>()) {
            if (m_seen.insert(tuple->items.get()).second)
                return makeTuple(keepAll(*tuple->items, written));
        }
        return value;
    }

private:
    std::vector<Value> keepAll(const std::vector<Value>& items, const Expr* written)
    {
        const auto* display =
            written != nullptr && (written->kind == ExprKind::tuple || written->kind == ExprKind::list)
            ? &as<SequenceExpr>(*written)
            : nullptr;
        const bool isEach = display != nullptr && display->items.size() == items.size();
        std::vector<Value> kept;
        for (std::size_t i = 0; i < items.size(); ++i)
            kept.push_back(keep(items[i], isEach ? display->items[i] : written));
        return kept;
    }

    void keepEntries(DictData& dict, const Expr* written)
    {
        const auto* display =
            written != nullptr && written->kind == ExprKind::dict ? &as<DictExpr>(*written) : nullptr;
        const bool isEach = display != nullptr && display->items.size() == dict.items.size();
        for (std::size_t i = 0; i < dict.items.size(); ++i)
            dict.items[i].second = keep(dict.items[i].second, isEach ? display->items[i].value : written);
    }

    std::span<const Diagnostic> m_reports;
    Range m_statement;
    std::unordered_set<const void*> m_seen;
};

} // namespace

Opaque lostValue(std::span<const Diagnostic> reports, Range written, Range statement)
{
    Opaque lost{statement, &refusals::driverName};
    auto cause = std::ranges::find_if(
        reports, [&](const Diagnostic& report) { return isFault(report) && concerns(report, written); });
    if (cause == reports.end())
        cause = std::ranges::find_if(reports, isFault);
    // A name without a value is no cause: what it was lost for has been reported before.
    if (cause != reports.end() && cause->rule == &refusals::lostName) {
        const auto root = std::ranges::find(reports, cause->arguments[2], &Diagnostic::message);
        cause = root != reports.end() ? root : cause;
    }
    if (cause != reports.end())
        lost.cause = std::make_shared<const Diagnostic>(*cause);
    return lost;
}

Value refuseLost(Frame& frame, const Opaque& lost, std::string name, Range range)
{
    const Diagnostic& cause = *lost.cause;
    Reporter& reporter = frame.session.reporter;
    const auto part = partOfPython(cause);
    if (part && part->empty())
        return frame.refuse(refusals::driverName, range,
                            {std::move(name), frame.session.spellLine(lost.definedAt)});
    if (part)
        return frame.refuse(refusals::driverPart, range,
                            {std::move(name), frame.session.spellLine(lost.definedAt), *part});
    // The cause comes first: a statement of the module level that reads this name is lost for the same.
    reporter.addOnce(cause);
    // Its message is no part of this one, and tells lostValue() where a name was lost.
    return frame.refuse(refusals::lostName, range,
                        {std::move(name), frame.session.spellLine(cause.range), cause.message()});
}

Value withLostParts(const Value& value, const Expr* written, std::span<const Diagnostic> reports,
                    Range statement)
{
    return PartsOfContainers(reports, statement).keep(value, written);
}

const Expr* writtenValue(const Stmt& statement, std::string_view name)
{
    if (statement.kind == StmtKind::annotatedAssign)
        return as<AnnotatedAssignStmt>(statement).value;
    if (statement.kind != StmtKind::assign)
        return nullptr;
    const auto& assignment = as<AssignStmt>(statement);
    for (const Expr* target : assignment.targets) {
        if (const Expr* found = valueOf(*target, *assignment.value, name))
            return found;
    }
    return assignment.value;
}

} // namespace hawk::trace
