"""Two results: whether they differ, and whether one states all that the other does."""

from __future__ import annotations

import pytest

from goref.core.event.result import Result
from goref.io.event.words import read_word


def result(word: str) -> Result:
    found = read_word(word)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("one", "other", "differs", "includes"),
    [
        ("B+R", "B+R", False, True),
        ("B+R", "B+", False, True),
        ("B+", "B+R", False, False),
        ("B+3.5", "B+3.50", False, True),
        ("B+3.5", "B+", False, True),
        ("B+3.5", "B+R", True, False),
        ("B+R", "B+T", True, False),
        ("B+", "W+", True, False),
        ("B+!", "B+", False, False),
        ("B+!", "B+F", False, True),
        ("draw", "no-result", True, False),
        ("draw", "jigo", False, True),
        ("both-lose", "no-result", True, False),
        ("both-lose", "both-win", True, False),
        ("both-lose", "both lose", False, True),
    ],
)
def test_two_results(one: str, other: str, differs: bool, includes: bool) -> None:
    mine, theirs = result(one), result(other)
    assert (mine.differs(theirs), theirs.differs(mine)) == (differs, differs)
    assert mine.includes(theirs) is includes
