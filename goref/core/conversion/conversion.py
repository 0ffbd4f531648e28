"""Converts a recorded margin to other rule sets, as far as the known facts allow.

Nothing is assumed about the board: a margin is a sum of weighted quantities and payments, so
two rule sets differ by the quantities that they weigh differently and by their payments. A fact
with few values that decides is split into its values; a quantity that nobody knows is kept in
the result, with the change that each unit of it makes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from goref.core.base.colour import Pair, Who
from goref.core.base.frozen import frozen, replace
from goref.core.board.position import Position
from goref.core.case.facts import Facts, facts_of
from goref.core.conversion.known_facts import (
    CHOICES,
    DAME,
    EARLY_PASSES,
    PAID,
    KnownFacts,
)
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.rulesets.used_facts import OF_PAYMENT
from goref.core.rulesets.weights import AREA
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import Ruling
from goref.core.ruling.survey import survey
from goref.core.ruling.tally import Tally, tally
from goref.core.scoring.compare import (
    HANDICAP_STONES,
    PLAYS,
    MarginTerm,
    reason_key,
    weight_as_plays,
)
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.payments import PaymentContext, paid
from goref.core.scoring.scorer import Winner, winner_by

FOR_HANDICAP = (Payment.HANDICAP, Payment.HANDICAP_LESS_ONE, Payment.HANDICAP_ZI)
OFF_BOARD = (Quantity.STONES, Quantity.LOST)
"""The quantities whose sum is the plays and the stones set up."""


@frozen
class RecordedMargin:
    """A recorded result.

    Attributes:
        rules: the rule set it was counted under.
        margin: Black less White, in points.
    """

    rules: RuleSet
    margin: Fraction


class ImpossibleMarginError(ValueError):
    """Raised if no board with the known facts has the recorded margin."""


@frozen
class OpenTerm:
    """A quantity that nobody knows.

    Attributes:
        term: its key, as of a :class:`~goref.core.scoring.compare.MarginTerm`.
        each: the points that the margin changes by for each unit that Black has more than
            White.
    """

    term: str
    each: int


@frozen
class ConvertedOutcome:
    """A result under a rule set, if certain facts hold.

    Attributes:
        facts: the facts, each with the values that lead to this outcome; empty if no fact
            decides.
        margin: Black less White in points, if both sides have equally much of every open
            quantity; None if facts are missing.
        winner: the winner by that margin; NONE if facts are missing.
        terms: the differences from the recorded margin.
        needs: the names of the missing facts without which there is no margin.
    """

    margin: Fraction | None
    winner: Winner = Winner.NONE
    terms: tuple[MarginTerm, ...] = ()
    needs: tuple[str, ...] = ()
    facts: tuple[tuple[str, tuple[object, ...]], ...] = ()


@frozen
class Conversion:
    """A recorded margin under another rule set.

    Attributes:
        outcomes: one if no unknown fact decides; else one for each way in which they decide.
        open: the quantities that nobody knows and that change the margin of every outcome.
    """

    rules: RuleSet
    outcomes: tuple[ConvertedOutcome, ...]
    open: tuple[OpenTerm, ...] = ()

    @property
    def is_exact(self) -> bool:
        """True if the known facts leave one margin."""
        return not self.open and len(self.outcomes) == 1 and not self.outcomes[0].needs


def convert(
    recorded: RecordedMargin, known: KnownFacts, rules: Iterable[RuleSet]
) -> tuple[Conversion, ...]:
    """Returns a recorded margin under other rule sets.

    Raises ImpossibleMarginError if no board with the known facts has the recorded margin.
    """
    return tuple(_converted(recorded, known, each) for each in rules)


def _converted(recorded: RecordedMargin, known: KnownFacts, rules: RuleSet) -> Conversion:
    end = known.stated.end
    source = recorded.rules.at(end)
    target = rules.at(end)
    changes = weight_changes(target, source)
    for board, weight in board_changes(target, source, known).items():
        changes[board] += weight
    unknown = {key: each for key, each in changes.items() if key not in known.amounts and each}
    unknown.pop(PLAYS, None)
    unknown.pop(HANDICAP_STONES, None)
    stones = known.stated.pass_stones
    if stones is not None:
        unknown.pop(Quantity.PASS_STONES.value, None)
    if changes[PLAYS] and known.stated.plays is None and known.early_passes is None:
        unknown[EARLY_PASSES] = -changes[PLAYS]
    outcomes = _outcomes(recorded, source, target, changes, known, is_open=bool(unknown))
    if not outcomes:
        raise ImpossibleMarginError(recorded)
    opened = sorted(unknown.items(), key=lambda item: (-abs(item[1]), item[0]))
    if all(outcome.needs for outcome in outcomes):
        opened = []
    return Conversion(rules, outcomes, tuple(OpenTerm(*item) for item in opened))


def weight_changes(rules: RuleSet, reference: RuleSet) -> Counter[str]:
    """Returns by how much more a rule set weighs each term of a comparison than a reference.

    Public points are left out: they are halved, so they change no margin.
    """
    changes: Counter[str] = Counter()
    for quantity in Quantity:
        if quantity is not Quantity.PUBLIC:
            more = rules.weights.get(quantity, 0) - reference.weights.get(quantity, 0)
            changes[quantity.value] = more
    if weight := weight_as_plays(rules, reference):
        for quantity in OFF_BOARD:
            changes[quantity.value] -= weight
        changes[PLAYS] = changes[HANDICAP_STONES] = weight
    return changes


def board_changes(rules: RuleSet, reference: RuleSet, known: KnownFacts) -> Counter[str]:
    """Returns the boards other than the ruled one that only one of two rule sets counts.

    1 for the board of ``rules``, -1 for that of ``reference``.
    """
    changes: Counter[str] = Counter()
    for each, sign in ((rules, 1), (reference, -1)):
        if each.ignores_ruling:
            changes[CountedBoard.AS_IT_STANDS.value] += sign
        elif known.stated.end in each.voids_dead:
            changes[CountedBoard.ALL_ALIVE.value] += sign
    return changes


def _outcomes(
    recorded: RecordedMargin,
    source: RuleSet,
    target: RuleSet,
    changes: Mapping[str, int],
    known: KnownFacts,
    *,
    is_open: bool,
) -> tuple[ConvertedOutcome, ...]:
    """Returns the outcomes that the known facts leave; empty if none is possible."""
    answer = _outcome(recorded, source, target, changes, known, is_open=is_open)
    if not isinstance(answer, str):
        return () if answer is None else (answer,)
    found: list[tuple[tuple[ConvertedOutcome, ...], list[object]]] = []
    for value in CHOICES[answer]:
        under = known.assuming(answer, value)
        others = _outcomes(recorded, source, target, changes, under, is_open=is_open)
        for index, (known_others, values) in enumerate(found):
            if others and (same := _merged(known_others, others, recorded.margin)):
                values.append(value)
                found[index] = same, values
                break
        else:
            found += [(others, [value])] * bool(others)
    if len(found) == 1:  # the other values, if any, have no board
        return found[0][0]
    return tuple(
        replace(outcome, facts=((answer, tuple(values)), *outcome.facts))
        for outcomes, values in found
        for outcome in outcomes
    )


def _merged(
    one: tuple[ConvertedOutcome, ...], other: tuple[ConvertedOutcome, ...], margin: Fraction
) -> tuple[ConvertedOutcome, ...]:
    """Returns outcomes that are alike, with the terms that both have; empty if they differ.

    Terms of only one of them are left out, which is possible only if they cancel out.
    """
    merged = []
    for here, there in zip(one, other, strict=False):
        shared = tuple(term for term in here.terms if term in there.terms)
        gap = None if here.margin is None else here.margin - margin
        alike = replace(here, terms=shared)
        if alike != replace(there, terms=shared):
            return ()
        if gap is not None and sum((term.points for term in shared), Fraction(0)) != gap:
            if here.terms != there.terms:
                return ()
            alike = here
        merged.append(alike)
    return tuple(merged) if len(one) == len(other) else ()


def _outcome(
    recorded: RecordedMargin,
    source: RuleSet,
    target: RuleSet,
    changes: Mapping[str, int],
    known: KnownFacts,
    *,
    is_open: bool,
) -> ConvertedOutcome | str | None:
    """Returns the outcome, the name of a fact with few values that decides, or None.

    None means that no board has the recorded margin under these facts.
    """
    here, there = _Payments(target, known), _Payments(source, known)
    needs = list(dict.fromkeys((*there.needs, *here.needs)))
    plays = _more_plays(known)
    if plays is None:
        plays = known.more_turns()
        if plays is None and (
            changes[PLAYS] or (known.early_passes is not None and "plays" in needs)
        ):
            needs += ["last_play", "began"]
    if there.handicap and known.handicap_paid is None:
        needs.append(PAID)
    for need in needs:
        if need in CHOICES and not known.knows(need):
            return need
    if needs:
        return ConvertedOutcome(None, needs=tuple(needs))
    recorded_pay = there.paid(with_handicap=known.handicap_paid is not False)
    counted = recorded.margin - sum(recorded_pay.values(), Fraction(0))
    if counted.denominator != 1 or not _fits(counted, source, known):
        return None
    found = {
        key: MarginTerm(key, points, points)
        for key, points in _amounts(changes, known, plays or 0).items()
        if points
    }
    pays = here.paid(with_handicap=True)
    for key in dict.fromkeys((*pays, *recorded_pay)):
        paid_here = pays.get(key, Fraction(0))
        points = paid_here - recorded_pay.get(key, Fraction(0))
        if points:
            found[key] = MarginTerm(key, points, paid_here)
    margin = recorded.margin + sum((one.points for one in found.values()), Fraction(0))
    by_size = tuple(sorted(found.values(), key=lambda one: -abs(one.points)))
    if target.granted_loses and not margin and not is_open:
        if here.facts.granted_first is None:
            return "granted_first"
        if target.wants_dame_filled and known.dame is None:
            return ConvertedOutcome(margin, Winner.NONE, by_size, (DAME,))
    return ConvertedOutcome(
        margin, winner_by(margin, target, here.facts, _board(known)), by_size
    )


def _amounts(changes: Mapping[str, int], known: KnownFacts, plays: int) -> dict[str, Fraction]:
    """Returns the points of the terms whose amounts are known."""
    amounts = dict(known.amounts)
    amounts.setdefault(HANDICAP_STONES, known.handicap)
    amounts[PLAYS] = plays
    if known.stated.pass_stones is not None:
        black, white = known.stated.pass_stones
        amounts[Quantity.PASS_STONES.value] = black - white
    return {key: Fraction(each * amounts.get(key, 0)) for key, each in changes.items()}


def _fits(counted: Fraction, source: RuleSet, known: KnownFacts) -> bool:
    """Returns False if the parity of the board contradicts a margin without its payments.

    Both areas and the public points are the board, so the difference of the areas is odd if an
    odd number of points is not public.
    """
    of_ruled = not source.ignores_ruling and known.stated.end not in source.voids_dead
    if known.dame is None or known.shared is None or not of_ruled:
        return True
    changes, plays = weight_changes(replace(source, weights=AREA), source), _more_plays(known)
    given = {*known.amounts, HANDICAP_STONES}
    if plays is not None:
        given.add(PLAYS)
    if known.stated.pass_stones is not None:
        given.add(Quantity.PASS_STONES.value)
    if any(each for key, each in changes.items() if key not in given):
        return True
    area = counted + sum(_amounts(changes, known, plays or 0).values())
    return (area - known.size + known.dame + known.shared) % 2 == 0


def _more_plays(known: KnownFacts) -> int | None:
    """Returns Black's plays less White's; None if not known."""
    if known.stated.plays is not None:
        return known.stated.plays.black - known.stated.plays.white
    turns = known.more_turns()
    if turns is None or known.early_passes is None:
        return None
    return turns - known.early_passes


class _Payments:
    """The payments of a rule set under the known facts.

    Attributes:
        terms: the points for Black less those for White, by the key of the reason.
        handicap: the part of them for handicap stones.
        needs: the names of facts that are missing.
        facts: the facts as the rule set reads them.
    """

    def __init__(self, rules: RuleSet, known: KnownFacts) -> None:
        case = known.case
        facts = facts_of(case, rules.passes)
        plays = _more_plays(known)
        if facts.plays is None and plays is not None:
            facts = replace(facts, plays=Pair(max(plays, 0), max(-plays, 0)))
        self.needs: list[str] = []
        self.terms: dict[str, Fraction] = {}
        self.handicap: dict[str, Fraction] = {}
        facts = self._undone(rules, known, facts)
        self.facts = facts
        grounds = PaymentContext(
            case, rules, facts, survey(case.position, Ruling()), _board(known)
        )
        for payment in rules.payments:
            result = paid(payment, grounds)
            self.needs += [need.value for need in result.needs]
            turns = "pass_stones" in OF_PAYMENT[payment]
            if turns and facts.plays is not None and facts.pass_stones is None:
                self.needs.append("pass_stones")
            unequal = facts.turns is not None and facts.turns.black != facts.turns.white
            if payment is Payment.EQUAL_TURNS and unequal and known.dame is None:
                self.needs.append(DAME)
            points = result.black - result.white
            if points:
                key = reason_key(payment.value)
                self.terms[key] = self.terms.get(key, Fraction(0)) + points
                if payment in FOR_HANDICAP:
                    self.handicap[key] = self.handicap.get(key, Fraction(0)) + points

    def _undone(self, rules: RuleSet, known: KnownFacts, facts: Facts) -> Facts:
        """Returns the facts before the last play, if the rule set undoes that play."""
        turns = facts.turns
        if rules.undoes is None or turns is None or turns.black == turns.white:
            return facts
        longer = Who.BLACK if turns.black > turns.white else Who.WHITE
        if facts.last_play not in (None, longer):
            return facts
        if rules.undoes.dame_only:
            if known.dame is None:
                self.needs.append(DAME)
            elif not known.dame and facts.last_dame is None:
                self.needs.append("last_dame")
        elif facts.last_dame is not longer:
            self.needs.append("record")
        plays = facts.plays
        if facts.last_dame is not longer or plays is None or known.dame:
            return facts
        side = longer.colour
        assert side is not None
        return replace(facts, plays=plays.with_(side, plays.of(side) - 1))

    def paid(self, *, with_handicap: bool) -> dict[str, Fraction]:
        """Returns the payments by reason, without those for handicap stones if asked so."""
        if with_handicap:
            return self.terms
        return {
            key: points - self.handicap.get(key, Fraction(0))
            for key, points in self.terms.items()
        }


def _board(known: KnownFacts) -> Tally:
    """Returns the tally of a board of which only the number of dame is known."""
    counted = tally(survey(Position.empty(known.case.record.grid), Ruling()))
    return replace(counted, dame=known.dame or 0)
