// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>

#include "lineview/line_view.h"
#include "support/gui_test.h"

namespace hawk::gui {

using namespace Qt::StringLiterals;

/// Lines of C++ as they are generated, of about 40 characters.
inline QString manyLines(int count)
{
    QString text;
    for (int line = 1; line <= count; ++line)
        text += u"    const double t%1 = a * x[%1] + b; // %1\n"_s.arg(line);
    return text;
}

/// Signs beyond 16 bits, combined signs, tabs and all kinds of line ends.
inline QString oddText()
{
    return u"alpha\tbeta\r\n"
           "\U0001D70B ≈ 3.14159 \U0001F600\n"
           "\r\n"
           "e\u0301tude, nai\u0308ve\r"
           "\t\tend\n"
           "\U0001F469\u200D\U0001F52C works 東京\r\n"
           "last"_s;
}

/// A view of lines of its own for each test function, shown and with the focus.
class LineViewTest : public GuiTest
{
protected:
    void prepare() override
    {
        m_highlighting = std::make_unique<hawk::ui::Highlighting>(qApp->palette());
        m_view = std::make_unique<hawk::ui::LineView>(*m_highlighting);
        m_view->resize(640, 400);
        m_view->setAccessibleName(u"Text"_s);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setFocus();
    }
    void tidy() override
    {
        m_view.reset();
        m_highlighting.reset();
    }

    QImage picture() { return m_view->viewport()->grab().toImage(); }
    bool rowShows(const QImage& image, int row, const QColor& colour) const
    {
        const QRect rect = m_view->rowRect(row);
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    }
    QPoint pointAt(qsizetype offset) const
    {
        const QRect rect = m_view->characterRect(offset);
        return {rect.left() + 1, rect.center().y()};
    }

    std::unique_ptr<hawk::ui::Highlighting> m_highlighting;
    std::unique_ptr<hawk::ui::LineView> m_view;
};

} // namespace hawk::gui
