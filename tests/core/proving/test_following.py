"""A tree of answers followed on small fields written as diagrams."""

from __future__ import annotations

import pytest

from goref.core.proving.certificate import AnswerTree, Arena, Wall
from goref.core.proving.following import UnprovedError, follow
from goref.core.proving.masks import Mask
from goref.core.proving.reading import read
from tests.core.proving.test_arena import arena, where

THREE = arena("...", ("!!!", 1))
"""Two eyes at its ends once the middle is played, or one if the enemy plays there."""


def plays(answers: AnswerTree | None) -> dict[tuple[Mask, Mask], Mask]:
    assert answers is not None
    return dict(answers.plays)


def refused(one: Arena, answers: AnswerTree | None = None) -> str:
    with pytest.raises(UnprovedError) as error:
        follow(one, answers)
    return str(error.value)


def test_what_is_settled_needs_no_answer() -> None:
    assert follow(THREE, None)
    assert follow(arena(".#.", ("!#!", 0)), None)
    assert refused(arena(".##", ("!##", 0))) == "a play is not answered"


def test_what_was_read_is_followed() -> None:
    four = arena("....", ("!!!!", 0))
    answers, _ = read(four, 200)
    assert not follow(four, answers)
    assert refused(four) == "a play is not answered"


def test_answers_must_be_plays() -> None:
    four = arena("....", ("!!!!", 0))
    read_out = plays(read(four, 200)[0])
    first = (0, where(".!..", "!"))
    assert first in read_out
    for play in (where(".!..", "!"), where("!..!", "!"), 1 << 20):
        assert refused(four, AnswerTree(read_out | {first: play})) == "a play is not answered"
    assert refused(four, AnswerTree(read_out | {first: 0}))


def test_a_wall_must_not_be_captured_nor_stifled() -> None:
    loose = arena("..", ("!!", 0), hostile="!!")
    passing = AnswerTree({(0, 1): 0, (0, 2): 0, (0, 0): 0})
    assert refused(loose._replace(keep=True), passing) == "a wall is captured"
    sure = loose._replace(keep=True, walls=(Wall(3, 1),))
    passing = AnswerTree({(0, 1): 0, (0, 2): 0, (0, 3): 0})
    assert refused(sure, passing) == "a wall has no liberty"
    assert refused(loose, passing) == "a play is not answered"
    assert refused(loose, AnswerTree({(0, 0): 0})) == "a position comes back"


def test_a_ko_may_be_retaken_but_not_relied_on() -> None:
    ko = arena("x.ox", (".!.#", 1), hostile="!..!")
    back = AnswerTree({(4, 9): 2, (0, 11): 4, (6, 8): 0, (2, 8): 4})
    assert refused(ko, back)


def test_suicide_is_no_answer() -> None:
    one = arena(".#", ("..", 0), hostile="!#")
    assert refused(one._replace(walls=(Wall(0, 2),), land=True), AnswerTree({(0, 0): 1}))
