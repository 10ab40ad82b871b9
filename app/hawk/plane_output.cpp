// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "plane_output.h"

#include <algorithm>
#include <format>

#include <QJsonArray>

namespace hawk::cli {

using workspace::PlaneOutput;

Result<PlaneOutput> parsePlaneOutput(const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        return text::usageError("usage-output", std::format("`-o {}` is not understood.", text),
                                "Write -o PLANE=FILE, for example -o y=y.npy.");
    const std::string file = text.substr(equals + 1);
    const auto format = workspace::resultFormatOf(file);
    if (!format)
        return text::usageError("usage-output", std::format("`{}` is neither a .npy nor a .csv file.", file),
                                "Results are written as NumPy files (.npy) or as columns (.csv).");
    return PlaneOutput{text.substr(0, equals), file, *format};
}

namespace {

std::string spellElement(const data::Array& array, std::int64_t position)
{
    const auto at = static_cast<std::size_t>(position);
    switch (array.dtype()) {
    case data::Dtype::float64:
        return std::format("{}", array.values<double>()[at]);
    case data::Dtype::float32:
        return std::format("{}", array.values<float>()[at]);
    case data::Dtype::int64:
        return std::format("{}", array.values<std::int64_t>()[at]);
    case data::Dtype::int32:
        return std::format("{}", array.values<std::int32_t>()[at]);
    case data::Dtype::uint32:
        return std::format("{}", array.values<std::uint32_t>()[at]);
    case data::Dtype::boolean:
        break;
    }
    return array.values<bool>()[at] ? "true" : "false";
}

std::string spellShape(const data::Array& array)
{
    std::string out = "(";
    for (const std::int64_t extent : array.shape())
        out += std::format("{}{}", out.size() > 1 ? ", " : "", extent);
    if (array.shape().size() == 1)
        out += ",";
    return out + ")";
}

constexpr std::int64_t shownInFront = 6;

QJsonObject facts(const data::Array& array, const QString& key, std::int64_t count)
{
    QJsonArray shape;
    for (const std::int64_t extent : array.shape())
        shape.append(static_cast<qint64>(extent));
    QJsonArray numbers;
    for (std::int64_t i = 0; i < count; ++i)
        numbers.append(QString::fromStdString(spellElement(array, i)));
    return {{QStringLiteral("dtype"), QString::fromUtf8(data::nameOf(array.dtype()))},
            {QStringLiteral("shape"), shape},
            {key, numbers}};
}

} // namespace

std::string writtenLine(const PlaneOutput& output, const data::Array& array)
{
    return std::format("wrote {}, {} {}, to {}", output.plane, data::nameOf(array.dtype()), spellShape(array),
                       output.file);
}

std::string previewLine(const std::string& name, const data::Array& given)
{
    const data::Array array = given.isContiguous() ? given : given.contiguousCopy();
    std::string values;
    const std::int64_t count = array.count();
    for (std::int64_t i = 0; i < std::min(count, shownInFront); ++i)
        values += " " + spellElement(array, i);
    if (count > shownInFront + 1)
        values += " …";
    if (count > shownInFront)
        values += " " + spellElement(array, count - 1);
    return std::format("{}: {} {} {}", name, data::nameOf(array.dtype()), spellShape(array), values);
}

QJsonObject previewFacts(const data::Array& given)
{
    const data::Array array = given.isContiguous() ? given : given.contiguousCopy();
    return facts(array, QStringLiteral("first"), std::min(array.count(), shownInFront));
}

std::string spellValue(const std::string& name, const data::Array& array)
{
    std::string line = name + " =";
    for (std::int64_t i = 0; i < array.count(); ++i)
        line += " " + spellElement(array, i);
    return line;
}

QJsonObject allFacts(const data::Array& array)
{
    return facts(array, QStringLiteral("values"), array.count());
}

} // namespace hawk::cli
