// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/live_places.h"

#include <utility>

#include <QPointer>

#include "common/qt_text.h"

namespace hawk::ui {

/// Bytes of both texts that are compared in less time than a job takes to start.
static constexpr std::size_t comparedAtOnce = 64 << 10;

struct LivePlaces::Shifts {
    Shifts(const std::string& live, const std::string& source) : toSource(live, source), toLive(source, live)
    { }
    workspace::OffsetShift toSource, toLive;
};

LivePlaces::LivePlaces(workspace::Documents& documents, workspace::Jobs& jobs, QObject* parent)
    : QObject(parent)
    , m_documents(documents)
    , m_jobs(jobs)
{ }

LivePlaces::~LivePlaces() = default;

bool LivePlaces::isFollowing(const workspace::GeneratedText& text, workspace::DocumentId document) const
{
    if (!m_documents.contains(document))
        return true;
    const std::uint64_t revision = m_documents.facts(document).revision;
    return revision == text.revision || (m_text.get() == &text && m_revision == revision);
}

void LivePlaces::follow(const std::shared_ptr<const workspace::GeneratedText>& text,
                        workspace::DocumentId document)
{
    const bool isOpen = m_documents.contains(document);
    const std::uint64_t revision = isOpen ? m_documents.facts(document).revision : text->revision;
    const bool isOtherText = m_text != text;
    if (!isOtherText && m_revision == revision)
        return;
    m_text = text;
    m_revision = revision;
    std::string live = revision == text->revision ? std::string() : m_documents.currentText(document);
    if (revision == text->revision || live == text->source.text()) {
        m_way = Way::same;
        return;
    }
    std::string source(text->source.text());
    if (live.size() + source.size() <= comparedAtOnce) {
        m_shifts = std::make_shared<const Shifts>(live, source);
        m_way = Way::shifted;
        return;
    }
    if (isOtherText)
        m_way = Way::unknown;
    m_jobs.start<std::shared_ptr<const Shifts>>(
        {{static_cast<std::uint64_t>(document), "places"},
         fromQt(tr("Comparing the texts")),
         workspace::Pool::analysis},
        [live = std::move(live), source = std::move(source)](const process::JobContext&) {
            return std::make_shared<const Shifts>(live, source);
        },
        [guarded = QPointer(this), text, revision](std::shared_ptr<const Shifts> shifts) {
            if (!guarded || guarded->m_text != text || guarded->m_revision != revision)
                return;
            guarded->m_shifts = std::move(shifts);
            guarded->m_way = Way::shifted;
            Q_EMIT guarded->moved();
        });
}

std::optional<std::uint32_t> LivePlaces::toSource(std::uint32_t liveOffset) const
{
    switch (m_way) {
    case Way::same:
        return liveOffset;
    case Way::shifted:
        return m_shifts->toSource.map(liveOffset);
    case Way::unknown:
        break;
    }
    return std::nullopt;
}

std::optional<text::Range> LivePlaces::toLive(text::Range sourceRange) const
{
    switch (m_way) {
    case Way::same:
        return sourceRange;
    case Way::shifted:
        return m_shifts->toLive.map(sourceRange);
    case Way::unknown:
        break;
    }
    return std::nullopt;
}

} // namespace hawk::ui
