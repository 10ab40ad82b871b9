// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/go_to_sample.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace hawk::ui {

GoToSample::GoToSample(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_field(new QLineEdit(this))
{
    m_label->setBuddy(m_field);
    m_field->setMaximumWidth(m_field->fontMetrics().averageCharWidth() * 16);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_label);
    layout->addWidget(m_field);
    connect(m_field, &QLineEdit::returnPressed, this, &GoToSample::take);
}

void GoToSample::retranslate()
{
    const bool isSample = m_rows == Rows::samples;
    m_label->setText(isSample ? tr("&Go to sample") : tr("&Go to row"));
    m_field->setAccessibleName(isSample ? tr("Go to sample") : tr("Go to row"));
}

void GoToSample::setRows(Rows rows)
{
    m_rows = rows;
    retranslate();
}

void GoToSample::take()
{
    bool isRead = false;
    const QString text = m_field->text().trimmed();
    qlonglong sample = QLocale().toLongLong(text, &isRead);
    if (!isRead)
        sample = text.toLongLong(&isRead);
    if (isRead)
        Q_EMIT chosen(sample);
    else
        Q_EMIT refused(text);
}

} // namespace hawk::ui
