// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/classes.h"

#include <algorithm>

#include "trace/calls.h"
#include "trace/containers.h"
#include "trace/expressions.h"
#include "trace/helper_statements.h"
#include "trace/lost_values.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// The last name of a decorator: `dataclass` of `@dataclasses.dataclass(frozen=True)`.
std::string_view lastName(const Expr& expression)
{
    if (expression.kind == ExprKind::call)
        return lastName(*as<CallExpr>(expression).callee);
    if (expression.kind == ExprKind::attribute)
        return as<AttributeExpr>(expression).name;
    return expression.kind == ExprKind::name ? as<NameExpr>(expression).name : std::string_view();
}

std::optional<ClassMember::Kind> methodKind(const FunctionStmt& definition)
{
    using enum ClassMember::Kind;
    if (definition.decorators.empty())
        return ClassMember::Kind::method;
    const std::string_view name = lastName(*definition.decorators.front().expression);
    if (definition.decorators.size() > 1 || definition.isAsync)
        return std::nullopt;
    if (name == "staticmethod")
        return staticMethod;
    if (name == "classmethod")
        return classMethod;
    return name == "property" ? std::optional(property) : std::nullopt;
}

class ClassReader
{
public:
    ClassReader(Frame& frame, const ClassStmt& statement)
        : m_frame(frame)
        , m_statement(statement)
        , m_inner{frame.session, std::make_shared<Scope>(Scope::Kind::helper, frame.scope)}
    { }

    /// Nothing for a class that is not a plain one.
    std::shared_ptr<ClassData> read()
    {
        m_data->name = m_statement.name;
        if (!readDecorators() || !readBases())
            return nullptr;
        for (const Stmt* statement : m_statement.body) {
            if (!readMember(*statement))
                return nullptr;
        }
        return m_data;
    }

private:
    bool readDecorators()
    {
        for (const Decorator& decorator : m_statement.decorators)
            m_data->isDataclass = m_data->isDataclass || lastName(*decorator.expression) == "dataclass";
        return m_statement.decorators.size() == (m_data->isDataclass ? 1U : 0U);
    }

    bool readBases()
    {
        for (const Argument& argument : m_statement.arguments) {
            const std::size_t before = m_frame.session.reporter.count();
            const bool isObject = lastName(*argument.value) == "object";
            const Value base =
                isObject || !argument.name.empty() ? Value(None{}) : evaluate(m_frame, *argument.value);
            m_frame.session.reporter.takeFrom(before);
            const auto* type = base.get<ClassObject>();
            if (!isObject && type == nullptr)
                return false;
            if (type != nullptr) {
                m_data->bases.push_back(type->data);
                m_data->fields.insert(m_data->fields.end(), type->data->fields.begin(),
                                      type->data->fields.end());
            }
        }
        return true;
    }

    bool readMember(const Stmt& statement)
    {
        switch (statement.kind) {
        case StmtKind::pass:
            return true;
        case StmtKind::expression:
            return as<ExpressionStmt>(statement).value->kind == ExprKind::string;
        case StmtKind::function: {
            const auto& method = as<FunctionStmt>(statement);
            const auto kind = methodKind(method);
            if (kind)
                add(std::string(method.name), makeFunction(m_frame, method), *kind);
            return kind.has_value();
        }
        case StmtKind::assign:
        case StmtKind::annotatedAssign:
            break;
        default:
            return false;
        }
        Session& session = m_frame.session;
        const std::size_t before = session.reporter.count();
        executeStatement(m_inner, statement);
        if (session.reporter.hasFaultFrom(before) && session.kernel != nullptr)
            return false;
        const std::vector<text::Diagnostic> reports = session.reporter.takeFrom(before);
        for (std::string_view name : changedNames(statement)) {
            if (!reports.empty())
                m_inner.scope->bind(name, lostValue(reports, statement.range, statement.range));
        }
        if (statement.kind == StmtKind::annotatedAssign)
            addField(as<AnnotatedAssignStmt>(statement));
        for (std::string_view name : changedNames(statement)) {
            if (const Value* value = m_inner.scope->findOwn(name))
                add(std::string(name), *value, ClassMember::Kind::value);
        }
        return true;
    }

    void addField(const AnnotatedAssignStmt& statement)
    {
        if (!m_data->isDataclass || statement.target->kind != ExprKind::name)
            return;
        const std::string_view name = as<NameExpr>(*statement.target).name;
        const Value* standard = m_inner.scope->findOwn(name);
        std::erase_if(m_data->fields, [&](const ClassField& field) { return field.name == name; });
        m_data->fields.push_back(
            {std::string(name), standard != nullptr ? std::optional(*standard) : std::nullopt});
    }

    void add(std::string name, Value value, ClassMember::Kind kind)
    {
        std::erase_if(m_data->members, [&](const ClassMember& member) { return member.name == name; });
        m_data->members.push_back({std::move(name), std::move(value), kind});
    }

    Frame& m_frame;
    const ClassStmt& m_statement;
    Frame m_inner; ///< of the body, which the methods do not see
    std::shared_ptr<ClassData> m_data = std::make_shared<ClassData>();
};

void setField(InstanceData& instance, std::string_view name, Value value)
{
    const auto found = std::ranges::find(instance.fields, name, &std::pair<std::string, Value>::first);
    if (found != instance.fields.end())
        found->second = std::move(value);
    else
        instance.fields.emplace_back(std::string(name), std::move(value));
}

/// The constructor of a dataclass.
Value fillFields(Frame& frame, const Instance& made, const Arguments& arguments, Range call)
{
    const ClassData& type = *made.data->type;
    if (arguments.positional.size() > type.fields.size())
        return frame.refuse(
            faults::extraArguments, call,
            {type.name, std::to_string(type.fields.size()), std::to_string(arguments.positional.size())});
    for (const Arguments::Named& named : arguments.named) {
        if (!std::ranges::contains(type.fields, named.name, &ClassField::name))
            return frame.refuse(faults::unknownArgument, named.place, {type.name, named.name});
    }
    for (std::size_t i = 0; i < type.fields.size(); ++i) {
        const ClassField& field = type.fields[i];
        const Arguments::Named* const named = arguments.find(field.name);
        if (i < arguments.positional.size())
            setField(*made.data, field.name, arguments.positional[i]);
        else if (named != nullptr)
            setField(*made.data, field.name, named->value);
        else if (field.standard)
            setField(*made.data, field.name, *field.standard);
        else
            return frame.refuse(faults::missingArgument, call, {type.name, field.name});
    }
    callMember(frame, Value(made), "__post_init__", {}, call);
    return made;
}

/// A member as it is read from an instance, or from the class itself.
Value boundMember(Frame& frame, const ClassMember& member, const Value& self, const Value& type, Range place)
{
    const auto* function = member.value.get<Function>();
    if (function == nullptr)
        return member.value;
    switch (member.kind) {
    case ClassMember::Kind::classMethod:
        return InstanceMethod{*function, std::make_shared<const Value>(type)};
    case ClassMember::Kind::method:
        return self.is<Instance>() ? Value(InstanceMethod{*function, std::make_shared<const Value>(self)})
                                   : member.value;
    case ClassMember::Kind::property:
        return self.is<Instance>() ? callFunction(frame, *function, {{self}, {place}, {}}, place)
                                   : member.value;
    default:
        return member.value;
    }
}

Value refuseAttribute(Frame& frame, const Value& object, const AttributeExpr& expression)
{
    return frame.refuse(faults::noAttribute, expression.nameRange,
                        {describe(frame, object), std::string(expression.name)});
}

} // namespace

const ClassMember* ClassData::find(std::string_view member) const
{
    const auto own = std::ranges::find(members, member, &ClassMember::name);
    if (own != members.end())
        return &*own;
    for (const auto& base : bases) {
        if (const ClassMember* inherited = base->find(member))
            return inherited;
    }
    return nullptr;
}

bool definePlainClass(Frame& frame, const ClassStmt& statement)
{
    const auto data = ClassReader(frame, statement).read();
    if (data == nullptr)
        return false;
    frame.scope->bind(statement.name, ClassObject{data});
    return true;
}

Value makeInstance(Frame& frame, const ClassObject& type, const Arguments& arguments, Range call)
{
    if (arguments.hasUnknown() || !spend(frame, call))
        return Unknown{};
    const Instance made{std::make_shared<InstanceData>(InstanceData{type.data, {}, frame.session.branch})};
    if (const ClassMember* init = type.data->find("__init__")) {
        const auto* function = init->value.get<Function>();
        Arguments all = arguments;
        all.positional.insert(all.positional.begin(), Value(made));
        all.places.insert(all.places.begin(), call);
        const bool isDone = function != nullptr && !callFunction(frame, *function, all, call).isUnknown();
        return isDone ? Value(made) : Value(Unknown{});
    }
    return fillFields(frame, made, arguments, call);
}

Value readClassAttribute(Frame& frame, const ClassObject& type, const AttributeExpr& expression)
{
    const ClassMember* member = type.data->find(expression.name);
    return member != nullptr ? boundMember(frame, *member, Value(type), Value(type), expression.range)
                             : refuseAttribute(frame, Value(type), expression);
}

Value readInstanceAttribute(Frame& frame, const Instance& instance, const AttributeExpr& expression)
{
    const auto field =
        std::ranges::find(instance.data->fields, expression.name, &std::pair<std::string, Value>::first);
    if (field != instance.data->fields.end())
        return field->second;
    const ClassMember* member = instance.data->type->find(expression.name);
    return member != nullptr ? boundMember(frame, *member, Value(instance),
                                           Value(ClassObject{instance.data->type}), expression.range)
                             : refuseAttribute(frame, Value(instance), expression);
}

void storeInstanceAttribute(Frame& frame, const Instance& instance, std::string_view name, Value value,
                            Range place)
{
    if (mayChange(frame, instance.data->branch, place))
        setField(*instance.data, name, std::move(value));
}

std::optional<Value> callMember(Frame& frame, const Value& object, std::string_view method,
                                std::vector<Value> arguments, Range call)
{
    const auto* instance = object.get<Instance>();
    const ClassMember* member = instance != nullptr ? instance->data->type->find(method) : nullptr;
    const auto* function = member != nullptr ? member->value.get<Function>() : nullptr;
    if (function == nullptr)
        return std::nullopt;
    arguments.insert(arguments.begin(), object);
    std::vector<Range> places(arguments.size(), call);
    return callFunction(frame, *function, {std::move(arguments), std::move(places), {}}, call);
}

} // namespace hawk::trace
