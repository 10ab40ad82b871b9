// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/isolation.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcessEnvironment>
#include <QStandardPaths>

namespace hawk::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView foreign[] = {
    "HAWK_"_L1,     "XDG_"_L1,         "CXX"_L1,  "CPATH"_L1, "NVCC_"_L1,    "CUDA_HOME"_L1,
    "CUDA_PATH"_L1, "DBUS_SESSION"_L1, "LANG"_L1, "LC_"_L1,   "QT_STYLE"_L1, "QT_QPA_PLATFORMTHEME"_L1};

struct Place {
    const char* variable;
    QLatin1StringView folder;
};
constexpr Place places[] = {{"HOME", "home"_L1},
                            {"XDG_CONFIG_HOME", "config"_L1},
                            {"XDG_CACHE_HOME", "cache"_L1},
                            {"XDG_DATA_HOME", "data"_L1},
                            {"XDG_STATE_HOME", "state"_L1},
                            {"XDG_RUNTIME_DIR", "runtime"_L1},
                            {"HAWK_CACHE_DIR", "kernels"_L1},
                            {"TMPDIR", "tmp"_L1}};

} // namespace

Isolation::Isolation() : m_folder(QDir::tempPath() + u"/hawk-gui-XXXXXX"_s)
{
    if (!m_folder.isValid())
        qFatal("no temporary folder can be made: %s", qPrintable(m_folder.errorString()));
    for (const QString& name : QProcessEnvironment::systemEnvironment().keys())
        if (std::ranges::any_of(foreign, [&](QLatin1StringView start) { return name.startsWith(start); }))
            qunsetenv(name.toLocal8Bit().constData());
    for (const auto& [variable, folder] : places) {
        const QString path = m_folder.filePath(folder);
        QDir().mkpath(path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv(variable, path.toLocal8Bit());
    }
    qputenv("LC_ALL", "C.UTF-8");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

} // namespace hawk::gui
