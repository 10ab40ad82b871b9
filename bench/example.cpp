// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "example.h"

#include <cmath>

#include <QFile>

#include "arms.h"
#include "trace/trace.h"

namespace hawk::bench {

std::string exampleText(std::string_view name)
{
    QFile file(QStringLiteral(":/bench/")
               + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Result<LoadedKernel> loadKernel(const std::string& text, const std::string& fileName,
                                compile::Session& session)
{
    const auto begin = std::chrono::steady_clock::now();
    const text::SourceText source(text, fileName);
    const trace::Module module = trace::traceModule(syntax::parse(source));
    const auto kernel = trace::selectKernel(module, {});
    if (!kernel)
        return std::unexpected(kernel.error());
    const auto target = workspace::resolveTarget({}, session);
    if (!target)
        return std::unexpected(target.error());
    auto built = workspace::buildKernel(*kernel, source, *target, session);
    if (!built)
        return std::unexpected(built.error());
    const std::chrono::duration<double> buildTime = std::chrono::steady_clock::now() - begin;
    auto object = launch::KernelObject::load(built->artifact.object, built->plan.entry());
    if (!object)
        return std::unexpected(object.error());
    const std::chrono::duration<double> wholeTime = std::chrono::steady_clock::now() - begin;
    return LoadedKernel{.built = *std::move(built),
                        .object = *std::move(object),
                        .buildSeconds = buildTime.count(),
                        .loadSeconds = (wholeTime - buildTime).count()};
}

data::Array linearPlane(std::int64_t samples, double first, double last)
{
    data::Array plane = data::Array::zeros(data::Dtype::float64, {samples});
    const double steps = static_cast<double>(std::max<std::int64_t>(samples - 1, 1));
    for (std::int64_t i = 0; double& value : plane.writableValues<double>())
        value = std::lerp(first, last, static_cast<double>(i++) / steps);
    return plane;
}

} // namespace hawk::bench
