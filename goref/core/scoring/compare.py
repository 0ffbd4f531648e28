"""Explains why two rule sets give a case different margins: by terms that add up exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction

from goref.core.base.colour import Pair
from goref.core.base.frozen import frozen
from goref.core.case.facts import Facts
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.tally import Tally
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Score, Scorer, weighed

HANDICAP_STONES = "handicap-stones"
PLAYS = "plays"


@frozen
class MarginTerm:
    """A term of the difference between two margins, in points.

    Attributes:
        term: the key of the quantity, the payment or the counted board that differs.
        points: the points that the term adds for Black under one rule set, less those that it
            adds under the reference rule set.
        here: the points that the term adds for Black under the first rule set; 0 if that rule
            set ignores the term.
    """

    term: str
    points: Fraction
    here: Fraction = Fraction(0)

    @property
    def there(self) -> Fraction:
        """The points that the term adds for Black under the reference rule set."""
        return self.here - self.points


@frozen
class Compared:
    """A score, and the reasons why its margin differs from that of the reference.

    ``reasons`` is empty if a margin is missing.
    """

    score: Score
    reference: Score
    reasons: tuple[MarginTerm, ...]


def compare(bench: Scorer, rules: Iterable[RuleSet], reference: RuleSet) -> Iterator[Compared]:
    """Yields scores of a case under several rule sets, each compared with a reference.

    Each rule set is counted only when its score is requested.
    """
    base = bench.score(reference)
    for each in rules:
        score = base if each.id == reference.id else bench.score(each)
        yield Compared(score, base, reasons(bench, score, base))


def reasons(bench: Scorer, score: Score, reference: Score) -> tuple[MarginTerm, ...]:
    """Returns the terms by which the margin of ``score`` differs from that of ``reference``.

    Empty if a margin is missing. Raises AssertionError, which means a bug, if the terms do not
    add up to the difference.
    """
    if score.margin is None or reference.margin is None:
        return ()
    _, common = bench.ruled
    here, terms = _terms(score, common), _terms(score, common)
    for key, points in _terms(reference, common).items():
        terms[key] -= points
    if weight := weight_as_plays(score.rules, reference.rules):
        told = _stones_as_plays(terms, weight, common, score.facts)
        here |= told if weight > 0 else {}
    found = [MarginTerm(key, points, here[key]) for key, points in terms.items() if points]
    gap = score.margin - reference.margin
    if sum((r.points for r in found), Fraction(0)) != gap:
        raise AssertionError(f"reasons for {score.rules.id} do not add up to {gap}")
    return tuple(sorted(found, key=lambda r: -abs(r.points)))


def weight_as_plays(rules: RuleSet, reference: RuleSet) -> int:
    """Returns by how much more a rule set weighs stones than a reference, if by plays.

    0 if only one of stones on the board and lost stones weighs differently, or neither does.
    """
    stones, lost = (
        rules.weights.get(q, 0) - reference.weights.get(q, 0)
        for q in (Quantity.STONES, Quantity.LOST)
    )
    return stones if lost else 0


def _terms(score: Score, common: Tally) -> defaultdict[str, Fraction]:
    """Returns a margin as points by key.

    The terms are the weighted counts of ``common``, the tally of the board as ruled, the
    payments, and the difference that another counted board makes.
    """
    lines, _ = weighed(score.rules, common, score.facts)
    terms = defaultdict(Fraction, {line.key: line.difference for line in lines})
    on_common = sum(terms.values(), Fraction(0))
    counted = Fraction(0)
    for line in score.lines:
        if line.paid:
            terms[reason_key(line.key)] += line.difference
        else:
            counted += line.difference
    if score.basis is not CountedBoard.RULED and counted != on_common:
        terms[score.basis.value] = counted - on_common
    return terms


def reason_key(payment: str) -> str:
    """Returns the key of the reason for a payment; payments of one kind share one key."""
    return {
        Payment.HANDICAP_LESS_ONE.value: Payment.HANDICAP.value,
        Payment.HANDICAP_ZI.value: Payment.HANDICAP.value,
        Payment.LAST_PLAY_1920.value: "last-play",
        Payment.LAST_PLAY_1964.value: "last-play",
        Payment.FIRST_PASS_BY_BLACK.value: Payment.FIRST_PASS.value,
        Payment.SURPLUS_TURNS.value: Payment.SURPLUS_PLAYS.value,
        Payment.HANDED_STONES.value: Payment.EQUAL_TURNS.value,
        Payment.SECOND_PHASE.value: Payment.EQUAL_TURNS.value,
    }.get(payment, payment)


def _stones_as_plays(
    terms: defaultdict[str, Fraction], weight: int, common: Tally, facts: Facts
) -> dict[str, Fraction]:
    """Replaces the terms for stones on the board and lost stones by a term for "more plays".

    Every stone put down is on the board or is lost, so stones = plays - lost (I1 in the
    formulas). Returns the new terms; empty if the lost stones are not known.
    """
    lost: Pair[int] | None = facts.lost(common.dead)
    if lost is None:
        return {}
    stones = common.counts[Quantity.STONES]
    standing = stones.black - stones.white
    fallen = lost.black - lost.white
    setup = facts.setup.black - facts.setup.white
    terms[Quantity.STONES.value] -= weight * standing
    terms[Quantity.LOST.value] -= weight * fallen
    told = {
        HANDICAP_STONES: Fraction(weight * setup),
        PLAYS: Fraction(weight * (standing + fallen - setup)),
    }
    terms.update(told)
    return told
