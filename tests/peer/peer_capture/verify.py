# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Child process: does each staged kernel.py, alone, rebuild the very kernel that ran on the page?"""

import importlib.util
import json
import os
import re
import sys
import traceback
import warnings
from pathlib import Path


def load(file, name):
    spec = importlib.util.spec_from_file_location(name, file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def main(argv):
    import hawk.artifact
    import hawk.diff
    import hawk.ext
    import hawk.math
    import hawk.trace.kernel  # noqa: F401
    from hawk.compile import toolchain

    toolchain.libc_symbols()  # once, before the forks
    warnings.simplefilter("ignore")
    staged, folder = Path(argv[0]), Path(argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    cases, texts = json.loads(staged.read_text()), {}
    real, sys.stdout = sys.stdout, open(folder / "stdout.txt", "w")

    def attempt(text):
        """What executing a kernel file's text gives: ``{"error", "message", "line", "digests"}``."""
        if text not in texts:
            file = folder / f"k{len(texts):03d}.py"
            file.write_text(text)
            texts[text] = isolated(lambda: outcome(file, f"peer_verify_{len(texts)}", symbols.get(text, ())))
        return texts[text]

    symbols = {}
    for case in cases:
        for form, symbol in forms(case):
            symbols.setdefault(case[form], set()).add(symbol)
    for case in cases:
        if case["kind"] == "refusal" and case["stage"] in ("define", "vjp", "jvp", "build"):
            if not case.get("flat"):
                continue
            if case["stage"] == "build":
                file = folder / "build.py"
                file.write_text(case["flat"])
                got = isolated(lambda: built(file, case["kernel"], case.get("options") or {}))
            else:
                got = attempt(case["flat"])
            if got["error"] is None:
                case["why"].append("the extracted file is accepted")
            elif got["error"] != "HawkError":
                case["why"].append(
                    f"the extracted file fails otherwise: {got['error']}: {got['message'][:200]}"
                )
            else:
                case["source"], case["verified_error"], case["line"] = (
                    case["flat"],
                    got["message"],
                    got["line"],
                )
            continue
        for form, symbol in forms(case):
            got = attempt(case[form])
            digest = got["digests"].get(symbol)
            if got["error"] is not None:
                case["why"].append(f"{form}: {got['error']}: {got['message'][:200]}")
            elif digest is None:
                case["why"].append(f"{form}: no kernel named {symbol}")
            elif case["kind"] != "refusal" and digest != case["digest"]:
                case["why"].append(f"{form}: another kernel results")
            else:
                case["source"], case["source_form"], case["use"] = case[form], form, symbol
                break
    sys.stdout = real
    staged.write_text(json.dumps(cases))
    return 0


def forms(case):
    for form, symbol in (
        ("verbatim", case.get("symbol")),
        ("flat", case.get("flat_symbol") or case.get("kernel")),
    ):
        if case.get(form) and symbol:
            yield form, symbol


def outcome(file, name, symbols):
    out = {"error": None, "message": "", "line": None, "digests": {}}
    try:
        module = load(file, name)
    except BaseException as exc:
        message = re.sub(r"\S*/k\d{3}\.py", "kernel.py", str(exc))
        return {**out, "error": type(exc).__name__, "message": message, "line": line_of(exc)}
    for symbol in symbols:
        try:
            kernel = eval(symbol, module.__dict__)
            out["digests"][symbol] = (getattr(kernel, "kernel", None) or kernel).walk.digest
        except Exception:
            pass
    return out


def built(file, symbol, options):
    """What building the file's kernel gives, without a compiler: refusals come before it."""
    import tempfile

    from .nocompile import no_compilers

    out = {"error": None, "message": "", "line": None, "digests": {}}
    try:
        kernel = getattr(load(file, "peer_build"), symbol)
        no_compilers()
        with tempfile.TemporaryDirectory() as where:
            sys.modules["hawk.artifact"].build_bundle(
                [kernel], where, cache_dir=where, **{"targets": ("host",), **options}
            )
    except BaseException as exc:
        return {
            **out,
            "error": type(exc).__name__,
            "message": re.sub(r"\S*/build\.py", "kernel.py", str(exc)),
        }
    return out


def isolated(work):
    """``work()`` in a forked process: primitives and kinds register process-wide."""
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            os.close(read)
            with os.fdopen(write, "w") as pipe:
                json.dump(work(), pipe)
            code = 0
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read) as pipe:
        text = pipe.read()
    os.waitpid(pid, 0)
    return (
        json.loads(text)
        if text
        else {"error": "Crash", "message": "the process died", "line": None, "digests": {}}
    )


def line_of(exc):
    """The line a refusal names in its message, else the innermost line of the file in its traceback."""
    told = re.search(r"\.py:(\d+)|line (\d+)", str(exc))
    if told:
        return int(told[1] or told[2])
    lines = [f.lineno for f in traceback.extract_tb(exc.__traceback__) if "/verify/" in f.filename]
    if not lines:
        return None
    source = next(f.filename for f in traceback.extract_tb(exc.__traceback__) if "/verify/" in f.filename)
    text = open(source).read().splitlines()[lines[-1] - 1].strip()
    return None if text.startswith("@") else lines[-1]  # a decorator's line blames nothing
