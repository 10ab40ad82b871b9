// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputs_row.h"

#include <array>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include "common/colours.h"
#include "common/core_phrase.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/inputs_fields.h"
#include "panels/inputs_words.h"
#include "plots/sparkline.h"

namespace hawk::ui {

using workspace::InputForm;
using workspace::InputSource;

InputsRow::InputsRow(QGridLayout& grid, int line, int number, QWidget* parent)
    : QObject(parent)
    , m_number(number)
    , m_name(new QLabel(parent))
    , m_kind(new QLabel(parent))
    , m_source(new QComboBox(parent))
    , m_fields(new InputsFields(parent))
    , m_text(new QLineEdit(parent))
    , m_preview(new Sparkline(parent))
    , m_summary(new QLabel(parent))
    , m_error(new QLabel(parent))
{
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_name->setTextFormat(Qt::PlainText);
    m_kind->setTextFormat(Qt::PlainText);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_error->hide();
    m_name->setBuddy(m_source);
    m_text->setMinimumWidth(m_text->fontMetrics().averageCharWidth() * 18);

    const std::array<QWidget*, 7> widgets = {m_name, m_kind,    m_source, m_fields,
                                             m_text, m_preview, m_summary};
    for (std::size_t column = 0; column < widgets.size(); ++column)
        grid.addWidget(widgets[column], line, static_cast<int>(column));
    grid.addWidget(m_error, line + 1, 2, 1, columnCount - 2);

    connect(m_source, &QComboBox::activated, this,
            [this](int index) { chooseSource(static_cast<InputSource>(m_source->itemData(index).toInt())); });
    connect(m_fields, &InputsFields::edited, this, &InputsRow::submitForm);
    connect(m_fields, &InputsFields::fileWanted, this, &InputsRow::fileWanted);
    connect(m_fields, &InputsFields::columnsWanted, this, &InputsRow::columnsWanted);
    connect(m_text, &QLineEdit::textEdited, this, &InputsRow::submitText);
    restyle();
}

InputsRow::~InputsRow()
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_name, m_kind, m_source, m_fields, m_text,
                                                           m_preview, m_summary, m_error})
        widget->deleteLater();
}

QWidget* InputsRow::followInTabOrder(QWidget* before)
{
    QWidget::setTabOrder(before, m_source);
    QWidget::setTabOrder(m_fields->followInTabOrder(m_source), m_text);
    return m_text;
}

void InputsRow::show(const workspace::InputRow& row, data::Mode mode)
{
    const bool isNew = row.name != m_row.name || row.role != m_row.role || row.isOptional != m_row.isOptional;
    const bool hasOtherText = isNew || row.text != workspace::textOf(m_fields->form());
    m_row = row;
    m_mode = mode;
    m_name->setText(toQt(row.name));
    m_kind->setText(describe(mode));
    if (hasOtherText)
        showForm(workspace::readInputForm(row.text, row.role));
    if (isNew)
        nameParts();
    if (m_text->text().trimmed() != toQt(row.text))
        m_text->setText(toQt(row.text));
    m_preview->setValues(row.preview);
    m_summary->setText(translatedPhrase(toQt(row.summary)));
    m_preview->setAccessibleDescription(translatedPhrase(toQt(row.summary)));
    showError();
}

QString InputsRow::describe(data::Mode mode) const
{
    if (m_row.count == workspace::InputCount::extent)
        return tr("%1, %2").arg(spellDeclaration(m_row), spellRole(m_row));
    return tr("%1, %2, %3").arg(spellDeclaration(m_row), toQt(data::nameOf(mode)), spellRole(m_row));
}

void InputsRow::showError()
{
    const bool isShown = m_row.error.has_value();
    m_error->setVisible(isShown);
    m_error->setText(isShown ? spellError(*m_row.error) : QString());
    const QString name = toQt(m_row.name);
    // A screen reader hears of the fault where it is repaired.
    m_text->setAccessibleDescription(m_error->text());
    m_fields->setFault(m_error->text());
    m_text->setAccessibleName(tr("Values of %1 as text").arg(name));
}

void InputsRow::fillSources()
{
    const QSignalBlocker quiet(m_source);
    m_source->clear();
    for (const InputSource source : workspace::sourcesFor(m_row.role, m_row.isOptional))
        m_source->addItem(spellSource(source), static_cast<int>(source));
}

void InputsRow::showForm(const InputForm& form)
{
    fillSources();
    const QSignalBlocker quiet(m_source);
    int index = m_source->findData(static_cast<int>(form.source));
    if (index < 0) {
        // What is typed as text can be more than what is offered.
        m_source->addItem(spellSource(form.source), static_cast<int>(form.source));
        index = m_source->count() - 1;
    }
    m_source->setCurrentIndex(index);
    // The text of a lone number stands in its field already.
    m_text->setVisible(form.source != InputSource::number);
    m_fields->show(form, toQt(m_row.name));
}

void InputsRow::setColumns(const QString& path, const QStringList& columns)
{
    m_fields->setColumns(path, columns);
}

void InputsRow::chooseSource(InputSource source)
{
    if (source == m_fields->form().source)
        return;
    const InputForm form = workspace::defaultForm(source, m_number);
    showForm(form);
    if (source == InputSource::numpyFile || source == InputSource::csvColumn)
        return Q_EMIT fileWanted();
    submitForm();
}

void InputsRow::submitForm()
{
    const std::string text = workspace::textOf(m_fields->form());
    m_text->setText(toQt(text));
    Q_EMIT textChosen(m_row.name, text);
}

void InputsRow::submitText()
{
    const std::string text = fromQt(m_text->text().trimmed());
    showForm(workspace::readInputForm(text, m_row.role));
    Q_EMIT textChosen(m_row.name, text);
}

void InputsRow::takeFile(const QString& path)
{
    const bool isTable = path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
    showForm({isTable ? InputSource::csvColumn : InputSource::numpyFile, {fromQt(path), {}}});
    submitForm();
}

void InputsRow::setHighlighted(bool isHighlighted)
{
    m_name->setAutoFillBackground(isHighlighted);
    m_name->setBackgroundRole(isHighlighted ? QPalette::Highlight : QPalette::NoRole);
    m_name->setForegroundRole(isHighlighted ? QPalette::HighlightedText : QPalette::NoRole);
}

QRect InputsRow::geometry() const
{
    return m_name->geometry() | m_summary->geometry()
        | (m_error->isVisible() ? m_error->geometry() : QRect());
}

void InputsRow::retranslate()
{
    nameParts();
    showForm(InputForm(m_fields->form()));
    showError();
}

void InputsRow::nameParts()
{
    const QString name = toQt(m_row.name);
    m_source->setAccessibleName(tr("Source of %1").arg(name));
    m_preview->setAccessibleName(tr("Preview of %1").arg(name));
    m_text->setToolTip(tr("The same as in the terminal, for example uniform:0:1:7 or @x.npy"));
    m_kind->setText(describe(m_mode));
}

void InputsRow::restyle()
{
    const Colours colours = coloursFor(m_name->parentWidget()->palette());
    const auto colour = [](QLabel* label, const QColor& text) {
        QPalette palette = label->parentWidget()->palette();
        palette.setColor(QPalette::WindowText, text);
        label->setPalette(palette);
    };
    m_fields->restyle();
    colour(m_kind, colours.dimmed);
    colour(m_summary, colours.dimmed);
    colour(m_error, colours.error);
}

} // namespace hawk::ui
