// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <string>

#include <QFileSystemWatcher>
#include <QObject>

namespace hawk::workspace {

/// Notices that files were written, replaced or removed by others. Folders are watched too, because editors
/// replace a file by a rename. Tells too much rather than too little: the listener compares.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    void add(const std::string& path);
    void remove(const std::string& path);

Q_SIGNALS:
    void moved(const std::string& path);

private:
    static std::string folderOf(const std::string& path);
    void tell(const std::string& path);

    QFileSystemWatcher m_watcher;
    std::map<std::string, int> m_files; ///< path -> how often it was added
};

} // namespace hawk::workspace
