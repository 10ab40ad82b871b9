// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/legibility.h"

#include <algorithm>
#include <cmath>

#include <QAbstractButton>
#include <QApplication>
#include <QHash>
#include <QImage>
#include <QLabel>
#include <QTest>

namespace hawk::gui {

using namespace Qt::StringLiterals;

namespace {

bool isCut(const QLabel& label)
{
    if (label.text().isEmpty() || label.toolTip() == label.text())
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height();
    return label.sizeHint().width() > label.width() || label.sizeHint().height() > label.height();
}

bool isCut(const QAbstractButton& button)
{
    return !button.text().isEmpty() && button.minimumSizeHint().width() > button.width();
}

double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

QColor mostFrequent(const QImage& picture, const QRect& part)
{
    QHash<QRgb, int> counts;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    return most == counts.end() ? QColor() : QColor(most.key());
}

} // namespace

QStringList cutTexts(const QWidget& root)
{
    QStringList cut;
    for (const QLabel* label : root.findChildren<QLabel*>()) {
        if (label->isVisible() && isCut(*label))
            cut.append(label->text());
    }
    for (const QAbstractButton* button : root.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && isCut(*button))
            cut.append(button->text());
    }
    return cut;
}

QStringList faintTexts(QWidget& root)
{
    QStringList faint;
    const QImage picture = root.grab().toImage();
    const double ratio = picture.devicePixelRatio();
    for (const QLabel* label : root.findChildren<QLabel*>()) {
        if (!label->isVisible() || !label->isEnabled() || label->text().isEmpty())
            continue;
        const QRect place(label->mapTo(&root, QPoint(0, 0)) * ratio, label->size() * ratio);
        const QColor ground = mostFrequent(picture, place & picture.rect());
        const QColor text = label->palette().color(QPalette::Active, label->foregroundRole());
        if (ground.isValid() && contrast(text, ground) < 4.5)
            faint.append(u"%1: %2 on %3"_s.arg(label->text(), text.name(), ground.name()));
    }
    return faint;
}

LookScope::LookScope(Look look) : m_before(QApplication::palette())
{
    if (look == Look::dark)
        QApplication::setPalette(QPalette(QColor(0x31, 0x34, 0x38), QColor(0x26, 0x29, 0x2c)));
}

LookScope::~LookScope()
{
    QApplication::setPalette(m_before);
}

void addRowsInBothLooks(std::initializer_list<const char*> names)
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("isDark");
    for (const char* name : names) {
        QTest::addRow("%s-light", name) << QString::fromLatin1(name) << false;
        QTest::addRow("%s-dark", name) << QString::fromLatin1(name) << true;
    }
}

void keepPicture(QWidget& root, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("PICTURES_FOLDER"); !folder.isEmpty())
        root.grab().save(u"%1/%2.png"_s.arg(folder, name));
}

} // namespace hawk::gui
