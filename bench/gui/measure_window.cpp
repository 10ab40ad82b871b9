// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The whole window: keys in the editor, linked lines, opening, long texts, themes.

#include <format>

#include <QAction>
#include <QTest>

#include "edited_file.h"
#include "editor/code_editor.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "interaction.h"
#include "lineview/line_view.h"
#include "painted.h"
#include "panels/generated_panel.h"
#include "shell/main_window.h"
#include "stopwatch.h"
#include "support/test_window.h"

namespace hawk::bench {

namespace {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using workspace::DocumentId;

std::unexpected<Error> wrong(const std::string& what)
{
    return text::internalError("bench-wrong-result", what);
}

/// A file of the window with its whole text in the editor.
Result<ui::CodeEditor*> open(gui::TestWindow& window, int kernels, int lines)
{
    const QByteArray text = QByteArray::fromStdString(kernelFileText(kernels, lines));
    const QString path = window.workspace().write(u"bench%1.py"_s.arg(lines), text);
    const DocumentId id = window.workspace().open(path);
    ui::DocumentPage* page = id == DocumentId::none ? nullptr : window->tabs().page(id);
    if (!page || !QTest::qWaitFor([page] { return page->isLoaded(); }, 60'000) || !window.settle())
        return wrong("A file could not be opened in the window.");
    page->editor().setFocus();
    return &page->editor();
}

Result<Series> typing(GuiContext& context, int goal, int kernels, int lines, LatencyGoal limits)
{
    gui::TestWindow window;
    const auto editor = open(window, kernels, lines);
    if (!editor)
        return std::unexpected(editor.error());
    (*editor)->goTo(lines / 2, 1);
    gui::TestWindow::press(Qt::Key_End);
    gui::TestWindow::type(u"  # "_s);
    settle(200ms);
    Painted painted(*(*editor)->viewport());
    Series series{.goal = goal, .what = std::format("key to repaint, {} lines", lines), .limits = limits};
    const std::size_t before = (*editor)->utf8Text().size();
    const unsigned events = context.eventsOr(300);
    for (unsigned event = 0; event < events; ++event) {
        // As fast as a good typist; analyses and texts come in between.
        settle(event % 20 == 0 ? 300ms : 40ms);
        painted.forget();
        Stopwatch watch;
        watch.begin();
        gui::TestWindow::type(QString(QLatin1Char(static_cast<char>('a' + event % 26))));
        if (const auto done = painted.wait(); !done)
            return std::unexpected(done.error());
        watch.stop();
        series.values.push_back(*watch.wait("The key"));
    }
    if ((*editor)->utf8Text().size() != before + events)
        return wrong("Not every key came to the text.");
    return series;
}

Result<Series> linkedLines(GuiContext& context)
{
    gui::TestWindow window;
    const auto editor = open(window, 1, 2'500);
    if (!editor)
        return std::unexpected(editor.error());
    const auto* panel = window->findChild<ui::GeneratedPanel*>();
    ui::LineView& lines = panel->lineView();
    if (lines.text().rowCount() < 5'000)
        return wrong(std::format("The generated text has {} lines only.", lines.text().rowCount()));
    (*editor)->goTo(20, 1);
    settle(200ms);
    Painted painted(*lines.viewport());
    Series series{.goal = 10,
                  .what = std::format("caret to linked lines, {} lines of C++", lines.text().rowCount()),
                  .limits = {4, 16}};
    std::vector<int> before = lines.linkedRows();
    for (unsigned event = 0; event < context.eventsOr(200); ++event) {
        settle(20ms);
        painted.forget();
        Stopwatch watch;
        watch.begin();
        gui::TestWindow::press(Qt::Key_Down);
        if (const auto done = painted.wait(); !done)
            return std::unexpected(done.error());
        watch.stop();
        if (lines.linkedRows().empty() || lines.linkedRows() == before)
            return wrong("A caret that moved tinted no other lines.");
        before = lines.linkedRows();
        series.values.push_back(*watch.wait("The tint"));
    }
    return series;
}

Result<Series> opening(GuiContext& context)
{
    gui::TestWindow window;
    const std::string text = kernelFileText(500, 10'000);
    const QString path = window.workspace().write(u"long.py"_s, QByteArray::fromStdString(text));
    Series series{.goal = 15, .what = "open a file of 10,000 lines", .limits = {150, 300}};
    for (unsigned event = 0; event < context.eventsOr(50); ++event) {
        Stopwatch watch;
        DocumentId opened = DocumentId::none;
        const QObject scope;
        QObject::connect(&window.workspace()->documents(), &workspace::Documents::opened, &scope,
                         [&](DocumentId id) {
                             opened = id;
                             watch.stop();
                         });
        watch.begin();
        const auto begun = std::chrono::steady_clock::now();
        window.workspace()->documents().open(path.toStdString());
        if (const auto there = watch.wait("The file"); !there)
            return std::unexpected(there.error());
        ui::DocumentPage* page = window->tabs().page(opened);
        Painted painted(*page->editor().viewport());
        while (!page->isLoaded() && std::chrono::steady_clock::now() - begun < 60s)
            QCoreApplication::processEvents();
        painted.forget();
        page->editor().viewport()->update();
        if (const auto done = painted.wait(); !done)
            return std::unexpected(done.error());
        series.values.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
        if (page->editor().utf8Text() != text)
            return wrong("The editor does not hold the text of the file.");
        window.workspace()->documents().close(opened);
        if (!window.settle())
            return wrong("The window did not come to rest.");
    }
    return series;
}

Result<Series> longText(GuiContext& context)
{
    gui::TestWindow window;
    ui::LineView& lines = window->findChild<ui::GeneratedPanel*>()->lineView();
    const auto first = open(window, 1, 12);
    if (!first)
        return std::unexpected(first.error());
    Painted painted(*lines.viewport());
    Series series{.goal = 16, .what = "show 50,000 lines of assembly", .limits = {20, 100}};
    for (unsigned event = 0; event < context.eventsOr(50); ++event) {
        QString text;
        for (int line = 0; line < 50'000; ++line)
            text += u"\tvmovsd\t%1(%rip), %xmm%2\n"_s.arg(line + static_cast<int>(event)).arg(line % 16);
        settle(20ms);
        painted.forget();
        Stopwatch watch;
        watch.begin();
        lines.setLanguage(ui::TextLanguage::assembly);
        lines.setText(ui::LineText(text));
        if (const auto done = painted.wait(); !done)
            return std::unexpected(done.error());
        watch.stop();
        if (lines.text().rowCount() < 50'000)
            return wrong("The view does not hold the text.");
        series.values.push_back(*watch.wait("The text"));
    }
    return series;
}

/// Until every part of the window that is seen was painted in the new look.
Result<Series> switching(GuiContext& context, const std::string& what, const QString& one,
                         const QString& other)
{
    gui::TestWindow window;
    const auto editor = open(window, 50, 1'000);
    if (!editor)
        return std::unexpected(editor.error());
    Painted painted(*(*editor)->viewport());
    Series series{.goal = 17, .what = what, .limits = {150, 400}};
    for (unsigned event = 0; event < context.eventsOr(50); ++event) {
        settle(100ms);
        painted.forget();
        Stopwatch watch;
        watch.begin();
        window.action(event % 2 == 0 ? one : other)->trigger();
        (*editor)->viewport()->update();
        if (const auto done = painted.wait(); !done)
            return std::unexpected(done.error());
        watch.stop();
        series.values.push_back(*watch.wait("The look"));
    }
    return series;
}

Result<std::vector<Series>> run(GuiContext& context)
{
    context.application.takeTimes();
    std::vector<Series> all;
    for (const auto& measure : {
             +[](GuiContext& c) { return typing(c, 1, 50, 1'000, {4, 12}); },
             +[](GuiContext& c) { return typing(c, 2, 500, 10'000, {5, 16}); },
             +[](GuiContext& c) { return linkedLines(c); },
             +[](GuiContext& c) { return opening(c); },
             +[](GuiContext& c) { return longText(c); },
             +[](GuiContext& c) {
                 return switching(c, "switch the theme, 1,000 lines", u"view.theme.dark"_s,
                                  u"view.theme.light"_s);
             },
             +[](GuiContext& c) {
                 return switching(c, "switch the language, 1,000 lines", u"view.language.de"_s,
                                  u"view.language.en"_s);
             },
         }) {
        auto series = measure(context);
        if (!series)
            return std::unexpected(series.error());
        all.push_back(*std::move(series));
    }
    Series handlers{.goal = 3, .what = "window's thread kept by one event, all of these", .limits = {{}, 50}};
    double longest = 0;
    for (const std::chrono::nanoseconds taken : context.application.takeTimes()) {
        handlers.values.push_back(std::chrono::duration<double, std::milli>(taken).count());
        longest = std::max(longest, handlers.values.back());
    }
    handlers.note = std::format("The longest took {:.1f} ms; the goal is never over 100.", longest);
    all.push_back(std::move(handlers));
    return all;
}

constexpr int goals[] = {1, 2, 3, 10, 15, 16, 17};

} // namespace

const InteractionGroup windowGroup{goals, run};

} // namespace hawk::bench
