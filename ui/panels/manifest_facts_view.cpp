// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_facts_view.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>

#include "common/colours.h"

namespace hawk::ui {

ManifestFactsView::ManifestFactsView(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    rebuild();
}

void ManifestFactsView::setFacts(const QList<BundleFact>& facts)
{
    m_facts = facts;
    rebuild();
}

void ManifestFactsView::rebuild()
{
    const Colours colours = coloursFor(palette());
    QPalette dimmed = palette();
    dimmed.setColor(QPalette::WindowText, colours.dimmed);
    QPalette faulty = palette();
    faulty.setColor(QPalette::WindowText, colours.error);

    auto* content = new QWidget(viewport());
    auto* layout = new QGridLayout(content);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setHorizontalSpacing(16);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(1, 1);
    for (int row = 0; const BundleFact& fact : m_facts) {
        auto* name = new QLabel(fact.name, content);
        name->setPalette(dimmed);
        name->setAlignment(Qt::AlignTop | Qt::AlignRight);
        auto* value = new QLabel(fact.value, content);
        value->setTextFormat(Qt::PlainText);
        value->setWordWrap(true);
        value->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        value->setAccessibleName(fact.name);
        value->setAccessibleDescription(fact.value);
        if (fact.form == BundleFact::Form::code)
            value->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        if (fact.form == BundleFact::Form::fault)
            value->setPalette(faulty);
        layout->addWidget(name, row, 0);
        layout->addWidget(value, row, 1);
        ++row;
    }
    layout->setRowStretch(static_cast<int>(m_facts.size()), 1);
    setWidget(content);
}

void ManifestFactsView::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

} // namespace hawk::ui
