// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/completion.h"

#include <algorithm>
#include <array>

#include "assist/imports.h"
#include "assist/members.h"
#include "assist/vocabulary.h"
#include "assist/written_names.h"
#include "text/identifier.h"
#include "trace/names.h"

namespace hawk::assist {

namespace {

constexpr std::array<std::string_view, 11> keywords = {"break", "def",    "elif", "else", "for",   "from",
                                                       "if",    "import", "in",   "pass", "return"};
constexpr std::string_view drawModule = "hawk.math.random"; ///< whose names are short ones

/// Those that may be imported for a kernel; the ones of hawk that only driver code needs are left out.
std::vector<std::string> modules()
{
    std::vector<std::string> names = {"functools", "hawk", "math", "numpy"};
    for (const std::string_view module : trace::hawkModules()) {
        const auto isUseful = [](const Entry* entry) { return !isOutsideKernels(*entry); };
        if (module != "hawk" && std::ranges::any_of(entriesOf(module), isUseful))
            names.emplace_back(module);
    }
    std::ranges::sort(names);
    return names;
}

bool isModule(const Entry& entry)
{
    const trace::NameRow* row = trace::findName(entry.module, entry.name);
    return row != nullptr && row->meaning == trace::Meaning::submodule;
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// 0 for a name that begins with the word, 1 in another case, 2 with its letters in their order; none else.
std::optional<int> distance(std::string_view name, std::string_view word)
{
    if (name.starts_with(word))
        return 0;
    const bool begins =
        name.size() >= word.size() && std::ranges::equal(name.substr(0, word.size()), word, {}, lower, lower);
    if (begins)
        return 1;
    std::size_t at = 0;
    for (const char c : name)
        at += at < word.size() && lower(c) == lower(word[at]) ? 1 : 0;
    return at == word.size() && lower(name.front()) == lower(word.front()) ? std::optional(2) : std::nullopt;
}

CandidateKind kindOf(const Symbol& symbol)
{
    switch (symbol.kind) {
    case SymbolKind::kernel:
        return CandidateKind::kernel;
    case SymbolKind::function:
    case SymbolKind::classType:
        return CandidateKind::function;
    case SymbolKind::imported: {
        const Entry* entry = findEntry(symbol.target);
        return entry != nullptr && !isModule(*entry) ? CandidateKind::language : CandidateKind::module;
    }
    case SymbolKind::parameter:
        return CandidateKind::parameter;
    case SymbolKind::moduleName:
    case SymbolKind::local:
    case SymbolKind::loopVariable:
        break;
    }
    return CandidateKind::local;
}

class Collector
{
public:
    Collector(const trace::Module& module, const Symbols& symbols, std::uint32_t offset)
        : m_module(module)
        , m_symbols(symbols)
        , m_offset(offset)
        , m_text(module.tree.source().text())
    {
        m_result.replaced = {beginOfWord(m_text, offset), offset};
        m_word = m_text.substr(m_result.replaced.begin, offset - m_result.replaced.begin);
    }

    Completion collect() &&
    {
        const std::string_view line = lineBefore();
        if (isInCommentOrText(m_module, m_offset) || (!m_word.empty() && text::isAsciiDigit(m_word.front())))
            return std::move(m_result);
        if (line.starts_with("from ") && line.contains(" import "))
            addEntries(trimmed(line.substr(5, line.find(" import ") - 5)));
        else if (line.starts_with("from ") || line.starts_with("import "))
            addModules(line);
        else if (m_result.replaced.begin > 0 && m_text[m_result.replaced.begin - 1] == '.')
            addMembers();
        else if (isAnnotation())
            addDeclarations();
        else {
            addKeywords();
            addNames();
        }
        std::ranges::stable_sort(m_ranked, {}, &Ranked::rank);
        for (Ranked& ranked : m_ranked)
            m_result.candidates.push_back(std::move(ranked.candidate));
        return std::move(m_result);
    }

private:
    struct Ranked {
        int rank = 0;
        Candidate candidate;
    };

    static std::string trimmed(std::string_view text)
    {
        const std::size_t begin = text.find_first_not_of(' ');
        const std::size_t end = text.find_last_not_of(' ');
        return begin == std::string_view::npos ? std::string()
                                               : std::string(text.substr(begin, end + 1 - begin));
    }

    /// The line up to the word.
    std::string_view lineBefore() const
    {
        const std::string_view before = m_text.substr(0, m_result.replaced.begin);
        const std::size_t end = before.rfind('\n');
        return before.substr(end == std::string_view::npos ? 0 : end + 1);
    }

    /// Whether the word stands behind the colon of a parameter, or in the brackets that follow there.
    bool isAnnotation() const
    {
        std::string_view before = m_text.substr(0, m_result.replaced.begin);
        while (!before.empty() && before.back() == ' ')
            before.remove_suffix(1);
        if (before.ends_with('['))
            return std::ranges::any_of(std::array{"Mutable[", "Param[", "Table[", "Sorted["},
                                       [&](const char* head) { return before.ends_with(head); });
        return before.ends_with("->") || (before.ends_with(':') && isInParameters(before));
    }

    /// Whether a `def` opens a bracket before the place that is still open there.
    static bool isInParameters(std::string_view before)
    {
        const std::size_t head = before.rfind("def ");
        if (head == std::string_view::npos)
            return false;
        const std::string_view after = before.substr(head);
        return std::ranges::count(after, '(') > std::ranges::count(after, ')');
    }

    void add(const Candidate& candidate, int origin) { add(candidate, candidate.label, origin); }

    /// `name` is what the word is compared with.
    void add(Candidate candidate, std::string_view name, int origin)
    {
        const auto far = distance(name, m_word);
        if (far && name != m_word)
            m_ranked.push_back({*far * 8 + origin, std::move(candidate)});
        else if (far)
            m_ranked.push_back({0, std::move(candidate)});
    }

    static Candidate candidateOf(const Entry& entry)
    {
        return {std::string(entry.name),
                entry.module.empty() ? CandidateKind::member : CandidateKind::language,
                std::string(entry.usage),
                std::string(entry.summary),
                {}};
    }

    void addEntries(std::string_view module)
    {
        const bool isDraws = module == drawModule;
        for (const Entry* entry : entriesOf(isDraws ? drawModule.substr(0, drawModule.rfind('.')) : module)) {
            Candidate candidate = candidateOf(*entry);
            if (isDraws && !takePrefix(candidate.label, "random_"))
                continue;
            if (isModule(*entry) && !std::ranges::contains(modules(), candidate.usage.substr(7)))
                continue;
            candidate.kind = isModule(*entry) ? CandidateKind::module : CandidateKind::language;
            if (!isOutsideKernels(*entry))
                add(std::move(candidate), 0);
        }
    }

    static bool takePrefix(std::string& label, std::string_view prefix)
    {
        if (!label.starts_with(prefix))
            return false;
        label.erase(0, prefix.size());
        return true;
    }

    void addModules(std::string_view line)
    {
        const std::size_t space = line.rfind(' ');
        const std::string_view written = line.substr(space + 1); // `hawk.` of `import hawk.ma`
        for (const std::string& one : modules()) {
            if (one.starts_with(written))
                add({one.substr(written.size()), CandidateKind::module, one, {}, {}}, 0);
        }
    }

    void addMembers()
    {
        const WrittenName object = writtenNameBefore(m_module, m_symbols, m_result.replaced.begin - 1);
        if (!object.path.empty())
            return addEntries(object.path);
        const auto type =
            object.symbol == nullptr ? std::nullopt : typeAt(m_module, *object.symbol, m_offset);
        for (const Entry* member : membersOf(type))
            add(candidateOf(*member), 0);
    }

    /// The arguments that the call around the place takes by name.
    void addKeywords()
    {
        if (!beginsArgument(m_text, m_result.replaced.begin))
            return;
        const auto callee = calleeAround(m_module, m_symbols, m_result.replaced.begin);
        if (!callee)
            return;
        for (const Entry* entry : keywordsOf(*callee)) {
            Candidate candidate = candidateOf(*entry);
            candidate.kind = CandidateKind::argument;
            candidate.label += '=';
            add(std::move(candidate), entry->name, 0);
        }
    }

    bool isImported(const Entry& entry) const
    {
        const std::string path = std::string(entry.module) + '.' + std::string(entry.name);
        return std::ranges::contains(m_symbols.all(), path, &Symbol::target);
    }

    void addDeclarations()
    {
        for (const Entry* entry : entriesOf("hawk")) {
            if (entry->usage.contains(": ") && !isOutsideKernels(*entry))
                addEntry(*entry, 0);
        }
    }

    /// By the name that the file has for it, else with an import.
    void addEntry(const Entry& entry, int origin)
    {
        const std::string path = std::string(entry.module) + '.' + std::string(entry.name);
        Candidate candidate = candidateOf(entry);
        if (const auto known = nameInFile(m_symbols, path)) {
            candidate.label = *known;
        } else {
            candidate.import = importOf(m_module.tree, entry.module, entry.name);
            origin += 2;
        }
        add(std::move(candidate), entry.name, origin);
    }

    void addNames()
    {
        for (const Symbol* symbol : m_symbols.visibleAt(m_offset)) {
            Candidate candidate{symbol->name, kindOf(*symbol), {}, {}, {}};
            if (const Entry* entry = findEntry(symbol->target)) {
                const CandidateKind kind = candidate.kind;
                candidate = candidateOf(*entry);
                candidate.kind = kind;
                candidate.label = symbol->name;
            } else if (const auto type = typeAt(m_module, *symbol, m_offset)) {
                candidate.usage = symbol->name + ": " + ir::spell(*type);
            }
            add(std::move(candidate), symbol->scope == 0 ? 1 : 0);
        }
        for (const std::string_view keyword : keywords)
            add({std::string(keyword), CandidateKind::keyword, {}, {}, {}}, 2);
        for (const Entry* entry : entriesOf("builtins"))
            add(candidateOf(*entry), 3);
        for (const std::string_view module : {"hawk.math", "hawk"}) {
            for (const Entry* entry : entriesOf(module)) {
                if (!isImported(*entry) && !isOutsideKernels(*entry) && !isModule(*entry))
                    addEntry(*entry, 1);
            }
        }
    }

    const trace::Module& m_module;
    const Symbols& m_symbols;
    std::uint32_t m_offset;
    std::string_view m_text;
    std::string_view m_word;
    std::vector<Ranked> m_ranked;
    Completion m_result;
};

} // namespace

std::string_view nameOf(CandidateKind kind)
{
    switch (kind) {
    case CandidateKind::local:
        return "local";
    case CandidateKind::parameter:
        return "parameter";
    case CandidateKind::function:
        return "function";
    case CandidateKind::kernel:
        return "kernel";
    case CandidateKind::module:
        return "module";
    case CandidateKind::language:
        return "language";
    case CandidateKind::member:
        return "member";
    case CandidateKind::argument:
        return "argument";
    case CandidateKind::keyword:
        return "keyword";
    }
    return {};
}

Completion completionsAt(const trace::Module& module, const Symbols& symbols, std::uint32_t offset)
{
    const auto size = static_cast<std::uint32_t>(module.tree.source().text().size());
    return Collector(module, symbols, std::min(offset, size)).collect();
}

} // namespace hawk::assist
