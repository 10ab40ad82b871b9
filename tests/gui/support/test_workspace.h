// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>

#include <QString>
#include <QTemporaryDir>

#include "workspace/workspace.h"

namespace hawk::gui {

/// A workspace with a cache and a state folder of its own and one example open from a copy that a test may
/// change. Compilers start only on request unless another policy is given.
class TestWorkspace
{
public:
    /// Waits until the example is open and analysed; an empty name opens nothing. isReady() tells whether
    /// that came about.
    explicit TestWorkspace(const QString& example = QStringLiteral("affine.py"),
                           workspace::BuildPolicy policy = workspace::BuildPolicy::onRequest);
    ~TestWorkspace();

    workspace::Workspace& get() { return *m_workspace; }
    workspace::Workspace* operator->() { return m_workspace.get(); }

    bool isReady() const;
    workspace::DocumentId document() const { return m_document; }
    /// A folder for files of the test.
    QString folder() const { return m_folder.path(); }
    QString pathOf(const QString& name) const { return m_folder.filePath(name); }
    /// Writes `text` into a file of the folder and returns its path.
    QString write(const QString& name, const QByteArray& text) const;

    /// Opens the file and waits for its first analysis. `none` when it could not be opened.
    workspace::DocumentId open(const QString& path);
    /// Waits until no job runs and nothing is left to be painted. False when that takes a minute.
    bool settle();
    /// Builds the selection and waits for the end. Null when none came in a minute.
    std::shared_ptr<const workspace::BuildReport> build();
    /// Runs the selection and waits for the end. Null when none came in a minute.
    std::shared_ptr<const workspace::LaunchReport> run(workspace::RunKind kind);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    workspace::DocumentId m_document = workspace::DocumentId::none;
};

/// The path of an example that the product ships.
QString examplePath(const QString& name);

} // namespace hawk::gui
