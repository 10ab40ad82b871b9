// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/line_view_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "lineview/line_view.h"

namespace hawk::ui {

namespace {

class AccessibleLineView : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleLineView(LineView* view) : QAccessibleWidget(view, QAccessible::EditableText) { }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    /// The caret's line, so that a reader without the text interface is told something as well.
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? lines().row(view().caretRow()).toString()
                                          : QAccessibleWidget::text(kind);
    }

    void selection(int index, int* begin, int* end) const override
    {
        const LineSelection chosen = index == 0 ? view().selection() : LineSelection{};
        *begin = static_cast<int>(chosen.begin());
        *end = static_cast<int>(chosen.end());
    }
    int selectionCount() const override { return view().selection().isEmpty() ? 0 : 1; }
    void addSelection(int begin, int end) override { view().select({begin, end}); }
    void removeSelection(int) override { setCursorPosition(cursorPosition()); }
    void setSelection(int, int begin, int end) override { view().select({begin, end}); }
    int cursorPosition() const override { return static_cast<int>(view().selection().position); }
    void setCursorPosition(int position) override { view().select({position, position}); }

    QString text(int begin, int end) const override
    {
        const qsizetype from = std::clamp<qsizetype>(begin, 0, lines().size());
        const qsizetype to = end < 0 ? lines().size() : std::clamp<qsizetype>(end, from, lines().size());
        return lines().text().sliced(from, to - from);
    }
    QString textBeforeOffset(int offset, QAccessible::TextBoundaryType boundary, int* begin,
                             int* end) const override
    {
        if (!isByRow(boundary))
            return QAccessibleTextInterface::textBeforeOffset(offset, boundary, begin, end);
        return rowText(lines().rowAt(offset) - 1, begin, end);
    }
    QString textAfterOffset(int offset, QAccessible::TextBoundaryType boundary, int* begin,
                            int* end) const override
    {
        if (!isByRow(boundary))
            return QAccessibleTextInterface::textAfterOffset(offset, boundary, begin, end);
        return rowText(lines().rowAt(offset) + 1, begin, end);
    }
    QString textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int* begin,
                         int* end) const override
    {
        if (!isByRow(boundary))
            return QAccessibleTextInterface::textAtOffset(offset, boundary, begin, end);
        return rowText(lines().rowAt(offset), begin, end);
    }
    int characterCount() const override { return static_cast<int>(lines().size()); }
    QRect characterRect(int offset) const override
    {
        const QRect inView = view().characterRect(offset);
        return {view().viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }
    int offsetAtPoint(const QPoint& point) const override
    {
        return static_cast<int>(view().offsetAt(view().viewport()->mapFromGlobal(point)));
    }
    void scrollToSubstring(int begin, int) override { view().reveal(lines().rowAt(begin)); }
    QString attributes(int, int* begin, int* end) const override
    {
        *begin = 0;
        *end = characterCount();
        return {};
    }

private:
    LineView& view() const { return *static_cast<LineView*>(widget()); }
    const LineText& lines() const { return view().text(); }
    static bool isByRow(QAccessible::TextBoundaryType boundary)
    {
        return boundary == QAccessible::LineBoundary || boundary == QAccessible::ParagraphBoundary;
    }
    QString rowText(int row, int* begin, int* end) const
    {
        const bool isThere = row >= 0 && row < lines().rowCount();
        const LineSelection whole = isThere ? wholeRow(lines(), row) : LineSelection{-1, -1};
        *begin = static_cast<int>(whole.begin());
        *end = static_cast<int>(whole.end());
        return isThere ? text(*begin, *end) : QString();
    }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<LineView*>(object);
    // Qt's registry owns what a factory makes.
    return view ? std::make_unique<AccessibleLineView>(view).release() : nullptr;
}

} // namespace

void installLineViewAccessibility()
{
    // Qt keeps a factory once, however often it is installed.
    QAccessible::installFactory(makeInterface);
}

void tellTextReplaced(LineView& view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTextUpdateEvent event(&view, 0, QString(), QString());
    QAccessible::updateAccessibility(&event);
}

void tellCaretMoved(LineView& view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTextCursorEvent event(&view, static_cast<int>(view.selection().position));
    QAccessible::updateAccessibility(&event);
}

} // namespace hawk::ui
