// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/test_workspace.h"

#include <QFile>
#include <QTest>

#include "process/environment.h"
#include "toolchain/settings.h"

namespace hawk::gui {

using namespace Qt::StringLiterals;
using workspace::DocumentId;

namespace {

constexpr int patience = 60'000;

} // namespace

TestWorkspace::TestWorkspace(const QString& example, workspace::BuildPolicy policy)
{
    const auto settings =
        toolchain::resolveSettings({.cacheDirectory = m_folder.filePath(u"kernels"_s).toStdString()},
                                   process::Environment::ofThisProcess());
    if (!settings)
        qFatal("%s", settings.error().message.c_str());
    m_workspace =
        std::make_unique<workspace::Workspace>(*settings, m_folder.filePath(u"state"_s).toStdString());
    m_workspace->builds().setPolicy(policy);
    if (example.isEmpty())
        return;
    const QString copy = pathOf(example);
    if (QFile::copy(examplePath(example), copy))
        m_document = open(copy);
}

TestWorkspace::~TestWorkspace() = default;

bool TestWorkspace::isReady() const
{
    return m_document != DocumentId::none && m_workspace->documents().analysis(m_document);
}

QString TestWorkspace::write(const QString& name, const QByteArray& text) const
{
    QFile file(pathOf(name));
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

DocumentId TestWorkspace::open(const QString& path)
{
    auto& documents = m_workspace->documents();
    DocumentId id = DocumentId::none;
    const auto connection = QObject::connect(&documents, &workspace::Documents::opened, &documents,
                                             [&](DocumentId which) { id = which; });
    documents.open(path.toStdString());
    const bool isThere = QTest::qWaitFor(
        [&] { return id != DocumentId::none && documents.contains(id) && documents.analysis(id); }, patience);
    QObject::disconnect(connection);
    return isThere ? id : DocumentId::none;
}

bool TestWorkspace::settle()
{
    int quiet = 0;
    // Jobs that end start others, after a pause as a rule.
    return QTest::qWaitFor(
        [&] {
            quiet = m_workspace->jobs().running().empty() ? quiet + 1 : 0;
            return quiet > 25;
        },
        patience);
}

std::shared_ptr<const workspace::BuildReport> TestWorkspace::build()
{
    auto& builds = m_workspace->builds();
    std::shared_ptr<const workspace::BuildReport> report;
    const auto connection = QObject::connect(&builds, &workspace::Builds::buildFinished, &builds,
                                             [&](const auto& finished) { report = finished; });
    builds.build();
    [[maybe_unused]] const bool hasEnded = QTest::qWaitFor([&] { return report != nullptr; }, patience);
    QObject::disconnect(connection);
    return report;
}

std::shared_ptr<const workspace::LaunchReport> TestWorkspace::run(workspace::RunKind kind)
{
    auto& launches = m_workspace->launches();
    std::shared_ptr<const workspace::LaunchReport> report;
    const auto connection = QObject::connect(&launches, &workspace::Launches::finished, &launches,
                                             [&](const auto& finished) { report = finished; });
    launches.run(kind);
    [[maybe_unused]] const bool hasEnded = QTest::qWaitFor([&] { return report != nullptr; }, patience);
    QObject::disconnect(connection);
    return report;
}

QString examplePath(const QString& name)
{
    return QStringLiteral(HAWK_SOURCE_DIR "/resources/examples/") + name;
}

} // namespace hawk::gui
