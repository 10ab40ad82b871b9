# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Pages of the reference's source distribution as lists of Python code cells."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

_FENCE = re.compile(r"^([ \t]*)(`{3,})\s*(?:\{code(?:-block|-cell)?\}\s*)?(python3?|ipython3?|py)\s*$")


@dataclass
class Cell:
    number: int  # position in the notebook, block number in a text page
    source: str
    setup: bool = False  # installs packages on a hosted runtime; never part of a lesson


@dataclass
class Page:
    path: Path
    ident: str  # folder-safe name, unique in the distribution
    kind: str  # "notebook", "markdown", "script"
    cells: list = field(default_factory=list)


def _plain(source: str) -> str:
    """The cell without IPython magics and shell escapes."""
    return "\n".join(
        "" if line.lstrip()[:1] in "%!" and line.strip() else line for line in source.split("\n")
    )


def _notebook(path: Path) -> list:
    out = []
    for number, cell in enumerate(json.loads(path.read_text())["cells"]):
        if cell["cell_type"] == "code":
            setup = "colab-setup" in cell.get("metadata", {}).get("tags", ())
            out.append(Cell(number, _plain("".join(cell["source"])), setup))
    return out


def _markdown(path: Path) -> list:
    out, lines, at = [], path.read_text().split("\n"), 0
    while at < len(lines):
        fence = _FENCE.match(lines[at])
        at += 1
        if not fence:
            continue
        body = []
        while at < len(lines) and not lines[at].strip().startswith(fence[2]):
            body.append(lines[at][len(fence[1]) :])
            at += 1
        out.append(Cell(len(out) + 1, _plain("\n".join(body))))
    return out


def prelude() -> str:
    lines = [
        "import hawk",
        "import eagle",
        "import numpy as np",
        "import pathlib, tempfile",
        "import hawk.math as m",
    ]
    for module, names in (
        ("hawk", "Grid Index Int32 Kernel Matrix Mutable Param Quat Scalar Table Terminated UInt32 Vector"),
        ("hawk.ext", "DATA_ONLY DEFAULT_GUARD Guard Kind KernelKind primitive"),
        ("hawk.diff", "jvp vjp"),
        ("hawk.math", "cross dot exp norm sin sqrt vec where"),
    ):
        lines += [f"from {module} import {name}" for name in names.split()]
    return "\n".join(lines)


def read_page(path: Path, root: Path) -> Page:
    kind = {".ipynb": "notebook", ".md": "markdown", ".py": "script"}[path.suffix]
    rel = path.relative_to(root).with_suffix("")
    parts = [p for p in rel.parts if p not in ("docs", "content")]
    cells = (
        _notebook(path)
        if kind == "notebook"
        else _markdown(path) if kind == "markdown" else [Cell(1, path.read_text())]
    )
    if kind == "markdown":  # text pages show fragments: the names they take for granted
        cells.insert(0, Cell(0, prelude()))
    return Page(
        path, "__".join(parts) + {"notebook": "", "markdown": "_md", "script": "_py"}[kind], kind, cells
    )


def find_pages(root: Path) -> list:
    """Every notebook, every text page with a Python block, every example script."""
    paths = sorted((root / "docs").rglob("*.ipynb")) + sorted((root / "docs").rglob("*.md"))
    paths += [root / "README.md"] + sorted((root / "examples").glob("*.py"))
    pages = [read_page(p, root) for p in paths if ".ipynb_checkpoints" not in p.parts]
    return [p for p in pages if len(p.cells) > (p.kind == "markdown")]
