// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QObject>
#include <QTimer>

#include "launch/timing_comparison.h"
#include "workspace/builds.h"
#include "workspace/crash_guard.h"
#include "workspace/kernel_inputs.h"
#include "workspace/run_command.h"
#include "workspace/run_kernel.h"

namespace hawk::workspace {

enum class RunKind {
    once,
    timed,
    untilDone ///< again and again until every sample has finished, at most a million steps
};

/// How a launch ended. Immutable.
struct LaunchReport {
    Selection selection;
    std::uint64_t revision = 0;
    RunKind kind = RunKind::timed;
    std::vector<PlaneArgument> given; ///< the inputs as texts
    /// The planes that went in, by name; numbers are not among them.
    std::map<std::string, data::Array> inputs;
    std::optional<RunResult> result; ///< absent: it failed
    std::optional<Error> error;
};

/// The inputs of each kernel, launches in `hawk-worker`, and the pinned baseline.
class Launches : public QObject
{
    Q_OBJECT

public:
    Launches(Jobs& jobs, Documents& documents, Builds& builds, const std::string& stateFolder,
             QObject* parent = nullptr);
    ~Launches() override;

    /// Rows of the selected kernel; the last good ones while its text is broken, none without a document.
    /// Previews come later.
    const std::vector<InputRow>& inputs() const { return m_rows; }
    void setInput(const std::string& name, const std::string& text);
    std::int64_t sampleCount() const { return m_sampleCount; }
    /// More than any memory holds, for whoever takes a count from outside.
    static constexpr std::int64_t mostSamples = std::int64_t{1} << 40;
    void setSampleCount(std::int64_t count); ///< the nearest that is possible: 1 to mostSamples
    /// All texts of all kernels, to keep between runs of the program: `FILE:KERNEL` -> name -> text.
    using Texts = std::map<std::string, std::map<std::string, std::string>>;
    Texts texts() const { return m_texts; }
    void setTexts(Texts texts);

    void setThreads(unsigned threads); ///< 0: all
    void setTimeLimit(std::chrono::milliseconds limit); ///< 0: none
    void setTimingRequest(const launch::TimingRequest& request);

    /// Builds what is not built, then launches in a worker of its own process. A run that is going on is
    /// replaced.
    void run(RunKind kind);
    /// The selection with its inputs, to be launched in a terminal over what the file holds.
    RunChoice choice(RunKind kind) const;
    /// Whether the selected kernel finishes its samples, so that it can be run until done.
    bool canBeDone() const;
    void cancel();
    bool isRunning() const;
    /// The newest launch that ended; null before the first.
    std::shared_ptr<const LaunchReport> last() const { return m_last; }
    /// The newest that succeeded: stays on show while newer ones fail.
    std::shared_ptr<const LaunchReport> lastGood() const { return m_lastGood; }
    /// The newest that was timed, for its figures: the planes are dropped.
    std::shared_ptr<const LaunchReport> lastTimed() const { return m_lastTimed; }

    void pinBaseline(); ///< the newest timed launch
    void unpinBaseline();
    std::shared_ptr<const LaunchReport> baseline() const { return m_baseline; }
    /// Absent without a baseline, without a timing, and where the two differ in document, kernel or sample
    /// count. The target may differ: that is what one compares.
    const std::optional<launch::TimingComparison>& comparison() const { return m_comparison; }

    /// Whether the selected kernel, with this text, crashed or never ended in this run of the program or in
    /// the one before: it is then launched only on request.
    bool isSuspect() const;
    void trustSelection();

Q_SIGNALS:
    void inputsChanged();
    void started();
    void finished(const std::shared_ptr<const hawk::workspace::LaunchReport>& report);
    void baselineChanged();

private:
    struct Prepared;
    void follow();
    void preview();
    void launch(const Analysis& analysis, RunKind kind);
    void publish(std::shared_ptr<const LaunchReport> report);
    void compare();
    /// The newest analysis of the selected document's text as it is now; null while that is in work.
    std::shared_ptr<const Analysis> currentAnalysis() const;
    const ir::Kernel* selectedKernel() const;
    std::string textsKey() const;
    void rename(const std::string& oldName, const std::string& newName);

    Jobs& m_jobs;
    Documents& m_documents;
    Builds& m_builds;
    CrashGuard m_guard;
    data::Signature m_signature;
    std::vector<InputRow> m_rows;
    Texts m_texts;
    std::int64_t m_sampleCount = 1'000'000;
    unsigned m_threads = 0;
    std::chrono::milliseconds m_timeLimit{60'000};
    launch::TimingRequest m_timing;
    DocumentId m_signatureDocument = DocumentId::none;
    std::optional<RunKind> m_due; ///< as soon as the text is analysed
    std::shared_ptr<const LaunchReport> m_last, m_lastGood, m_lastTimed, m_baseline;
    std::optional<launch::TimingComparison> m_comparison;
    QTimer m_previewPause;
};

} // namespace hawk::workspace
