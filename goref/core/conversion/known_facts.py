"""The known facts of a game whose board nobody has, besides its recorded result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.core.base.colour import BLACK, WHITE, Colour, Who
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.game.record import GameRecord
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.lines import CountedBoard

PAID = "handicap_paid"
"""The fact whether a recorded margin contains the payment for handicap stones."""
EARLY_PASSES = "early-passes"
"""The key of passes before the last play, each of which makes the plays unequal."""
DAME = "dame"
"""The key of a number of dame that must be known."""
BOARDS = (CountedBoard.ALL_ALIVE.value, CountedBoard.AS_IT_STANDS.value)
SEKI = (Quantity.EYES, Quantity.SOLE_LIBERTIES, Quantity.SEKI_GROUPS)
"""The quantities that a board without seki has none of."""
CHOICES: dict[str, tuple[object, ...]] = {
    "last_play": (Who.BLACK, Who.WHITE),
    "began": (Colour.BLACK, Colour.WHITE),
    "first_pass": tuple(Who),
    "last_dame": tuple(Who),
    "last_competitive": tuple(Who),
    "granted_first": tuple(Who),
    PAID: (True, False),
}
"""The facts with few possible values, by name, in the order of :class:`StatedFacts`' fields.

A game without any play has no result to convert, so somebody played last.
"""


@frozen
class KnownFacts:
    """The known facts of a game whose board nobody has.

    Attributes:
        stated: facts as a referee states them.
        amounts: known differences, Black less White, by the key of a quantity
            (:class:`~goref.core.ruling.quantity.Quantity`) in its own unit, or of a counted
            board (:data:`BOARDS`) in points.
        early_passes: Black's passes before the last play, less White's; None if not known.
        handicap_paid: whether the recorded margin contains the rule set's payment for handicap
            stones; None if not known.
        dame, shared: the numbers of the two kinds of public points that were left; None if not
            known.
        size: the points of the board.
    """

    stated: StatedFacts = StatedFacts()
    amounts: Mapping[str, int] = field(default_factory=dict)
    early_passes: int | None = None
    handicap_paid: bool | None = None
    dame: int | None = None
    shared: int | None = None
    size: int = 361

    def without_seki(self) -> KnownFacts:
        """Returns the facts of a board without seki; amounts that are stated are kept."""
        none = {quantity.value: 0 for quantity in SEKI}
        return replace(self, amounts={**none, **self.amounts}, shared=0)

    def with_board(
        self, *, dame: int | None, no_seki: bool, early_passes: int | None
    ) -> KnownFacts:
        """Returns the facts together with what is known of the board and of passes."""
        known = replace(self, dame=dame, early_passes=early_passes)
        return known.without_seki() if no_seki else known

    def assuming(self, fact: str, value: object) -> KnownFacts:
        """Returns the facts together with the value of one of :data:`CHOICES`."""
        if fact == PAID:
            return replace(self, handicap_paid=bool(value))
        change: dict[str, Any] = {fact: value}
        return replace(self, stated=replace(self.stated, **change))

    def knows(self, fact: str) -> bool:
        """Returns whether one of :data:`CHOICES` is known."""
        if fact == PAID:
            return self.handicap_paid is not None
        return getattr(self.stated, fact) is not None

    @property
    def handicap(self) -> int:
        """The handicap stones; 0 for none, which is assumed if nobody stated them."""
        stones = self.stated.handicap or 0
        return stones if stones > 1 else 0

    @property
    def case(self) -> Case:
        """A case with the stated facts, and with a board on which nothing is."""
        return Case(
            GameRecord.of_position(Position.empty(grid(19))), Ruling(), answers=self.stated
        )

    def more_turns(self) -> int | None:
        """Returns Black's turns up to the last play less White's; None if not known."""
        last = self.stated.last_play
        began = self.stated.began
        if began is None and self.handicap:
            began = WHITE
        if last is Who.NOBODY:
            return 0
        if last is None or began is None:
            return None
        if last is not Who.of(began):
            return 0
        return 1 if began is BLACK else -1
