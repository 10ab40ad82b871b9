// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "trace/builtins.h"
#include "trace/classes.h"
#include "trace/complex_numbers.h"
#include "trace/expressions.h"
#include "trace/imported_files.h"
#include "trace/kinds.h"
#include "trace/math_functions.h"
#include "trace/members.h"
#include "trace/names.h"
#include "trace/operators.h"
#include "trace/planes.h"
#include "trace/python_members.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

Value readHawkAttribute(Frame& frame, const ModuleObject& module, const AttributeExpr& expression)
{
    const std::string_view name = expression.name;
    if (module.name == "hawk.math") {
        if (name == "nan" || name == "inf")
            return staticAttribute(frame, "math", name, expression.range);
        if (const MathRow* row = findMathFunction(name))
            return MathFunction{row};
        return frame.refuse(refusals::unknownName, expression.nameRange,
                            {"hawk.math", std::string(name), suggestion(name, mathNames())});
    }
    const NameRow* row = findName(module.name, name);
    if (row == nullptr) {
        if (module.name != "hawk" && module.name != "hawk.ext" && module.name != "hawk.diff")
            return frame.refuse(unsupported::pythonFunction, expression.range,
                                {frame.session.textOf(expression.range)});
        return frame.refuse(refusals::unknownName, expression.nameRange,
                            {module.name, std::string(name), suggestion(name, namesOf(module.name))});
    }
    if (row->meaning == Meaning::submodule)
        return ModuleObject{module.name + "." + std::string(name)};
    if (row->meaning == Meaning::kindConstant)
        return kindConstant(*row);
    if (row->meaning == Meaning::retired)
        return frame.refuse(refusals::retiredName, expression.nameRange,
                            {std::string(name), std::string(row->replacement)});
    return HawkName{row};
}

/// A name of another kernel file.
Value readMember(Frame& frame, const ImportedModule& module, const AttributeExpr& expression)
{
    const Value* value = module.find(expression.name);
    if (value == nullptr) {
        std::vector<std::string_view> known;
        for (const auto& [name, member] : module.names->names())
            known.push_back(name);
        return frame.refuse(refusals::noSuchMember, expression.nameRange,
                            {module.name, std::string(expression.name), suggestion(expression.name, known)});
    }
    const auto* opaque = value->get<Opaque>();
    return opaque != nullptr
        ? refuseOpaque(frame, *opaque, frame.session.textOf(expression.range), expression.range)
        : *value;
}

/// What to write instead of an attribute that arrays have and values do not.
std::string adviceFor(std::string_view name)
{
    if (name == "T")
        return "A matrix is transposed by `transpose(A)` from hawk.math; a vector has no transposed form.";
    if (name == "shape" || name == "size" || name == "ndim")
        return "The size of a value is part of its declaration; use a module constant.";
    if (name == "x" || name == "y" || name == "z" || name == "w")
        return "Components are read by number: `v[0]`.";
    return "A vector has `components`, a matrix `rows` and `columns`, both `sum`, `max`, `min` and `mean`; "
           "functions stand in hawk.math.";
}

Value readTracedAttribute(Frame& frame, const Traced& traced, const AttributeExpr& expression)
{
    if (!checkOwner(frame, traced, expression.object->range))
        return Unknown{};
    const std::string_view name = expression.name;
    const ir::Node& node = frame.builder().node(traced.node);
    const std::string described = describe(frame, Value(traced));
    if (name == members::components) {
        if (node.type.shape.rank != 1)
            return frame.refuse(refusals::wrongView, expression.nameRange,
                                {described, "components",
                                 node.type.isScalar()
                                     ? "Use the value itself."
                                     : "A matrix has `rows`, `columns` and entries `M[i, j]`."});
        return Components{traced};
    }
    if (name == members::rows || name == members::columns) {
        if (node.type.shape.rank != 2)
            return frame.refuse(refusals::wrongView, expression.nameRange,
                                {described, std::string(name), "Rows and columns belong to matrices."});
        return MatrixLines{traced, name == members::rows ? MatrixAxis::rows : MatrixAxis::columns};
    }
    if (name == "prior" && node.op == ir::Op::prior)
        return frame.refuse(refusals::oldPrior, expression.range, {node.leaf});
    if (name == "add" || name == "write" || name == "contribute")
        return frame.refuse(refusals::retiredName, expression.nameRange,
                            {"." + std::string(name), "`hawk.scatter(plane)[key] += value`"});
    if (name == members::at) {
        if (node.op == ir::Op::input && node.type.element != ir::Element::boolean)
            return BoundMethod{std::make_shared<const Value>(traced), members::at};
        return frame.refuse(refusals::notReadableThere, expression.nameRange,
                            {frame.session.textOf(expression.object->range), nameOfSource(node)});
    }
    if (hasMethod(Value(traced), name))
        return BoundMethod{std::make_shared<const Value>(traced), name};
    return frame.refuse(refusals::unknownAttribute, expression.nameRange,
                        {described, std::string(name), adviceFor(name)});
}

Value attributeOf(Frame& frame, const AttributeExpr& expression)
{
    const Value object = evaluate(frame, *expression.object);
    if (object.isUnknown())
        return Unknown{};
    if (const auto* module = object.get<ModuleObject>()) {
        if (isHawkModule(module->name))
            return readHawkAttribute(frame, *module, expression);
        if (module->file != nullptr)
            return readMember(frame, *module->file, expression);
        if (module->name != "math" && !module->name.starts_with("numpy"))
            return refuseOpaque(frame, {expression.range, &refusals::missingModule, module->name},
                                frame.session.textOf(expression.range), expression.range);
        return staticAttribute(frame, module->name, expression.name, expression.range);
    }
    if (const auto* function = object.get<MathFunction>();
        function != nullptr && function->row->name == "random") {
        if (const MathRow* row = findMathFunction("random_" + std::string(expression.name)))
            return MathFunction{row};
        return frame.refuse(refusals::unknownName, expression.nameRange,
                            {"random", std::string(expression.name), ""});
    }
    if (const auto* plane = object.get<PlaneReference>())
        return readPlaneAttribute(frame, *plane, expression);
    if (const auto* instance = object.get<Instance>())
        return readInstanceAttribute(frame, *instance, expression);
    if (const auto* type = object.get<ClassObject>())
        return readClassAttribute(frame, *type, expression);
    if (const auto* traced = object.get<Traced>())
        return readTracedAttribute(frame, *traced, expression);
    if (object.isStaticNumber() && (expression.name == "real" || expression.name == "imag")) {
        if (expression.name == "real")
            return object;
        return object.is<double>() ? Value(0.0) : Value(Integer{0});
    }
    if (const auto* number = object.get<Complex>()) {
        if (auto part = complexAttribute(*number, expression.name))
            return *std::move(part);
    }
    if (object.is<KindObject>() && expression.name == "kind")
        return object;
    if (hasMethod(object, expression.name))
        return BoundMethod{std::make_shared<const Value>(object), expression.name};
    if (!isPlain(object) || isPythonMember(object, expression.name))
        return frame.refuse(unsupported::pythonFunction, expression.range,
                            {frame.session.textOf(expression.range)});
    return frame.refuse(faults::noAttribute, expression.nameRange,
                        {describe(frame, object), std::string(expression.name)});
}

} // namespace

Value readAttribute(Frame& frame, const AttributeExpr& expression)
{
    Value value = attributeOf(frame, expression);
    const auto* lost = value.get<Opaque>();
    return lost != nullptr
        ? refuseOpaque(frame, *lost, frame.session.textOf(expression.range), expression.range)
        : value;
}

} // namespace hawk::trace
