// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/parser.h"
#include "trace/import_places.h"
#include "trace/scope.h"

namespace hawk::trace {

struct Session;

/// A kernel file, package or folder of kernel files that was found by an import.
struct ImportedModule {
    enum class State {
        found,
        reading, ///< its statements are running, so an import of it would go round in a circle
        complete,
        refused
    };
    std::string name; ///< as it is imported, dotted
    std::string path; ///< of its text; empty for a folder without `__init__.py`
    std::string folder; ///< of its submodules; empty for a plain file
    std::shared_ptr<Scope> names;
    State state = State::found;

    const Value* find(std::string_view member) const { return names->findOwn(member); }
};

/// The files that a file imports. Each is run once, as text, in the order of the imports; its faults are
/// reported with those of the importing file, each with the import as a second place.
class ImportedFiles
{
public:
    using Module = std::shared_ptr<ImportedModule>;

    ImportedFiles(Session& session, ImportPlaces places);
    ~ImportedFiles();
    ImportedFiles(const ImportedFiles&) = delete;
    ImportedFiles& operator=(const ImportedFiles&) = delete;

    /// The module of a dotted name, with its packages run and its own file not yet. `from` is the import
    /// that asks; `level` counts its leading dots. Null when there is none.
    Module find(std::string_view dotted, std::uint32_t level, Range from);
    /// Its submodule; null when there is none.
    Module findSubmodule(ImportedModule& package, std::string_view part, Range from);
    /// Runs the file unless that is done. False after a refusal: it imports itself, or cannot be read.
    bool load(ImportedModule& module, Range from);

    /// `; perhaps drag is meant`, or nothing.
    std::string suggestName(std::string_view module) const;

    std::vector<std::string> paths() const; ///< of all files that were read, in that order
    const std::vector<std::string>& missing() const { return m_missing; }

private:
    Module findIn(const std::vector<std::string>& folders, std::string_view part, std::string_view name);
    Module packageOf(const std::string& folder);
    Module moduleOf(std::string path, std::string folder, std::string_view name);
    std::optional<Result<text::SourceText>> read(const std::string& path) const;
    bool refuseCircle(const ImportedModule& module, Range from);
    bool refuseFile(ImportedModule& module, std::string_view reason, Range from);
    void run(ImportedModule& module, text::SourceText text, Range from);

    Session& m_session;
    ImportPlaces m_places;
    std::vector<Module> m_modules; ///< in the order of finding, the first one is the file itself
    std::vector<ImportedModule*> m_reading; ///< outermost first
    std::vector<std::string> m_missing;
    std::vector<syntax::SyntaxTree> m_trees; ///< what functions and scopes refer to
};

} // namespace hawk::trace
