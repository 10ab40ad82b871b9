// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QTimer>

#include "process/file_stamp.h"
#include "workspace/adaptive_delay.h"
#include "workspace/documents.h"

namespace hawk::workspace {

/// An unsaved text is kept this long after the last edit.
inline constexpr std::chrono::milliseconds keepPause{2000};

/// The files that imports read, and those that they would have read, as they are now.
using ImportStamps = std::map<std::string, std::optional<process::FileStamp>>;
ImportStamps importStamps(const trace::Module& module);

/// What an analysis job gives.
struct Analysed {
    std::shared_ptr<const Analysis> analysis; ///< null when it was stopped
    ImportStamps imports;
    std::chrono::nanoseconds duration{};
};

/// A document with what only its owner sees. Internal to Documents.
struct Documents::Entry {
    explicit Entry(DocumentFacts given, std::string text) : facts(std::move(given)), initial(std::move(text))
    {
        pause.setSingleShot(true);
        keep.setSingleShot(true);
        keep.setInterval(keepPause);
    }

    DocumentFacts facts;
    std::string initial;
    std::string fileSha256; ///< of the bytes last read or written
    std::function<std::string()> provider;
    std::shared_ptr<const Analysis> analysis;
    ImportStamps imports; ///< when they were last looked at
    std::vector<std::string> derivatives; ///< that are asked for
    AdaptiveDelay delay;
    /// At most one writer at a time: of two that overlap the older could end last.
    bool isWriting = false;
    std::optional<std::string> nextPath; ///< to be written to after that
    bool isKeeping = false;
    bool isKeepingDue = false;
    QTimer pause; ///< until the analysis
    QTimer keep; ///< until the text is kept aside
};

/// The key of a document's jobs.
inline JobKey keyOf(DocumentId id, const char* kind)
{
    return {static_cast<std::uint64_t>(id), kind};
}

} // namespace hawk::workspace
