// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/icons.h"

#include <optional>

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace hawk::ui {

namespace {

/// Draws an SVG whose `currentColor` is the palette's text colour of the mode.
class PaletteIconEngine : public QIconEngine
{
public:
    PaletteIconEngine(QString name, QByteArray svg, std::optional<QPalette> palette)
        : m_name(std::move(name))
        , m_svg(std::move(svg))
        , m_palette(std::move(palette))
    { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray coloured = m_svg;
        coloured.replace("currentColor", colour(mode).name().toLatin1());
        QSvgRenderer renderer(coloured);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        // Buttons ask at every repaint, and reading an SVG takes longer than all the rest of one.
        const QString key = QStringLiteral("hawk-icon %1 %2 %3x%4")
                                .arg(m_name, colour(mode).name())
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    /// `size` does not count the scale.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        return pixmap((QSizeF(size) * scale).toSize(), mode, state);
    }

    QIconEngine* clone() const override { return new PaletteIconEngine(*this); }

private:
    QColor colour(QIcon::Mode mode) const
    {
        const QPalette palette = m_palette ? *m_palette : QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        case QIcon::Selected:
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        case QIcon::Normal:
        case QIcon::Active:
            break;
        }
        return palette.color(QPalette::Active, QPalette::WindowText);
    }

    QString m_name;
    QByteArray m_svg;
    std::optional<QPalette> m_palette;
};

QIcon load(QStringView name, std::optional<QPalette> palette)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new PaletteIconEngine(name.toString(), file.readAll(), std::move(palette)));
}

} // namespace

QIcon icon(QStringView name, const QPalette& palette)
{
    return load(name, palette);
}

QIcon icon(QStringView name)
{
    return load(name, std::nullopt);
}

} // namespace hawk::ui
