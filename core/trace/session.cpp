// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/session.h"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <format>

#include "text/edit_distance.h"
#include "trace/builtins.h"
#include "trace/classes.h"
#include "trace/kinds.h"
#include "trace/large_integer.h"
#include "trace/math_functions.h"
#include "trace/names.h"
#include "trace/primitives.h"
#include "trace/unsupported.h"

namespace hawk::trace {

namespace {

std::string withArticle(const ir::Type& type)
{
    if (type.element == ir::Element::boolean)
        return type.isScalar() ? "a condition"
            : type.shape.rank == 1
            ? std::format("a vector of {} conditions", type.shape.extents[0])
            : std::format("a matrix of {} by {} conditions", type.shape.extents[0], type.shape.extents[1]);
    const std::string name = ir::spell(type);
    return (name.starts_with('I') ? "an " : "a ") + name;
}

struct Description {
    const Frame& frame;

    std::string operator()(const Unknown&) const { return "something refused"; }
    std::string operator()(const None&) const { return "`None`"; }
    std::string operator()(bool value) const { return value ? "`True`" : "`False`"; }
    std::string operator()(Integer value) const { return "the number " + spell(value); }
    std::string operator()(const LargeInteger& value) const
    {
        constexpr std::size_t mostDigits = 40;
        if (!hasDecimalDigits(value))
            return spell(value);
        const std::string digits = spell(value);
        return digits.size() > mostDigits ? std::format("a whole number of {} digits", digits.size())
                                          : "the number " + digits;
    }
    std::string operator()(double value) const { return "the number " + spell(value); }
    std::string operator()(const Complex& value) const { return "the complex number " + spell(value); }
    std::string operator()(const std::string& value) const { return "the text \"" + value + "\""; }
    std::string operator()(const Traced& traced) const
    {
        if (frame.session.kernel == nullptr || traced.kernel != frame.session.kernel->serial)
            return "a value of another kernel";
        return withArticle(frame.type(traced));
    }
    std::string operator()(const Opaque&) const { return "an object of Python"; }
    std::string operator()(const Tuple&) const { return "a tuple"; }
    std::string operator()(const List& list) const
    {
        switch (list.data->form) {
        case ListForm::set:
            return "a set";
        case ListForm::array:
            return "an array of numpy";
        case ListForm::list:
            break;
        }
        return "a list";
    }
    std::string operator()(const Dict&) const { return "a dict"; }
    std::string operator()(const Span&) const { return "a range"; }
    std::string operator()(const Function& function) const
    {
        return "the function `" + function.data->name + "`";
    }
    std::string operator()(const ClassObject& type) const { return "the class `" + type.data->name + "`"; }
    std::string operator()(const Instance& instance) const
    {
        return "an object of the class `" + instance.data->type->name + "`";
    }
    std::string operator()(const InstanceMethod& method) const
    {
        return "the method `" + method.function.data->name + "`";
    }
    std::string operator()(const BuiltinFunction& function) const
    {
        return std::format("the Python function `{}`", nameOf(function.id));
    }
    std::string operator()(const MathFunction& function) const
    {
        return std::format("the function `{}`", function.row->name);
    }
    std::string operator()(const HawkName& name) const { return std::format("`{}` of hawk", name.row->name); }
    std::string operator()(const StaticFunction& function) const
    {
        return std::format("the function `{}.{}`", function.module, function.name);
    }
    std::string operator()(const ModuleObject& module) const { return "the module `" + module.name + "`"; }
    std::string operator()(const Payload& payload) const
    {
        return "the type `" + ir::spell(payload.type) + "`";
    }
    std::string operator()(const Wrapper& wrapper) const
    {
        return std::format("the declaration `{}[{}]`", wrapper.row->name, ir::spell(wrapper.payload));
    }
    std::string operator()(const DerivedSinks&) const { return "the planes of a derivative"; }
    std::string operator()(const KernelObject& kernel) const { return "the kernel `" + kernel.name + "`"; }
    std::string operator()(const KindObject& kind) const { return "the kind `" + kind.data->name + "`"; }
    std::string operator()(const PrimitiveObject& primitive) const
    {
        return "the primitive `" + primitive.data->name + "`";
    }
    std::string operator()(const KindPart&) const { return "a part of a kind"; }
    std::string operator()(const PlaneReference& plane) const
    {
        const PlaneData& data = *plane.data;
        if (data.role == data::Role::lookup)
            return "the table `" + data.name + "`";
        return data.role == data::Role::nSamples ? "the lane `" + data.name + "` of the grid"
                                                 : "`" + data.name + "`, a plane that is written by key";
    }
    std::string operator()(const BoundMethod& method) const
    {
        return std::format("the method `{}`", method.name);
    }
    std::string operator()(const Components&) const { return "the components of a vector without an index"; }
    std::string operator()(const MatrixLines& lines) const
    {
        return std::format("the {} of a matrix without an index",
                           lines.axis == MatrixAxis::rows ? "rows" : "columns");
    }
    std::string operator()(const LuFactor&) const { return "an LU factor"; }
    std::string operator()(const ContainerType&) const { return "the type of a container"; }
    std::string operator()(const Ellipsis&) const { return "`...`"; }
};

} // namespace

Session::~Session()
{
    for (const auto& scope : captured)
        if (const auto alive = scope.lock())
            alive->clear();
}

std::shared_ptr<Scope> Session::capture(const std::shared_ptr<Scope>& scope)
{
    constexpr std::size_t fewest = 64;
    // Most functions inside functions are gone soon; looking for them at each doubling costs little.
    if (captured.size() >= fewest && std::has_single_bit(captured.size()))
        std::erase_if(captured, [](const auto& each) { return each.expired(); });
    captured.push_back(scope);
    return scope;
}

void Session::addSyntaxFaults(const syntax::SyntaxTree& tree)
{
    for (const text::Diagnostic& diagnostic : tree.diagnostics()) {
        if (diagnostic.severity() == text::Severity::error)
            brokenSyntax.push_back(diagnostic.range);
    }
}

std::string Session::spellLine(Range range) const
{
    std::string line = std::to_string(lineOf(range));
    if (source.isOwn(range.begin))
        return line;
    return line + " of " + std::filesystem::path(source.nameAt(range.begin)).filename().string();
}

bool Session::hasBrokenSyntax(Range range) const
{
    return std::ranges::any_of(
        brokenSyntax, [&](Range broken) { return broken.begin >= range.begin && broken.begin <= range.end; });
}

std::string describe(const Frame& frame, const Value& value)
{
    return std::visit(Description{frame}, value.data);
}

std::string suggestion(std::string_view name, const std::vector<std::string_view>& known)
{
    std::vector<std::pair<std::size_t, std::string_view>> near;
    const std::size_t reach = name.size() <= 2 ? 0 : (name.size() <= 4 ? 1 : 2);
    for (std::string_view candidate : known) {
        if (const std::size_t distance = text::editDistance(name, candidate);
            distance <= reach && candidate != name)
            near.emplace_back(distance, candidate);
    }
    if (near.empty())
        return {};
    std::ranges::sort(near);
    if (near.size() == 1 || near[0].first < near[1].first)
        return std::format("; perhaps `{}` is meant", near[0].second);
    return std::format("; perhaps `{}` or `{}` is meant", near[0].second, near[1].second);
}

std::optional<std::string> onlySuggestion(std::string_view suggested)
{
    const std::size_t at = suggested.rfind("; perhaps `");
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = suggested.substr(at + 11);
    const std::size_t end = rest.find('`');
    return rest.substr(end + 1) == " is meant" ? std::optional(std::string(rest.substr(0, end)))
                                               : std::nullopt;
}

List newList(const Session& session, std::vector<Value> items, ListForm form)
{
    return {std::make_shared<ListData>(ListData{std::move(items), session.branch, form})};
}

bool spend(Frame& frame, Range place, std::uint64_t steps)
{
    Session& session = frame.session;
    if (session.stop.stop_requested())
        session.isExhausted = true;
    if (session.isExhausted)
        return false;
    // Where a limit is reached is chance; the call that leads there is what the author can change.
    place = session.reporter.outermostCall().value_or(place);
    const std::uint64_t left = session.stepLimit - std::min(session.steps, session.stepLimit);
    session.steps += std::min(steps, left);
    if (steps > left || steps > session.limits.items) {
        session.isExhausted = true;
        frame.refuse(unsupported::evaluationLimit, place);
        return false;
    }
    if (session.kernel != nullptr && session.kernel->builder.size() > session.limits.nodes) {
        session.isExhausted = true;
        frame.refuse(unsupported::nodeLimit, place);
        return false;
    }
    return true;
}

} // namespace hawk::trace
