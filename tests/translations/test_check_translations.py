# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""check_translations.py on small .ts files that are wrong in one way each."""

import stat
import sys
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace
from xml.sax.saxutils import escape

sys.dont_write_bytecode = True
import check_translations as check  # noqa: E402

MESSAGE = """    <message{numerus}>
        <source>{source}</source>
        <translation{state}>{translation}</translation>
    </message>
"""


def ts_text(*entries, context="Panel"):
    body = "".join(entries)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de" sourcelanguage="en">\n'
        f"<context>\n    <name>{context}</name>\n{body}</context>\n</TS>\n"
    )


def entry(source, *forms, state="", is_plural=False):
    inner = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms) if is_plural else escape(forms[0])
    return MESSAGE.format(
        numerus=' numerus="yes"' if is_plural else "",
        source=escape(source),
        state=f' type="{state}"' if state else "",
        translation=inner,
    )


class CheckTranslations(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="hawk-translations-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def written(self, text, name="x_de.ts"):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def expect(self, fault, *entries, name="x_de.ts"):
        """Exactly one fault, whose line ends with `fault`; none when it is empty."""
        found = list(check.faults_of_file(self.written(ts_text(*entries), name)))
        self.assertEqual(len(found), 1 if fault else 0, found)
        if fault:
            self.assertTrue(found[0].endswith(fault), found)

    def test_good_entries_have_no_fault(self):
        self.expect(
            "",
            entry("&Open…", "Ö&ffnen…"),
            entry("`{0}[...] = …` is old; write {1}.", "Schreiben Sie {1}; `{0}[...] = …` ist alt."),
            entry("%n hit(s) in %1", "%n Treffer in %1", "%n Treffer in %1", is_plural=True),
            entry("%1, %2, in %3", "%1, %2, in %3"),
            entry("Kernels (*.py)", "Kernel (*.py)"),
            entry(" as value {0}", " als Wert {0}"),
            entry("Type what you want to do", "Was möchten Sie tun?"),
            entry("Fish && chips", "Fisch && Pommes"),
        )

    def test_what_is_not_finished(self):
        self.expect("is unfinished", entry("Open", "Offen", state="unfinished"))
        self.expect("is vanished", entry("Open", "Offen", state="vanished"))
        self.expect("is empty", entry("Open", ""))
        self.expect("is empty", entry("%n hit(s)", "%n Treffer", "", is_plural=True))
        self.expect("has 1 plural forms, not 2", entry("%n hit(s)", "%n Treffer", is_plural=True))

    def test_placeholders(self):
        self.expect("has other placeholders", entry("Saved as %1.", "Gespeichert."))
        self.expect("has other placeholders", entry("Saved as %1.", "Als %1 in %2 gespeichert."))
        self.expect("has other placeholders", entry("{0} has no items.", "Es gibt keine Einträge."))
        self.expect("has other placeholders", entry("%n hit(s)", "ein Treffer", "%n Treffer", is_plural=True))
        self.expect("has other placeholders", entry("%1[*] – Hawk", "%1 – Hawk"))
        self.expect("has other placeholders", entry("Kernels (*.py)", "Kernel (*.txt)"))

    def test_code(self):
        self.expect("has other code between backticks", entry("Write `vec(…)`.", "Schreiben Sie `vek(…)`."))
        self.expect("has other code between backticks", entry("Write `a`.", "Schreiben Sie `a` und `a`."))
        self.expect("has an odd number of backticks", entry("Write `a.", "Schreiben Sie a."))

    def test_blanks_and_dots(self):
        self.expect("begins or ends with other blanks", entry(" pt", "pt"))
        self.expect("begins or ends with other blanks", entry("Line", "Zeile "))
        self.expect("has three dots instead of …", entry("Wait for it", "Warten... darauf"))
        self.expect("ends with '' where the source ends with '…'", entry("Save as…", "Speichern unter"))
        self.expect("ends with '' where the source ends with '.'", entry("It is done.", "Fertig"))

    def test_dots_in_the_source(self):
        found = list(check.faults_of_file(self.written(ts_text(entry("Save as...", "Speichern…")))))
        self.assertEqual([line.rsplit("'", 1)[-1] for line in found][0], ": the source has three dots instead of …")

    def test_accelerators(self):
        self.expect("has another number of accelerators", entry("&Open", "Öffnen"))
        self.expect("has another number of accelerators", entry("Open", "&Öffnen"))
        self.expect("has another number of accelerators", entry("&Open", "Ö&ff&nen"))

    def test_english_and_informal_text(self):
        self.expect("is the English text", entry("The text is being made", "The text is being made"))
        self.expect("", entry("%n document(s) are open", "%n document is open", "%n documents are open", is_plural=True),
                    name="x_en.ts")
        self.expect("addresses the user informally", entry("Choose a file", "Wähle deine Datei"))

    def test_phrases_that_the_core_does_not_have(self):
        path = self.written(
            ts_text(entry("the name {0}", "der Name {0}"), entry("a unicorn", "ein Einhorn"), context="CorePhrase")
        )
        found = list(check.faults_of_phrases(path, 'return std::format("the name `{}`", written);'))
        self.assertEqual(len(found), 1, found)
        self.assertIn("'a unicorn'", found[0])

    def stub(self, said, status=0):
        path = self.folder / "stub"
        path.write_text(f"#!/bin/sh\ncat <<'END'\n{said}\nEND\nexit {status}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    def test_what_lrelease_says(self):
        path = self.written(ts_text(entry("Open", "Öffnen")))
        good = "    Generated 1 translation(s) (1 finished and 0 unfinished)"
        self.assertEqual(list(check.faults_of_release(path, self.stub(good))), [])
        for said, status in (
            ("    Generated 2 translation(s) (1 finished and 1 unfinished)", 0),
            ("    Ignored 3 untranslated source text(s)", 0),
            ("Warning: dropping duplicate messages", 0),
            (good, 1),
        ):
            self.assertEqual(len(list(check.faults_of_release(path, self.stub(said, status)))), 1, said)

    def test_what_lupdate_would_change(self):
        self.written(ts_text(entry("Open", "Öffnen"), entry("Gone", "Fort")))

        def ts_file(language, folder=self.folder):
            return folder / f"x_{language}.ts"

        def update(new_text, complaints):
            def run(_, folder):
                ts_file("de", folder).write_text(new_text, encoding="utf-8")
                return complaints

            return SimpleNamespace(LANGUAGES={"de": []}, ts_file=ts_file, update=run)

        same = ts_file("de").read_text(encoding="utf-8")
        self.assertEqual(list(check.faults_of_update(update(same, []), "")), [])
        self.assertEqual(list(check.faults_of_update(update(same, ["a.cpp:1: what is this"]), "")),
                         ["lupdate: a.cpp:1: what is this"])
        other = ts_text(entry("Open", "Öffnen"), entry("New", "", state="unfinished"))
        found = list(check.faults_of_update(update(other, []), ""))
        self.assertEqual(found[1:], ["  new:  Panel: 'New'", "  gone: Panel: 'Gone'"])


if __name__ == "__main__":
    unittest.main()
