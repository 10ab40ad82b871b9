// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <concepts>

#include <QObject>
#include <QTest>

#include "support/gui_application.h"
#include "support/isolation.h"

namespace hawk::gui {

/// The base of every GUI test. Any warning of Qt or of ours fails the test function that it comes in, and so
/// does an event handler that takes too long (see GuiApplication).
///
/// A subclass overrides prepare() and tidy() where other tests have init() and cleanup().
class GuiTest : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    static GuiApplication& application();

protected:
    virtual void prepare() { }
    virtual void tidy() { }

protected Q_SLOTS:
    void init();
    void cleanup();
};

/// The whole of a test program's main(). T is made after the application, in folders of its own.
template <std::derived_from<GuiTest> T>
int runGuiTest(int argc, char** argv)
{
    const Isolation isolation;
    const GuiApplication application(argc, argv);
    T test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace hawk::gui
