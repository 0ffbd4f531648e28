"""Parts of the board as players name them: nine, such as “top left”, and three thirds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, Text

PLACES: tuple[tuple[Text, Text, Text], ...] = (
    (
        Text("places", "top left"),
        Text("places", "at the top"),
        Text("places", "top right"),
    ),
    (
        Text("places", "on the left"),
        Text("places", "in the centre"),
        Text("places", "on the right"),
    ),
    (
        Text("places", "bottom left"),
        Text("places", "at the bottom"),
        Text("places", "bottom right"),
    ),
)
"""Names of places by row and column, each of them a third of the board."""
THIRDS = (
    Text("places", "left third"),
    Text("places", "middle third"),
    Text("places", "right third"),
)
"""Names of thirds of the board by column."""

AT = Text("places", "{thing} {place}")
IN_CORNER = Text("places", "{thing}, {place}")
NAMED = Text("places", "{thing} at {place}")


SEVERAL = Text("places", "in several places")
MOST_PLACES = 3
"""The most places that are named one by one."""
CENTRE = (1, 1)
STRAGGLERS = 8
"""A place with less than one in this many of the points is not named."""


def place_text(board: Grid, points: Iterable[Point], language: Language) -> str:
    """Returns the place of some points, by their centre.

    If the points are not around their centre, returns the places that contain them, or ``in
    several places``.
    """
    places = _places(board, tuple(points))
    if len(places) > MOST_PLACES:
        return SEVERAL.in_(language)
    told = (PLACES[row][column].in_(language) for row, column in places)
    return LANGUAGES[language].listed(told)


def part_text(
    board: Grid, column: int, parts: Iterable[Collection[Point]], language: Language
) -> str:
    """Returns the name of a third of the board (0 left to 2 right), or of one place in it.

    Args:
        parts: groups of points; a place is named if the centres of all are in it.
    """
    rows = {_third(board, points)[0] for points in parts}
    if len(rows) == 1:
        return PLACES[rows.pop()][column].in_(language)
    return THIRDS[column].in_(language)


def at_place(thing: str, board: Grid, points: Iterable[Point], language: Language) -> str:
    """Returns a thing with its place: ``Black's 4 stones, top left``; one point by its name."""
    points = tuple(points)
    if len(points) == 1:
        return NAMED.in_(language, thing=thing, place=board.name(points[0]))
    places = _places(board, points)
    apart = 1 not in places[0] if len(places) == 1 else len(places) <= MOST_PLACES
    text = IN_CORNER if apart else AT
    return text.in_(language, thing=thing, place=place_text(board, points, language))


def _places(board: Grid, points: Collection[Point]) -> list[tuple[int, int]]:
    """Returns the thirds to name some points by, as rows and columns.

    Usually this is the third that contains their centre. If the points are far from their
    centre, or around the middle of the board, every third with some of them is returned. The
    result is in board order and leaves out stragglers.
    """
    middle = _third(board, points)
    lie = Counter(_third(board, (p,)) for p in points)
    between = middle == CENTRE and 3 * lie[middle] < len(points)
    if not (between or _is_spread(board, points)):
        return [middle]
    places = sorted(lie)
    most = [p for p in places if lie[p] * STRAGGLERS >= len(points)]
    return most if 2 * sum(lie[p] for p in most) > len(points) else places


def _is_spread(board: Grid, points: Collection[Point]) -> bool:
    """Returns True if points are further from their centre than if they filled half the board.

    Distances across and down are added.
    """
    count = len(points)
    lines = [board.column(p) for p in points], [board.row(p) for p in points]
    across, down = (sum(abs(count * n - sum(every)) for n in every) for every in lines)
    far = across * board.height + down * board.width
    return 8 * far > 3 * count * count * board.width * board.height


def _third(board: Grid, points: Iterable[Point]) -> tuple[int, int]:
    """Returns row and column of the place, from 0 to 2, from the top left."""
    points = tuple(points)
    count = len(points)
    across = sum(2 * board.column(p) + 1 for p in points)
    down = sum(2 * board.row(p) + 1 for p in points)
    return (
        3 * down // (2 * count * board.height),
        3 * across // (2 * count * board.width),
    )
