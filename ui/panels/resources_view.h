// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QScrollArea>

#include "toolchain/kernel_resources.h"

class QVBoxLayout;

namespace hawk::ui {

class OccupancyModel;

/// What each entry of a device object takes, as figures, and a table of how full blocks of several sizes keep
/// a multiprocessor, in the language of the window.
class ResourcesView : public QScrollArea
{
    Q_OBJECT

public:
    explicit ResourcesView(QWidget* parent = nullptr);

    /// The same entries again change nothing.
    void setEntries(std::vector<toolchain::KernelResources> entries);
    void retranslate();

private:
    void rebuild();
    void addFigures(QVBoxLayout& page, const toolchain::KernelResources& entry);
    void addTable(QVBoxLayout& page, const toolchain::KernelResources& entry);

    std::vector<toolchain::KernelResources> m_entries;
};

} // namespace hawk::ui
