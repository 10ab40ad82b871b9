// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/documents.h"

#include <algorithm>
#include <format>
#include <utility>

#include "syntax/parser.h"
#include "trace/asked_derivative.h"
#include "workspace/document_entry.h"
#include "workspace/file_watch.h"
#include "workspace/recovery.h"

namespace hawk::workspace {

const std::string& nameOf(const DocumentFacts& facts)
{
    return facts.path.empty() ? facts.title : facts.path;
}

Documents::Documents(Jobs& jobs, std::string stateFolder, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_recovery(std::make_unique<Recovery>(std::move(stateFolder) + "/unsaved"))
    , m_isGivenUp(std::make_shared<std::atomic<bool>>(false))
    , m_watch(std::make_unique<FileWatch>())
{
    connect(m_watch.get(), &FileWatch::moved, this, &Documents::fileMoved);
}

Documents::~Documents() = default;

Documents::Entry& Documents::entry(DocumentId id)
{
    return *m_entries.at(id);
}

const Documents::Entry& Documents::entry(DocumentId id) const
{
    return *m_entries.at(id);
}

DocumentId Documents::add(DocumentFacts facts, std::string text)
{
    const DocumentId id{++m_lastId};
    auto made = std::make_unique<Entry>(std::move(facts), std::move(text));
    connect(&made->pause, &QTimer::timeout, this, [this, id] { analyseNow(id); });
    connect(&made->keep, &QTimer::timeout, this, [this, id] { keepAside(id); });
    if (!made->facts.path.empty())
        m_watch->add(made->facts.path);
    m_entries.emplace(id, std::move(made));
    m_order.push_back(id);
    Q_EMIT opened(id);
    setCurrent(id);
    analyseNow(id);
    return id;
}

DocumentId Documents::create(const std::string& title, std::string text)
{
    return add({.title = title.empty() ? std::format("untitled-{}.py", ++m_untitled) : title},
               std::move(text));
}

void Documents::close(DocumentId id)
{
    if (!contains(id))
        return;
    const Entry& last = entry(id);
    const std::string path = last.facts.path;
    if (!path.empty())
        m_watch->remove(path);
    unfollowImports(id);
    m_recovery->forget(m_recovery->fileFor(static_cast<std::uint64_t>(id)));
    m_jobs.cancelOwner(static_cast<std::uint64_t>(id));
    const auto place = std::ranges::find(m_order, id);
    const auto next = m_order.erase(place);
    const DocumentId neighbour = next != m_order.end() ? *next
        : m_order.empty()                              ? DocumentId::none
                                                       : m_order.back();
    m_entries.erase(id);
    if (m_current == id)
        setCurrent(neighbour);
    Q_EMIT closed(id);
    analyseImporters(path);
}

const std::string& Documents::initialText(DocumentId id) const
{
    return entry(id).initial;
}

void Documents::setTextProvider(DocumentId id, std::function<std::string()> provider)
{
    entry(id).provider = std::move(provider);
}

std::string Documents::currentText(DocumentId id) const
{
    const Entry& now = entry(id);
    return now.provider ? now.provider() : now.initial;
}

void Documents::noteEdit(DocumentId id)
{
    Entry& now = entry(id);
    ++now.facts.revision;
    now.pause.start(now.delay.delay());
    now.keep.start();
    Q_EMIT factsChanged(id);
}

void Documents::setModified(DocumentId id, bool isModified)
{
    Entry& now = entry(id);
    if (now.facts.isModified == isModified)
        return;
    now.facts.isModified = isModified;
    if (!isModified)
        m_recovery->forget(m_recovery->fileFor(static_cast<std::uint64_t>(id)));
    Q_EMIT factsChanged(id);
}

void Documents::analyseNow(DocumentId id)
{
    if (!contains(id))
        return;
    Entry& now = entry(id);
    now.pause.stop();
    const std::string& name = nameOf(now.facts);
    m_jobs.start<Analysed>(
        {keyOf(id, "analyse"), "Reading " + now.facts.title, Pool::analysis},
        [text = currentText(id), name, revision = now.facts.revision, places = importPlacesOf(id),
         derivatives = now.derivatives](const process::JobContext& job) mutable {
            const auto begin = std::chrono::steady_clock::now();
            auto analysis = std::make_shared<Analysis>();
            analysis->revision = revision;
            analysis->module =
                trace::traceModule(syntax::parse({std::move(text), name}), job.stop, std::move(places));
            trace::addAskedDerivatives(analysis->module, derivatives);
            // A stopped analysis is incomplete and looks like a good one.
            if (job.isStopped())
                return Analysed{};
            ImportStamps imports = importStamps(analysis->module);
            return Analysed{std::move(analysis), std::move(imports),
                            std::chrono::steady_clock::now() - begin};
        },
        [this, id](Analysed done) {
            if (!contains(id) || !done.analysis)
                return;
            Entry& known = entry(id);
            const bool isEdited = known.analysis && known.analysis->revision != done.analysis->revision;
            known.analysis = std::move(done.analysis);
            known.delay.add(done.duration);
            followImports(id, std::move(done.imports));
            Q_EMIT analysed(id);
            // Only an edit reaches others: two files that import each other would go on for ever.
            if (isEdited && contains(id))
                analyseImporters(facts(id).path);
        });
}

void Documents::askForDerivative(DocumentId id, const std::string& name)
{
    std::vector<std::string>& asked = entry(id).derivatives;
    if (std::ranges::contains(asked, name))
        return;
    asked.push_back(name);
    analyseNow(id);
}

void Documents::forgetDerivative(DocumentId id, const std::string& name)
{
    std::erase(entry(id).derivatives, name);
}

std::vector<DocumentId> Documents::all() const
{
    return m_order;
}

bool Documents::contains(DocumentId id) const
{
    return m_entries.contains(id);
}

const DocumentFacts& Documents::facts(DocumentId id) const
{
    return entry(id).facts;
}

void Documents::setCurrent(DocumentId id)
{
    if (std::exchange(m_current, id) != id)
        Q_EMIT currentChanged(id);
}

std::shared_ptr<const Analysis> Documents::analysis(DocumentId id) const
{
    return contains(id) ? entry(id).analysis : nullptr;
}

} // namespace hawk::workspace
