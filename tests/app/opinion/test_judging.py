"""From ownership to life, seki and doubts, with opinions made up for the board."""

from __future__ import annotations

import pytest

from goref.app.opinion.judging import Judged, RuleContext, judged
from goref.app.opinion.limits import Limits
from goref.app.opinion.playing_out.fates import PlayedOut
from goref.app.opinion.suggestion import Reason, Why
from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.proving.proof import Ground, Proof
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from tests.app.opinion.opinions import opinion
from tests.app.opinion.playing_out.boards import KO
from tests.app.opinion.shapes import SHAPES
from tests.core.build import spots

# A black stone at G5 in White's area; the border runs through the middle.
TWO_AREAS = Position.from_rows(
    (
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO.X..",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
    )
)
LONE = spots(TWO_AREAS.grid, "G5")
OPEN = Position.from_rows(
    (
        "...XO....",
        "...XO....",
        "...X.....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
        "...XO....",
    )
)
WHITE_LAND = " ".join(f"{c}{n}" for c in "FGHJ" for n in range(1, 10)) + " E7"


def seen(said: dict[str, float], **more: object) -> Judged:
    limits = Limits(dead=0.6, alive=0.6, turn=0.5, point=0.2, dame=2.0)
    return judged(TWO_AREAS, opinion(TWO_AREAS, said, **more), {}, limits=limits)  # type: ignore[arg-type]


def whys(of: Judged, name: str) -> tuple[Why, ...]:
    (point,) = spots(of.board.grid, name)
    return tuple(r.why for c in of.chains if point in c.points for r in c.doubts)


DEAD = {WHITE_LAND: -0.95}


def test_a_stone_on_the_others_ground_is_dead_and_the_board_is_clear() -> None:
    of = seen(DEAD)
    assert of.dead == LONE
    assert of.clear
    assert of.board == TWO_AREAS.without(LONE)
    assert [r.owner for r in of.regions] == [1, 2]


@pytest.mark.parametrize(("lean", "fate", "dead", "asked"), [
    (0.3, PlayedOut.SAFE, False, False),
    (0.3, PlayedOut.CAPTURED, True, False),
    (0.9, PlayedOut.UNSETTLED, False, True),
    (0.98, PlayedOut.UNSETTLED, False, True),
    (0.995, PlayedOut.UNSETTLED, False, False),  # so sure is only what lives
    (0.9, PlayedOut.EYE_FILLED, False, True),
    (-0.3, PlayedOut.SAFE, False, True),  # perhaps dead, but not captured: it stands
    (-0.3, PlayedOut.HANGS, False, True),
    (-0.9, PlayedOut.SAFE, True, True),  # one says dead, the other not captured
    (-0.3, PlayedOut.UNSETTLED, True, True),
    (-0.3, PlayedOut.CAPTURED, True, False),
])  # fmt: skip
def test_what_was_played_out_is_set_against_what_was_learned(
    lean: float, fate: PlayedOut, dead: bool, asked: bool
) -> None:
    # A black stone: its points are its own side's by the lean.
    learned = opinion(TWO_AREAS, {**DEAD, "G5": lean})
    of = judged(TWO_AREAS, learned, {}, played={LONE: fate})
    (stone,) = [c for c in of.chains if c.points == LONE]
    assert (stone.life is StoneStatus.DEAD, stone.fate) == (dead, fate)
    doubts = {reason.why for reason in stone.doubts}
    doubts &= {Why.NEAR, Why.NO_EYES, Why.EYE_FILLED, Why.NOT_TAKEN}
    assert bool(doubts) is asked


def test_the_land_of_stones_that_stand_though_they_may_be_dead_is_no_other_question() -> None:
    board = TWO_AREAS.without(LONE)
    white = board.chain(board.grid.point("E9"))
    learned = opinion(board, {WHITE_LAND: 0.3, "E1 E2 E3 E4 E5 E6 E7 E8 E9": 0.3})
    of = judged(board, learned, {}, played={white: PlayedOut.SAFE})
    assert not of.dead
    assert [chain.points for chain in of.doubtful] == [white]
    assert not of.doubtful_points


@pytest.mark.parametrize(("lean", "near"), [(-0.61, False), (-0.59, True), (0.3, True)])
def test_what_is_near_is_asked_about(lean: float, near: bool) -> None:
    of = seen({**DEAD, "G5": lean})
    assert (whys(of, "G5") == (Why.NEAR,)) is near
    assert of.clear is not near


def test_what_depends_on_who_plays_first_is_asked_about() -> None:
    of = seen(DEAD, sway={"G5": 0.6})
    assert whys(of, "G5") == (Why.TURN,)


@pytest.mark.parametrize(
    ("lean", "fate", "why"),
    [
        (-0.95, PlayedOut.HANGS, Why.TURN),
        (0.95, PlayedOut.HANGS, Why.TURN),
        (-0.95, PlayedOut.SAFE, Why.NOT_TAKEN),
    ],
)
def test_what_playing_out_denies_is_asked_about_however_sure_it_was(
    lean: float, fate: PlayedOut, why: Why
) -> None:
    learned = opinion(TWO_AREAS, {**DEAD, "G5": lean})
    assert whys(judged(TWO_AREAS, learned, {}, played={LONE: fate}), "G5") == (why,)


@pytest.mark.parametrize(("area", "asked"), [("..X......", True), ("...X.....", False)])
def test_one_small_area_is_asked_about_if_nothing_settled_it_however_sure_it_was(
    area: str, asked: bool
) -> None:
    wall = "X" * (area.index("X") + 1)
    board = Position.from_rows(
        (area, area, area, wall.ljust(9, "."), *[".........", "OOOOOOOOO"] * 2, ".........")
    )
    ring = board.chain(board.grid.point("A6"))
    of = judged(board, opinion(board, {}, sure=1.0), {}, played={ring: PlayedOut.UNSETTLED})
    doubts = next(c.doubts for c in of.chains if c.points == ring)
    assert doubts == ((Reason(Why.NO_EYES),) if asked else ())


@pytest.mark.parametrize(
    ("lean", "fate", "life"),
    [
        (-0.3, None, StoneStatus.SEKI),
        (-0.3, PlayedOut.UNSETTLED, StoneStatus.SEKI),
        (-0.3, PlayedOut.CAPTURED, StoneStatus.DEAD),
        (-0.9, None, StoneStatus.DEAD),
    ],
)
def test_stones_that_may_be_dead_but_cannot_be_approached_stand_and_are_asked_about(
    lean: float, fate: PlayedOut | None, life: StoneStatus
) -> None:
    board = Position.from_rows(SHAPES["seki without eyes"].rows)
    point = board.grid.point("E9")
    chain = board.chain(point)
    learned = opinion(board, {" ".join(board.grid.names(chain)): lean})
    of = judged(board, learned, {}, played={} if fate is None else {chain: fate})
    (stones,) = [c for c in of.chains if c.points == chain]
    assert stones.life is life
    asked = {Why.NEAR, Why.UNAPPROACHED} <= set(whys(of, "E9"))
    assert asked is (life is StoneStatus.SEKI)
    assert (Why.UNAPPROACHED in whys(of, "E9")) is (fate is not PlayedOut.CAPTURED)


def test_stones_whose_death_hangs_on_a_ko_are_asked_about_and_the_ko_is_named() -> None:
    grid = KO.grid
    prey = KO.chain(grid.point("A8"))
    learned = opinion(KO, {grid.names([p])[0]: -0.95 for p in prey})
    of = judged(KO, learned, {}, played={prey: PlayedOut.KO})
    (chain,) = of.doubtful
    assert chain.points == prey
    assert Reason(Why.KO_FIGHT, frozenset(map(grid.point, ("A9", "B9")))) in chain.doubts


def test_who_has_only_dead_stones_beside_it_lives() -> None:
    # Black's G5 is taken, so White's stone beside it is in no danger.
    rows = ("...XO....",) * 4 + ("...XO.XO.",) + ("...XO....",) * 4
    board = Position.from_rows(rows)
    for black, doubts in ((-0.95, ()), (-0.8, (Why.NEAR,)), (0.95, (Why.NEAR,))):
        says = opinion(board, {WHITE_LAND: -0.95, "H5": -0.3, "G5": black})
        assert whys(judged(board, says, {}), "H5") == doubts
    for fate in (PlayedOut.HANGS, PlayedOut.KO):
        taken = {board.chain(board.grid.point("G5")): fate}
        says = opinion(board, {WHITE_LAND: -0.95, "H5": -0.3})
        assert whys(judged(board, says, {}, played=taken), "H5") == (Why.NEAR,)


@pytest.mark.parametrize(("stones", "asked"), [(16, True), (17, False)])
def test_a_board_with_hardly_a_stone_was_not_played_to_the_end(
    stones: int, asked: bool
) -> None:
    board = TWO_AREAS.without(sorted(p for p in range(81) if TWO_AREAS.cells[p])[stones:])
    reasons = {r.why for c in judged(board, opinion(board, {}), {}).chains for r in c.doubts}
    assert (Why.SPARSE in reasons) is asked


ROUND_TWO = Position.from_rows(
    (
        ".O.OOOOOO",
        "OOOOXXXX.",
        ".O.OX.OXO",
        ".O.OXO.XO",
        "OOOOXXXXO",
        "OOOOOOOOO",
        "XXXXXXXXX",
        "XXXXXXXXX",
        ".X..X..X.",
    )
)
"""Black's ring round two white stones."""
RING = "E8 F8 G8 H8 E7 H7 E6 H6 E5 F5 G5 H5"


@pytest.mark.parametrize(
    ("fate", "inside", "dead", "asked"),
    [
        (PlayedOut.CAPTURED, 0.5, False, ()),
        (PlayedOut.CAPTURED, 0.9, True, (Why.CONTRADICTED,)),  # nobody doubts that it is dead
        (PlayedOut.UNSETTLED, 0.5, True, (Why.CONTRADICTED, Why.NEAR)),
    ],
)
def test_who_captures_stones_whoever_begins_is_not_dead_beside_them(
    fate: PlayedOut, inside: float, dead: bool, asked: tuple[Why, ...]
) -> None:
    ring = spots(ROUND_TWO.grid, RING)
    says = opinion(ROUND_TWO, {RING: -0.95, "G7 F6": inside, "F7 G6": -0.9})
    of = judged(ROUND_TWO, says, {}, played={ring: fate})
    assert ring <= of.dead
    assert (spots(ROUND_TWO.grid, "G7 F6") <= of.dead) is dead
    assert whys(of, "G7") == whys(of, "F6") == asked
    assert bool(whys(of, "E8")) is bool(asked)


def test_dead_stones_that_lie_in_no_enemy_area_contradict_the_board() -> None:
    said = {**DEAD, "E1 E2 E3 E4 E5 E6 E7 E8 E9": 0.9}
    of = seen(said)
    # With White's wall dead the lone stone would be dead in an area that nobody holds.
    assert Why.CONTRADICTED in whys(of, "G5")


def test_points_that_seem_anothers_are_asked_about() -> None:
    of = seen({**DEAD, "A1": 0.1})
    assert of.doubtful_points == spots(of.board.grid, "A1")
    assert not of.clear


def test_points_are_not_asked_about_where_that_hangs_on_stones_in_doubt() -> None:
    lone = seen({**DEAD, "G5": -0.3, "H2": 0.1, "A1": 0.1})
    assert whys(lone, "G5")
    assert lone.doubtful_points == spots(lone.board.grid, "A1")
    wall = " ".join(f"D{n}" for n in range(1, 10))
    round_all = seen({**DEAD, wall: 0.4, "A1": 0.1, "H2": 0.1})
    assert whys(round_all, "D1")
    assert round_all.doubtful_points == spots(round_all.board.grid, "H2")


def test_dead_stones_are_asked_about_beside_others_in_doubt() -> None:
    board = TWO_AREAS.with_stones(dict.fromkeys(spots(TWO_AREAS.grid, "G8 H8"), BLACK))
    says = opinion(board, {**DEAD, "G5": -0.3, "G8": -1.0, "H8": -0.1})
    of = judged(board, says, {}, limits=Limits(dead=0.5, alive=0.5, turn=0.5, point=0.2))
    assert not whys(of, "H8")
    assert of.doubtful_points == spots(board.grid, "H8")


@pytest.mark.parametrize(("value", "open_"), [(0.9, 1), (0.0, 0)])
def test_an_area_that_seems_owned_but_is_not_closed_is_open(value: float, open_: int) -> None:
    of = judged(OPEN, opinion(OPEN, {WHITE_LAND: -value}), {})
    assert len(of.open_borders) == open_
    assert of.clear is not bool(open_)


def test_what_the_referee_ruled_goes_before_what_was_learned() -> None:
    says = opinion(TWO_AREAS, DEAD)
    alive = judged(TWO_AREAS, says, {}, dict.fromkeys(LONE, StoneStatus.ALIVE))
    assert alive.dead == frozenset()
    assert whys(alive, "G5") == ()
    (chain,) = (c for c in alive.chains if c.points == LONE)
    assert (chain.life, chain.ruled) == (StoneStatus.ALIVE, True)


def test_what_is_proved_goes_before_what_was_learned_but_not_before_a_ruling() -> None:
    proof = Proof(LONE, StoneStatus.DEAD, Ground.READ_DEAD)
    says = opinion(TWO_AREAS, {**DEAD, "G5": 0.9})
    assert judged(TWO_AREAS, says, {LONE: proof}).dead == LONE
    ruled = dict.fromkeys(LONE, StoneStatus.ALIVE)
    assert judged(TWO_AREAS, says, {LONE: proof}, ruled).dead == frozenset()


def test_points_beside_stones_that_are_dead_by_ruling_go_with_them() -> None:
    says = opinion(TWO_AREAS, {**DEAD, "G5 G4 G6": 0.9})
    ruled = dict.fromkeys(LONE, StoneStatus.DEAD)
    assert judged(TWO_AREAS, says, {}, ruled).clear


def test_an_open_ko_is_asked_about() -> None:
    rows = (".XO.O", "XO.O.", "XXOOO", ".X.XX", "X.X.X")
    board = Position.from_rows(rows)
    assert [board.grid.names(ko.points) for ko in judged(board, opinion(board, {}), {}).kos]
    assert not judged(board, opinion(board, {}), {}).clear
    free = RuleContext.of(ruleset("chinese-2002"))
    assert judged(board, opinion(board, {}), {}, under=free).clear
    assert RuleContext.of(ruleset("japanese")) == RuleContext(
        bent_four_played=False, ko_costs=True
    )


@pytest.mark.parametrize("played", [True, False])
def test_bent_four_is_asked_about_where_it_is_not_dead_by_rule(played: bool) -> None:
    proof = Proof(LONE, StoneStatus.DEAD, Ground.BENT_FOUR, LONE)
    says = opinion(TWO_AREAS, DEAD)
    of = judged(TWO_AREAS, says, {LONE: proof}, under=RuleContext(bent_four_played=played))
    assert of.dead == LONE
    assert whys(of, "G5") == ((Why.BENT_FOUR_RULE,) if played else ())
