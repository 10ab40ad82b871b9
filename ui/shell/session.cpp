// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/session.h"

#include <algorithm>
#include <chrono>

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "common/qt_text.h"

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

QString spellTexts(const Launches::Texts& texts)
{
    QJsonObject kernels;
    for (const auto& [kernel, rows] : texts) {
        QJsonObject row;
        for (const auto& [name, text] : rows)
            row.insert(toQt(name), toQt(text));
        kernels.insert(toQt(kernel), row);
    }
    return QString::fromUtf8(QJsonDocument(kernels).toJson(QJsonDocument::Compact));
}

/// What is no such text is left out.
Launches::Texts readTexts(const QString& json)
{
    Launches::Texts texts;
    const QJsonObject kernels = QJsonDocument::fromJson(json.toUtf8()).object();
    for (auto kernel = kernels.begin(); kernel != kernels.end(); ++kernel) {
        const QJsonObject rows = kernel.value().toObject();
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            if (row.value().isString())
                texts[fromQt(kernel.key())][fromQt(row.key())] = fromQt(row.value().toString());
        }
    }
    return texts;
}

} // namespace

Session::Session(SettingsFile& settings, workspace::Workspace& workspace, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_workspace(workspace)
{
    const auto next = [this] {
        if (m_isOpening)
            openNext();
    };
    // After the slots of those who show the document.
    connect(&workspace.documents(), &Documents::opened, this, next, Qt::QueuedConnection);
    connect(&workspace.documents(), &Documents::openFailed, this, next, Qt::QueuedConnection);
    connect(&workspace.builds(), &workspace::Builds::kernelsChanged, this, [this] {
        if (!m_kernel.isEmpty() && !m_isOpening && !m_workspace.builds().kernels().empty())
            m_workspace.builds().selectKernel(fromQt(std::exchange(m_kernel, {})));
    });
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
        // Half of a session would be taken for the whole one.
        if (m_isOpening)
            return m_pause.start();
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
}

void Session::save()
{
    Documents& documents = m_workspace.documents();
    QStringList files;
    for (const DocumentId id : documents.all()) {
        if (const std::string& path = documents.facts(id).path; !path.empty())
            files.append(toQt(path));
    }
    const DocumentId current = documents.current();
    m_settings.setValue(begunKey, true);
    m_settings.setValue(filesKey, files);
    m_settings.setValue(currentKey,
                        documents.contains(current) ? toQt(documents.facts(current).path) : QString());
    m_settings.setValue(kernelKey, toQt(m_workspace.builds().selection().kernel));
    m_settings.setValue(inputsKey, spellTexts(m_workspace.launches().texts()));
    m_settings.setValue(samplesKey, static_cast<qlonglong>(m_workspace.launches().sampleCount()));
}

void Session::restore(const QStringList& more)
{
    m_workspace.launches().setTexts(readTexts(m_settings.value(inputsKey, QMetaType::QString).toString()));
    const qlonglong samples = m_settings.value(samplesKey, QMetaType::LongLong).toLongLong();
    if (samples >= 1 && samples <= Launches::mostSamples)
        m_workspace.launches().setSampleCount(samples);
    m_current = m_settings.value(currentKey, QMetaType::QString).toString();
    m_kernel = more.isEmpty() ? m_settings.value(kernelKey, QMetaType::QString).toString() : QString();
    m_waiting = m_settings.value(filesKey, QMetaType::QStringList).toStringList();
    m_waiting.removeAll(QString());
    if (more.isEmpty()) {
        m_isOpening = true;
        openNext();
    } else {
        open(more);
    }
}

void Session::open(const QStringList& paths)
{
    m_waiting += paths;
    m_current = paths.isEmpty() ? m_current : QDir::cleanPath(QFileInfo(paths.last()).absoluteFilePath());
    if (!m_isOpening) {
        m_isOpening = true;
        openNext();
    }
}

void Session::openNext()
{
    // Opening one that is open gives no signal that would lead to the next.
    while (!m_waiting.isEmpty() && isOpen(m_waiting.front()))
        m_waiting.removeFirst();
    if (m_waiting.isEmpty())
        return endOpening();
    m_workspace.documents().open(fromQt(m_waiting.takeFirst()));
}

bool Session::isOpen(const QString& path) const
{
    const std::string absolute = fromQt(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    const Documents& documents = m_workspace.documents();
    return std::ranges::any_of(documents.all(),
                               [&](DocumentId id) { return documents.facts(id).path == absolute; });
}

void Session::endOpening()
{
    m_isOpening = false;
    Documents& documents = m_workspace.documents();
    for (const DocumentId id : documents.all()) {
        if (!m_current.isEmpty() && toQt(documents.facts(id).path) == m_current)
            documents.setCurrent(id);
    }
    Q_EMIT opened();
}

} // namespace hawk::ui
