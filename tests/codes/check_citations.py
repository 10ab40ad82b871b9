#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Finds what comments say of pages that a reader cannot open.

check_citations.py PROJECT    exit status 1 and one line for each citation of a page or heading that is not there

A page is cited by its path, `docs/abi.md`, and a part of it by its heading, `docs/abi.md "Argument block"`.
"""

import re
import sys
from pathlib import Path

FOLDERS = ("app", "bench", "cmake", "core", "packaging", "resources", "tests", "translations", "ui")
SOURCES = {".cpp", ".h", ".py", ".sh", ".txt", ".cmake", ".md"}
PAGE = re.compile(r"(?<![\w./{}*-])((?:[\w-]+/)*[\w-]+\.md)\b")
# The heading may go on in the next line of a comment.
HEADING = re.compile(r'(docs/[\w-]+\.md)[ \n/#]+"([^"]+)"')
NUMBER = re.compile(r"([\w-]+\.md) (?:sections? )?[A-Z]?\d")
TITLE = re.compile(r"^#+ (.+)$", re.MULTILINE)
BREAK = re.compile(r"\s*\n\s*(?://[/!]?<?|#)?\s*")
# Tests of pages make up others, and other packages have pages too.
MADE_UP = {"tests/codes/check_citations.py", "tests/codes/test_check_citations.py",
           "tests/layers/test_check_layers.py", "tests/peer/peer_capture/driver.py"}


def sources(project):
    for folder in FOLDERS:
        for path in sorted((project / folder).rglob("*")):
            name = path.relative_to(project).as_posix()
            if path.suffix in SOURCES and "/data/" not in name and name not in MADE_UP:
                yield path, name


def check(project):
    titles, complaints = {}, []
    for page in (project / "docs").glob("*.md"):
        titles[f"docs/{page.name}"] = set(TITLE.findall(page.read_text(encoding="utf-8")))
    for path, name in sources(project):
        text = path.read_text(encoding="utf-8", errors="replace")
        for page in PAGE.findall(text):
            if not any((folder / page).exists() for folder in (project, project / "docs", path.parent)):
                complaints.append(f"{name}: there is no page {page}")
        for page in NUMBER.findall(text):
            complaints.append(f"{name}: {page} has headings and no numbers")
        for page, heading in HEADING.findall(text):
            heading = BREAK.sub(" ", heading)
            if page in titles and heading not in titles[page]:
                complaints.append(f'{name}: {page} has no heading "{heading}"')
    return complaints


if __name__ == "__main__":
    found = check(Path(sys.argv[1]))
    print("\n".join(found) or "all pages and headings that are cited are there")
    sys.exit(1 if found else 0)
