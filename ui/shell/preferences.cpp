// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/preferences.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <tuple>
#include <utility>

#include <QDir>

#include "codegen/backend.h"
#include "common/qt_text.h"
#include "process/environment.h"

namespace hawk::ui {

namespace {

template <class Value>
using Names = std::span<const std::pair<const char*, Value>>;

constexpr std::array<std::pair<const char*, ThemeChoice>, 3> themes{
    {{"system", ThemeChoice::system}, {"light", ThemeChoice::light}, {"dark", ThemeChoice::dark}}};
constexpr std::array<std::pair<const char*, workspace::BuildPolicy>, 3> policies{
    {{"pause", workspace::BuildPolicy::onPause},
     {"save", workspace::BuildPolicy::onSave},
     {"request", workspace::BuildPolicy::onRequest}}};
constexpr std::array<std::pair<const char*, codegen::Mode>, 2> modes{
    {{"float64", codegen::Mode::float64}, {"float32", codegen::Mode::float32}}};

template <class Value>
QVariant nameIn(Names<Value> names, Value value)
{
    const auto found = std::ranges::find(names, value, &std::pair<const char*, Value>::second);
    return found == names.end() ? QString() : QString(QLatin1StringView(found->first));
}

template <class Value>
bool takeName(Names<Value> names, const QVariant& text, Value& target)
{
    const QString name = text.toString();
    const auto found = std::ranges::find_if(
        names, [&](const auto& candidate) { return name == QLatin1StringView(candidate.first); });
    if (found == names.end())
        return false;
    target = found->second;
    return true;
}

bool takeNumber(const QVariant& value, int least, int most, int& target)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return false;
    target = number;
    return true;
}

bool takeText(const QVariant& value, QString& target)
{
    constexpr qsizetype longest = 4096;
    const QString text = value.toString();
    if (value.typeId() != QMetaType::QString || text.size() > longest
        || std::ranges::any_of(text, [](QChar letter) { return !letter.isPrint(); }))
        return false;
    target = text;
    return true;
}

bool takeOneOf(const QVariant& value, const QStringList& allowed, QString& target)
{
    const QString text = value.toString();
    if (!text.isEmpty() && !allowed.contains(text))
        return false;
    target = text;
    return true;
}

bool takeFont(Preferences& preferences, const QVariant& value)
{
    int size = 0;
    if (!takeNumber(value, 0, largestFont, size) || (size != 0 && size < smallestFont))
        return false;
    preferences.fontSize = size;
    return true;
}

bool takeFolder(Preferences& preferences, const QVariant& value)
{
    QString folder;
    if (!takeText(value, folder) || (!folder.isEmpty() && !QDir::isAbsolutePath(folder)))
        return false;
    preferences.cacheFolder = folder;
    return true;
}

bool takeSearchPath(Preferences& preferences, const QVariant& value)
{
    constexpr qsizetype mostFolders = 100;
    // A settings file keeps a list of one as a text.
    const QStringList folders = value.toStringList();
    if (!value.canConvert<QStringList>() || folders.size() > mostFolders)
        return false;
    QStringList taken;
    for (const QString& folder : folders) {
        QString checked;
        if (!takeText(folder, checked) || (!checked.isEmpty() && !QDir::isAbsolutePath(checked)))
            return false;
        if (!checked.isEmpty() && !taken.contains(checked))
            taken.append(checked);
    }
    preferences.searchPath = taken;
    return true;
}

bool takeBackend(Preferences& preferences, const QVariant& value)
{
    const QString id = value.toString();
    const auto isIt = [&](const codegen::Backend& backend) { return toQt(backend.id) == id; };
    if (std::ranges::none_of(codegen::backends(), isIt))
        return false;
    preferences.backend = id;
    return true;
}

bool takeProfile(Preferences& preferences, const QVariant& value)
{
    const QString name = value.toString();
    if (!name.isEmpty() && !codegen::profileFromName(fromQt(name)))
        return false;
    preferences.profile = name;
    return true;
}

bool takeLevel(Preferences& preferences, const QVariant& value)
{
    const QString name = value.toString();
    if (!name.isEmpty() && !codegen::optLevelFromName(fromQt(name)))
        return false;
    preferences.level = name;
    return true;
}

std::optional<std::string> unlessEmpty(const QString& text)
{
    return text.isEmpty() ? std::nullopt : std::optional(fromQt(text));
}

using P = Preferences;
using V = QVariant;

constexpr std::array fields{
    PreferenceField{"appearance/theme", [](const P& p) { return nameIn<ThemeChoice>(themes, p.theme); },
                    [](P& p, const V& v) { return takeName<ThemeChoice>(themes, v, p.theme); }},
    PreferenceField{"appearance/language", [](const P& p) { return V(p.language); },
                    [](P& p, const V& v) {
                        return takeOneOf(v, {QStringLiteral("en"), QStringLiteral("de")}, p.language);
                    }},
    PreferenceField{"appearance/fontSize", [](const P& p) { return V(p.fontSize); }, takeFont},
    PreferenceField{
        "build/policy", [](const P& p) { return nameIn<workspace::BuildPolicy>(policies, p.buildPolicy); },
        [](P& p, const V& v) { return takeName<workspace::BuildPolicy>(policies, v, p.buildPolicy); }},
    PreferenceField{"run/threads", [](const P& p) { return V(p.threads); },
                    [](P& p, const V& v) { return takeNumber(v, 0, mostThreads, p.threads); }},
    PreferenceField{"run/timeLimit", [](const P& p) { return V(p.timeLimit); },
                    [](P& p, const V& v) { return takeNumber(v, 0, longestTimeLimit, p.timeLimit); }},
    PreferenceField{"build/cacheFolder", [](const P& p) { return V(p.cacheFolder); }, takeFolder},
    PreferenceField{"build/hostCompiler", [](const P& p) { return V(p.hostCompiler); },
                    [](P& p, const V& v) { return takeText(v, p.hostCompiler); }},
    PreferenceField{"build/deviceCompiler", [](const P& p) { return V(p.deviceCompiler); },
                    [](P& p, const V& v) { return takeText(v, p.deviceCompiler); }},
    PreferenceField{"imports/searchPath", [](const P& p) { return V(p.searchPath); }, takeSearchPath},
    PreferenceField{"target/backend", [](const P& p) { return V(p.backend); }, takeBackend},
    PreferenceField{"target/mode", [](const P& p) { return nameIn<codegen::Mode>(modes, p.mode); },
                    [](P& p, const V& v) { return takeName<codegen::Mode>(modes, v, p.mode); }},
    PreferenceField{"target/profile", [](const P& p) { return V(p.profile); }, takeProfile},
    PreferenceField{"target/level", [](const P& p) { return V(p.level); }, takeLevel},
    PreferenceField{"target/architecture", [](const P& p) { return V(p.architecture); },
                    [](P& p, const V& v) { return takeText(v, p.architecture); }},
};

} // namespace

std::span<const PreferenceField> preferenceFields()
{
    return fields;
}

Result<toolchain::Settings> settingsOf(const Preferences& preferences)
{
    return toolchain::resolveSettings(
        {
            .cacheDirectory = unlessEmpty(preferences.cacheFolder),
            .hostCompiler = unlessEmpty(preferences.hostCompiler),
            .deviceCompiler = unlessEmpty(preferences.deviceCompiler),
            .profile = unlessEmpty(preferences.profile),
            .optLevel = unlessEmpty(preferences.level),
            .architecture = unlessEmpty(preferences.architecture),
        },
        process::Environment::ofThisProcess());
}

std::optional<Error> applyToWorkspace(const Preferences& now, const Preferences* before,
                                      workspace::Workspace& workspace)
{
    workspace.builds().setPolicy(now.buildPolicy);
    workspace.launches().setThreads(static_cast<unsigned>(now.threads));
    workspace.launches().setTimeLimit(std::chrono::seconds(now.timeLimit));

    std::vector<std::string> folders;
    for (const QString& folder : now.searchPath)
        folders.push_back(fromQt(folder));
    workspace.documents().setSearchPath(std::move(folders));

    std::optional<Error> failed;
    const auto compilers = [](const Preferences& p) {
        return std::tie(p.cacheFolder, p.hostCompiler, p.deviceCompiler, p.profile, p.level, p.architecture);
    };
    if (before == nullptr || compilers(now) != compilers(*before)) {
        if (auto settings = settingsOf(now))
            workspace.applySettings(*std::move(settings));
        else
            failed = std::move(settings.error());
    }
    workspace::TargetArguments target = workspace.builds().selection().target;
    target.backend = fromQt(now.backend);
    target.mode = now.mode;
    workspace.builds().selectTarget(target);
    return failed;
}

} // namespace hawk::ui
