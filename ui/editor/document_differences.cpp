// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_differences.h"

#include "common/qt_text.h"
#include "text/line_diff.h"
#include "workspace/document_file.h"

namespace hawk::ui {

Result<std::shared_ptr<DocumentDifferences>> differencesFromFile(const std::string& path,
                                                                 const std::string& text,
                                                                 const DocumentLook& look, QThread* thread)
{
    const auto file = workspace::readDocument(path);
    if (!file)
        return std::unexpected(file.error());
    const auto before = text::splitLines(file->text);
    const auto after = text::splitLines(text);
    const std::string diff = text::unifiedDiff(before, after, text::diffLines(before, after));
    if (diff.empty())
        return nullptr;
    const QString shown = toQt(diff);
    std::vector<char> lines;
    for (const QStringView line : QStringTokenizer(shown, u'\n'))
        lines.push_back(line.isEmpty() ? ' ' : line.front().toLatin1());
    return std::make_shared<DocumentDifferences>(prepareDocument(shown, look), thread, std::move(lines));
}

} // namespace hawk::ui
