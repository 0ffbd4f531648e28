"""Texts are plain unless the program wrote the markup: in every module, whatever calls them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from goref.qt.widgets.wrapping import in_two_lines, plain_label, tip, wrapped
from tests.project import ROOT, Project, tree_of
from tests.qt.plain import HOSTILE, let_in

HERE = "goref.qt.widgets.wrapping"
TIPS = {"setToolTip", "setTabToolTip", "setStatusTip", "setWhatsThis"}
BOXES = {"warning", "question", "information", "critical"}
ESCAPES = {"tip", "letter_for_letter"}


def test_a_text_is_shown_as_it_stands(qtbot) -> None:
    for label in (plain_label(HOSTILE), wrapped("a", text=HOSTILE)):
        qtbot.addWidget(label)
        assert label.textFormat() is Qt.TextFormat.PlainText
        assert label.text() == HOSTILE
    assert let_in(HOSTILE)
    assert not let_in(tip(HOSTILE))
    assert tip("plain & short") == "plain & short"


@pytest.mark.parametrize("copied", [False, True])
def test_a_name_in_arabic_begins_at_the_left_as_all_others(qtbot, copied: bool) -> None:
    label = wrapped("name", text="عبد الرحمن", copied=copied)
    qtbot.addWidget(label)
    label.resize(400, 40)
    label.setStyleSheet("background: white; color: black")
    seen = label.grab().toImage()
    dark = {
        x
        for x in range(seen.width())
        for y in range(seen.height())
        if seen.pixelColor(x, y).lightness() < 100
    }
    assert dark
    assert max(dark) < seen.width() / 2


def test_a_text_breaks_next_to_its_middle() -> None:
    assert in_two_lines("What it is") == "What\nit is"
    assert in_two_lines("Worth (zi)") == "Worth\n(zi)"
    assert in_two_lines("Whose") == "Whose"


def is_ours(node: ast.expr) -> bool:
    """Whether a text is the program's own, or was made harmless."""
    match node:
        case ast.Constant():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in ESCAPES
        case ast.Call(func=ast.Attribute(attr="tr" | "translate"), args=arguments):
            return all(isinstance(one, ast.Constant) for one in arguments)
        case ast.Call(func=ast.Attribute(attr="format", value=ast.Call() as text)):
            return is_ours(text) and all(is_ours(part.value) for part in node.keywords)
    return False


def taken_for_markup(tree: ast.AST) -> Iterator[int]:
    """The lines where a text goes to Qt that Qt may take for markup."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="QLabel")):
                if [one.arg for one in node.keywords] != ["pixmap"] or node.args:
                    yield node.lineno
            case ast.ClassDef() if any(
                isinstance(base, ast.Name) and base.id == "QLabel" for base in node.bases
            ):
                if "setTextFormat" not in called(node):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr=attr)) if attr in TIPS:
                if not is_ours(node.args[-1]):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr="showText", value=ast.Name(id="QToolTip"))):
                if not is_ours(node.args[1]):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr=attr, value=ast.Name(id="QMessageBox"))):
                if attr in BOXES and not is_ours(node.args[2]):
                    yield node.lineno
            case ast.Call(func=ast.Name(id="QProgressDialog"), args=[ast.Name(id=name), *_]):
                if not all(map(is_ours, assigned(tree, name))):
                    yield node.lineno
            case ast.Call(func=ast.Name(id="QProgressDialog")):
                if not is_ours(node.args[0]):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr="setInformativeText" | "setLabelText")):
                if not is_ours(node.args[0]):
                    yield node.lineno
            case ast.FunctionDef() if "QMessageBox" in called(node):
                if "setTextFormat" not in called(node):
                    yield from (
                        one.lineno
                        for one in ast.walk(node)
                        if isinstance(one, ast.Call)
                        and isinstance(one.func, ast.Attribute)
                        and one.func.attr == "setText"
                        and isinstance(one.func.value, ast.Name)
                        and not is_ours(one.args[0])
                    )


def assigned(tree: ast.AST, name: str) -> list[ast.expr]:
    """What is given to a name anywhere in a module; what nobody gives it is not ours."""
    given = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]
    return given or [ast.Name(id=name)]


def called(tree: ast.AST) -> set[str]:
    """The names of everything that is called in a piece of code."""
    functions = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {
        f.id if isinstance(f, ast.Name) else f.attr
        for f in functions
        if isinstance(f, ast.Name | ast.Attribute)
    }


@pytest.mark.parametrize(
    "code",
    [
        "QLabel(name)",
        "QLabel()",
        "class L(QLabel):\n    pass",
        "w.setToolTip(name)",
        "w.setToolTip(self.tr('{name}').format(name=name))",
        "w.setTabToolTip(0, f'{name}')",
        "QToolTip.showText(at, name, w)",
        "QMessageBox.question(w, 'goref', name, buttons)",
        "QProgressDialog(name, 'Cancel', 0, 0)",
        "box.setInformativeText(name)",
        "def f():\n    box = QMessageBox(w)\n    box.setText(name)",
    ],
)
def test_the_rule_sees_a_text_of_whoever_wrote_it(code: str) -> None:
    assert list(taken_for_markup(ast.parse(code)))


def test_every_text_that_is_not_the_programs_goes_through_what_makes_it_plain() -> None:
    house = Project(ROOT)
    found = [
        f"{name}:{line}"
        for name, file in house.files.items()
        if name.startswith("goref.qt.") and name != HERE
        for line in taken_for_markup(tree_of(file))
    ]
    assert found == []
