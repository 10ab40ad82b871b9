// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/identity_memo.h"

#include <filesystem>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include "text/sha256.h"
#include "toolchain/compiler_environment.h"

namespace hawk::toolchain {

namespace {

constexpr int formatVersion = 1;

QString toQt(const std::string& text)
{
    return QString::fromUtf8(text);
}

QJsonArray toJson(const std::vector<std::string>& texts)
{
    QJsonArray array;
    for (const std::string& text : texts)
        array.append(toQt(text));
    return array;
}

/// JSON numbers are doubles, which do not hold nanoseconds; so numbers are written as text.
QJsonArray toJson(const FileStamp& stamp)
{
    return {QString::number(stamp.device), QString::number(stamp.inode), QString::number(stamp.size),
            QString::number(stamp.modified), QString::number(stamp.changed)};
}

QJsonObject toJson(const ToolRecord& tool)
{
    return {
        {QStringLiteral("role"), toQt(tool.file.role)},     {QStringLiteral("path"), toQt(tool.file.path)},
        {QStringLiteral("sha256"), toQt(tool.file.sha256)}, {QStringLiteral("lookup"), toQt(tool.lookup)},
        {QStringLiteral("resolved"), toQt(tool.resolved)},  {QStringLiteral("stamp"), toJson(tool.stamp)}};
}

/// Reads members of an object and notes whether any was missing or of another kind.
class Reader
{
public:
    explicit Reader(QJsonObject object) : m_object(std::move(object)) { }

    bool isGood() const { return m_isGood; }
    std::string text(const char* name) { return textOf(m_object.value(QLatin1StringView(name))); }
    int number(const char* name)
    {
        const QJsonValue value = m_object.value(QLatin1StringView(name));
        m_isGood = m_isGood && value.isDouble();
        return value.toInt();
    }
    QJsonArray array(const char* name)
    {
        const QJsonValue value = m_object.value(QLatin1StringView(name));
        m_isGood = m_isGood && value.isArray();
        return value.toArray();
    }
    std::vector<std::string> texts(const char* name)
    {
        std::vector<std::string> result;
        for (const QJsonValue& value : array(name))
            result.push_back(textOf(value));
        return result;
    }
    FileStamp stamp(const char* name)
    {
        const QJsonArray values = array(name);
        m_isGood = m_isGood && values.size() == 5;
        const auto at = [&](int index) { return toQt(textOf(values.at(index))); };
        return m_isGood ? FileStamp{at(0).toULongLong(), at(1).toULongLong(), at(2).toULongLong(),
                                    at(3).toLongLong(), at(4).toLongLong()}
                        : FileStamp{};
    }

private:
    std::string textOf(const QJsonValue& value)
    {
        m_isGood = m_isGood && value.isString();
        return value.toString().toStdString();
    }

    QJsonObject m_object;
    bool m_isGood = true;
};

std::optional<CompilerRecord> fromJson(const QJsonObject& object)
{
    Reader reader(object);
    if (reader.number("format") != formatVersion)
        return std::nullopt;
    CompilerRecord record;
    Compiler& compiler = record.compiler;
    compiler.kind = static_cast<codegen::CompilerKind>(reader.number("kind"));
    compiler.family = static_cast<Family>(reader.number("family"));
    compiler.command = reader.texts("command");
    compiler.version = reader.text("version");
    compiler.foundBy = reader.text("foundBy");
    compiler.identity = reader.text("identity");
    compiler.architectures = reader.texts("architectures");
    record.searchList = reader.texts("searchList");
    for (const QJsonValue& value : reader.array("tools")) {
        Reader tool(value.toObject());
        record.tools.push_back(
            {.file = {.role = tool.text("role"), .path = tool.text("path"), .sha256 = tool.text("sha256")},
             .lookup = tool.text("lookup"),
             .resolved = tool.text("resolved"),
             .stamp = tool.stamp("stamp")});
        compiler.tools.push_back(record.tools.back().file);
        if (!tool.isGood())
            return std::nullopt;
    }
    if (!reader.isGood() || compiler.command.empty() || record.tools.empty())
        return std::nullopt;
    return record;
}

QJsonObject toJson(const CompilerRecord& record)
{
    const Compiler& compiler = record.compiler;
    QJsonArray tools;
    for (const ToolRecord& tool : record.tools)
        tools.append(toJson(tool));
    return {{QStringLiteral("format"), formatVersion},
            {QStringLiteral("kind"), static_cast<int>(compiler.kind)},
            {QStringLiteral("family"), static_cast<int>(compiler.family)},
            {QStringLiteral("command"), toJson(compiler.command)},
            {QStringLiteral("version"), toQt(compiler.version)},
            {QStringLiteral("foundBy"), toQt(compiler.foundBy)},
            {QStringLiteral("identity"), toQt(compiler.identity)},
            {QStringLiteral("architectures"), toJson(compiler.architectures)},
            {QStringLiteral("searchList"), toJson(record.searchList)},
            {QStringLiteral("tools"), tools}};
}

QString fileOf(const std::string& folder, const std::string& key)
{
    return toQt(folder) + QStringLiteral("/compiler-") + toQt(key) + QStringLiteral(".json");
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
    QFile file(fileOf(m_folder, key));
    if (m_folder.empty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    return document.isObject() ? fromJson(document.object()) : std::nullopt;
}

void IdentityMemo::store(const std::string& key, const CompilerRecord& record) const
{
    if (m_folder.empty())
        return;
    std::error_code fault;
    if (std::filesystem::create_directories(m_folder, fault))
        std::filesystem::permissions(m_folder, std::filesystem::perms::owner_all, fault);
    QSaveFile file(fileOf(m_folder, key));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(QJsonDocument(toJson(record)).toJson(QJsonDocument::Compact));
    file.commit();
}

} // namespace hawk::toolchain
