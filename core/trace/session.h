// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ir/primitive.h"
#include "syntax/parser.h"
#include "trace/reporter.h"
#include "trace/scope.h"
#include "trace/trace.h"

namespace hawk::trace {

/// How far one kernel, or one statement of the module level, may be evaluated.
struct Limits {
    std::size_t nodes = 250'000; ///< of a kernel
    std::size_t items = 1'000'000; ///< or bytes, of a container or text
    std::uint64_t iterations = 1'000'000'000; ///< of loops in each other that nothing ends early
    std::size_t callDepth = 200;
    std::uint64_t steps = 10'000'000; ///< about a second
    std::uint64_t moduleSteps = 1'000'000;
    std::uint32_t width = 1024;
};

struct DeclaredParameter;

/// The kernel whose body is being traced.
struct KernelState {
    ir::Builder builder;
    std::uint32_t serial = 0;
    std::string name;
    std::vector<std::string_view> masks;
    std::vector<data::Axis> grid = {};
    const Kind* kind = nullptr;
    std::vector<ir::Dispatch> dispatches;
    std::vector<ir::Reduction> reductions; ///< by the numbers of their nodes, Op::total
    std::vector<data::Total> totals; ///< those that are results
    std::vector<ir::Sink> keyed; ///< stores by key, in their order
    std::vector<std::string_view> keyedPlanes; ///< the planes that stores by key name, refused ones too
    const syntax::FunctionStmt* definition = nullptr;
    const std::vector<DeclaredParameter>* parameters = nullptr;
    std::uint32_t branches = 0; ///< how many `if` of the body are open
    std::uint32_t loops = 0; ///< the same of `for`
    std::uint64_t iterations = 1; ///< that these take together
};

class ImportedFiles;

/// What is shared while one file is evaluated.
struct Session {
    explicit Session(text::SourceText text) : source(std::move(text)) { }
    /// Clears the scopes that functions captured, so that nothing of the file is left.
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    text::SourceText source; ///< the file, and those that it imports behind it
    ImportedFiles* files = nullptr;
    std::stop_token stop; ///< looked at by spend()
    Reporter reporter;
    Limits limits;
    KernelState* kernel = nullptr; ///< null at module level
    std::uint32_t lastSerial = 0;
    std::vector<TracedKernel> kernels;
    std::vector<text::Diagnostic> kernelDiagnostics; ///< never dropped, unlike those of driver code
    std::vector<syntax::SyntaxTree> quoted; ///< annotations in quotes
    bool hasPostponedAnnotations = false;
    std::unordered_set<std::string> primitives; ///< their names
    /// Their rules, for the types that they are called with.
    std::shared_ptr<ir::Primitives> primitiveRules = std::make_shared<ir::Primitives>();

    std::uint64_t steps = 0;
    std::uint64_t stepLimit = 0;
    bool isExhausted = false; ///< a limit was reached: everything ends quickly with Unknown

    std::uint32_t branch = 0; ///< of the innermost branch that not every sample takes, 0 outside of any
    std::uint32_t lastBranch = 0;
    bool isDead = false; ///< in a branch that no sample takes: its changes of containers do not happen

    std::vector<std::weak_ptr<Scope>> captured; ///< by functions; see capture()
    /// The scope, for a function that is defined in it.
    std::shared_ptr<Scope> capture(const std::shared_ptr<Scope>& scope);

    std::vector<Range> brokenSyntax; ///< places the parser could not read
    void addSyntaxFaults(const syntax::SyntaxTree& tree);
    bool hasBrokenSyntax(Range range) const;

    std::uint32_t lineOf(Range range) const { return source.position(range.begin).line; }
    /// The line as a message names it: `12`, or `12 of mylib.py` in another file.
    std::string spellLine(Range range) const;
    std::string textOf(Range range) const { return std::string(source.slice(range)); }
};

/// Where an expression or statement is evaluated.
struct Frame {
    Session& session;
    std::shared_ptr<Scope> scope;

    bool isBody() const { return scope->kind() == Scope::Kind::body; }
    Value refuse(const text::DiagnosticRule& rule, Range range, std::vector<std::string> arguments = {}) const
    {
        session.reporter.refuse(rule, range, std::move(arguments));
        return Unknown{};
    }
    ir::Builder& builder() const { return session.kernel->builder; }
    const ir::Type& type(const Traced& traced) const { return builder().type(traced.node); }
    Value traced(ir::NodeId node) const { return Traced{node, session.kernel->serial}; }
};

/// A list, set or array that is made here.
List newList(const Session& session, std::vector<Value> items, ListForm form = ListForm::list);

/// For messages: `a Scalar`, `the text 'a'`, `a tuple`, `the function pull`…
std::string describe(const Frame& frame, const Value& value);
/// `; perhaps sin or sinh is meant`, or nothing.
std::string suggestion(std::string_view name, const std::vector<std::string_view>& known);
/// The name in what suggestion() said, when it knew only one.
std::optional<std::string> onlySuggestion(std::string_view suggested);
/// Counts steps of evaluation; false when a limit is reached (refused once) or a stop was requested. What
/// makes or reads a whole container or text spends a step for each item or byte, before it makes it: so the
/// steps also bound the memory, and no container or text has more than limits.items items or bytes.
bool spend(Frame& frame, Range place, std::uint64_t steps = 1);
/// So many items are compared in the time of one step.
constexpr std::uint64_t comparisonsPerStep = 16;

} // namespace hawk::trace
