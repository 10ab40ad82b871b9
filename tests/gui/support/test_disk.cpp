// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/test_disk.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

namespace hawk::gui {

using namespace Qt::StringLiterals;

namespace {

const QString fillName = u".fill"_s;

bool writeText(const char* path, const std::string& text)
{
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    const bool isWritten = file >= 0 && ::write(file, text.data(), text.size()) == std::ssize(text);
    if (file >= 0)
        close(file);
    return isWritten;
}

/// Root may have mounts of its own at once; others may as the root of a world of their own.
bool separate()
{
    if (unshare(CLONE_NEWNS) == 0)
        return true;
    const std::string user = std::to_string(geteuid());
    const std::string group = std::to_string(getegid());
    return unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && writeText("/proc/self/setgroups", "deny")
        && writeText("/proc/self/uid_map", "0 " + user + " 1")
        && writeText("/proc/self/gid_map", "0 " + group + " 1");
}

constexpr const char* marker = "HAWK_TEST_MOUNTS";
int entering = ENOSYS;

} // namespace

void enterOwnMounts(char** arguments)
{
    if (const char* result = std::getenv(marker)) {
        entering = std::atoi(result);
        return;
    }
    std::error_code ignored;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    const bool isSeparate = separate() && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    entering = isSeparate ? 0 : errno;
    // A program that was started outside would not find its own file, and with it its neighbours.
    setenv(marker, std::to_string(entering).c_str(), 1);
    execv(program.c_str(), arguments);
    entering = errno;
}

QString whyNoDisks()
{
    return entering == 0 ? QString()
                         : u"this machine lets the test have no disks of its own: %1"_s.arg(
                               QLatin1StringView(strerror(entering)));
}

TestDisk::TestDisk(const QString& folder, int kibibytes) : m_folder(folder), m_kibibytes(kibibytes)
{
    QDir().mkpath(folder);
    const QByteArray path = QFile::encodeName(folder);
    const QByteArray size = "size=" + QByteArray::number(kibibytes) + 'k';
    if (mount("hawk-test", path.constData(), "tmpfs", 0, size.constData()) != 0)
        qFatal("a disk cannot be mounted at %s: %s", path.constData(), strerror(errno));
}

TestDisk::~TestDisk()
{
    umount2(QFile::encodeName(m_folder).constData(), MNT_DETACH);
}

void TestDisk::set(Access access) const
{
    const QByteArray folder = QFile::encodeName(m_folder);
    const QByteArray size = "size=" + QByteArray::number(m_kibibytes) + 'k';
    const unsigned long flags =
        MS_REMOUNT | (access == Access::readOnly ? static_cast<unsigned long>(MS_RDONLY) : 0UL);
    if (mount("hawk-test", folder.constData(), "tmpfs", flags, size.constData()) != 0)
        qFatal("the disk at %s cannot be changed: %s", folder.constData(), strerror(errno));
}

void TestDisk::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(pathOf(name));
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
}

QByteArray TestDisk::read(const QString& name) const
{
    QFile file(pathOf(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void TestDisk::fill() const
{
    QFile file(pathOf(fillName));
    const QByteArray page(4096, 'x');
    if (!file.open(QFile::WriteOnly | QFile::Unbuffered))
        qFatal("a disk cannot be filled");
    while (file.write(page) == page.size()) { }
}

void TestDisk::makeRoom() const
{
    QFile::remove(pathOf(fillName));
}

QStringList TestDisk::names() const
{
    QStringList names =
        QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    names.removeAll(fillName);
    return names;
}

} // namespace hawk::gui
