// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <string>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "toolchain/toolchain.h"

/// One private place for a test: a job folder, a memo folder and scripts.
struct Place {
    QTemporaryDir root;
    std::string job = root.filePath(QStringLiteral("a job")).toStdString();
    std::string memo = root.filePath(QStringLiteral("memo")).toStdString();

    Place() { QDir().mkpath(QString::fromStdString(job)); }

    std::string path(const std::string& name) const { return root.path().toStdString() + '/' + name; }
    void write(const std::string& name, const std::string& text) const
    {
        QFile file(QString::fromStdString(path(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
    }
    std::string read(const std::string& name) const
    {
        QFile file(QString::fromStdString(path(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    /// An executable shell script; gives its path.
    std::string script(const std::string& name, const std::string& lines) const
    {
        write(name, "#!/bin/sh\n" + lines + "\n");
        QFile::setPermissions(QString::fromStdString(path(name)),
                              QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        return path(name);
    }
    QStringList jobEntries() const
    {
        return QDir(QString::fromStdString(job))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    hawk::toolchain::CompileJob compileJob(const std::string& text,
                                           const std::string& name = "scale.cpp") const
    {
        write("a job/" + name, text);
        hawk::toolchain::CompileJob result;
        result.sourcePath = job + '/' + name;
        result.folder = job;
        result.outputName = "object";
        result.target.profile = hawk::codegen::Profile::portable;
        return result;
    }
    hawk::toolchain::Toolchain toolchain(const std::map<std::string, std::string>& variables = {}) const
    {
        hawk::process::Environment environment = hawk::process::Environment::ofThisProcess();
        for (const char* name : {"HAWK_CXX", "CXX", "HAWK_NVCC", "HAWK_DEVICE_COMPILER", "HAWK_NVCC_CCBIN",
                                 "HAWK_HOST_PROFILE", "CPATH", "LIBRARY_PATH"})
            environment.remove(name);
        for (const auto& [name, value] : variables)
            environment.set(name, value);
        return hawk::toolchain::Toolchain(*hawk::toolchain::resolveSettings({}, environment), memo);
    }
};
