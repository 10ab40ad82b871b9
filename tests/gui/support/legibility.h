// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <initializer_list>

#include <QPalette>
#include <QString>
#include <QStringList>

class QWidget;

namespace hawk::gui {

/// Texts of visible labels and buttons below `root` that do not fit into their widget, unless a tool tip
/// tells the whole of them.
QStringList cutTexts(const QWidget& root);

/// Texts of visible, enabled labels below `root` with a contrast under 4.5 to what is painted behind them,
/// as WCAG 2.1 counts it.
QStringList faintTexts(QWidget& root);

enum class Look { light, dark };

/// The application has this look as long as the scope lives.
class LookScope
{
public:
    explicit LookScope(Look look);
    ~LookScope();
    LookScope(const LookScope&) = delete;
    LookScope& operator=(const LookScope&) = delete;

private:
    QPalette m_before;
};

/// Columns `what` and `isDark` of a data function, with a row for each of the names in both looks.
void addRowsInBothLooks(std::initializer_list<const char*> names);

/// Where the variable PICTURES_FOLDER names a folder, a picture of the widget goes there for a person to look
/// at.
void keepPicture(QWidget& root, const QString& name);

} // namespace hawk::gui
