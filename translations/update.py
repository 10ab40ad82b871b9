# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Takes the texts of the sources into the .ts files.

update.py [--lupdate PROGRAM] [--into FOLDER]

New texts come in as unfinished, those that are gone go. Writes the .ts files of this
folder; with --into only copies of the .ts files in FOLDER. Needs lupdate of Qt 6.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import core_texts  # noqa: E402

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
SOURCES = (
    "ui",
    "app/hawk-workbench",
    "translations/core_phrases.cpp",
)
# The sources are English: that translation holds only the forms of %n.
LANGUAGES = {"de": [], "en": ["-pluralonly"]}


def ts_file(language, folder=HERE):
    return folder / f"hawk-workbench_{language}.ts"


def update(lupdate, folder=HERE, project=PROJECT):
    """What lupdate has to say against the sources; empty when nothing."""
    complaints = []
    with tempfile.NamedTemporaryFile("w", suffix=".cpp", encoding="utf-8") as texts:
        texts.write(core_texts.texts(project))
        texts.flush()
        for language, options in LANGUAGES.items():
            fixed = [
                "-locations",
                "none",
                "-no-obsolete",
                "-source-language",
                "en",
                "-target-language",
                language,
            ]
            files = [*SOURCES, texts.name, "-ts", str(ts_file(language, folder))]
            run = subprocess.run(
                [lupdate, "-silent", *fixed, *options, *files], cwd=project, capture_output=True, text=True
            )
            if run.returncode != 0:
                raise RuntimeError(f"{lupdate} ended with {run.returncode}: {run.stderr}")
            complaints += [line for line in run.stderr.splitlines() if line.strip()]
    return sorted(set(complaints))


def find_lupdate():
    return (
        shutil.which("lupdate6")
        or shutil.which("lupdate", path="/usr/lib/qt6/bin")
        or shutil.which("lupdate")
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lupdate", default=find_lupdate())
    parser.add_argument("--into", type=Path)
    options = parser.parse_args()
    if not options.lupdate:
        print("There is no lupdate on this machine. Install the linguist tools of Qt 6.")
        return 1
    if options.into:
        for language in LANGUAGES:
            shutil.copy(ts_file(language), ts_file(language, options.into))
    for line in update(options.lupdate, options.into or HERE):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
