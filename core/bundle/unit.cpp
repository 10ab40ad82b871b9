// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/unit.h"

#include <format>

#include <QJsonDocument>
#include <QJsonObject>

#include "bundle/ordered_json.h"
#include "bundle/sidecar.h"
#include "text/sha256.h"
#include "text/whole_file.h"

namespace hawk::bundle {

std::string unitDigest(const std::map<std::string, std::string>& digests)
{
    using namespace std::string_view_literals;
    text::Sha256 hash;
    hash.bytes("hawk.artifact.unit/1\n"sv);
    for (const auto& [name, digest] : digests) {
        hash.bytes(name);
        hash.bytes("\0"sv);
        hash.bytes(digest);
        hash.bytes("\0"sv);
    }
    return hash.hex();
}

Stamp stampFor(const UnitFiles& files)
{
    Stamp stamp;
    for (const auto& [name, content] : files)
        stamp.files.emplace(name, text::sha256(content));
    stamp.unit = unitDigest(stamp.files);
    return stamp;
}

std::string stampText(const Stamp& stamp)
{
    Json::Object files;
    for (const auto& [name, digest] : stamp.files)
        files.emplace_back(name, digest);
    return Json(Json::Object{{"unit", stamp.unit}, {"aether_abi", abiTag}, {"files", std::move(files)}})
        .toText();
}

std::optional<Stamp> readStamp(const std::string& directory)
{
    const auto content = text::readWholeFile(std::format("{}/{}", directory, stampName));
    if (!content)
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(*content));
    const QJsonValue unit = document.object().value(QLatin1StringView("unit"));
    const QJsonValue files = document.object().value(QLatin1StringView("files"));
    if (!unit.isString() || !files.isObject())
        return std::nullopt;
    Stamp stamp{unit.toString().toStdString(), {}};
    const QJsonObject members = files.toObject();
    for (auto it = members.begin(); it != members.end(); ++it) {
        // A member is a plain name in this folder; anything else is no stamp of ours.
        if (!it.value().isString() || it.key().contains(u'/') || it.key().startsWith(u".."))
            return std::nullopt;
        stamp.files.emplace(it.key().toStdString(), it.value().toString().toStdString());
    }
    return stamp;
}

std::vector<FileView> viewFiles(const std::string& directory, const Stamp& stamp)
{
    std::vector<FileView> files;
    for (const auto& [name, digest] : stamp.files) {
        FileView file{.name = name, .sha256 = digest, .fault = {}};
        const auto content = text::readWholeFile(directory + "/" + name);
        if (!content)
            file.fault = std::format("`{}` is missing or cannot be read.", name);
        else if (text::sha256(*content) != digest)
            file.fault = std::format("`{}` is not the file that was published.", name);
        if (content)
            file.bytes = content->size();
        files.push_back(std::move(file));
    }
    return files;
}

std::vector<std::string> faultsOf(const std::vector<FileView>& files, const Stamp& stamp)
{
    std::vector<std::string> faults;
    for (const FileView& file : files) {
        if (!file.fault.empty())
            faults.push_back(file.fault);
    }
    if (unitDigest(stamp.files) != stamp.unit)
        faults.emplace_back("The stamp's unit digest does not follow from its members.");
    return faults;
}

std::vector<std::string> checkStamp(const std::string& directory, const Stamp& stamp)
{
    return faultsOf(viewFiles(directory, stamp), stamp);
}

} // namespace hawk::bundle
