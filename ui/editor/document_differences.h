// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/document_text.h"
#include "text/error.h"

namespace hawk::ui {

/// The differences of a text from its file as `diff -u` prints them, ready to be shown.
struct DocumentDifferences {
    DocumentDelivery text;
    std::vector<char> lines; ///< the first letter of each line, a blank for an empty one

    DocumentDifferences(PreparedDocument prepared, QThread* thread, std::vector<char> letters)
        : text(std::move(prepared), thread)
        , lines(std::move(letters))
    { }
};

/// Reads the file and compares; null when the two are the same. Errors as workspace::readDocument(). For any
/// thread; `thread` is the one that takes the document.
Result<std::shared_ptr<DocumentDifferences>> differencesFromFile(const std::string& path,
                                                                 const std::string& text,
                                                                 const DocumentLook& look, QThread* thread);

} // namespace hawk::ui
