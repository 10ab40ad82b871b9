// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QAction;

namespace hawk::ui {

/// A part of the window that a dock holds. Knows nothing of docks: the shell wraps it, so that the docking
/// library could be changed.
///
/// A hidden panel leaves its widgets as they are: refresh() is put off until it is shown. Its actions are not
/// hidden with it, because menus, keys and the palette offer them all the time. So updateActions() runs
/// hidden or not, and the slot of an action takes what it works on from the workspace. Where that is
/// something in the widgets, a selection for example, the slot calls catchUp() before.
class Panel : public QWidget
{
    Q_OBJECT

public:
    /// `id`: stable, lower case (`cache`); the object name of its dock and the word of `--panel`.
    explicit Panel(const QString& id, QWidget* parent = nullptr);

    const QString& id() const { return m_id; }
    virtual QString title() const = 0; ///< translated
    /// With their ids; the shell lists them in menus and in the command palette.
    virtual QList<QAction*> panelActions() const { return {}; }
    /// Updates the actions now; refreshes before that when visible, else when shown next.
    void requestRefresh();

Q_SIGNALS:
    void titleChanged();
    /// The panel asks to be seen, for example a run that failed.
    void wantsAttention();

protected:
    /// Takes new values from the workspace into the widgets.
    virtual void refresh() = 0;
    /// Enables, checks and names actions by what the workspace holds, so that a hidden panel's are as they
    /// would be if it were shown. Called often: takes microseconds, and touches nothing that is only seen.
    virtual void updateActions() = 0;
    /// Does now what was put off while hidden.
    void catchUp();
    /// Sets every translated text; called once by the constructor of the subclass and at each change of the
    /// language, followed by refresh().
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QString m_id;
    bool m_isRefreshDue = true;
};

} // namespace hawk::ui
