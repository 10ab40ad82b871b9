# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Definitions and refusals without a compiler."""


class NoCompile(RuntimeError):
    pass


def no_compilers():
    """Definitions and refusals need no compiler: every subprocess is refused at once."""
    import subprocess

    from hawk.compile import toolchain

    toolchain.libc_symbols()  # the tracer asks the compiler once for the names C reserves
    popen = subprocess.Popen

    class Refused(popen):
        def __init__(self, args, *a, **k):
            if "--version" not in args and "-dumpmachine" not in args:
                raise NoCompile(
                    "no compilation during the capture"
                )  # not an OSError: the package must not take it for a missing compiler
            super().__init__(args, *a, **k)

    subprocess.Popen = Refused
