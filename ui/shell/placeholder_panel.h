// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/panel.h"

namespace hawk::ui {

class PlaceholderPanel : public Panel
{
public:
    using Panel::Panel;
    QString title() const override { return id(); }

protected:
    void refresh() override { }
    void retranslate() override { }
};

} // namespace hawk::ui
