// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "toolchain/command_line.h"
#include "toolchain/settings.h"

using hawk::Result;
using hawk::codegen::OptLevel;
using hawk::codegen::Profile;
using hawk::process::Environment;
using hawk::toolchain::Origin;
using hawk::toolchain::resolveSettings;
using hawk::toolchain::SettingArguments;
using hawk::toolchain::Settings;
using hawk::toolchain::splitCommand;

using Words = std::vector<std::string>;

class ToolchainSettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void defaults();
    void variablesOverDefaults();
    void argumentsOverVariables();
    void cacheDirectoryOrder();
    void emptyVariableIsUnset();
    void refusedValues_data();
    void refusedValues();
    void refusedArgumentNamesItself();
    void commandWords();
};

void ToolchainSettingsTest::defaults()
{
    const Result<Settings> settings = resolveSettings({}, Environment({{"HOME", "/home/u"}}));
    QVERIFY(settings);
    QCOMPARE(settings->cacheDirectory.value, "/home/u/.cache/hawk");
    QCOMPARE(settings->cacheDirectory.origin, Origin::standard);
    QVERIFY(settings->hostCompiler.value.empty());
    QVERIFY(!settings->profile.value);
    QCOMPARE(settings->optLevel.value, OptLevel::O3);
    QCOMPARE(settings->compileTimeout.value, std::chrono::seconds(1800));
    QCOMPARE(settings->sourceBudget.value, 8388608u);
    QCOMPARE(settings->compileJobs.value, 2u);
}

void ToolchainSettingsTest::variablesOverDefaults()
{
    const Result<Settings> settings = resolveSettings({},
                                                      Environment({{"HOME", "/home/u"},
                                                                   {"HAWK_CACHE_DIR", "/c"},
                                                                   {"HAWK_CXX", "nice -n 5 'my g++'"},
                                                                   {"CXX", "clang++"},
                                                                   {"HAWK_NVCC", "/n v/nvcc"},
                                                                   {"HAWK_HOST_PROFILE", "portable"},
                                                                   {"HAWK_OPT_LEVEL", "O1"},
                                                                   {"HAWK_CUDA_ARCH", "sm_90"},
                                                                   {"HAWK_COMPILE_TIMEOUT", "0"},
                                                                   {"HAWK_COMPILE_SOURCE_BUDGET", "0"},
                                                                   {"HAWK_COMPILE_JOBS", "7"}}));
    QVERIFY(settings);
    QCOMPARE(settings->cacheDirectory.variable, "HAWK_CACHE_DIR");
    QCOMPARE(settings->hostCompiler.value, (Words{"nice", "-n", "5", "my g++"}));
    QCOMPARE(settings->hostCompiler.variable, "HAWK_CXX");
    QCOMPARE(settings->deviceCompiler.value, "/n v/nvcc");
    QCOMPARE(settings->profile.value, std::optional(Profile::portable));
    QCOMPARE(settings->profile.origin, Origin::variable);
    QCOMPARE(settings->optLevel.value, OptLevel::O1);
    QCOMPARE(settings->architecture.value, "sm_90");
    QCOMPARE(settings->compileTimeout.value, std::chrono::seconds(0));
    QCOMPARE(settings->sourceBudget.value, 0u);
    QCOMPARE(settings->compileJobs.value, 7u);
}

void ToolchainSettingsTest::argumentsOverVariables()
{
    const SettingArguments arguments = {.cacheDirectory = "/a",
                                        .hostCompiler = "g++-13",
                                        .profile = "native",
                                        .optLevel = "O0",
                                        .architecture = "compute_80"};
    const Result<Settings> settings = resolveSettings(arguments,
                                                      Environment({{"HAWK_CACHE_DIR", "/c"},
                                                                   {"HAWK_CXX", "g++"},
                                                                   {"HAWK_HOST_PROFILE", "no such"},
                                                                   {"HAWK_OPT_LEVEL", "O3"},
                                                                   {"HAWK_CUDA_ARCH", "sm_90"}}));
    QVERIFY(settings);
    QCOMPARE(settings->cacheDirectory.value, "/a");
    QCOMPARE(settings->cacheDirectory.origin, Origin::argument);
    QCOMPARE(settings->hostCompiler.value, Words{"g++-13"});
    QCOMPARE(settings->profile.value, std::optional(Profile::native));
    QCOMPARE(settings->optLevel.value, OptLevel::O0);
    QCOMPARE(settings->architecture.value, "compute_80");
    QCOMPARE(settings->architecture.origin, Origin::argument);
}

void ToolchainSettingsTest::cacheDirectoryOrder()
{
    // A relative XDG_CACHE_HOME is taken as it is.
    const Result<Settings> settings =
        resolveSettings({}, Environment({{"HOME", "/h"}, {"XDG_CACHE_HOME", "x"}}));
    QVERIFY(settings);
    QCOMPARE(settings->cacheDirectory.value, "x/hawk");
    QCOMPARE(settings->cacheDirectory.variable, "XDG_CACHE_HOME");
}

void ToolchainSettingsTest::emptyVariableIsUnset()
{
    const Result<Settings> settings = resolveSettings(
        {},
        Environment(
            {{"HOME", "/h"}, {"HAWK_CACHE_DIR", ""}, {"XDG_CACHE_HOME", ""}, {"HAWK_OPT_LEVEL", ""}}));
    QVERIFY(settings);
    QCOMPARE(settings->cacheDirectory.value, "/h/.cache/hawk");
    QCOMPARE(settings->optLevel.origin, Origin::standard);
}

void ToolchainSettingsTest::refusedValues_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("allowed");

    const auto row = [](const char* variable, const char* value, const char* code, const char* allowed) {
        QTest::addRow("%s=%s", variable, value) << QString::fromLatin1(variable) << QString::fromLatin1(value)
                                                << QString::fromLatin1(code) << QString::fromLatin1(allowed);
    };
    for (const char* level : {"-O2", "O4", "o2", "2", " O2"})
        row("HAWK_OPT_LEVEL", level, "setting-opt-level", "O0, O1, O2 or O3");
    for (const char* profile : {"fast", "Native", "native "})
        row("HAWK_HOST_PROFILE", profile, "setting-profile", "native-vector-math, native or portable");
    for (const char* timeout : {"-1", "1.5", "ten", "1s", " 1", "+1", "99999999999999999999"})
        row("HAWK_COMPILE_TIMEOUT", timeout, "setting-compile-timeout", "0 for no limit");
    for (const char* budget : {"-1", "8M"})
        row("HAWK_COMPILE_SOURCE_BUDGET", budget, "setting-source-budget", "0 for no limit");
    for (const char* jobs : {"0", "-2", "two"})
        row("HAWK_COMPILE_JOBS", jobs, "setting-compile-jobs", "at least 1");
    for (const char* tool : {"clang", "NVRTC", "/usr/bin/nvcc"})
        row("HAWK_DEVICE_COMPILER", tool, "setting-device-compiler", "nvcc or nvrtc");
    for (const char* command : {"g++ 'x", "\"\"", "   "})
        row("HAWK_CXX", command, "setting-host-compiler", "HAWK_CXX='nice g++'");
}

void ToolchainSettingsTest::refusedValues()
{
    QFETCH(QString, variable);
    QFETCH(QString, value);
    QFETCH(QString, code);
    QFETCH(QString, allowed);
    const Result<Settings> settings =
        resolveSettings({}, Environment({{"HOME", "/h"}, {variable.toStdString(), value.toStdString()}}));
    QVERIFY(!settings);
    QCOMPARE(settings.error().kind, hawk::ErrorKind::usage);
    QCOMPARE(QString::fromStdString(settings.error().code), code);
    QVERIFY(settings.error().message.contains("'" + value.toStdString() + "'"));
    QVERIFY(settings.error().message.contains(variable.toStdString()));
    QVERIFY2(settings.error().hint.contains(allowed.toStdString()), settings.error().hint.c_str());
}

void ToolchainSettingsTest::refusedArgumentNamesItself()
{
    const Result<Settings> settings =
        resolveSettings({.optLevel = "-O2"}, Environment({{"HOME", "/h"}, {"HAWK_OPT_LEVEL", "O1"}}));
    QVERIFY(!settings);
    QVERIFY(settings.error().message.contains("argument"));
    QVERIFY(!settings.error().message.contains("HAWK_OPT_LEVEL"));
}

void ToolchainSettingsTest::commandWords()
{
    QCOMPARE(*splitCommand(" a  b\tc "), (Words{"a", "b", "c"}));
    QCOMPARE(*splitCommand(R"("/opt/my tools/g++" -D'X="1 2"' a\ b)"),
             (Words{"/opt/my tools/g++", "-DX=\"1 2\"", "a b"}));
    QCOMPARE(*splitCommand(R"("a\"b\\c\d" '')"), (Words{"a\"b\\c\\d", ""}));
    QVERIFY(!splitCommand("\"a"));
    QVERIFY(!splitCommand("a\\"));
    const Words words = {"a b", "it's", "", "-O3", "$x"};
    QCOMPARE(*splitCommand(hawk::toolchain::joinCommand(words)), words);
}

QTEST_APPLESS_MAIN(ToolchainSettingsTest)
#include "tst_toolchain_settings.moc"
