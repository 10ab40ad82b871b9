// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/picture.h"

#include <algorithm>
#include <chrono>

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>
#include <QPixmap>
#include <QPointer>

#include "common/qt_text.h"
#include "data/replacement_file.h"
#include "panels/problems_model.h"
#include "shell/dock_area.h"
#include "shell/first_run.h"
#include "shell/workbench.h"

namespace hawk::ui {

using namespace std::chrono_literals;

namespace {

/// No job for this long: previews, plots and lists are drawn by then.
constexpr auto quietFor = 400ms;
/// Room for all that a panel has to show.
constexpr int panelHeight = 440;

constexpr std::string_view otherName = "Name a file with the suffix .png in a folder that may be written.";

Error notWritten(const QString& file, const QString& reason)
{
    return text::environmentError(
               "picture-not-written",
               fromQt(QStringLiteral("The picture cannot be written to %1: %2.").arg(file, reason)),
               std::string(otherName))
        .error();
}

Error notWritten(const Error& error, std::string hint)
{
    return text::environmentError("picture-not-written", error.message, std::move(hint)).error();
}

Result<QByteArray> encode(const QImage& image, const QString& file)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    if (!writer.write(image))
        return std::unexpected(notWritten(file, writer.errorString()));
    return bytes;
}

} // namespace

Picture::Picture(Workbench& workbench, Order order, QObject* parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_order(std::move(order))
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietFor);
    m_patience.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &Picture::draw);
    connect(&m_patience, &QTimer::timeout, this, &Picture::giveUp);
    connect(&workbench.firstRun(), &FirstRun::ended, this, &Picture::waitUntilQuiet);
    connect(&workbench.workspace().jobs(), &workspace::Jobs::changed, this, &Picture::waitUntilQuiet);
    connect(&workbench.workspace().documents(), &workspace::Documents::openFailed, this,
            [this](const std::string&, const Error& error) { fail(error); });
    m_patience.start(m_order.longest);
}

std::optional<Error> Picture::faultOf(const QString& file)
{
    const QFileInfo target(file);
    const QFileInfo folder(target.absolutePath());
    if (!folder.isDir())
        return notWritten(file, QStringLiteral("there is no folder %1").arg(folder.filePath()));
    if (target.isDir())
        return notWritten(file, QStringLiteral("it is a folder"));
    if (target.exists() && !target.isFile())
        return notWritten(file, QStringLiteral("it is a pipe, socket or device"));
    if (target.exists() ? !target.isWritable() : !folder.isWritable())
        return notWritten(file, QStringLiteral("permission denied"));
    // What only the system knows: the longest name, quotas, disks that are read only.
    if (const auto probe = data::ReplacementFile::create(fromQt(file)); !probe)
        return notWritten(probe.error(), std::string(otherName));
    return std::nullopt;
}

void Picture::fail(const Error& error)
{
    m_quiet.stop();
    m_patience.stop();
    disconnect(&m_workbench.workspace().jobs(), nullptr, this, nullptr);
    disconnect(&m_workbench.firstRun(), nullptr, this, nullptr);
    disconnect(&m_workbench.workspace().documents(), nullptr, this, nullptr);
    Q_EMIT failed(error);
}

void Picture::giveUp()
{
    QStringList lasting;
    for (const workspace::RunningJob& job : m_workbench.workspace().jobs().running())
        lasting.append(QStringLiteral("“%1”").arg(toQt(job.title)));
    if (m_workbench.firstRun().isGoing())
        lasting.prepend(m_workbench.firstRun().waitsFor());
    const auto seconds = std::chrono::duration<double>(m_order.longest).count();
    fail(text::environmentError(
             "picture-unfinished",
             fromQt(QStringLiteral("No picture was drawn: after %1 s it still waited for %2.")
                        .arg(seconds)
                        .arg(lasting.join(QStringLiteral(", ")))),
             "Try again when the machine is less busy, or look at the kernel in the window.")
             .error());
}

bool Picture::hasErrors() const
{
    workspace::Workspace& workspace = m_workbench.workspace();
    const auto analysis = workspace.documents().analysis(workspace.documents().current());
    const auto build = workspace.builds().lastBuild();
    const std::vector<Problem> problems =
        problemsOf(analysis.get(), build && build->error ? &*build->error : nullptr);
    return std::ranges::contains(problems, text::Severity::error, &Problem::severity);
}

void Picture::waitUntilQuiet()
{
    if (m_workbench.firstRun().isGoing() || !m_workbench.workspace().jobs().running().empty()) {
        m_quiet.stop();
        return;
    }
    if (m_order.panel.isEmpty() && hasErrors())
        m_workbench.window().docks().raise(QStringLiteral("problems"));
    if (m_workbench.window().docks().panel(m_order.panel) != nullptr) {
        m_workbench.window().docks().raise(m_order.panel);
        m_workbench.window().docks().setHeight(panelHeight);
    }
    m_quiet.start();
}

void Picture::draw()
{
    QWidget* panel = m_order.panel.isEmpty() ? nullptr : m_workbench.window().panel(m_order.panel);
    const QPixmap pixels = (panel != nullptr ? panel : &m_workbench.window())->grab();
    workspace::Jobs& jobs = m_workbench.workspace().jobs();
    disconnect(&jobs, nullptr, this, nullptr);
    // Compressing a large picture takes longer than drawing it.
    jobs.start<Result<void>>(
        {{0, "picture"}, "Writing " + fromQt(m_order.file), workspace::Pool::files},
        [file = m_order.file, image = pixels.toImage()](const process::JobContext&) -> Result<void> {
            const auto bytes = encode(image, file);
            if (!bytes)
                return std::unexpected(bytes.error());
            // A picture that is there already is worth more than half of a new one.
            return data::replaceFile(fromQt(file), bytes->toStdString())
                .transform_error([](const Error& error) { return notWritten(error, error.hint); });
        },
        [picture = QPointer(this)](const Result<void>& written) {
            if (!picture)
                return;
            if (!written)
                return picture->fail(written.error());
            picture->m_patience.stop();
            Q_EMIT picture->drawn();
        });
}

} // namespace hawk::ui
