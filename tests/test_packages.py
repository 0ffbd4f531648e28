"""Which packages there are, what is in them, and that no imports form a circle."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.project import PACKAGE, ROOT, Project, circles, package_of

PROJECT = Project(ROOT)

ONE_BY_NATURE: dict[tuple[str, ...], str] = {}
"""Modules that import each other, and why they are one thing; ARCHITECTURE.md names them."""

MOST_MODULES = 16
MOST_AT_A_ROOT = 4
FLAT = {"goref.cli"}
"""One file a command."""

ABOUT_THE_WHOLE = {"architecture", "documents", "examples", "file_types", "glossary"}
ABOUT_THE_WHOLE |= {"installers", "packaging", "packages", "plain_words", "readme"}
ABOUT_THE_WHOLE |= {"shell", "texts"}
"""Tests at the top: of the project, its papers and its packing; no module has them."""

UNTESTED: dict[str, str] = {
    "goref.core.texts.faults": "tests/core/base/test_faults.py",
    "goref.core.texts.paper": "tests/app/sheet/test_sheet.py, tests/qt/kifu/test_paper.py",
    "goref.core.texts.study": "tests/cli/test_cases.py",
    "goref.core.texts.photo": "tests/app/reports/test_photo_report.py",
    "goref.core.texts.school": "tests/app/school/test_courses.py",
}
"""Packages without tests of their own, and where they are tested: words with what they speak
of, the list of tables with its window."""


def made(root: Path, **files: str) -> Project:
    """Returns a project of a few files; ``a__b`` means ``goref/a/b.py``."""
    for name, text in files.items():
        file = root / "goref" / (name.replace("__", "/") + ".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        for folder in (file.parent, *file.parent.parents):
            if root / "goref" in (folder, *folder.parents):
                (folder / "__init__.py").touch()
        file.write_text(text)
    return Project(root)


# Circles.


def test_a_circle_is_seen_where_an_import_is_late_or_for_types_alone(tmp_path: Path) -> None:
    project = made(
        tmp_path,
        a__one="def f():\n    from goref.b import two",
        b__two="if TYPE_CHECKING:\n    from goref.c.three import X",
        c__three="import goref.a.four\nclass X: ...",
        a__four="from goref.d import five",
        d__five="",
    )
    assert circles(project.imports) == []
    assert circles(project.package_imports) == [("goref.a", "goref.b", "goref.c")]
    closed = made(tmp_path, a__four="from goref.a.one import f")
    assert circles(closed.imports) == [
        ("goref.a.four", "goref.a.one", "goref.b.two", "goref.c.three")
    ]


def test_no_packages_import_each_other() -> None:
    assert circles(PROJECT.package_imports) == []


def test_no_modules_import_each_other_but_those_that_are_one_thing() -> None:
    assert circles(PROJECT.imports) == sorted(ONE_BY_NATURE)


def test_what_is_one_by_nature_is_named_in_the_map() -> None:
    told = (PACKAGE / "ARCHITECTURE.md").read_text("utf-8")
    for modules in ONE_BY_NATURE:
        assert all(f"`{name.rpartition('.')[2]}`" in told for name in modules)


# Sizes.


@pytest.mark.parametrize("package", sorted(PROJECT.packages))
def test_a_package_is_not_too_full(package: str) -> None:
    assert len(PROJECT.packages[package]) <= MOST_MODULES


@pytest.mark.parametrize("layer", ["goref", "goref.core", "goref.io", "goref.app", "goref.qt"])
def test_few_modules_are_at_a_root(layer: str) -> None:
    assert layer not in FLAT
    assert len(PROJECT.packages[layer]) <= MOST_AT_A_ROOT


@pytest.mark.parametrize("package", sorted(PROJECT.packages))
def test_a_package_says_in_a_sentence_what_is_in_it(package: str) -> None:
    tree = PROJECT.trees[package]
    doc = ast.get_docstring(tree)
    assert doc
    assert "\n\n" not in doc
    assert doc.endswith(".")
    if package == "goref":  # its version too
        return
    assert len(tree.body) == 1


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {file.parent for file in PACKAGE.rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


# Names.


def test_a_class_that_leaves_its_module_has_its_name_alone() -> None:
    shared = {
        name: PROJECT.classes[name]
        for name in PROJECT.leaving
        if len(PROJECT.classes[name]) > 1
    }
    assert shared == {}


def test_a_shared_name_is_seen(tmp_path: Path) -> None:
    project = made(
        tmp_path,
        a__one="class Same: ...\nclass Own: ...",
        b__two="from goref.a.one import Same\nclass Own: ...",
        c__three="class Same: ...",
    )
    assert project.leaving == {"Same"}
    assert len(project.classes["Same"]) == 2


# Tests mirror the tree.


def named_after(test: Path) -> bool:
    """Returns whether a test's name begins with that of a module or package that it may test.

    These are in the folder of goref that mirrors the test's folder, or are that folder itself.
    """
    folder = PACKAGE / test.parent.relative_to(ROOT / "tests")
    stem = test.stem.removeprefix("test_")
    there = {path.stem for path in folder.glob("*.py")} | {
        path.name for path in folder.iterdir() if path.is_dir()
    }
    return any(stem == name or stem.startswith(f"{name}_") for name in (there | {folder.name}))


def layer_tests() -> list[Path]:
    layers = ("core", "io", "app", "server", "cli", "qt")
    return [file for layer in layers for file in (ROOT / "tests" / layer).rglob("test_*.py")]


def test_every_test_names_what_it_tests() -> None:
    lost = [
        file.relative_to(ROOT).as_posix()
        for file in layer_tests()
        if not (PACKAGE / file.parent.relative_to(ROOT / "tests")).is_dir()
        or not named_after(file)
    ]
    assert sorted(lost) == []


def test_the_others_are_about_the_whole() -> None:
    at_the_top = {
        file.stem.removeprefix("test_") for file in (ROOT / "tests").glob("test_*.py")
    }
    assert at_the_top == ABOUT_THE_WHOLE


def packages_with_tests() -> set[str]:
    """Returns the packages with tests in their own folder, or with tests of their name next to
    it."""
    found = set()
    for file in layer_tests():
        folder = ".".join(("goref", *file.parent.relative_to(ROOT / "tests").parts))
        stem = file.stem.removeprefix("test_")
        beside = (name for name in PROJECT.packages if package_of(name) == folder)
        found |= {
            folder,
            *(name for name in beside if stem.startswith(name.rpartition(".")[2])),
        }
    return found


def test_every_package_has_tests_or_says_where_it_is_tested() -> None:
    filled = {name for name, modules in PROJECT.packages.items() if modules}
    assert filled - packages_with_tests() - {"goref"} == set(UNTESTED)


def test_the_places_named_for_the_untested_are_there() -> None:
    for place in UNTESTED.values():
        for part in place.split(", "):
            assert (ROOT / part).exists(), part
