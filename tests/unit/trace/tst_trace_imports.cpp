// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <map>

#include <QTest>

#include "traced_text.h"

using namespace hawk;

namespace {

using Files = std::map<std::string, std::string>;

/// The file `lab/main.py` beside others that exist only here; `lab` and then `shared` are searched.
trace::Module traceFile(const std::string& text, const Files& files)
{
    trace::ImportPlaces places{.folders = {"lab", "shared"}, .read = {}};
    places.read = [files](const std::string& path) -> std::optional<Result<text::SourceText>> {
        const auto found = files.find(path);
        if (found == files.end())
            return std::nullopt;
        if (found->second == "unreadable")
            return text::refused("S01", "it is no text.", "");
        return text::SourceText(found->second, path);
    };
    return trace::traceModule(syntax::parse(text::SourceText(text, "lab/main.py")), {}, places);
}

/// The same with a kernel that returns `expression` of `x`.
trace::Module traceKernel(const std::string& imports, const std::string& expression, const Files& files)
{
    return traceFile(imports + "\nimport hawk\n\n@hawk.kernel\ndef k(x: hawk.Scalar):\n    return "
                         + expression + "\n",
                     files);
}

std::string placesOf(const trace::Module& module)
{
    const text::SourceText& source = module.tree.source();
    std::string out;
    for (const text::Diagnostic& diagnostic : module.diagnostics) {
        out += std::format("{} {}:{} {}", diagnostic.code(), source.nameAt(diagnostic.range.begin),
                           source.position(diagnostic.range.begin).line, diagnostic.message());
        for (const text::RelatedPlace& place : diagnostic.related)
            out += std::format(" [{}:{} {}]", source.nameAt(place.range.begin),
                               source.position(place.range.begin).line, place.message);
        out += '\n';
    }
    return out;
}

const std::string drag = "from hawk.math import sqrt\n"
                         "RHO = 1.2\n"
                         "def drag(v, area):\n"
                         "    return RHO * area * v * v\n"
                         "def root(v):\n"
                         "    return sqrt(v)\n";

} // namespace

class TraceImports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNames_data();
    void findsNames();
    void refuses_data();
    void refuses();
    void listsOnlyOwnKernels();
    void makesKernelsOfAFactory();
    void stepsAnImportedKernel();
    void namesTheFiles();
    void placesNodesInTheirFile();
    void leavesDriversAlone();
};

void TraceImports::findsNames_data()
{
    QTest::addColumn<QString>("imports");
    QTest::addColumn<QString>("expression");
    const auto row = [](const char* name, const char* imports, const char* expression) {
        QTest::newRow(name) << imports << expression;
    };
    row("a function", "from mylib import drag", "drag(x, 2.0)");
    row("a constant", "from mylib import RHO", "RHO * x");
    row("an alias", "from mylib import drag as pull", "pull(x, 2.0)");
    row("the file", "import mylib", "mylib.drag(x, mylib.RHO)");
    row("the file under another name", "import mylib as lib", "lib.root(x)");
    row("everything", "from mylib import *", "drag(x, RHO)");
    row("a package", "from forces import gravity", "gravity(x)");
    row("a file of a package", "from forces.air import lift", "lift(x)");
    row("the same as an attribute", "import forces.air", "forces.air.lift(x)");
    row("a file of a package as a name", "from forces import air", "air.lift(x)");
    row("the search path", "from far import far", "far(x)");
    row("one that imports", "from second import both", "both(x)");
    row("inside a helper", "def late(v):\n    from mylib import drag\n    return drag(v, 1.0)", "late(x)");
    row("beside the file first", "from twin import which", "which * x");
}

void TraceImports::findsNames()
{
    QFETCH(QString, imports);
    QFETCH(QString, expression);
    const Files files{
        {"lab/mylib.py", drag},
        {"lab/forces/__init__.py",
         "from .air import lift\nfrom . import air\ndef gravity(m):\n    return 9.81 * m\n"},
        {"lab/forces/air.py", "from ..mylib import drag\ndef lift(v):\n    return 2.0 * drag(v, 1.0)\n"},
        {"shared/far.py", "def far(v):\n    return v\n"},
        {"lab/second.py",
         "import far\nfrom mylib import root\ndef both(v):\n    return far.far(v) + root(v)\n"},
        {"lab/twin.py", "which = 1.0\n"},
        {"shared/twin.py", "which = x\n"},
    };
    const trace::Module module = traceKernel(imports.toStdString(), expression.toStdString(), files);
    QCOMPARE(placesOf(module), std::string());
    QCOMPARE(module.kernels.size(), std::size_t{1});
    QVERIFY(module.kernels[0].kernel.has_value());
}

void TraceImports::refuses_data()
{
    QTest::addColumn<QString>("imports");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* imports, const char* expression, const char* fault) {
        QTest::newRow(name) << imports << expression << fault;
    };
    row("a name that is missing", "from mylib import drab", "drab(x, 1.0)",
        "R73 lab/main.py:1 `mylib` has nothing called `drab`; perhaps `drag` is meant.\n");
    row("an attribute that is missing", "import mylib", "mylib.rot(x)",
        "R73 lab/main.py:6 `mylib` has nothing called `rot`; perhaps `root` is meant.\n");
    row("a file that is missing", "from nowhere import drag", "drag(x, 1.0)",
        "R85 lab/main.py:6 `drag` comes from `nowhere`, and there is no kernel file of that name.\n");
    row("a circle", "from one import f", "f(x)",
        "R165 lab/two.py:1 This import goes round in a circle: `one.py` imports `two.py` imports `one.py`. "
        "[lab/one.py:1 Imported here.] [lab/main.py:1 Imported here.]\n");
    row("itself", "from main import f", "f(x)",
        "R165 lab/main.py:1 This import goes round in a circle: `main.py` imports `main.py`.\n");
    row("no text", "from odd import f", "f(x)",
        "R166 lab/main.py:1 `lab/odd.py` cannot be imported: it is no text.\n");
    row("broken syntax", "from broken import f", "f(x)",
        "P01 lab/broken.py:3 Expected an expression here, but found the end of the line. "
        "[lab/main.py:1 Imported here.]\n");
    row("a fault of a helper", "from faulty import f", "f(x)",
        "R60 lab/faulty.py:2 a Scalar has no truth value here: it exists only while the kernel runs, one for "
        "each sample. [lab/main.py:6 Reached by this call.]\n");
    row("what Python makes", "from faulty import g", "g * x",
        "R85 lab/main.py:6 `g` is made with `open` (line 5 of faulty.py), which needs Python, so its value "
        "is not "
        "known here.\n");
    row("a kernel that is refused", "from bad import k2", "x * 2.0",
        "R03 lab/bad.py:3 Parameter `y` of the kernel has no declaration. [lab/main.py:1 Imported here.]\n");
}

void TraceImports::refuses()
{
    QFETCH(QString, imports);
    QFETCH(QString, expression);
    QFETCH(QString, fault);
    const Files files{
        {"lab/main.py", "from main import f\n"},
        {"lab/mylib.py", drag},
        {"lab/one.py", "from two import g\ndef f(v):\n    return g(v)\n"},
        {"lab/two.py", "from one import f\ndef g(v):\n    return v\n"},
        {"lab/odd.py", "unreadable"},
        {"lab/broken.py", "def f(v):\n    return v\ny = 1 +\n"},
        {"lab/faulty.py", "def f(v):\n    if v:\n        return v\n    return v\ng = open('data')\n"},
        {"lab/bad.py", "import hawk\n@hawk.kernel\ndef k2(y):\n    return y\n"},
    };
    const trace::Module module = traceKernel(imports.toStdString(), expression.toStdString(), files);
    if (fault.startsWith(u"R03") || fault.startsWith(u"P01")) {
        // The words are tested elsewhere; here it is the place.
        const std::string start = fault.section(u' ', 0, 1).toStdString();
        QVERIFY2(placesOf(module).starts_with(start + " "), placesOf(module).c_str());
        QVERIFY(placesOf(module).ends_with("[lab/main.py:1 Imported here.]\n"));
        return;
    }
    QCOMPARE(placesOf(module), fault.toStdString());
}

void TraceImports::listsOnlyOwnKernels()
{
    const Files files{
        {"lab/other.py", "import hawk\n@hawk.kernel\ndef k(y: hawk.Scalar):\n    return 2.0 * y\n"}};
    const trace::Module module = traceKernel("from other import k as theirs", "x * 2.0", files);
    QCOMPARE(placesOf(module), std::string());
    QCOMPARE(module.kernels.size(), std::size_t{1});
    QVERIFY(module.kernels[0].kernel->signature.findSlot("x"));
}

void TraceImports::makesKernelsOfAFactory()
{
    const Files files{{"lab/make.py",
                       "import hawk\ndef make(w):\n    @hawk.kernel\n    def scaled(x: hawk.Scalar):\n"
                       "        return w * x\n    return scaled\n"}};
    const trace::Module module = traceFile("from make import make\n\ntwice = make(2.0)\n", files);
    QCOMPARE(placesOf(module), std::string());
    QCOMPARE(module.kernels.size(), std::size_t{1});
    QCOMPARE(module.kernels[0].name, std::string("twice"));
    // Its own text stands in the other file; in this one the line that makes it is its place.
    QCOMPARE(module.tree.source().slice(module.kernels[0].range), std::string_view("twice = make(2.0)"));
}

void TraceImports::stepsAnImportedKernel()
{
    const Files files{{"lab/walk.py",
                       "import hawk\n@hawk.kernel\ndef walk(x: hawk.Mutable[hawk.Scalar], terminated: "
                       "hawk.Terminated):\n    x = x + 1.0\n    terminated = x > 5.0\n"}};
    const trace::Module module =
        traceFile("import hawk\nfrom walk import walk\nwalk4 = hawk.steps(walk, 4)\n", files);
    QCOMPARE(placesOf(module), std::string());
    QCOMPARE(module.kernels.size(), std::size_t{1});
    QCOMPARE(module.kernels[0].name, std::string("walk4"));
}

void TraceImports::namesTheFiles()
{
    const Files files{{"lab/mylib.py", drag}, {"shared/far.py", "import mylib\n"}};
    const trace::Module module =
        traceFile("import mylib, far, mylib\nimport matplotlib.pyplot as plt\n", files);
    QCOMPARE(module.imported, (std::vector<std::string>{"lab/mylib.py", "shared/far.py"}));
    for (const char* path : {"lab/far.py", "lab/matplotlib.py", "shared/matplotlib/__init__.py"})
        QVERIFY2(std::ranges::contains(module.missing, path), path);
}

void TraceImports::placesNodesInTheirFile()
{
    const trace::Module module =
        traceKernel("from mylib import drag", "drag(x, 2.0)", {{"lab/mylib.py", drag}});
    const ir::Kernel& kernel = *module.kernels[0].kernel;
    const text::SourceText& source = module.tree.source();
    const text::Range origin = kernel.node(kernel.sinks[0].value).origin;
    QCOMPARE(source.nameAt(origin.begin), std::string("lab/mylib.py"));
    QCOMPARE(source.position(origin.begin), (text::LineColumn{4, 12}));
    QCOMPARE(source.slice(origin), std::string_view("RHO * area * v * v"));
}

void TraceImports::leavesDriversAlone()
{
    const trace::Module module = traceKernel("import matplotlib.pyplot as plt\nfrom scipy import special\n"
                                             "import os, sys\nplt.plot([1.0])\n",
                                             "x * 2.0", {});
    QCOMPARE(placesOf(module), std::string());
    QCOMPARE(module.kernels.size(), std::size_t{1});
}

QTEST_APPLESS_MAIN(TraceImports)
#include "tst_trace_imports.moc"
