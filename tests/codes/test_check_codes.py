# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""check_codes.py on small projects that are wrong in one way each."""

import tempfile
import unittest
from pathlib import Path

from check_codes import check, check_exit_codes

SOURCE = """
return text::refused("file-missing", message);
complain("R110", name);
return text::environmentError(isFull(fault) ? "no-space" : "not-writable", message);
return refuse("csv-quote", line, "a text");
const auto code = [&](auto fault) { return std::format("{}-{}", format, fault); };
return text::refused(code("directory"), message); mapFile(path, "npy");
"""
PAGE = """
| code | what it means | what to do |
| --- | --- | --- |
| `file-missing` | a | b |
| `R110` | a | b |
| `no-space` | a | b |
| `not-writable` | a | b |
| `csv-quote` | a | b |
| `npy-directory` | a | b |
"""
EXIT_PAGE = """
| 0 | fine | a |
| 1 | refused | b |
"""


class CheckCodes(unittest.TestCase):
    def complaints(self, source, page, name="core/data/mapped_file.cpp"):
        with tempfile.TemporaryDirectory() as folder:
            project = Path(folder)
            for path, text in ((name, source), ("docs/codes.md", page)):
                (project / path).parent.mkdir(parents=True, exist_ok=True)
                (project / path).write_text(text, encoding="utf-8")
            return check(project)

    def test_agreement(self):
        self.assertEqual(self.complaints(SOURCE, PAGE), [])

    def test_missing_row(self):
        for code in ("file-missing", "R110", "no-space", "not-writable", "csv-quote", "npy-directory"):
            found = self.complaints(SOURCE, PAGE.replace(f"| `{code}` | a | b |\n", ""))
            self.assertEqual(found, [f"docs/codes.md: `{code}` of core/data/mapped_file.cpp is missing"])

    def test_row_without_source(self):
        found = self.complaints(SOURCE, PAGE + "| `file-gone` | a | b |\n")
        self.assertEqual(found, ["docs/codes.md: no source uses `file-gone`"])

    def test_row_twice(self):
        found = self.complaints(SOURCE, PAGE + "| `R110` | a | b |\n")
        self.assertEqual(found, ["docs/codes.md: `R110` stands there twice"])

    def test_code_that_cannot_be_read(self):
        found = self.complaints(SOURCE, PAGE, "core/text/other.cpp")
        self.assertEqual(len(found), 1)
        self.assertIn("core/text/other.cpp", found[0])

    def test_comment(self):
        self.assertEqual(self.complaints(SOURCE + '// refused("old-code", …)\n', PAGE), [])

    def test_exit_codes(self):
        with tempfile.TemporaryDirectory() as folder:
            header = Path(folder) / "app" / "hawk" / "console.h"
            header.parent.mkdir(parents=True)
            header.write_text("enum class ExitCode { fine = 0, refused = 1 };\n", encoding="utf-8")
            self.assertEqual(check_exit_codes(Path(folder), EXIT_PAGE), [])
            for page, status in ((EXIT_PAGE + "| 2 | usage | c |\n", 2), (EXIT_PAGE[:-16] + "\n", 1)):
                found = check_exit_codes(Path(folder), page)
                self.assertEqual(len(found), 1, found)
                self.assertIn(f"app/hawk/console.h and docs/codes.md differ about exit status {status}", found[0])

    def test_empty_project(self):
        self.assertEqual(len(self.complaints("", "")), 1)


if __name__ == "__main__":
    unittest.main()
