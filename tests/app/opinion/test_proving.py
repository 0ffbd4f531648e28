"""Walls that all that was learned takes for alive, and what is read out between them."""

from __future__ import annotations

import pytest

from goref.app.opinion import proving
from goref.app.opinion.judging import judged
from goref.app.opinion.proving import BELIEVED, in_doubt, proved, walls
from goref.app.opinion.reasons import reason_of
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Why
from goref.core.base.colour import BLACK as BLACK_STONE
from goref.core.base.colour import WHITE as WHITE_STONE
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.proof import Ground, Proof
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import StoneStatus
from tests.app.opinion.opinions import opinion
from tests.core.build import bare, spots
from tests.core.proving.test_proofs_given import CAUGHT, SEKI, WALL, WHITE
from tests.core.proving.test_standoff import AVENGED

PRISONER = SEKI.with_stones({SEKI.grid.point("E3"): WHITE_STONE})
"""The same board with a white stone in Black's land below."""


def test_what_lies_between_walls_is_read_out() -> None:
    found = proved(SEKI, opinion(SEKI, {}))
    assert found[WHITE].ground is Ground.SEKI
    assert found[WHITE].rests
    assert WALL not in found
    assert not any(proof.rests for proof in proofs(SEKI).values())


def test_what_rests_on_walls_is_not_told_as_proved() -> None:
    learned = opinion(SEKI, {})
    of = judged(SEKI, learned, proved(SEKI, learned))
    chain = next(c for c in of.chains if c.points == WHITE)
    assert reason_of(chain, of).why is Why.SEKI_BETWEEN


@pytest.mark.parametrize(
    ("rests", "why"), [(False, Why.SEKI_AVENGED), (True, Why.SEKI_AVENGED_BETWEEN)]
)
def test_where_one_side_can_capture_the_reason_says_so(rests: bool, why: Why) -> None:
    board = Position.from_rows(AVENGED["three in five"][0].split(), square=False)
    found = {chain: proof._replace(rests=rests) for chain, proof in proofs(board).items()}
    of = judged(board, opinion(board, {}), found)
    three = board.chain(board.grid.point("C4"))
    chain = next(c for c in of.chains if c.points == three)
    reason = reason_of(chain, of)
    assert (reason.why, reason.points) == (why, spots(board.grid, "B4 F4"))


def test_a_prisoner_leaves_land_its_owner_s() -> None:
    """If all that was learned gives it to him; else there is no wall."""
    assert WHITE in proved(PRISONER, opinion(PRISONER, {"E3": BELIEVED + 0.05}))
    assert WHITE not in proved(PRISONER, opinion(PRISONER, {"E3": BELIEVED - 0.05}))


def test_a_wall_that_is_not_believed_is_none() -> None:
    names = " ".join(SEKI.grid.names(WALL))
    assert WHITE not in proved(SEKI, opinion(SEKI, {names: BELIEVED - 0.05}))
    assert WHITE in proved(SEKI, opinion(SEKI, {names: BELIEVED + 0.05}))


def test_of_what_lives_beside_a_land_only_the_largest_chain_is_taken_to() -> None:
    """What cannot be cut from it is read out to live, if that does."""
    stone = SEKI.grid.point("B4")
    board = SEKI.with_stones({stone: BLACK_STONE})
    found = proved(board, opinion(board, {}))
    assert {frozenset({stone}), WALL} <= walls(board, opinion(board, {}))
    assert found[frozenset({stone})].rests
    assert found[frozenset({stone})].life is StoneStatus.ALIVE
    assert WALL not in found
    alone = board.with_stones({SEKI.grid.point("C4"): WHITE_STONE})
    assert frozenset({stone}) not in proved(alone, opinion(alone, {"C4": BELIEVED + 0.05}))


PLAIN = Position.from_rows(["..XXO....", "..X.O....", "..XXO....", *["...XO...."] * 6])


@pytest.mark.parametrize(
    ("board", "said", "times"),
    [
        (PLAIN, {}, 1),  # nobody doubts a stone
        (SEKI, {}, 3),  # each largest chain beside a land is tried, then the seki between them
        (PRISONER, {"E3": BELIEVED + 0.05}, 4),  # not so the stone in larger land
    ],
)
def test_no_more_is_read_than_what_may_be_dead_or_in_seki_needs(
    board: Position, said: dict[str, float], times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def counted(*args: object, **more: object) -> dict[Chain, Proof]:
        read.append(1)
        return proofs(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(proving, "proofs", counted)
    proved(board, opinion(board, said))
    assert len(read) == times


TWO_LANDS = Position.from_rows(
    (
        "...X..X..",
        "...X..X..",
        "...XXXX..",
        "XXXOO....",
        "..XO.O...",
        "..XO.....",
        "..XOO....",
        "..XXO....",
        "..XXO....",
    )
)
"""Black's chains D9 and A6 share the land in the corner; each has another behind it."""


@pytest.mark.parametrize("turn", range(8))
def test_no_wall_is_taken_that_is_read_out_between_the_others(turn: int) -> None:
    board, grid = TWO_LANDS.turned(turn), TWO_LANDS.grid
    upper, lower = (board.chain(grid.turned(grid.point(name), turn)) for name in ("D9", "A6"))
    learned = opinion(board, {})
    assert {upper, lower} <= walls(board, learned)
    found = proved(board, learned, {upper})
    assert (found[lower].life, found[lower].rests) == (StoneStatus.ALIVE, True)
    assert upper not in found


@pytest.mark.parametrize(
    ("rows", "is_wall"),
    [
        (("..X...X..", "..XXXXX.."), True),
        (("..X..XX..", "..XXXXX.."), False),  # two points may be a false eye
        (("..XXXXX..", "..XXXXX.."), False),
        (("O.X...X..", "..XXXXX.."), True),
        (("O.X.O..X.", "..XXXXXX."), False),  # it may live by deaths alone
    ],
)
def test_beside_a_small_land_a_wall_has_another(rows: tuple[str, ...], is_wall: bool) -> None:
    board = Position.from_rows(
        (
            *rows,
            "XXX......",
            "OOO.OOOOO",
            *[
                ".........",
            ]
            * 5,
        )
    )
    chain = board.chain(board.grid.point("C9"))
    inside = [n for n in ("A9", "E9") if board.cells[board.grid.point(n)] == WHITE_STONE]
    learned = opinion(board, dict.fromkeys(inside, 0.95))
    assert (chain in walls(board, learned)) is is_wall


@pytest.mark.parametrize(
    ("first", "second", "is_wall"),
    [
        ("...X.....", "...X.....", False),
        ("...X.....", "....X....", True),
        ("......X..", "XXXXXXX..", True),
        ("...X.X...", "...XXX...", True),  # a second eye
    ],
)
def test_six_points_make_no_wall_if_they_may_be_a_nakade(
    first: str, second: str, is_wall: bool
) -> None:
    """Seven points are none, nor are six in a row or six beside another eye."""
    rows = (first, second, "XXXXX....", ".........", "OOOOOOOOO", *["........."] * 4)
    board = Position.from_rows(rows)
    chain = board.chain(board.grid.point("A7"))
    assert (chain in walls(board, opinion(board, {}))) is is_wall


def test_what_is_ruled_is_in_no_doubt() -> None:
    names = " ".join(SEKI.grid.names(WHITE))
    learned = opinion(SEKI, {names: 0.3})
    assert WHITE in in_doubt(SEKI, learned)
    assert WHITE not in in_doubt(SEKI, learned, {min(WHITE)})


@pytest.mark.parametrize(
    ("white", "read"), [(BELIEVED + 0.05, False), (BELIEVED - 0.05, True), (-0.95, True)]
)
def test_what_nobody_doubts_to_live_is_not_read_to_be_dead(white: float, read: bool) -> None:
    stone = spots(CAUGHT.grid, "E9")
    found = proved(CAUGHT, opinion(CAUGHT, {"E9": -white}))
    assert (stone in found) is read


def test_stones_that_live_by_a_death_alone_are_no_wall() -> None:
    # White's seven enclose Black's six; all points that Black would have touch White's stones.
    board = Position.from_rows(
        (
            "XX.OXXXX.",
            "XXXO.XXXX",
            "XXOO.XXXX",
            "OOO.XXXXX",
            "...XXXXX.",
            "XXXXXX.XX",
            "XXXXXX.XX",
            ".XXXXX.X.",
            "XXX.XXXXX",
        )
    )
    inner, outer = (board.chain(board.grid.point(name)) for name in ("A9", "A4"))
    white = board.chain(board.grid.point("A6"))
    dead = opinion(board, {" ".join(board.grid.names(white)): 0.95, "C9 D6 E8 E7": 0.95})
    assert walls(board, dead) & {inner, outer} == {outer}


def test_a_stone_that_dead_stones_shut_in_is_no_wall() -> None:
    # Black, to begin, lives at B9: White's stone is caught on either side of it.
    board = Position.from_rows(
        (
            "...X.O..O",
            ".O.XOO..O",
            "XXXXOOOOO",
            "OOOOOOOOO",
            "OOOOOOOOO",
            "XXXXXXXXX",
            ".X..X..X.",
            "XXXXXXXXX",
            ".X..X..X.",
        )
    )
    ring, inner, outer = (board.chain(board.grid.point(name)) for name in ("D9", "B8", "F9"))
    corner = " ".join(board.grid.names(ring)) + " A9 B9 C9 A8 C8"
    learned = opinion(board, {corner: -0.95, "B8": -0.95})
    assert walls(board, learned) & {inner, outer} == {outer}
    assert ring not in proved(board, learned)
    assert Why.TURN in {r.why for d in suggest(bare(*board.rows)).unclear for r in d.reasons}
