// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QComboBox>

#include "workspace/builds.h"

namespace hawk::ui {

/// The kernels of the current document, each with the state of its newest build for the selected target as a
/// sign, in words and for assistive technology; derivatives stand behind their kernel, indented in the list.
/// Follows the selection and moves it. Without a kernel it says so and is disabled.
class KernelBox : public QComboBox
{
    Q_OBJECT

public:
    /// `builds` must outlive it.
    explicit KernelBox(workspace::Builds& builds, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showKernels();
    void showStates();
    workspace::Builds& m_builds;
};

} // namespace hawk::ui
