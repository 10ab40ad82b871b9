// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/build_bar.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QPointer>
#include <QSignalBlocker>
#include <QStyle>

#include "codegen/backend.h"
#include "common/qt_text.h"
#include "shell/action_registry.h"
#include "shell/build_state.h"
#include "shell/cache_badge.h"

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
    return backend && (*backend)->compiler == codegen::CompilerKind::nvcc;
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
    , m_badge(new CacheBadge(workspace.builds(), this))
{
    setObjectName(QStringLiteral("buildBar"));
    setMovable(false);
    setFloatable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int side = fontMetrics().height();
    setIconSize({side, side});

    m_kernel = addBox("kernelBox");
    m_target = addBox("targetBox");
    m_mode = addBox("modeBox");
    m_profile = addBox("profileBox");
    m_profileEntry = actions().last();
    m_level = addBox("levelBox");
    m_architecture = addBox("architectureBox");
    m_architectureEntry = actions().last();
    addSeparator();
    for (const char* id : buttons) {
        if (QAction* action = registry.find(QLatin1StringView(id)))
            addAction(action);
    }
    auto* gap = new QWidget(this);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(gap);
    addWidget(m_badge);

    connect(m_kernel, &QComboBox::activated, this,
            [this] { m_workspace.builds().selectKernel(fromQt(m_kernel->currentText())); });
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
    connect(&workspace.builds(), &workspace::Builds::kernelsChanged, this, &BuildBar::showKernels);
    connect(&workspace.builds(), &workspace::Builds::selectionChanged, this, &BuildBar::showKernels);
    // With the selection, because another session may have another device compiler.
    connect(&workspace.builds(), &workspace::Builds::selectionChanged, this, &BuildBar::showChoices);
    connect(&workspace.builds(), &workspace::Builds::cellsChanged, this, &BuildBar::showStates);
    retranslate();
}

void BuildBar::open(QComboBox& box)
{
    box.setFocus(Qt::ShortcutFocusReason);
    box.showPopup();
}

QComboBox* BuildBar::addBox(const char* name)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1StringView(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setFocusPolicy(Qt::StrongFocus);
    addWidget(box);
    return box;
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
    else if (event->type() == QEvent::PaletteChange)
        showStates();
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
    for (QComboBox* box : {m_kernel, m_target, m_profile, m_architecture})
        box->setMaximumWidth(most);
}

void BuildBar::retranslate()
{
    setWindowTitle(tr("Kernel and target"));
    const auto name = [](QComboBox& box, const QString& title, const QString& tip) {
        box.setAccessibleName(title);
        box.setToolTip(tip);
    };
    m_kernel->setAccessibleName(tr("Kernel"));
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
    fillArchitectures();
    showChoices();
    showKernels();
}

void BuildBar::showKernels()
{
    const QSignalBlocker blocker(m_kernel);
    m_kernel->clear();
    for (const std::string& kernel : m_workspace.builds().kernels())
        m_kernel->addItem(toQt(kernel));
    m_kernel->setEnabled(m_kernel->count() > 0);
    if (m_kernel->count() == 0)
        m_kernel->addItem(tr("no kernel"));
    m_kernel->setCurrentText(toQt(m_workspace.builds().selection().kernel));
    showStates();
}

void BuildBar::showStates()
{
    const workspace::Builds& builds = m_workspace.builds();
    // The list may be older than that of the signal to come.
    const int count = std::min(m_kernel->count(), static_cast<int>(builds.kernels().size()));
    const QString tip = tr("The kernel that is shown, built and run");
    QString current = tip;
    for (int at = 0; at < count; ++at) {
        const QString kernel = m_kernel->itemText(at);
        const auto [icon, word] = lookOf(buildStateOf(builds, fromQt(kernel)));
        //: %1: a kernel, %2: how its newest build ended
        const QString told = tr("%1, %2").arg(kernel, word);
        m_kernel->setItemIcon(at, icon);
        m_kernel->setItemData(at, told, Qt::ToolTipRole);
        m_kernel->setItemData(at, told, Qt::AccessibleTextRole);
        if (at == m_kernel->currentIndex())
            current = tip + u'\n' + told;
    }
    m_kernel->setToolTip(current);
    m_kernel->setAccessibleDescription(current);
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
    if (m_architecture->findData(now.architecture) < 0)
        m_architecture->addItem(now.architecture, now.architecture);
    selectData(*m_architecture, now.architecture);

    const bool isDevice = isForDevice(now.backend);
    m_profileEntry->setVisible(!isDevice);
    m_architectureEntry->setVisible(isDevice);
    if (isDevice)
        askForArchitectures();
}

void BuildBar::askForArchitectures()
{
    const auto session = m_workspace.builds().session();
    if (m_asked.lock() == session)
        return;
    m_asked = session;
    // The compiler may have to be started to be asked.
    m_workspace.jobs().start<std::vector<std::string>>(
        {{0, "architectures"}, fromQt(tr("Asking the device compiler")), workspace::Pool::files},
        [session](const process::JobContext& job) {
            auto compiler = session->toolchain().compiler(codegen::CompilerKind::nvcc, job);
            return compiler ? std::move(compiler->architectures) : std::vector<std::string>();
        },
        [bar = QPointer(this), session](const std::vector<std::string>& names) {
            // The answer of an older compiler says nothing about that of today.
            if (!bar || bar->m_workspace.builds().session() != session)
                return;
            QStringList known;
            for (const std::string& name : names)
                known.append(toQt(name));
            bar->m_architectures = known;
            bar->fillArchitectures();
            bar->showChoices();
        });
}

void BuildBar::fillArchitectures()
{
    const QSignalBlocker blocker(m_architecture);
    m_architecture->clear();
    m_architecture->addItem(tr("smallest device"), QString());
    for (const QString& name : std::as_const(m_architectures))
        m_architecture->addItem(name, name);
}

} // namespace hawk::ui
