# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""check_citations.py on small projects that are wrong in one way each."""

import tempfile
import unittest
from pathlib import Path

from check_citations import check


class CheckCitations(unittest.TestCase):
    def complaints(self, comment, name="core/a.h"):
        with tempfile.TemporaryDirectory() as folder:
            project = Path(folder)
            for path, text in ((name, comment), ("docs/abi.md", "# ABI\n\n## Argument block\n"), ("README.md", "#")):
                (project / path).parent.mkdir(parents=True, exist_ok=True)
                (project / path).write_text(text, encoding="utf-8")
            return check(project)

    def test_what_is_there_is_fine(self):
        self.assertEqual(self.complaints('/// See docs/abi.md "Argument block", abi.md and README.md.'), [])

    def test_a_heading_goes_on_in_the_next_line(self):
        self.assertEqual(self.complaints('    /// As docs/abi.md\n    /// "Argument\n    /// block" says.'), [])

    def test_a_page_that_is_missing(self):
        self.assertEqual(self.complaints("// The order of slots (language.md)."),
                         ["core/a.h: there is no page language.md"])

    def test_a_heading_that_is_missing(self):
        self.assertEqual(self.complaints('# docs/abi.md "Device object"', "tests/b.py"),
                         ['tests/b.py: docs/abi.md has no heading "Device object"'])

    def test_numbers_of_sections(self):
        for comment in ("// abi.md 3.1", "// abi.md section 3", "// abi.md A2"):
            self.assertEqual(self.complaints(comment), ["core/a.h: abi.md has headings and no numbers"])


if __name__ == "__main__":
    unittest.main()
