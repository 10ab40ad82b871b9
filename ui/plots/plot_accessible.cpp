// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plots/plot_accessible.h"

#include <memory>

#include <QAccessible>
#include <QAccessibleWidget>

#include "plots/plot_view.h"

namespace hawk::ui {

namespace {

class AccessiblePlot : public QAccessibleWidget
{
public:
    explicit AccessiblePlot(PlotView* view) : QAccessibleWidget(view, QAccessible::Chart) { }
    ~AccessiblePlot() override = default;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<PlotView*>(object);
    // Qt's registry owns what a factory makes.
    return view ? std::make_unique<AccessiblePlot>(view).release() : nullptr;
}

} // namespace

void installPlotAccessibility()
{
    // Qt keeps a factory once, however often it is installed.
    QAccessible::installFactory(makeInterface);
}

} // namespace hawk::ui
