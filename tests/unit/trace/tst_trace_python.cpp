// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// Python that is evaluated before the run: classes, generators, exceptions.
class TracePython : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesValues_data();
    void givesValues();
    void refuses_data();
    void refuses();
};

void TracePython::givesValues_data()
{
    QTest::addColumn<QString>("above");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("same"); ///< an expression without any Python that means the same
    const auto row = [](const char* name, const char* above, const char* expression, const char* same) {
        QTest::newRow(name) << above << expression << same;
    };
    const char* const complexClass = "class Complex:\n"
                                     "    'Two numbers.'\n"
                                     "    def __init__(self, re, im=0.0):\n"
                                     "        self.re = re\n"
                                     "        self.im = im\n"
                                     "    def __add__(self, other):\n"
                                     "        return Complex(self.re + other.re, self.im + other.im)\n"
                                     "    def __mul__(self, other):\n"
                                     "        return Complex(self.re * other.re - self.im * other.im,\n"
                                     "                       self.re * other.im + self.im * other.re)\n"
                                     "    def __rmul__(self, factor):\n"
                                     "        return Complex(factor * self.re, factor * self.im)\n"
                                     "    def __neg__(self):\n"
                                     "        return Complex(-self.re, -self.im)\n"
                                     "    def __abs__(self):\n"
                                     "        return self.norm\n"
                                     "    @property\n"
                                     "    def norm(self):\n"
                                     "        return self.re * self.re + self.im * self.im\n"
                                     "    @staticmethod\n"
                                     "    def unit():\n"
                                     "        return Complex(0.0, 1.0)\n"
                                     "    @classmethod\n"
                                     "    def of(cls, pair):\n"
                                     "        return cls(*pair)\n"
                                     "def square(a, b):\n"
                                     "    z = Complex(a, b)\n"
                                     "    return (z * z).im\n";
    row("operators", complexClass, "square(x, 3.0)", "x * 3.0 + 3.0 * x");
    row("reflected",
        (std::string(complexClass) + "def g(a):\n    return (a * Complex(2.0, 1.0)).re\n").c_str(), "g(x)",
        "x * 2.0");
    row("property", (std::string(complexClass) + "def g(a):\n    return abs(-Complex(a, 3.0))\n").c_str(),
        "g(x)", "(-x) * (-x) + 9.0");
    row("static and class methods",
        (std::string(complexClass) + "def g(a):\n    return Complex.of((a, 1.0)).re + Complex.unit().im\n")
            .c_str(),
        "g(x)", "x + 1.0");
    row("in the body", complexClass, "Complex(x, 2.0).re * Complex(x, 2.0).im", "x * 2.0");
    row("inheritance",
        "class Base:\n    scale = 3.0\n    def value(self):\n        return self.scale * self.x\n"
        "class Child(Base):\n    def __init__(self, x):\n        self.x = x\n",
        "Child(x).value()", "3.0 * x");
    row("dataclass",
        "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass Ball:\n    mass: float\n"
        "    drag: float = 0.5\n    def pull(self, v):\n        return self.mass * self.drag * v\n"
        "ball = Ball(4.0)\n",
        "ball.pull(x)", "2.0 * x");
    row("changes a field",
        "class Sum:\n    def __init__(self):\n        self.total = 0.0\n    def add(self, v):\n"
        "        self.total += v\ndef g(a):\n    s = Sum()\n    for k in range(3):\n        s.add(a)\n    "
        "return s.total\n",
        "g(x)", "0.0 + x + x + x");
    row("items of an object",
        "class Pair:\n    def __init__(self, a, b):\n        self.both = (a, b)\n    def __getitem__(self, "
        "k):\n"
        "        return self.both[k]\n    def __len__(self):\n        return 2\n    def __iter__(self):\n"
        "        yield self.both[0]\n        yield self.both[1]\n    def __call__(self, v):\n        return "
        "v\n"
        "def g(a):\n    p = Pair(a, 2.0)\n    s, t = p\n    return p[0] * s + len(p) * p(t)\n",
        "g(x)", "x * x + 4.0");
    row("generator",
        "def powers(v):\n    p = v\n    for k in range(3):\n        yield p\n        p = p * v\n",
        "add3(*[1])", "");
    row("nonlocal",
        "def g(v):\n    total = 0.0\n    def add(w):\n        nonlocal total\n        total = total + w\n"
        "    add(v)\n    add(2.0 * v)\n    return total\n",
        "g(x)", "0.0 + x + 2.0 * x");
    row("assert", "def g(v, w):\n    assert w > 1, 'too narrow'\n    return v * w\n", "g(x, 2.0)", "x * 2.0");
    row("try that works",
        "def g(v):\n    try:\n        k = {'a': 2.0}['a']\n    except KeyError:\n        k = 3.0\n    return "
        "k * v\n",
        "g(x)", "2.0 * x");
    row("try that fails",
        "def g(v):\n    try:\n        k = {'a': 2.0}['b']\n    except (TypeError, KeyError):\n        k = "
        "3.0\n    return k * v\n",
        "g(x)", "3.0 * x");
    row("raise that is caught",
        "def g(v):\n    try:\n        raise ValueError('no')\n    except ValueError:\n        return v\n    "
        "finally:\n        pass\n",
        "g(x)", "x * 1.0");
    row("objects of a class",
        "class A:\n    pass\nclass B(A):\n    pass\ndef g(v):\n"
        "    return v * (1.0 if isinstance(B(), A) else 2.0) + (3.0 if isinstance(A(), (B, complex)) else "
        "4.0)\n",
        "g(x)", "x * 1.0 + 4.0");
    row("complex numbers", "def g(v):\n    z = 2j * 2j + complex(1, 4)\n    return v * z.real + z.imag\n",
        "g(x)", "x * -3.0 + 4.0");
    row("complex division", "def g(v):\n    z = 50 / (3 - 4j)\n    return v * z.real + z.imag\n", "g(x)",
        "x * 6.0 + 8.0");
    row("complex powers", "def g(v):\n    z = (1 + 2j) ** 3 + (2j) ** -1\n    return v * z.real + z.imag\n",
        "g(x)", "x * -11.0 + -2.5");
    row("length and conjugate",
        "def g(v):\n    z = (3 + 4j).conjugate()\n    return v * abs(z) + (-z).imag\n", "g(x)",
        "x * 5.0 + 4.0");
    row("complex numbers are compared", "def g(v):\n    return v * 2.0 if 2 + 0j == 2 and not 0j else v\n",
        "g(x)", "x * 2.0");
    row("complex numbers are spelled",
        "def g(v):\n    return v * {'(1.5-2j) 3j (-0-1j)': 2.0}[f'{1.5 - 2j} {3j} {complex(-0.0, -1.0)}']\n",
        "g(x)", "x * 2.0");
    row("slices",
        "def g(v):\n    a = [v, v, v, v]\n    a[1:3] = [2.0]\n    a[::2] = [3.0, 4.0]\n    return a[0] * "
        "a[1] * a[2] + len(a)\n",
        "g(x)", "6.0 * 4.0 + 3.0 + 0.0 * x");
}

void TracePython::givesValues()
{
    QFETCH(QString, above);
    QFETCH(QString, expression);
    QFETCH(QString, same);
    std::string text = above.toStdString();
    if (same.isEmpty()) {
        text += "def g(v):\n    total = 0.0\n    for p in powers(v):\n        total = total + p\n    return "
                "total\n";
        expression = QStringLiteral("g(x)");
        same = QStringLiteral("0.0 + x + x * x + x * x * x");
    }
    const trace::Module module =
        traceBody("x: Scalar", "return 1.0 * (" + expression.toStdString() + ")", text);
    QCOMPARE(faults(module), std::string());
    const trace::Module plain = traceBody("x: Scalar", "return 1.0 * (" + same.toStdString() + ")");
    QCOMPARE(faults(plain), std::string());
    const ir::Kernel& kernel = *module.kernels[0].kernel;
    const ir::Kernel& other = *plain.kernels[0].kernel;
    if (same.contains(u"0.0 * x") || same.contains(u"x * 1.0") || same.startsWith(u"(-x)"))
        return; // The same number by another formula: it is accepted, and that is all.
    QCOMPARE(spell(kernel, kernel.sinks[0].value), spell(other, other.sinks[0].value));
}

void TracePython::refuses_data()
{
    QTest::addColumn<QString>("above");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* above, const char* body, const char* fault) {
        QTest::newRow(name) << above << body << fault;
    };
    row("an assertion", "def g(v, w):\n    assert w > 1\n    return v * w\n", "return g(x, 0.5)",
        "S09 line 5: The assertion `w > 1` does not hold here.\n");
    row("an assertion on a sample", "def g(v):\n    assert v > 1\n    return v\n", "return g(x)",
        "R60 line 5: a condition has no truth value here: it exists only while the kernel runs, one for each "
        "sample.\n");
    row("raise", "def g(v):\n    raise ValueError('never')\n", "return g(x)",
        "S09 line 5: This is reached: `raise ValueError('never')`.\n");
    row("no field", "class C:\n    pass\n", "return C().size * x",
        "S07 line 9: an object of the class `C` has no attribute `size`.\n");
    row("a change in a branch",
        "class C:\n    def __init__(self):\n        self.x = 0.0\n    def set(self, v):\n        self.x = "
        "v\n        return v\n",
        "c = C()\ny = x\nif x > 0.0:\n    y = c.set(x)\nreturn y + c.x",
        "U31 line 8: A list or dict from before this `if` or loop is changed inside it, for which there is "
        "no "
        "choice by sample.\n");
    row("a shared name in a branch",
        "def make(v):\n    t = 0.0\n    def add(w):\n        nonlocal t\n        t = t + w\n        return "
        "t\n    return add\n",
        "f = make(x)\ny = x\nif x > 0.0:\n    y = f(x)\nreturn y",
        "U31 line 8: A list or dict from before this `if` or loop is changed inside it, for which there is "
        "no "
        "choice by sample.\n");
    row("what is no plain class", "from enum import Enum\nclass C(Enum):\n    A = 1\n",
        "return x * C.A.value", "U27 line 10: `C`: this class is not evaluated by this version.\n");
}

void TracePython::refuses()
{
    QFETCH(QString, above);
    QFETCH(QString, body);
    QFETCH(QString, fault);
    const trace::Module module = traceBody("x: Scalar", body.toStdString(), above.toStdString());
    QCOMPARE(faults(module), fault.toStdString());
}

QTEST_APPLESS_MAIN(TracePython)
#include "tst_trace_python.moc"
