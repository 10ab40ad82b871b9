// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/slot_manifest.h"

#include <algorithm>
#include <format>

#include "text/sealed_json.h"
#include "text/sha256.h"

namespace hawk::cache {

using namespace Qt::StringLiterals;
using text::toJsonText;

static constexpr int formatVersion = 1;
static constexpr std::uint64_t largestMember = std::uint64_t{1} << 53;
static constexpr std::uint64_t largestMode = 07777;

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
        fields.append(QJsonArray{toJsonText(field.name), toJsonText(field.value)});
    QJsonArray members;
    for (const SlotMember& member : manifest.members) {
        members.append(QJsonObject{{QStringLiteral("role"), toJsonText(member.role)},
                                   {QStringLiteral("name"), toJsonText(member.name)},
                                   {QStringLiteral("size"), static_cast<qint64>(member.size)},
                                   {QStringLiteral("mode"), static_cast<int>(member.mode)},
                                   {QStringLiteral("sha256"), toJsonText(member.sha256)}});
    }
    QJsonArray closure;
    for (const ClosureEntry& entry : manifest.closure)
        closure.append(QJsonArray{toJsonText(entry.path), toJsonText(entry.sha256)});
    const QJsonObject object{{QStringLiteral("format_version"), formatVersion},
                             {QStringLiteral("key"), toJsonText(manifest.key)},
                             {QStringLiteral("kernel"), toJsonText(manifest.kernel)},
                             {QStringLiteral("target"), toJsonText(manifest.target)},
                             {QStringLiteral("format"), toJsonText(manifest.format)},
                             {QStringLiteral("fields"), fields},
                             {QStringLiteral("members"), members},
                             {QStringLiteral("closure"), closure},
                             {QStringLiteral("messages"), toJsonText(manifest.messages)},
                             {QStringLiteral("command_line"), text::toJsonTexts(manifest.commandLine)},
                             {QStringLiteral("seconds"), manifest.seconds}};
    return text::sealJson(object);
}

namespace {

SlotMember readMember(text::JsonReader& reader, const QJsonValue& value)
{
    text::JsonReader inner(value.toObject());
    SlotMember member{.role = inner.text("role"_L1),
                      .name = inner.text("name"_L1),
                      .size = inner.count("size"_L1, largestMember),
                      .mode = static_cast<unsigned>(inner.count("mode"_L1, largestMode)),
                      .sha256 = inner.text("sha256"_L1)};
    reader.require(inner.isGood());
    return member;
}

bool isPlainName(std::string_view name)
{
    return !name.empty() && name != "." && name != ".." && name.find('/') == std::string_view::npos;
}

} // namespace

std::expected<SlotManifest, std::string> readManifest(std::string_view sealed)
{
    std::expected<QJsonObject, std::string> object = text::openSealedJson(sealed);
    if (!object)
        return std::unexpected(std::format("its manifest {}", object.error()));
    text::JsonReader reader(*std::move(object));
    if (reader.count("format_version"_L1, formatVersion) != formatVersion)
        return std::unexpected("its manifest has another format version");
    SlotManifest manifest{.key = reader.text("key"_L1),
                          .kernel = reader.text("kernel"_L1),
                          .target = reader.text("target"_L1),
                          .format = reader.text("format"_L1),
                          .messages = reader.text("messages"_L1),
                          .seconds = reader.number("seconds"_L1)};
    for (const QJsonValue& value : reader.list("fields"_L1)) {
        auto [name, content] = reader.pair(value);
        manifest.fields.push_back({std::move(name), std::move(content)});
    }
    for (const QJsonValue& value : reader.list("members"_L1))
        manifest.members.push_back(readMember(reader, value));
    for (const QJsonValue& value : reader.list("closure"_L1)) {
        auto [path, sha256] = reader.pair(value);
        manifest.closure.push_back({std::move(path), std::move(sha256)});
    }
    manifest.commandLine = reader.texts("command_line"_L1);

    const bool membersAreGood = std::ranges::all_of(manifest.members, [](const SlotMember& member) {
        return isPlainName(member.name) && text::isSha256(member.sha256);
    });
    const bool closureIsGood = std::ranges::all_of(manifest.closure, [](const ClosureEntry& entry) {
        return entry.path.starts_with('/') && (entry.sha256.empty() || text::isSha256(entry.sha256));
    });
    if (!reader.isGood() || !membersAreGood || !closureIsGood || !text::isSha256(manifest.key)
        || !manifest.member("object"))
        return std::unexpected("its manifest lacks a field or has one of a wrong kind");
    return manifest;
}

} // namespace hawk::cache
