"""The judgement agrees with itself, and a doubt reaches all that depends on it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from goref.app.opinion.consistency import consistent
from goref.app.opinion.judging import NOTHING_RULED, Judged, judged
from goref.app.opinion.limits import USUAL, Limits
from goref.app.opinion.playing_out.fates import PlayedOut
from goref.app.opinion.reasons import reason_of
from goref.app.opinion.suggestion import Why
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.proof import Ground, Proof
from goref.core.ruling.ruling import StoneStatus
from tests.app.opinion.opinions import opinion
from tests.app.opinion.shapes import SHAPES
from tests.core.build import spots

NOTHING_PROVED: Mapping[Chain, Proof] = {}


def _judged(
    board: Position,
    learned: object,
    proved: Mapping[Chain, Proof] = NOTHING_PROVED,
    ruled: Mapping[Point, StoneStatus] = NOTHING_RULED,
    *,
    played: Mapping[Chain, PlayedOut] | None = None,
    limits: Limits = USUAL,
) -> Judged:
    of = judged(board, learned, proved, ruled, played or {}, limits=limits)  # type: ignore[arg-type]
    return consistent(of, board)


def whys(of: Judged, name: str) -> tuple[Why, ...]:
    (point,) = spots(of.board.grid, name)
    return tuple(r.why for c in of.chains if point in c.points for r in c.doubts)


def test_stones_with_one_last_liberty_in_common_are_clear_or_asked_about_together() -> None:
    board = Position.from_rows((*["...XO...."] * 7, "...XO.OOO", "...XOOX.X"))
    land = " ".join(f"{c}{n}" for c in "FGHJ" for n in range(1, 10) if f"{c}{n}" != "J1")
    limits = Limits(dead=0.6, alive=0.6, turn=0.5, point=0.2, dame=2.0)

    def asked(sure: float, ruled: str = "") -> tuple[tuple[Why, ...], ...]:
        learned = opinion(board, {land: -0.95, "G1": -0.95, "J1": sure})
        said = dict.fromkeys(spots(board.grid, ruled), StoneStatus.DEAD)
        of = _judged(board, learned, {}, said, limits=limits)
        return whys(of, "G1"), whys(of, "J1")

    assert asked(-0.95) == ((), ())
    assert asked(-0.5) == ((Why.NEAR,), (Why.NEAR,)), "one play takes both"
    assert asked(-0.5, "G1") == ((), (Why.NEAR,)), "that is known"


def test_both_halves_of_a_seki_are_asked_about_together() -> None:
    board = Position.from_rows(
        (".XO.XO.O.", ".XO.XO.O.", ".XOOXO.O.", ".XXXOOOOO", "..XXXXXXX", *["........."] * 4)
    )
    white, black = (board.chain(min(spots(board.grid, name))) for name in ("C9", "E9"))
    for asked, other in ((white, "E9"), (black, "C9")):
        name = board.grid.name(min(asked))
        of = _judged(board, opinion(board, {}), {}, played={asked: PlayedOut.HANGS})
        assert whys(of, name) == (Why.TURN,)
        assert whys(of, other) == (Why.TURN, Why.PARTNER)
        half = _judged(board, opinion(board, {}), {}, played={asked: PlayedOut.UNSETTLED})
        assert whys(half, other) == (Why.PARTNER,)
        safe = dict.fromkeys((white, black), PlayedOut.SAFE)
        for played, why in ((safe, Why.SEKI_PLAYED), ({white: safe[white]}, Why.SEKI_LEARNED)):
            told = _judged(board, opinion(board, {}), {}, played=played)
            assert {reason_of(c, told).why for c in told.chains if c.points == white} == {why}
        proof = Proof(board.chain(min(spots(board.grid, other))), StoneStatus.SEKI, Ground.SEKI)
        played = {asked: PlayedOut.UNSETTLED}
        sure = _judged(board, opinion(board, {}), {proof.chain: proof}, played=played)
        assert whys(sure, other) == ()


@pytest.mark.parametrize("proved", [False, True])
def test_a_seki_whose_other_half_was_ruled_to_live_is_asked_about(proved: bool) -> None:
    board = Position.from_rows(SHAPES["seki without eyes"].rows)
    white, black = (board.chain(min(spots(board.grid, name))) for name in ("C9", "E9"))
    for said, left, name in ((white, black, "E9"), (black, white, "C9")):
        proof = {left: Proof(left, StoneStatus.SEKI, Ground.SEKI)} if proved else {}
        for life, why in ((StoneStatus.ALIVE, (Why.ONE_SIDE,)), (StoneStatus.SEKI, ())):
            of = _judged(board, opinion(board, {}), proof, dict.fromkeys(said, life))
            assert whys(of, name) == why, life
        assert whys(_judged(board, opinion(board, {}), proof), name) == ()
        # Who is ruled to live elsewhere is no half of it.
        outside = dict.fromkeys(board.chain(min(spots(board.grid, "B9"))), StoneStatus.ALIVE)
        outside |= dict.fromkeys(board.chain(min(spots(board.grid, "G9"))), StoneStatus.ALIVE)
        assert whys(_judged(board, opinion(board, {}), proof, outside), name) == ()


EYELESS = Position.from_rows(
    (
        "OOO.O....",
        "O.OOO....",
        "OOX.O....",
        "O.XXO....",
        "OOOOO....",
        *["........."] * 4,
    )
)
"""Black's three stones C7 to D6 have no eye, and only living enemies beside them."""


def test_stones_without_eyes_among_living_enemies_are_not_called_alive() -> None:
    of = _judged(EYELESS, opinion(EYELESS, {}))
    assert whys(of, "C7") == (Why.BARE,)
    safe = _judged(
        EYELESS,
        opinion(EYELESS, {}),
        played={EYELESS.chain(EYELESS.grid.point("C7")): PlayedOut.SAFE},
    )
    assert whys(safe, "C7") == (Why.BARE,), "it may be safe as in a seki"
    assert whys(of, "A9") == ()


def test_stones_that_made_eyes_when_played_out_show_none_yet_and_are_clear() -> None:
    stones = EYELESS.chain(EYELESS.grid.point("C7"))
    of = _judged(EYELESS, opinion(EYELESS, {}), played={stones: PlayedOut.LIVES})
    assert whys(of, "C7") == ()


PREY = Position.from_rows(
    (
        ".XXXXXXXX",
        "X.......X",
        "X.OOOOO.X",
        "X.O...O.X",
        "XXO.X.O.X",
        "X.O.X.O.X",
        "X.OOOOO.X",
        "X.......X",
        "XXXXXXXX.",
    )
)
"""White's ring holds two black stones, and is closed in by Black."""


def test_a_doubt_reaches_what_the_doubtful_stones_have_captured() -> None:
    grid = PREY.grid
    white = " ".join(grid.names(p for p in grid.points if PREY.cells[p] == 2))
    inside = "E5 E4"
    near = Limits(dead=0.6, alive=0.6, turn=0.5, point=0.2, dame=2.0)
    learned = opinion(PREY, {white: -0.5, inside: -0.95})
    of = _judged(PREY, learned, limits=near)
    assert Why.NEAR in whys(of, "C5")
    assert whys(of, "E5") == (Why.DEPENDS,)
    (reason,) = (c.doubts[0] for c in of.chains if spots(grid, "E5") <= c.points)
    assert spots(grid, "C5") <= reason.points
    # What was ruled or proved by itself depends on nothing.
    chain = PREY.chain(grid.point("E5"))
    proof = {chain: Proof(chain, StoneStatus.DEAD, Ground.READ_DEAD)}
    assert whys(_judged(PREY, learned, proof, limits=near), "E5") == ()
    between = {chain: proof[chain]._replace(rests=True)}
    assert whys(_judged(PREY, learned, between, limits=near), "E5") == (Why.DEPENDS,)
    said = dict.fromkeys(chain, StoneStatus.DEAD)
    assert whys(_judged(PREY, learned, {}, said, limits=near), "E5") == ()


def test_clear_boards_stay_clear() -> None:
    grid = PREY.grid
    white = " ".join(grid.names(p for p in grid.points if PREY.cells[p] == 2))
    land = " ".join(grid.names(p for p in grid.points if not PREY.cells[p]))
    learned = opinion(PREY, {white: 0.99, land: 0.99})
    of = _judged(PREY, learned)
    assert not of.doubtful


ONE_AREA = Position.from_rows(
    (
        "X.OXO.O..",
        "..OXO....",
        "OOOXOO...",
        "XXXX.O...",
        "OOOOOO...",
        *["........."] * 4,
    )
)
"""White's ring A7 to C9 has one area, with a black stone in it, and lives without doubt only if
Black's wall A6 to D9 is dead."""


def test_a_doubt_reaches_a_ring_that_is_left_one_small_area_and_what_is_dead_in_it() -> None:
    wall, ring, stone = (
        ONE_AREA.chain(ONE_AREA.grid.point(name)) for name in ("A6", "A7", "A9")
    )
    dead = {"A6 B6 C6 D6 D7 D8 D9 E6 A9 B9 A8 B8": -0.95}
    learned = opinion(ONE_AREA, dead)

    def asked(proved: Chain | None = None) -> tuple[tuple[Why, ...], ...]:
        proof = {proved: Proof(proved, StoneStatus.ALIVE, Ground.READ_ALIVE)} if proved else {}
        of = _judged(ONE_AREA, learned, proof, played={wall: PlayedOut.UNTAKEN})
        return tuple(whys(of, name) for name in ("A6", "A7", "A9"))

    assert asked() == ((Why.NOT_TAKEN,), (Why.DEPENDS,), (Why.DEPENDS,))
    assert asked(ring) == ((Why.NOT_TAKEN,), (), ())
    clear = _judged(ONE_AREA, learned)
    assert not clear.doubtful, "nothing speaks against it"
    assert stone <= clear.dead


def test_a_ring_that_had_one_small_area_anyway_depends_on_no_other_doubt() -> None:
    sure = {"A9 B9 A8 B8 A7 B7 C7 C8 C9": -0.995, "G9": -0.1}
    of = _judged(ONE_AREA, opinion(ONE_AREA, sure))
    assert whys(of, "G9") == (Why.NEAR,)
    assert (whys(of, "A7"), whys(of, "A9")) == ((), ())


def test_a_ring_that_made_eyes_when_played_out_needs_not_its_one_small_area() -> None:
    learned = opinion(ONE_AREA, {"A9 B9 A8 B8 A7 B7 C7 C8 C9": -0.95})
    ring = ONE_AREA.chain(ONE_AREA.grid.point("A7"))
    for fate, asked in ((PlayedOut.UNSETTLED, (Why.ONE_AREA,)), (PlayedOut.LIVES, ())):
        assert whys(_judged(ONE_AREA, learned, played={ring: fate}), "A9") == asked
