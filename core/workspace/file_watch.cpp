// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/file_watch.h"

#include <filesystem>

namespace hawk::workspace {

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this,
            [this](const QString& path) { tell(path.toStdString()); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this](const QString& folder) {
        for (const auto& [path, count] : m_files) {
            if (folderOf(path) == folder.toStdString())
                tell(path);
        }
    });
}

std::string FileWatch::folderOf(const std::string& path)
{
    return std::filesystem::path(path).parent_path().string();
}

void FileWatch::add(const std::string& path)
{
    if (m_files[path]++ > 0)
        return;
    m_watcher.addPath(QString::fromStdString(path));
    m_watcher.addPath(QString::fromStdString(folderOf(path)));
}

void FileWatch::remove(const std::string& path)
{
    const auto found = m_files.find(path);
    if (found == m_files.end() || --found->second > 0)
        return;
    m_files.erase(found);
    m_watcher.removePath(QString::fromStdString(path));
    for (const auto& [other, count] : m_files) {
        if (folderOf(other) == folderOf(path))
            return;
    }
    m_watcher.removePath(QString::fromStdString(folderOf(path)));
}

void FileWatch::tell(const std::string& path)
{
    // A file that was replaced is watched no longer.
    const QString name = QString::fromStdString(path);
    if (!m_watcher.files().contains(name))
        m_watcher.addPath(name);
    Q_EMIT moved(path);
}

} // namespace hawk::workspace
