"""What can be changed is found, one place at a time, and what is left out stays."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.__main__ import FIRST, Reaching, changes_of, drawn, likely, marked, near
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
    text = "class C(Enum):\n    BLACK = 'b'\n    WHITE = 'w'\nx = C.WHITE"
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
    assert len(set(some)) == 20
    for mutant in some:
        assert changes_of(mutant.module)[1][mutant.number].told


def test_a_mark_stands_before_the_statement_that_is_changed() -> None:
    module = "goref/core/base/numbers.py"
    found = changes_of(module)[1]
    number = next(i for i, change in enumerate(found) if change.before)
    told = ast.parse(marked(module, {number: 7}))
    calls = [node for node in ast.walk(told) if ast.unparse(node) == "_reached(7)"]
    assert len(calls) == 2, "the statement and its call"


def test_the_modules_own_tests_come_first_and_dear_ones_not_at_all() -> None:
    far, near_by, own = (
        Reaching(test, seconds)
        for test, seconds in (
            ("tests/cli/test_score.py::test_a", 0.1),
            ("tests/core/base/test_faults.py::test_b", 0.2),
            ("tests/core/base/test_numbers.py::test_c", 0.3),
        )
    )
    module = "goref/core/base/numbers.py"
    assert likely(module, [far, near_by, own], 9) == [[own.test, near_by.test, far.test]]
    many = [Reaching(f"{far.test}{n}", 1) for n in range(FIRST + 4)]
    first, others = likely(module, many, 2.5)
    assert (len(first), len(others)) == (FIRST, 2)


def test_what_no_test_alone_comes_by_is_tried_on_its_package_and_where_it_is_imported() -> None:
    found = near("goref/core/base/numbers.py")
    assert found[0] == "tests/core/base/test_numbers.py"
    assert {"tests/core/base/test_faults.py", "tests/app/sheet/test_sheet.py"} <= set(found)
