// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "check_fixes.h"

#include <format>

#include "qt_text.h"
#include "text/line_diff.h"
#include "workspace/fix_kernel_file.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

void declareFixOptions(QCommandLineParser& parser)
{
    parser.addOptions({
        {u"fix"_s, u"Repair what can be repaired without a doubt, and write the file."_s},
        {u"dry-run"_s, u"With --fix: show what would change and write nothing."_s},
    });
}

static std::string changesOf(const std::string& name, const workspace::FixedKernelFile& fixed)
{
    const auto before = text::splitLines(fixed.before);
    const auto after = text::splitLines(fixed.after);
    return std::format("--- {}\n+++ {}\n{}", name, name,
                       text::unifiedDiff(before, after, text::diffLines(before, after)));
}

Result<void> fixFile(Invocation& invocation, const workspace::KernelReference& reference, QJsonObject& facts)
{
    if (!invocation.isSet("fix")) {
        if (invocation.isSet("dry-run"))
            return text::usageError("check-dry-run", "`--dry-run` belongs to `--fix`.",
                                    "Write `hawk check --fix --dry-run FILE`.");
        return {};
    }
    const auto fixed = workspace::fixKernelFile(reference, invocation.job);
    if (!fixed)
        return std::unexpected(fixed.error());
    Console& console = invocation.console;
    const bool isDry = invocation.isSet("dry-run");
    facts.insert(u"fixes"_s, static_cast<qint64>(fixed->fixCount));
    if (!fixed->isChanged())
        return {};
    if (isDry) {
        const std::string changes = changesOf(reference.file, *fixed);
        if (console.isJson())
            facts.insert(u"changes"_s, toQt(changes));
        else
            console.print(changes);
        return {};
    }
    const auto written = workspace::writeDocument(reference.file, fixed->after, fixed->form);
    if (!written)
        return std::unexpected(written.error());
    console.say(std::format("hawk: made {} repair{} in {}", fixed->fixCount, fixed->fixCount == 1 ? "" : "s",
                            reference.file));
    return {};
}

} // namespace hawk::cli
