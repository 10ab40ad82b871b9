// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/slot_manifest.h"

#include <algorithm>
#include <format>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include "text/sha256.h"

namespace hawk::cache {

// The file is {"checksum":"<64 hex digits>","manifest":<payload>} with the sum over the payload's bytes.
static constexpr std::string_view opening = R"({"checksum":")";
static constexpr std::string_view middle = R"(","manifest":)";
static constexpr std::string_view closing = "}\n";
static constexpr std::size_t digestLength = 64;
static constexpr int formatVersion = 1;

static QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

static std::string fromQt(const QJsonValue& value)
{
    return value.toString().toStdString();
}

const SlotMember* SlotManifest::member(std::string_view role) const
{
    const auto found = std::ranges::find(members, role, &SlotMember::role);
    return found == members.end() ? nullptr : &*found;
}

std::string closureDigest(const std::vector<ClosureEntry>& closure)
{
    text::Sha256 hash;
    hash.field("hawk.workbench.closure/1");
    hash.number(closure.size());
    for (const ClosureEntry& entry : closure) {
        hash.field(entry.path);
        hash.field(entry.sha256);
    }
    return hash.hex();
}

std::string writeManifest(const SlotManifest& manifest)
{
    QJsonArray fields;
    for (const KeyField& field : manifest.fields)
        fields.append(QJsonArray{toQt(field.name), toQt(field.value)});
    QJsonArray members;
    for (const SlotMember& member : manifest.members) {
        members.append(QJsonObject{{QStringLiteral("role"), toQt(member.role)},
                                   {QStringLiteral("name"), toQt(member.name)},
                                   {QStringLiteral("size"), static_cast<qint64>(member.size)},
                                   {QStringLiteral("mode"), static_cast<int>(member.mode)},
                                   {QStringLiteral("sha256"), toQt(member.sha256)}});
    }
    QJsonArray closure;
    for (const ClosureEntry& entry : manifest.closure)
        closure.append(QJsonArray{toQt(entry.path), toQt(entry.sha256)});
    QJsonArray commandLine;
    for (const std::string& argument : manifest.commandLine)
        commandLine.append(toQt(argument));
    const QJsonObject object{{QStringLiteral("format_version"), formatVersion},
                             {QStringLiteral("key"), toQt(manifest.key)},
                             {QStringLiteral("kernel"), toQt(manifest.kernel)},
                             {QStringLiteral("target"), toQt(manifest.target)},
                             {QStringLiteral("format"), toQt(manifest.format)},
                             {QStringLiteral("fields"), fields},
                             {QStringLiteral("members"), members},
                             {QStringLiteral("closure"), closure},
                             {QStringLiteral("messages"), toQt(manifest.messages)},
                             {QStringLiteral("command_line"), commandLine},
                             {QStringLiteral("seconds"), manifest.seconds}};
    const std::string payload = QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
    return std::format("{}{}{}{}{}", opening, text::sha256(payload), middle, payload, closing);
}

namespace {

// Takes values out of the payload's object and remembers whether all of them had the right type.
class Reader
{
public:
    explicit Reader(QJsonObject object) : m_object(std::move(object)) { }

    bool isGood() const { return m_good; }

    std::string text(QLatin1StringView name)
    {
        return typed(name, QJsonValue::String).toString().toStdString();
    }
    double number(QLatin1StringView name) { return typed(name, QJsonValue::Double).toDouble(); }
    QJsonArray list(QLatin1StringView name) { return typed(name, QJsonValue::Array).toArray(); }

    /// The pair of texts that a list holds as its elements.
    std::pair<std::string, std::string> pair(const QJsonValue& value)
    {
        const QJsonArray both = value.toArray();
        m_good = m_good && both.size() == 2 && both[0].isString() && both[1].isString();
        return m_good ? std::pair(fromQt(both[0]), fromQt(both[1])) : std::pair<std::string, std::string>();
    }

    std::string element(const QJsonValue& value)
    {
        m_good = m_good && value.isString();
        return fromQt(value);
    }

    SlotMember member(const QJsonValue& value)
    {
        Reader reader(value.toObject());
        SlotMember member{.role = reader.text(QLatin1StringView("role")),
                          .name = reader.text(QLatin1StringView("name")),
                          .size = static_cast<std::uint64_t>(reader.number(QLatin1StringView("size"))),
                          .mode = static_cast<unsigned>(reader.number(QLatin1StringView("mode"))),
                          .sha256 = reader.text(QLatin1StringView("sha256"))};
        m_good = m_good && reader.isGood();
        return member;
    }

private:
    QJsonValue typed(QLatin1StringView name, QJsonValue::Type type)
    {
        const QJsonValue value = m_object.value(name);
        m_good = m_good && value.type() == type;
        return value;
    }

    QJsonObject m_object;
    bool m_good = true;
};

bool isDigest(std::string_view text)
{
    return text.size() == digestLength
        && std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool isPlainName(std::string_view name)
{
    return !name.empty() && name != "." && name != ".." && name.find('/') == std::string_view::npos;
}

} // namespace

std::expected<SlotManifest, std::string> readManifest(std::string_view text)
{
    const std::size_t frame = opening.size() + digestLength + middle.size() + closing.size();
    if (text.size() < frame || !text.starts_with(opening) || !text.ends_with(closing)
        || text.substr(opening.size() + digestLength, middle.size()) != middle)
        return std::unexpected("its manifest has not the form of one");
    const std::string_view payload = text.substr(frame - closing.size(), text.size() - frame);
    if (text::sha256(payload) != text.substr(opening.size(), digestLength))
        return std::unexpected("its manifest does not match its check sum");

    const QJsonDocument document = QJsonDocument::fromJson(
        QByteArray::fromRawData(payload.data(), static_cast<qsizetype>(payload.size())));
    Reader reader(document.object());
    if (reader.number(QLatin1StringView("format_version")) != formatVersion)
        return std::unexpected("its manifest has another format version");
    SlotManifest manifest{.key = reader.text(QLatin1StringView("key")),
                          .kernel = reader.text(QLatin1StringView("kernel")),
                          .target = reader.text(QLatin1StringView("target")),
                          .format = reader.text(QLatin1StringView("format")),
                          .messages = reader.text(QLatin1StringView("messages")),
                          .seconds = reader.number(QLatin1StringView("seconds"))};
    for (const QJsonValue& value : reader.list(QLatin1StringView("fields"))) {
        auto [name, content] = reader.pair(value);
        manifest.fields.push_back({std::move(name), std::move(content)});
    }
    for (const QJsonValue& value : reader.list(QLatin1StringView("members")))
        manifest.members.push_back(reader.member(value));
    for (const QJsonValue& value : reader.list(QLatin1StringView("closure"))) {
        auto [path, sha256] = reader.pair(value);
        manifest.closure.push_back({std::move(path), std::move(sha256)});
    }
    for (const QJsonValue& value : reader.list(QLatin1StringView("command_line")))
        manifest.commandLine.push_back(reader.element(value));

    const bool membersAreGood = std::ranges::all_of(manifest.members, [](const SlotMember& member) {
        return isPlainName(member.name) && isDigest(member.sha256);
    });
    const bool closureIsGood = std::ranges::all_of(manifest.closure, [](const ClosureEntry& entry) {
        return entry.path.starts_with('/') && (entry.sha256.empty() || isDigest(entry.sha256));
    });
    if (!reader.isGood() || !membersAreGood || !closureIsGood || !isDigest(manifest.key)
        || !manifest.member("object"))
        return std::unexpected("its manifest lacks a field or has one of a wrong kind");
    return manifest;
}

} // namespace hawk::cache
