// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "case_file.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace hawk::conformance {

namespace {

/// Real numbers are hexadecimal texts, `nan`, `inf`, `-inf`; integers and booleans are plain.
double realFromJson(const QJsonValue& value)
{
    return value.isString() ? std::strtod(qPrintable(value.toString()), nullptr) : value.toDouble();
}

template <class T>
T elementFromJson(const QJsonValue& value)
{
    if constexpr (std::is_floating_point_v<T>)
        return static_cast<T>(realFromJson(value));
    else if constexpr (std::is_same_v<T, bool>)
        return value.toBool();
    else
        return static_cast<T>(value.toInteger());
}

template <class T>
data::Array filled(const std::vector<std::int64_t>& shape, const QJsonArray& values)
{
    data::Array array = data::Array::zeros(data::dtypeOf<T>(), shape);
    const std::span<T> out = array.writableValues<T>();
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = elementFromJson<T>(values[static_cast<qsizetype>(i)]);
    return array;
}

/// The same elements, two apart in memory.
data::Array spreadOut(const data::Array& array)
{
    const std::size_t size = sizeOf(array.dtype());
    const auto owner = std::make_shared<std::vector<std::byte>>(2 * array.byteCount());
    for (std::int64_t i = 0; i < array.count(); ++i) {
        const auto at = static_cast<std::size_t>(i) * size;
        std::memcpy(owner->data() + 2 * at, array.bytes() + at, size);
    }
    std::vector<std::int64_t> strides = array.strides();
    for (std::int64_t& stride : strides)
        stride *= 2;
    return data::Array::view(array.dtype(), array.shape(), strides, owner->data(), owner,
                             data::Access::writable);
}

data::Argument argumentFromJson(const QJsonObject& json)
{
    if (json[u"number"].toBool()) {
        const QJsonValue value = json[u"values"].toArray().first();
        if (json[u"dtype"].toString() == u"int")
            return {value.toInteger()};
        return {realFromJson(value)};
    }
    data::Array array = arrayFromJson(json);
    if (json[u"stride2"].toBool())
        array = spreadOut(array);
    if (json[u"read_only"].toBool()) {
        const auto owner = std::make_shared<data::Array>(array);
        array = data::Array::view(array.dtype(), array.shape(), array.strides(), array.writableBytes(), owner,
                                  data::Access::readOnly);
    }
    return {array};
}

data::Layout layoutFromName(const QString& name)
{
    if (name == u"samples_first")
        return data::Layout::samplesFirst;
    return name == u"samples_last" ? data::Layout::samplesLast : data::Layout::automatic;
}

Door doorFromName(const QString& name)
{
    if (name == u"call")
        return Door::call;
    return name == u"simulate" || name == u"until_done" ? Door::untilDone : Door::bundle;
}

data::Array zeroPlane(const data::Slot& slot, data::Mode mode, std::int64_t samples)
{
    const data::Dtype dtype = wireDtype(slot.element, mode);
    if (slot.shape.isScalar())
        return data::Array::zeros(dtype, {samples});
    return data::Array::zeros(dtype, {static_cast<std::int64_t>(slot.shape.count()), samples});
}

} // namespace

data::Array arrayFromJson(const QJsonObject& json)
{
    std::vector<std::int64_t> shape;
    for (const QJsonValue extent : json[u"shape"].toArray())
        shape.push_back(extent.toInteger());
    const QJsonArray values = json[u"values"].toArray();
    switch (data::dtypeFromName(json[u"dtype"].toString().toStdString()).value_or(data::Dtype::int64)) {
    case data::Dtype::float64:
        return filled<double>(shape, values);
    case data::Dtype::float32:
        return filled<float>(shape, values);
    case data::Dtype::int64:
        return filled<std::int64_t>(shape, values);
    case data::Dtype::int32:
        return filled<std::int32_t>(shape, values);
    case data::Dtype::uint32:
        return filled<std::uint32_t>(shape, values);
    case data::Dtype::boolean:
        break;
    }
    return filled<bool>(shape, values);
}

bool Case::isLenient() const
{
    return json[u"tags"].toArray().contains(QStringLiteral("lenient"));
}

std::optional<std::uint32_t> Case::line() const
{
    if (!json[u"line"].isDouble())
        return std::nullopt;
    return static_cast<std::uint32_t>(json[u"line"].toInteger());
}

std::vector<std::string> Case::mentions() const
{
    std::vector<std::string> words;
    for (const QJsonValue word : json[u"mentions"].toArray())
        words.push_back(word.toString().toStdString());
    return words;
}

std::vector<diff::Request> Case::derivatives() const
{
    std::vector<diff::Request> requests;
    for (const QJsonValue step : json[u"derivative"].toArray()) {
        diff::Request& request = requests.emplace_back();
        request.direction =
            step[u"kind"].toString() == u"vjp" ? diff::Direction::reverse : diff::Direction::forward;
        if (!step[u"wrt"].isArray())
            continue;
        request.wrt.emplace();
        for (const QJsonValue plane : step[u"wrt"].toArray())
            request.wrt->push_back(plane.toString().toStdString());
    }
    return requests;
}

Tolerance Case::tolerance() const
{
    const QJsonObject given = json[u"tolerance"].toObject();
    return {.ulp = given[u"ulp"].toDouble(),
            .relative = given[u"rel"].toDouble(),
            .absolute = given[u"abs"].toDouble(),
            .isZeroSigned = json[u"signed_zero"].toBool(true)};
}

std::pair<std::int64_t, std::int64_t> Case::range(std::int64_t samples) const
{
    const QJsonArray given = json[u"range"].toArray();
    if (given.size() != 2)
        return {0, samples};
    return {given[0].toInteger(), given[1].toInteger()};
}

Result<Case> readCase(const std::string& folder)
{
    const std::filesystem::path path(folder);
    QFile file(QString::fromStdString((path / "case.json").string()));
    if (!file.open(QIODevice::ReadOnly))
        return text::refused("case-unreadable", file.fileName().toStdString() + " cannot be read.");
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.isObject())
        return text::refused("case-unreadable", file.fileName().toStdString() + " is no JSON object.");
    Result<text::SourceText> source = text::SourceText::fromFile((path / "kernel.py").string());
    if (!source)
        return std::unexpected(source.error());

    return caseFromJson(document.object(), *std::move(source));
}

Case caseFromJson(const QJsonObject& json, text::SourceText source)
{
    return {.name = json[u"name"].toString().toStdString(),
            .source = std::move(source),
            .kernel = json[u"kernel"].toString().toStdString(),
            .mode = json[u"mode"].toString().toStdString(),
            .door = doorFromName(json[u"door"].toString()),
            .json = json};
}

/// Whether a call may give this name: a plane, a parameter that is not read, or the extent of an axis.
static bool takes(const data::Signature& signature, const std::string& name)
{
    return signature.findSlot(name).has_value()
        || std::ranges::contains(signature.parameters, name, &data::Parameter::name)
        || std::ranges::contains(signature.openLabels(), name);
}

data::BindRequest bindRequest(const Case& test, const data::Signature& signature, data::Mode mode)
{
    data::BindRequest request{.signature = signature, .mode = mode};
    if (test.door == Door::untilDone)
        request.masks = data::Masks::madeFresh;
    if (test.door == Door::bundle)
        request.conversions = data::Conversions::exact;
    const QJsonObject inputs = test.json[u"inputs"].toObject();
    const QJsonObject marked = test.json[u"marked"].toObject();
    for (auto input = inputs.begin(); input != inputs.end(); ++input) {
        data::Argument argument = argumentFromJson(input.value().toObject());
        const QString layout =
            marked.contains(input.key()) ? marked[input.key()].toString() : test.json[u"layout"].toString();
        argument.layout = layoutFromName(layout);
        request.arguments.emplace(input.key().toStdString(), std::move(argument));
    }
    const QJsonObject extents = test.json[u"extents"].toObject();
    for (auto extent = extents.begin(); extent != extents.end(); ++extent)
        request.arguments.emplace(extent.key().toStdString(), data::Argument{extent.value().toInteger()});
    // A bundle is given all planes that there are, also those that a derivative does not read.
    if (test.door == Door::bundle && !test.isRefused())
        std::erase_if(request.arguments, [&](const auto& given) { return !takes(signature, given.first); });
    if (test.json[u"pass_n_samples"].toBool())
        request.sampleCount = test.sampleCount();
    if (test.door == Door::bundle) {
        for (const data::Slot& slot : signature.slots) {
            // The cases count in cells whose sign is not that of the slot.
            if (slot.isCell() && slot.isWritten())
                request.arguments.try_emplace(slot.name,
                                              data::Argument{data::Array::zeros(data::Dtype::int32, {1})});
            else if (slot.isWritten() && slot.startValue == data::StartValue::read)
                request.arguments.try_emplace(
                    slot.name, data::Argument{zeroPlane(slot, request.mode, test.sampleCount())});
        }
    }
    return request;
}

} // namespace hawk::conformance
