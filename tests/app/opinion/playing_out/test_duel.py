"""Fights played out to the end, and no further than the budget."""

from __future__ import annotations

import pytest

from goref.app.opinion.playing_out import duel as fights
from goref.app.opinion.playing_out.duel import Duel, FightTurn, Fork
from goref.app.opinion.playing_out.scene import Scene
from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.board.position import Position
from goref.core.proving.masks import Mask, of_points, of_stones, union, whole
from tests.app.opinion.playing_out.boards import (
    CAUGHT_NEXT,
    EMPTY,
    FOUR_IN_A_ROW,
    KO,
    KO_FOR_AN_EYE,
    ONE_EYE,
    SEKI,
    SQUARE_FOUR,
    THREE_IN_A_ROW,
    WIDE,
    with_prey,
)
from tests.core.build import spots


def duel(position: Position, *, captured: bool, budget: int = 400) -> tuple[Duel, Mask, Mask]:
    own = of_points(position.cells, BLACK, position.grid)
    enemy = of_points(position.cells, WHITE, position.grid)
    scene = Scene(position.grid.width + 1, whole(position.grid), own, 0, enemy)
    return Duel(scene, captured=captured, budget=budget), own, enemy


@pytest.mark.parametrize(
    ("position", "captured", "safe"),
    [
        (ONE_EYE, True, False),
        (SQUARE_FOUR, True, False),
        (THREE_IN_A_ROW, False, False),
        (FOUR_IN_A_ROW, False, True),
    ],
)
def test_both_claims_are_made_with_the_other_side_to_begin(
    position: Position, captured: bool, safe: bool
) -> None:
    for claim, expected in ((True, captured), (False, safe)):
        made, own, enemy = duel(position, captured=claim)
        assert made.holds(own, enemy) is expected


@pytest.mark.parametrize("captured", [True, False])
def test_a_claim_may_begin_itself(captured: bool) -> None:
    for position, begun in ((THREE_IN_A_ROW, True), (FOUR_IN_A_ROW, not captured)):
        made, own, enemy = duel(position, captured=captured)
        assert made.holds(own, enemy, begins=True) is begun


def test_the_captor_fills_the_liberties_next_to_its_living_stones() -> None:
    rows = (".O.X.O...", "XXXX.O...", ".....O...", "OOOOOO...", *[EMPTY] * 5)
    scene, own, enemy = with_prey(rows, "B9")
    assert Duel(scene, captured=True, budget=1000).holds(own, enemy)


@pytest.mark.parametrize("threats", [None, 3])
def test_a_ko_that_is_only_retaken_is_lost_with_the_last_threat(threats: int | None) -> None:
    for position, name, loose in ((KO, "A8", "A9"), (KO_FOR_AN_EYE, "A7", "B9")):
        grid = position.grid
        own, enemy = (of_points(position.cells, c, grid) for c in (BLACK, WHITE))
        target = of_stones(position.chain(grid.point(name)), grid)
        firm = enemy & ~of_stones(spots(grid, loose), grid)
        scene = Scene(grid.width + 1, whole(grid), target, 0, firm)
        made = Duel(scene, captured=True, budget=400, threats=threats)
        assert made.holds(own, enemy) is (position is KO and threats is not None)


@pytest.mark.parametrize("eyes", [True, False])
def test_stones_in_seki_are_safe_but_make_no_eyes_if_the_enemy_may_pass(eyes: bool) -> None:
    boards = ((SEKI, "D9", "C7 B9", not eyes), (FOUR_IN_A_ROW, "A9", "", True))
    for position, name, waiting, safe in boards:
        grid = position.grid
        own, enemy = (of_points(position.cells, c, grid) for c in (BLACK, WHITE))
        target = of_stones(position.chain(grid.point(name)), grid)
        around = (position.chain(p) for p in spots(grid, waiting))
        loose = union(of_stones(chain, grid) for chain in around)
        scene = Scene(grid.width + 1, whole(grid), target, 0, enemy & ~loose)
        made = Duel(scene, captured=False, budget=400, eyes=eyes)
        assert made.holds(own, enemy) is safe


@pytest.mark.parametrize("kos", [True, False])
def test_who_wins_the_kos_is_said_beforehand(kos: bool) -> None:
    own, enemy = (of_points(KO.cells, c, KO.grid) for c in (BLACK, WHITE))
    target = of_stones(KO.chain(KO.grid.point("A8")), KO.grid)
    scene = Scene(KO.grid.width + 1, whole(KO.grid), target, 0, enemy)
    assert Duel(scene, captured=True, budget=400, kos=kos).holds(own, enemy) is kos


@pytest.mark.parametrize("budget", [1, 2, 5, 20])
def test_no_more_turns_are_looked_at_than_allowed(budget: int) -> None:
    made, own, enemy = duel(THREE_IN_A_ROW, captured=True, budget=budget)
    assert not made.holds(own, enemy)
    assert made.left >= 0


def test_taken_by_stones_that_do_not_live_it_is_not_dead() -> None:
    # Black's three stones are in atari; White's, who would take them, are as short of eyes.
    rows = ("XXX.O....", "OOOOO....", *["........."] * 7)
    atari = Position.from_rows(rows)
    own = of_points(atari.cells, BLACK, atari.grid)
    enemy = of_points(atari.cells, WHITE, atari.grid)
    for firm, expected in ((enemy, True), (0, False)):
        scene = Scene(10, whole(atari.grid), own, 0, firm)
        made = Duel(scene, captured=True, budget=400)
        # Black, to begin, has nothing better than D9, which takes nothing.
        assert made.holds(own, enemy) is expected


def test_a_line_that_leads_back_ends_and_costs_a_step() -> None:
    made, own, enemy = duel(SQUARE_FOUR, captured=True, budget=50)
    mine, theirs = (Fork(FightTurn(own, enemy, owner_first=turn)) for turn in (False, True))
    mine.children, theirs.children = [theirs], [mine]
    made._forks |= {mine.at: mine, theirs.at: theirs}
    # The reply leads back to where it came from: that shows nothing for the claim.
    assert not made.holds(own, enemy)
    assert (theirs.up > 0, made.left) == (True, 49)


class _CancelledError(Exception):
    pass


@pytest.mark.parametrize("after", [1, 2])
def test_a_fight_is_cancelled_at_any_step(after: int) -> None:
    steps: list[int] = []

    def go_on() -> None:
        steps.append(1)
        if len(steps) == after:
            raise _CancelledError

    own, enemy = (of_points(THREE_IN_A_ROW.cells, c, THREE_IN_A_ROW.grid) for c in COLOURS)
    scene = Scene(10, whole(THREE_IN_A_ROW.grid), own, 0, enemy)
    with pytest.raises(_CancelledError):
        Duel(scene, captured=True, budget=400, go_on=go_on).holds(own, enemy)
    assert len(steps) == after


@pytest.mark.parametrize(("board", "expected"), [(ONE_EYE, True), (CAUGHT_NEXT, False)])
def test_takers_count_if_they_are_not_captured_once_they_have_taken(
    board: Position, expected: bool
) -> None:
    own, enemy = (of_points(board.cells, c, board.grid) for c in COLOURS)
    prey = of_stones(board.chain(board.grid.point("A9")), board.grid)
    scene = Scene(10, whole(board.grid), prey, own & ~prey, 0, takers=enemy)
    assert Duel(scene, captured=True, budget=2000).holds(own, enemy) is expected


def test_a_captured_taker_is_none_even_if_stones_stand_there_again() -> None:
    board = Position.from_rows((".XO......", "XXO......", "OOO......", *["........."] * 6))
    enemy = of_points(board.cells, WHITE, board.grid)
    prey = of_stones(board.chain(board.grid.point("A8")), board.grid)
    scene = Scene(10, whole(board.grid), prey, 0, 0, takers=enemy)
    made = Duel(scene, captured=True, budget=400)
    taken = FightTurn(0, enemy, owner_first=True)
    assert made._takers_live(taken)
    assert not made._takers_live(taken._replace(gone=enemy))


def test_captors_that_were_captured_are_remembered() -> None:
    rows = ("XOX......", "X.X......", "XOX......", ".O.......", *["........."] * 5)
    board = Position.from_rows(rows)
    grid = board.grid
    own, enemy = (of_points(board.cells, c, grid) for c in COLOURS)
    taken, below, vital, away, beside = (
        of_stones({grid.point(name)}, grid) for name in ("B9", "B7", "B8", "J1", "J2")
    )
    at = FightTurn(own, enemy, owner_first=True)
    for firm, takers, gone in ((enemy, 0, taken), (0, enemy, taken), (below, below, 0)):
        made = Duel(Scene(10, whole(grid), own, 0, firm, takers), captured=True, budget=9)
        after = made._after(at, vital)
        assert after is not None
        assert not after.enemy & taken
        assert after.gone == gone
        answered = made._after(after, away)
        assert answered is not None
        assert answered.gone == gone, "an enemy play forgets nothing"
        later = made._after(answered, beside)
        assert later is not None
        assert later.gone == gone, "nor does another of the owner's"


def test_captured_captors_take_nothing_even_if_stones_stand_there_again() -> None:
    board = Position.from_rows((".XO......", "XXO......", "OOO......", *["........."] * 6))
    enemy = of_points(board.cells, WHITE, board.grid)
    prey = of_stones(board.chain(board.grid.point("A8")), board.grid)
    made = Duel(Scene(10, whole(board.grid), prey, 0, enemy), captured=True, budget=9)
    taken = FightTurn(0, enemy, owner_first=True)
    assert made._firm_take(taken)
    assert not made._firm_take(taken._replace(gone=enemy))
    # Without captors there is room enough.
    standing = FightTurn(prey, enemy, owner_first=True)
    assert made._seen(standing).lost
    assert not made._seen(standing._replace(gone=enemy)).lost


def test_takers_that_were_captured_are_no_walls() -> None:
    own, enemy = (of_points(THREE_IN_A_ROW.cells, c, THREE_IN_A_ROW.grid) for c in COLOURS)
    scene = Scene(10, whole(THREE_IN_A_ROW.grid), own, 0, 0, takers=enemy)
    made = Duel(scene, captured=True, budget=9)
    at = FightTurn(own, enemy, owner_first=True)
    assert not made._seen(at).wide
    assert made._seen(at._replace(gone=enemy)).wide


def test_a_pass_lifts_the_bar_of_a_ko() -> None:
    made, own, enemy = duel(THREE_IN_A_ROW, captured=True)
    ko = of_stones({THREE_IN_A_ROW.grid.point("C8")}, THREE_IN_A_ROW.grid)
    fork = Fork(FightTurn(own, enemy, owner_first=True, barred=ko))
    made._expand(fork, [fork])
    passed = [child.at for child in fork.children or () if child.at.own == own]
    assert [(at.owner_first, at.barred) for at in passed] == [(False, 0)]


def test_nothing_is_shown_where_not_every_answer_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fights, "MOST_ANSWERED", 2)
    made, own, enemy = duel(FOUR_IN_A_ROW, captured=False)
    assert not made.holds(own, enemy)


def test_open_space_is_not_looked_through_for_a_capture() -> None:
    rows = (".........", ".XXXX....", ".........", "OOOOOOOOO", *["........."] * 5)
    for board in (WIDE, Position.from_rows(rows)):
        made, own, enemy = duel(board, captured=True)
        assert not made.holds(own, enemy)
        assert made.left == 399


def test_liberties_that_are_left_out_are_filled_by_passing() -> None:
    rows = (".........", ".XXXX....", ".........", "OOOOOOOOO", *["........."] * 5)
    board = Position.from_rows(rows)
    own, enemy = (of_points(board.cells, c, board.grid) for c in COLOURS)
    scene = Scene(10, whole(board.grid), own, 0, enemy)
    made = Duel(scene, captured=False, budget=400)
    fork = Fork(FightTurn(own, enemy, owner_first=False))
    assert not made._seen(fork.at).whole
    made._expand(fork, [fork])
    assert FightTurn(own, enemy, owner_first=True) in [f.at for f in fork.children or ()]


@pytest.mark.parametrize(("corner", "barred"), [("O", True), (".", False)])
def test_a_ko_is_barred_only_if_the_taker_has_no_other_liberty(
    corner: str, barred: bool
) -> None:
    # Black at C8 takes B8; C7 is a further liberty if it is empty.
    rows = (".XO......", "XO.O.....", f".X{corner}......", *["........."] * 6)
    board = Position.from_rows(rows)
    made, own, enemy = duel(board, captured=True)
    play, taken = (of_stones({board.grid.point(n)}, board.grid) for n in ("C8", "B8"))
    after = made._after(FightTurn(own, enemy, owner_first=True), play)
    assert after is not None
    assert not after.enemy & taken
    assert after.barred == (taken if barred else 0)
