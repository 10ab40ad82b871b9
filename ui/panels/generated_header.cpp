// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/generated_header.h"

#include <QHBoxLayout>
#include <QLabel>

#include "common/colours.h"
#include "common/icons.h"
#include "common/qt_text.h"

namespace hawk::ui {

namespace {

QString spellStale(const std::optional<Error>& error)
{
    if (!error)
        //: The text for the target that was chosen is in work; a short label.
        return GeneratedHeader::tr("For the target before");
    if (error->diagnostics.empty() || !error->source)
        return GeneratedHeader::tr("From an older text");
    const auto line = error->source->position(error->diagnostics.front().range.begin).line;
    return GeneratedHeader::tr("From an older text: line %1 is broken").arg(line);
}

} // namespace

GeneratedHeader::GeneratedHeader(QWidget* parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
    , m_changes(new QLabel(this))
    , m_badgeIcon(new QLabel(this))
    , m_badge(new QLabel(this))
{
    for (QLabel* label : {m_name, m_changes}) {
        label->setTextFormat(Qt::PlainText);
        // The panel may be narrower than what there is to say.
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_changes->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_name, 3);
    layout->addWidget(m_changes, 2);
    layout->addWidget(m_badgeIcon);
    layout->addWidget(m_badge);
    restyle();
}

QString GeneratedHeader::spellTarget(const workspace::GeneratedText& text)
{
    QStringList words{toQt(text.kernel)};
    if (text.view != workspace::KernelView::ir) {
        words.append(toQt(data::nameOf(text.spec.mode)));
        words.append(text.spec.architecture.empty() ? toQt(codegen::nameOf(text.spec.profile))
                                                    : toQt(text.spec.architecture));
        words.append(toQt(codegen::nameOf(text.spec.optLevel)));
        for (const std::string& define : text.spec.defines)
            words.append(toQt(define));
    }
    return words.join(QStringLiteral(" · "));
}

void GeneratedHeader::show(const ShownText& shown, Age age, const std::optional<Error>& error)
{
    m_name->setText(shown.text ? spellTarget(*shown.text) : QString());
    m_name->setToolTip(m_name->text());
    m_changes->setVisible(shown.comparison != nullptr);
    if (shown.comparison) {
        const QString other = spellTarget(*shown.base);
        //: Above a comparison of two texts; %1 and %2 are numbers of lines.
        m_changes->setText(tr("+%1 −%2 lines").arg(shown.comparison->added).arg(shown.comparison->removed));
        m_changes->setToolTip(tr("Compared with: %1").arg(other));
        if (other != m_name->text())
            //: %1 and %2 each say what a generated text was made for.
            m_name->setText(tr("%1, before: %2").arg(m_name->text(), other));
    }
    const bool isStale = shown.text && age == Age::stale;
    m_badge->setText(isStale ? spellStale(error) : QString());
    m_badge->setToolTip(!isStale    ? QString()
                            : error ? toQt(error->message)
                                    : tr("The text for the chosen target is being made."));
    m_badge->setVisible(isStale);
    m_badgeIcon->setVisible(isStale);
}

QString GeneratedHeader::badgeText() const
{
    return m_badge->text();
}

QString GeneratedHeader::name() const
{
    return m_name->text();
}

void GeneratedHeader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QWidget::changeEvent(event);
}

void GeneratedHeader::restyle()
{
    const Colours colours = coloursFor(palette());
    const auto ink = [](QLabel* label, const QColor& colour) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
    };
    ink(m_name, colours.dimmed);
    ink(m_changes, colours.dimmed);
    ink(m_badge, colours.caution);
    const int size = fontMetrics().height();
    QPalette forIcon = palette();
    forIcon.setColor(QPalette::WindowText, colours.caution);
    m_badgeIcon->setPixmap(icon(u"warning", forIcon).pixmap(QSize(size, size), devicePixelRatio()));
}

} // namespace hawk::ui
