# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Judges the sources, and what the programs link.

Who includes whom, Qt and reads of the environment in the core, licences, file sizes, CMake files.

Usage: check_layers.py SOURCE_FOLDER [--table FILE] [--qt-headers FOLDER] [--program FILE]…

Prints one line per violation, `path:line: what is wrong`, and exits with 1 when there is any. The table
is tests/layers/allowed.txt of the source folder; its head explains the rules.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import check_cmake

LONGEST_FILE = 500
CORE_QT_MODULES = ("QtCore", "QtConcurrent")
ENVIRONMENT_READER = Path("core/process/environment.cpp")
CANCELLED = Path("core/text/cancelled.h")
SOURCE_SUFFIXES = {".cpp", ".h", ".in", ".cu", ".py", ".sh", ".cmake"}
# A bare link to any of these would put a window system under the command line.
GRAPHICAL_LIBRARY = re.compile(r"lib(Qt6(?!Core\b|Concurrent\b)\w+|KF6\w+|qcustomplot\w*|X11|xcb|wayland-\w+|E?GL\w*)\.so")


class Table:
    """The rules of allowed.txt."""

    def __init__(self, path):
        self.includes, self.licences, self.long_files, self.only, self.faults = {}, {}, {}, {}, []
        kinds = {"include": self.includes, "licence": self.licences, "long": self.long_files, "only": self.only}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            match = re.fullmatch(r"(include|licence|long|only) ([^:\s]+):\s*(.*)", line)
            if not match or (match[1] != "include" and not match[3]):
                self.faults.append(f"{path}:{number}: this line is no rule: {line}")
                continue
            kinds[match[1]][match[2]] = match[3].split() if match[1] == "include" else match[3]

    def folder_of(self, path):
        """The folder of the longest `include` rule that `path` lies in, or None."""
        return longest_prefix(self.includes, path)

    def allows(self, folder, other):
        """Whether sources of `folder` may include those of `other`."""
        allowed = self.includes[folder]
        return other == folder or other in allowed or (other.startswith("core/") and "core" in allowed)


def longest_prefix(rules, path):
    found = [rule for rule in rules if rule == "." or path == rule or path.startswith(rule + "/")]
    return max(found, key=lambda rule: 0 if rule == "." else len(rule), default=None)


def own_files(root):
    """Every source file of ours, relative to `root`: no builds, no hidden folder, no data and cases of tests."""
    for folder, folders, names in os.walk(root):
        here = Path(folder).relative_to(root)
        at_top = here == Path(".")
        folders[:] = sorted(
            name
            for name in folders
            if not (at_top and name.startswith("build"))
            and not (name.startswith(".") and name != ".ci")
            and not (here.parts[:1] == ("tests",) and name in ("data", "cases"))
            and name != "__pycache__"
        )
        for name in sorted(names):
            path = Path(folder, name)
            if path.suffix in SOURCE_SUFFIXES or name == "CMakeLists.txt" or is_script(path):
                yield here / name


def is_script(path):
    if path.suffix or path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def include_violations(root, path, lines, table):
    """Quoted includes that leave the folder in a direction that the table does not allow."""
    folder = table.folder_of(path.as_posix())
    if folder is None:
        if path.parts[0] == "core" and len(path.parts) > 2:
            yield 1, f"core/{path.parts[1]} has no 'include' rule in the table of layers"
        return
    for number, line in enumerate(lines, 1):
        match = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
        if not match or match[1].endswith(".moc"):
            continue
        name = match[1]
        if ".." in Path(name).parts:
            yield number, f'"{name}" climbs out of its folder; write it from the folder of the layers'
            continue
        if (root / path.parent / name).is_file() or (root / path.parent / (name + ".in")).is_file():
            continue
        target = next((f"{base}/{name}" for base in ("core", "ui", "app", ".") if in_tree(root, base, name)), None)
        other = table.folder_of(target.removeprefix("./")) if target else None
        if other is None:
            yield number, f'"{name}" is no header of a layer that the table knows'
        elif not table.allows(folder, other):
            yield number, f'{folder} must not include "{name}": {other} is not among what it may see'


def in_tree(root, base, name):
    return (root / base / name).is_file() or (root / base / (name + ".in")).is_file()


def qt_violations(path, lines, qt_headers):
    """Outside headers in the core that are neither QtCore's nor QtConcurrent's."""
    if path.parts[0] != "core":
        return
    for number, line in enumerate(lines, 1):
        match = re.match(r"\s*#\s*include\s+<([^>]+)>", line)
        if not match:
            continue
        name = match[1]
        module, _, header = name.rpartition("/")
        if re.match(r"Q[A-Z]|q\w*\.h$", header):
            if module:
                good = module in CORE_QT_MODULES
            else:
                good = any((qt_headers / each / header).is_file() for each in CORE_QT_MODULES)
            if not good:
                yield number, f"<{name}> is not of {' or '.join(CORE_QT_MODULES)}, and core/ uses no other Qt"
        elif name.startswith(("KSyntaxHighlighting", "X11/", "xcb/", "GL/", "EGL/")):
            yield number, f"<{name}> is graphical, and core/ uses nothing graphical"


def outside_header_violations(path, lines, table):
    """Outside headers that the table keeps to one folder. Tests may look at everything."""
    if path.parts[0] == "tests":
        return
    for number, line in enumerate(lines, 1):
        match = re.match(r"\s*#\s*include\s+<([^>]+)>", line)
        folder = table.only.get(match[1]) if match else None
        if folder and not path.as_posix().startswith(folder + "/"):
            yield number, f"<{match[1]}> is for {folder} alone"


def environment_violations(path, lines):
    """Reads of the environment in the core: settings come in as values."""
    if path.parts[0] != "core" or path == ENVIRONMENT_READER:
        return
    for number, line in enumerate(lines, 1):
        match = re.search(r"\b(getenv|secure_getenv|environ|qgetenv|qEnvironmentVariable\w*|QProcessEnvironment)\b[^\"]*[;(]", line)
        if match and not line.lstrip().startswith(("//", "///")):
            yield number, f"{match[1]} reads the environment; take a process::Environment instead"


def cancelled_violations(path, lines):
    """The code of what was stopped, spelled anywhere but where such errors are made and told from others."""
    if path == CANCELLED or path.parts[0] not in {"core", "ui", "app", "bench"}:
        return
    for number, line in enumerate(lines, 1):
        if '"cancelled"' in line.split("//")[0]:
            yield number, f'"cancelled" is spelled in {CANCELLED} alone; use its functions'


def licence_violations(root, path, lines, table):
    head = "\n".join(lines[:5])
    if "SPDX-FileCopyrightText:" not in head:
        yield 1, "the SPDX-FileCopyrightText line is missing at the top"
    found = re.search(r"SPDX-License-Identifier: (\S+)", head)
    wanted = table.licences.get(longest_prefix(table.licences, path.as_posix()))
    if not found:
        yield 1, "the SPDX-License-Identifier line is missing at the top"
    elif found[1] != wanted:
        yield 1, f"the licence is {found[1]}, but this folder's is {wanted}"
    elif not (root / "LICENSES" / f"{wanted}.txt").is_file():
        yield 1, f"LICENSES/{wanted}.txt is missing"


def size_violations(path, lines, table):
    if len(lines) > LONGEST_FILE and path.as_posix() not in table.long_files:
        yield LONGEST_FILE + 1, (
            f"{len(lines)} lines are more than {LONGEST_FILE}; split the file by concept, or give the reason in the table"
        )


def table_violations(root, table):
    """Rules that have outlived what they speak of."""
    yield from table.faults
    for name in table.long_files:
        path = root / name
        if not path.is_file() or len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE:
            yield f"{name}: the table allows more than {LONGEST_FILE} lines, which it does not have"


def program_violations(program):
    """Graphical libraries that a program loads, directly or through another library."""
    output = subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=True).stdout
    for name in sorted(set(match[0] for match in GRAPHICAL_LIBRARY.finditer(output))):
        yield f"{program}: loads {name}, and the command line links nothing graphical"


def violations(root, table, qt_headers, programs):
    yield from table_violations(root, table)
    for path in own_files(root):
        text = (root / path).read_text(encoding="utf-8")
        lines = text.splitlines()
        found = list(licence_violations(root, path, lines, table)) + list(size_violations(path, lines, table))
        if path.suffix in {".cpp", ".h", ".in"}:
            found += include_violations(root, path, lines, table)
            found += qt_violations(path, lines, qt_headers)
            found += outside_header_violations(path, lines, table)
            found += environment_violations(path, lines)
            found += cancelled_violations(path, lines)
        if path.name == "CMakeLists.txt" or path.suffix == ".cmake":
            found += check_cmake.violations(path, text, table)
        for number, what in sorted(found):
            yield f"{path}:{number}: {what}"
    for program in programs:
        yield from program_violations(program)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=Path)
    parser.add_argument("--table", type=Path)
    parser.add_argument("--qt-headers", type=Path, default=Path("/usr/include/x86_64-linux-gnu/qt6"))
    parser.add_argument("--program", type=Path, action="append", default=[])
    options = parser.parse_args(arguments)
    table = Table(options.table or options.root / "tests/layers/allowed.txt")
    found = list(violations(options.root, table, options.qt_headers, options.program))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
