#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Compares the codes of messages in the sources with those of docs/codes.md.

check_codes.py PROJECT    exit status 1 and one line for each difference
"""

import re
import sys
from pathlib import Path

# Codes of kernel files are literals of this form wherever they stand.
LETTERED = re.compile(r'"([PRUSTC]\d{2,3}[a-d]?)"')
# The first argument of what makes an error, here or through a helper of one file.
MAKER = re.compile(
    r"\b(?:refused|usageError|environmentError|internalError"
    r'|refuse|notAllowed|NpyHeaderFault|wrongUsage)\s*[({]\s*(?:(?:m_)?path,\s*|console,\s*)?"([a-z][a-z0-9-]*)"'
)
CHOICE = re.compile(
    r"\b(?:refused|usageError|environmentError|internalError)\s*\("
    r'[^,;"]*\?\s*"([a-z][a-z0-9-]*)"\s*:\s*"([a-z][a-z0-9-]*)"'
)
NUMBER_SETTING = re.compile(r'\bnumberSetting<[^;]*?"(setting-[a-z-]+)"')
# mapped_file.cpp joins the kind of file and the fault.
FILE_FAULT = re.compile(r'\bcode\("([a-z-]+)"\)')
FILE_KIND = re.compile(r'\bmapFile\([^"()]*"([a-z]+)"\)')
# What is written straight to a terminal names its code in square brackets.
WRITTEN = re.compile(r"\[([a-z]+(?:-[a-z]+)+)\]")
# A code that is no literal is found by one of the forms above only in these files.
INDIRECT = re.compile(
    r"\btext::(?:refused|usageError|environmentError|internalError)\s*\(\s*([A-Za-z_][^,?]*),"
)
KNOWN_INDIRECT = {
    "app/hawk/main.cpp",
    "core/data/binding.cpp",
    "core/data/csv.cpp",
    "core/data/mapped_file.cpp",
    "core/data/npy.cpp",
    "core/diff/diff.cpp",
    "core/toolchain/settings.cpp",
}
# `enum class ExitCode { fine = 0, … }` of each program, and the rows of the page.
EXIT_CODES = re.compile(r"\benum class ExitCode \{([^}]*)\}")
EXIT_CODE = re.compile(r"(\w+) = (\d+)")
EXIT_ROW = re.compile(r"^\| (\d+) \| (\w+) \| .+ \|$", re.MULTILINE)
ROW = re.compile(r"^\| `([^`]+)` \| .+ \| .+ \|$", re.MULTILINE)


def codes_of_sources(project):
    """Each code with a file that uses it, and complaints about codes that cannot be read."""
    codes, faults, kinds, complaints = {}, {}, {}, []
    for folder in ("core", "app", "ui"):
        for path in sorted((project / folder).rglob("*")):
            if path.suffix not in (".cpp", ".h"):
                continue
            name = path.relative_to(project).as_posix()
            text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
            for form in (LETTERED, MAKER, NUMBER_SETTING, WRITTEN):
                codes.update((code, name) for code in form.findall(text))
            codes.update((code, name) for pair in CHOICE.findall(text) for code in pair)
            faults.update((fault, name) for fault in FILE_FAULT.findall(text))
            kinds.update((kind, name) for kind in FILE_KIND.findall(text))
            for argument in INDIRECT.findall(text):
                if name not in KNOWN_INDIRECT:
                    complaints.append(f"{name}: the code `{argument}` is no literal, so it cannot be checked")
    codes.update((f"{kind}-{fault}", name) for kind in kinds for fault, name in faults.items())
    return codes, complaints


def check_exit_codes(project, page):
    """Complaints about programs whose exit codes are not those of the page."""
    rows = {(name, number) for number, name in EXIT_ROW.findall(page)}
    complaints = []
    for path in sorted((project / "app").rglob("*.h")):
        for enumerators in EXIT_CODES.findall(path.read_text(encoding="utf-8")):
            for name, number in sorted(rows ^ set(EXIT_CODE.findall(enumerators)), key=lambda one: one[::-1]):
                complaints.append(f"{path.relative_to(project).as_posix()} and docs/codes.md differ about exit "
                                  f"status {number}, `{name}`")
    return complaints


def check(project):
    codes, complaints = codes_of_sources(project)
    page = (project / "docs/codes.md").read_text(encoding="utf-8")
    complaints += check_exit_codes(project, page)
    rows = ROW.findall(page)
    if not codes or not rows:
        complaints.append("no codes were found: is this the project?")
    for code in sorted(set(rows) | codes.keys()):
        if rows.count(code) > 1:
            complaints.append(f"docs/codes.md: `{code}` stands there twice")
        elif code not in rows:
            complaints.append(f"docs/codes.md: `{code}` of {codes[code]} is missing")
        elif code not in codes:
            complaints.append(f"docs/codes.md: no source uses `{code}`")
    return complaints


if __name__ == "__main__":
    found = check(Path(sys.argv[1]))
    print("\n".join(found) or "docs/codes.md and the sources agree")
    sys.exit(1 if found else 0)
