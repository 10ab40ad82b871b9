// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/search_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include "common/icons.h"

namespace hawk::ui {

SearchBar::SearchBar(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_edit(new QLineEdit(this))
    , m_case(addButton(""))
    , m_expression(addButton(""))
    , m_previous(addButton("up"))
    , m_next(addButton("down"))
    , m_count(new QLabel(this))
    , m_close(addButton("close"))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    m_label->setBuddy(m_edit);
    m_edit->setClearButtonEnabled(true);
    m_case->setCheckable(true);
    m_case->setText(QStringLiteral("Aa"));
    m_expression->setCheckable(true);
    m_expression->setText(QStringLiteral(".*"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(m_label);
    layout->addWidget(m_edit, 1);
    for (QToolButton* button : {m_case, m_expression, m_previous, m_next})
        layout->addWidget(button);
    layout->addWidget(m_count);
    layout->addWidget(m_close);
    connect(m_edit, &QLineEdit::textChanged, this, &SearchBar::queryChanged);
    connect(m_case, &QToolButton::toggled, this, &SearchBar::queryChanged);
    connect(m_expression, &QToolButton::toggled, this, &SearchBar::queryChanged);
    connect(m_previous, &QToolButton::clicked, this, &SearchBar::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &SearchBar::nextWanted);
    connect(m_close, &QToolButton::clicked, this, &SearchBar::closeWanted);
    retranslate();
}

QToolButton* SearchBar::addButton(const char* iconName)
{
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    if (*iconName != '\0')
        button->setIcon(icon(QString(QLatin1StringView(iconName))));
    return button;
}

void SearchBar::open(Purpose purpose, const QString& text)
{
    m_purpose = purpose;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_case, m_expression, m_previous, m_next})
        widget->setVisible(purpose == Purpose::find);
    m_count->clear();
    retranslate();
    if (!text.isEmpty() || purpose == Purpose::goTo)
        m_edit->setText(text);
    m_edit->selectAll();
    show();
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

LineQuery SearchBar::query() const
{
    return {.pattern = m_edit->text(),
            .syntax =
                m_expression->isChecked() ? LineQuery::Syntax::regularExpression : LineQuery::Syntax::plain,
            .caseSensitivity = m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive};
}

void SearchBar::tell(const LineMatches& result, int current)
{
    const QString count = QLocale().toString(static_cast<qulonglong>(result.matches.size()));
    m_count->setToolTip(result.message);
    if (m_edit->text().isEmpty())
        m_count->clear();
    else if (result.state == LineMatches::State::badExpression)
        m_count->setText(tr("Not a regular expression"));
    else if (result.state == LineMatches::State::tooComplex)
        m_count->setText(tr("%1 found, too complex for some lines").arg(count));
    else if (result.matches.empty())
        m_count->setText(tr("Not found"));
    else if (result.state == LineMatches::State::tooMany)
        m_count->setText(tr("More than %1").arg(count));
    else if (current > 0)
        //: Number of the chosen match, and how many there are.
        m_count->setText(tr("%1 of %2").arg(QLocale().toString(current), count));
    else
        m_count->setText(tr("%n found", nullptr, static_cast<int>(result.matches.size())));
}

void SearchBar::accept()
{
    if (m_purpose == Purpose::find) {
        Q_EMIT nextWanted();
        return;
    }
    bool isNumber = false;
    const int line = QLocale().toInt(m_edit->text(), &isNumber);
    if (isNumber)
        Q_EMIT lineWanted(line);
    else
        m_count->setText(tr("Not a line number"));
}

void SearchBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeWanted();
        return;
    }
    // A line edit passes Enter on to its parent.
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_purpose == Purpose::find && event->modifiers().testFlag(Qt::ShiftModifier))
        Q_EMIT previousWanted();
    else if (isEnter)
        accept();
    else
        QWidget::keyPressEvent(event);
}

void SearchBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SearchBar::retranslate()
{
    const bool isFind = m_purpose == Purpose::find;
    m_label->setText(isFind ? tr("Find:") : tr("Go to line:"));
    m_edit->setAccessibleName(isFind ? tr("Text to find") : tr("Number of the line to go to"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_case, tr("Match upper and lower case"));
    name(m_expression, tr("Regular expression"));
    name(m_previous, tr("Previous match"));
    name(m_next, tr("Next match"));
    name(m_close, tr("Close"));
}

} // namespace hawk::ui
