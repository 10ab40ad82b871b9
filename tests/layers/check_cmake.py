# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Judges one CMake file: settings belong to targets, source lists are sorted, layers depend on what the table says."""

import re

# What each of these sets holds for every target that follows, also for those of others.
DIRECTORY_WIDE = (
    "add_compile_definitions",
    "add_compile_options",
    "add_definitions",
    "add_link_options",
    "include_directories",
    "link_directories",
    "link_libraries",
)
SOURCE_FILE = re.compile(r"[\w./-]+\.(cpp|h)")


def commands(text):
    """Line, name and words of each command; comments and what is in quotes are left out."""
    bare = re.sub(r'"[^"\n]*"|#[^\n]*', "", text)
    for match in re.finditer(r"^[ \t]*(\w+)[ \t]*\(((?:[^()]|\([^()]*\))*)\)", bare, re.MULTILINE):
        yield bare.count("\n", 0, match.start(1)) + 1, match[1], match[2].split()


def words_after(keyword, words):
    """The words from `keyword` up to the next word in capitals."""
    found = []
    for word in words[words.index(keyword) + 1 :] if keyword in words else []:
        if re.fullmatch(r"[A-Z_]+", word):
            break
        found.append(word)
    return found


def violations(path, text, table):
    folder = table.folder_of(path.as_posix())
    for line, name, words in commands(text):
        if name.lower() in DIRECTORY_WIDE:
            yield line, f"{name} holds for the whole directory; set it on targets with target_{name.removeprefix('add_')}"
        files = [word for word in words if SOURCE_FILE.fullmatch(word)]
        for one, other in zip(files, files[1:]):
            if other < one:
                yield line, f"the sources are not sorted: {other} stands after {one}"
        if name == "hawk_layer" and folder:
            yield from depends_violations(line, folder, words_after("DEPENDS", words), table)


def depends_violations(line, folder, depends, table):
    for other in depends:
        if not table.allows(folder, f"core/{other}"):
            yield line, f"{folder} must not depend on {other}"
    for other in table.includes[folder]:
        if other.removeprefix("core/") not in depends:
            yield line, f"the table lets {folder} see {other}, which it does not depend on"
