// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "bundle/bundle.h"
#include "bundle/inspect.h"
#include "workspace/builds.h"

namespace hawk::workspace {

/// A bundle of kernels that are open in the window, saved or not.
struct ExportOrder {
    std::string directory;
    std::vector<std::string> kernels; ///< of the current document; empty: all of them
    std::vector<std::string> targets; ///< back ends; empty: chooseTargets
    TargetArguments target; ///< its back end is ignored
};

/// A bundle on disk as it was last looked at, and how it was made when this program made it. Immutable.
struct BundleReport {
    bundle::BundleView view;
    std::optional<bundle::Bundle> built;
};

/// Builds and inspects bundles by jobs: one build at a time, of the kind bundleJobKind; beside it the
/// preview, and looks at bundles that are there, which give way to a bundle that was built meanwhile.
class Bundles : public QObject
{
    Q_OBJECT

public:
    Bundles(Jobs& jobs, Documents& documents, Builds& builds, QObject* parent = nullptr);

    /// The kernels of the current document that were not refused, by name.
    std::vector<std::string> kernels() const;
    /// Makes what build() would write, without compiling: previewChanged() follows.
    void preview(const ExportOrder& order);
    /// Null before the first preview, and while there is none because of previewError(). The same pointer
    /// means the same texts.
    std::shared_ptr<const bundle::BundleView> previewed() const { return m_preview; }
    const std::optional<Error>& previewError() const { return m_previewError; }

    /// Builds, publishes and then looks at what is on disk. An interrupted build leaves an older bundle
    /// whole.
    void build(const ExportOrder& order);
    void inspect(const std::string& directory);
    void cancel();
    bool isBuilding() const;
    /// The bundle on show; null before the first.
    std::shared_ptr<const BundleReport> report() const { return m_report; }

Q_SIGNALS:
    void previewChanged();
    /// The report, or whether something is being built.
    void changed();
    void built(const std::shared_ptr<const hawk::workspace::BundleReport>& report);
    void failed(const hawk::Error& error);

private:
    enum class Origin { built, opened };
    void take(Result<BundleReport> report, Origin origin);
    /// The newest of the current document; null without one.
    std::shared_ptr<const Analysis> analysis() const;

    Jobs& m_jobs;
    Documents& m_documents;
    Builds& m_builds;
    std::shared_ptr<const BundleReport> m_report;
    std::shared_ptr<const bundle::BundleView> m_preview;
    std::optional<Error> m_previewError;
    int m_built = 0; ///< how many were built
    std::optional<ExportOrder> m_due; ///< waits for the analysis of what was typed last
};

} // namespace hawk::workspace
