// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QTemporaryDir>

namespace hawk::gui {

/// Gives this process and the programs it starts a home, a configuration, a state, a cache and a temporary
/// folder of their own, takes away every variable that would let the caller's settings in, and chooses
/// English and the platform `offscreen` unless another is asked for. Made before the application; everything
/// is gone afterwards.
class Isolation
{
public:
    Isolation();
    QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

} // namespace hawk::gui
