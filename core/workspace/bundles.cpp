// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/bundles.h"

#include <algorithm>
#include <utility>

#include "text/cancelled.h"
#include "workspace/build_bundle.h"
#include "workspace/job_kinds.h"

namespace hawk::workspace {

namespace {

const JobKey buildKey{0, bundleJobKind};

Result<MembersOrder> membersOrder(const ExportOrder& order, const Analysis& analysis)
{
    return bundleMembers(analysis.module, order.kernels)
        .transform([&](std::vector<bundle::Member>&& members) {
            return MembersOrder{.members = std::move(members),
                                .directory = order.directory,
                                .targets = order.targets,
                                .target = order.target};
        });
}

Result<BundleReport> buildAndLook(const ExportOrder& order, const Analysis& analysis,
                                  compile::Session& session, const process::JobContext& job)
{
    auto members = membersOrder(order, analysis);
    if (!members)
        return std::unexpected(std::move(members.error()));
    auto built = buildBundle(*std::move(members), session, job);
    if (!built)
        return std::unexpected(std::move(built.error()));
    auto view = bundle::inspectBundle(order.directory);
    if (!view)
        return std::unexpected(std::move(view.error()));
    return BundleReport{*std::move(view), *std::move(built)};
}

// Most edits change nothing of what a bundle says of its kernels.
bool isSame(const bundle::BundleView& a, const bundle::BundleView& b)
{
    return a.directory == b.directory && a.manifestText == b.manifestText
        && std::ranges::equal(a.kernels, b.kernels, {}, &bundle::KernelView::sidecarText,
                              &bundle::KernelView::sidecarText);
}

Error nothingOpen()
{
    return text::refused("bundle-empty", "There is no kernel to build.", "Open a kernel file.").error();
}

} // namespace

Bundles::Bundles(Jobs& jobs, Documents& documents, Builds& builds, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_documents(documents)
    , m_builds(builds)
{
    connect(&m_documents, &Documents::analysed, this, [this](DocumentId id) {
        if (m_due && id == m_documents.current())
            build(*std::exchange(m_due, std::nullopt));
    });
    // What was ordered of one document must not be built of another.
    connect(&m_documents, &Documents::currentChanged, this, [this] {
        if (std::exchange(m_due, std::nullopt))
            Q_EMIT changed();
        if (std::exchange(m_preview, nullptr))
            Q_EMIT previewChanged();
    });
}

std::shared_ptr<const Analysis> Bundles::analysis() const
{
    const DocumentId id = m_documents.current();
    return id == DocumentId::none ? nullptr : m_documents.analysis(id);
}

std::vector<std::string> Bundles::kernels() const
{
    std::vector<std::string> names;
    if (const auto now = analysis()) {
        for (const trace::TracedKernel& kernel : now->module.kernels) {
            if (kernel.kernel)
                names.push_back(kernel.name);
        }
    }
    return names;
}

void Bundles::preview(const ExportOrder& order)
{
    const auto now = analysis();
    if (!now)
        return;
    m_jobs.start<Result<bundle::BundleView>>(
        {{0, "bundle-preview"}, "Looking at what would be exported", Pool::analysis},
        [order, now, session = m_builds.session()](const process::JobContext& job) {
            return membersOrder(order, *now).and_then([&](MembersOrder&& members) {
                return previewBundle(std::move(members), *session, job);
            });
        },
        [this, id = m_documents.current()](Result<bundle::BundleView> view) {
            const bool isStopped = text::isCancelled(view);
            if (id != m_documents.current() || isStopped)
                return;
            m_previewError = view ? std::nullopt : std::optional(view.error());
            if (!view)
                m_preview = nullptr;
            else if (!m_preview || !isSame(*m_preview, *view))
                m_preview = std::make_shared<const bundle::BundleView>(*std::move(view));
            Q_EMIT previewChanged();
        });
}

void Bundles::build(const ExportOrder& order)
{
    const DocumentId id = m_documents.current();
    if (id == DocumentId::none) {
        Q_EMIT failed(nothingOpen());
        return;
    }
    const auto now = analysis();
    if (!now || now->revision != m_documents.facts(id).revision) {
        m_due = order;
        m_documents.analyseNow(id);
        return;
    }
    m_jobs.start<Result<BundleReport>>(
        {buildKey, "Building the bundle", Pool::build},
        [order, now, session = m_builds.session()](const process::JobContext& job) {
            return buildAndLook(order, *now, *session, job);
        },
        [this](Result<BundleReport> report) { take(std::move(report), Origin::built); });
    Q_EMIT changed();
}

void Bundles::inspect(const std::string& directory)
{
    m_jobs.start<Result<BundleReport>>(
        {{0, "bundle-inspect"}, "Looking at the bundle", Pool::files},
        [directory](const process::JobContext&) {
            return bundle::inspectBundle(directory).transform(
                [](bundle::BundleView&& view) { return BundleReport{std::move(view), std::nullopt}; });
        },
        [this, built = m_built](Result<BundleReport> report) {
            // A bundle that was built meanwhile is what the user looks at.
            if (built == m_built)
                take(std::move(report), Origin::opened);
        });
}

void Bundles::take(Result<BundleReport> report, Origin origin)
{
    if (!report) {
        Q_EMIT changed();
        Q_EMIT failed(report.error());
        return;
    }
    m_report = std::make_shared<const BundleReport>(*std::move(report));
    m_built += origin == Origin::built ? 1 : 0;
    Q_EMIT changed();
    if (origin == Origin::built)
        Q_EMIT built(m_report);
}

void Bundles::cancel()
{
    m_due.reset();
    m_jobs.cancel(buildKey);
    Q_EMIT changed();
}

bool Bundles::isBuilding() const
{
    return m_due || m_jobs.isRunning(buildKey);
}

} // namespace hawk::workspace
