// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/returns.h"

#include <algorithm>
#include <array>
#include <format>

#include "syntax/token.h"
#include "text/identifier.h"
#include "trace/expressions.h"
#include "trace/kinds.h"
#include "trace/operators.h"
#include "trace/reductions.h"
#include "trace/refusals.h"
#include "trace/return_annotation.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// Collects the leaves of one `return` in order, then names them.
class ReturnTracer
{
public:
    ReturnTracer(Frame& frame, const FunctionStmt& definition, const ReturnStmt& statement,
                 const std::vector<DeclaredParameter>& parameters)
        : m_frame(frame)
        , m_definition(definition)
        , m_statement(statement)
        , m_parameters(parameters)
        , m_kind(*frame.session.kernel->kind)
    { }

    ReturnedValues run()
    {
        const ReturnedResult* result = m_kind.result();
        const ReturnedStructure structure = result != nullptr ? readResult(*result) : readNamed();
        if (m_isValid && m_definition.returns != nullptr)
            checkReturnAnnotation(m_frame, m_definition, structure);
        ReturnedValues returned;
        returned.isComplete = m_isValid;
        if (!m_isValid)
            return returned;
        for (const Leaf& leaf : m_leaves)
            commitResult(m_frame, leaf.name, leaf.node, leaf.range, returned.sinks);
        returned.tree = treeOf(structure);
        return returned;
    }

private:
    /// What the statement says, with its outputs named.
    ReturnedStructure readNamed()
    {
        ReturnedStructure structure = readExpression(*m_statement.value, {});
        if (m_leaves.empty() && m_isValid)
            refuse(refusals::nothingReturned, m_statement.range, {std::string(m_definition.name)});
        nameLeaves();
        return structure;
    }

    /// The one value that the kind keeps.
    ReturnedStructure readResult(const ReturnedResult& result)
    {
        const Range place = m_statement.value->range;
        const Value value = evaluate(m_frame, *m_statement.value);
        const auto refuseType = [&](std::string found) {
            refuse(refusals::resultType, place,
                   {m_kind.name, result.slot, ir::spell(result.type), std::move(found)});
        };
        if (value.is<Dict>() || value.isNumber()) {
            refuseType(describe(m_frame, value));
            return {};
        }
        ReturnedStructure structure = readValue(value, result.slot, place);
        if (structure.kind != data::ReturnTree::Kind::leaf || (m_isValid && structure.type != result.type))
            refuseType(describe(m_frame, value));
        return structure;
    }

    struct Leaf {
        ir::NodeId node{};
        std::string name; ///< empty until a leaf without a name of its own is numbered
        Range range;
    };

    /// The place of the refusal is on the line of the `return`, also where the leaf stands further down.
    void refuse(const text::DiagnosticRule& rule, Range range, std::vector<std::string> arguments)
    {
        const Session& session = m_frame.session;
        const bool isSameLine = session.lineOf(range) == session.lineOf(m_statement.range);
        m_frame.refuse(rule, isSameLine ? range : m_statement.range, std::move(arguments));
        m_isValid = false;
    }

    ReturnedStructure readExpression(const Expr& expression, std::string_view key)
    {
        if (expression.kind == ExprKind::tuple || expression.kind == ExprKind::list) {
            const bool isTuple = expression.kind == ExprKind::tuple;
            ReturnedStructure structure{.kind = isTuple ? data::ReturnTree::Kind::tuple
                                                        : data::ReturnTree::Kind::list};
            for (const Expr* item : as<SequenceExpr>(expression).items)
                structure.items.push_back(readExpression(*item, {}));
            return structure;
        }
        if (expression.kind == ExprKind::dict)
            return readDict(as<DictExpr>(expression));
        const Value value = evaluate(m_frame, expression);
        std::string name(key);
        if (name.empty() && expression.kind == ExprKind::name)
            name = as<NameExpr>(expression).name;
        return readValue(value, std::move(name), expression.range);
    }

    ReturnedStructure readDict(const DictExpr& dict)
    {
        ReturnedStructure structure{.kind = data::ReturnTree::Kind::dict};
        for (const DictExpr::Item& item : dict.items) {
            const Range place = item.key != nullptr ? item.key->range : item.value->range;
            std::string key;
            if (item.key == nullptr || item.key->kind != ExprKind::string
                || as<StringExpr>(*item.key).isBytes) {
                refuse(refusals::badKey, place,
                       {"`" + m_frame.session.textOf(place) + "`", "a key is a text literal"});
            } else {
                key = as<StringExpr>(*item.key).value;
                if (!text::isIdentifier(key) || syntax::keywordKind(key) != syntax::TokenKind::name)
                    refuse(refusals::badKey, place, {"\"" + key + "\"", "it is no identifier"});
                else if (std::ranges::contains(structure.keys, key))
                    refuse(refusals::badKey, place, {"\"" + key + "\"", "it stands there twice"});
            }
            if (!m_isValid)
                key.clear(); // the fault of the key is named; the leaf gets a number
            structure.keys.push_back(key);
            structure.items.push_back(readExpression(*item.value, key));
        }
        return structure;
    }

    /// `name` is empty for leaves that get a number.
    ReturnedStructure readValue(const Value& value, std::string name, Range range)
    {
        const auto* tuple = value.get<Tuple>();
        const auto* list = value.get<List>();
        if (tuple != nullptr || (list != nullptr && list->data->form != ListForm::set)) {
            ReturnedStructure structure{.kind = tuple != nullptr ? data::ReturnTree::Kind::tuple
                                                                 : data::ReturnTree::Kind::list};
            for (const Value& item : tuple != nullptr ? *tuple->items : list->data->items)
                structure.items.push_back(readValue(item, {}, range));
            return structure;
        }
        ReturnedStructure leaf{.kind = data::ReturnTree::Kind::leaf, .leaf = m_leaves.size()};
        m_leaves.push_back({.name = std::move(name), .range = range});
        if (value.isUnknown()) {
            m_isValid = false;
        } else if (value.is<Dict>()) {
            refuse(refusals::dictNotLiteral, range, {});
        } else if (value.is<Traced>() || value.isNumber()) {
            if (const auto node = operandNode(m_frame, {value, range}, "return")) {
                m_leaves.back().node = *node;
                leaf.type = m_frame.builder().type(*node);
            } else {
                m_isValid = false;
            }
        } else {
            const std::string where = m_leaves.size() > 1 ? std::format(" as value {}", m_leaves.size()) : "";
            refuse(refusals::badLeaf, range, {describe(m_frame, value), where});
        }
        return leaf;
    }

    void nameLeaves()
    {
        for (std::size_t i = 0; i < m_leaves.size(); ++i) {
            Leaf& leaf = m_leaves[i];
            if (leaf.name.empty())
                leaf.name = m_leaves.size() == 1 ? "out" : std::format("out{}", i);
            checkName(leaf, i);
        }
    }

    bool isTaken(std::string_view name) const
    {
        return std::ranges::any_of(m_parameters,
                                   [&](const DeclaredParameter& parameter) { return parameter.name == name; })
            || m_kind.find(name) != nullptr
            || std::ranges::any_of(m_leaves, [&](const Leaf& leaf) { return leaf.name == name; });
    }

    void checkName(const Leaf& leaf, std::size_t position)
    {
        const auto earlier = std::span(m_leaves).first(position);
        const bool isParameter = std::ranges::any_of(
            m_parameters, [&](const DeclaredParameter& parameter) { return parameter.name == leaf.name; });
        const bool isRepeated =
            std::ranges::any_of(earlier, [&](const Leaf& other) { return other.name == leaf.name; });
        const bool isEntry = m_kind.find(leaf.name) != nullptr;
        if (isParameter || isEntry || isRepeated) {
            std::string free = leaf.name + "_out";
            while (isTaken(free))
                free += "_";
            refuse(refusals::outputNameTaken, leaf.range,
                   {leaf.name,
                    isParameter   ? "a parameter"
                        : isEntry ? "a declaration of its kind"
                                  : "an earlier output",
                    free});
        } else if (m_isValid) {
            m_isValid = checkPlaneName(m_frame, leaf.name, leaf.range);
        }
    }

    data::ReturnTree treeOf(const ReturnedStructure& structure) const
    {
        data::ReturnTree tree{.kind = structure.kind, .keys = structure.keys};
        if (structure.kind == data::ReturnTree::Kind::leaf)
            tree.slot = m_leaves[structure.leaf].name;
        for (const ReturnedStructure& item : structure.items)
            tree.items.push_back(treeOf(item));
        return tree;
    }

    Frame& m_frame;
    const FunctionStmt& m_definition;
    const ReturnStmt& m_statement;
    const std::vector<DeclaredParameter>& m_parameters;
    const Kind& m_kind;
    std::vector<Leaf> m_leaves;
    bool m_isValid = true;
};

} // namespace

ReturnedValues traceReturn(Frame& frame, const FunctionStmt& definition, const ReturnStmt& statement,
                           const std::vector<DeclaredParameter>& parameters)
{
    return ReturnTracer(frame, definition, statement, parameters).run();
}

void checkResult(Frame& body, const FunctionStmt& definition,
                 const std::vector<DeclaredParameter>& parameters)
{
    const Kind& kind = *body.session.kernel->kind;
    const ReturnedResult* result = kind.result();
    if (result == nullptr || definition.body.empty()) // which is a fault of the text
        return;
    const Stmt& last = *definition.body.back();
    const bool isReturned = last.kind == StmtKind::return_ && as<ReturnStmt>(last).value != nullptr;
    const bool isParameter = std::ranges::contains(parameters, result->slot, &DeclaredParameter::name);
    if (!isReturned)
        body.refuse(refusals::noResult, last.head, {kind.name, result->slot, ir::spell(result->type)});
    else if (isParameter || kind.find(result->slot) != nullptr)
        body.refuse(refusals::resultTaken, last.range,
                    {kind.name, result->slot, isParameter ? "a parameter" : "a declaration of the kind"});
}

} // namespace hawk::trace
