"""Acts as data: every one comes back from its journal entry and does the same."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from fractions import Fraction
from string import Formatter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.edits import accepting, ruling, trial
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.base import EDITS, Edit
from goref.app.edits.ruling import (
    ChooseRules,
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
    MarkStones,
    RearrangeOthers,
    RulePoints,
    ShiftStone,
    StateFacts,
    VoidMove,
    WriteNotes,
)
from goref.app.edits.table import decode_edit
from goref.app.edits.trial import (
    DropTrial,
    EndTrial,
    JoinTrialToGame,
    OpenTrial,
    PlayTrialAct,
    RuleTrial,
)
from goref.core.base.colour import BLACK, COLOURS, WHITE, Pair, Who
from goref.core.base.findings import Finding, Level
from goref.core.base.geometry import grid
from goref.core.case.case import Case, StatedFacts
from goref.core.case.shift import Shift
from goref.core.case.stored_trial import AssertedStatus, Assertion, TrialAct, TrialStep
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.io.case.case_file import dump, load
from goref.io.values.case_values import MOST_SHIFTS
from tests.core.build import played
from tests.refusals import refuses

BOARD = grid(5)
CASE = played(5, "C3 D3 C4 D4 pass pass", komi="6.5")
POINTS = st.frozensets(st.sampled_from(BOARD.points), max_size=5)
TEXT = st.text(st.characters(), max_size=8)
CLAIMS = st.sampled_from(
    [
        PointRuling(kind, None) if kind.is_public else PointRuling(kind, c)
        for kind in PointKind
        for c in COLOURS
    ]
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
    "last_dame": st.sampled_from(Who),
    "granted_first": st.sampled_from(Who),
    "last_competitive": st.sampled_from(Who),
    "played_for": st.sampled_from(PlayedFor),
    "bowls": st.builds(Pair, COUNT, COUNT),
}
STATED = st.lists(
    st.one_of([st.tuples(st.just(k), st.none() | v) for k, v in FACTS.items()]), max_size=4
)
FINDINGS = st.builds(
    Finding,
    TEXT,
    st.sampled_from(Level),
    POINTS.map(lambda points: tuple(sorted(points))),
    st.dictionaries(TEXT, TEXT, max_size=2).map(lambda args: tuple(args.items())),
    st.none() | st.integers(0, 400),
)
SHIFTS = st.builds(
    Shift,
    st.sampled_from(["jpd-a", "jpd-b"]),
    st.sampled_from(["area", "equal-space", "fill-in"]),
    st.none() | st.sampled_from(COLOURS),
    st.integers(0, 400),
    st.integers(0, 11),
    st.integers(12, 24),
)
ACCEPTED = st.builds(
    lambda lives, proved, **more: AcceptSuggestion(
        "goref",
        **more,
        dead=frozenset(p for p in lives if lives[p] is StoneStatus.DEAD),
        seki=frozenset(p for p in lives if lives[p] is StoneStatus.SEKI),
        alive=frozenset(p for p in lives if lives[p] is StoneStatus.ALIVE),
        proved=frozenset(proved & lives.keys()),
    ),
    st.dictionaries(st.sampled_from(BOARD.points), st.sampled_from(StoneStatus), max_size=5),
    POINTS,
    version=TEXT,
    network=TEXT,
    unclear=POINTS,
    whole=st.booleans(),
)
ANY: st.SearchStrategy[Edit] = st.one_of(
    ACCEPTED,
    st.builds(MarkStones, POINTS, st.none() | st.sampled_from(StoneStatus), TEXT),
    st.builds(
        MarkStones,
        st.just(frozenset({0, 1})),
        st.just(StoneStatus.DEAD),
        TEXT,
        st.just(frozenset({6, 7})),
    ),
    st.builds(RulePoints, POINTS, st.none() | CLAIMS, TEXT),
    st.builds(ChooseRules, st.sampled_from(list(RULESETS))),
    st.builds(StateFacts, STATED.map(tuple)),
    st.builds(VoidMove, st.integers(1, 6), st.booleans(), TEXT),
    st.builds(DisputePoints, POINTS, st.booleans()),
    st.builds(LetFindingStand, FINDINGS, st.booleans(), TEXT),
    st.just(ConfirmAllOthers()),
    st.builds(WriteNotes, TEXT),
    st.builds(ShiftStone, SHIFTS),
    st.builds(RearrangeOthers, st.lists(SHIFTS, max_size=3).map(tuple)),
)


def written(edit: Edit) -> dict[str, Any]:
    return json.loads(json.dumps(edit.encode(BOARD)))  # type: ignore[no-any-return]


@given(ANY)
def test_every_act_comes_back_from_the_journal(edit: Edit) -> None:
    again = decode_edit(BOARD, written(edit))
    assert again == edit
    assert again.wording == edit.wording
    assert again.apply(CASE) == edit.apply(CASE)


def test_every_act_is_tried_here() -> None:
    assert FACTS.keys() == {field.name for field in fields(StatedFacts)}
    here = {
        "stones",
        "points",
        "as-it-stands",
        "accept",
        "rules",
        "facts",
        "void",
        "dispute",
        "settle",
        "notes",
        "shift",
        "tidy",
    }
    tried = {"open-trial", "try", "end-trial", "drop-trial", "rule-trial", "play-on"}
    modules = (accepting.__name__, ruling.__name__, trial.__name__)
    assert {n for n, kind in EDITS.items() if kind.__module__ in modules} == here | tried
    assert {entry["edit"] for entry in GOOD} == here | tried


def test_marks_and_reasons() -> None:
    case = MarkStones(frozenset({6, 7}), StoneStatus.DEAD, "both agree").apply(CASE)
    assert case.ruling.stones(StoneStatus.DEAD) == {6, 7}
    assert case.ruling.reasons == {6: "both agree", 7: "both agree"}
    back = MarkStones(frozenset({6}), None).apply(case)
    assert back.ruling.stones(StoneStatus.DEAD) == {7}
    assert back.ruling.reasons == {7: "both agree"}
    case = RulePoints(frozenset({0}), PointRuling(PointKind.EYE, BLACK)).apply(CASE)
    assert case.ruling.claims == {0: PointRuling(PointKind.EYE, BLACK)}
    assert RulePoints(frozenset({0}), None).apply(case) == CASE


UNRULED = replace(CASE, ruling=Ruling())


def test_what_is_accepted_is_the_referees_and_what_was_unclear_stays_open() -> None:
    case = replace(UNRULED, disputed=frozenset({1, 4}))
    case = RulePoints(frozenset({12}), PointRuling(PointKind.DAME, None)).apply(case)
    case = ACCEPTS.apply(case)
    assert case.ruling.lives == {1: StoneStatus.DEAD, 2: StoneStatus.DEAD, 3: StoneStatus.SEKI}
    assert case.ruling.voice is StatusSource.REFEREE
    assert case.ruling.word is StatusSource.REFEREE
    assert case.ruling.unclear == {0}, "but for what he has ruled"
    assert case.disputed == {4}
    assert (
        MarkStones(frozenset({0}), StoneStatus.ALIVE).apply(case).ruling.unclear == frozenset()
    )


def test_accepting_one_chain_is_no_word_on_the_whole_board() -> None:
    case = replace(ACCEPTS, whole=False, unclear=frozenset()).apply(UNRULED)
    assert case.ruling.lives.keys() == {1, 2, 3}
    assert case.ruling.word is StatusSource.NOBODY


def test_a_clear_board_on_which_nothing_is_marked_is_ruled_on_by_accepting() -> None:
    clear = AcceptSuggestion("goref", "1.0", "0a1b2c3d", whole=True)
    assert UNRULED.ruling.voice is StatusSource.NOBODY
    assert clear.apply(UNRULED).ruling == Ruling().as_it_stands()


def test_the_word_that_the_board_is_as_it_stands() -> None:
    record = replace(
        CASE,
        ruling=Ruling({6: StoneStatus.DEAD}, word=StatusSource.RECORD, unclear=frozenset({7})),
    )
    said = ConfirmAllOthers().apply(record).ruling
    assert (said.voice, said.lives, said.unclear) == (
        StatusSource.REFEREE,
        {6: StoneStatus.DEAD},
        set(),
    )


def test_the_ruling_stays_when_the_rules_change() -> None:
    case = MarkStones(frozenset({6}), StoneStatus.DEAD).apply(CASE)
    changed = ChooseRules("Japanese").apply(case)
    assert changed == replace(case, rules="japanese")


def test_facts_are_stated_and_taken_back() -> None:
    case = StateFacts((("prisoners", Pair(0, 0)), ("komi", Fraction(0)))).apply(CASE)
    assert case.answers == StatedFacts(prisoners=Pair(0, 0), komi=Fraction(0))
    assert StateFacts((("komi", None), ("prisoners", None))).apply(case) == CASE
    one = StateFacts((("komi", Fraction(1)), ("handicap", 2)))
    assert one == StateFacts((("handicap", 9), ("handicap", 2), ("komi", Fraction(1))))


def test_moves_are_void_and_valid_again() -> None:
    case = VoidMove(3).apply(CASE)
    assert case.voided == {3}
    assert VoidMove(3, False).apply(case) == CASE


def test_a_reason_goes_with_its_void_move() -> None:
    case = VoidMove(3, reason="took back a ko").apply(VoidMove(2).apply(CASE))
    assert case.voided == {2, 3}
    assert case.void_reasons == {3: "took back a ko"}
    other = VoidMove(3, reason="out of turn").apply(case)
    assert other.void_reasons == {3: "out of turn"}
    assert VoidMove(3).apply(case).void_reasons == {}
    assert VoidMove(3, void=False, reason="a mistake").apply(case) == VoidMove(2).apply(CASE)


def test_points_are_in_dispute_until_they_are_ruled_on() -> None:
    stone, empty = BOARD.point("C3"), BOARD.point("A1")
    both = frozenset({stone, empty})
    case = DisputePoints(both).apply(CASE)
    assert (case.disputed, case.ruling) == (both, CASE.ruling)
    assert DisputePoints(frozenset({stone}), disputed=False).apply(case).disputed == {empty}
    for life in StoneStatus:
        assert MarkStones(frozenset({stone}), life).apply(case).disputed == {empty}
    claim = RulePoints(frozenset({empty}), PointRuling(PointKind.DAME, None))
    assert claim.apply(case).disputed == {stone}
    # To take a decision back is none: nobody agrees because of that.
    assert MarkStones(both, None).apply(case).disputed == both
    assert RulePoints(both, None).apply(case).disputed == both


def test_a_finding_is_let_stand_and_opened_again() -> None:
    one = Finding("open-border", Level.CHECK, (0, 1), (("count", "2"),))
    other = replace(one, points=(0, 2))
    case = LetFindingStand(one, reason="as they agreed").apply(CASE)
    assert case.settled == {one: "as they agreed"}
    case = LetFindingStand(other).apply(case)
    assert case.settled == {one: "as they agreed", other: ""}
    assert LetFindingStand(one, reason="seen again").apply(case).settled[one] == "seen again"
    assert LetFindingStand(one, settled=False).apply(case).settled == {other: ""}


CLAIM = Assertion(AssertedStatus.DEAD, WHITE, BLACK, frozenset({1, 2}))
SHIFT = Shift("jpd-a", "fill-in", BLACK, 7, BOARD.point("A1"), BOARD.point("B2"))


def test_who_lives_by_a_death_is_ruled_alive_with_it() -> None:
    dead, living = frozenset({6}), frozenset({12})
    case = replace(CASE, disputed=dead | living)
    case = replace(case, ruling=replace(case.ruling, unclear=dead | living))
    after = MarkStones(dead, StoneStatus.DEAD, "agreed", living).apply(case)
    assert after.ruling.lives == {6: StoneStatus.DEAD, 12: StoneStatus.ALIVE}
    assert not after.ruling.unclear
    assert not after.disputed
    for wrong in (
        MarkStones(dead, StoneStatus.SEKI, "", living),
        MarkStones(dead, StoneStatus.DEAD, "", dead),
    ):
        with refuses(ValueError, "marked-twice"):
            wrong.apply(CASE)


def test_stones_put_elsewhere_are_kept_in_order() -> None:
    other = replace(SHIFT, count="equal-space", side=None)
    case = ShiftStone(other).apply(ShiftStone(SHIFT).apply(CASE))
    assert case == replace(CASE, shifts=(SHIFT, other))
    assert ShiftStone(SHIFT).apply(case).shifts == (SHIFT, other, SHIFT)
    assert RearrangeOthers((SHIFT, other)).apply(case).shifts == (SHIFT, other) * 2


def test_other_acts_leave_the_shifts() -> None:
    case = replace(CASE, shifts=(SHIFT,))
    stays: tuple[Edit, ...] = (
        MarkStones(frozenset({12}), StoneStatus.DEAD),
        RulePoints(frozenset({0}), PointRuling(PointKind.DAME, None)),
        ChooseRules("aga"),
        VoidMove(3),
        StateFacts((("komi", Fraction(0)),)),
    )
    for edit in stays:
        assert edit.apply(case) == replace(edit.apply(CASE), shifts=(SHIFT,))


def test_no_more_stones_are_put_elsewhere_than_a_case_file_holds() -> None:
    full = replace(CASE, shifts=(SHIFT,) * (MOST_SHIFTS - 1))
    full = ShiftStone(SHIFT).apply(full)
    assert load(dump(full)).case == full
    with refuses(ValueError, says=str(MOST_SHIFTS)):
        ShiftStone(SHIFT).apply(full)


OLD_ENTRIES = [
    (
        {"edit": "stones", "points": ["C3"], "life": "dead"},
        MarkStones(frozenset({BOARD.point("C3")}), StoneStatus.DEAD),
    ),
    (
        {"edit": "points", "points": ["A1"], "kind": "dame", "owner": "-"},
        RulePoints(frozenset({BOARD.point("A1")}), PointRuling(PointKind.DAME, None)),
    ),
    ({"edit": "void", "number": 3, "void": True}, VoidMove(3)),
    ({"edit": "facts", "values": {"handicap": 2}}, StateFacts((("handicap", 2),))),
]


@pytest.mark.parametrize(("entry", "edit"), OLD_ENTRIES)
def test_entries_without_what_came_later_are_read(entry: dict[str, Any], edit: Edit) -> None:
    assert decode_edit(BOARD, entry) == edit


ACCEPTS = AcceptSuggestion(
    "goref",
    "1.0",
    "0a1b2c3d",
    dead=frozenset({1, 2}),
    seki=frozenset({3}),
    proved=frozenset({1}),
    unclear=frozenset({0, 3, 12}),
    whole=True,
)
WORDINGS = [
    (ConfirmAllOthers(), "leave the board as it is"),
    (ACCEPTS, "accept a second opinion"),
    (MarkStones(frozenset(), StoneStatus.SEKI), "mark seki"),
    (MarkStones(frozenset(), None), "remove the mark"),
    (RulePoints(frozenset(), PointRuling(PointKind.SHARED, None)), "shared liberty"),
    (RulePoints(frozenset(), None), "remove the kind"),
    (ChooseRules("japanese"), "choose the rule set"),
    (StateFacts(()), "state a fact"),
    (VoidMove(1), "void a move"),
    (VoidMove(1, False), "restore a move"),
    (DisputePoints(frozenset()), "put in dispute"),
    (DisputePoints(frozenset(), False), "end the dispute"),
    (LetFindingStand(Finding("dame-left", Level.NOTE)), "let a finding stand"),
    (LetFindingStand(Finding("dame-left", Level.NOTE), False), "open a finding again"),
    (WriteNotes(""), "write a note"),
    (ShiftStone(SHIFT), "put a stone elsewhere"),
    (RearrangeOthers((SHIFT,)), "tidy the rest"),
    (OpenTrial(CLAIM), "begin a trial"),
    (PlayTrialAct(0, TrialAct(TrialStep.PASS, WHITE)), "move of a trial"),
    (EndTrial(0), "end a trial"),
    (DropTrial(0), "drop a trial"),
    (RuleTrial(0, ()), "rule as the trial showed"),
    (RuleTrial(0, (), False), "rule differently from the trial"),
    (JoinTrialToGame(0), "resume the game"),
]


@pytest.mark.parametrize(("edit", "undo"), WORDINGS)
def test_wordings(edit: Edit, undo: str) -> None:
    assert edit.wording.undo.en == undo
    named = {hole for _, hole, _, _ in Formatter().parse(edit.wording.told.en) if hole}
    assert named <= edit.arguments(BOARD).keys()


@pytest.mark.parametrize(
    "edit",
    [
        MarkStones(frozenset({25}), StoneStatus.DEAD),
        MarkStones(frozenset({-1}), None),
        RulePoints(frozenset({0, 400}), PointRuling(PointKind.DAME, None)),
        replace(ACCEPTS, alive=frozenset({25})),
        replace(ACCEPTS, unclear=frozenset({25})),
        replace(ACCEPTS, alive=frozenset({2})),
        replace(ACCEPTS, proved=frozenset({4})),
        replace(ACCEPTS, standing=frozenset({4})),
        ChooseRules("checkers"),
        DisputePoints(frozenset({25})),
        VoidMove(0),
        VoidMove(7),
        StateFacts((("weather", 1),)),
        StateFacts((("komi", Fraction(1, 3)),)),
        StateFacts((("komi", Fraction(10**9)),)),
        StateFacts((("handicap", -1),)),
        StateFacts((("handicap", 10**9),)),
        StateFacts((("plays", Pair(3, -1)),)),
        ShiftStone(replace(SHIFT, source=25)),
        ShiftStone(replace(SHIFT, target=-1)),
        ShiftStone(replace(SHIFT, target=SHIFT.source)),
        ShiftStone(replace(SHIFT, after=-1)),
        ShiftStone(replace(SHIFT, rules="checkers")),
        ShiftStone(replace(SHIFT, count="thumbs")),
        ShiftStone(replace(SHIFT, count="tingdao")),
        RearrangeOthers((SHIFT, replace(SHIFT, source=25))),
    ],
)
def test_what_makes_no_sense_is_refused(edit: Edit) -> None:
    with pytest.raises(ValueError, match=r"."):
        edit.apply(CASE)


GOOD = [
    written(edit)
    for edit in (
        MarkStones(frozenset({1, 2}), StoneStatus.DEAD, "why"),
        ACCEPTS,
        RulePoints(frozenset({1}), PointRuling(PointKind.EYE, WHITE)),
        ConfirmAllOthers(),
        ChooseRules("aga"),
        StateFacts((("komi", Fraction(1)), ("prisoners", Pair(1, 2)), ("end", None))),
        VoidMove(2, reason="why"),
        DisputePoints(frozenset({3, 4})),
        LetFindingStand(
            Finding("chain-two-statuses", Level.CONFLICT, (1,), (("lives", "dead"),), 2),
            reason="why",
        ),
        WriteNotes("n"),
        ShiftStone(SHIFT),
        RearrangeOthers((SHIFT, replace(SHIFT, target=13))),
        OpenTrial(CLAIM, WHITE),
        PlayTrialAct(0, TrialAct(TrialStep.KO_PASS, WHITE, 3)),
        EndTrial(0),
        DropTrial(1),
        RuleTrial(0, (MarkStones(frozenset({1, 2}), StoneStatus.DEAD, "why"),), False),
        JoinTrialToGame(2),
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
    with refuses(ValueError, "journal-entry"):
        decode_edit(BOARD, value)


def test_an_empty_case_takes_every_kind_of_act() -> None:
    for edit in (MarkStones(frozenset({0}), StoneStatus.DEAD), StateFacts((("handicap", 2),))):
        assert edit.apply(Case()) != Case()
