"""What is at stake in a card: the change of the margin for each answer, counted one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.edits.ruling import (
    DisputePoints,
    LeaveAsItStands,
    SettleFinding,
)
from goref.app.questions.card import Card
from goref.app.questions.queue import first_order, place, steady
from goref.app.stakes import Stake, counting_after, stake
from goref.core.base.frozen import frozen, replace
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import Kind
from goref.core.scoring.scoring import Bench, Score

DAME_LEFT = "dame-left"
"""The finding that the dame are not all filled."""
COUNTS_ALIKE = (SettleFinding, DisputePoints, LeaveAsItStands)
"""Acts that change nothing that is counted."""


@frozen
class CardStake:
    """What hangs on a card.

    Attributes:
        outcomes: by the names of the answers that are shown.
        change: the largest change of the margin, in points, without sign; None where none
            is known.
        flips: whether an answer would change the winner.
    """

    outcomes: Mapping[str, Stake]
    change: Fraction | None
    flips: bool


class CardScales:
    """Weighs the cards of one case, against the case with what is clear accepted.

    So a doubt weighs the same before and after the clear is accepted.

    Attributes:
        accepts: the act that accepts it.
    """

    def __init__(self, assessment: Assessment, cards: Iterable[Card]) -> None:
        self._assessment = assessment
        self.accepts: Edit | None = next(
            (c.accepts for c in cards if c.asks and c.accepts), None
        )

        self._played_on: Fraction | None = None

    @cached_property
    def _base(self) -> tuple[Bench, Score]:
        bench, score = self._assessment.bench, self._assessment.score
        if self.accepts is not None:
            bench = bench.with_case(self.accepts.apply(bench.case))
            score = bench.score(score.rules, remarks=False)
        return bench, score

    def outcomes(self, card: Card) -> Iterator[Stake | None]:
        """What each answer leads to, counted as it is asked for; None between two pieces of
        work, of which none is longer than a count."""
        if card.about is QuestionKind.ACCEPT:
            return
        if "_base" not in vars(self):
            _ = self._base
            yield None
        if is_of_dame(card):
            yield from self._playing_on(card)
        for answer in card.answers:
            if answer.edit is None:
                yield Stake(None)
            elif (answer.as_now and self.accepts is None) or isinstance(
                answer.edit, COUNTS_ALIKE
            ):
                yield Stake(Fraction(0))
            else:
                yield from self._counting(answer.edit)

    def _counting(self, edit: Edit) -> Iterator[Stake | None]:
        bench, now = self._base
        after: Score | None = None
        for after in counting_after(bench, edit, now.rules):
            if after is None:
                yield None
        if after is None or (now.needs and not after.needs):
            yield Stake(None, then=after)
        else:
            yield stake(now, after)

    def weigh(self, card: Card) -> CardStake:
        """All of it at once."""
        return self.stake(card, self.outcomes(card))

    def stake(self, card: Card, made: Iterable[Stake | None]) -> CardStake:
        """What hangs on a card: its outcomes, and what its findings say themselves."""
        each = (one for one in made if one is not None)
        outcomes = dict(zip((answer.name for answer in card.answers), each, strict=False))
        said = [finding.change for finding in card.findings if finding.change]
        if is_of_dame(card) and self._played_on and self._flips(self._played_on):
            said.append(self._played_on)
        changes = [abs(one.change) for one in outcomes.values() if one.change is not None]
        changes += map(abs, said)
        flips = any(one.flips for one in outcomes.values()) or any(map(self._flips, said))
        flips = flips or (card.asks and any(item.flips for item in card.items))
        return CardStake(outcomes, max(changes, default=None), flips)

    def _playing_on(self, card: Card) -> Iterator[None]:
        """Count what it would add to the margin to fill the dame in turn, where a stone counts
        as much as the point it fills, and it is known whose turn it is.

        Elsewhere the points that have to be filled are matters of their own. So are open kos,
        which are left, and a border that is not closed: until that is ruled on nobody knows
        what the dame are.
        """
        bench, now = self._base
        left = {p for finding in card.findings for p in finding.points}
        neutral = {p for p, s in now.survey.statuses.items() if s.kind is Kind.DAME}
        if Quantity.STONES not in now.rules.weights or not neutral <= left:
            return
        from goref.core.playing_on.continuation import to_move
        from goref.core.playing_on.dame import settling
        from goref.core.playing_on.effects import effects

        mover = to_move(bench.case)
        if mover is None:
            return
        for made in settling(bench.case, mover.colour, kos=False):
            if made is None:
                yield
            else:
                ways = {True: made, False: made}
                self._played_on = next(effects([now.rules], ways)).difference

    def _flips(self, change: Fraction) -> bool:
        """Whether another margin would change the winner."""
        now = self._base[1]
        if now.margin is None:
            return False
        return replace(now, margin=now.margin + change).ahead is not now.ahead


def is_of_dame(card: Card) -> bool:
    """Whether a card tells of dame that are left."""
    return any(finding.code == DAME_LEFT for finding in card.findings)


def ordered(
    cards: Iterable[Card], stakes: Mapping[tuple[object, ...], CardStake]
) -> tuple[Card, ...]:
    """Cards, the weightiest first; ``stakes``: what is known, by the keys of the cards.

    An accepting goes before, notes come last. What is not weighed yet stays by what is told
    of it beforehand; what weighs the same, by where it is.
    """

    def weight(card: Card) -> tuple[object, ...]:
        first = first_order(card)
        known = stakes.get(card.key)
        if known is None:
            return first
        changes = -(known.change or Fraction(0))
        return (
            *place(card),
            not known.flips,
            changes,
            -card.level.urgency,
            False,
            *steady(card),
        )

    return tuple(sorted(cards, key=weight))
