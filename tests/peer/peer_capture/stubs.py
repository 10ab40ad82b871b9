# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Stand-ins for what draws: plots and animations must not decide whether a kernel is captured."""

import importlib.abc
import importlib.machinery
import importlib.util
import sys
import types

import numpy as np


class Anything:
    """Accepts every attribute, call, item and arithmetic; unpacks into two."""

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        value = Anything()
        object.__setattr__(self, name, value)
        return value

    def __call__(self, *a, **k):
        return Anything()

    def __getitem__(self, key):
        return Anything()

    def __setitem__(self, key, value):
        pass

    def __iter__(self):
        return iter((Anything(), Anything()))

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        return False

    def __mul__(self, other):
        return 1.0

    __rmul__ = __add__ = __radd__ = __sub__ = __rsub__ = __truediv__ = __rtruediv__ = __mul__

    def __lt__(self, other):
        return True

    __gt__ = __le__ = __ge__ = __lt__

    def __len__(self):
        return 2

    def __float__(self):
        return 1.0

    def __int__(self):
        return 1


def _subplots(nrows=1, ncols=1, **_):
    axes = np.empty((nrows, ncols), dtype=object)
    for at in np.ndindex(axes.shape):
        axes[at] = Anything()
    return Anything(), (axes[0, 0] if axes.size == 1 else axes.ravel() if 1 in axes.shape else axes)


class _Module(types.ModuleType):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name == "subplots":
            return _subplots
        return Anything()


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Any submodule of a stubbed package."""

    def __init__(self, roots):
        self.roots = roots

    def find_spec(self, name, path=None, target=None):
        return (
            importlib.machinery.ModuleSpec(name, self, is_package=True)
            if name.split(".")[0] in self.roots
            else None
        )

    def create_module(self, spec):
        return _Module(spec.name)

    def exec_module(self, module):
        pass


def install():
    """Stub matplotlib (when it is missing), the pages' own drawing helpers and IPython's display."""
    names = ["anim", "themed_figure", "ensemble_anim"]
    for root, extra in (
        (
            "matplotlib",
            (
                "pyplot",
                "animation",
                "colors",
                "cm",
                "patches",
                "ticker",
                "collections",
                "lines",
                "image",
                "gridspec",
            ),
        ),
        ("IPython", ("display",)),
    ):
        if importlib.util.find_spec(root) is None:
            names += [root] + [f"{root}.{e}" for e in extra]
    for name in names:
        module = _Module(name)
        module.__path__ = []
        module.__spec__ = None
        sys.modules[name] = module
    for name in names:
        if "." in name:
            root, leaf = name.split(".")
            setattr(sys.modules[root], leaf, sys.modules[name])
    sys.meta_path.append(_Finder({n.split(".")[0] for n in names} & {"matplotlib", "IPython"}))
