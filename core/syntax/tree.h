// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "text/range.h"

/// The syntax of a kernel file: everything Python can say, so that refusals can name it (docs/semantics.md
/// "The module level"). Nodes are immutable, live in the arena of their SyntaxTree and are valid as long as
/// it is. Names and texts are views into the arena or the source. Ranges are exact: first byte to one past
/// the last. A bracketed group is its content; only the ranges of its parents show the brackets.
namespace hawk::syntax {

using text::Range;

enum class ExprKind : std::uint8_t {
    error, ///< a place where no expression could be read; a diagnostic covers it
    name,
    number,
    string, ///< adjacent literals joined
    formatted, ///< an f-string
    constant, ///< True, False, None, ...
    unary,
    binary,
    boolean, ///< and, or
    compare, ///< possibly chained
    call,
    attribute,
    subscript,
    slice,
    tuple,
    list,
    set,
    dict,
    lambda,
    conditional,
    starred,
    comprehension, ///< list, set, dict or generator, see ComprehensionExpr::result
    named, ///< a := b
    await,
    yield
};

enum class Operator : std::uint8_t {
    add,
    subtract,
    multiply,
    divide,
    floorDivide,
    modulo,
    power,
    matrixMultiply,
    bitAnd,
    bitOr,
    bitXor,
    shiftLeft,
    shiftRight,
    negate,
    plus,
    invert,
    logicalNot,
    logicalAnd,
    logicalOr,
    less,
    lessEqual,
    greater,
    greaterEqual,
    equal,
    notEqual,
    is,
    isNot,
    in,
    notIn
};

/// `+`, `not in`, … as written.
std::string_view spellingOf(Operator op);

struct Expr {
    ExprKind kind = ExprKind::error;
    Range range;
};

struct NameExpr : Expr {
    std::string_view name;
};
struct NumberExpr : Expr {
    enum class Type : std::uint8_t { integer, real, imaginary };
    Type type = Type::integer;
    std::string_view digits; ///< integers: decimal digits without underscores, any length
    double value = 0.0; ///< nearest double, also for integers
};
struct StringExpr : Expr {
    std::string_view value; ///< decoded: UTF-8, or any bytes
    bool isBytes = false;
};
/// `parts` holds literal pieces (StringExpr) and replacement expressions in order. The fields of a format
/// specification follow the value they format.
struct FormattedExpr : Expr {
    /// How a replacement is spelled: `!r`, and the text behind its colon. Only those that have one are here.
    struct Format {
        std::uint32_t part = 0; ///< number of the replacement among the parts
        char conversion = 0; ///< `r`, `s`, `a` or nothing
        std::string_view specification; ///< with a 0 byte for each of its fields
        std::uint32_t fields = 0; ///< how many parts behind the replacement belong to its specification
    };
    std::span<const Expr* const> parts;
    std::span<const Format> formats;
};
struct ConstantExpr : Expr {
    enum class Value : std::uint8_t { false_, true_, none, ellipsis };
    Value value = Value::none;
};
struct UnaryExpr : Expr {
    Operator op{};
    Range opRange;
    const Expr* operand = nullptr;
};
struct BinaryExpr : Expr {
    Operator op{};
    Range opRange;
    const Expr* left = nullptr;
    const Expr* right = nullptr;
};
struct BooleanExpr : Expr {
    Operator op{};
    Range opRange; ///< of the first operator
    std::span<const Expr* const> operands;
};
struct CompareExpr : Expr {
    const Expr* first = nullptr;
    struct Link {
        Operator op{};
        Range opRange;
        const Expr* operand = nullptr;
    };
    std::span<const Link> links; ///< more than one is a chained comparison
};
struct Argument {
    Range range;
    std::string_view name; ///< empty: positional; the whole of `**x` or `*x` is a StarredExpr value
    Range nameRange;
    const Expr* value = nullptr;
};
struct CallExpr : Expr {
    const Expr* callee = nullptr;
    std::span<const Argument> arguments;
};
struct AttributeExpr : Expr {
    const Expr* object = nullptr;
    std::string_view name;
    Range nameRange;
};
/// `object[index]`; several indices are one TupleExpr.
struct SubscriptExpr : Expr {
    const Expr* object = nullptr;
    const Expr* index = nullptr;
};
struct SliceExpr : Expr {
    const Expr* lower = nullptr; ///< null when left out, like the two others
    const Expr* upper = nullptr;
    const Expr* step = nullptr;
};
/// Tuple, list and set displays. The brackets belong to the range.
struct SequenceExpr : Expr {
    std::span<const Expr* const> items;
    bool isParenthesized = false;
};
struct DictExpr : Expr {
    struct Item {
        const Expr* key = nullptr; ///< null for `**value`
        const Expr* value = nullptr;
    };
    std::span<const Item> items;
};
struct ParameterList;
struct LambdaExpr : Expr {
    const ParameterList* parameters = nullptr;
    const Expr* body = nullptr;
};
struct ConditionalExpr : Expr {
    const Expr* condition = nullptr;
    const Expr* whenTrue = nullptr;
    const Expr* whenFalse = nullptr;
};
struct StarredExpr : Expr {
    const Expr* value = nullptr;
    bool isDouble = false; ///< `**value`
};
struct ComprehensionExpr : Expr {
    enum class Result : std::uint8_t { list, set, dict, generator };
    struct Clause {
        const Expr* target = nullptr;
        const Expr* iterable = nullptr;
        std::span<const Expr* const> conditions;
        bool isAsync = false;
    };
    Result result = Result::list;
    const Expr* key = nullptr; ///< dict
    const Expr* element = nullptr;
    std::span<const Clause> clauses;
};
struct NamedExpr : Expr {
    const NameExpr* target = nullptr;
    const Expr* value = nullptr;
};
/// `await x`, `yield x`, `yield from x`.
struct KeywordExpr : Expr {
    const Expr* value = nullptr; ///< null for a bare yield
    bool isFrom = false;
};

enum class StmtKind : std::uint8_t {
    error, ///< a line that is no statement; a diagnostic covers it
    expression,
    assign,
    augmentedAssign,
    annotatedAssign,
    return_,
    if_,
    for_,
    while_,
    break_,
    continue_,
    pass,
    function,
    class_,
    import,
    importFrom,
    try_,
    with,
    raise,
    assert_,
    delete_,
    global,
    nonlocal,
    match,
    typeAlias
};

/// The keyword or words a person would name the statement by: `while`, `for`, `async def`, `assignment`…
struct Stmt;
std::string_view describe(const Stmt& statement);

struct Stmt {
    StmtKind kind = StmtKind::error;
    bool isAsync = false; ///< async def, async for, async with
    Range range; ///< the whole statement with its suites
    Range head; ///< from the first word after the decorators up to the colon, else the whole
};

using Suite = std::span<const Stmt* const>;

struct ExpressionStmt : Stmt {
    const Expr* value = nullptr;
};
struct AssignStmt : Stmt {
    std::span<const Expr* const> targets; ///< more than one in `a = b = value`
    const Expr* value = nullptr;
};
struct AugmentedAssignStmt : Stmt {
    const Expr* target = nullptr;
    Operator op{};
    Range opRange;
    const Expr* value = nullptr;
};
struct AnnotatedAssignStmt : Stmt {
    const Expr* target = nullptr;
    const Expr* annotation = nullptr;
    const Expr* value = nullptr; ///< null in `x: T`
};
struct ReturnStmt : Stmt {
    const Expr* value = nullptr; ///< null in a bare return
};
/// `elif` is an IfStmt alone in `otherwise` with isElif set.
struct IfStmt : Stmt {
    const Expr* condition = nullptr;
    Suite body;
    Suite otherwise;
    bool isElif = false;
};
struct ForStmt : Stmt {
    const Expr* target = nullptr;
    const Expr* iterable = nullptr;
    Suite body;
    Suite otherwise;
};
struct WhileStmt : Stmt {
    const Expr* condition = nullptr;
    Suite body;
    Suite otherwise;
};
/// break, continue, pass.
struct KeywordStmt : Stmt {
};

enum class ParameterPassing : std::uint8_t {
    positionalOnly,
    ordinary,
    keywordOnly,
    variadic,
    variadicKeyword
};
struct Parameter {
    Range range;
    std::string_view name;
    Range nameRange;
    const Expr* annotation = nullptr;
    const Expr* defaultValue = nullptr;
    ParameterPassing passing = ParameterPassing::ordinary;
};
struct ParameterList {
    Range range;
    std::span<const Parameter> parameters;
};
struct Decorator {
    Range range; ///< from the @ on
    const Expr* expression = nullptr;
};
struct FunctionStmt : Stmt {
    std::string_view name;
    Range nameRange;
    std::span<const Decorator> decorators;
    Range typeParameters; ///< `[T]` after the name; empty when there are none
    const ParameterList* parameters = nullptr;
    const Expr* returns = nullptr;
    Suite body;
};
struct ClassStmt : Stmt {
    std::string_view name;
    Range nameRange;
    std::span<const Decorator> decorators;
    Range typeParameters; ///< `[T]` after the name; empty when there are none
    std::span<const Argument> arguments;
    Suite body;
};
struct ImportName {
    Range range;
    std::string_view name; ///< dotted
    std::string_view alias; ///< empty when there is none
};
struct ImportStmt : Stmt {
    std::span<const ImportName> names;
};
struct ImportFromStmt : Stmt {
    std::string_view module; ///< dotted, may be empty
    std::uint32_t level = 0; ///< leading dots
    bool isStar = false;
    std::span<const ImportName> names;
};
struct TryStmt : Stmt {
    struct Handler {
        Range range;
        const Expr* type = nullptr;
        std::string_view name;
        bool isGroup = false;
        Suite body;
    };
    Suite body;
    std::span<const Handler> handlers;
    Suite otherwise;
    Suite finally;
};
struct WithStmt : Stmt {
    struct Item {
        const Expr* context = nullptr;
        const Expr* target = nullptr;
    };
    std::span<const Item> items;
    Suite body;
};
/// raise (from), assert (message), del, type alias value: the expressions in source order.
struct SimpleStmt : Stmt {
    std::span<const Expr* const> values;
};
/// global, nonlocal.
struct NamesStmt : Stmt {
    std::span<const NameExpr* const> names;
};
/// Patterns are kept as a range only: a kernel cannot use them.
struct MatchStmt : Stmt {
    struct Case {
        Range range;
        Range pattern;
        const Expr* guard = nullptr;
        Suite body;
    };
    const Expr* subject = nullptr;
    std::span<const Case> cases;
};

/// `as<NameExpr>(e)`: the node as its type. The caller has looked at `kind`.
template <class Node, class Base>
const Node& as(const Base& node)
{
    return static_cast<const Node&>(node);
}

} // namespace hawk::syntax
