"""Small areas filled at random, inside walls whose eyes are known."""

from __future__ import annotations

from hypothesis import strategies as st

from goref.core.base.geometry import Point
from goref.core.board.position import Position

FRAMES = {
    "two eyes outside": "????O.O ????OOO OOOOO.O",
    "one eye outside": "????oo, ????ooo ooooooo",
    "no eye outside": "????o ????o ooooo",
    "a corridor": "o???????o ooooooooo",
    "a corridor, one eye outside": "o??????oo oooooooo, ooooooooo",
    "both colours": "O???X O???X OO?XX OOOX. .OOXX O.OX.",
    "a wall in two parts": "??O.O ?xOOO ??,O. OO,OO .OOO. OOOOO",
    "a chain in the middle": "??O.O ?oOOO ??O.O OOOOO",
    "a chain round a corner": "??xO.O ??xOOO xxxOO. OOOOOO",
}
"""``?`` is filled at random; ``,`` is empty and ``x o`` are stones where play may go too: all
that may be captured."""


def filled(frame: str, stones: list[str]) -> tuple[Position, list[Point]]:
    """A frame filled, and the points on which it can be played."""
    text = "".join(frame.split())
    points = [i for i, sign in enumerate(text) if sign in "?,xo"]
    left = iter(stones)
    signs = "".join(next(left) if sign == "?" else sign for sign in text)
    width = len(frame.split()[0])
    rows = [signs[i : i + width] for i in range(0, len(signs), width)]
    return Position.from_rows(rows, square=False), points


APART = {
    "an eye each": ",O??O, OO??OO XXXXXX X.XX.X",
    "three, two eyes": ",O?O?O, OO?O?OO XXXXXXX X.XXX.X",
    "farther apart": ",O???O, OO???OO XXXXXXX X.XXX.X",
    "a loose wall": "???O,O ???OOO OOO?,O XXXXXX X.XX.X",
    "round": "?OO? OX?O O??O ?OO? XXXX X..X",
    "both colours": ",O?XX. OO?X.X O??XXX OOXXXX X.X.X.",
}
"""Frames of chains that may live only together."""
SETTLED = {
    "two lines": "????O.O ????OOO OOOOO.O",
    "three lines": "???O.O ???OOO ???O.O OOOOOO",
    "at the edge": "O????O.O O????OOO OOOOOO.O",
    "around a stone": "???O.O ?O?OOO ???O.O OOOOOO",
}
"""Frames whose wall lives whatever is inside."""


@st.composite
def enclosed(draw: st.DrawFn, frames: dict[str, str] = FRAMES) -> tuple[Position, list[Point]]:
    """A position in which all chains have a liberty, and where it can be played."""
    frame = frames[draw(st.sampled_from(sorted(frames)))]
    count = frame.count("?")
    stones = draw(st.lists(st.sampled_from("..XXO"), min_size=count, max_size=count))
    position, points = filled(frame, stones)
    while stifled := [c for c in position.chains() if not position.liberties(c)]:
        position = position.without(stifled[-1])
    return position, points
