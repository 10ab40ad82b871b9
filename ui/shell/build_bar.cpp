// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/build_bar.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>

#include "codegen/backend.h"
#include "common/qt_text.h"
#include "shell/action_registry.h"
#include "shell/architecture_box.h"
#include "shell/cache_badge.h"
#include "shell/kernel_box.h"

namespace hawk::ui {

namespace {

constexpr codegen::Profile profiles[] = {codegen::Profile::nativeVectorMath, codegen::Profile::native,
                                         codegen::Profile::portable};
constexpr codegen::OptLevel levels[] = {codegen::OptLevel::O0, codegen::OptLevel::O1, codegen::OptLevel::O2,
                                        codegen::OptLevel::O3};
constexpr codegen::Mode modes[] = {codegen::Mode::float64, codegen::Mode::float32};
constexpr const char* buttons[] = {"run.timed", "run.stop", "build.kernel", "bundle.export"};

bool isForDevice(const QString& id)
{
    const auto backend = codegen::findBackend(fromQt(id));
    return backend && (*backend)->compiler == codegen::CompilerKind::device;
}

void selectData(QComboBox& box, const QVariant& data)
{
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

} // namespace

BuildBar::BuildBar(workspace::Workspace& workspace, SettingsFile& settings, const ActionRegistry& registry,
                   QWidget* parent)
    : QToolBar(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_kernel(new KernelBox(workspace.builds(), this))
    , m_target(new QComboBox(this))
    , m_mode(new QComboBox(this))
    , m_profile(new QComboBox(this))
    , m_level(new QComboBox(this))
    , m_architecture(new ArchitectureBox(workspace, this))
    , m_badge(new CacheBadge(workspace.builds(), this))
{
    setObjectName(QStringLiteral("buildBar"));
    setMovable(false);
    setFloatable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int side = fontMetrics().height();
    setIconSize({side, side});

    addBox(*m_kernel, "kernelBox");
    addBox(*m_target, "targetBox");
    addBox(*m_mode, "modeBox");
    m_profileEntry = addBox(*m_profile, "profileBox");
    addBox(*m_level, "levelBox");
    m_architectureEntry = addBox(*m_architecture, "architectureBox");
    addSeparator();
    for (const char* id : buttons) {
        if (QAction* action = registry.find(QLatin1StringView(id)))
            addAction(action);
    }
    auto* gap = new QWidget(this);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(gap);
    addWidget(m_badge);

    choose(*m_target, &Preferences::backend);
    choose(*m_profile, &Preferences::profile);
    choose(*m_level, &Preferences::level);
    choose(*m_architecture, &Preferences::architecture);
    connect(m_mode, &QComboBox::activated, this, [this] {
        Preferences now = m_settings.preferences();
        now.mode = static_cast<codegen::Mode>(m_mode->currentData().toInt());
        m_settings.setPreferences(now);
    });
    connect(&settings, &SettingsFile::preferencesChanged, this, &BuildBar::showChoices);
    // With the selection, because another session may have another device compiler.
    connect(&workspace.builds(), &workspace::Builds::selectionChanged, this, &BuildBar::showChoices);
    connect(&workspace.builds(), &workspace::Builds::wantedChanged, this, &BuildBar::showArchitecture);
    retranslate();
}

QComboBox& BuildBar::kernelBox()
{
    return *m_kernel;
}

void BuildBar::open(QComboBox& box)
{
    box.setFocus(Qt::ShortcutFocusReason);
    box.showPopup();
}

QAction* BuildBar::addBox(QComboBox& box, const char* name)
{
    box.setObjectName(QLatin1StringView(name));
    box.setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box.setFocusPolicy(Qt::StrongFocus);
    return addWidget(&box);
}

void BuildBar::choose(QComboBox& box, QString Preferences::* field)
{
    connect(&box, &QComboBox::activated, this, [this, &box, field] {
        Preferences now = m_settings.preferences();
        now.*field = box.currentData().toString();
        m_settings.setPreferences(now);
    });
}

void BuildBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BuildBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    adaptWidth();
}

void BuildBar::paintEvent(QPaintEvent* event)
{
    // Fusion draws bright lines for a bar on a dark ground.
    if (style()->name() != u"fusion")
        return QToolBar::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.fillRect(QRect(0, height() - 1, width(), 1), palette().color(QPalette::Mid));
}

void BuildBar::adaptWidth()
{
    // In a narrow window the buttons of the main job keep their places and give up their words.
    const int enough = fontMetrics().averageCharWidth() * 150;
    const auto style = width() < enough ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon;
    if (style != toolButtonStyle())
        setToolButtonStyle(style);
    m_badge->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);

    const int most = width() < fontMetrics().averageCharWidth() * 130 ? fontMetrics().averageCharWidth() * 16
                                                                      : QWIDGETSIZE_MAX;
    for (QComboBox* box : std::initializer_list<QComboBox*>{m_kernel, m_target, m_profile, m_architecture})
        box->setMaximumWidth(most);
}

void BuildBar::retranslate()
{
    setWindowTitle(tr("Kernel and target"));
    const auto name = [](QComboBox& box, const QString& title, const QString& tip) {
        box.setAccessibleName(title);
        box.setToolTip(tip);
    };
    name(*m_target, tr("Target"), tr("What the kernel is compiled for"));
    name(*m_mode, tr("Number type"), tr("The type of all real numbers of the kernel"));
    name(*m_profile, tr("Profile"), tr("How code for the CPU may compute"));
    name(*m_level, tr("Optimisation level"), tr("How hard the compiler optimises"));
    name(*m_architecture, tr("Architecture"), tr("The device for which code is compiled"));

    const QSignalBlocker blockers[] = {QSignalBlocker(m_target), QSignalBlocker(m_mode),
                                       QSignalBlocker(m_profile), QSignalBlocker(m_level)};
    m_target->clear();
    for (const codegen::Backend& backend : codegen::backends()) {
        // A back end that is never exported is a tool of ours, not a target.
        if (!backend.execTarget.empty())
            m_target->addItem(toQt(backend.title), toQt(backend.id));
    }
    m_mode->clear();
    for (const codegen::Mode mode : modes)
        m_mode->addItem(toQt(data::nameOf(mode)), static_cast<int>(mode));
    m_profile->clear();
    m_profile->addItem(tr("best profile"), QString());
    for (const codegen::Profile profile : profiles)
        m_profile->addItem(toQt(codegen::nameOf(profile)), toQt(codegen::nameOf(profile)));
    m_level->clear();
    for (const codegen::OptLevel level : levels)
        m_level->addItem(toQt(codegen::nameOf(level)), toQt(codegen::nameOf(level)));
    showChoices();
}

void BuildBar::showArchitecture()
{
    using workspace::KernelView;
    const auto& builds = m_workspace.builds();
    const bool isUsed = isForDevice(m_settings.preferences().backend) || builds.isWanted(KernelView::ptx)
        || builds.isWanted(KernelView::resources);
    m_architectureEntry->setVisible(isUsed);
    if (isUsed)
        m_architecture->ask();
}

void BuildBar::showChoices()
{
    const Preferences& now = m_settings.preferences();
    selectData(*m_target, now.backend);
    selectData(*m_mode, static_cast<int>(now.mode));
    selectData(*m_profile, now.profile);
    // Without a choice of his own a user sees the level in force.
    const auto& settings = m_workspace.builds().session()->toolchain().settings();
    selectData(*m_level, now.level.isEmpty() ? toQt(codegen::nameOf(settings.optLevel.value)) : now.level);
    m_architecture->choose(now.architecture);

    const bool isDevice = isForDevice(now.backend);
    m_profileEntry->setVisible(!isDevice);
    showArchitecture();
}

} // namespace hawk::ui
