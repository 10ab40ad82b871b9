// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/imported_files.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <utility>

#include "trace/module_walk.h"
#include "trace/refusals.h"
#include "trace/session.h"

namespace hawk::trace {

namespace {

/// A search path that leads into the libraries of Python must not read all of them.
constexpr std::size_t mostFiles = 256;
constexpr std::size_t mostBytes = std::size_t{64} << 20;
constexpr std::size_t mostNames = 10'000;

std::string joined(const std::string& folder, std::string_view name)
{
    return (std::filesystem::path(folder) / name).lexically_normal().string();
}

std::string folderOf(const std::string& path)
{
    return std::filesystem::path(path).parent_path().string();
}

bool isFolder(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::is_directory(path, ignored);
}

/// The state of the file whose import runs another one: put aside here, and back at the end.
class SetAside
{
public:
    explicit SetAside(Session& session)
        : m_session(session)
        , m_kernel(std::exchange(session.kernel, nullptr))
        , m_calls(session.reporter.setCalls({}))
        , m_hasPostponedAnnotations(std::exchange(session.hasPostponedAnnotations, false))
        , m_steps(session.steps)
        , m_stepLimit(session.stepLimit)
        , m_branch(std::exchange(session.branch, 0))
        , m_isDead(std::exchange(session.isDead, false))
    { }
    ~SetAside()
    {
        m_session.kernel = m_kernel;
        m_session.reporter.setCalls(std::move(m_calls));
        m_session.hasPostponedAnnotations = m_hasPostponedAnnotations;
        m_session.steps = m_steps;
        m_session.stepLimit = m_stepLimit;
        m_session.isExhausted = false;
        m_session.branch = m_branch;
        m_session.isDead = m_isDead;
    }
    SetAside(const SetAside&) = delete;
    SetAside& operator=(const SetAside&) = delete;

private:
    Session& m_session;
    KernelState* m_kernel;
    std::vector<Range> m_calls;
    bool m_hasPostponedAnnotations;
    std::uint64_t m_steps;
    std::uint64_t m_stepLimit;
    std::uint32_t m_branch;
    bool m_isDead;
};

} // namespace

ImportedFiles::ImportedFiles(Session& session, ImportPlaces places)
    : m_session(session)
    , m_places(std::move(places))
{
    const std::string own = std::filesystem::path(session.source.name()).lexically_normal().string();
    m_modules.push_back(std::make_shared<ImportedModule>(
        ImportedModule{.name = own, .path = own, .folder = {}, .names = {}}));
    m_modules.front()->state = ImportedModule::State::reading;
    m_reading.push_back(m_modules.front().get());
}

// Packages and their submodules hold each other.
ImportedFiles::~ImportedFiles()
{
    for (const Module& module : m_modules) {
        if (module->names != nullptr)
            module->names->clear();
    }
}

ImportedFiles::Module ImportedFiles::find(std::string_view dotted, std::uint32_t level, Range from)
{
    std::vector<std::string> folders = m_places.folders;
    if (level > 0) {
        // The file that the import stands in tells the package.
        std::string folder = folderOf(m_session.source.nameAt(from.begin));
        for (std::uint32_t up = 1; up < level; ++up)
            folder = joined(folder, "..");
        folders = {std::move(folder)};
        if (dotted.empty())
            return m_places.folders.empty() ? nullptr : packageOf(folders.front());
    }
    if (m_places.folders.empty())
        return nullptr;
    const std::size_t dot = dotted.find('.');
    Module module = findIn(folders, dotted.substr(0, dot), dotted.substr(0, dot));
    for (std::size_t begin = dot; module != nullptr && begin != std::string_view::npos;) {
        const std::size_t end = dotted.find('.', begin + 1);
        module = findSubmodule(*module, dotted.substr(begin + 1, end - begin - 1), from);
        begin = end;
    }
    return module;
}

ImportedFiles::Module ImportedFiles::findSubmodule(ImportedModule& package, std::string_view part, Range from)
{
    if (package.folder.empty())
        return nullptr;
    // A package that imports its own parts is still running.
    const bool isReady = package.state == ImportedModule::State::reading || load(package, from);
    Module module =
        isReady ? findIn({package.folder}, part, package.name + "." + std::string(part)) : nullptr;
    if (module != nullptr && package.names->findOwn(part) == nullptr)
        package.names->bind(part, ModuleObject{module->name, module});
    return module;
}

ImportedFiles::Module ImportedFiles::findIn(const std::vector<std::string>& folders, std::string_view part,
                                            std::string_view name)
{
    const auto exists = [this](const std::string& path) {
        return std::ranges::contains(m_modules, path, [](const Module& module) { return module->path; })
            || read(path).has_value();
    };
    for (const std::string& folder : folders) {
        const std::string base = joined(folder, part);
        for (const auto& [path, inner] :
             {std::pair{joined(base, "__init__.py"), base}, std::pair{base + ".py", std::string()}}) {
            if (exists(path))
                return moduleOf(path, inner, name);
            m_missing.push_back(path);
        }
    }
    for (const std::string& folder : folders) {
        if (std::string base = joined(folder, part); isFolder(base))
            return moduleOf({}, std::move(base), name);
    }
    return nullptr;
}

ImportedFiles::Module ImportedFiles::packageOf(const std::string& folder)
{
    for (const Module& module : m_modules) {
        if (module->folder == folder && !folder.empty())
            return module;
    }
    return moduleOf({}, folder, ".");
}

ImportedFiles::Module ImportedFiles::moduleOf(std::string path, std::string folder, std::string_view name)
{
    for (const Module& module : m_modules) {
        if (module->path == path && (!path.empty() || module->folder == folder))
            return module;
    }
    m_modules.push_back(std::make_shared<ImportedModule>(
        ImportedModule{.name = std::string(name),
                       .path = std::move(path),
                       .folder = std::move(folder),
                       .names = std::make_shared<Scope>(Scope::Kind::module, nullptr)}));
    if (m_modules.back()->path.empty())
        m_modules.back()->state = ImportedModule::State::complete;
    return m_modules.back();
}

std::optional<Result<text::SourceText>> ImportedFiles::read(const std::string& path) const
{
    if (m_places.read != nullptr)
        return m_places.read(path);
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return std::nullopt;
    return text::SourceText::fromFile(path);
}

bool ImportedFiles::load(ImportedModule& module, Range from)
{
    using enum ImportedModule::State;
    if (module.state == complete || module.state == refused)
        return module.state == complete;
    if (module.state == reading)
        return refuseCircle(module, from);
    auto text = read(module.path);
    if (!text)
        return refuseFile(module, "the file has disappeared.", from);
    if (!*text)
        return refuseFile(module, text->error().message, from);
    const std::size_t total = m_session.source.endOfAll() + (*text)->text().size();
    if (m_trees.size() >= mostFiles || total > mostBytes)
        return refuseFile(module, "more than 256 files or 64 MiB of text would be read.", from);
    run(module, **std::move(text), from);
    return true;
}

bool ImportedFiles::refuseCircle(const ImportedModule& module, Range from)
{
    std::string way;
    for (const ImportedModule* each :
         std::ranges::subrange(std::ranges::find(m_reading, &module), m_reading.end()))
        way += "`" + std::filesystem::path(each->path).filename().string() + "` imports ";
    m_session.reporter.refuse(refusals::importCircle, from,
                              {way + "`" + std::filesystem::path(module.path).filename().string() + "`"});
    return false;
}

bool ImportedFiles::refuseFile(ImportedModule& module, std::string_view reason, Range from)
{
    module.state = ImportedModule::State::refused;
    m_session.reporter.refuse(refusals::importUnreadable, from, {module.path, std::string(reason)});
    return false;
}

void ImportedFiles::run(ImportedModule& module, text::SourceText text, Range from)
{
    const SetAside aside(m_session);
    module.state = ImportedModule::State::reading;
    m_reading.push_back(&module);
    m_session.source = m_session.source.withFile(text);
    m_trees.push_back(syntax::parseLastFile(m_session.source));
    const syntax::SyntaxTree tree = m_trees.back();

    const std::size_t faultsBefore = m_session.kernelDiagnostics.size();
    const std::size_t kernelsBefore = m_session.kernels.size();
    m_session.addSyntaxFaults(tree);
    for (const text::Diagnostic& diagnostic : tree.diagnostics())
        m_session.kernelDiagnostics.push_back(diagnostic);
    walkModule(m_session, tree.statements(), module.names);
    for (std::size_t i = faultsBefore; i < m_session.kernelDiagnostics.size(); ++i)
        m_session.kernelDiagnostics[i].related.push_back({from, "Imported here."});
    for (std::size_t i = kernelsBefore; i < m_session.kernels.size(); ++i)
        m_session.kernels[i].isImported = true;
    m_reading.pop_back();
    module.state = ImportedModule::State::complete;
}

std::string ImportedFiles::suggestName(std::string_view module) const
{
    std::vector<std::string> names;
    for (const std::string& folder : m_places.folders) {
        std::error_code fault;
        for (std::filesystem::directory_iterator entry(folder, fault), end;
             !fault && entry != end && names.size() < mostNames; entry.increment(fault)) {
            if (entry->path().extension() == ".py")
                names.push_back(entry->path().stem().string());
        }
    }
    return suggestion(module, {names.begin(), names.end()});
}

std::vector<std::string> ImportedFiles::paths() const
{
    std::vector<std::string> paths;
    for (const Module& module : std::span(m_modules).subspan(1)) {
        if (!module->path.empty())
            paths.push_back(module->path);
    }
    return paths;
}

} // namespace hawk::trace
