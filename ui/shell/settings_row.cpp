// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/settings_row.h"

#include <algorithm>

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "common/colours.h"
#include "shell/folder_list.h"

namespace hawk::ui {

namespace {

const PreferenceField* findField(const char* key)
{
    const auto keyOf = [](const PreferenceField& field) { return QLatin1StringView(field.key); };
    return &*std::ranges::find(preferenceFields(), QLatin1StringView(key), keyOf);
}

} // namespace

SettingsRow::SettingsRow(const char* key, QWidget* control, QWidget* parent)
    : QWidget(parent)
    , m_field(findField(key))
    , m_name(new QLabel(this))
    , m_control(control)
    , m_explanation(new QLabel(this))
    , m_fault(new QLabel(this))
{
    setObjectName(QStringLiteral("row.") + QLatin1StringView(key));
    m_name->setBuddy(control);
    for (QLabel* label : {m_explanation, m_fault}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_fault->hide();
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    line->addWidget(m_name, 1);
    line->addWidget(control, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 8);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(m_explanation);
    layout->addWidget(m_fault);

    if (auto* box = qobject_cast<QComboBox*>(control))
        connect(box, &QComboBox::activated, this, &SettingsRow::changed);
    else if (auto* number = qobject_cast<QSpinBox*>(control))
        connect(number, &QSpinBox::valueChanged, this, &SettingsRow::changed);
    else if (auto* text = qobject_cast<QLineEdit*>(control))
        connect(text, &QLineEdit::editingFinished, this, &SettingsRow::changed);
    else if (auto* folders = qobject_cast<FolderList*>(control))
        connect(folders, &FolderList::changed, this, &SettingsRow::changed);
    restyle();
}

void SettingsRow::setTexts(const QString& name, const QString& explanation)
{
    m_name->setText(name);
    m_explanation->setText(explanation);
    m_control->setAccessibleName(name);
    m_control->setAccessibleDescription(explanation);
}

void SettingsRow::setFault(const QString& fault)
{
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

QString SettingsRow::fault() const
{
    return m_fault->text();
}

QVariant SettingsRow::value() const
{
    if (const auto* box = qobject_cast<const QComboBox*>(m_control))
        return box->currentData();
    if (const auto* number = qobject_cast<const QSpinBox*>(m_control))
        return number->value();
    if (const auto* folders = qobject_cast<const FolderList*>(m_control))
        return folders->folders();
    return qobject_cast<const QLineEdit*>(m_control)->text().trimmed();
}

void SettingsRow::show(const Preferences& preferences)
{
    const QSignalBlocker blocker(m_control);
    const QVariant value = m_field->read(preferences);
    if (auto* box = qobject_cast<QComboBox*>(m_control))
        box->setCurrentIndex(std::max(0, box->findData(value)));
    else if (auto* number = qobject_cast<QSpinBox*>(m_control))
        number->setValue(value.toInt());
    else if (auto* folders = qobject_cast<FolderList*>(m_control))
        folders->setFolders(value.toStringList());
    else if (auto* text = qobject_cast<QLineEdit*>(m_control); text->text().trimmed() != value.toString())
        text->setText(value.toString());
    setFault({});
}

bool SettingsRow::matches(const QString& pattern) const
{
    const QString text = m_name->text() + u' ' + m_explanation->text();
    const QStringList words = pattern.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words,
                               [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

void SettingsRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void SettingsRow::restyle()
{
    const Colours colours = coloursFor(palette());
    const auto colour = [this](QLabel& label, const QColor& text) {
        QPalette own = palette();
        own.setColor(QPalette::WindowText, text);
        label.setPalette(own);
    };
    colour(*m_explanation, colours.dimmed);
    colour(*m_fault, colours.error);
}

} // namespace hawk::ui
