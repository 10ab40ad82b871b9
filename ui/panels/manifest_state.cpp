// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_state.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

#include "common/colours.h"
#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/visible_name.h"

namespace hawk::ui {

ManifestState::ManifestState(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    set(Kind::note, QString());
}

void ManifestState::showPreview(const workspace::Bundles& bundles)
{
    const bool hasKernels = !bundles.kernels().empty();
    if (bundles.previewError() && hasKernels)
        set(Kind::fault, spellError(*bundles.previewError()));
    else if (!bundles.previewed())
        set(Kind::note, QString());
    else
        set(Kind::note,
            hasKernels ? tr("Not built yet: this is what would be written")
                       : tr("No kernel can be built now: this would have been written before"));
}

void ManifestState::showFolder(const workspace::BundleReport& report)
{
    const QString folder = visibleName(toQt(report.view.directory));
    if (report.view.faults.empty())
        //: %1: a folder
        set(Kind::good, tr("%1: every file is as it was published").arg(folder));
    else
        set(Kind::fault,
            //: %1: a folder
            tr("%1: %n fault(s)", nullptr, static_cast<int>(report.view.faults.size())).arg(folder));
}

void ManifestState::set(Kind kind, const QString& text)
{
    m_kind = kind;
    m_text->setText(text);
    m_text->setToolTip(text);
    m_icon->setVisible(!text.isEmpty());
    restyle();
}

void ManifestState::restyle()
{
    const Colours colours = coloursFor(palette());
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText,
                      m_kind == Kind::note       ? colours.dimmed
                          : m_kind == Kind::good ? colours.good
                                                 : colours.error);
    const QString name = m_kind == Kind::note ? QStringLiteral("note")
        : m_kind == Kind::good                ? QStringLiteral("hit")
                                              : QStringLiteral("error");
    const int side = fontMetrics().height();
    m_icon->setPixmap(icon(name, coloured).pixmap(QSize(side, side), devicePixelRatioF()));
    m_text->setPalette(coloured);
}

void ManifestState::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace hawk::ui
