"""Which groups are played out, and that the result hangs on the board alone."""

from __future__ import annotations

import pytest

from goref.app.opinion.playing_out.fates import Leaning, PlayedOut
from goref.app.opinion.playing_out.playing_out import (
    BUDGET,
    HUGE,
    LARGE,
    Fights,
    _Board,
    played_out,
)
from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.masks import of_points
from tests.app.opinion.playing_out.boards import (
    BENT_THREE,
    CAUGHT_NEXT,
    EMPTY,
    FALSE_EYE,
    FATES,
    FOUR_IN_A_ROW,
    FOUR_IN_THE_CORNER,
    KO,
    KO_FOR_AN_EYE,
    N_FIVE,
    ONE_EYE,
    RACE,
    SEKI,
    SQUARE_FOUR,
    THREE_SHARED,
    TWO_EYES,
    WIDE,
    held,
)
from tests.core.build import spots


def blacks(position: Position) -> set[Chain]:
    return set(position.chains(BLACK))


@pytest.mark.parametrize("name", FATES)
def test_what_comes_of_a_group(name: str) -> None:
    position, fate = FATES[name]
    assert played_out(position, held(position)) == dict.fromkeys(blacks(position), fate)


@pytest.mark.parametrize("name", FATES)
@pytest.mark.parametrize("swapped", [False, True])
def test_turned_boards_and_both_colours_have_the_same_result(name: str, swapped: bool) -> None:
    position, fate = FATES[name]
    for turn in range(8):
        board = position.turned(turn)
        there = {
            frozenset(position.grid.turned(p, turn) for p in chain): leaning
            for chain, leaning in held(position).items()
        }
        dragon = {
            frozenset(position.grid.turned(p, turn) for p in chain)
            for chain in blacks(position)
        }
        image = board.swapped() if swapped else board
        assert played_out(image, there) == dict.fromkeys(dragon, fate)


def test_halves_that_only_a_false_eye_joins_are_dead_if_neither_is_trusted() -> None:
    doubted = dict.fromkeys(blacks(FALSE_EYE), PlayedOut.CAPTURED)
    assert played_out(FALSE_EYE, held(FALSE_EYE, sure=False)) == doubted
    # A friend that nobody doubts is a way out.
    trusted = played_out(FALSE_EYE, held(FALSE_EYE))
    assert set(trusted.values()) == {PlayedOut.UNSETTLED}


def test_two_eyes_to_see_are_not_played_out() -> None:
    assert played_out(TWO_EYES, held(TWO_EYES)) == {}


def test_two_eyes_to_see_are_played_out_if_asked_for() -> None:
    (dragon,) = blacks(TWO_EYES)
    found = played_out(TWO_EYES, held(TWO_EYES), also=[dragon])
    assert found == {dragon: PlayedOut.LIVES}


def test_whom_somebody_doubts_is_played_out_even_with_two_eyes() -> None:
    (dragon,) = blacks(TWO_EYES)
    doubted = held(TWO_EYES, sure=False)
    assert played_out(TWO_EYES, doubted) == {dragon: PlayedOut.LIVES}


def test_what_surely_lives_by_itself_or_is_surely_dead_is_left_alone() -> None:
    (dragon,) = blacks(ONE_EYE)
    for leaning in (Leaning(True, True, True), Leaning(False, True, False)):
        assert played_out(ONE_EYE, {**held(ONE_EYE), dragon: leaning}) == {}


def test_a_few_stones_that_nobody_doubts_are_left_alone() -> None:
    few = Position.from_rows(("XX.......", "XX.......", EMPTY, EMPTY, "O" * 9, *[EMPTY] * 4))
    (chain,) = blacks(few)
    assert len(chain) < LARGE
    assert played_out(few, held(few)) == {}
    assert played_out(few, held(few, sure=False)).keys() == {chain}


def test_a_stone_between_chains_that_live_is_captured() -> None:
    rows = ("XX.XXXO..", "X.O..XO..", "XX..XXO..", "XXX.XXO..", "XX.XXXO..", "OOOOOOO..")
    board = Position.from_rows((*rows, *[EMPTY] * 3))
    stone = spots(board.grid, "C8")
    doubted = {
        c: Leaning(True, c != stone, c != stone and c not in blacks(board))
        for c in board.chains()
    }
    left, right = blacks(board)
    lives = {left: PlayedOut.LIVES, right: PlayedOut.LIVES}
    assert played_out(board, doubted) == {**lives, stone: PlayedOut.CAPTURED}


def test_a_few_stones_in_a_small_space_are_played_out_though_nobody_doubts_them() -> None:
    rows = ("XX.O.....", "XXOO.....", ".O.......", "OO.......", *[EMPTY] * 5)
    few = Position.from_rows(rows)
    (chain,) = blacks(few)
    for sure in (True, False):
        assert played_out(few, held(few, sure=sure)) == {chain: PlayedOut.CAPTURED}


def test_a_small_room_is_read_for_longer_if_it_is_not_settled() -> None:
    """Black's four points, with three dame open: who plays in their middle first decides."""
    board = Position.from_rows(
        (
            *["O" * 9] * 3,
            "OOO..OOOO",
            "OOOXXXOOO",
            ".OXX.XXOO",
            "OOX...XOO",
            "OOXXXXXOO",
            ".OOOOO.OO",
        )
    )
    (ring,) = blacks(board)
    assert played_out(board, held(board)) == {ring: PlayedOut.HANGS}
    assert played_out(board, held(board), 4 * BUDGET) == {ring: PlayedOut.UNSETTLED}


def test_prey_that_saves_itself_by_beginning_hangs_on_who_begins() -> None:
    grid = THREE_SHARED.grid
    prey, white = (THREE_SHARED.chain(grid.point(name)) for name in ("B9", "E9"))
    sure = {chain: Leaning(chain != prey, True, False) for chain in THREE_SHARED.chains()}
    firm = {c: one._replace(firm=one.alive and c != white) for c, one in sure.items()}
    assert played_out(THREE_SHARED, firm) == {prey: PlayedOut.HANGS}
    # Who lives without them needs not take them.
    free = {**firm, white: firm[white]._replace(firm=True)}
    assert played_out(THREE_SHARED, free) == {}


@pytest.mark.parametrize("name", FATES)
def test_a_fight_that_is_known_is_not_fought_again(name: str) -> None:
    position, fate = FATES[name]
    fights: Fights = {}
    steps = [0]

    def count() -> None:
        steps[0] += 1

    for again in (False, True):
        before = steps[0]
        found = played_out(position, held(position), go_on=count, fights=fights)
        assert found == dict.fromkeys(blacks(position), fate)
        assert (steps[0] == before) is again


@pytest.mark.parametrize("name", ["taken", "later", "none"])
def test_prey_that_only_retakes_a_ko_is_captured(name: str) -> None:
    grid = KO.grid
    boards = {
        "taken": KO,
        "later": KO.without([grid.point("A9")]),  # Black at B9 would be in a ko
        "none": KO.play(grid.point("B9"), WHITE).position,
    }
    board = boards[name]
    prey, white = (board.chain(grid.point(point)) for point in ("A8", "C9"))
    lone = grid.point("A9")
    held = {
        chain: Leaning(chain != prey, True, chain not in (prey, white) and lone not in chain)
        for chain in board.chains()
    }
    assert played_out(board, held) == {prey: PlayedOut.CAPTURED}
    untaken = {prey: PlayedOut.UNTAKEN}
    assert played_out(board, held, budget=3) == untaken  # too little to see that


def test_a_stone_that_lives_by_taking_others_is_no_reason_to_play_them_out() -> None:
    # White's pair is taken at F5, or takes F4 there: a play is missing, no more.
    few = Position.from_rows(
        (
            ".........",
            ".X.....X.",
            ".........",
            "XXXXXXXXX",
            "OOOXO.XOO",
            "..OXOXOO.",
            "..OXXOO..",
            "..OOOO...",
            ".........",
        )
    )
    prey, stone = (few.chain(few.grid.point(name)) for name in ("E5", "F4"))
    held = {
        chain: Leaning(chain != prey, True, chain not in (prey, stone))
        for chain in few.chains()
    }
    assert played_out(few, held) == {}


@pytest.mark.parametrize(
    ("rows", "taken"),
    [(("X.O.X", "OOO.X", "XXXXX"), True), (("X.O.X", "OOX.X", "XX.XX"), False)],
)
def test_a_stone_in_the_space_of_one_chain_is_dead_by_it(
    rows: tuple[str, ...], taken: bool
) -> None:
    board = Position.from_rows((*(row + "...." for row in rows), *["........."] * 6))
    stone = board.chain(board.grid.point("A9"))
    black = blacks(board) - {stone}
    held = {chain: Leaning(True, chain != stone, chain in black) for chain in board.chains()}
    assert (played_out(board, held)[stone] is PlayedOut.CAPTURED) is taken


def test_doubted_captors_count_only_if_they_live_once_they_have_taken() -> None:
    (dragon,) = blacks(ONE_EYE)
    doubted = {
        chain: Leaning(chain == dragon, chain == dragon, False) for chain in ONE_EYE.chains()
    }
    assert played_out(ONE_EYE, doubted)[dragon] is PlayedOut.CAPTURED
    # Closed in by Black who lives, White is caught next.
    black, dragon = blacks(CAUGHT_NEXT), CAUGHT_NEXT.chain(CAUGHT_NEXT.grid.point("A9"))
    doubted = {
        chain: Leaning(chain in black, chain in black, chain in black and chain != dragon)
        for chain in CAUGHT_NEXT.chains()
    }
    assert played_out(CAUGHT_NEXT, doubted).get(dragon) is not PlayedOut.CAPTURED


@pytest.mark.parametrize("white_lives", [True, False])
def test_doubted_stones_that_live_afterwards_take_who_is_in_atari(white_lives: bool) -> None:
    black, white = spots(RACE.grid, "F6"), spots(RACE.grid, "D5")
    found = played_out(
        RACE,
        {
            chain: Leaning(not chain & white or white_lives, False, False)
            if chain & (black | white)
            else Leaning(True, True, True)
            for chain in RACE.chains()
        },
    )
    assert {chain & (black | white): fate for chain, fate in found.items()} == {
        black: PlayedOut.CAPTURED,
        white: PlayedOut.LIVES,
    }


def test_nothing_is_said_of_stones_in_open_space() -> None:
    found = played_out(WIDE, held(WIDE, sure=False))
    assert set(found.values()) == {PlayedOut.UNSETTLED}


def test_stones_that_wait_for_each_other_are_not_captured() -> None:
    waiting = spots(SEKI.grid, "D9 C7")
    nobody = {
        chain: Leaning(True, True, not chain & (waiting | spots(SEKI.grid, "B9 E8 G9 F9")))
        for chain in SEKI.chains()
    }
    found = played_out(SEKI, nobody)
    assert found
    assert set(found.values()) == {PlayedOut.SAFE}


def test_the_result_hangs_on_a_number_of_turns_not_on_time() -> None:
    known = held(FOUR_IN_A_ROW)
    (dragon,) = blacks(FOUR_IN_A_ROW)
    first = played_out(FOUR_IN_A_ROW, known)
    assert first == played_out(FOUR_IN_A_ROW, known) == {dragon: PlayedOut.LIVES}
    assert played_out(FOUR_IN_A_ROW, known, 2) == {dragon: PlayedOut.UNSETTLED}


def dead_ring(position: Position, name: str) -> tuple[Chain, dict[Chain, Leaning]]:
    """Black's chain at a point, and what is held of a board where it alone is dead."""
    ring = position.chain(position.grid.point(name))
    firm = {c: Leaning(c != ring, True, len(c) > 2 and c != ring) for c in position.chains()}
    return ring, firm


@pytest.mark.parametrize(
    ("board", "name"), [(BENT_THREE, "A7"), (FOUR_IN_THE_CORNER, "A8")], ids=["three", "four"]
)
def test_a_dead_ring_that_lives_by_beginning_hangs_on_who_begins(
    board: Position, name: str
) -> None:
    ring, firm = dead_ring(board, name)
    assert played_out(board, firm) == {ring: PlayedOut.HANGS}


def test_a_dead_ring_that_lives_by_winning_a_ko_hangs_on_the_ko() -> None:
    ring, firm = dead_ring(KO_FOR_AN_EYE, "A7")
    assert played_out(KO_FOR_AN_EYE, firm) == {ring: PlayedOut.KO}


def test_a_dead_ring_that_does_not_live_by_beginning_is_not_doubted() -> None:
    stone = ONE_EYE.with_stones({ONE_EYE.grid.point("B8"): WHITE})
    for board in (
        stone,
        SQUARE_FOUR,
        SQUARE_FOUR.with_stones({SQUARE_FOUR.grid.point("B8"): WHITE}),
    ):
        ring, firm = dead_ring(board, "A9")
        assert played_out(board, firm).get(ring) in (None, PlayedOut.CAPTURED)


def test_a_dead_ring_is_not_doubted_because_too_little_was_read() -> None:
    _, firm = dead_ring(SQUARE_FOUR, "A9")
    assert played_out(SQUARE_FOUR, firm, budget=1) == {}


def test_dead_stones_that_a_play_leaves_in_seki_are_not_simply_dead() -> None:
    grid = N_FIVE.grid
    ring, inside = (N_FIVE.chain(grid.point(name)) for name in ("C9", "B9"))
    held = {
        chain: Leaning(chain != inside, True, chain not in (ring, inside))
        for chain in N_FIVE.chains()
    }
    found = played_out(N_FIVE, held)
    assert found[ring] is PlayedOut.SAFE
    assert found[inside] in (PlayedOut.HANGS, PlayedOut.UNTAKEN)


@pytest.mark.parametrize(
    ("third", "fate"),
    [("XXXOO....", PlayedOut.SAFE), ("XXOOO....", None)],
    ids=["ten stones", "nine stones"],
)
def test_a_huge_dead_group_is_played_out_if_one_stone_lives_by_its_death_alone(
    third: str, fate: PlayedOut | None
) -> None:
    # Black takes C9 at D9, and has two eyes then.
    rows = (".XO.XO...", "XXXXXO...", third, "OOO......", *["........."] * 5)
    board = Position.from_rows(rows)
    group, stone = (board.chain(board.grid.point(name)) for name in ("B9", "C9"))
    held = {
        chain: Leaning(chain != group, True, chain not in (group, stone))
        for chain in board.chains()
    }
    assert len(group) == (HUGE if fate else HUGE - 1)
    assert played_out(board, held) == ({group: fate} if fate else {})


def test_dead_stones_that_share_their_room_with_living_friends_are_left_alone() -> None:
    rows = ("...XX....", "XXXOX....", "OOOOX....", *["...OX...."] * 6)
    board = Position.from_rows(rows)
    dead = board.chain(board.grid.point("A8"))
    held = {chain: Leaning(chain != dead, True, chain != dead) for chain in board.chains()}
    assert played_out(board, held) == {}


def test_living_stones_in_a_ring_that_is_not_captured_are_played_out_too() -> None:
    ring, inside = (N_FIVE.chain(N_FIVE.grid.point(name)) for name in ("C9", "B9"))
    held = {
        chain: Leaning(True, True, chain not in (ring, inside)) for chain in N_FIVE.chains()
    }
    fates = {ring: PlayedOut.SAFE, inside: PlayedOut.UNTAKEN}
    assert played_out(N_FIVE, held) == fates


def close(stones: int, feeding: int, few: int) -> bool:
    """Whether a dead row of Black's is close to as many stones of White's that live by it, with
    more room around than is looked through."""
    rows = ("X" * stones + "." * (9 - stones), ".........", "O" * feeding + "." * (9 - feeding))
    board = Position.from_rows((*rows, *[EMPTY] * 6))
    masks = {c: of_points(board.cells, c, board.grid) for c in COLOURS}
    held = [(mask, Leaning(True, True, False)) for mask in masks.values()]
    made = _Board(board, held, 1, lambda: None, {})
    return made._is_close(BLACK, masks[BLACK], masks[WHITE], few)


def test_a_dead_group_in_wide_room_is_close_to_no_more_stones_than_it_has() -> None:
    assert close(5, 5, 3)
    assert not close(5, 6, 3)
    assert not close(5, 2, 3)
    assert close(5, 1, 1)
