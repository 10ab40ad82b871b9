// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/session.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

#include "common/qt_text.h"
#include "shell/kept_inputs.h"

namespace hawk::ui {

using workspace::DocumentId;
using workspace::Documents;
using workspace::Launches;

namespace {

const QString begunKey = QStringLiteral("session/begun");
const QString filesKey = QStringLiteral("session/files");
const QString currentKey = QStringLiteral("session/current");
const QString kernelKey = QStringLiteral("session/kernel");
const QString inputsKey = QStringLiteral("session/inputs");
const QString samplesKey = QStringLiteral("session/sampleCount");
/// Changes come in crowds.
constexpr auto savePause = std::chrono::seconds(2);

/// As Documents spells it.
QString absoluteOf(const QString& path)
{
    std::error_code ignored;
    return toQt(std::filesystem::absolute(fromQt(path), ignored).lexically_normal().string());
}

QStringList absoluteOf(const QStringList& paths)
{
    QStringList found;
    for (const QString& path : paths) {
        if (!path.isEmpty())
            found.append(absoluteOf(path));
    }
    return found;
}

} // namespace

Session::Session(SettingsFile& settings, workspace::Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_workspace(workspace)
{
    const Documents& documents = workspace.documents();
    connect(&documents, &Documents::opened, this,
            [this, &documents](DocumentId id) { goOnAfter(toQt(documents.facts(id).path)); });
    connect(&documents, &Documents::openFailed, this, [this](const std::string& name) {
        const QString path = toQt(name);
        if (m_kept.contains(path) && !m_absent.contains(path))
            m_absent.append(path);
        goOnAfter(path);
    });
    connect(&workspace.builds(), &workspace::Builds::kernelsChanged, this, &Session::selectKernel);
}

bool Session::isThere() const
{
    return m_settings.contains(begunKey) || m_settings.contains(filesKey);
}

void Session::keepSaving()
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(savePause);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        save();
        Q_EMIT saveWanted();
    });
    const auto wait = [this] { m_pause.start(); };
    Documents& documents = m_workspace.documents();
    connect(&documents, &Documents::currentChanged, this, wait);
    connect(&documents, &Documents::closed, this, wait);
    connect(&documents, &Documents::saved, this, wait);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, wait);
    connect(&m_workspace.launches(), &Launches::inputsChanged, this, wait);
    connect(this, &Session::opened, this, wait);
    connect(this, &Session::changed, this, wait);
}

void Session::save()
{
    m_settings.setValue(begunKey, true);
    m_settings.setValue(filesKey, files());
    m_settings.setValue(currentKey, current());
    const std::string& kernel = m_workspace.builds().selection().kernel;
    m_settings.setValue(kernelKey, m_isOpening && !m_kernel.isEmpty() ? m_kernel : toQt(kernel));
    m_settings.setValue(inputsKey, spellInputs(m_workspace.launches().texts()));
    m_settings.setValue(samplesKey, static_cast<qlonglong>(m_workspace.launches().sampleCount()));
}

QStringList Session::files() const
{
    const Documents& documents = m_workspace.documents();
    QStringList files;
    for (const DocumentId id : documents.all()) {
        if (const std::string& path = documents.facts(id).path; !path.empty())
            files.append(toQt(path));
    }
    if (!m_opening.isEmpty())
        files.append(m_opening);
    files += m_waiting;
    for (const QString& path : m_absent) {
        // Behind the one that it followed.
        qsizetype before = m_order.indexOf(path) - 1;
        while (before >= 0 && !files.contains(m_order[before]))
            --before;
        files.insert(before < 0 ? 0 : files.indexOf(m_order[before]) + 1, path);
    }
    files.removeDuplicates();
    return files;
}

QString Session::current() const
{
    if (m_isOpening && !m_current.isEmpty() && !m_absent.contains(m_current) && !isOpen(m_current))
        return m_current;
    const Documents& documents = m_workspace.documents();
    const DocumentId id = documents.current();
    return documents.contains(id) ? toQt(documents.facts(id).path) : QString();
}

void Session::restore(const QStringList& more)
{
    m_workspace.launches().setTexts(readInputs(m_settings.value(inputsKey, QMetaType::QString).toString()));
    const qlonglong samples = m_settings.value(samplesKey, QMetaType::LongLong).toLongLong();
    if (samples >= 1 && samples <= Launches::mostSamples)
        m_workspace.launches().setSampleCount(samples);
    m_current = m_settings.value(currentKey, QMetaType::QString).toString();
    m_kernel = more.isEmpty() ? m_settings.value(kernelKey, QMetaType::QString).toString() : QString();
    const QStringList kept = absoluteOf(m_settings.value(filesKey, QMetaType::QStringList).toStringList());
    m_kept = QSet<QString>(kept.begin(), kept.end());
    // Whoever names a file waits for it, not for all that was open.
    if (!more.isEmpty())
        m_current = absoluteOf(more.last());
    begin(absoluteOf(more) + kept);
}

void Session::open(const QStringList& paths)
{
    if (!paths.isEmpty())
        m_current = absoluteOf(paths.last());
    begin(absoluteOf(paths));
}

void Session::begin(const QStringList& paths)
{
    m_waiting += paths;
    m_waiting.removeDuplicates();
    m_order += m_waiting;
    m_order.removeDuplicates();
    if (!std::exchange(m_isOpening, true))
        openNext();
}

void Session::forgetAbsent()
{
    m_absent.clear();
    Q_EMIT changed();
}

void Session::openNext()
{
    // Opening one that is open gives no signal that would lead to the next.
    while (!m_waiting.isEmpty() && isOpen(m_waiting.front()))
        m_waiting.removeFirst();
    if (m_waiting.isEmpty())
        return endOpening();
    Documents& documents = m_workspace.documents();
    m_front = isOpen(m_current) ? documents.current() : DocumentId::none;
    m_opening = m_waiting.takeFirst();
    documents.open(fromQt(m_opening));
}

void Session::goOnAfter(const QString& path)
{
    if (isOpen(path))
        m_absent.removeAll(path);
    if (m_opening.isEmpty() || path != m_opening)
        return;
    m_opening.clear();
    const auto goOn = [this] {
        // Opening brought another one there.
        if (m_workspace.documents().contains(m_front))
            m_workspace.documents().setCurrent(m_front);
        openNext();
    };
    // After the slots of those who show the document.
    QMetaObject::invokeMethod(this, goOn, Qt::QueuedConnection);
}

void Session::selectKernel()
{
    workspace::Builds& builds = m_workspace.builds();
    if (!m_kernel.isEmpty() && !m_isOpening && !builds.kernels().empty())
        builds.selectKernel(fromQt(std::exchange(m_kernel, {})));
}

bool Session::isOpen(const QString& path) const
{
    // Documents without a file have no path.
    if (path.isEmpty())
        return false;
    const std::string wanted = fromQt(path);
    const Documents& documents = m_workspace.documents();
    return std::ranges::any_of(documents.all(),
                               [&](DocumentId id) { return documents.facts(id).path == wanted; });
}

void Session::endOpening()
{
    m_isOpening = false;
    selectKernel();
    Q_EMIT opened();
}

} // namespace hawk::ui
