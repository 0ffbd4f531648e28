"""The stone check: where every stone of each colour is, and whether that is possible.

Every stone put down is still on the board or was captured: on the board + captured = played +
set up. Unknown numbers are None; nothing is guessed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair, added_up
from goref.core.base.frozen import frozen, replace
from goref.core.case.case import Case
from goref.core.game.replay import NO_STONES
from goref.core.incidents.paying import laid_in_lids

if TYPE_CHECKING:
    from goref.core.case.facts import Facts

FULL_SET = Pair(181, 180)
"""The stones in a set for 19 lines, often used on smaller boards too."""


@frozen
class Ledger:
    """Numbers of stones of Black and of White.

    Attributes:
        bowls_held: stones that a full pair of bowls holds (181 and 180 on 19 lines).
        setup: handicap stones and other stones put down outside the turns.
        plays: stones put on the board in turn; None: not known.
        pass_stones: stones put off the board; None: not known.
        standing: stones on the board at the end, dead ones included.
        dead: stones on the board that are ruled dead.
        captured: stones captured in play; None: not known.
        found: stones the referee found in the bowls; None: not stated.
        laid: stones put on the other side's lid as a penalty.
    """

    bowls_held: Pair[int]
    setup: Pair[int]
    plays: Pair[int] | None
    pass_stones: Pair[int] | None
    standing: Pair[int]
    dead: Pair[int]
    captured: Pair[int] | None
    found: Pair[int] | None = None
    laid: Pair[int] = NO_STONES

    @property
    def lost(self) -> Pair[int] | None:
        """The stones of each side on the other side's lid once dead stones are removed.

        None if the stones captured in play are not known.
        """
        return added_up(self.captured, self.dead, self.laid)

    @property
    def in_bowls(self) -> Pair[int] | None:
        """Stones that must be in the bowls; None if the number is not known.

        The stones of the full bowls that were not used: neither played, set up, passed with,
        nor put on a lid as a penalty.

        If the plays are not known: the stones neither on the board nor on a lid. Below zero if
        more were used than the bowls hold: prisoners were exchanged, or a figure is wrong.
        """
        passed = self.pass_stones
        if passed is None:
            return None
        if self.plays is not None:
            put, off = self.plays, self.setup
        elif self.captured is not None:
            put, off = self.standing, self.captured
        else:
            return None
        used = [put[i] + off[i] + passed[i] + self.laid[i] for i in (0, 1)]
        return Pair(self.bowls_held.black - used[0], self.bowls_held.white - used[1])

    @property
    def implied_plays(self) -> Pair[int] | None:
        """The plays that the stones on the board and the captured ones imply.

        None if the captured stones are not known, or a number would be below 0.
        """
        if self.captured is None:
            return None
        made = [self.standing[i] + self.captured[i] - self.setup[i] for i in (0, 1)]
        return Pair(made[0], made[1]) if min(made) >= 0 else None

    @property
    def gap(self) -> Pair[int] | None:
        """(On the board + captured) - (played + set up): 0 unless a figure is wrong.

        None if plays or captured stones are not known.
        """
        if self.plays is None or self.captured is None:
            return None
        gaps = [
            self.standing[i] + self.captured[i] - self.plays[i] - self.setup[i] for i in (0, 1)
        ]
        return Pair(gaps[0], gaps[1])

    @property
    def unexplained(self) -> tuple[tuple[Colour, int], ...]:
        """The colours whose :attr:`gap` is above 0 (stones too many) or below 0 (missing).

        Empty also if the gap is not known.
        """
        return _uneven(self.gap)

    @property
    def astray(self) -> tuple[tuple[Colour, int], ...]:
        """The colours with stones too many (number above 0) or missing (below 0) in their bowl.

        Empty also if a number is not known, or if prisoners must have been exchanged: the bowls
        then prove nothing.
        """
        due, found = self.in_bowls, self.found
        if due is None or found is None or min(due) < 0:
            return ()
        return _uneven(Pair(found.black - due.black, found.white - due.white))


def _uneven(gaps: Pair[int] | None) -> tuple[tuple[Colour, int], ...]:
    return () if gaps is None else tuple((c, gaps.of(c)) for c in COLOURS if gaps.of(c))


def ledger_of(
    case: Case, facts: Facts, dead: Pair[int] = NO_STONES, *, equal_sets: bool = False
) -> Ledger:
    """Returns the stone check of a case under one reading of its facts.

    In a bare position, an equal surplus of both sides is taken as stones set up before the game
    (座子). On a small board, the bowls are assumed to hold a full set for 19 lines if that fits
    the stones found in them better.

    ``equal_sets``: True if the rules give both sides equally many stones.
    """
    position = case.position
    standing = Pair(position.count(BLACK), position.count(WHITE))
    points = len(position.grid)
    more = 0 if equal_sets else 1
    made = Ledger(
        Pair((points + more) // 2, points // 2),
        facts.setup,
        facts.plays,
        facts.pass_stones,
        standing,
        dead,
        facts.captured,
        case.answers.bowls,
        laid_in_lids(case.incidents) if case.incidents else NO_STONES,
    )
    full = replace(made, bowls_held=Pair(FULL_SET.white + more, FULL_SET.white))
    if points < sum(FULL_SET) and _astray(full) < _astray(made):
        made = full
    gap = made.gap
    if case.record.is_bare and gap is not None and gap.black == gap.white > 0:
        seated = replace(facts, setup=facts.setup.map(gap.black.__add__))
        return ledger_of(case, seated, dead, equal_sets=equal_sets)
    return made


def _astray(kept: Ledger) -> int:
    return sum(abs(count) for _, count in kept.astray)
