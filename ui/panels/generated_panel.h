// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QTimer>

#include "common/highlighting.h"
#include "common/panel.h"
#include "panels/live_places.h"
#include "panels/shown_text.h"
#include "text/range.h"
#include "workspace/workspace.h"

class QStackedWidget;
class QTabBar;

namespace hawk::ui {

class EmptyState;
class GeneratedActions;
class GeneratedHeader;
class InlineMessage;
class ResourcesView;

/// What the selected kernel became: C++, CUDA, IR, PTX or machine code, linked both ways with the kernel. The
/// last good text stays while the kernel is broken, and says so.
class GeneratedPanel : public Panel
{
    Q_OBJECT

public:
    GeneratedPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);
    ~GeneratedPanel() override;

    QString title() const override;
    QList<QAction*> panelActions() const override;

    workspace::KernelView shownView() const { return m_view; }
    void showView(workspace::KernelView view);
    LineView& lineView() const { return *m_lines; }
    const ShownText& shown() const { return m_shown; }

public Q_SLOTS:
    /// The caret's place in the kernel file: tints the lines that came from its line and brings the first
    /// into view.
    void showKernelOffset(hawk::workspace::DocumentId document, std::optional<std::uint32_t> offset);
    /// The place under the mouse: tints only. Without a place the caret's counts again.
    void showHoveredOffset(hawk::workspace::DocumentId document, std::optional<std::uint32_t> offset);

Q_SIGNALS:
    /// What the line under the mouse, or else the line of the caret, came from; empty when there is nothing.
    void kernelRangesHovered(const std::vector<hawk::text::Range>& ranges);
    void kernelRangeActivated(hawk::workspace::DocumentId document, hawk::text::Range range);

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    enum class Look { here, scroll };
    enum class Said { nothing, error, nothingToCompare, saved };
    /// Where a jump came from.
    struct Place {
        std::optional<workspace::KernelView> view; ///< absent: the kernel
        std::uint32_t position = 0; ///< row of the view, or offset in the kernel
    };

    // generated_panel.cpp
    void layOut();
    void connectActions();
    void updateWanted();
    void copyAll();
    void saveAs();

    // generated_panel_content.cpp
    /// As the workspace has it; figures in the language of the window.
    std::shared_ptr<const workspace::GeneratedText>
    textOf(std::shared_ptr<const workspace::GeneratedText> made);
    void showText();
    void showError(const std::optional<Error>& error);
    void takeBack(Said said);
    void pin(bool isPinned);
    void compare();
    void present(ShownText shown);
    void scrollToStart();
    /// What the view is read in: figures in a table, everything else and comparisons line by line.
    QWidget* pageOf(const ShownText& shown) const;
    QString emptyText(const std::optional<Error>& error) const;

    // generated_panel_links.cpp
    void connectLinks();
    void tint(std::optional<std::uint32_t> sourceOffset, Look look);
    std::optional<text::Range> liveRange(int row);
    void tellKernel(std::optional<int> row);
    void activate(int row);
    void revealLinked();
    void jumpBack();
    void remember(const Place& place);

    workspace::Workspace& m_workspace;
    workspace::KernelView m_view = workspace::KernelView::host;
    ShownText m_shown;
    std::map<workspace::KernelView, std::shared_ptr<const workspace::GeneratedText>> m_pinned;
    /// Spelled figures by what they were spelled from: the newest and the one before.
    std::vector<std::pair<std::shared_ptr<const workspace::GeneratedText>,
                          std::shared_ptr<const workspace::GeneratedText>>>
        m_spelled;
    /// What a reader sees of each view, for coming back to it.
    struct Reading {
        LineSelection selection;
        int firstRow = 0;
    };
    std::map<workspace::KernelView, Reading> m_readings;
    LivePlaces m_places;
    QTimer m_typing; ///< runs while the kernel is ahead of the text and its caret moves
    std::optional<std::uint32_t> m_kernelOffset; ///< of the caret in the document as it is now
    std::vector<Place> m_jumps;

    GeneratedActions* m_actions;
    QTabBar* m_tabs;
    GeneratedHeader* m_header;
    InlineMessage* m_message;
    Said m_said = Said::nothing; ///< by the message
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    LineView* m_lines;
    ResourcesView* m_resources;
};

} // namespace hawk::ui
