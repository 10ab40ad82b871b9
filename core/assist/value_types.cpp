// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/value_types.h"

#include <algorithm>

namespace hawk::assist {

namespace {

using namespace syntax;

std::string_view lastName(const Expr& expression)
{
    if (expression.kind == ExprKind::name)
        return as<NameExpr>(expression).name;
    return expression.kind == ExprKind::attribute ? as<AttributeExpr>(expression).name : std::string_view();
}

std::uint32_t extentOf(const Expr& expression)
{
    if (expression.kind != ExprKind::number)
        return 1;
    return static_cast<std::uint32_t>(std::clamp(as<NumberExpr>(expression).value, 1.0, 1024.0));
}

std::optional<ir::Type> typeOfAnnotation(const Expr* annotation)
{
    if (annotation == nullptr)
        return std::nullopt;
    if (annotation->kind != ExprKind::subscript) {
        const std::string_view name = lastName(*annotation);
        return name == "Quat" ? ir::Type{data::Element::real, data::Shape::vector(4), data::Tag::quaternion}
                              : ir::Type::real();
    }
    const auto& subscript = as<SubscriptExpr>(*annotation);
    const std::string_view name = lastName(*subscript.object);
    if (name == "Vector")
        return ir::Type::real(data::Shape::vector(extentOf(*subscript.index)));
    const bool isPair =
        subscript.index->kind == ExprKind::tuple && as<SequenceExpr>(*subscript.index).items.size() == 2;
    if (name == "Matrix" && isPair) {
        const auto items = as<SequenceExpr>(*subscript.index).items;
        return ir::Type::real(data::Shape::matrix(extentOf(*items[0]), extentOf(*items[1])));
    }
    return typeOfAnnotation(isPair ? as<SequenceExpr>(*subscript.index).items[0] : subscript.index);
}

} // namespace

const ir::Kernel* kernelAt(const trace::Module& module, std::uint32_t offset)
{
    const auto found = std::ranges::find_if(module.kernels, [&](const trace::TracedKernel& kernel) {
        return kernel.kernel && kernel.range.begin <= offset && offset <= kernel.range.end;
    });
    return found == module.kernels.end() ? nullptr : &*found->kernel;
}

std::optional<ir::Type> typeAt(const trace::Module& module, const Symbol& symbol, std::uint32_t offset)
{
    const ir::Kernel* kernel = kernelAt(module, symbol.bindings.front().begin);
    if (kernel == nullptr)
        return typeOfAnnotation(symbol.annotation);
    if (symbol.kind == SymbolKind::parameter) {
        const auto parameter =
            std::ranges::find(kernel->signature.parameters, symbol.name, &data::Parameter::name);
        if (parameter == kernel->signature.parameters.end())
            return std::nullopt;
        const data::Tag tag =
            parameter->slot ? kernel->signature.slots[*parameter->slot].tag : data::Tag::none;
        return ir::Type{parameter->element, parameter->shape, tag};
    }
    const ir::Node* best = nullptr;
    for (const ir::Node& node : kernel->nodes) {
        if (node.name != symbol.name)
            continue;
        const bool isCloser = best == nullptr
            || (best->origin.begin > offset && node.origin.begin < best->origin.begin)
            || (node.origin.begin <= offset && node.origin.begin > best->origin.begin);
        if (isCloser)
            best = &node;
    }
    return best == nullptr ? std::nullopt : std::optional(best->type);
}

} // namespace hawk::assist
