// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/document_text.h"

#include <algorithm>

#include <QPlainTextDocumentLayout>
#include <QTextBlock>

#include "editor/byte_index.h"

namespace hawk::ui {

PreparedDocument prepareDocument(const QString& text, const DocumentLook& look)
{
    PreparedDocument prepared{.document = std::make_unique<QTextDocument>(),
                              .lineSizes = lineSizes(text),
                              .isChanged = isChangedByEditor(text)};
    QTextDocument& document = *prepared.document;
    document.setDocumentLayout(std::make_unique<QPlainTextDocumentLayout>(&document).release());
    document.setDefaultFont(look.font);
    document.setDefaultTextOption(look.option);
    document.setPlainText(text);
    document.setModified(false);
    // Made on first use, which would be all at once when the editor takes the document.
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        block.layout();
    return prepared;
}

DocumentDelivery::DocumentDelivery(PreparedDocument prepared, QThread* thread)
    : m_prepared(std::move(prepared))
{
    m_prepared.document->moveToThread(thread);
}

DocumentDelivery::~DocumentDelivery()
{
    // It belongs to the other thread by now.
    if (m_prepared.document)
        m_prepared.document.release()->deleteLater();
}

bool isChangedByEditor(const QString& text)
{
    return std::ranges::any_of(text, [](QChar unit) {
        return unit == u'\r' || unit == QChar::ParagraphSeparator || unit == QChar(0xfdd0)
            || unit == QChar(0xfdd1);
    });
}

QString plainText(const QTextDocument& document)
{
    // toPlainText would make blanks of no-break spaces.
    QString text = document.toRawText();
    text.replace(QChar::ParagraphSeparator, u'\n');
    return text;
}

std::string utf8Text(const QTextDocument& document)
{
    return plainText(document).toStdString();
}

} // namespace hawk::ui
