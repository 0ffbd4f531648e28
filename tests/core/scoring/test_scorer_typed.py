"""The same game as a record and typed in: one margin and one status, or an open question."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from goref.app.edits.position import bared
from goref.core.base.colour import Who
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.ruling.ruling import StatusSource
from goref.core.scoring.scorer import Scorer
from tests.core.build import COMPUTED, counted, game, played, ruled
from tests.strategies import cases
from tests.typed_and_recorded import FROM_MOVES, apart, compared, last_dame, typed


@given(cases(komi=True))
@settings(max_examples=40)
def test_nothing_is_settled_apart(case: Case) -> None:
    for rules, read, other in compared(case):
        assert not apart(read, other), rules.id
        if rules in FROM_MOVES:
            assert other.needs == (), "all facts are given"
        else:
            unknown = {RequiredFact.RECORD, RequiredFact.LAST_DAME}
            assert other.margin is not None or not unknown.isdisjoint(other.needs)


@pytest.mark.parametrize("name", ["huang-longshi--zhou-donghou", "gold-petal-bowls",
                                  "takagawa--go-seigen-1959"])  # fmt: skip
def test_nothing_is_settled_apart_in_old_games(name: str) -> None:
    case = game(name).settled()
    if name.startswith("huang"):
        case = ruled(case, seki="G19 H18 J19 L18 P19")
    told = {rules.id: (read, other) for rules, read, other in compared(case)}
    assert not any(apart(*both) for both in told.values())
    read, other = told["tang-song"]
    assert read.margin == other.margin


def test_the_last_dame_is_read_off_the_board() -> None:
    taken = played(3, "A1 C1 A2 C2 A3 C3 B2")
    assert last_dame(taken) is Who.NOBODY, "B1 and B3 are next to it"
    full = played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 C5 C4 C3 C2 C1")
    assert last_dame(full) is Who.BLACK
    assert counted(typed(full, FROM_MOVES[0]), "tang-song", plays=(8, 7)).needs


@given(cases(komi=True))
@settings(max_examples=20)
def test_a_board_without_its_moves_is_not_settled_apart(case: Case) -> None:
    case = replace(case, ruling=replace(case.ruling, word=StatusSource.REFEREE))
    for rules in COMPUTED:
        one = replace(case, rules=rules.id)
        read, other = (
            Scorer(each, checks_stand=True).score(rules) for each in (one, bared(one))
        )
        assert not apart(read, other), rules.id
