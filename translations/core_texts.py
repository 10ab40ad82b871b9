# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Finds the texts of every DiagnosticRule of the core, and those of its vocabulary, for lupdate."""

import re

RULE = re.compile(r"\bDiagnosticRule\b[^;{}()]*\{")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
CODE = re.compile(r"[PRUSTC]\d{2,3}|[a-z]+(?:-[a-z]+)*")
# The files of the vocabulary, how a row of theirs begins, and how many of its texts are code.
VOCABULARY = (
    ("vocabulary_hawk.cpp", "    row(", 3),
    ("vocabulary_keywords.cpp", "    row(", 3),
    ("vocabulary_math.cpp", "    row(", 2),
    ("vocabulary_math.cpp", "constexpr std::string_view", 0),
    ("vocabulary_python.cpp", "    row(", 3),
    ("members.cpp", "    row(", 2),
)
# A formula needs no other language.
WORDS = re.compile(r"[A-Za-z]{2,} [\w-]|^[A-Z][a-z]+$|^\w not ")


def body_after(text, begin):
    """What stands between the brace before `begin` and the one that closes it."""
    depth, place = 1, begin
    for match in re.compile(r'"(?:[^"\\\n]|\\.)*"|[{}]').finditer(text, begin):
        if match[0] == "{":
            depth += 1
        elif match[0] == "}":
            depth -= 1
            if depth == 0:
                place = match.start()
                break
    return text[begin:place]


def texts_of(body):
    """Adjacent literals are one text; codes and arguments alone are none."""
    parts, end = [], None
    for match in LITERAL.finditer(body):
        if parts and end is not None and not body[end : match.start()].strip():
            parts[-1] += match[1]
        else:
            parts.append(match[1])
        end = match.end()
    for part in parts:
        if not CODE.fullmatch(part) and re.search(r"[A-Za-z]{2}", re.sub(r"\{\d\}", "", part)):
            yield part


def extract(project):
    found = set()
    for path in sorted((project / "core").rglob("*")):
        if path.suffix not in (".h", ".cpp"):
            continue
        text = re.sub(r"^\s*//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for match in RULE.finditer(text):
            found.update(texts_of(body_after(text, match.end())))
    return "".join(f'QT_TRANSLATE_NOOP("Diagnostic", "{text}")\n' for text in sorted(found))


def extract_vocabulary(project):
    found = set()
    for name, begin, code in VOCABULARY:
        for line in (project / "core/assist" / name).read_text(encoding="utf-8").splitlines():
            if begin in line:
                found.update(text for text in LITERAL.findall(line)[code:] if WORDS.search(text))
    return "".join(f'QT_TRANSLATE_NOOP("Vocabulary", "{text}")\n' for text in sorted(found))


def texts(project):
    """All of them as a source that lupdate reads; nobody compiles it."""
    return extract(project) + extract_vocabulary(project)
