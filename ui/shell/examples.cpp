// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/examples.h"

#include <QDir>
#include <QFile>
#include <QPointer>
#include <QSaveFile>

#include "common/action.h"
#include "common/qt_text.h"

namespace hawk::ui {

namespace {

/// A user's own file begins with what it is about.
QByteArray withoutNotice(QByteArray text)
{
    for (qsizetype end = 0; text.startsWith("# SPDX-") && end >= 0;) {
        end = text.indexOf('\n');
        text.remove(0, end < 0 ? text.size() : end + 1);
    }
    return text;
}

/// Copies every file of the examples that is not there yet: a kernel may read another file.
Result<void> copyExamples(const QString& folder)
{
    const auto failure = [&](const QString& reason) {
        return text::environmentError(
            "examples-not-copied",
            fromQt(QStringLiteral("The examples cannot be copied to %1: %2.").arg(folder, reason)),
            "Make the folder writable, or open a kernel file of your own.");
    };
    if (!QDir().mkpath(folder))
        return failure(QStringLiteral("the folder cannot be made"));
    const QDir source(QStringLiteral(":/examples"));
    for (const QString& name : source.entryList(QDir::Files)) {
        const QString target = QDir(folder).filePath(name);
        if (QFile::exists(target))
            continue;
        QFile example(source.filePath(name));
        QSaveFile copy(target);
        if (!example.open(QFile::ReadOnly) || !copy.open(QFile::WriteOnly))
            return failure(example.isOpen() ? copy.errorString() : example.errorString());
        copy.write(withoutNotice(example.readAll()));
        if (!copy.commit())
            return failure(copy.errorString());
    }
    return {};
}

} // namespace

Examples::Examples(workspace::Workspace& workspace, const QString& stateFolder, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_folder(QDir(stateFolder).filePath(QStringLiteral("examples")))
{
    for (const QString& name : names()) {
        const QByteArray id = "file.example." + name.section(u'.', 0, 0).toLatin1();
        QAction* action = makeAction({.id = id.constData()}, this);
        action->setText(name);
        connect(action, &QAction::triggered, this, [this, name] { open(name); });
        m_actions.append(action);
    }
}

QStringList Examples::names()
{
    return {QStringLiteral("affine.py"), QStringLiteral("black_scholes.py"), QStringLiteral("calibration.py"),
            QStringLiteral("logistic.py"), QStringLiteral("projectile.py")};
}

void Examples::open(const QString& name)
{
    m_workspace.jobs().start<Result<void>>(
        {{0, "examples"}, fromQt(tr("Copying the examples")), workspace::Pool::files},
        [folder = m_folder](const process::JobContext&) { return copyExamples(folder); },
        [examples = QPointer(this), name](const Result<void>& done) {
            if (!examples)
                return;
            if (done)
                examples->m_workspace.documents().open(fromQt(QDir(examples->m_folder).filePath(name)));
            else
                Q_EMIT examples->failed(done.error());
        });
}

} // namespace hawk::ui
