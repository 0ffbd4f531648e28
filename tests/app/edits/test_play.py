"""Recording a live game, and correcting its record, by edits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.app.edits.base import Edit
from goref.app.edits.correcting import CorrectMove, InsertMove, RemoveMove
from goref.app.edits.play import PlayAct, RecordStatement
from goref.app.edits.position import SwapColours
from goref.app.edits.recorded_acts import NotPossibleError
from goref.app.edits.ruling import ChooseRules
from goref.app.edits.table import decode_edit
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.case.facts import facts_of
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Act, GameRecord, Setup, Statement
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, Ruling, StoneStatus
from goref.core.scoring.scorer import Scorer, score
from goref.core.stopping.game_state import ending, standing
from goref.core.stopping.stop_machine import Phase
from goref.io.case.journal import unfinished
from tests.core.build import COMPUTED, EMPTY_MOVES, bare, played, said, spots
from tests.languages import EN, LANGUAGES
from tests.length import of_all

BOARD = grid(5)
SAYINGS = {say.value: say for say in StatementKind}
NO_STONES = Setup()
KO = Setup(spots(BOARD, "B3 C4 C2"), spots(BOARD, "C3 E3 D4 D2"))


def act(text: str, colour: Colour) -> Act:
    if text in EMPTY_MOVES:
        return Act(EMPTY_MOVES[text], colour)
    return Act(ActKind.PLAY, colour, BOARD.point(text))


def live(rules: str, text: str = "", setup: Setup = NO_STONES) -> Case:
    """A game entered word by word, the colours as the rule set has them move."""
    case = Case(GameRecord(BOARD, setup), rules=rules)
    for word in text.split():
        name, _, side = word.partition(":")
        colour = Colour.from_letter(side) if side else None
        if name in SAYINGS:
            case = RecordStatement(Statement(SAYINGS[name], colour)).apply(case)
        else:
            to_move = standing(case, RULESETS[rules]).to_move
            case = PlayAct(act(name, colour or to_move)).apply(case)
    return case


def refused(edit: Edit, case: Case) -> str:
    with pytest.raises(NotPossibleError) as caught:
        edit.apply(case)
    assert all(caught.value.sentence(language) for language in LANGUAGES)
    assert str(caught.value) == caught.value.sentence(EN)
    return caught.value.key


def test_a_live_game_to_its_agreed_end() -> None:
    case = live("jpd-a", "C3 C4 giveup giveup disagree stone stone D4 giveup giveup agreed")
    now = standing(case, RULESETS["jpd-a"])
    assert now.phase is Phase.ENDED
    assert facts_of(case, RULESETS["jpd-a"].passes).first_pass is Who.BLACK
    assert [a.kind for a in case.record.acts].count(ActKind.PASS_STONE) == 2


def test_a_refused_give_up_is_turned_in_the_same_edit() -> None:
    before = live("jpd-a", "C3 giveup")
    after = PlayAct(act("D3", BLACK)).apply(before)
    assert [a.kind for a in before.record.acts] == [ActKind.PLAY, ActKind.GIVE_UP]
    assert [a.kind for a in after.record.acts] == [
        ActKind.PLAY,
        ActKind.PASS_STONE,
        ActKind.PLAY,
    ]
    art = live("jpd-art", "C3 giveup D3")
    assert art.record.acts[1].kind is ActKind.GIVE_UP


def test_the_fourth_stone_by_refusal_ends_before_the_answer() -> None:
    case = live("jpd-a", "C3 stone stone stone giveup D3")
    assert len(case.record.acts) == 5
    assert ending(case, RULESETS["jpd-a"])[0] is End.FORCED
    assert refused(PlayAct(act("D4", WHITE)), case) == "over"


@pytest.mark.parametrize(
    ("rules", "before", "what", "colour", "key"),
    [
        ("japanese", "", "C3", WHITE, "not-your-turn"),
        ("japanese", "C3", "C3", WHITE, "occupied"),
        ("japanese", "C3", "giveup", WHITE, "no-such-act"),
        ("japanese", "C3 pass pass", "D3", WHITE, "stopped"),
        ("japanese", "C3 pass pass agreed", "D3", WHITE, "over"),
        ("jpd-a", "C3", "pass", WHITE, "no-such-act"),
        ("jpd-a", "C3 giveup giveup disagree", "D3", WHITE, "owed"),
        ("aga", "C3 pass pass", "D3", WHITE, "closing"),
        ("tang-song", "", "giveup", BLACK, "no-such-act"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_reason(
    rules: str, before: str, what: str, colour: Colour, key: str
) -> None:
    assert refused(PlayAct(act(what, colour)), live(rules, before)) == key


def test_a_ko_and_a_suicide_are_refused_and_recorded_only_as_a_ruling() -> None:
    case = live("japanese", "D3", KO)
    back = PlayAct(act("C3", WHITE))
    assert refused(back, case) == "ko"
    assert refused(PlayAct(back.act, ruled=True, reason=" "), case) == "no-reason"
    ruled = PlayAct(back.act, ruled=True, reason="both had agreed").apply(case)
    assert ruled.position.colour(BOARD.point("C3")) is WHITE
    assert "illegal-ko" in {f.code for f in score(ruled, RULESETS["japanese"]).findings}
    corner = Setup(white=spots(BOARD, "A2 B1"))
    assert refused(PlayAct(act("A1", BLACK)), live("japanese", "", corner)) == "suicide"
    repeated = live("chinese-2002", "D3", KO)
    assert refused(back, repeated) == "ko"


def test_a_talk_lifts_no_ko() -> None:
    case = live("chinese-1964", "D3 stop disagree", KO)
    assert refused(PlayAct(act("C3", WHITE)), case) == "ko"


def test_a_play_ruled_in_before_the_pass_stones_frees_both_of_them() -> None:
    case = live("jpd-a", "C3 giveup giveup disagree")
    assert standing(case, RULESETS["jpd-a"]).owed == (WHITE, BLACK)
    ruled = PlayAct(act("D4", WHITE), ruled=True, reason="both forgot").apply(case)
    assert standing(ruled, RULESETS["jpd-a"]).owed == ()


def test_words_change_sides_with_the_stones() -> None:
    case = SwapColours().apply(live("japanese", "C3 resign:B"))
    assert case.record.entries[-1] == Statement(StatementKind.RESIGN, WHITE)
    assert score(case, RULESETS["japanese"]).re == "B+R"


def test_a_pass_stone_lifts_the_ko_under_ji_ping_dian() -> None:
    case = live("jpd-a", "D3 stone stone C3", KO)
    assert case.position.colour(BOARD.point("C3")) is WHITE


def test_a_play_off_the_board_is_refused() -> None:
    case = live("japanese")
    for odd in (
        Act(ActKind.PLAY, BLACK, 25),
        Act(ActKind.PLAY, BLACK),
        Act(ActKind.PASS, BLACK, 3),
    ):
        assert refused(PlayAct(odd), case) == "off-board"
        assert refused(PlayAct(odd, ruled=True, reason="why"), case) == "off-board"


def test_a_word_is_said_only_where_it_is_on_offer() -> None:
    case = live("japanese", "C3")
    assert refused(RecordStatement(Statement(StatementKind.AGREED)), case) == "not-now"
    assert refused(RecordStatement(Statement(StatementKind.STOP)), case) == "not-now"
    assert (
        refused(
            RecordStatement(Statement(StatementKind.ALL_ALIVE)),
            live("japanese", "C3 pass pass"),
        )
        == "not-now"
    )
    assert (
        refused(RecordStatement(Statement(StatementKind.RESIGN)), case) == "not-now"
    )  # somebody resigns
    assert (
        refused(RecordStatement(Statement(StatementKind.NO_RESULT), ruled=True), case)
        == "no-reason"
    )
    ruled = RecordStatement(
        Statement(StatementKind.NO_RESULT), ruled=True, reason="fire in the hall"
    ).apply(case)
    assert score(ruled, RULESETS["japanese"]).re == "Void"
    assert len(ruled.record.acts) == 1
    resigned = live("japanese", "C3 resign:B")
    assert score(resigned, RULESETS["japanese"]).re == "W+R"


def test_marks_on_stones_that_were_captured_after_the_stop_are_dropped() -> None:
    case = live("chinese-2002", "pass pass", Setup(spots(BOARD, "A2"), spots(BOARD, "A1")))
    corner, other = BOARD.point("A1"), BOARD.point("A2")
    ruling = (
        Ruling().with_lives([corner], StoneStatus.DEAD).with_lives([other], StoneStatus.ALIVE)
    )
    case = replace(case, ruling=ruling, disputed=frozenset({corner}))
    case = RecordStatement(Statement(StatementKind.DISAGREE)).apply(case)
    assert case.ruling == ruling
    case = PlayAct(act("B1", BLACK)).apply(case)
    assert case.ruling == Ruling().with_lives([other], StoneStatus.ALIVE)
    assert case.disputed == frozenset()


def test_stated_totals_go_on_with_the_game() -> None:
    case = replace(
        bare("O....", "X....", ".....", ".....", "....."),
        rules="jpd-a",
        answers=said(
            plays=(20, 20),
            prisoners=(3, 4),
            pass_stones=(0, 1),
            first_pass="none",
            last_play="W",
            end=End.AGREED,
            bowls=(100, 100),
        ),
    )
    case = PlayAct(act("B5", BLACK)).apply(case)
    answers = case.answers
    assert answers.plays == Pair(21, 20)
    assert answers.prisoners == Pair(3, 5)
    assert answers.last_play is Who.BLACK
    assert (answers.end, answers.bowls) == (None, None)
    case = PlayAct(Act(ActKind.PASS_STONE, WHITE)).apply(case)
    assert case.answers.pass_stones == Pair(0, 2)
    assert case.answers.first_pass is Who.WHITE
    assert facts_of(case, RULESETS["jpd-a"].passes).turns == Pair(21, 22)


# Corrections.


def test_a_move_is_corrected_and_what_follows_stays() -> None:
    case = played(5, "C3 C4 D3 pass B2")
    case = replace(case, voided=frozenset({2, 5}), void_reasons={2: "late", 5: "twice"})
    after = CorrectMove(2, act("D4", WHITE)).apply(case)
    assert after.record.acts[1] == act("D4", WHITE)
    assert after.record.acts[2:] == case.record.acts[2:]
    assert after.voided == frozenset({5})
    assert dict(after.void_reasons) == {5: "twice"}


def test_what_becomes_impossible_by_a_correction_is_a_finding() -> None:
    case = played(5, "C3 C4 D3 D4")
    after = CorrectMove(1, act("D4", BLACK)).apply(case)
    findings = Scorer(after).score(RULESETS["japanese"]).findings
    assert ("illegal-occupied", 4) in {(f.code, f.move) for f in findings}


def test_a_move_is_taken_out_and_the_numbers_move_up() -> None:
    case = played(5, "C3 C4 D3 D4")
    case = replace(case, voided=frozenset({1, 3, 4}), void_reasons={3: "a", 4: "b"})
    after = RemoveMove(3).apply(case)
    assert after.record.acts == (*case.record.acts[:2], case.record.acts[3])
    assert after.voided == frozenset({1, 3})
    assert dict(after.void_reasons) == {3: "b"}


def test_a_move_is_put_in_and_the_numbers_move_down() -> None:
    case = replace(played(5, "C3 C4 D3"), voided=frozenset({1, 2}), void_reasons={2: "a"})
    after = InsertMove(2, act("E5", WHITE)).apply(case)
    assert [BOARD.name(a.point) for a in after.record.acts] == ["C3", "E5", "C4", "D3"]  # type: ignore[arg-type]
    assert after.voided == frozenset({1, 3})
    assert dict(after.void_reasons) == {3: "a"}
    last = InsertMove(5, act("E1", BLACK)).apply(after)
    assert last.record.acts[-1] == act("E1", BLACK)
    assert InsertMove(1, act("E1", BLACK)).apply(Case(GameRecord(BOARD))).record.acts == (
        act("E1", BLACK),
    )


def test_a_move_put_in_last_stands_before_what_was_said_after_it() -> None:
    case = live("japanese", "C3 pass pass agreed")
    after = InsertMove(4, act("pass", WHITE)).apply(case)
    assert after.record.entries[-1] == Statement(StatementKind.AGREED)
    assert after.record.entries[-2] == act("pass", WHITE)


@pytest.mark.parametrize(
    "edit", [CorrectMove(5, act("E1", BLACK)), RemoveMove(0), RemoveMove(4)]
)
def test_a_move_that_is_not_there_cannot_be_corrected(edit: Edit) -> None:
    assert refused(edit, played(5, "C3 C4 D3")) == "no-such-move"
    assert refused(InsertMove(5, act("E1", BLACK)), played(5, "C3 C4 D3")) == "no-such-move"


def test_what_was_let_stand_on_later_moves_is_looked_at_again() -> None:
    early, late = (found("illegal-ko", Level.CHECK, move=n) for n in (1, 3))
    general = found("dame-unfilled", Level.CHECK)
    case = replace(played(5, "C3 C4 D3"), settled={early: "", late: "", general: "so"})
    assert dict(RemoveMove(2).apply(case).settled) == {early: "", general: "so"}


def test_decisions_on_points_that_changed_are_dropped() -> None:
    case = played(5, "C3 C4 D3")
    gone, kept = BOARD.point("C4"), BOARD.point("C3")
    case = replace(case, ruling=Ruling().with_lives([gone, kept], StoneStatus.DEAD))
    after = CorrectMove(2, act("pass", WHITE)).apply(case)
    assert after.ruling.stones(StoneStatus.DEAD) == frozenset({kept})
    assert PointKind.TERRITORY not in {c.kind for c in after.ruling.claims.values()}


# As data.

EDITS: list[Edit] = [
    PlayAct(act("C3", BLACK)),
    PlayAct(replace(act("C3", WHITE), settling=True), True, "a reason"),
    PlayAct(Act(ActKind.GIVE_UP, WHITE)),
    PlayAct(Act(ActKind.PASS_STONE, BLACK)),
    *(
        RecordStatement(Statement(say, colour), True, "why")
        for say in StatementKind
        for colour in (None, BLACK)
    ),
    RecordStatement(Statement(StatementKind.RESIGN, WHITE)),
    CorrectMove(7, act("pass", WHITE)),
    RemoveMove(2),
    InsertMove(1, act("A1", BLACK)),
]


@pytest.mark.parametrize("edit", EDITS, ids=repr)
def test_an_edit_comes_back_from_its_journal_entry(edit: Edit) -> None:
    assert decode_edit(BOARD, edit.encode(BOARD)) == edit


@pytest.mark.parametrize(
    "value",
    [
        {"edit": "play", "act": {"kind": "play", "colour": "B", "point": None}},
        {"edit": "play", "act": {"kind": "pass", "colour": "B", "point": "C3"}},
        {"edit": "play", "act": {"kind": "play", "colour": "X", "point": "C3"}},
        {"edit": "play", "act": {"kind": "hop", "colour": "B", "point": None}},
        {"edit": "play", "act": {"kind": "play", "colour": "B", "point": "Z9"}},
        {"edit": "play"},
        {"edit": "say", "said": "hello", "colour": None},
        {"edit": "say", "said": "stop"},
        {"edit": "say", "said": "stop", "colour": "green"},
        {"edit": "remove-move", "number": "2"},
        {"edit": "remove-move", "number": True},
        {"edit": "remove-move", "number": 0},
        {"edit": "insert-move", "number": 1},
    ],
)
def test_a_damaged_entry_is_refused(value: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_edit(BOARD, value)


def test_a_session_conducts_a_game_and_its_journal_gives_the_same_case(tmp_path: Path) -> None:
    session = Session.begin(open_bytes(b"(;SZ[5]RU[jpd-a])")[0], tmp_path)
    session.do(ChooseRules("jpd-a"))
    for text, colour in (("C3", BLACK), ("giveup", WHITE), ("D3", BLACK), ("giveup", WHITE)):
        session.do(PlayAct(act(text, colour)))
    session.do(PlayAct(act("giveup", BLACK)))
    session.do(RecordStatement(Statement(StatementKind.AGREED)))
    session.undo()
    session.do(RecordStatement(Statement(StatementKind.ALL_ALIVE)))
    session.do(CorrectMove(1, act("B2", BLACK)))
    assert ending(session.case, RULESETS["jpd-a"])[0] is End.ALIVE
    session.leave()
    (left,) = unfinished(tmp_path)
    recovered = Session.recover(left)
    assert recovered.case == session.case
    assert recovered.lost == 0
    recovered.finish()


@settings(max_examples=of_all(60, short=20))
@given(st.sampled_from([r.id for r in COMPUTED]), st.lists(st.integers(0, 99), max_size=20))
def test_whatever_is_offered_can_be_entered(rules: str, numbers: list[int]) -> None:
    case = Case(GameRecord(BOARD), rules=rules)
    for number in numbers:
        options = standing(case, RULESETS[rules]).options
        if not options:
            return
        option = options[number % len(options)]
        if option.kind is None:
            assert option.say is not None
            case = RecordStatement(Statement(option.say, option.colour)).apply(case)
        elif option.kind is not ActKind.PLAY:
            assert option.colour is not None
            case = PlayAct(Act(option.kind, option.colour)).apply(case)
        else:
            assert option.colour is not None
            for step in BOARD.points:
                try:
                    point = (number * 7 + step) % 25
                    case = PlayAct(Act(ActKind.PLAY, option.colour, point)).apply(case)
                    break
                except NotPossibleError:
                    continue
            else:
                raise AssertionError("no play is possible where one is offered")
