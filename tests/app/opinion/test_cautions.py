"""What is worth a look on a board that is judged."""

from __future__ import annotations

from goref.app.opinion.cautions import in_atari, protective, to_fill
from goref.app.opinion.judging import judged
from goref.app.opinion.suggestion import Caution, Reason, Why
from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.ruling.ruling import StoneStatus
from goref.core.ruling.survey import survey
from tests.app.opinion.opinions import opinion
from tests.core.build import spots
from tests.core.protection.test_needed_play import PRESSED

WALL = "...XO...."
BOARD = Position.from_rows((*[WALL] * 3, "...XOO...", "...XOX...", "...XOO...", *[WALL] * 3))


def test_a_living_stone_with_one_liberty_is_told_with_it() -> None:
    stone, liberty = spots(BOARD.grid, "F5"), spots(BOARD.grid, "G5")
    alive = judged(BOARD, opinion(BOARD, {}), {}, dict.fromkeys(stone, StoneStatus.ALIVE))
    assert in_atari(alive) == (Caution(stone, BLACK, Reason(Why.ATARI, liberty)),)
    dead = judged(BOARD, opinion(BOARD, {}), {}, dict.fromkeys(stone, StoneStatus.DEAD))
    assert in_atari(dead) == ()


OPEN = Position.from_rows(["...XO...."] * 9)
TWO_EYES = Position.from_rows(
    [*[".XO......"] * 4, "XXO......", *[".XO......"] * 2, "OXO......", ".XO......"]
)


def first_plays(board: Position, at: str, said: float = 0.95, **ruled: StoneStatus) -> bool:
    """Whether a point where it matters who plays first is told."""
    x = opinion(board, {at: 0.95, "D1 D2 D3 D4 D5 D6 D7 D8 D9": said}, sway={at: 1.9})
    x = opinion(board, {"A2": 0.95}, sway={at: 1.9}) if board is TWO_EYES else x
    lives = {spot: life for name, life in ruled.items() for spot in spots(board.grid, name)}
    of = judged(board, x, {}, lives)
    told = protective(board, of, x)
    return any(care.reason.why is Why.FIRST_PLAY for care in told)


def test_who_plays_first_is_told_only_where_the_walls_are_in_question() -> None:
    assert first_plays(OPEN, "A5")
    assert not first_plays(OPEN, "A5", D5=StoneStatus.ALIVE)  # ruled
    assert not first_plays(OPEN, "A5", said=0.2)  # asked about themselves
    assert not first_plays(TWO_EYES, "A3")  # alive whatever is played


def test_a_play_that_is_needed_is_told_unless_the_stones_are_asked_about_themselves() -> None:
    board, grid = PRESSED.position, PRESSED.record.grid
    stones = spots(grid, "A1 B1")
    seen, point = survey(board, PRESSED.ruling), spots(grid, "B2")
    needed = Caution(point, BLACK, Reason(Why.FILL, point))
    assert to_fill(seen, judged(board, opinion(board, {}), {})) == (needed,)
    unsure = judged(board, opinion(board, {"A1 B1": 0.1}), {})
    assert stones in {chain.points for chain in unsure.doubtful}
    assert to_fill(seen, unsure) == ()
