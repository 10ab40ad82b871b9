// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace hawk::gui {

/// Gives this program mounts of its own, which nobody else sees and which end with it. Only at the start of
/// main(), while there is one thread: the program starts once more. whyNoDisks() tells where the machine does
/// not allow it.
void enterOwnMounts(char** arguments);
/// Empty when TestDisk can be used.
QString whyNoDisks();

/// A small disk of its own at a folder, for as long as this lives: it fills up and can refuse to be written,
/// also to root.
class TestDisk
{
public:
    /// Makes the folder where it is missing; what it holds is hidden meanwhile.
    explicit TestDisk(const QString& folder, int kibibytes = 64);
    TestDisk(const TestDisk&) = delete;
    TestDisk& operator=(const TestDisk&) = delete;
    ~TestDisk();

    QString pathOf(const QString& name) const { return m_folder + u'/' + name; }
    void write(const QString& name, const QByteArray& bytes) const;
    /// "cannot be read" where it cannot, so that a comparison shows the difference.
    QByteArray read(const QString& name) const;
    /// Takes all the room that is left.
    void fill() const;
    void makeRoom() const;
    enum class Access { readOnly, readWrite };
    void set(Access access) const;
    /// The names of all there is but what fill() made, sorted.
    QStringList names() const;

private:
    QString m_folder;
    int m_kibibytes;
};

} // namespace hawk::gui
