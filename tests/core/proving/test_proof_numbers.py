"""Claims read out by proof numbers, what is found followed by the checker."""

from __future__ import annotations

from functools import partial

import pytest

from goref.core.proving import proof_numbers
from goref.core.proving.certificate import AnswerTree, Wall
from goref.core.proving.checking import follow
from goref.core.proving.proof_numbers import ProofNumbers, read
from tests.core.proving.test_arena import arena
from tests.core.proving.test_proofs_under_the_stones import CORNERS, MOST, corner


@pytest.mark.parametrize("rows", CORNERS, ids=["first", "second", "third"])
def test_what_holds_is_followed_by_the_checker(rows: tuple[str, ...]) -> None:
    one = corner(rows)
    numbers = ProofNumbers(one, MOST)
    assert numbers.holds()
    follow(one, AnswerTree(numbers.answers()))


def test_a_ko_is_not_counted_on() -> None:
    ko = arena("x.ox", (".!.#", 1), hostile="!..!")
    numbers = ProofNumbers(ko, 500)
    assert not numbers.holds()
    assert numbers.left > 0, "it is refuted, not given up"


def test_a_line_that_comes_back_refutes_no_other_line() -> None:
    """Two stones are captured at their last liberty, and that is retaken again and again: what
    comes back is left out, and the claimant answers otherwise."""
    one = arena(".#### oxxxx ox.xx", ("!#### .!!!! ....!", 2), land=True)
    numbers = ProofNumbers(one, 500)
    assert numbers.holds()
    follow(one, AnswerTree(numbers.answers()))
    lost = arena(".#### oxxxx ox.xx", ("!#### ..... .....", 2), land=True)
    assert not ProofNumbers(lost, 500).holds()


def test_giving_up() -> None:
    roomy = arena("..... .....", ("!!!!! .....", 0))
    answers, looked_at = read(roomy, 5)
    assert answers is None
    assert looked_at >= 5
    answers, looked_at = read(roomy._replace(walls=(Wall(roomy.field, 1),)), 50)
    assert answers is not None
    assert (answers.plays, looked_at) == ({}, 1)


def test_what_was_given_up_is_not_read_again_with_the_same_limit() -> None:
    roomy = arena("..... ..... .....", ("!!!!! ..... .....", 0))
    for most, reads in ((7, True), (7, False), (9, True)):
        steps: list[int] = []
        assert read(roomy, most, partial(steps.append, 1))[0] is None
        assert bool(steps) is reads


def test_where_too_much_is_left_to_show_it_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    one = corner(CORNERS[0])
    keeps = one._replace(keep=True)
    assert ProofNumbers(keeps, MOST).holds()
    monkeypatch.setattr(proof_numbers, "DOUBTFUL_FROM", 1)
    monkeypatch.setattr(proof_numbers, "MOST_TO_SHOW", 1)
    assert ProofNumbers(one, MOST).holds(), "less may be left of stones that live"
    assert not ProofNumbers(keeps, MOST).holds()
    monkeypatch.setattr(proof_numbers, "MOST_TO_LIVE", 1)
    numbers = ProofNumbers(one, MOST)
    assert not numbers.holds()
    assert numbers.left > MOST - 100
