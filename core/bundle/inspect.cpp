// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/inspect.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <functional>
#include <optional>

#include <QJsonArray>
#include <QJsonDocument>

#include "bundle/sidecar.h"
#include "data/signature.h"
#include "text/whole_file.h"

namespace hawk::bundle {

using namespace Qt::StringLiterals;

namespace {

/// Where the texts of a bundle are.
struct Place {
    std::string directory;
    std::function<std::optional<std::string>(const std::string& name)> read;
};

/// A JSON object from a file with getters whose errors name the file and the key.
class Document
{
public:
    static Result<Document> open(const Place& place, const std::string& name, std::string hint)
    {
        const std::string& directory = place.directory;
        const std::optional<std::string> content = place.read(name);
        if (!content)
            return text::refused("bundle-file-missing",
                                 std::format("`{}` has no `{}` that can be read.", directory, name),
                                 std::move(hint));
        QJsonParseError fault;
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(*content), &fault);
        if (!document.isObject())
            return text::refused("bundle-file-malformed",
                                 std::format("`{}` in `{}` is no JSON object: {}.", name, directory,
                                             fault.error == QJsonParseError::NoError
                                                 ? "it holds a list"
                                                 : fault.errorString().toStdString()),
                                 "Build the bundle again.");
        return Document(name, *content, document.object());
    }

    const QJsonObject& object() const { return m_object; }
    const std::string& text() const { return m_text; }

    Result<std::string> string(const QJsonObject& object, QLatin1StringView key) const
    {
        if (!object.value(key).isString())
            return wrong(key, "a text");
        return object.value(key).toString().toStdString();
    }
    Result<QJsonArray> array(QLatin1StringView key) const
    {
        if (!m_object.value(key).isArray())
            return wrong(key, "a list");
        return m_object.value(key).toArray();
    }
    Result<void> checkVersion() const
    {
        const int version = m_object.value("schema_version"_L1).toInt();
        if (version < 1 || version > schemaVersion)
            return text::refused("bundle-schema",
                                 std::format("`{}` has schema version {}; this program reads 1 to {}.",
                                             m_name, version, schemaVersion),
                                 "Build the bundle again, or use a newer hawk.");
        const std::string tag = m_object.value("aether_abi"_L1).toString().toStdString();
        if (tag != abiTag)
            return text::refused(
                "bundle-abi",
                std::format("`{}` is for the binary interface `{}`, not `{}`.", m_name, tag, abiTag),
                "Build the bundle again.");
        return {};
    }

    /// The refusal of a value; `found` is left out where only its kind is wrong.
    std::unexpected<Error> wrong(QLatin1StringView key, std::string_view wanted,
                                 std::string_view found = {}) const
    {
        return text::refused("bundle-file-malformed",
                             std::format("`{}` in `{}` must be {}{}.",
                                         std::string_view(key.data(), static_cast<std::size_t>(key.size())),
                                         m_name, wanted,
                                         found.empty() ? "" : std::format(", not `{}`", found)),
                             "Build the bundle again.");
    }

private:
    Document(std::string name, std::string text, QJsonObject object)
        : m_name(std::move(name))
        , m_text(std::move(text))
        , m_object(std::move(object))
    { }

    std::string m_name;
    std::string m_text;
    QJsonObject m_object;
};

/// The vocabulary of docs/bundles.md "The manifest".
constexpr std::string_view formats[] = {"host", "ptx", "cubin", "fatbin"};

std::string typeOf(const QJsonObject& sidecar, const std::string& role, const QString& name)
{
    if (role == "uniform")
        return "number";
    const std::string dtype = sidecar.value("arg_dtypes"_L1).toObject().value(name).toString().toStdString();
    const int width = sidecar.value("arg_shapes"_L1).toObject().value(name).toInt(1);
    return width == 1 ? dtype : std::format("{} x {}", dtype, width);
}

PlaneUse useOf(const QJsonObject& sidecar, const std::string& role, const QString& name)
{
    switch (data::roleFromName(role).value_or(data::Role::lookup)) {
    case data::Role::mutablePlane:
        for (const auto& one : sidecar.value("mutables"_L1).toArray()) {
            const QJsonObject plane = one.toObject();
            if (plane.value("name"_L1).toString() == name && plane.value("prior"_L1).toBool())
                return PlaneUse::inputAndOutput;
        }
        return PlaneUse::output;
    case data::Role::out:
        return PlaneUse::output;
    case data::Role::uniform:
        return PlaneUse::parameter;
    case data::Role::perSample:
    case data::Role::vecIn:
    case data::Role::matIn:
        return PlaneUse::input;
    case data::Role::lookup: {
        const bool isCell = name == QLatin1StringView(data::finishedCount.data())
            || name == QLatin1StringView(data::fusedSteps.data());
        return isCell ? PlaneUse::other : PlaneUse::input;
    }
    default:
        return PlaneUse::other;
    }
}

Result<KernelView> readKernel(const Place& place, const Document& manifest, const QJsonObject& plugin)
{
    KernelView kernel;
    for (const auto& [key, field] : {std::pair("id"_L1, &kernel.name),
                                     {"artifact"_L1, &kernel.artifact},
                                     {"format"_L1, &kernel.format}}) {
        auto value = manifest.string(plugin, key);
        if (!value)
            return std::unexpected(value.error());
        *field = *std::move(value);
    }
    for (const auto& [key, name] : {std::pair("id"_L1, &kernel.name), {"artifact"_L1, &kernel.artifact}}) {
        if (name->contains('/'))
            return manifest.wrong(key, "a plain name", *name);
    }
    if (!std::ranges::contains(formats, kernel.format))
        return manifest.wrong("format"_L1, "`host`, `ptx`, `cubin` or `fatbin`", kernel.format);
    const auto sidecar = Document::open(place, kernel.name + ".json", "Build the bundle again.");
    if (!sidecar)
        return std::unexpected(sidecar.error());
    if (auto known = sidecar->checkVersion(); !known)
        return std::unexpected(known.error());
    if (const QString pattern = sidecar->object().value("pattern"_L1).toString(); pattern != "pure"_L1)
        return sidecar->wrong("pattern"_L1, "`pure`", pattern.toStdString());
    const auto arguments = sidecar->array("arg_spec"_L1);
    if (!arguments)
        return std::unexpected(arguments.error());
    kernel.sidecar = sidecar->object();
    kernel.sidecarText = sidecar->text();
    for (const auto& argument : *arguments) {
        const QString name = argument.toArray().at(1).toString();
        const std::string role = argument.toArray().at(0).toString().toStdString();
        if (name.isEmpty() || !data::roleFromName(role))
            return sidecar->wrong("arg_spec"_L1, "a list of known roles with names",
                                  std::format("{} {}", role, name.toStdString()));
        kernel.planes.push_back({.role = role,
                                 .name = name.toStdString(),
                                 .type = typeOf(kernel.sidecar, role, name),
                                 .use = useOf(kernel.sidecar, role, name)});
    }
    return kernel;
}

Result<BundleView> readTexts(const Place& place)
{
    const auto manifest = Document::open(
        place, "manifest.json", "Is this the folder of a bundle? Give one into which a bundle was built.");
    if (!manifest)
        return std::unexpected(manifest.error());
    if (auto known = manifest->checkVersion(); !known)
        return std::unexpected(known.error());

    BundleView view{
        .directory = place.directory, .manifest = manifest->object(), .manifestText = manifest->text()};
    const auto targets = manifest->array("exec_targets"_L1);
    const auto plugins = manifest->array("plugins"_L1);
    auto access = manifest->string(manifest->object(), "exec_access"_L1);
    if (!targets || !plugins || !access)
        return std::unexpected(!targets ? targets.error() : !plugins ? plugins.error() : access.error());
    view.access = *std::move(access);
    for (const auto& target : *targets)
        view.execTargets += (view.execTargets.empty() ? "" : ", ") + target.toString().toStdString();
    for (const auto& plugin : *plugins) {
        auto kernel = readKernel(place, *manifest, plugin.toObject());
        if (!kernel)
            return std::unexpected(kernel.error());
        view.kernels.push_back(*std::move(kernel));
    }
    return view;
}

} // namespace

std::string_view nameOf(PlaneUse use)
{
    constexpr std::array<std::string_view, 5> names = {"input", "output", "input and output", "parameter",
                                                       "other"};
    return names[static_cast<std::size_t>(use)];
}

Result<BundleView> inspectBundle(const std::string& directory)
{
    std::error_code ignored;
    if (!std::filesystem::is_directory(directory, ignored))
        return text::refused("bundle-no-folder", std::format("`{}` is no folder.", directory),
                             "Give a folder into which a bundle was built.");
    auto view = readTexts({directory, [&](const std::string& name) -> std::optional<std::string> {
                               auto content = text::readWholeFile(directory + "/" + name);
                               return content ? std::optional(*std::move(content)) : std::nullopt;
                           }});
    if (!view)
        return view;
    if (const auto stamp = readStamp(directory)) {
        view->unit = stamp->unit;
        view->files = viewFiles(directory, *stamp);
        view->faults = faultsOf(view->files, *stamp);
    } else {
        view->faults.emplace_back(
            "There is no readable stamp (.hawk_unit), so nothing says what the files should be.");
    }
    return view;
}

Result<BundleView> viewTexts(const std::string& directory, const UnitFiles& texts)
{
    return readTexts({directory, [&](const std::string& name) -> std::optional<std::string> {
                          const auto found = texts.find(name);
                          return found == texts.end() ? std::nullopt : std::optional(found->second);
                      }});
}

} // namespace hawk::bundle
