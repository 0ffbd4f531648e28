"""What can be changed is found, one place at a time, and what is left out stays."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants.__main__ import changes_of, drawn, fallen, tried_on
from tests.mutants.changes import changes, enums_of


def changed(text: str) -> set[str]:
    """The text after each of its changes."""
    tree = ast.parse(text)
    found = set()
    for number, _ in enumerate(changes(tree, enums_of(tree))):
        one = ast.parse(text)
        list(changes(one, enums_of(one)))[number].make()
        found.add(ast.unparse(one))
    return found


@pytest.mark.parametrize(
    ("text", "all_of_them"),
    [
        ("a < b", {"a <= b"}),
        ("a + b", {"a - b"}),
        ("a += 1", {"a -= 1", "a += 2", "a += 0", "pass"}),
        ("a and b", {"a or b", "a", "b"}),
        ("not a", {"a"}),
        ("a = True", {"a = False"}),
        ("a if b else c", {"a if True else c", "a if False else c"}),
        ("[a for a in b if c]", {"[a for a in b]"}),
        ("a.b = c", {"pass"}),
        ("raise E('why', 1)", {"pass"}),
        ("def f():\n    return a", {"def f():\n    return None"}),
    ],
)
def test_each_change_is_made_alone(text: str, all_of_them: set[str]) -> None:
    # An expression that stands alone is a statement, and that can be left out.
    assert changed(text) | {"pass"} == all_of_them | {"pass"}


def test_a_member_becomes_the_next_one() -> None:
    text = "class C(Enum):\n    BLACK = 'b'\n    WHITE = 'w'\n    __hash__ = f\nx = C.WHITE"
    assert changed(text) == {text.replace("C.WHITE", "C.BLACK")}


@pytest.mark.parametrize(
    "text",
    [
        '"""Words."""',
        "assert a < b",
        "a: tuple[1] = b",
        "@f(1)\ndef g(): ...",
        "a = Text('1', '2', f'{3}')",
        "if TYPE_CHECKING:\n    a = 1",
        "class P(Protocol):\n    a = 1",
    ],
)
def test_what_no_test_is_to_fall_on_stays(text: str) -> None:
    assert changed(text) <= {"pass"}


def test_the_same_seed_draws_the_same() -> None:
    some = drawn(20, 3, ["io"])
    assert some == drawn(20, 3, ["io"]) != drawn(20, 4, ["io"])
    assert some == drawn(20, 3, ["core", "io"])[1::2], "whatever else is drawn from"
    assert len(set(some)) == 20
    for mutant in some:
        assert changes_of(mutant.module)[1][mutant.number].told


def test_a_change_is_tried_on_the_modules_own_tests_before_others() -> None:
    own, near, far = tried_on("goref/core/base/numbers.py")
    assert own == ["tests/core/base/test_numbers.py"]
    assert "tests/core/base/test_faults.py" in near
    assert "tests/app/sheet/test_sheet.py" in far
    own, near, far = tried_on("goref/qt/board/layout.py")
    assert own == ["tests/qt/board/test_layout.py"]
    assert {test.split("/")[1] for test in near + far} == {"qt"}


def test_what_falls_is_told(tmp_path: Path) -> None:
    test = tmp_path / "test_both.py"
    test.write_text("def test_a(): pass\ndef test_b(): assert 0\n", "utf-8")
    assert fallen(tmp_path, [test.name], None) == [f"{test.name}::test_b"]
