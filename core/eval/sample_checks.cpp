// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/sample_checks.h"

#include <algorithm>
#include <format>

#include "eval/missed_reads.h"
#include "text/cancelled.h"

namespace hawk::eval {

Result<void> checkRange(const ir::Kernel& kernel, const data::BoundArguments& arguments, std::int64_t base,
                        std::int64_t count)
{
    if (base >= 0 && count >= 0 && base <= arguments.sampleCount && count <= arguments.sampleCount - base)
        return {};
    return text::usageError(
        "range-outside",
        std::format("Kernel {} has {} samples; {} samples from sample {} on are not among them.", kernel.name,
                    arguments.sampleCount, count, base),
        "Give a range that lies within the bound planes.");
}

bool isSkipped(const Program& program, std::int64_t sample)
{
    return std::ranges::any_of(program.guards, [&](std::uint32_t guard) {
        return program.planes[guard].data[sample] != std::byte{0};
    });
}

bool isOutside(const Frame& frame)
{
    return frame.outside != nullptr && frame.outside->has_value();
}

bool keepNeededMiss(const Program& program, const Frame& frame, const process::JobContext& job)
{
    MissedReads missed(program);
    if (!missed.follow(frame, job))
        return false;
    *frame.outside = missed.needed();
    return true;
}

std::unexpected<Error> refuseOutside(const data::BoundArguments& arguments, const MissedPlace& outside,
                                     std::int64_t sample)
{
    const std::int64_t length = arguments.length(outside.plane);
    const bool isRead = outside.use == PlaceUse::read;
    const std::string numbers =
        length == 0 ? "has no values" : std::format("is numbered 0 to {}", length - 1);
    return text::refused(
        isRead ? "read-outside" : "store-outside",
        std::format("Sample {} of kernel {} {} `{}` at {}, which {}.", sample, arguments.signature.kernel,
                    isRead ? "reads" : "stores into", arguments.signature.slots[outside.plane].name,
                    outside.position, numbers),
        isRead ? "Keep the index inside, for example with index(x, n) of hawk.math, or read only where it is."
               : "Keep the key inside, for example with index(x, n) of hawk.math.");
}

std::unexpected<Error> stopped(const ir::Kernel& kernel, std::int64_t sample)
{
    return text::cancelled(
        std::format("The evaluation of {} was stopped at sample {}.", kernel.name, sample));
}

} // namespace hawk::eval
