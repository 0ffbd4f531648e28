"""Acts as data: every one comes back from its journal entry and does the same."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.edits import (
    EDITS,
    ChooseRules,
    ClaimPoints,
    Edit,
    MarkStones,
    StateFacts,
    VoidMove,
    WriteNotes,
    decode_edit,
)
from goref.core.case import Answers, Case, End
from goref.core.colour import BLACK, COLOURS, WHITE, Pair, Who
from goref.core.geometry import grid
from goref.core.rulesets import RULESETS
from goref.core.ruling import Claim, Kind, Life
from tests.core.build import played

BOARD = grid(5)
CASE = played(5, "C3 D3 C4 D4 pass pass", komi="6.5")
POINTS = st.frozensets(st.sampled_from(BOARD.points), max_size=5)
TEXT = st.text(st.characters(), max_size=8)
CLAIMS = st.sampled_from(
    [Claim(kind, None) if kind.is_public else Claim(kind, c) for kind in Kind for c in COLOURS]
)
COUNT = st.integers(0, 99)
FACTS: dict[str, st.SearchStrategy[Any]] = {
    "komi": st.integers(-20, 20).map(lambda n: Fraction(n, 4)),
    "handicap": st.integers(0, 9),
    "began": st.sampled_from(COLOURS),
    "first_pass": st.sampled_from(Who),
    "last_play": st.sampled_from(Who),
    "prisoners": st.builds(Pair, COUNT, COUNT),
    "plays": st.builds(Pair, COUNT, COUNT),
    "pass_stones": st.builds(Pair, COUNT, COUNT),
    "end": st.sampled_from(End),
}
STATED = st.lists(
    st.one_of([st.tuples(st.just(k), st.none() | v) for k, v in FACTS.items()]), max_size=4
)
ANY: st.SearchStrategy[Edit] = st.one_of(
    st.builds(MarkStones, POINTS, st.none() | st.sampled_from(Life), TEXT),
    st.builds(ClaimPoints, POINTS, st.none() | CLAIMS, TEXT),
    st.builds(ChooseRules, st.sampled_from(list(RULESETS))),
    st.builds(StateFacts, STATED.map(tuple)),
    st.builds(VoidMove, st.integers(1, 6), st.booleans()),
    st.builds(WriteNotes, TEXT),
)


def written(edit: Edit) -> dict[str, Any]:
    return json.loads(json.dumps(edit.encode(BOARD)))  # type: ignore[no-any-return]


@given(ANY)
def test_every_act_comes_back_from_the_journal(edit: Edit) -> None:
    again = decode_edit(BOARD, written(edit))
    assert again == edit
    assert again.label == edit.label
    assert again.apply(CASE) == edit.apply(CASE)


def test_every_act_is_tried_here() -> None:
    assert FACTS.keys() == {field.name for field in fields(Answers)}
    assert EDITS.keys() == {"stones", "points", "rules", "facts", "void", "notes"}


def test_marks_and_reasons() -> None:
    case = MarkStones(frozenset({6, 7}), Life.DEAD, "both agree").apply(CASE)
    assert case.ruling.stones(Life.DEAD) == {6, 7}
    assert case.ruling.reasons == {6: "both agree", 7: "both agree"}
    back = MarkStones(frozenset({6}), None).apply(case)
    assert back.ruling.stones(Life.DEAD) == {7}
    assert back.ruling.reasons == {7: "both agree"}
    case = ClaimPoints(frozenset({0}), Claim(Kind.EYE, BLACK)).apply(CASE)
    assert case.ruling.claims == {0: Claim(Kind.EYE, BLACK)}
    assert ClaimPoints(frozenset({0}), None).apply(case) == CASE


def test_the_ruling_stays_when_the_rules_change() -> None:
    case = MarkStones(frozenset({6}), Life.DEAD).apply(CASE)
    changed = ChooseRules("Japanese").apply(case)
    assert changed == replace(case, rules="japanese")


def test_facts_are_stated_and_taken_back() -> None:
    case = StateFacts((("prisoners", Pair(0, 0)), ("komi", Fraction(0)))).apply(CASE)
    assert case.answers == Answers(prisoners=Pair(0, 0), komi=Fraction(0))
    assert StateFacts((("komi", None), ("prisoners", None))).apply(case) == CASE
    one = StateFacts((("komi", Fraction(1)), ("handicap", 2)))
    assert one == StateFacts((("handicap", 9), ("handicap", 2), ("komi", Fraction(1))))


def test_moves_are_void_and_valid_again() -> None:
    case = VoidMove(3).apply(CASE)
    assert case.voided == {3}
    assert VoidMove(3, False).apply(case) == CASE


LABELS = [
    (MarkStones(frozenset(), Life.SEKI), "mark-seki"),
    (MarkStones(frozenset(), None), "unmark"),
    (ClaimPoints(frozenset(), Claim(Kind.SHARED, None)), "claim-shared"),
    (ClaimPoints(frozenset(), None), "unclaim"),
    (ChooseRules("japanese"), "choose-rules"),
    (StateFacts(()), "state-facts"),
    (VoidMove(1), "void-move"),
    (VoidMove(1, False), "restore-move"),
    (WriteNotes(""), "write-notes"),
]


@pytest.mark.parametrize(("edit", "label"), LABELS)
def test_labels(edit: Edit, label: str) -> None:
    assert edit.label == label


@pytest.mark.parametrize(
    "edit",
    [
        MarkStones(frozenset({25}), Life.DEAD),
        MarkStones(frozenset({-1}), None),
        ClaimPoints(frozenset({0, 400}), Claim(Kind.DAME, None)),
        ChooseRules("checkers"),
        VoidMove(0),
        VoidMove(7),
        StateFacts((("weather", 1),)),
        StateFacts((("komi", Fraction(1, 3)),)),
        StateFacts((("komi", Fraction(10**9)),)),
        StateFacts((("handicap", -1),)),
        StateFacts((("handicap", 10**9),)),
        StateFacts((("plays", Pair(3, -1)),)),
    ],
)
def test_what_makes_no_sense_is_refused(edit: Edit) -> None:
    with pytest.raises(ValueError, match=r"."):
        edit.apply(CASE)


GOOD = [
    written(edit)
    for edit in (
        MarkStones(frozenset({1, 2}), Life.DEAD, "why"),
        ClaimPoints(frozenset({1}), Claim(Kind.EYE, WHITE)),
        ChooseRules("aga"),
        StateFacts((("komi", Fraction(1)), ("prisoners", Pair(1, 2)), ("end", None))),
        VoidMove(2),
        WriteNotes("n"),
    )
]
JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), TEXT),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(TEXT, inner, max_size=2),
    max_leaves=4,
)


@given(st.sampled_from(GOOD), st.data())
def test_a_damaged_entry_is_a_value_error(good: dict[str, Any], data: st.DataObject) -> None:
    value = dict(good)
    key = data.draw(st.sampled_from(sorted(value)))
    if data.draw(st.booleans()):
        del value[key]
    else:
        value[key] = data.draw(JUNK)
    try:
        decode_edit(BOARD, value).apply(CASE)
    except ValueError:
        return


@pytest.mark.parametrize("value", [{}, {"edit": "dance"}, {"edit": []}, {"edit": None}])
def test_an_unknown_entry(value: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="unreadable journal entry"):
        decode_edit(BOARD, value)


def test_an_empty_case_takes_every_kind_of_act() -> None:
    for edit in (MarkStones(frozenset({0}), Life.DEAD), StateFacts((("handicap", 2),))):
        assert edit.apply(Case()) != Case()
