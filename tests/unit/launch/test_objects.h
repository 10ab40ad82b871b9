// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "data/binding.h"

/// The hand-written kernels of data/objects.cpp, compiled by g++ into a private folder, and bindings for
/// them.
class TestObjects
{
public:
    static bool hasCompiler() { return !QStandardPaths::findExecutable(QStringLiteral("g++")).isEmpty(); }

    /// The path of a fresh object; empty when the compiler failed.
    std::string compile(const std::string& name, const std::vector<std::string>& defines = {})
    {
        const QString object = m_folder.filePath(QString::fromStdString(name + ".so"));
        QStringList arguments = {QStringLiteral("-std=c++17"),
                                 QStringLiteral("-O2"),
                                 QStringLiteral("-fPIC"),
                                 QStringLiteral("-ffp-contract=off"),
                                 QStringLiteral("-shared"),
                                 QStringLiteral("-nostdlib"),
                                 QStringLiteral(HAWK_TEST_DATA "/objects.cpp"),
                                 QStringLiteral("-o"),
                                 object};
        for (const std::string& define : defines)
            arguments << QString::fromStdString("-D" + define);
        return QProcess::execute(QStringLiteral("g++"), arguments) == 0 ? object.toStdString()
                                                                        : std::string();
    }

    std::string file(const std::string& name) const
    {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }

    /// axb(x, a, b) -> y
    static hawk::data::Signature axbSignature()
    {
        using namespace hawk::data;
        Signature signature;
        signature.kernel = "axb";
        signature.slots = {{.role = Role::mutablePlane, .name = "y", .source = SlotSource::returned},
                           {.role = Role::perSample, .name = "x"},
                           {.role = Role::uniform, .name = "a"},
                           {.role = Role::uniform, .name = "b"}};
        signature.parameters = {{.name = "x", .declaration = "Scalar", .slot = 1},
                                {.name = "a", .declaration = "Param", .role = Role::uniform, .slot = 2},
                                {.name = "b", .declaration = "Param", .role = Role::uniform, .slot = 3}};
        return signature;
    }

    static hawk::data::BoundArguments bindAxb(const hawk::data::Array& x, double a, double b,
                                              const std::string& kernel = "axb")
    {
        hawk::data::Signature signature = axbSignature();
        signature.kernel = kernel;
        return *hawk::data::bindArguments(
            {.signature = signature, .arguments = {{"x", {x}}, {"a", {a}}, {"b", {b}}}, .sampleCount = {}});
    }

private:
    QTemporaryDir m_folder;
};
