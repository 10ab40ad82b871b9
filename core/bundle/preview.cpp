// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/preview.h"

#include "bundle/part_texts.h"

namespace hawk::bundle {

Result<BundleView> previewBundle(const BundleRequest& request, compile::Session& session,
                                 const process::JobContext& job)
{
    const std::vector<Part> parts = partsOf(request.members);
    const auto targets = bundleTargets(request, parts);
    if (!targets)
        return std::unexpected(targets.error());
    UnitFiles texts;
    std::vector<ManifestEntry> entries;
    for (const Part& part : parts) {
        auto written = partTexts(part, *targets, session, job);
        if (!written)
            return std::unexpected(written.error());
        texts.insert_or_assign(part.plan.kernel + ".json", std::move(written->sidecar));
        entries.push_back(std::move(written->manifest));
    }
    texts.insert_or_assign(
        "manifest.json", manifestText(entries, targets->execTargets, ir::nameOf(parts.front().plan.access)));
    return viewTexts(request.directory, texts);
}

} // namespace hawk::bundle
