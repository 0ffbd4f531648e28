"""Figures of a game: every move stands in one of them once, or is told beside it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.kifu.figures import MOST_FIGURES, Figure, figures, usual_count
from goref.core.base.colour import BLACK, WHITE
from goref.core.game.replay import replay
from goref.io.sgf.read import read_sgf
from tests.strategies import records


def of(text: str, count: int = 0, voided: frozenset[int] = frozenset()) -> tuple[Figure, ...]:
    (game,) = read_sgf(text.encode()).games
    return figures(replay(game.record, voided), count)


def told(figure: Figure) -> dict[str, int]:
    return {figure.position.grid.name(p): n for p, n in figure.numbers.items()}


KO = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee];B[ed];W[bb];B[de];W[ea];B[cb])"


def test_a_point_taken_again_is_told_by_the_number_that_stands_there() -> None:
    (figure,) = of(KO)
    board = figure.position.grid
    assert (figure.first, figure.last) == (1, 7)
    assert told(figure) == {"C4": 1, "E1": 2, "E2": 3, "D1": 5, "E5": 6}
    # White's stone at B4 stood there before: it has no number.
    assert figure.again == (
        (None, board.point("B4"), (4,)),
        (1, board.point("C4"), (7,)),
    )
    assert figure.position.colour(board.point("C4")) is BLACK
    assert figure.position.colour(board.point("B4")) is WHITE, "taken stones stay drawn"


def test_what_stood_before_a_figure_has_no_number_in_it() -> None:
    first, second = of(KO, 2)
    assert (first.first, first.last, second.first, second.last) == (1, 4, 5, 7)
    board = second.position.grid
    assert told(second) == {"D1": 5, "E5": 6, "C4": 7}, "C4 was empty then"
    assert second.again == ()
    assert second.position.colour(board.point("E1")) is WHITE


def test_passes_and_what_was_not_played_are_told() -> None:
    (figure,) = of("(;SZ[5];B[aa];W[];B[aa];W[bb];B[cc])", voided=frozenset({5}))
    assert (figure.passes, figure.unplayed) == ((2,), (3, 5))
    assert told(figure) == {"A5": 1, "B4": 4}


def test_a_record_without_moves_is_one_figure_of_its_position() -> None:
    (figure,) = of("(;SZ[5]AB[aa]AW[bb])")
    assert (figure.first, figure.last, figure.numbers) == (0, 0, {})
    assert sum(map(bool, figure.position.cells)) == 2


@pytest.mark.parametrize(
    ("moves", "count", "ends"),
    [
        (1, 0, [1]),
        (100, 0, [100]),
        (101, 0, [100, 101]),
        (220, 0, [100, 200, 220]),
        (220, 1, [220]),
        (220, 2, [150, 220]),
        (450, 0, [150, 300, 450]),
        (450, 4, [113, 226, 339, 450]),
        (3, 4, [1, 2, 3]),
    ],
)
def test_where_figures_end(moves: int, count: int, ends: list[int]) -> None:
    text = "(;SZ[19]" + ";B[];W[]" * (moves // 2) + ";B[]" * (moves % 2) + ")"
    if (moves, count) == (450, 0):
        assert usual_count(moves) == 4
        ends = [113, 226, 339, 450]
    assert [figure.last for figure in of(text, count)] == ends


@given(records(), st.integers(0, MOST_FIGURES))
def test_every_act_is_in_one_figure_once(record, count: int) -> None:
    moments = replay(record)
    found = figures(moments, count)
    assert len(found) <= MOST_FIGURES
    numbers = [
        number
        for figure in found
        for number in (
            *figure.numbers.values(),
            *(n for _, _, moves in figure.again for n in moves),
            *figure.passes,
            *figure.unplayed,
        )
    ]
    assert sorted(numbers) == list(range(1, len(record.acts) + 1))
    for figure in found:
        assert set(figure.numbers) <= {
            p for p, cell in enumerate(figure.position.cells) if cell
        }
        assert all(figure.first <= n <= figure.last for n in figure.numbers.values())
