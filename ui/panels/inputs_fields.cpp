// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputs_fields.h"

#include <algorithm>

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include "common/colours.h"
#include "common/icons.h"
#include "common/qt_text.h"
#include "panels/inputs_words.h"

namespace hawk::ui {

using workspace::InputForm;
using workspace::InputSource;

InputsFields::InputsFields(QWidget* parent)
    : QWidget(parent)
    , m_choose(new QToolButton(this))
    , m_column(new QComboBox(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_labels[i] = new QLabel(this);
        m_fields[i] = new QLineEdit(this);
        m_labels[i]->setBuddy(m_fields[i]);
        m_labels[i]->setTextFormat(Qt::PlainText);
        layout->addWidget(m_labels[i]);
        layout->addWidget(m_fields[i], 1);
        connect(m_fields[i], &QLineEdit::textEdited, this, &InputsFields::takeFields);
    }
    layout->addWidget(m_choose);
    layout->addWidget(m_column, 1);
    m_choose->setIcon(icon(u"folder"));
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_choose, &QToolButton::clicked, this, &InputsFields::fileWanted);
    connect(m_column, &QComboBox::textActivated, this, &InputsFields::takeColumn);
}

QWidget* InputsFields::followInTabOrder(QWidget* before)
{
    for (QWidget* next :
         std::initializer_list<QWidget*>{m_fields[0], m_fields[1], m_fields[2], m_choose, m_column}) {
        QWidget::setTabOrder(before, next);
        before = next;
    }
    return before;
}

void InputsFields::show(const InputForm& form, const QString& name)
{
    m_form = form;
    m_name = name;
    const bool isFile = form.source == InputSource::numpyFile || form.source == InputSource::csvColumn;
    const bool isFree = form.source == InputSource::other || form.source == InputSource::none;
    fill(isFree ? 0 : isFile ? 1 : form.fields.size());
    m_choose->setText(tr("Choose a file…"));
    m_choose->setToolTip(tr("Choose a file…"));
    m_choose->setAccessibleName(tr("Choose a file for %1").arg(name));
    m_choose->setVisible(isFile);
    m_column->setAccessibleName(tr("Column for %1").arg(name));
    m_column->setVisible(form.source == InputSource::csvColumn);
    if (form.source == InputSource::csvColumn) {
        const QString path = toQt(form.fields[0]);
        setColumns(path, {});
        if (!path.isEmpty())
            Q_EMIT columnsWanted(path);
    }
}

void InputsFields::fill(std::size_t shown)
{
    const QStringList names = spellFields(m_form.source);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i]->setVisible(i < shown);
        // A lone field needs no label: its source says what it is.
        m_labels[i]->setVisible(i < shown && shown > 1);
        if (i >= shown)
            continue;
        const QString name = names.value(static_cast<qsizetype>(i));
        m_labels[i]->setText(name);
        if (m_fields[i]->text() != toQt(m_form.fields[i]))
            m_fields[i]->setText(toQt(m_form.fields[i]));
        m_fields[i]->setPlaceholderText(name);
        m_fields[i]->setToolTip(name);
        m_fields[i]->setAccessibleName(tr("%1 of %2").arg(name, m_name));
    }
}

void InputsFields::setColumns(const QString& path, const QStringList& columns)
{
    if (m_form.source != InputSource::csvColumn || toQt(m_form.fields[0]) != path)
        return;
    const QSignalBlocker quiet(m_column);
    const QString chosen = toQt(m_form.fields[1]);
    QStringList offered = columns;
    if (!chosen.isEmpty() && !offered.contains(chosen))
        offered.prepend(chosen);
    m_column->clear();
    m_column->addItems(offered);
    m_column->setCurrentIndex(static_cast<int>(offered.indexOf(chosen)));
    m_column->setPlaceholderText(tr("Column"));
    // A column with the name of the input is most likely the one that is meant.
    if (chosen.isEmpty() && columns.contains(m_name)) {
        m_column->setCurrentText(m_name);
        takeColumn(m_name);
    }
}

void InputsFields::setFault(const QString& text)
{
    m_fields[0]->setAccessibleDescription(text);
}

void InputsFields::takeFields()
{
    for (std::size_t i = 0; i < std::min(m_form.fields.size(), m_fields.size()); ++i) {
        if (!m_fields[i]->isHidden())
            m_form.fields[i] = fromQt(m_fields[i]->text().trimmed());
    }
    Q_EMIT edited();
}

void InputsFields::takeColumn(const QString& column)
{
    m_form.fields[1] = fromQt(column);
    Q_EMIT edited();
}

void InputsFields::restyle()
{
    QPalette dimmed = palette();
    dimmed.setColor(QPalette::WindowText, coloursFor(palette()).dimmed);
    for (QLabel* label : m_labels)
        label->setPalette(dimmed);
}

} // namespace hawk::ui
