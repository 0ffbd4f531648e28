"""Findings of one kind, folded into the first of them."""

from __future__ import annotations

from goref.core.base.findings import MOST_ALIKE, Level, folded, found


def test_what_there_is_too_much_of_is_told_once_where_the_first_stood() -> None:
    many = [found("illegal-ko", Level.CHECK, move=n) for n in range(MOST_ALIKE + 1)]
    few = [found("illegal-suicide", Level.CHECK, move=n) for n in range(MOST_ALIKE)]
    mixed = [few[0], *many, *few[1:]]
    first = found("illegal-ko", Level.CHECK, move=0, alike=MOST_ALIKE + 1)
    assert folded(mixed) == (few[0], first, *few[1:])


def test_what_weighs_more_is_not_folded_into_what_weighs_less() -> None:
    notes = [found("komi-words", Level.NOTE, text=n) for n in range(MOST_ALIKE + 1)]
    check = found("komi-words", Level.CHECK, text="x")
    assert [f.level for f in folded([*notes, check])] == [Level.NOTE, Level.CHECK]
