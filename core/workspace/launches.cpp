// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/launches.h"

#include <algorithm>
#include <format>
#include <utility>

#include "workspace/job_kinds.h"

namespace hawk::workspace {

/// Between the last key in an input and its preview.
static constexpr std::chrono::milliseconds previewPause{100};

static JobKey runKey()
{
    return {0, runJobKind};
}

Launches::Launches(Jobs& jobs, Documents& documents, Builds& builds, const std::string& stateFolder,
                   QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_documents(documents)
    , m_builds(builds)
    , m_guard(stateFolder + "/fallen")
{
    m_previewPause.setSingleShot(true);
    m_previewPause.setInterval(previewPause);
    connect(&m_previewPause, &QTimer::timeout, this, &Launches::preview);
    connect(&builds, &Builds::selectionChanged, this, &Launches::follow);
    connect(&documents, &Documents::analysed, this, [this](DocumentId id) {
        if (id != m_builds.selection().document)
            return;
        follow();
        if (const auto kind = std::exchange(m_due, std::nullopt))
            run(*kind);
    });
    // What was asked of one document is not run of another.
    connect(&documents, &Documents::currentChanged, this, [this] { m_due.reset(); });
    connect(&documents, &Documents::renamed, this,
            [this](DocumentId, const std::string& oldName, const std::string& newName) {
                rename(oldName, newName);
            });
}

Launches::~Launches() = default;

void Launches::rename(const std::string& oldName, const std::string& newName)
{
    Texts moved;
    for (auto entry = m_texts.begin(); entry != m_texts.end();) {
        if (!entry->first.starts_with(oldName + ':')) {
            ++entry;
            continue;
        }
        moved.emplace(newName + entry->first.substr(oldName.size()), std::move(entry->second));
        entry = m_texts.erase(entry);
    }
    m_texts.merge(moved);
}

std::string Launches::textsKey() const
{
    const Selection& selection = m_builds.selection();
    return nameOf(m_documents.facts(selection.document)) + ':' + selection.kernel;
}

const ir::Kernel* Launches::selectedKernel() const
{
    const auto analysis = m_documents.analysis(m_builds.selection().document);
    const trace::TracedKernel* traced =
        analysis ? analysis->module.find(m_builds.selection().kernel) : nullptr;
    return traced && traced->kernel ? &*traced->kernel : nullptr;
}

bool Launches::canBeDone() const
{
    const ir::Kernel* kernel = selectedKernel();
    return kernel != nullptr && kernel->finish() != nullptr;
}

void Launches::follow()
{
    const ir::Kernel* kernel = selectedKernel();
    if (!kernel) {
        // While its text is broken the rows stay; those of another kernel do not.
        if (m_signature.kernel == m_builds.selection().kernel
            && m_signatureDocument == m_builds.selection().document)
            return;
        m_signature = {};
        m_rows.clear();
        Q_EMIT inputsChanged();
        return;
    }
    m_signature = kernel->signature;
    m_signatureDocument = m_builds.selection().document;
    const auto known = m_texts.find(textsKey());
    std::vector<InputRow> rows =
        inputRows(m_signature, known != m_texts.end() ? known->second : Texts::mapped_type());
    const bool isSame = std::ranges::equal(rows, m_rows, [](const InputRow& a, const InputRow& b) {
        return a.name == b.name && a.declaration == b.declaration && a.text == b.text;
    });
    if (isSame)
        return;
    m_rows = std::move(rows);
    Q_EMIT inputsChanged();
    m_previewPause.start();
}

void Launches::setInput(const std::string& name, const std::string& text)
{
    const auto row = std::ranges::find(m_rows, name, &InputRow::name);
    if (row == m_rows.end() || row->text == text)
        return;
    row->text = text;
    m_texts[textsKey()][name] = text;
    Q_EMIT inputsChanged();
    m_previewPause.start();
}

void Launches::setSampleCount(std::int64_t count)
{
    const std::int64_t possible = std::clamp<std::int64_t>(count, 1, mostSamples);
    if (possible == m_sampleCount)
        return;
    m_sampleCount = possible;
    Q_EMIT inputsChanged();
    m_previewPause.start();
}

void Launches::setTexts(Texts texts)
{
    m_texts = std::move(texts);
    m_rows.clear();
    follow();
}

void Launches::setThreads(unsigned threads)
{
    m_threads = threads;
}

void Launches::setTimeLimit(std::chrono::milliseconds limit)
{
    m_timeLimit = limit;
}

void Launches::setTimingRequest(const launch::TimingRequest& request)
{
    m_timing = request;
}

void Launches::preview()
{
    m_jobs.start<std::vector<InputRow>>(
        {{0, "preview"}, "Looking at the inputs", Pool::data},
        [rows = m_rows, signature = m_signature, mode = m_builds.selection().target.mode,
         count = m_sampleCount](const process::JobContext& job) {
            return previewInputs(rows, signature, mode, count, job);
        },
        [this](const std::vector<InputRow>& seen) {
            // What was typed meanwhile has a preview of its own coming.
            for (InputRow& row : m_rows) {
                const auto found = std::ranges::find(seen, row.name, &InputRow::name);
                if (found != seen.end() && found->text == row.text)
                    row = *found;
            }
            Q_EMIT inputsChanged();
        });
}

void Launches::cancel()
{
    m_due.reset();
    m_jobs.cancel(runKey());
}

bool Launches::isRunning() const
{
    return m_due || m_jobs.isRunning(runKey());
}

void Launches::pinBaseline()
{
    m_baseline = m_lastTimed;
    compare();
    Q_EMIT baselineChanged();
}

void Launches::unpinBaseline()
{
    m_baseline.reset();
    compare();
    Q_EMIT baselineChanged();
}

void Launches::compare()
{
    m_comparison.reset();
    if (!m_baseline || !m_lastTimed)
        return;
    const Selection& then = m_baseline->selection;
    const Selection& now = m_lastTimed->selection;
    if (then.document == now.document && then.kernel == now.kernel
        && m_baseline->result->sampleCount == m_lastTimed->result->sampleCount)
        m_comparison = launch::compareTimings(*m_baseline->result->timing, *m_lastTimed->result->timing);
}

bool Launches::isSuspect() const
{
    const ir::Kernel* kernel = selectedKernel();
    return kernel && m_guard.isSuspect(kernel->digest);
}

void Launches::trustSelection()
{
    if (const ir::Kernel* kernel = selectedKernel())
        m_guard.trust(kernel->digest);
}

} // namespace hawk::workspace
