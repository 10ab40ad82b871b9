// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/plane_plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hawk::workspace {

namespace {

constexpr std::int64_t samplesBetweenStops = 1 << 16;

struct Dot {
    double x, y;
};

/// The smallest and the largest value on one axis, and the samples that have them.
struct Extent {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    Dot lowest{}, highest{};

    void add(double value, Dot dot)
    {
        if (value < low) {
            low = value;
            lowest = dot;
        }
        if (value > high) {
            high = value;
            highest = dot;
        }
    }
    std::size_t cell(double value, std::size_t cells) const
    {
        if (!(high > low))
            return 0;
        const double place = (value - low) / (high - low) * static_cast<double>(cells);
        return std::min(static_cast<std::size_t>(place), cells - 1);
    }
};

void add(PlotPoints& points, double x, double y)
{
    points.x.push_back(x);
    points.y.push_back(y);
}

/// Calls `use` with the samples whose numbers are finite and returns how many are not.
template <class Use>
std::int64_t eachFinite(const PlaneColumn& x, const PlaneColumn& y, const process::JobContext& job, Use use)
{
    std::int64_t skipped = 0;
    for (std::int64_t i = 0; i < y.count; ++i) {
        if (i % samplesBetweenStops == 0 && job.isStopped())
            break;
        const double atX = valueAt(x, i);
        const double atY = valueAt(y, i);
        if (std::isfinite(atX) && std::isfinite(atY))
            use(atX, atY);
        else
            ++skipped;
    }
    return skipped;
}

/// The smallest and the largest value of [begin, end), in the order in which they stand there.
void addExtremes(PlotPoints& points, const PlaneColumn& y, std::int64_t begin, std::int64_t end)
{
    std::int64_t lowest = -1, highest = -1;
    double low = 0, high = 0;
    for (std::int64_t i = begin; i < end; ++i) {
        const double value = valueAt(y, i);
        if (!std::isfinite(value)) {
            ++points.skippedCount;
            continue;
        }
        if (lowest < 0 || value < low) {
            lowest = i;
            low = value;
        }
        if (highest < 0 || value > high) {
            highest = i;
            high = value;
        }
    }
    if (lowest < 0)
        return;
    const auto [first, second] = std::minmax(lowest, highest);
    add(points, static_cast<double>(first), first == lowest ? low : high);
    if (second != first)
        add(points, static_cast<double>(second), second == lowest ? low : high);
}

} // namespace

PlotPoints plotOverSamples(const PlaneColumn& y, std::size_t pixelColumns, const process::JobContext& job)
{
    PlotPoints points{.sampleCount = y.count};
    const auto columns = static_cast<std::int64_t>(std::max<std::size_t>(pixelColumns, 1));
    points.isThinned = y.count > 4 * columns;
    const std::int64_t cuts = points.isThinned ? columns : y.count;
    for (std::int64_t cut = 0; cut < cuts && !job.isStopped(); ++cut)
        addExtremes(points, y, y.count / cuts * cut + std::min(cut, y.count % cuts),
                    y.count / cuts * (cut + 1) + std::min(cut + 1, y.count % cuts));
    return points;
}

PlotPoints plotAgainst(const PlaneColumn& x, const PlaneColumn& y, std::size_t pixelColumns,
                       std::size_t pixelRows, const process::JobContext& job)
{
    PlotPoints points{.sampleCount = y.count};
    const std::size_t columns = std::max<std::size_t>(pixelColumns, 1);
    const std::size_t rows = std::max<std::size_t>(pixelRows, 1);
    points.isThinned = y.count > static_cast<std::int64_t>(4 * columns);
    if (!points.isThinned) {
        points.skippedCount = eachFinite(x, y, job, [&](double atX, double atY) { add(points, atX, atY); });
        return points;
    }
    Extent horizontal, vertical;
    points.skippedCount = eachFinite(x, y, job, [&](double atX, double atY) {
        horizontal.add(atX, {atX, atY});
        vertical.add(atY, {atX, atY});
    });
    std::vector<bool> isTaken(columns * rows);
    const auto keep = [&](double atX, double atY) {
        const std::size_t cell = horizontal.cell(atX, columns) * rows + vertical.cell(atY, rows);
        if (!isTaken[cell])
            add(points, atX, atY);
        isTaken[cell] = true;
    };
    if (points.skippedCount == points.sampleCount || job.isStopped())
        return points;
    // The outermost first, so that the axes reach as far as the values do.
    for (const Dot dot : {horizontal.lowest, horizontal.highest, vertical.lowest, vertical.highest})
        keep(dot.x, dot.y);
    eachFinite(x, y, job, keep);
    return points;
}

} // namespace hawk::workspace
