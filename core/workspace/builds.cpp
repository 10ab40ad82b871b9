// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/builds.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <utility>

#include "text/cancelled.h"
#include "workspace/job_kinds.h"

namespace hawk::workspace {

Builds::Builds(Jobs& jobs, Documents& documents, std::shared_ptr<compile::Session> session, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_documents(documents)
    , m_session(std::move(session))
{
    connect(&documents, &Documents::currentChanged, this, &Builds::followDocument);
    connect(&documents, &Documents::analysed, this, [this](DocumentId id) {
        if (id == m_selection.document)
            takeAnalysis();
    });
    connect(&documents, &Documents::saved, this, [this](DocumentId id) {
        if (id == m_selection.document && m_policy == BuildPolicy::onSave)
            build();
    });
}

Builds::~Builds() = default;

JobKey Builds::textKey(KernelView view) const
{
    return {static_cast<std::uint64_t>(m_selection.document),
            std::format("text {}", viewNames()[static_cast<std::size_t>(view)])};
}

JobKey Builds::buildKey(const std::string& kernel) const
{
    return {static_cast<std::uint64_t>(m_selection.document), buildJobKind(kernel)};
}

void Builds::setSession(std::shared_ptr<compile::Session> session)
{
    cancel();
    m_session = std::move(session);
    m_cells.clear();
    moved();
    takeAnalysis();
}

void Builds::followDocument()
{
    m_selection.document = m_documents.current();
    if (m_selection.document == DocumentId::none)
        m_selection.kernel.clear();
    m_kernels.clear();
    m_primals.clear();
    m_askedDerivative.clear();
    m_cells.clear();
    m_dueKernels.clear();
    m_areAllDue = false;
    moved();
    Q_EMIT kernelsChanged();
    if (analysis())
        takeAnalysis();
}

void Builds::takeAnalysis()
{
    const auto now = analysis();
    if (!now)
        return;
    const bool isNewList = takeKernels(now->module);
    selectAskedDerivative(now->module);
    if (!std::ranges::contains(m_kernels, m_selection.kernel) && !m_kernels.empty()) {
        m_selection.kernel = m_kernels.front();
        moved();
    }
    if (isNewList) {
        std::erase_if(m_cells,
                      [&](const MatrixCell& one) { return !std::ranges::contains(m_kernels, one.kernel); });
        Q_EMIT kernelsChanged();
        Q_EMIT cellsChanged();
    }
    for (const KernelView view : m_wanted)
        generate(view);
    std::set<std::string> due;
    if (isAnalysed()) {
        due = std::exchange(m_dueKernels, {});
        if (std::exchange(m_areAllDue, false))
            due.insert(m_kernels.begin(), m_kernels.end());
    }
    for (const std::string& kernel : due)
        startBuild(kernel, Reason::asked);
    if (m_policy == BuildPolicy::onPause && !due.contains(m_selection.kernel))
        startBuild(m_selection.kernel, Reason::pause);
}

void Builds::selectKernel(const std::string& kernel)
{
    if (kernel == m_selection.kernel || askForDerivative(kernel))
        return;
    m_askedDerivative.clear();
    m_selection.kernel = kernel;
    moved();
    takeAnalysis();
}

void Builds::selectTarget(const TargetArguments& target)
{
    if (target == m_selection.target)
        return;
    m_selection.target = target;
    m_lastBuild = cell(m_selection.kernel, target).report;
    m_lastGoodBuild = m_lastBuild && m_lastBuild->built ? m_lastBuild : nullptr;
    Q_EMIT selectionChanged();
    takeAnalysis();
}

void Builds::moved()
{
    m_views.clear();
    m_lastBuild = m_selection.kernel.empty() ? nullptr : cell(m_selection.kernel, m_selection.target).report;
    m_lastGoodBuild = m_lastBuild && m_lastBuild->built ? m_lastBuild : nullptr;
    Q_EMIT selectionChanged();
    for (const KernelView view : m_wanted)
        Q_EMIT textChanged(view);
}

void Builds::setPolicy(BuildPolicy policy)
{
    if (std::exchange(m_policy, policy) != policy && policy == BuildPolicy::onPause)
        takeAnalysis();
}

void Builds::setWanted(KernelView view, bool isWanted)
{
    if (m_wanted.contains(view) == isWanted)
        return;
    if (isWanted) {
        m_wanted.insert(view);
        generate(view);
    } else {
        m_wanted.erase(view);
        m_jobs.cancel(textKey(view));
    }
    Q_EMIT wantedChanged();
}

std::shared_ptr<const GeneratedText> Builds::text(KernelView view) const
{
    const auto found = m_views.find(view);
    return found == m_views.end() ? nullptr : found->second.now;
}

std::shared_ptr<const GeneratedText> Builds::previousText(KernelView view) const
{
    const auto found = m_views.find(view);
    return found == m_views.end() ? nullptr : found->second.before;
}

std::optional<Error> Builds::textError(KernelView view) const
{
    const auto found = m_views.find(view);
    return found == m_views.end() ? std::nullopt : found->second.error;
}

bool Builds::isStale(KernelView view) const
{
    const auto found = m_views.find(view);
    return found != m_views.end() && found->second.now
        && (found->second.error || !(found->second.now->target == m_selection.target));
}

void Builds::generate(KernelView view)
{
    const auto now = analysis();
    if (!now || m_selection.kernel.empty())
        return;
    auto kernel = trace::selectKernel(now->module, m_selection.kernel);
    if (!kernel) {
        m_jobs.cancel(textKey(view));
        m_views[view].error = text::inSource(std::move(kernel.error()), now->source());
        Q_EMIT textChanged(view);
        return;
    }
    const bool needsCompiler =
        view == KernelView::ptx || view == KernelView::assembly || view == KernelView::resources;
    m_jobs.start<Result<GeneratedText>>(
        {textKey(view), std::format("Generating {}", m_selection.kernel),
         needsCompiler ? Pool::build : Pool::analysis},
        [view, kernel = *std::move(kernel), source = now->source(), target = m_selection.target,
         session = m_session, revision = now->revision](const process::JobContext& job) {
            auto text = makeGeneratedText(view, kernel, source, target, *session, job);
            if (text)
                text->revision = revision;
            return text;
        },
        [this, view, selection = m_selection](Result<GeneratedText> text) {
            const bool isStopped = text::isCancelled(text);
            if (isStopped || !(selection == m_selection))
                return;
            View& shown = m_views[view];
            if (!text) {
                shown.error = std::move(text.error());
            } else {
                shown.error.reset();
                if (shown.now && shown.now->text != text->text)
                    shown.before = shown.now;
                shown.now = std::make_shared<const GeneratedText>(*std::move(text));
            }
            Q_EMIT textChanged(view);
        });
}

} // namespace hawk::workspace
