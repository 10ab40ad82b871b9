// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/test_window.h"

#include <QAction>
#include <QGuiApplication>
#include <QTest>
#include <QWindow>

#include "common/highlighting.h"
#include "shell/language.h"
#include "shell/main_window.h"
#include "shell/settings_file.h"
#include "shell/theme.h"

namespace hawk::gui {

using namespace Qt::StringLiterals;

struct TestWindow::Parts {
    ui::SettingsFile settings;
    ui::Highlighting highlighting;
    ui::Theme theme;
    ui::Language language;
    std::unique_ptr<ui::MainWindow> window;

    Parts(TestWorkspace& workspace, bool isQuiet)
        : settings(workspace.pathOf(u"settings.ini"_s))
        , highlighting(QGuiApplication::palette())
        , theme(highlighting)
    {
        ui::Preferences preferences = settings.preferences();
        preferences.cacheFolder = workspace.pathOf(u"kernels"_s);
        if (isQuiet)
            preferences.buildPolicy = workspace::BuildPolicy::onRequest;
        if (const auto refused = ui::applyToWorkspace(preferences, nullptr, workspace.get()))
            qWarning("%s", refused->message.c_str());
        follow();
        QObject::connect(&settings, &ui::SettingsFile::preferencesChanged, &theme, [this] { follow(); });
        window = std::make_unique<ui::MainWindow>(workspace.get(), highlighting, settings,
                                                  workspace.pathOf(u"state"_s));
        window->restoreLayout();
        window->showLeftovers();
    }

    void follow()
    {
        theme.choose(settings.preferences().theme);
        theme.setFontSize(settings.preferences().fontSize);
        language.choose(settings.preferences().language);
    }
};

TestWindow::TestWindow(const QByteArray& settings, QSize size) : m_workspace(QString())
{
    if (!settings.isEmpty())
        m_workspace.write(u"settings.ini"_s, settings);
    m_parts = std::make_unique<Parts>(m_workspace, settings.isEmpty());
    m_parts->window->resize(size);
    m_parts->window->show();
    m_parts->window->activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(m_parts->window.get());
}

TestWindow::~TestWindow() = default;

ui::MainWindow& TestWindow::get()
{
    return *m_parts->window;
}

workspace::DocumentId TestWindow::openExample(const QString& name)
{
    const QString copy = m_workspace.pathOf(name);
    QFile::copy(examplePath(name), copy);
    return m_workspace.open(copy);
}

QAction* TestWindow::action(const QString& id)
{
    return m_parts->window->registry().find(id);
}

bool TestWindow::settle()
{
    return m_workspace.settle();
}

void TestWindow::press(const QKeySequence& keys)
{
    if (QWindow* window = QGuiApplication::focusWindow())
        QTest::keySequence(window, keys);
    else
        QTest::qFail("no window has the focus", __FILE__, __LINE__);
}

void TestWindow::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    press(QKeySequence(QKeyCombination(modifiers, key)));
}

void TestWindow::type(const QString& text)
{
    for (const QChar letter : text) {
        if (letter == u'\n')
            press(Qt::Key_Return);
        else if (QWindow* window = QGuiApplication::focusWindow())
            QTest::keyClick(window, letter.toLatin1());
    }
}

} // namespace hawk::gui
