// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QObject>

#include "workspace/documents.h"
#include "workspace/generated_text.h"

namespace hawk::workspace {

/// What the window looks at: one kernel of one document for one target.
struct Selection {
    DocumentId document = DocumentId::none;
    std::string kernel;
    TargetArguments target;
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// When a compiler may be started unasked. Text is generated at every pause in any case.
enum class BuildPolicy { onPause, onSave, onRequest };

/// How a build ended. Immutable.
struct BuildReport {
    Selection selection;
    std::uint64_t revision = 0;
    double seconds = 0; ///< of the whole request: key, store, compiler
    std::optional<BuiltKernel> built; ///< absent: it failed
    std::optional<Error> error;
};

/// A cell of the build matrix: one kernel for one target.
enum class CellState { waiting, building, hit, miss, bypassed, failed };
struct MatrixCell {
    std::string kernel;
    TargetArguments target;
    CellState state = CellState::waiting;
    std::shared_ptr<const BuildReport> report; ///< the newest; null before the first
};

/// Generates texts and builds, for the selection as it is typed and for all kernels on request. The last good
/// result of everything stays until a newer good one comes; whether it is stale is told apart.
class Builds : public QObject
{
    Q_OBJECT

public:
    Builds(Jobs& jobs, Documents& documents, std::shared_ptr<compile::Session> session,
           QObject* parent = nullptr);
    ~Builds() override;

    /// The same selection with another session, for example after a setting changed: everything is made anew.
    void setSession(std::shared_ptr<compile::Session> session);
    const std::shared_ptr<compile::Session>& session() const { return m_session; }

    const Selection& selection() const { return m_selection; }
    /// A kernel that the document does not have selects its first; but a derivative of one that it has, as
    /// `drag.vjp`, is made, and selected as soon as it is there.
    void selectKernel(const std::string& kernel);
    void selectTarget(const TargetArguments& target);
    /// Every kernel of the current document's newest analysis, refused ones included, in the order of the
    /// text; but derivatives stand behind their primal.
    const std::vector<std::string>& kernels() const { return m_kernels; }
    /// Of a derivative the name of the kernel that it was made of, when the document has that too; empty
    /// otherwise.
    std::string primalOf(const std::string& kernel) const;
    /// selectKernel() with the derivative of the selected kernel, or of the one that this was made of. When
    /// there is none, the selection stays and the diagnostics of the document say why.
    void selectDerivative(ir::Direction direction);

    void setPolicy(BuildPolicy policy);
    BuildPolicy policy() const { return m_policy; }
    /// Views that somebody looks at. `ptx` and `asm` start a compiler, so they are made only when wanted.
    void setWanted(KernelView view, bool isWanted);
    bool isWanted(KernelView view) const { return m_wanted.contains(view); }

    /// The last good text of a view; null before the first, and after the selection moved to another kernel.
    std::shared_ptr<const GeneratedText> text(KernelView view) const;
    /// The good text before that, for comparing.
    std::shared_ptr<const GeneratedText> previousText(KernelView view) const;
    /// Why the newest attempt gave no text.
    std::optional<Error> textError(KernelView view) const;
    /// Whether the text stayed behind: the newest analysis refuses the kernel, the newest attempt failed, or
    /// the target changed and its text is in work.
    bool isStale(KernelView view) const;

    /// Builds the selection now, whatever the policy.
    void build();
    /// Builds every kernel of the document for the selected target.
    void buildAll();
    void cancel();
    bool isBuilding() const;
    /// The newest build of the selection that ended; null before the first.
    std::shared_ptr<const BuildReport> lastBuild() const;
    /// The newest that succeeded.
    std::shared_ptr<const BuildReport> lastGoodBuild() const;
    const std::vector<MatrixCell>& cells() const { return m_cells; }

Q_SIGNALS:
    void selectionChanged();
    void wantedChanged();
    void kernelsChanged();
    /// A text, its error or its staleness.
    void textChanged(hawk::workspace::KernelView view);
    void buildStarted();
    void buildFinished(const std::shared_ptr<const hawk::workspace::BuildReport>& report);
    void cellsChanged();

private:
    struct View {
        std::shared_ptr<const GeneratedText> now, before;
        std::optional<Error> error;
    };
    enum class Reason { asked, pause };

    void followDocument();
    void takeAnalysis();
    /// Takes the names of the newest analysis; whether they are others than before.
    bool takeKernels(const trace::Module& module);
    /// False for what is no derivative, or is there already.
    bool askForDerivative(const std::string& kernel);
    /// What was asked for and turned out not to be possible is not asked for again.
    void selectAskedDerivative(const trace::Module& module);
    void generate(KernelView view);
    void startBuild(const std::string& kernel, Reason reason);
    void buildEnded(std::shared_ptr<const BuildReport> report);
    MatrixCell& cell(const std::string& kernel, const TargetArguments& target);
    /// The selection moved: what belongs to the old one goes.
    void moved();
    JobKey textKey(KernelView view) const;
    JobKey buildKey(const std::string& kernel) const;
    /// The newest analysis of the selected document; null before the first.
    std::shared_ptr<const Analysis> analysis() const { return m_documents.analysis(m_selection.document); }
    /// Whether that is one of the text as it is now.
    bool isAnalysed() const;

    Jobs& m_jobs;
    Documents& m_documents;
    std::shared_ptr<compile::Session> m_session;
    Selection m_selection;
    BuildPolicy m_policy = BuildPolicy::onPause;
    std::set<KernelView> m_wanted{KernelView::host};
    std::map<KernelView, View> m_views;
    std::vector<std::string> m_kernels;
    std::map<std::string, std::string> m_primals; ///< of those kernels that are derivatives
    std::string m_askedDerivative; ///< to be selected as soon as it is made
    // To be built as soon as the text is analysed; all: those that it has then.
    std::set<std::string> m_dueKernels;
    bool m_areAllDue = false;
    std::shared_ptr<const BuildReport> m_lastBuild;
    std::shared_ptr<const BuildReport> m_lastGoodBuild;
    std::vector<MatrixCell> m_cells;
};

} // namespace hawk::workspace
