"""The code of a case: what changes it, and what does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goref.app.edits.ruling import ChooseRules, MarkStones, WriteNotes
from goref.app.opening import open_bytes, open_path
from goref.app.session.session import Session
from goref.app.sheet.case_code import LENGTH, SIGNS, CodeError, case_code, misread, read_code
from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.base.findings import Level, found
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.play_rules import End, PlayedFor
from goref.core.game.record import Act, GameRecord, Setup, Statement
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.faults.said import said
from goref.io.case.case_file import dump, load
from tests.languages import EN
from tests.length import of_all
from tests.strategies import cases, records

GAMES = Path(__file__).parents[3] / "resources" / "games"
BUNDLED = sorted(GAMES.glob("*.sgf"))
FEW = settings(
    max_examples=of_all(60, short=20),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


def bowls() -> Case:
    return open_path(GAMES / "gold-petal-bowls.sgf")[0].case


# One code for one case


@pytest.mark.parametrize("path", BUNDLED, ids=lambda path: path.stem)
def test_saving_and_loading_keep_the_code(path: Path) -> None:
    opened = open_path(path)[0]
    code = case_code(opened.case)
    assert case_code(load(dump(opened.case, opened.game)).case) == code
    assert case_code(load(dump(opened.case)).case) == code, "variations are no matter"


@FEW
@given(cases())
def test_saving_and_loading_keep_the_code_of_any_case(case: Case) -> None:
    assert case_code(load(dump(case)).case) == case_code(case)


def test_how_a_record_is_written_is_no_matter() -> None:
    plain = b"(;GM[1]FF[4]SZ[9]KM[7.5]PB[A]PW[B];B[ee];W[cc];B[];W[])"
    spaced = b"(;PW[B] PB[A]\n C[a comment] KM[7.50]SZ[9]AP[x:1];B[ee](;W[cc];B[];W[])(;W[gg]))"
    codes = {case_code(open_bytes(data)[0].case) for data in (plain, spaced)}
    assert len(codes) == 1


def test_what_was_taken_back_is_no_matter(tmp_path: Path) -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    code = case_code(session.case)
    stone = session.case.record.grid.point("R16")
    session.do(MarkStones(session.case.position.chain(stone), StoneStatus.DEAD, "both agree"))
    session.do(ChooseRules("japanese"))
    assert case_code(session.case) != code
    session.undo()
    session.undo()
    assert case_code(session.case) == code
    session.save(tmp_path / "one.goref")
    session.do(WriteNotes("x"))
    session.undo()
    session.save(tmp_path / "two.goref")
    saved = [tmp_path / name for name in ("one.goref", "two.goref")]
    assert {case_code(open_path(path)[0].case) for path in saved} == {code}


def test_the_order_of_decisions_is_no_matter() -> None:
    case = bowls()
    notes = [found("left-in-atari", Level.CHECK, [p]) for p in (3, 5)]
    one = replace(case, settled={notes[0]: "a", notes[1]: "b"})
    other = replace(case, settled={notes[1]: "b", notes[0]: "a"})
    assert case_code(one) == case_code(other)
    lives = dict(reversed(case.ruling.lives.items()))
    assert case_code(replace(case, ruling=replace(case.ruling, lives=lives))) == case_code(case)


# Another code for another case


def test_no_two_games_share_a_code() -> None:
    codes = {case_code(open_path(path)[0].case) for path in BUNDLED}
    assert len(codes) == len(BUNDLED)


def test_no_two_rule_sets_share_a_code() -> None:
    codes = {case_code(replace(bowls(), rules=rules)) for rules in RULESETS}
    assert len(codes) == len(RULESETS)


ANSWERS: dict[str, object] = {
    "komi": Fraction(7, 2),
    "handicap": 2,
    "began": WHITE,
    "first_pass": Who.WHITE,
    "last_play": Who.NOBODY,
    "prisoners": Pair(3, 4),
    "plays": Pair(122, 121),
    "pass_stones": Pair(0, 1),
    "end": End.AGREED,
    "bowls": Pair(50, 51),
    "granted_first": Who.BLACK,
    "last_dame": Who.WHITE,
    "last_competitive": Who.BLACK,
    "played_for": PlayedFor.CHIPS,
}


def test_every_answer_changes_the_code() -> None:
    assert ANSWERS.keys() == StatedFacts.__dataclass_fields__.keys()
    case = bowls()
    codes = {case_code(case.answering(**{key: value})) for key, value in ANSWERS.items()}
    codes.add(case_code(case.answering(prisoners=Pair(4, 3))))
    assert len(codes | {case_code(case)}) == len(ANSWERS) + 2


CHANGES: dict[str, Callable[[Case], Case]] = {
    "notes": lambda case: replace(case, notes="board 14"),
    "disputed": lambda case: replace(case, disputed=frozenset([180])),
    "voided": lambda case: replace(case, voided=frozenset([57])),
    "why voided": lambda case: replace(case, voided=frozenset([57]), void_reasons={57: "x"}),
    "let stand": lambda case: replace(case, settled={found("x", Level.NOTE): ""}),
    "why let stand": lambda case: replace(case, settled={found("x", Level.NOTE): "lot"}),
    "first to move": lambda case: replace(case, record=replace(case.record, first=WHITE)),
    "komi": lambda case: replace(case, record=case.record.with_info(komi=Fraction(5))),
    "handicap": lambda case: replace(case, record=case.record.with_info(handicap=3)),
    "player": lambda case: replace(case, record=case.record.with_info(texts=(("PB", "Go"),))),
    "what was said": lambda case: _with_entry(case, Statement(StatementKind.AGREED)),
    "who said it": lambda case: _with_entry(case, Statement(StatementKind.RESIGN, BLACK)),
    "setup": lambda case: _with_entry(case, Setup(cleared=frozenset([0]))),
    "pass": lambda case: _with_entry(case, Act(ActKind.PASS, BLACK)),
    "give-up": lambda case: _with_entry(case, Act(ActKind.GIVE_UP, BLACK)),
    "unreadable": lambda case: _with_entry(case, Act(ActKind.PLAY, BLACK, None, written="zz")),
}


def _with_entry(case: Case, entry: Act | Setup | Statement) -> Case:
    return replace(case, record=replace(case.record, entries=(*case.record.entries, entry)))


def test_whatever_else_a_sheet_is_signed_for_changes_the_code() -> None:
    case = bowls()
    codes = {case_code(change(case)) for change in CHANGES.values()}
    assert len(codes | {case_code(case)}) == len(CHANGES) + 1


@FEW
@given(cases(), st.data())
def test_any_mark_changes_the_code(case: Case, data: st.DataObject) -> None:
    code = case_code(case)
    point = data.draw(st.sampled_from(list(case.record.grid.points)))
    lives = set(StoneStatus) - {case.ruling.lives.get(point)}
    for life in lives:
        ruling = replace(case.ruling, lives={**case.ruling.lives, point: life})
        assert case_code(replace(case, ruling=ruling)) != code
    for claim in (
        PointRuling(PointKind.DAME, None),
        PointRuling(PointKind.EYE, BLACK),
        PointRuling(PointKind.EYE, WHITE),
    ):
        if case.ruling.claims.get(point) != claim:
            ruling = replace(case.ruling, claims={**case.ruling.claims, point: claim})
            assert case_code(replace(case, ruling=ruling)) != code
    reasons = {**case.ruling.reasons, point: "because"}
    assert case_code(replace(case, ruling=replace(case.ruling, reasons=reasons))) != code


@FEW
@given(records(), st.data())
def test_any_move_changes_the_code(record: GameRecord, data: st.DataObject) -> None:
    acts = [n for n, entry in enumerate(record.entries) if isinstance(entry, Act)]
    code = case_code(Case(record=record))
    if not acts:
        return
    at = data.draw(st.sampled_from(acts))
    act = record.entries[at]
    assert isinstance(act, Act)
    free = [p for p in record.grid.points if p != act.point]
    point = data.draw(st.sampled_from(free))
    for other in (
        Act(ActKind.PLAY, act.colour, point),
        replace(act, colour=act.colour.other),
        replace(act, settling=not act.settling),
    ):
        entries = (*record.entries[:at], other, *record.entries[at + 1 :])
        assert case_code(Case(record=replace(record, entries=entries))) != code
    left = (*record.entries[:at], *record.entries[at + 1 :])
    assert case_code(Case(record=replace(record, entries=left))) != code


# As it is written and read


def test_a_code_can_be_read_aloud() -> None:
    code = case_code(bowls())
    groups = code.split("-")
    assert [len(group) for group in groups] == [4, 4, 4, 4]
    assert set("".join(groups)) <= set(SIGNS)
    assert len(set(SIGNS)) == 32
    assert not set(SIGNS) & set("01OI")


@pytest.mark.parametrize(
    "typed",
    [
        "nmrd-3kqp-t36a-3mjy",
        "NMRD3KQPT36A3MJY",
        " NMRD 3KQP\tT36A 3MJY\n",
        "NMRD–3KQP—T36A−3MJY",
        "ＮＭＲＤー３ＫＱＰ　Ｔ３６Ａ・３ＭＪＹ",
        "NMRD.3KQP.T36A.3MJY.",
        "\u2068NMRD-3KQP-T36A-3MJY\u2069",
    ],
)
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "NMRD-3KQP-T36A-3MJY"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", f"has {LENGTH} characters, this has 0"),
        ("NMRD-3KQP-T36A-3MJ", "this has 15"),
        ("NMRD-3KQP-T36A-3MJYY", "this has 17"),
        ("NMRD-3KQP-T36A-3MJ0", "has 0 in it"),
        ("NMRD-3KQP-T36A-3MI1", "has 1, I in it"),
        ("第一局", "in it"),
        ("NMRD-3KQP-T36A-3M\x07J", r"'\x07'"),
    ],
)
def test_what_is_no_code_is_told(typed: str, told: str) -> None:
    with pytest.raises(CodeError) as error:
        read_code(typed)
    assert told in said(error.value, EN)


def test_a_code_misread_is_told_from_another_one() -> None:
    assert misread("NMRD-3KQP-T36A-3MJY", "NMRD-3KQP-T36A-3MJY") == 0
    assert misread("NMRD-3KQP-T36A-3MJV", "NMRD-3KQP-T36A-3MJY") == 1
    assert misread("NNRD-3KQP-T35A-3MJV", "NMRD-3KQP-T36A-3MJY") == 3
    assert misread("NNRD-3KQP-T35A-3WJV", "NMRD-3KQP-T36A-3MJY") == 0
