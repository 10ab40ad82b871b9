// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/identity_memo.h"

#include <algorithm>
#include <array>

#include <QSaveFile>

#include "process/private_files.h"
#include "text/sealed_json.h"
#include "text/sha256.h"
#include "toolchain/compiler_environment.h"

namespace hawk::toolchain {

namespace {

using namespace Qt::StringLiterals;
using text::toJsonText;
using text::toJsonTexts;

constexpr int formatVersion = 2;
constexpr std::size_t largestMemo = std::size_t{16} << 20;

constexpr std::array kinds = {codegen::CompilerKind::hostCxx, codegen::CompilerKind::device};
constexpr std::array families = {Family::gcc, Family::clang, Family::nvcc, Family::other, Family::nvrtc};

/// JSON numbers are doubles, which do not hold nanoseconds; so numbers are written as text, all of them
/// signed.
QJsonArray toJson(const process::FileStamp& stamp)
{
    return {QString::number(static_cast<qint64>(stamp.device)),
            QString::number(static_cast<qint64>(stamp.inode)),
            QString::number(static_cast<qint64>(stamp.size)), QString::number(stamp.modified),
            QString::number(stamp.changed)};
}

QJsonObject toJson(const ToolRecord& tool)
{
    return {{u"role"_s, toJsonText(tool.file.role)},     {u"path"_s, toJsonText(tool.file.path)},
            {u"sha256"_s, toJsonText(tool.file.sha256)}, {u"lookup"_s, toJsonText(tool.lookup)},
            {u"resolved"_s, toJsonText(tool.resolved)},  {u"stamp"_s, toJson(tool.stamp)}};
}

/// One of a closed list of values, which is written as its place in it.
template <class Values>
auto oneOf(const Values& values, text::JsonReader& reader, QLatin1StringView name)
{
    return values[static_cast<std::size_t>(reader.count(name, values.size() - 1))];
}

template <class Values>
int placeIn(const Values& values, typename Values::value_type value)
{
    return static_cast<int>(std::ranges::find(values, value) - values.begin());
}

ToolRecord readTool(text::JsonReader& reader, const QJsonValue& value)
{
    text::JsonReader inner(value.toObject());
    ToolRecord tool = {.file = {.role = inner.text("role"_L1),
                                .path = inner.text("path"_L1),
                                .sha256 = inner.text("sha256"_L1)},
                       .lookup = inner.text("lookup"_L1),
                       .resolved = inner.text("resolved"_L1),
                       .stamp = {}};
    const QJsonArray stamp = inner.list("stamp"_L1);
    const auto at = [&](int index) { return inner.wideNumber(stamp.at(index)); };
    const auto unsignedAt = [&](int index) { return static_cast<std::uint64_t>(at(index)); };
    tool.stamp = {unsignedAt(0), unsignedAt(1), unsignedAt(2), at(3), at(4)};
    reader.require(inner.isGood() && stamp.size() == 5 && text::isSha256(tool.file.sha256));
    return tool;
}

std::optional<CompilerRecord> fromJson(const QJsonObject& object)
{
    text::JsonReader reader(object);
    if (reader.count("format"_L1, formatVersion) != formatVersion)
        return std::nullopt;
    CompilerRecord record;
    Compiler& compiler = record.compiler;
    compiler.kind = oneOf(kinds, reader, "kind"_L1);
    compiler.family = oneOf(families, reader, "family"_L1);
    compiler.command = reader.texts("command"_L1);
    compiler.version = reader.text("version"_L1);
    compiler.foundBy = reader.text("foundBy"_L1);
    compiler.identity = reader.text("identity"_L1);
    compiler.architectures = reader.texts("architectures"_L1);
    record.searchList = reader.texts("searchList"_L1);
    for (const QJsonValue& value : reader.list("tools"_L1)) {
        record.tools.push_back(readTool(reader, value));
        compiler.tools.push_back(record.tools.back().file);
    }
    if (!reader.isGood() || compiler.command.empty() || record.tools.empty()
        || !text::isSha256(compiler.identity))
        return std::nullopt;
    return record;
}

QJsonObject toJson(const CompilerRecord& record)
{
    const Compiler& compiler = record.compiler;
    QJsonArray tools;
    for (const ToolRecord& tool : record.tools)
        tools.append(toJson(tool));
    return {{u"format"_s, formatVersion},
            {u"kind"_s, placeIn(kinds, compiler.kind)},
            {u"family"_s, placeIn(families, compiler.family)},
            {u"command"_s, toJsonTexts(compiler.command)},
            {u"version"_s, toJsonText(compiler.version)},
            {u"foundBy"_s, toJsonText(compiler.foundBy)},
            {u"identity"_s, toJsonText(compiler.identity)},
            {u"architectures"_s, toJsonTexts(compiler.architectures)},
            {u"searchList"_s, toJsonTexts(record.searchList)},
            {u"tools"_s, tools}};
}

std::string fileOf(const std::string& key)
{
    return "compiler-" + key + ".json";
}

} // namespace

IdentityMemo::IdentityMemo(std::string folder) : m_folder(std::move(folder))
{ }

std::string IdentityMemo::keyOf(codegen::CompilerKind kind, const std::vector<std::string>& command,
                                const process::Environment& environment)
{
    text::Sha256 hash;
    hash.number(static_cast<std::uint64_t>(kind));
    hash.number(command.size());
    for (const std::string& word : command)
        hash.field(word);
    hash.field(environment.get("PATH").value_or(""));
    for (const auto& [name, value] : compilerVariables(environment)) {
        hash.field(name);
        hash.field(value);
    }
    return hash.hex().substr(0, 32);
}

std::optional<CompilerRecord> IdentityMemo::load(const std::string& key) const
{
    const process::Descriptor folder = process::openPrivateFolder(m_folder);
    if (!folder.isOpen())
        return std::nullopt;
    const std::optional<std::string> text = process::readPrivateFile(folder, fileOf(key), largestMemo);
    if (!text)
        return std::nullopt;
    const auto object = text::openSealedJson(*text);
    return object ? fromJson(*object) : std::nullopt;
}

void IdentityMemo::store(const std::string& key, const CompilerRecord& record) const
{
    if (m_folder.empty() || process::makePrivateFolders(m_folder)
        || !process::openPrivateFolder(m_folder).isOpen())
        return;
    QSaveFile file(toJsonText(m_folder + '/' + fileOf(key)));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(QByteArray::fromStdString(text::sealJson(toJson(record))));
    file.commit();
}

} // namespace hawk::toolchain
