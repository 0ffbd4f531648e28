"""What each procedure does, on boards small enough to see."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.arranging.table.arrangement import (
    Block,
    Move,
    MoveReason,
    OffBoardPlace,
    StoneAction,
)
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Who
from goref.core.case.case import Case
from goref.core.incidents.consequence import points
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.ruleset import Count, Payment
from goref.core.scoring.lines import PENALTY, CountedBoard
from tests.core.arranging import leaving
from tests.core.arranging.endings import settled
from tests.core.arranging.proving import Proof, prove
from tests.core.build import bare, counted, played, ruled


def proved(case: Case, rules: str, count: Count, side: Colour | None = None) -> Proof:
    proof = prove(case, counted(case, rules), count, side)
    leaving.check(proof)
    return proof


def path(move: Move) -> tuple[StoneAction, str, object, object]:
    assert move.colour is not None
    return move.op, move.colour.letter, move.source, move.target


def in_turn(black: str, white: str) -> str:
    """Plays in turn; the list that is longer goes on alone with passes between."""
    lists = [black.split(), white.split()]
    turns = max(map(len, lists))
    moves = [names[i] if i < len(names) else "pass" for i in range(turns) for names in lists]
    while moves[-1] == "pass":
        moves.pop()
    return " ".join(moves)


WALL_B = "C1 C2 C3 C4 C5 C6 C7 D1 D2 D3 D4 D5 D6 D7"
WALL_W = "E1 E2 E3 E4 E5 E6 E7 F1 F2 F3 F4 F5 F6 F7"
"""On seven lines: Black's land is A and B, White's is G; no stone of D has a liberty."""


AGAINST = (MoveReason.HANDED, MoveReason.AGAINST_STONE)


def walls(last: str, first_pass: str, *, stones: str = "", ends: str = "giveup giveup") -> Case:
    """The walls played in turn, Black's B4 the last play where he has it."""
    black = WALL_B + (" B4" if last == "B" else "")
    text = f"{in_turn(black, WALL_W)} {stones} {ends}"
    return played(7, text, komi="0", first_pass=first_pass)


# Ji Ping Dian A, article 7.1.2: four cases of who passed first and who played last.


def test_white_first_and_black_last_the_stone_goes_to_the_bowl() -> None:
    proof = proved(walls("B", "W"), "jpd-a", Count.EQUAL_STONES)
    (paid,) = proof.made(StoneAction.NEGATIVE_A)
    assert paid.target is OffBoardPlace.BOWL
    assert isinstance(paid.source, int)
    assert proof.arrangement.grid.name(paid.source)[0] == "D"
    assert not proof.made(StoneAction.NEGATIVE_B, StoneAction.PASS_STONE, StoneAction.FILL_BACK)
    assert [proof.table.cells.count(c) for c in "BW"] == [14, 14]
    assert "arrange-balanced-by-numbers" not in proof.codes


def test_the_stone_that_is_paid_leaves_no_other_one_bare() -> None:
    rows = ("...XOO.",) * 3 + ("...XXXO",) + ("...XOO.",) * 2 + ("..XXOO.",)
    case = bare(
        *rows,
        began="B",
        plays=(14, 13),
        prisoners=(4, 0),
        pass_stones=(0, 0),
        first_pass="W",
        last_play="B",
    )
    proof = proved(case, "jpd-a", Count.EQUAL_STONES)
    (paid,) = proof.made(StoneAction.NEGATIVE_A)
    assert isinstance(paid.source, int)
    assert case.record.grid.name(paid.source) == "D1", "without E4 the stone at F4 is bare"


def test_white_first_and_white_last_the_stone_goes_into_blacks_land() -> None:
    proof = proved(walls("W", "W"), "jpd-a", Count.EQUAL_STONES)
    (paid,) = proof.made(StoneAction.NEGATIVE_A)
    # Article 7.1.2: the stone is not handed over first.
    assert isinstance(paid.target, int)
    assert proof.arrangement.owners[paid.target] is BLACK
    assert not proof.made(StoneAction.NEGATIVE_B, StoneAction.PASS_STONE, StoneAction.FILL_BACK)
    assert [proof.table.cells.count(c) for c in "BW"] == [14, 14]
    # Thirteen empty points of 14 after filling back, against White's seven.
    assert proof.end.empties == {"B": 13, "W": 7}
    assert "arrange-balanced-by-numbers" not in proof.codes


def test_black_first_and_white_last_nothing_is_done() -> None:
    proof = proved(walls("W", "B"), "jpd-a", Count.EQUAL_STONES)
    assert not proof.made(
        StoneAction.NEGATIVE_A,
        StoneAction.NEGATIVE_B,
        StoneAction.PASS_STONE,
        StoneAction.FILL_BACK,
    )
    assert [proof.table.cells.count(c) for c in "BW"] == [14, 14]
    assert proof.end.empties == {"B": 14, "W": 7}


def test_black_first_and_black_last_a_stone_of_his_own_land_comes_off() -> None:
    proof = proved(walls("B", "B"), "jpd-a", Count.EQUAL_STONES)
    (balanced,) = proof.made(StoneAction.NEGATIVE_B, StoneAction.PASS_STONE)
    if balanced.op is StoneAction.NEGATIVE_B:
        assert balanced.target is OffBoardPlace.BOWL
        assert balanced.areas == proof.arrangement.opening.areas  # D_A is as it was
        assert [proof.table.cells.count(c) for c in "BW"] == [14, 14]
        assert proof.end.empties == {"B": 14, "W": 7}
    else:
        assert balanced.colour is WHITE
        assert [proof.table.cells.count(c) for c in "BW"] == [15, 15]
    assert not proof.made(StoneAction.NEGATIVE_A)
    assert "arrange-balanced-by-numbers" not in proof.codes


def test_where_no_inner_stone_is_white_hands_over_a_pass_stone() -> None:
    # Every black stone touches a white one.
    rows = ("..XO.", "..XO.", "..XO.", "..XO.", "..XO.")
    case = bare(
        *rows,
        prisoners=(1, 0),
        plays=(6, 5),
        pass_stones=(0, 0),
        began="B",
        first_pass="B",
        last_play="B",
        komi="0",
    )
    proof = proved(case, "jpd-a", Count.EQUAL_STONES)
    (given,) = proof.made(StoneAction.PASS_STONE)
    assert path(given) == (StoneAction.PASS_STONE, "W", OffBoardPlace.BOWL, OffBoardPlace.LID)
    assert not proof.made(StoneAction.NEGATIVE_B)
    assert [proof.table.cells.count(c) for c in "BW"] == [6, 6]


@pytest.mark.parametrize("last", ["B", "W"])
@pytest.mark.parametrize("first", ["B", "W"])
@pytest.mark.parametrize("stones", ["stone stone", "b:stone", "b:stone b:stone", "w:stone"])
def test_pass_stones_the_turns_are_equal_whatever_the_table_says(
    last: str, first: str, stones: str
) -> None:
    proof = proved(walls(last, first, stones=stones), "jpd-a", Count.EQUAL_STONES)
    black, white = (proof.table.cells.count(c) for c in "BW")
    assert black == white
    assert not any(proof.table.lids.values())


def test_a_point_is_paid_in_every_count_of_ji_ping_dian_a() -> None:
    for last in "BW":
        case = walls(last, "W")
        area = counted(case, "jpd-a").tally.area_difference
        for count in (Count.AREA, Count.EQUAL_STONES, Count.FILL_IN, Count.EQUAL_SPACE):
            proof = proved(case, "jpd-a", count)
            (paid,) = proof.made(StoneAction.NEGATIVE_A)
            assert paid.pays
            assert paid.public == proof.arrangement.opening.public + 1
            assert paid.margin == area - 1
            assert proof.arrangement.margin == area - 1
            assert all(
                x.key != Payment.FIRST_PASS_BY_BLACK.value for x in proof.arrangement.payments
            )


def test_the_base_of_a_one_sided_count_does_not_change_for_a_point_on_the_board() -> None:
    case = walls("W", "W")
    for side in (BLACK, WHITE):
        read = proved(case, "jpd-a", Count.AREA, side).arrangement.readoff
        # 28 points less the one that is public now, and half of that.
        assert (read.black, read.white) == (Fraction(55, 2), Fraction(43, 2))


def test_a_stone_at_the_edge_of_an_empty_point_may_not_pay() -> None:
    case = bare(
        "..XO.",
        "..XO.",
        "..XO.",
        "..XO.",
        "..XO.",
        plays=(5, 5),
        prisoners=(0, 0),
        pass_stones=(0, 0),
        began="B",
        first_pass="W",
        last_play="W",
    )
    for count in (Count.AREA, Count.EQUAL_STONES, Count.FILL_IN, Count.EQUAL_SPACE):
        proof = proved(case, "jpd-a", count)
        assert not proof.made(StoneAction.NEGATIVE_A)
        assert "arrange-no-border-stone" in proof.codes
        assert any(
            x.key == Payment.FIRST_PASS_BY_BLACK.value for x in proof.arrangement.payments
        )


# Lost stones without room.


def test_without_room_as_many_are_held_back_on_both_sides() -> None:
    # Black has one point beyond his eyes and five prisoners; White has room for all.
    rows = (".XO..", "XXO..", ".XO..", ".XO..", "XXO..")
    case = bare(*rows, prisoners=(5, 5), plays=(12, 10), komi="0")
    proof = proved(case, "jpd-art", Count.AVERAGED)
    lids = proof.table.lids
    assert lids["B"] == lids["W"] > 0
    held = [f for f in proof.arrangement.findings if f.code == "arrange-held-back"]
    assert [f.arg("colour") for f in held] == [BLACK], "White has room"
    assert proof.end.lost == lids
    assert proof.arrangement.margin == (3 - 5) - (10 - 5)


def test_a_side_with_too_few_to_hold_back_takes_stones_off_its_land() -> None:
    rows = (".XOOO", "XXO.O", ".XOOO", ".XO.O", "XXOOO")
    case = bare(
        *rows,
        prisoners=(6, 0),
        plays=(13, 13),
        pass_stones=(0, 0),
        began="B",
        first_pass="B",
        last_play="W",
        komi="0",
    )
    proof = proved(case, "jpd-b", Count.EQUAL_STONES)
    assert proof.table.lids["B"] > 0
    assert proof.table.cells.count("B") == proof.table.cells.count("W")
    taken = proof.made(StoneAction.TAKE, why=MoveReason.EVEN_STONES)
    assert taken
    assert {m.colour for m in taken} == {WHITE}
    assert {m.target for m in taken} == {OffBoardPlace.BOWL}


def test_routes_can_be_negative() -> None:
    rows = (".XO..", "XXO..", ".XO..", "XXO..", ".XO..")
    case = bare(*rows, prisoners=(4, 0), plays=(11, 7), pass_stones=(0, 4))
    proof = proved(case, "tang-song", Count.ROUTES)
    # Three points, less two basic eyes: one route; three of four stones find no room.
    assert proof.arrangement.readoff.black == 1 - 4
    assert proof.table.lids["B"] == 3
    assert proof.arrangement.readoff.white == 10 - 2 - 4
    assert proof.arrangement.margin == -7


# Turns.


DAME_ROWS = (".XX.OO.", ".XX.OO.", ".XX.OO.", ".XXOOO.", ".XXOOO.", ".XXOOO.", ".XXOOO.")


def test_the_shorter_side_takes_a_dame() -> None:
    case = bare(*DAME_ROWS, prisoners=(0, 0), plays=(18, 17), pass_stones=(0, 0), began="B")
    proof = proved(case, "tang-song", Count.ROUTES)
    (taken,) = proof.made(StoneAction.SHARE)
    assert path(taken)[:3] == (StoneAction.SHARE, "W", OffBoardPlace.BOWL)
    assert isinstance(taken.target, int)
    assert proof.arrangement.grid.name(taken.target) in ("D7", "D6", "D5")
    assert proof.end.public == 2
    assert not proof.made(StoneAction.PASS_STONE)
    assert proof.arrangement.margin == 0


def test_without_a_dame_the_shorter_side_hands_over_a_stone() -> None:
    rows = tuple(row.replace(".OO.", "XOO.") for row in DAME_ROWS)
    case = bare(*rows, prisoners=(0, 0), plays=(18, 17), pass_stones=(0, 0), began="B")
    case = case.answering(last_dame=Who.NOBODY)
    proof = proved(case, "tang-song", Count.ROUTES)
    (given,) = proof.made(StoneAction.PASS_STONE)
    assert path(given) == (StoneAction.PASS_STONE, "W", OffBoardPlace.BOWL, OffBoardPlace.LID)
    assert given.pays
    assert not proof.made(StoneAction.SHARE)
    assert proof.arrangement.margin == 1


def test_huang_zhou_is_counted_before_the_last_play() -> None:
    case = settled("huang-longshi--zhou-donghou")
    proof = proved(case, "tang-song", Count.ROUTES)
    assert proof.score.basis is CountedBoard.BEFORE_LAST
    first = proof.arrangement.moves[0]
    assert isinstance(first.source, int)
    assert (first.op, first.colour, first.why) == (
        StoneAction.TAKE,
        WHITE,
        MoveReason.TAKE_BACK,
    )
    assert proof.arrangement.grid.name(first.source) == "P4"
    assert first.target is OffBoardPlace.BOWL
    read = proof.arrangement.readoff
    assert (read.black, read.white) == (5, 4)
    assert proof.arrangement.margin == 1


@pytest.mark.parametrize("count", [Count.TINGDAO, Count.SATURATION])
def test_batches_of_three(count: Count) -> None:
    # Black has 19 rights to play, White three.
    rows = ("...XO..", "...XO..", "...XOOO", "...XOO.", "...XOOO", "...XOO.", "...XOOO")
    case = bare(*rows, prisoners=(0, 0), plays=(7, 15), pass_stones=(8, 0), began="B")
    proof = proved(case, "tingdao", count)
    handed = [m for m in proof.made(StoneAction.PASS_STONE) if m.why in AGAINST]
    rights = (21 - 2, 6 - 2)
    assert len(handed) == rights[0] - rights[1]
    assert {m.colour for m in handed} == {WHITE}
    assert proof.arrangement.margin == rights[0] - rights[1] - 8
    if count is Count.TINGDAO:
        made = proof.arrangement
        batches = [len(s) for s in made.steps if made.moves[s.first].why is MoveReason.BATCH]
        assert batches == [3, 3, 3, 3, 3]


def test_where_no_other_room_is_left_eyes_are_filled_and_it_is_said() -> None:
    rows = ("X..XO", ".XXXO", "X.XXO", "X.XXO", "...XO")
    proof = proved(
        bare(*rows, komi="0", prisoners=(0, 0), first_pass="none"), "jpd-b", Count.EQUAL_SPACE
    )
    assert "arrange-eyes-filled" in proof.codes
    put = [m for m in proof.arrangement.moves if m.why is MoveReason.EVEN_SPACE]
    assert {(m.op, m.colour, m.source) for m in put} == {
        (StoneAction.FILL, BLACK, OffBoardPlace.BOWL)
    }
    assert len(put) == sum(row.count(".") for row in rows)


# Komi as stones.


def test_the_komi_of_ing_is_four_white_stones_in_blacks_land() -> None:
    rows = ["....XO..."] * 9
    proof = proved(bare(*rows), "ing", Count.FILL_IN)
    stones = proof.made(StoneAction.FILL, why=MoveReason.KOMI)
    assert len(stones) == 4
    for move in stones:
        assert move.colour is WHITE
        assert move.pays
        assert isinstance(move.target, int)
        assert move.target % 9 < 4
    assert not [x for x in proof.arrangement.payments if x.key == Payment.KOMI.value]
    assert proof.arrangement.margin == 45 - 36 - 8


@pytest.mark.parametrize(("komi", "stones", "left"), [("7", 3, 1), ("-6", 3, 0), ("0", 0, 0)])
def test_another_komi_is_laid_out_as_far_as_stones_can(
    komi: str, stones: int, left: int
) -> None:
    rows = ["....XO..."] * 9
    proof = proved(bare(*rows, komi=komi), "ing", Count.FILL_IN)
    assert len(proof.made(StoneAction.FILL, why=MoveReason.KOMI)) == stones
    on_paper = sum(abs(x.difference) for x in proof.arrangement.payments)
    assert on_paper == left
    assert ("arrange-odd-komi" in proof.codes) is bool(left)


def test_a_penalty_stays_on_paper() -> None:
    rows = ["....XO..."] * 9
    incidents = (Incident(1, "phone-rang", Offender.WHITE, decided=(points(3),)),)
    made = proved(replace(bare(*rows, komi="0"), incidents=incidents), "ing", Count.FILL_IN)
    assert [(x.key, x.difference) for x in made.arrangement.payments] == [(PENALTY, 3)]


# Shapes.


@pytest.mark.parametrize("side", [None, BLACK, WHITE])
def test_the_half_count_leaves_whole_tens(side: Colour | None) -> None:
    rows = ["...XO...."] * 9
    proof = proved(bare(*rows), "chinese-2002", Count.HALF, side)
    assert proof.counted is not None
    assert side in (None, proof.counted)
    counted_side = proof.counted.letter
    assert proof.end.empties[counted_side] % 10 == 0
    other = "B" if counted_side == "W" else "W"
    assert proof.end.empties[other] == proof.tallies[0].empties[other]


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_half_count_is_of_the_quicker_side(mirrored: bool) -> None:
    """Ten points in a block against 45 between stones; the referee may still say which."""
    rows = ["..XO.O.O."] * 5 + ["XXXOOOOOO"] + ["XXXO.O.O."] * 3
    if mirrored:
        rows = [row.translate(str.maketrans("XO", "OX")) for row in rows]
    quick, slow = (WHITE, BLACK) if mirrored else (BLACK, WHITE)
    case = bare(*rows)
    proofs = {side: proved(case, "chinese-2002", Count.HALF, side) for side in (None, *COLOURS)}
    seconds = {side: proof.arrangement.seconds for side, proof in proofs.items()}
    assert proofs[None].counted is quick
    assert proofs[None].arrangement.moves == proofs[quick].arrangement.moves
    assert seconds[None] == seconds[quick] == 1 < seconds[slow]
    (why,) = proofs[None].arrangement.findings
    assert why.code == "arrange-quicker-side"
    assert dict(why.args) == {
        "colour": quick,
        "black": seconds[BLACK],
        "white": seconds[WHITE],
    }
    assert "arrange-quicker-side" not in proofs[quick].codes


def test_no_eyes_need_stay_where_one_side_of_an_agreed_board_is_counted() -> None:
    """A group's two eyes are filled away in the half count, and stay where moku are counted."""
    rows = ["..XO....."] * 5 + ["XXXOOOOOO", "OOOOOXXXX", "....OX.X.", "....OXXXX"]
    case = bare(*rows, prisoners=(2, 0))
    half = proved(case, "chinese-2002", Count.HALF, BLACK).arrangement
    assert [(len(s), s.block) for s in half.spaces] == [(10, Block.TENS)]
    assert half.touched == 2
    moku = proved(case, "japanese", Count.TERRITORY).arrangement
    black = [(len(s), s.block) for s in moku.spaces if s.owner is BLACK]
    assert black == [(8, Block.REMAINDER), (1, Block.EYE), (1, Block.EYE)]


def test_whole_tens_are_left_alone() -> None:
    # Ten points already: two of them the eyes of a seki would not be touched either.
    rows = ("X..X.", "..X..", "XXXXX", ".XXXX", "XX.X.")
    case = bare(*rows, prisoners=(0, 0))
    case = ruled(case, seki="A5 C2 B1 D1", false_eye="B: B5", ko="B: C1")
    proof = proved(case, "chinese-2002", Count.HALF)
    assert proof.tallies[0].empties["B"] == 10
    assert proof.end.empties["B"] == 10


def test_fill_in_leaves_empties_or_stones_not_both() -> None:
    rows = ["...XO...."] * 9
    proof = proved(bare(*rows), "jpd-b", Count.FILL_IN)
    assert proof.table.bowls["B"] == 40 - 36
    assert proof.end.empties == {"B": 0, "W": 5}
    read = proof.arrangement.readoff
    assert (read.black, read.white) == (-4, 5)


@pytest.mark.parametrize(("side", "figures"), [(BLACK, (36, 45)), (WHITE, (36, 45))])
def test_fill_in_of_one_side(side: Colour, figures: tuple[int, int]) -> None:
    rows = ["...XO...."] * 9
    proof = proved(bare(*rows), "jpd-b", Count.FILL_IN, side)
    read = proof.arrangement.readoff
    assert (read.black, read.white) == figures
    assert {m.colour for m in proof.made(StoneAction.FILL)} == {side}


def test_equal_space_fills_own_points_beside_the_land_first() -> None:
    rows = ["....XO..."] * 9
    rows[0] = "....XOO.O"
    case = ruled(bare(*rows, prisoners=(2, 1)), ko="W: H9")
    proof = proved(case, "jpd-b", Count.EQUAL_SPACE)
    assert proof.end.empties["B"] == proof.end.empties["W"]
    fills = [m for m in proof.made(StoneAction.FILL) if m.why is MoveReason.KO_POINT]
    assert [case.record.grid.name(m.target) for m in fills] == ["H9"]  # type: ignore[arg-type]


def test_stones_around_a_ko_point_are_not_taken_off() -> None:
    # Black has lost 26 stones and has no room; White has lost none and opens his land.
    rows = (".X.XOO.", "XXXXOOO", "OOOOO.O", "O.OOO.O", "O.OOO.O", "O.OOO.O", "O.OOOOO")
    case = bare(
        *rows,
        prisoners=(26, 0),
        plays=(32, 32),
        pass_stones=(0, 0),
        began="B",
        first_pass="B",
        last_play="W",
        komi="0",
    )
    case = ruled(case, ko="W: G7")
    proof = proved(case, "jpd-b", Count.EQUAL_STONES)
    sources = [m.source for m in proof.made(StoneAction.TAKE) if isinstance(m.source, int)]
    assert len(sources) > 10
    assert not {case.record.grid.name(p) for p in sources} & {"F7", "G6"}


# A group that has one point only, where basic eyes are left showing.


@pytest.mark.parametrize(
    ("rules", "count", "place"),
    [
        ("ming-qing", Count.FILL_AND_HALVE, OffBoardPlace.BOWL),
        ("saturation-stones", Count.SATURATION, OffBoardPlace.BOWL),
        ("tingdao", Count.TINGDAO, OffBoardPlace.LID),
        ("saturation-prisoners", Count.SATURATION, OffBoardPlace.LID),
    ],
)
def test_a_group_with_one_point_shows_a_second_eye(
    rules: str, count: Count, place: OffBoardPlace
) -> None:
    case = bare("XXX", "..O", ".O.", prisoners=(0, 0), plays=(3, 2), pass_stones=(0, 1))
    proof = proved(case, rules, count)
    (opened,) = proof.made(StoneAction.TAKE, why=MoveReason.MISSING_EYE)
    assert opened.colour is WHITE
    assert opened.target is place
    assert isinstance(opened.source, int)
    assert not proof.table.cells[opened.source]
    assert "arrange-stone-for-eye" in proof.codes


# The last stone of a side shows whose the land is.


def test_the_last_stone_is_not_taken_off() -> None:
    for rows, plays in ((("X..", "...", "..."), 1), (("X.X", "X.X", "..."), 4)):
        case = bare(
            *rows,
            prisoners=(0, 0),
            plays=(plays, 0),
            pass_stones=(0, 0),
            began="B",
            first_pass="B",
            last_play="B",
        )
        proof = proved(case, "jpd-a", Count.EQUAL_STONES)
        assert proof.table.cells.count("B") >= 1


def test_an_arrangement_does_not_change_its_case() -> None:
    case = walls("B", "W")
    before = replace(case)
    proved(case, "jpd-a", Count.EQUAL_STONES)
    assert case == before
