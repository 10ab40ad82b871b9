// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The tool bar: the state of each kernel, and what the device compiler offers.

#include <span>

#include <QComboBox>
#include <QFile>

#include "common/colours.h"
#include "shell/action_registry.h"
#include "shell/build_bar.h"
#include "shell/build_state.h"
#include "shell/cache_badge.h"
#include "shell/main_window.h"
#include "shell/settings_file.h"
#include "support/gui_test.h"
#include "support/legibility.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using workspace::DocumentId;

namespace {

constexpr int patience = 60'000;

const QByteArray kernels = "from hawk import Param, Scalar, kernel\n\n\n"
                           "@kernel\ndef one(x: Scalar):\n    return x + 1.0\n\n\n"
                           "@kernel\ndef two(x: Scalar):\n    return x * 2.0\n\n\n"
                           "@kernel\ndef broken(x: Scalar):\n    return nothing\n";

QComboBox* box(gui::TestWindow& window, const char* name)
{
    return window->findChild<QComboBox*>(QLatin1StringView(name));
}

/// What is told about a kernel to an eye that sees no colour and to an ear.
QString told(gui::TestWindow& window, const QString& kernel)
{
    const QComboBox* kernelBox = box(window, "kernelBox");
    const int at = kernelBox->findText(kernel);
    const QString tip = kernelBox->itemData(at, Qt::ToolTipRole).toString();
    return tip == kernelBox->itemData(at, Qt::AccessibleTextRole).toString() ? tip : QString();
}

QImage iconOf(gui::TestWindow& window, const QString& kernel)
{
    const QComboBox* kernelBox = box(window, "kernelBox");
    // The shape alone.
    return kernelBox->itemIcon(kernelBox->findText(kernel))
        .pixmap(QSize(32, 32))
        .toImage()
        .convertToFormat(QImage::Format_Alpha8);
}

/// Hues that nobody takes for one another.
bool isFarFrom(const QColor& one, const QColor& other)
{
    const int turn = std::abs(one.hsvHue() - other.hsvHue());
    return std::min(turn, 360 - turn) > 60;
}

} // namespace

class GuiBuildBarTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void buildingAllShowsTheStateOfEachKernel()
    {
        gui::TestWindow window;
        QVERIFY(window.workspace().open(window.workspace().write(u"three.py"_s, kernels))
                != DocumentId::none);
        QTRY_COMPARE(box(window, "kernelBox")->count(), 3);
        for (const QString& kernel : {u"one"_s, u"two"_s, u"broken"_s})
            QCOMPARE(told(window, kernel), kernel + u", not built yet"_s);
        const QImage waiting = iconOf(window, u"one"_s);
        QVERIFY(!waiting.isNull());

        buildAll(window);
        QTRY_COMPARE_WITH_TIMEOUT(told(window, u"one"_s), u"one, miss: compiled anew"_s, patience);
        QTRY_COMPARE_WITH_TIMEOUT(told(window, u"two"_s), u"two, miss: compiled anew"_s, patience);
        QTRY_COMPARE_WITH_TIMEOUT(told(window, u"broken"_s), u"broken, failed"_s, patience);
        QVERIFY(box(window, "kernelBox")->toolTip().endsWith(u"\none, miss: compiled anew"_s));
        QCOMPARE(box(window, "kernelBox")->accessibleDescription(), box(window, "kernelBox")->toolTip());
        const QImage miss = iconOf(window, u"one"_s), failed = iconOf(window, u"broken"_s);

        buildAll(window);
        QTRY_COMPARE_WITH_TIMEOUT(told(window, u"two"_s), u"two, hit: taken from the cache"_s, patience);
        const QImage hit = iconOf(window, u"two"_s);
        const QImage shapes[] = {waiting, miss, failed, hit};
        for (const QImage& shape : shapes)
            QCOMPARE(std::ranges::count(shapes, shape), 1);

        // Another target is another cell.
        workspace::TargetArguments other = window.workspace()->builds().selection().target;
        other.mode = data::Mode::float32;
        window.workspace()->builds().selectTarget(other);
        QTRY_COMPARE(told(window, u"two"_s), u"two, not built yet"_s);
        QVERIFY(window.settle());
    }

    void amberIsForWarningsAlone_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void amberIsForWarningsAlone()
    {
        QFETCH(bool, isDark);
        gui::TestWindow window(isDark ? "[appearance]\ntheme=dark\n[build]\npolicy=request\n"
                                      : "[appearance]\ntheme=light\n[build]\npolicy=request\n");
        window.openExample();
        QVERIFY(window.workspace().build());
        QVERIFY(window.settle());
        auto* badge = window->findChild<ui::CacheBadge*>();
        QVERIFY2(badge->text().startsWith(u"miss"_s), qPrintable(badge->text()));
        gui::keepPicture(window.get(), u"badge-"_s + QString::fromLatin1(QTest::currentDataTag()));
        const QPalette palette = QApplication::palette();
        QCOMPARE(ui::isDark(palette), isDark);
        const ui::Colours colours = ui::coloursFor(palette);
        const QColor ink = badge->palette().color(QPalette::ButtonText);
        // A miss is normal work: no colour of trouble, and readable.
        for (const QColor& trouble : {colours.warning, colours.caution, colours.error})
            QVERIFY(isFarFrom(ink, trouble));
        QVERIFY(ui::contrast(ink, palette.color(QPalette::Window)) >= 4.5);
        // The parts of the bar of all requests: misses are not amber, and differ in grey from their
        // neighbours.
        QVERIFY(isFarFrom(colours.misses, colours.warning));
        for (const QColor& other : {colours.hits, colours.failures, colours.bypassed})
            QVERIFY(ui::contrast(colours.misses, other) >= 1.15);
        // What could not use the cache is a warning.
        const auto [icon, word] = ui::lookOf(workspace::CellState::bypassed);
        const QImage sign = icon.pixmap(QSize(32, 32)).toImage();
        QVERIFY(std::ranges::contains(std::span(reinterpret_cast<const QRgb*>(sign.constBits()),
                                                static_cast<std::size_t>(sign.sizeInBytes()) / sizeof(QRgb)),
                                      colours.warning.rgba()));
    }

    void anotherDeviceCompilerGetsItsOwnList()
    {
        gui::TestWorkspace workspace;
        const auto nvcc =
            workspace->builds().session()->toolchain().compiler(codegen::CompilerKind::device, {});
        if (!nvcc)
            QSKIP("there is no device compiler");
        // As the real one, but slow and for one architecture only.
        const QString slow =
            workspace.write(u"nvcc"_s,
                            "#!/bin/sh\ncase \"$1\" in --list-gpu-arch) sleep 1; echo compute_75;; *) exec "
                                + QByteArray::fromStdString(nvcc->command.front()) + " \"$@\";; esac\n");
        QVERIFY(QFile::setPermissions(slow, QFile::ReadOwner | QFile::ExeOwner));

        ui::SettingsFile settings(workspace.pathOf(u"settings.ini"_s));
        const ui::ActionRegistry registry;
        ui::BuildBar bar(workspace.get(), settings, registry);
        connect(&settings, &ui::SettingsFile::preferencesChanged, &bar, [&](const ui::Preferences& before) {
            QVERIFY(!ui::applyToWorkspace(settings.preferences(), &before, workspace.get()));
        });
        bar.show();
        const auto* list = bar.findChild<QComboBox*>(u"architectureBox"_s);
        const auto choose = [&](const QString& backend, const QString& compiler) {
            ui::Preferences now = settings.preferences();
            now.backend = backend;
            now.deviceCompiler = compiler;
            settings.setPreferences(now);
        };
        const QString host = settings.preferences().backend;
        // The compiler changes while the slow one is asked, and nobody wants to know any more.
        choose(u"cuda"_s, slow);
        choose(host, QString());
        QVERIFY(workspace.settle());
        choose(u"cuda"_s, QString());
        QTRY_COMPARE_WITH_TIMEOUT(list->count(), static_cast<int>(nvcc->architectures.size()) + 1, patience);
        // One that replaces another while that is in use is asked at once.
        choose(u"cuda"_s, slow);
        QTRY_COMPARE_WITH_TIMEOUT(list->count(), 2, patience);
        QVERIFY(workspace.settle());
        QCOMPARE(list->count(), 2);
    }

private:
    static void buildAll(gui::TestWindow& window)
    {
        QAction* action = window.action(u"build.all"_s);
        QVERIFY(action && action->isEnabled());
        gui::GuiApplication::callAsHandler([action] { action->trigger(); });
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiBuildBarTest>(argc, argv);
}

#include "tst_gui_build_bar.moc"
