"""Setting up and changing a position: what stays, what goes, and back after any end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import count, islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.edits.base import Edit
from goref.app.edits.position import NewBoard, PaintStones, SwapColours, TurnBoard, bared
from goref.app.edits.ruling import ChooseRules, DisputePoints, LetFindingStand, MarkStones
from goref.app.edits.table import decode_edit
from goref.app.opening import Opened, open_bytes
from goref.app.session.record_unchanged import is_as_read
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.base.findings import Level, found
from goref.core.base.geometry import Point, grid
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import facts_of
from goref.core.case.shift import Shift
from goref.core.case.sources import CaseSources, StonesFrom
from goref.core.case.symmetry import Symmetry
from goref.core.game.play_rules import PlayedFor
from goref.core.game.record import GameRecord, Setup
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, Ruling, StoneStatus
from goref.core.scoring.scorer import Scorer
from goref.io.case.case_file import dump, load
from goref.io.case.journal import unfinished
from goref.io.files import json_bytes
from tests.app.session.test_session import CHECKOUT, ROOT, only, posix, same
from tests.core.build import (
    COMPUTED,
    DATA,
    bare,
    counted,
    game,
    moves,
    played,
    ruled,
    said,
    spots,
)
from tests.core.scoring.test_counts_identities import SYMMETRIC
from tests.strategies import Style, cases

GAMES = sorted(path.stem for path in (DATA / "games").glob("*.txt"))
SGF = (
    b"(;SZ[9]RU[jp]KM[6.5]PB[A]PW[B]EV[Cup]RE[W+5]XX[kept];B[cc]LB[cc:q];W[gg]C[good]"
    b"(;B[cg];W[gc];B[cd]TB[aa];B[];W[])(;B[ee]C[better];W[ff]))"
)
WALLS = ("..XO.", "..XO.", "..XO.", "..XO.", "..XO.")
"""A bare board of five lines, split."""


def at(names: str, size: int = 9) -> frozenset[Point]:
    return spots(grid(size), names)


def margins(case: Case) -> dict[str, Fraction | None]:
    bench = Scorer(case)
    return {rules.id: bench.score(rules).margin for rules in COMPUTED}


# Stones


def test_a_bare_position_is_painted() -> None:
    case = bare(*WALLS, komi="7")
    edit = PaintStones(at("A1", 5), at("C5 E1", 5), at("C4 D4", 5))
    after = edit.apply(case)
    assert after.position.rows == ["..OO.", ".....", "..XO.", "..XO.", "X.XOO"]
    assert after.record == GameRecord.of_position(after.position)
    assert after.answers == case.answers


def test_later_setups_of_a_bare_record_are_taken_into_one() -> None:
    record = replace(
        bare(*WALLS).record,
        entries=(Setup(cleared=at("C5", 5)), Setup(white=at("A5", 5))),
        first=WHITE,
    )
    after = PaintStones(black=at("A1", 5)).apply(Case(record))
    assert after.position.rows == ["O..O.", "..XO.", "..XO.", "..XO.", "X.XO."]
    assert after.record.entries == ()
    assert after.record.first is WHITE
    assert after.record.setup.cleared == frozenset()


@pytest.mark.parametrize("case", [bare(*WALLS), game("qing-quadruple-ko").settled()])
def test_paint_that_changes_no_point_changes_nothing(case: Case) -> None:
    position = case.position
    edit = PaintStones(
        position.stones(BLACK),
        position.stones(WHITE),
        frozenset(p for p in position.grid.points if not position.cells[p]),
    )
    assert edit.apply(case) is case
    assert PaintStones().apply(case) is case


@pytest.mark.parametrize(
    "edit",
    [
        PaintStones(frozenset({25})),
        PaintStones(cleared=frozenset({-1})),
        PaintStones(frozenset({3}), frozenset({3})),
        PaintStones(white=frozenset({3}), cleared=frozenset({3})),
        NewBoard(1),
        NewBoard(26),
        NewBoard(9, WALLS),
        NewBoard(3, ("...", "..", "...")),
        NewBoard(3, ("...", ".?.", "...")),
    ],
)
def test_what_makes_no_sense_is_refused(edit: Edit) -> None:
    with pytest.raises(ValueError, match=r"."):
        edit.apply(bare(*WALLS))


def test_decisions_stay_where_nothing_changed() -> None:
    case = ruled(bare(*WALLS), dead="D5 D4", seki="C1 C2", shared="A1 A2", false_eye="B: B5 B4")
    case = replace(
        case,
        ruling=replace(case.ruling, reasons=dict.fromkeys(at("D5 D4 A1 A2", 5), "r")),
        disputed=at("C1 C2 A1 A2", 5),
        settled={
            found("left-in-atari", Level.CHECK, at("C3 C2", 5)): "seen",
            found("left-in-atari", Level.CHECK, at("D4 D3", 5)): "seen",
            found("komi-from-record", Level.NOTE): "yes",
        },
    )
    # One stone goes, one turns white, a decided point is taken, a stone is painted as it is.
    after = PaintStones(at("A1 C1", 5), at("C2", 5), at("D4", 5)).apply(case)
    board = grid(5)
    assert board.names(after.ruling.lives) == ["D5", "C1"]
    assert board.names(after.ruling.claims) == ["B5", "B4", "A2"]
    assert board.names(after.ruling.reasons) == ["D5", "A2"]
    assert board.names(after.disputed) == ["A2", "C1"]
    assert [f.code for f in after.settled] == ["komi-from-record"]


# A record that becomes a bare position


def test_what_the_record_told_stays_as_answers() -> None:
    case = played(
        5, "C3 D3 C4 D4 C2 D2 stone D1 C1 C5 pass D5 E5 pass pass", komi="7.5", handicap=0
    )
    info = replace(case.record.info, texts=(("PB", "A"), ("EV", "Cup")))
    record = replace(case.record, info=info, first=BLACK)
    case = replace(case, record=record, rules="tingdao", voided=frozenset({13}))
    facts = facts_of(case, RULESETS["tingdao"].passes)
    after = PaintStones(black=at("A1", 5)).apply(case)
    assert after.record.is_bare
    assert after.record.info == info
    assert after.record.first is None
    assert after.voided == frozenset()
    assert after.position == case.position.with_stones({grid(5).point("A1"): BLACK})
    assert facts.pass_stones == (3, 1)
    assert after.answers == StatedFacts(
        komi=Fraction(15, 2),
        handicap=0,
        began=BLACK,
        first_pass=Who.BLACK,
        last_play=facts.last_play,
        prisoners=facts.captured,
        plays=facts.plays,
        pass_stones=facts.pass_stones,
    )
    assert None not in (facts.last_play, facts.captured, facts.plays)


def test_what_was_answered_already_stays() -> None:
    answers = said(
        komi="3.75", handicap=2, began="W", first_pass="none", last_play="B",
        prisoners=(7, 8), plays=(50, 49), pass_stones=(2, 3),
    )  # fmt: skip
    case = replace(played(5, "C3 D3 pass pass", komi="7.5", handicap=3), answers=answers)
    assert None not in (case.answers.komi, case.answers.handicap)
    assert PaintStones(black=at("A1", 5)).apply(case).answers == case.answers


@pytest.mark.parametrize(
    ("rules", "text", "stones"),
    [
        ("tingdao", "C3 D3 pass pass", (1, 1)),  # every empty move is a pass stone
        ("jpd-a", "C3 D3 pass pass pass", (1, 0)),  # the last two are not
        ("jpd-art", "C3 D3 pass pass", (0, 0)),  # none is
        ("chinese-2002", "C3 D3 pass pass", None),  # it does not say what they are
        ("chinese-2002", "C3 D3 stone giveup", (1, 0)),  # the record says it
        ("chinese-2002", "C3 D3", (0, 0)),
    ],
)
def test_pass_stones_only_where_they_are_certain(
    rules: str, text: str, stones: tuple[int, int] | None
) -> None:
    case = replace(played(5, text), rules=rules)
    assert bared(case).answers.pass_stones == stones


@pytest.mark.parametrize("name", GAMES)
def test_a_bared_game_counts_as_before(name: str) -> None:
    case = game(name).settled()
    known = set()
    for rules in COMPUTED:
        case = replace(case, rules=rules.id)
        before, after = counted(case, rules), counted(bared(case), rules)
        if not after.needs:
            known.add(rules.id)
            assert after.margin == before.margin, rules.id
    assert (
        len(known) >= len(COMPUTED) - 8
    )  # who passed first, or played competitively last, no old game says


def test_findings_about_moves_go_with_them() -> None:
    note = found("same-colour-twice", Level.CHECK, move=2)
    stays = found("komi-from-record", Level.NOTE)
    case = replace(
        played(5, "C3 D3"),
        settled={note: "a slip", stays: ""},
        voided=frozenset({1}),
        void_reasons={1: "r"},
    )
    after = PaintStones(black=at("A1", 5)).apply(case)
    assert dict(after.settled) == {stays: ""}
    assert dict(after.void_reasons) == {}


# Colours


def before_komi(case: Case, rules: str) -> Fraction:
    lines = counted(case, rules).lines
    return sum((line.difference for line in lines if line.key != "komi"), Fraction(0))


def check_swapped(case: Case) -> None:
    after = SwapColours().apply(case)
    assert after.position == case.position.swapped()
    for id_ in SYMMETRIC:
        assert before_komi(after, id_) == -before_komi(case, id_), id_
    assert SwapColours().apply(after) == case


@pytest.mark.parametrize("name", GAMES)
def test_swapped_colours_negate_the_margin_of_a_game(name: str) -> None:
    case = game(name).settled()
    assert any(before_komi(case, id_) for id_ in SYMMETRIC)
    check_swapped(case)


@given(cases(Style(handicaps=False), komi=True))
def test_swapped_colours_negate_any_margin(case: Case) -> None:
    check_swapped(case)


@given(cases(Style(handicaps=False)))
def test_a_bared_position_swaps_as_well(case: Case) -> None:
    check_swapped(bared(case))


def test_what_swaps_and_what_stays() -> None:
    case = ruled(bare(*WALLS), dead="D5", false_eye="B: B5", one_sided="W: E1", dame="A1")
    stays = found("left-in-atari", Level.CHECK, [3])
    case = replace(
        case,
        record=replace(case.record.with_info(texts=(("PB", "A"),), handicap=2), first=BLACK),
        answers=StatedFacts(
            komi=Fraction(7), handicap=2, began=BLACK, first_pass=Who.WHITE,
            last_play=Who.NOBODY, prisoners=Pair(1, 2), plays=Pair(3, 4),
            pass_stones=Pair(5, 6), bowls=Pair(7, 8), granted_first=Who.BLACK,
            last_dame=Who.WHITE,
            last_competitive=Who.WHITE,
            played_for=PlayedFor.CHIPS,
        ),
        disputed=frozenset({3}),
        settled={stays: "", found("x", Level.NOTE, owner="B"): ""},
        notes="n",
        shifts=(Shift("jpd-a", "area", BLACK, 3, 1, 2), Shift("jpd-a", "area", None, 3, 1, 2)),
    )  # fmt: skip
    after = SwapColours().apply(case)
    board = grid(5)
    assert after.record.first is WHITE
    assert after.record.info == case.record.info
    assert after.ruling.lives == case.ruling.lives
    owners = {board.name(p): (c.kind, c.owner) for p, c in after.ruling.claims.items()}
    assert owners == {
        "B5": (PointKind.FALSE_EYE, WHITE),
        "E1": (PointKind.ONE_SIDED, BLACK),
        "A1": (PointKind.DAME, None),
    }
    assert after.answers == StatedFacts(
        komi=Fraction(7), handicap=2, began=WHITE, first_pass=Who.BLACK,
        last_play=Who.NOBODY, prisoners=Pair(2, 1), plays=Pair(4, 3), pass_stones=Pair(6, 5),
        bowls=Pair(8, 7), granted_first=Who.WHITE, last_dame=Who.BLACK,
        last_competitive=Who.BLACK, played_for=PlayedFor.CHIPS,
    )  # fmt: skip
    assert (after.disputed, after.notes) == (case.disputed, "n")
    assert [shift.side for shift in after.shifts] == [WHITE, None]
    assert list(after.settled) == [stays]


def test_where_both_colours_were_put_the_stone_that_stood_is_swapped() -> None:
    both = Setup(black=frozenset({1, 2}), white=frozenset({2}))
    case = Case(GameRecord(grid(5), both, (both, *moves(grid(5), "C3"))))
    assert case.position.colour(2) is WHITE
    assert SwapColours().apply(case).position == case.position.swapped()


# New boards


@pytest.mark.parametrize("size", [2, 9, 19, 25])
def test_a_new_board(size: int) -> None:
    case = replace(game("qing-quadruple-ko").settled(), rules="aga", notes="n")
    after = NewBoard(size).apply(case)
    assert after == Case(GameRecord(grid(size)), rules="aga", notes="n")


def test_a_new_board_from_rows() -> None:
    after = NewBoard(5, WALLS).apply(Case())
    by_hand = CaseSources(stones=StonesFrom.REFEREE)
    assert after == replace(bare(*WALLS), ruling=Ruling(), sources=by_hand)


# Journal and files

EDITS: tuple[Edit, ...] = (
    PaintStones(at("A1 J9", 9), at("E5", 9), at("C7", 9)),
    SwapColours(),
    *(TurnBoard(symmetry) for symmetry in Symmetry),
    NewBoard(5),
    NewBoard(5, WALLS),
)


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_comes_back_from_its_journal_entry(edit: Edit) -> None:
    entry = edit.encode(grid(9))
    json_bytes(entry)
    assert decode_edit(grid(9), entry) == edit


@pytest.mark.parametrize(
    "entry",
    [
        PaintStones(at("A1")).encode(grid(9)) | {"size": 13},
        PaintStones(at("A1")).encode(grid(9)) | {"white": ["Z1"]},
        {"edit": "paint", "size": 9},
        {"edit": "turn", "symmetry": 8},
        {"edit": "turn", "symmetry": []},
        {"edit": "turn", "symmetry": 1e999},
        {"edit": "new-board", "size": 9.5, "rows": []},
        {"edit": "new-board", "size": 5, "rows": 3},
    ],
)
def test_a_damaged_entry_is_refused(entry: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_edit(grid(9), entry)


def acts_of(session: Session) -> Iterator[Callable[[], None]]:
    """Acts without end, each of them one entry of the journal; sizes change on the way."""
    for number in count():
        nine = session.case.record.grid == grid(9)
        assert nine or session.case.record.grid == grid(5)
        stone = frozenset({number % 25})
        colour = session.case.position.colour(number % 25)
        paint = PaintStones(white=stone) if colour is BLACK else PaintStones(black=stone)
        yield lambda e=paint: session.do(e)  # type: ignore[misc]
        yield lambda n=number: session.do(TurnBoard(Symmetry(n % 2 + 5)))  # type: ignore[misc]
        yield lambda: session.do(SwapColours())
        rows = WALLS[number % 2 :] + WALLS[: number % 2]
        other = NewBoard(5, (*rows[:4], "XX.OO")) if nine else NewBoard(9)
        yield lambda e=other: session.do(e)  # type: ignore[misc]
        yield session.undo
        yield session.redo


CHILD = """
import sys
sys.path.append(sys.argv[3])
from pathlib import Path
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from tests.app.edits.test_position import acts_of
session = Session.begin(open_bytes(bytes.fromhex(sys.argv[2]))[0], Path(sys.argv[1]))
session.listen(lambda _: print(session.protocol.entries[-1].get("edit"), flush=True))
for act in acts_of(session):
    act()
"""


@posix
def test_a_killed_sitting_comes_back_through_all_sizes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CHILD, str(tmp_path), SGF.hex(), str(CHECKOUT)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        shown = list(islice(process.stdout, 40))
        assert list(unfinished(tmp_path)) == []
        process.kill()
        process.stdout.read()
    named = {line.strip() for line in shown} - {"None"}  # an undo or a redo
    assert named == {"paint", "turn", "swap", "new-board"}
    left = only(tmp_path)
    recovered = Session.recover(left)
    assert recovered.lost == 0
    session = Session(open_bytes(SGF)[0])
    for act in islice(acts_of(session), len(left.entries)):
        act()
    same(recovered, session)
    while recovered.history.past:
        recovered.undo()
    assert recovered.case == open_bytes(SGF)[0].case
    recovered.finish()


def written_with(session: Session) -> bytes:
    """The case as it is to be saved: with its game tree as long as that is its own."""
    game = session.game if is_as_read(session.history) else None
    return dump(session.case, game)


@pytest.mark.parametrize("edit", EDITS)
def test_a_case_file_is_whole_after_each_edit(edit: Edit) -> None:
    session = Session(open_bytes(SGF)[0])
    session.do(MarkStones(at("C7"), StoneStatus.DEAD, "both agree"))
    session.do(ChooseRules("aga"))
    session.do(DisputePoints(at("G3 A1")))
    session.do(LetFindingStand(found("left-in-atari", Level.CHECK, at("G7 C3")), reason="seen"))
    assert is_as_read(session.history)
    assert b"better" in written_with(session)
    assert load(written_with(session)).case == session.case
    session.do(edit)
    text = written_with(session)
    assert load(text).case == session.case
    if session.history.undo_act == edit:  # the symmetry that leaves all as it is
        assert not is_as_read(session.history)
        assert not {word for word in (b"better", b"LB[", b"TB[") if word in text}
        session.undo()
    assert b"better" in written_with(session)
    assert load(written_with(session)).case == session.case


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_whole_after_each_edit(name: str) -> None:
    case = game(name).settled()
    read = load(dump(case))
    assert read.case == case
    opened = Opened(case, read.game, (), name)
    stone = min(case.position.stones(BLACK))  # changed, it lays the game bare
    edits: list[Edit] = [TurnBoard(symmetry) for symmetry in list(Symmetry)[1:]]
    for edit in (*edits, SwapColours(), PaintStones(cleared=frozenset({stone}))):
        session = Session(opened)
        session.do(edit)
        assert load(written_with(session)).case == session.case
        assert load(written_with(session)).game is not None


@given(cases(komi=True), st.sampled_from(Symmetry), st.data())
def test_any_case_is_whole_after_edits(
    case: Case, symmetry: Symmetry, data: st.DataObject
) -> None:
    points = st.frozensets(st.sampled_from(case.record.grid.points), max_size=4)
    black, white = data.draw(points), data.draw(points)
    edits: list[Edit] = [TurnBoard(symmetry), SwapColours(), PaintStones(black, white - black)]
    for edit in data.draw(st.permutations(edits)):
        case = edit.apply(case)
        assert load(dump(case)).case == case
