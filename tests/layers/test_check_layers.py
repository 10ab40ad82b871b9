# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Shows that check_layers.py finds each kind of violation, in made-up trees that have just that one."""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.dont_write_bytecode = True
import check_layers  # noqa: E402

COPYRIGHT = "SPDX-FileCopyrightText: 2026 Hawk Workbench developers"
APACHE = f"// {COPYRIGHT}\n// SPDX-License-Identifier: Apache-2.0\n"
HASHES = APACHE.replace("//", "#")
GPL = f"// {COPYRIGHT}\n// SPDX-License-Identifier: GPL-3.0-or-later\n"
GRAPHICAL_PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else None


class CheckLayers(unittest.TestCase):
    def setUp(self):
        self.root = Path(tempfile.mkdtemp(prefix="hawk-layers-"))
        self.addCleanup(shutil.rmtree, self.root)
        for name in ("Apache-2.0", "GPL-3.0-or-later"):
            self.write(f"LICENSES/{name}.txt", "the text")
        for name in ("QtCore/QFile", "QtConcurrent/QtConcurrent", "QtGui/QImage", "QtWidgets/QWidget"):
            self.write(f"qt/{name}", "")
        table = Path(__file__).with_name("allowed.txt").read_text(encoding="utf-8")
        self.write("tests/layers/allowed.txt", table)
        for name in ("text/error.h", "cache/store.h", "toolchain/toolchain.h", "launch/worker.h"):
            self.write(f"core/{name}", APACHE)
        self.write("core/text/version.h.in", APACHE)
        self.write("ui/shell/window.h", GPL)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def found(self):
        table = check_layers.Table(self.root / "tests/layers/allowed.txt")
        return list(check_layers.violations(self.root, table, self.root / "qt", []))

    def expect(self, *beginnings):
        """Exactly these violations, each given by how it begins."""
        found = self.found()
        self.assertEqual(len(found), len(beginnings), found)
        for line, beginning in zip(found, beginnings):
            self.assertTrue(line.startswith(beginning), line)

    def test_a_clean_tree_has_none(self):
        self.write("core/cache/store.cpp", APACHE + '#include "cache/store.h"\n#include "text/error.h"\n')
        self.write("core/text/error.cpp", APACHE + '#include "text/version.h"\n#include <QFile>\n#include <queue>\n')
        self.write("ui/shell/window.cpp", GPL + '#include "shell/window.h"\n#include "launch/worker.h"\n#include <QWidget>\n')
        self.write("app/hawk/main.cpp", APACHE + '#include "launch/worker.h"\n')
        self.write("tests/unit/text/tst_x.cpp", APACHE + '#include "launch/worker.h"\n#include "tst_x.moc"\n')
        self.write("tests/eval/data/kernel.py", "x = 1\n")
        self.write("tests/refusal/cases/kernel.py", "x = 1\n")
        self.write("build/release/made.cpp", "")
        self.expect()

    def test_include_to_the_right(self):
        self.write("core/text/error.cpp", APACHE + '#include "launch/worker.h"\n')
        self.expect('core/text/error.cpp:3: core/text must not include "launch/worker.h"')

    def test_store_and_compilers_do_not_see_each_other(self):
        self.write("core/cache/a.cpp", APACHE + '#include "toolchain/toolchain.h"\n')
        self.write("core/toolchain/b.cpp", APACHE + '\n#  include "cache/store.h"\n')
        self.expect("core/cache/a.cpp:3: core/cache must not", "core/toolchain/b.cpp:4: core/toolchain must not")

    def test_core_includes_neither_window_nor_programs(self):
        self.write("app/hawk/verb.h", APACHE)
        self.write("core/launch/a.cpp", APACHE + '#include "shell/window.h"\n#include "hawk/verb.h"\n#include "ui/shell/window.h"\n')
        self.expect(*[f"core/launch/a.cpp:{line}: core/launch must not include" for line in (3, 4, 5)])

    def test_terminal_does_not_include_the_window(self):
        self.write("app/hawk/main.cpp", APACHE + '#include "shell/window.h"\n')
        self.expect('app/hawk/main.cpp:3: app/hawk must not include "shell/window.h"')

    def test_a_panel_does_not_include_the_shell(self):
        self.write("ui/panels/a.cpp", GPL + '#include "shell/window.h"\n')
        self.expect('ui/panels/a.cpp:3: ui/panels must not include "shell/window.h"')

    def test_folders_of_the_window_see_each_other_one_way(self):
        self.write("ui/panels/a_panel.h", GPL)
        self.write("ui/shell/window.h", GPL)
        self.write("ui/shell/window.cpp", GPL + '#include "shell/window.h"\n#include "panels/a_panel.h"\n')
        self.write("ui/panels/a_panel.cpp", GPL + '#include "panels/a_panel.h"\n#include "shell/window.h"\n')
        self.expect('ui/panels/a_panel.cpp:4: ui/panels must not include "shell/window.h"')

    def test_headers_that_belong_to_one_folder(self):
        for folder in ("ui/plots", "ui/shell", "tests/gui"):
            licence = APACHE if folder.startswith("tests") else GPL
            self.write(f"{folder}/a.cpp", licence + "#include <qcustomplot.h>\n#include <QSettings>\n")
        self.expect("ui/plots/a.cpp:4: <QSettings> is for ui/shell alone", "ui/shell/a.cpp:3: <qcustomplot.h> is for ui/plots alone")

    def test_unknown_header_and_climbing_path(self):
        self.write("core/launch/a.cpp", APACHE + '#include "nowhere.h"\n#include "../text/error.h"\n')
        self.expect('core/launch/a.cpp:3: "nowhere.h" is no header', 'core/launch/a.cpp:4: "../text/error.h" climbs')

    def test_folder_without_a_rule(self):
        self.write("core/novel/a.cpp", APACHE)
        self.expect("core/novel/a.cpp:1: core/novel has no 'include' rule")

    def test_cmake_dependencies_are_those_of_the_table(self):
        self.write("core/data/CMakeLists.txt", HASHES + "hawk_layer(\n  data\n  DEPENDS\n    text\n    launch\n  LINKS Qt6::X)\n")
        self.expect(
            "core/data/CMakeLists.txt:3: core/data must not depend on launch",
            "core/data/CMakeLists.txt:3: the table lets core/data see core/process",
        )

    def test_cmake_settings_belong_to_targets(self):
        text = "# include_directories(a)\nadd_library(x a.cpp)\ninclude_directories(a)\nif(A)\n  add_compile_options(-O3)\nendif()\n"
        self.write("cmake/Settings.cmake", HASHES + text)
        self.expect(
            "cmake/Settings.cmake:5: include_directories holds for the whole directory; set it on targets with target_include",
            "cmake/Settings.cmake:7: add_compile_options holds for the whole directory; set it on targets with target_compile",
        )

    def test_cmake_sources_are_sorted(self):
        text = "hawk_test(\n  tst_x\n  SOURCES\n    ../b.cpp\n    a.cpp\n    c.cpp\n    b.cpp # later\n  LINKS Hawk::text)\n"
        self.write("tests/CMakeLists.txt", HASHES + text)
        self.expect("tests/CMakeLists.txt:3: the sources are not sorted: b.cpp stands after c.cpp")

    def test_other_qt_in_the_core(self):
        headers = ("QWidget", "QtGui/QImage", "QImage", "qwidget.h", "QtCore/QFile", "QtConcurrent", "KSyntaxHighlighting/Theme")
        self.write("core/text/a.cpp", APACHE + "".join(f"#include <{name}>\n" for name in headers))
        self.expect(*[f"core/text/a.cpp:{line}: <" for line in (3, 4, 5, 6, 9)])

    def test_reads_of_the_environment(self):
        text = 'auto a = std::getenv("A");\n// getenv("B") is not for us\nf(environment.get("C"));\nchar** all = environ;\n'
        self.write("core/text/a.cpp", APACHE + text)
        self.write("core/process/environment.cpp", APACHE + text)
        self.write("app/hawk/main.cpp", APACHE + text)
        self.expect("core/text/a.cpp:3: getenv reads the environment", "core/text/a.cpp:6: environ reads")

    def test_missing_headers(self):
        for name, text in (("core/text/a.cpp", "int x;\n"), ("tool", "#!/bin/bash\n")):
            self.write(name, text)
            self.expect(f"{name}:1: the SPDX-FileCopyrightText", f"{name}:1: the SPDX-License-Identifier")
            (self.root / name).unlink()

    def test_cancelled_is_asked_in_one_place(self):
        body = 'bool f(const Error& e) { return e.code == "cancelled"; } // says "cancelled"\n// "cancelled"\n'
        self.write("core/text/cancelled.h", APACHE + body)
        self.write("tests/unit/text/tst_x.cpp", APACHE + body)
        self.write("core/cache/store.cpp", APACHE + body)
        self.write("ui/shell/window.cpp", GPL + body)
        self.expect('core/cache/store.cpp:3: "cancelled" is spelled in', 'ui/shell/window.cpp:3: "cancelled" is spelled in')

    def test_wrong_licence(self):
        self.write("core/text/a.cpp", GPL)
        self.write("ui/a.cpp", APACHE)
        self.expect(
            "core/text/a.cpp:1: the licence is GPL-3.0-or-later, but this folder's is Apache-2.0",
            "ui/a.cpp:1: the licence is Apache-2.0, but this folder's is GPL-3.0-or-later",
        )

    def test_missing_licence_text(self):
        (self.root / "LICENSES/GPL-3.0-or-later.txt").unlink()
        self.expect("ui/shell/window.h:1: LICENSES/GPL-3.0-or-later.txt is missing")

    def test_long_file_needs_a_reason_that_still_holds(self):
        self.write("core/text/a.cpp", APACHE + "\n" * 499)
        self.expect("core/text/a.cpp:501: 501 lines are more than 500")
        table = self.root / "tests/layers/allowed.txt"
        table.write_text(table.read_text() + "long core/text/a.cpp: a table of characters\n")
        self.expect()
        self.write("core/text/a.cpp", APACHE)
        self.expect("core/text/a.cpp: the table allows more than 500 lines")

    def test_reason_must_be_written(self):
        table = self.root / "tests/layers/allowed.txt"
        table.write_text(table.read_text() + "long core/text/a.cpp:\n")
        self.assertIn("this line is no rule", self.found()[0])

    @unittest.skipUnless(GRAPHICAL_PROGRAM, "needs a program that links Qt Gui, which the build makes")
    def test_graphical_program(self):
        self.assertIn("libQt6Gui.so", "".join(check_layers.program_violations(Path(GRAPHICAL_PROGRAM))))
        self.assertEqual(list(check_layers.program_violations(Path("/bin/sh"))), [])


if __name__ == "__main__":
    unittest.main(verbosity=2)
