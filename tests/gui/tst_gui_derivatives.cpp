// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Derivatives beside their kernel, and what a kernel takes of a device, in the window.

#include <QComboBox>

#include "panels/generated_panel.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

constexpr int patience = 60'000;

QComboBox* kernelBox(gui::TestWindow& window)
{
    return window->findChild<QComboBox*>(u"kernelBox"_s);
}

QStringList kernels(gui::TestWindow& window)
{
    QStringList names;
    for (int at = 0; at < kernelBox(window)->count(); ++at)
        names << kernelBox(window)->itemText(at);
    return names;
}

} // namespace

class GuiDerivativesTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void areShownOnDemand()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QTRY_COMPARE(kernels(window), QStringList{u"affine"_s});
        QVERIFY(!window.action(u"kernel.primal"_s)->isEnabled());
        window.action(u"kernel.vjp"_s)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(kernels(window), QStringList({u"affine"_s, u"affine.vjp"_s}), patience);
        QCOMPARE(kernelBox(window)->currentText(), u"affine.vjp"_s);
        QVERIFY(kernelBox(window)
                    ->itemData(1, Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(u"a derivative of affine"_s));
        auto& builds = window.workspace()->builds();
        QTRY_VERIFY_WITH_TIMEOUT(builds.text(workspace::KernelView::host), patience);
        QVERIFY(builds.text(workspace::KernelView::host)->text.contains("affine_vjp_host"));
        window.action(u"kernel.jvp"_s)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(kernelBox(window)->currentText(), u"affine.jvp"_s, patience);
        window.action(u"kernel.primal"_s)->trigger();
        QTRY_COMPARE(kernelBox(window)->currentText(), u"affine"_s);
        QCOMPARE(kernels(window), QStringList({u"affine"_s, u"affine.vjp"_s, u"affine.jvp"_s}));
    }

    void standUnderTheirKernel()
    {
        gui::TestWindow window;
        const QString path = window.workspace().write(
            u"two.py"_s,
            "from hawk import Kernel, Scalar, kernel\nfrom hawk.diff import vjp\n\n\n"
            "@kernel\ndef f(x: Scalar):\n    return x * x\n\n\n"
            "@kernel\ndef g(x: Scalar):\n    return x + x\n\n\n"
            "f_back = Kernel(\"f_back\", vjp(f))\n");
        QVERIFY(window.workspace().open(path) != workspace::DocumentId::none);
        QTRY_COMPARE(kernels(window), QStringList({u"f"_s, u"f_back"_s, u"g"_s}));
        // Walking through the kernels goes in the order of the list.
        window.action(u"kernel.next"_s)->trigger();
        QTRY_COMPARE(kernelBox(window)->currentText(), u"f_back"_s);
    }

    void resourcesAreSpelledInTheLanguageOfTheWindow()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        auto* panel = window->findChild<ui::GeneratedPanel*>();
        QTRY_VERIFY(!kernelBox(window)->currentText().isEmpty());
        auto* architecture = window->findChild<QComboBox*>(u"architectureBox"_s);
        QVERIFY(!architecture->isVisible());
        panel->showView(workspace::KernelView::resources);
        // What code for a device is looked at for can be chosen, whatever is built.
        QTRY_VERIFY(architecture->isVisible());
        auto& builds = window.workspace()->builds();
        QTRY_VERIFY_WITH_TIMEOUT(builds.text(workspace::KernelView::resources)
                                     || builds.textError(workspace::KernelView::resources),
                                 patience);
        if (!builds.text(workspace::KernelView::resources))
            QSKIP("no device compiler");
        const auto shown = [&] {
            return panel->shown().text ? QString::fromStdString(panel->shown().text->text) : QString();
        };
        QTRY_VERIFY_WITH_TIMEOUT(shown().contains(u"registers"_s), patience);
        QVERIFY(shown().contains(u"per thread"_s));
        QVERIFY(shown().contains(u"limited by"_s));
        window.action(u"view.language.de"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(shown().contains(u"begrenzt durch"_s), patience);
        QVERIFY(!shown().contains(u"per thread"_s));
        window.action(u"view.language.en"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(shown().contains(u"limited by"_s), patience);
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiDerivativesTest>(argc, argv);
}

#include "tst_gui_derivatives.moc"
