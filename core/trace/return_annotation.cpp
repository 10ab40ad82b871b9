// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/return_annotation.h"

#include <format>

#include "trace/declarations.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using Kind = data::ReturnTree::Kind;

std::string spellStructure(const ReturnedStructure& structure)
{
    switch (structure.kind) {
    case Kind::tuple:
        return std::format("a tuple of {}", structure.items.size());
    case Kind::list:
        return std::format("a list of {}", structure.items.size());
    case Kind::dict:
        return std::format("a dict of {}", structure.items.size());
    default:
        return ir::spell(structure.type);
    }
}

std::optional<Kind> containerKind(Builtin builtin)
{
    switch (builtin) {
    case Builtin::tuple:
        return Kind::tuple;
    case Builtin::list:
        return Kind::list;
    case Builtin::dict:
        return Kind::dict;
    default:
        return std::nullopt;
    }
}

class AnnotationCheck
{
public:
    AnnotationCheck(Frame& frame, const FunctionStmt& definition)
        : m_frame(frame)
        , m_written(frame.session.textOf(definition.returns->range))
    {
        const Session& session = frame.session;
        const bool isSameLine =
            session.lineOf(definition.returns->range) == session.lineOf(definition.nameRange);
        m_place = isSameLine ? definition.returns->range : definition.nameRange;
    }

    void match(const Value& annotation, const ReturnedStructure& returned, const std::string& where)
    {
        if (annotation.isUnknown())
            return;
        if (const auto* payload = annotation.get<Payload>())
            return matchLeaf(payload->type, returned, where);
        if (const auto* name = annotation.get<HawkName>()) {
            if (name->row->meaning == Meaning::payload)
                return matchLeaf(payloadType(*name->row), returned, where);
        }
        if (const auto* builtin = annotation.get<BuiltinFunction>()) {
            if (const auto kind = containerKind(builtin->id)) {
                if (returned.kind != *kind)
                    mismatch(returned, where);
                return;
            }
        }
        if (const auto* container = annotation.get<ContainerType>())
            return matchContainer(*container, returned, where);
        m_frame.refuse(refusals::badReturnAnnotation, m_place, {m_written, describe(m_frame, annotation)});
    }

private:
    void mismatch(const ReturnedStructure& returned, const std::string& where)
    {
        m_frame.refuse(refusals::returnMismatch, m_place, {m_written, spellStructure(returned), where});
    }

    void matchLeaf(const ir::Type& type, const ReturnedStructure& returned, const std::string& where)
    {
        if (returned.kind != Kind::leaf || returned.type != type)
            mismatch(returned, where);
    }

    void matchContainer(const ContainerType& container, const ReturnedStructure& returned,
                        const std::string& where)
    {
        if (returned.kind != *containerKind(container.container))
            return mismatch(returned, where);
        std::vector<Value> items = *container.items;
        const bool isOpenEnded = items.size() == 2 && items[1].is<Ellipsis>();
        const bool isRepeated = container.container != Builtin::tuple || isOpenEnded;
        const bool isDict = container.container == Builtin::dict;
        if (isDict ? items.size() != 2 : (container.container == Builtin::list && items.size() != 1)) {
            m_frame.refuse(refusals::badReturnAnnotation, m_place,
                           {m_written, "a container type with other brackets than expected"});
            return;
        }
        if (!isRepeated && items.size() != returned.items.size())
            return mismatch(returned, where);
        for (std::size_t i = 0; i < returned.items.size(); ++i) {
            const Value& item = isDict ? items[1] : items[isRepeated ? 0 : i];
            match(item, returned.items[i], where + std::format(" at position {}", i));
        }
    }

    Frame& m_frame;
    std::string m_written;
    Range m_place;
};

} // namespace

void checkReturnAnnotation(Frame& frame, const FunctionStmt& definition, const ReturnedStructure& returned)
{
    // The annotation belongs to the scope around the kernel, where its own locals do not hide anything.
    Frame around{frame.session, frame.scope->around()};
    const Value annotation = evaluateAnnotation(around, *definition.returns,
                                                refusals::unresolvedReturnAnnotation, definition.name);
    AnnotationCheck(frame, definition).match(annotation, returned, "");
}

} // namespace hawk::trace
