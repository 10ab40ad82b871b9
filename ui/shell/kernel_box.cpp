// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/kernel_box.h"

#include <algorithm>

#include <QEvent>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "common/qt_text.h"
#include "shell/build_state.h"

namespace hawk::ui {

using workspace::Builds;

namespace {

/// Of a row: the kernel that a derivative was made of.
constexpr int primalRole = Qt::UserRole;

/// The rows of the list, those of derivatives under their kernel.
class KernelDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(primalRole).toString().isEmpty())
            option->text.prepend(QStringLiteral("\u2003"));
    }
};

} // namespace

KernelBox::KernelBox(Builds& builds, QWidget* parent) : QComboBox(parent), m_builds(builds)
{
    setItemDelegate(new KernelDelegate(this));
    connect(this, &QComboBox::activated, this, [this] { m_builds.selectKernel(fromQt(currentText())); });
    connect(&builds, &Builds::kernelsChanged, this, &KernelBox::showKernels);
    connect(&builds, &Builds::selectionChanged, this, &KernelBox::showKernels);
    connect(&builds, &Builds::cellsChanged, this, &KernelBox::showStates);
    showKernels();
}

void KernelBox::changeEvent(QEvent* event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showKernels();
    else if (event->type() == QEvent::PaletteChange)
        showStates();
}

void KernelBox::showKernels()
{
    setAccessibleName(tr("Kernel"));
    const QSignalBlocker blocker(this);
    clear();
    for (const std::string& kernel : m_builds.kernels()) {
        addItem(toQt(kernel));
        setItemData(count() - 1, toQt(m_builds.primalOf(kernel)), primalRole);
    }
    setEnabled(count() > 0);
    if (count() == 0)
        addItem(tr("no kernel"));
    setCurrentText(toQt(m_builds.selection().kernel));
    showStates();
}

void KernelBox::showStates()
{
    // The list may be older than that of the signal to come.
    const int known = std::min(count(), static_cast<int>(m_builds.kernels().size()));
    const QString tip = tr("The kernel that is shown, built and run");
    QString current = tip;
    for (int at = 0; at < known; ++at) {
        const QString kernel = itemText(at);
        const auto [icon, word] = lookOf(buildStateOf(m_builds, fromQt(kernel)));
        const QString primal = itemData(at, primalRole).toString();
        //: %1: a kernel, %2: how its newest build ended
        const QString told = primal.isEmpty()
            ? tr("%1, %2").arg(kernel, word)
            //: %1 and %3: kernels, %2: how the newest build of the first ended
            : tr("%1, %2, a derivative of %3").arg(kernel, word, primal);
        setItemIcon(at, icon);
        setItemData(at, told, Qt::ToolTipRole);
        setItemData(at, told, Qt::AccessibleTextRole);
        if (at == currentIndex())
            current = tip + u'\n' + told;
    }
    setToolTip(current);
    setAccessibleDescription(current);
}

} // namespace hawk::ui
