"""The shape of the house: which way imports go, and what the lower floors must not know."""

from __future__ import annotations

import ast
import fnmatch
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.project import tree_of

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "goref"

QT = ("PySide6", "shiboken6")
BELOW_THE_CORE = ("sgfmill", "platformdirs", "numpy")


def modules(*parts: str) -> list[str]:
    """Returns the names of all modules in ``goref``, or in a package of it."""
    found = []
    for file in sorted(PACKAGE.joinpath(*parts).rglob("*.py")):
        name = file.relative_to(ROOT).with_suffix("").parts
        found.append(".".join(name[:-1] if name[-1] == "__init__" else name))
    return found


# Each module is imported as the first of the package, in one fresh process for all of them. A
# module's code is read once, and run as often as it is imported.
IMPORTER = """
import sys
from functools import cache
from importlib.machinery import SourceFileLoader
read = cache(lambda name, path: SourceFileLoader(name, path).read_code(name))
SourceFileLoader.read_code = SourceFileLoader.get_code
SourceFileLoader.get_code = lambda self, name: read(name, self.path)
for name in {blocked!r}:
    sys.modules[name] = None
failed = []
for name in {names!r}:
    for known in [m for m in sys.modules if m.partition(".")[0] == "goref"]:
        del sys.modules[known]
    try:
        __import__(name)
    except ImportError as error:
        failed.append(f"{{name}}: {{error}}")
if failed:
    sys.exit("\\n".join(failed))
"""


def imports_without(blocked: tuple[str, ...], names: list[str], path: Path = ROOT) -> str:
    """Imports modules while ``blocked`` cannot be imported; returns the errors, or ""."""
    code = f"import sys; sys.path.insert(0, {str(path)!r})\n"
    code += IMPORTER.format(blocked=blocked, names=names)
    run = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
    return run.stderr


@pytest.mark.parametrize("layer", ["io", "app", "server", "cli", "__main__.py"])
def test_a_layer_imports_where_there_is_no_qt(layer: str) -> None:
    names = ["goref.__main__"] if layer == "__main__.py" else modules(layer)
    assert names
    assert imports_without(QT, names) == ""


def test_the_core_imports_with_the_standard_library_alone() -> None:
    """Without Qt as well, as the other layers."""
    assert imports_without((*QT, *BELOW_THE_CORE), modules("core")) == ""


def test_an_import_of_qt_would_be_seen(tmp_path: Path) -> None:
    (tmp_path / "goref").mkdir()
    (tmp_path / "goref" / "__init__.py").touch()
    (tmp_path / "goref" / "good.py").touch()
    (tmp_path / "goref" / "bad.py").write_text("from PySide6.QtCore import QObject\n")
    seen = imports_without(QT, ["goref.good", "goref.bad"], tmp_path)
    assert seen.startswith("goref.bad: ")
    assert "goref.good" not in seen


def test_import_contracts() -> None:
    pytest.importorskip("importlinter", reason="import-linter is in the extra 'check'")
    code = "import sys, importlinter.cli as cli; sys.exit(cli.lint_imports(no_cache=True))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


# What the source says, read as a tree. Each rule is a function from a tree to the faults in it,
# so that it can be shown a fault as well as the source.

Rule = Callable[[ast.Module], Iterator[ast.AST]]

IMPURE = {"time", "datetime", "random", "secrets", "os", "pathlib", "logging"}
TRANSLATORS = {"tr", "translate"}


def called(node: ast.AST) -> str:
    """Returns the last part of the name that a call calls: ``tr`` for ``self.tr(...)``; or
    ""."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr
        if isinstance(node.func, ast.Name):
            return node.func.id
    return ""


def is_built(text: ast.expr) -> bool:
    if isinstance(text, ast.IfExp):
        return is_built(text.body) or is_built(text.orelse)
    if isinstance(text, ast.BinOp):  # of strings: QPainter.translate() takes sums of numbers
        parts = (part.value for part in ast.walk(text) if isinstance(part, ast.Constant))
        return any(isinstance(part, str) for part in parts)
    return isinstance(text, ast.JoinedStr) or called(text) == "format"


def built_translations(tree: ast.Module) -> Iterator[ast.AST]:
    """Yields texts put together before they are looked up: no translation can match them."""
    for node in ast.walk(tree):
        # The last argument may be a number (%n); texts come before it.
        if called(node) in TRANSLATORS and any(is_built(text) for text in node.args[:2]):
            yield node


def impure_imports(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        if any(name.partition(".")[0] in IMPURE for name in names):
            yield node


def opened_files(tree: ast.Module) -> Iterator[ast.AST]:
    return (n for n in ast.walk(tree) if called(n) in {"open", "print", "input", "__import__"})


def floats(tree: ast.Module) -> Iterator[ast.AST]:
    """Yields every use of a float; points are counted in exact fractions."""
    for node in ast.walk(tree):
        written = isinstance(node, ast.Constant) and isinstance(node.value, float | complex)
        named = isinstance(node, ast.Name) and node.id in {"float", "complex"}
        if written or named:
            yield node


FAULTS: list[tuple[Rule, str]] = [
    (built_translations, 'self.tr(f"{n} points")'),
    (built_translations, 'QCoreApplication.translate("Score", f"{n} points")'),
    (built_translations, 'tr("a" + name)'),
    (built_translations, 'tr("one" if n == 1 else f"{n}")'),
    (built_translations, 'tr("{n} points".format(n=n))'),
    (built_translations, 'tr("%d points" % n)'),
    (impure_imports, "import os.path"),
    (impure_imports, "def f():\n    from datetime import datetime"),
    (opened_files, "text = open(name).read()"),
    (opened_files, "path.open()"),
    (floats, "komi = 6.5"),
    (floats, "komi = float(text)"),
    (floats, "def f(komi: float) -> None: ..."),
]
CLEAN = """
from fractions import Fraction
from goref.core.base.geometry import Point
text = self.tr("{n} points").format(n=f"{n}")
more = self.tr("%n stone(s)", "", n + 1)
label = self.tr(LABELS[n + 1])
painter.translate(x + 1, y / 2)
ratio = Fraction(1, 2)
"""


@pytest.mark.parametrize(("rule", "source"), FAULTS)
def test_a_rule_sees_its_fault(rule: Rule, source: str) -> None:
    assert list(rule(ast.parse(source)))
    assert not list(rule(ast.parse(CLEAN)))


def places(rule: Rule, package: str) -> list[str]:
    found = []
    for file in sorted((PACKAGE / package).rglob("*.py")):
        tree = tree_of(file)
        name = file.relative_to(ROOT).as_posix()
        found += [f"{name}:{getattr(fault, 'lineno', 0)}" for fault in rule(tree)]
    return found


@pytest.mark.parametrize("package", ["qt", "app", "server", "cli", "core"])
def test_translated_texts_are_written_out(package: str) -> None:
    assert places(built_translations, package) == []


@pytest.mark.parametrize("rule", [impure_imports, opened_files, floats])
def test_the_core_is_pure(rule: Rule) -> None:
    assert places(rule, "core") == []


# Names.


def test_every_field_of_a_value_is_read() -> None:
    """What is set and read nowhere tells a reader of something that the program does not do.

    A class that calls ``asdict`` on itself reads all its fields; the training of the network
    and the packing read some that the program has for them alone.
    """
    nodes, beside = (
        [node for file in folder.rglob("*.py") for node in ast.walk(tree_of(file))]
        for folder in (PACKAGE, ROOT / "packaging")
    )
    read = {
        node.attr
        for node in nodes + beside
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }
    fields = {
        f"{node.name}.{line.target.id}"
        for node in nodes
        if isinstance(node, ast.ClassDef)
        and not any(isinstance(n, ast.Name) and n.id == "asdict" for n in ast.walk(node))
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
    assert "StopRules.stop" in fields
    assert [field for field in sorted(fields) if field.partition(".")[2] not in read] == []


def test_frozen_values_are_made_in_one_way() -> None:
    """``dataclass(frozen=True)`` costs half a millisecond a class at every start."""
    costly = [
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*.py")
        if "@dataclass(frozen=" in path.read_text(encoding="utf-8")
    ]
    assert costly == []


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    stems = {"utils", "util", "common", "manager", "helper", "helpers", "misc"}
    drawers = [
        path.relative_to(ROOT).as_posix()
        for folder in (PACKAGE, ROOT / "tests")
        for path in folder.rglob("*")
        if stems & set(path.stem.lower().split("_")) and "__pycache__" not in path.parts
    ]
    assert drawers == []


def test_nothing_else_lies_at_the_top() -> None:
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines()]
    visible = {
        path.name
        for path in ROOT.iterdir()
        if not path.name.startswith(".")
        and not any(fnmatch.fnmatch(path.name, pattern) for pattern in ignored)
    }
    assert visible == {
        "pyproject.toml",
        "goref",
        "resources",
        "tests",
        "packaging",
        "README.md",
        "LICENSE",
    }


RAISES = {"exists", "is_dir", "is_file", "is_mount", "samefile", "isdir", "isfile"}
"""Questions about a path that raise, or wait for ever, if a disk or share is gone."""
BUNDLED = (
    *("app/manual/pages.py", "app/manual/examples.py", "app/manual/pictures.py"),
    *("io/places.py", "io/text/catalogue.py"),
)
"""Modules that ask them of goref's own files only."""
ENTRIES = {"entry", "info"}
"""What is asked of an entry of a folder or an archive that was read."""


def test_paths_are_probed_and_not_asked_about_in_a_way_that_raises() -> None:
    asked = [
        f"{name}:{node.lineno}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if (name := path.relative_to(PACKAGE).as_posix()) not in BUNDLED
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in RAISES
        and ast.unparse(node.func.value) not in ENTRIES
    ]
    assert not asked
