# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Judges translations/: that they are complete, belong to the sources, and keep what must not be translated.

check_translations.py SOURCE_FOLDER --lupdate PROGRAM --lrelease PROGRAM

Prints one line per fault and exits with 1 when there is any.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True

CODE = re.compile(r"`[^`]*`")
PLACEHOLDER = re.compile(r"\{\d\}|%L?\d|%n|\[\*\]|\*\.\w+")
ACCELERATOR = re.compile(r"&(?=[^&\s])")
# Whether a text is a sentence, a label or opens something is the same in every language.
ENDS = ("…", ".", ":", "?")
LETTERS = re.compile(r"[^\W\d_]{2,}")
WORDS_OF_A_SENTENCE = 3
# What the core takes from the names of types and the spelling of numbers.
COMPOSED = {
    "It reads {0}, {1}.",
    "Store a value of the type Scalar.",
    "it is given the text {0}",
    "its {0} is a Scalar",
    "{0} is a sum, {1} is a max",
    "a Matrix[{0}, {1}]",
    "a Quat",
    "a Scalar",
    "a UInt32",
    "a Vector[{0}]",
    "a Vector[{0}] of Index",
    "a row of it is a Scalar",
    "an Index",
    "an Int32",
    "an entry of it is a Vector[{0}]",
    "the number inf",
    "the number nan",
    "the rows of a matrix without an index",
    "{0} is a condition, but it can only be {1} or {2}",
}
INFORMAL = {"de": re.compile(r"\b(?:[Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir|[Ee]uer\w*|[Ee]uch)\b")}


class Message:
    def __init__(self, context, element):
        translation = element.find("translation")
        self.context = context
        self.source = element.findtext("source")
        self.state = translation.get("type", "finished")
        self.is_plural = element.get("numerus") == "yes"
        self.forms = [form.text or "" for form in translation] if self.is_plural else [translation.text or ""]


def messages(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        for element in context.iter("message"):
            yield Message(context.findtext("name"), element)


def outside_code(text):
    return CODE.sub("", text)


def blanks(text):
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def end_of(text):
    return next((end for end in ENDS if text.rstrip().endswith(end)), "")


def faults_of_source(text):
    if "..." in outside_code(text):
        yield "has three dots instead of …"
    if text.count("`") % 2:
        yield "has an odd number of backticks"
    if len(ACCELERATOR.findall(text)) > 1:
        yield "has two accelerators"


def faults_of_form(source, form, language):
    if not form.strip():
        yield "is empty"
        return
    if set(PLACEHOLDER.findall(source)) != set(PLACEHOLDER.findall(form)):
        yield "has other placeholders"
    if Counter(CODE.findall(source)) != Counter(CODE.findall(form)):
        yield "has other code between backticks"
    if blanks(source) != blanks(form):
        yield "begins or ends with other blanks"
    if "..." in outside_code(form):
        yield "has three dots instead of …"
    if len(ACCELERATOR.findall(source)) != len(ACCELERATOR.findall(form)):
        yield "has another number of accelerators"
    if end_of(source) != end_of(form) and "?" not in (end_of(source), end_of(form)):
        yield f"ends with '{end_of(form)}' where the source ends with '{end_of(source)}'"
    if language != "en" and source == form and len(LETTERS.findall(outside_code(source))) >= WORDS_OF_A_SENTENCE:
        yield "is the English text"
    if language in INFORMAL and INFORMAL[language].search(outside_code(form)):
        yield "addresses the user informally"


def faults_of_file(path, plural_forms=2):
    """One line per fault of a .ts file."""
    language = path.stem.rsplit("_", 1)[-1]
    for message in messages(path):
        place = f"{path.name}: {message.context}: '{message.source}'"
        for fault in faults_of_source(message.source):
            yield f"{place}: the source {fault}"
        if message.state != "finished":
            yield f"{place}: is {message.state}"
            continue
        if message.is_plural and len(message.forms) != plural_forms:
            yield f"{place}: has {len(message.forms)} plural forms, not {plural_forms}"
        for form in message.forms:
            for fault in faults_of_form(message.source, form, language):
                yield f"{place}: '{form}' {fault}"


def faults_of_phrases(path, core):
    """Phrases whose wording the core does not have any more."""
    for message in messages(path):
        if message.context != "CorePhrase" or message.source in COMPOSED:
            continue
        # These begin a phrase of its own inside of another; the core adds capitals and full stops to some.
        for part in re.split(r"\{\d\}|(?=;)|(?= while )", message.source):
            if LETTERS.search(part) and part.rstrip(". ").lower() not in core.lower():
                yield f"{path.name}: '{message.source}': '{part}' stands nowhere in the core"


def texts_of_core(project):
    text = ""
    for folder in ("assist", "cache", "compile", "syntax", "toolchain", "trace", "workspace"):
        for path in sorted((project / "core" / folder).iterdir()):
            if path.suffix in (".cpp", ".h"):
                text += path.read_text(encoding="utf-8")
    # Literals over several lines are one text.
    return re.sub(r'"\s*\n\s*"', "", text).replace('\\"', '"')


def faults_of_update(update, lupdate):
    """What lupdate would change, and what it does not understand."""
    with tempfile.TemporaryDirectory(prefix="hawk-translations-") as folder:
        for language in update.LANGUAGES:
            copy = update.ts_file(language, Path(folder))
            copy.write_bytes(update.ts_file(language).read_bytes())
        for complaint in update.update(lupdate, Path(folder)):
            yield f"lupdate: {complaint}"
        for language in update.LANGUAGES:
            ours, new = update.ts_file(language), update.ts_file(language, Path(folder))
            if ours.read_bytes() != new.read_bytes():
                yield f"{ours.name}: the sources have other texts; run translations/update.py and translate"
                yield from differing_texts(ours, new)


def differing_texts(ours, new):
    old_keys, new_keys = ({(m.context, m.source) for m in messages(path)} for path in (ours, new))
    for context, source in sorted(new_keys - old_keys):
        yield f"  new:  {context}: '{source}'"
    for context, source in sorted(old_keys - new_keys):
        yield f"  gone: {context}: '{source}'"


def faults_of_release(path, lrelease):
    with tempfile.TemporaryDirectory(prefix="hawk-translations-") as folder:
        run = subprocess.run(
            [lrelease, str(path), "-qm", str(Path(folder) / "x.qm")], capture_output=True, text=True
        )
    said = run.stdout + run.stderr
    if run.returncode or "arning" in said or "rror" in said:
        yield f"lrelease: {said.strip()}"
    unfinished = re.search(r"(\d+) unfinished", said)
    if unfinished and unfinished[1] != "0":
        yield f"{path.name}: lrelease counts {unfinished[1]} unfinished texts"
    if "ignored" in said.lower():
        yield f"{path.name}: lrelease ignores texts: {said.strip()}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("project", type=Path)
    parser.add_argument("--lupdate", required=True)
    parser.add_argument("--lrelease", required=True)
    options = parser.parse_args()
    folder = options.project / "translations"
    sys.path.insert(0, str(folder))
    import update

    faults = []
    faults += faults_of_update(update, options.lupdate)
    core = texts_of_core(options.project)
    for language in update.LANGUAGES:
        path = update.ts_file(language)
        faults += faults_of_file(path)
        faults += faults_of_release(path, options.lrelease)
        faults += faults_of_phrases(path, core)
        print(f"{path.name}: {sum(1 for _ in messages(path))} texts looked at")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
