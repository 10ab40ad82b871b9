// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "workspace/documents.h"
#include "workspace/generated_text.h"
#include "workspace/offset_shift.h"

namespace hawk::ui {

/// Carries places between the source that a text was made from and the document as it is now.
class LivePlaces : public QObject
{
    Q_OBJECT

public:
    LivePlaces(workspace::Documents& documents, workspace::Jobs& jobs, QObject* parent = nullptr);
    ~LivePlaces() override;

    /// Whether follow() would have nothing to compare.
    bool isFollowing(const workspace::GeneratedText& text, workspace::DocumentId document) const;
    /// Compares the texts when they differ and either is another than before: small ones at once, larger ones
    /// by a job, after which moved() follows. Until then places go where they went before that edit; those of
    /// another text go nowhere.
    void follow(const std::shared_ptr<const workspace::GeneratedText>& text, workspace::DocumentId document);
    std::optional<std::uint32_t> toSource(std::uint32_t liveOffset) const;
    std::optional<text::Range> toLive(text::Range sourceRange) const;

Q_SIGNALS:
    void moved();

private:
    struct Shifts;
    enum class Way { same, shifted, unknown };
    workspace::Documents& m_documents;
    workspace::Jobs& m_jobs;
    std::shared_ptr<const workspace::GeneratedText> m_text;
    std::uint64_t m_revision = 0; ///< of the document
    Way m_way = Way::unknown;
    std::shared_ptr<const Shifts> m_shifts; ///< with Way::shifted
};

} // namespace hawk::ui
