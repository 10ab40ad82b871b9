// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/State>
#include <QObject>
#include <QPointer>
#include <QTextDocument>
#include <QTextLayout>
#include <QTimer>

#include "editor/text_span.h"
#include "editor/theme_formats.h"

class QTextBlock;

namespace hawk::ui {

/// Colours a document in slices of a few milliseconds: what is visible and what was typed at once, the rest
/// when nothing else waits. A change of the theme recolours with the states that are known already. Lines
/// longer than longestLine stay plain.
class SliceHighlighter : public QObject, public KSyntaxHighlighting::AbstractHighlighter
{
    Q_OBJECT
    Q_INTERFACES(KSyntaxHighlighting::AbstractHighlighter)

public:
    static constexpr int longestLine = 10'000;

    explicit SliceHighlighter(QObject* parent = nullptr);
    ~SliceHighlighter() override;

    void setDocument(QTextDocument* document);
    void setDefinition(const KSyntaxHighlighting::Definition& definition) override;
    /// Text keeps a contrast of at least 4.5:1 on `background`.
    void setColours(const KSyntaxHighlighting::Theme& theme, const QColor& background);
    /// The blocks in view, which come first. Colours them before it returns, for at most a few milliseconds.
    void setVisible(int firstBlock, int lastBlock);
    bool isComplete() const { return m_next > m_last; }

    /// Parts of a line that are strings or comments, in ascending order; empty when not known yet.
    static std::vector<TextSpan> opaqueParts(const QTextBlock& block);

Q_SIGNALS:
    void completed();

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override;

private:
    struct BlockData;
    static BlockData* dataOf(const QTextBlock& block);
    void restart();
    void follow(int position, int removed, int added);
    void continueLater();
    void work();
    /// Colours from m_next on until the time is over, nothing is left, or block `until` is done.
    void run(double milliseconds, int until);
    bool isCurrent(const QTextBlock& block, const KSyntaxHighlighting::State& begin) const;
    KSyntaxHighlighting::State stateBefore(const QTextBlock& block) const;
    void colour(QTextBlock& block, const KSyntaxHighlighting::State& begin);

    QPointer<QTextDocument> m_document;
    QTimer m_timer;
    ThemeFormats m_formats;
    QList<QTextLayout::FormatRange> m_ranges; ///< of the line in work
    std::vector<TextSpan> m_opaque;
    int m_generation = 1;
    int m_blockCount = 0;
    int m_next = 0; ///< first block that may be out of date
    int m_last = -1; ///< last one that must be looked at whatever the states say
    int m_firstVisible = 0;
    int m_lastVisible = -1;
};

} // namespace hawk::ui
