# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Prints what a CTest run shows at its end: why tests skipped, the slowest, the counts.

Usage: test_summary.py RESULTS.xml   (the file that `ctest --output-junit` writes)
"""

import re
import sys
import xml.etree.ElementTree as ElementTree

SLOWEST = 10


def outcome(case):
    """`passed`, `failed` or `skipped`. A test that could not be started did not skip itself: it failed."""
    status = case.get("status")
    if status == "run":
        return "passed"
    skipped = case.find("skipped")
    message = "" if skipped is None else skipped.get("message", "")
    return "skipped" if status == "disabled" or message.startswith("SKIP_") else "failed"


def skip_reasons(output):
    """The reasons that Qt Test and unittest printed for skipped functions, one for each function."""
    reasons = re.findall(r"^SKIP\s*: (.*)$|^(.*) \.\.\. skipped (.*)$", output, re.MULTILINE)
    return [" ".join(filter(None, parts)) for parts in reasons]


def labels(case):
    for item in case.iter("property"):
        if item.get("name") == "cmake_labels":
            return item.get("value").split(";")
    return []


def main(path):
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    interop = {"passed": 0, "failed": 0, "skipped": 0}
    times, skips, failures, inside = [], [], [], 0
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        name = case.get("name")
        status = outcome(case)
        counts[status] += 1
        if "interop" in labels(case):
            interop[status] += 1
        if status == "failed":
            failures.append(name)
        times.append((float(case.get("time", 0)), name))
        output = case.findtext("system-out") or ""
        reasons = skip_reasons(output)
        if status == "skipped" and not reasons:
            reasons = [name + ": did not run"]
        skips += list(dict.fromkeys(reasons))
        inside += len(reasons) if status == "passed" else 0

    if skips:
        print("\nSkipped, and why:")
        for reason in skips:
            print("  " + reason)
    print("\nThe slowest tests:")
    for seconds, name in sorted(times, reverse=True)[:SLOWEST]:
        print(f"  {seconds:7.2f} s  {name}")
    if failures:
        print("\nFailed:")
        for name in failures:
            print("  " + name)
    if inside:
        print(f"\nIn tests that passed, {inside} function{'s' if inside != 1 else ''} skipped; the reasons stand above")
    print(f"\nInterop tests: {interop['passed'] + interop['failed']} ran, {interop['skipped']} skipped")
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")


if __name__ == "__main__":
    main(sys.argv[1])
