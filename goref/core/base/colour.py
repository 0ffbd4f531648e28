"""The two colours, and pairs of values with one value for each colour."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, IntEnum
from typing import Generic, NamedTuple, TypeVar

from goref.core.base.faults import fault

T = TypeVar("T")
U = TypeVar("U")


class Colour(IntEnum):
    """A player's colour. The integer is the value of a stone in ``Position.cells``.

    >>> Colour.BLACK.other
    <Colour.WHITE: 2>
    """

    BLACK = 1
    WHITE = 2

    @property
    def other(self) -> Colour:
        return Colour.WHITE if self is Colour.BLACK else Colour.BLACK

    @property
    def letter(self) -> str:
        """``B`` or ``W``, as in SGF."""
        return "B" if self is Colour.BLACK else "W"

    @classmethod
    def from_letter(cls, letter: str) -> Colour:
        """Reads ``B`` or ``W`` (either case). Raises ValueError for anything else."""
        try:
            return {"B": cls.BLACK, "W": cls.WHITE}[letter.upper()]
        except KeyError:
            raise ValueError(fault("no-colour", letter=letter)) from None


BLACK = Colour.BLACK
WHITE = Colour.WHITE
COLOURS = (BLACK, WHITE)


class Who(Enum):
    """The answer to "who did it": a colour, or known to be nobody.

    ``None`` in a field of type ``Who | None`` means that it is not known.
    """

    BLACK = "B"
    WHITE = "W"
    NOBODY = "none"

    @classmethod
    def of(cls, colour: Colour) -> Who:
        return cls.BLACK if colour is Colour.BLACK else cls.WHITE

    @property
    def colour(self) -> Colour | None:
        if self is Who.NOBODY:
            return None
        return Colour.BLACK if self is Who.BLACK else Colour.WHITE


class Pair(NamedTuple, Generic[T]):
    """A value for Black and a value for White, always in that order.

    >>> stones = Pair(132, 129)
    >>> stones.of(WHITE), stones.swapped().black
    (129, 129)
    >>> stones.with_(BLACK, 131)
    Pair(black=131, white=129)
    """

    black: T
    white: T

    def of(self, colour: Colour) -> T:
        return self.black if colour is Colour.BLACK else self.white

    def map(self, function: Callable[[T], U]) -> Pair[U]:
        return Pair(function(self.black), function(self.white))

    def swapped(self) -> Pair[T]:
        return Pair(self.white, self.black)

    def with_(self, colour: Colour, value: T) -> Pair[T]:
        if colour is Colour.BLACK:
            return Pair(value, self.white)
        return Pair(self.black, value)


def added_up(*pairs: Pair[int] | None) -> Pair[int] | None:
    """Returns the sum of the numbers of each side; None if one of the pairs is not known."""
    black = white = 0
    for pair in pairs:
        if pair is None:
            return None
        black, white = black + pair.black, white + pair.white
    return Pair(black, white)
