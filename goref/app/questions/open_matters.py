"""What is open in a case, with its stakes: one list for every page, file and command.

The window's questions, the Result page, the sheet, ``goref score``, ``goref batch`` and an
event's glance all read :class:`OpenMatters`, so none of them can call something open that
another does not.

A matter is open if its question is asked. A note is open too if nobody has decided it and an
answer to it would change the margin; a note that would change the winner is asked. Dame that
are left are such a note where a stone counts as much as a point and filling them in turn would
change the winner, as playing on would show. Notes count once somebody has spoken of life and
death on the whole board, not before: until then nobody knows what has to be filled.

What is known beside the case decides how much is listed. The checklist, the trials and the
cycles follow from the case, so they are always looked through. A second opinion is a fact of
its own: the window passes the one it shows, ``goref score --suggest`` the one it was asked
for. Without one the list leaves out what only an opinion asks. The same case with the same
opinion therefore gives the same list everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from goref.app.assessment import Assessment
from goref.app.questions.card import OF_POINTS, Card
from goref.app.questions.queue import STAGES, cards_of
from goref.app.questions.stake_calculator import CardScales, CardStake, is_of_dame, ordered
from goref.app.stakes import Stake
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.findings.table import kind_of
from goref.core.scoring.scoring import Bench, Score
from goref.core.scoring.status import CaseState, CaseStatus, is_ruled_on

if TYPE_CHECKING:  # few cases need one
    from goref.app.suggesting.suggestion import Suggestion

Key = tuple[object, ...]
Stakes = Mapping[Key, CardStake]
"""What is at stake in cards, by their keys, as far as it was counted."""
DAME_UNFILLED = "dame-unfilled"
"""The finding that a rule set wants the dame filled first."""
PARTLY_RULED = ("not-ruled", "rest-not-ruled")
"""Findings that nobody has spoken of the whole board."""


@frozen
class OpenMatter:
    """One thing that is open.

    Attributes:
        finding: the finding that names it.
        card: its question; None if no question is about it.
        stake: the largest change of the margin, in points, without sign; None if nobody can
            tell.
        turns: an answer to it would change the winner.
        outcomes: what its answers would change, by their names, as far as it was counted.
    """

    finding: Finding
    card: Card | None = None
    stake: Fraction | None = None
    turns: bool = False
    outcomes: Mapping[str, Stake] = field(default_factory=dict, compare=False)

    @property
    def code(self) -> str:
        return self.finding.code

    @property
    def points(self) -> tuple[Point, ...]:
        """Its points in board order; none if it is about the whole board."""
        if self.card is None or self.card.about is QuestionKind.ACCEPT:
            return self.finding.points
        return tuple(sorted(self.card.points))

    @property
    def weight(self) -> tuple[bool, bool, Fraction]:
        """The sort key: what nobody can weigh first, then the weightiest."""
        return self.stake is not None, not self.turns, -(self.stake or Fraction(0))


@frozen
class OpenMatters:
    """Everything that is open in a case.

    Attributes:
        score: the case as it was counted.
        matters: the weightiest first; what nobody can weigh goes before them.
        is_known: all of the case was looked through and weighed, so that no more may come.
    """

    score: Score
    matters: tuple[OpenMatter, ...] = ()
    is_known: bool = True

    @classmethod
    def of_cards(
        cls, assessment: Assessment, cards: Iterable[Card], stakes: Stakes
    ) -> OpenMatters:
        """What is open by cards that were made, and weighed as far as ``stakes`` tells."""
        score, case, cards = assessment.score, assessment.case, tuple(cards)
        made = []
        for card in ordered(cards, stakes):
            stake = stakes.get(card.key)
            if card.asks or (_may_be_open(card, assessment) and stake and stake.change):
                made.append(_matter(card, score.status, case, stake))
        left = map(OpenMatter, _left_over(score.status, cards))
        known = all(
            card.key in stakes for card in cards if card.asks or _may_be_open(card, assessment)
        )
        matters = tuple(sorted((*made, *left), key=lambda matter: matter.weight))
        return cls(score, matters, known)

    @cached_property
    def status(self) -> CaseStatus:
        """How far the case is ruled on: settled only if nothing is open."""
        status = self.score.status
        kept = frozenset(status.undecided)
        undecided = tuple(m.finding for m in self.matters if m.finding in kept)
        waiting = tuple(m.finding for m in self.matters if m.finding not in kept)
        return replace(status, undecided=undecided, waiting=waiting)

    @cached_property
    def counted(self) -> Score:
        """The score with that status, for every text that says how far a case is ruled on."""
        return replace(self.score, status=self.status)

    def by_stage(self) -> dict[str, int]:
        """How many matters each stage with questions has."""
        stages = [m.card.stage if m.card else STAGES[-1] for m in self.matters]
        return {stage: stages.count(stage) for stage in STAGES}


def open_matters(assessment: Assessment, suggestion: Suggestion | None = None) -> OpenMatters:
    """Looks a case through at once, and weighs what is open in it.

    Args:
        suggestion: the second opinion that was asked for, if any.
    """
    cards = all_cards(assessment, suggestion)
    scales = CardScales(assessment, cards)
    weighed = {c.key: scales.weigh(c) for c in cards if c.asks or _may_be_open(c, assessment)}
    return OpenMatters.of_cards(assessment, asking(assessment, cards, weighed), weighed)


def open_under(bench: Bench, score: Score, suggestion: Suggestion | None = None) -> OpenMatters:
    """The same of a case that was counted under any rule set."""
    return open_matters(_under(bench, score), suggestion)


def state_under(bench: Bench, score: Score) -> CaseState:
    """How far such a case is ruled on, found without weighing more than is needed to tell.

    It is the state of :func:`open_under`, for whoever has many cases and lists nothing.
    """
    state = score.status.state
    if state is not CaseState.SETTLED or _is_settled(_under(bench, score)):
        return state
    return CaseState.PROVISIONAL


def _under(bench: Bench, score: Score) -> Assessment:
    case = bench.case
    if case.rules != score.rules.id:
        case = replace(case, rules=score.rules.id)
    return Assessment.of_bench(bench.with_case(case), score)


def _is_settled(assessment: Assessment) -> bool:
    """Whether nothing is open beside what the status has, which is nothing."""
    cards = all_cards(assessment)
    if any(card.asks for card in cards):
        return False
    scales = CardScales(assessment, cards)
    return not any(
        scales.weigh(card).change for card in cards if _may_be_open(card, assessment)
    )


def all_cards(assessment: Assessment, suggestion: Suggestion | None = None) -> tuple[Card, ...]:
    """Every question and note of a case, with all that follows from it looked through."""
    from goref.app.questions.cycle_rulings import cycle_items
    from goref.app.questions.trial_status import all_tried
    from goref.core.trials.checklist import items

    case, score = assessment.case, assessment.score
    checklist: tuple[object, ...] = ()
    if not assessment.in_play and _counts_notes(assessment):
        checklist = tuple(item for item in items(score, case) if item is not None)
    return cards_of(
        assessment,
        suggestion,
        checklist=checklist,  # type: ignore[arg-type]
        tried=all_tried(case),
        cycles=cycle_items(case),
    )


def asking(assessment: Assessment, cards: Iterable[Card], stakes: Stakes) -> tuple[Card, ...]:
    """The cards; a note that nobody has decided and that would turn the winner is asked."""
    return tuple(
        replace(card, asks=True)
        if not card.asks
        and (stake := stakes.get(card.key)) is not None
        and stake.flips
        and _may_be_open(card, assessment)
        else card
        for card in cards
    )


def _counts_notes(assessment: Assessment) -> bool:
    """Whether notes count: the count decides, somebody has spoken of the whole board, and the
    referee does not let all stand that is only to be looked at."""
    score = assessment.score
    if score.outcome is not None or score.rules.known_only or assessment.in_play:
        return False
    if assessment.bench.checks_stand:
        return False
    partly = {finding.code for finding in score.status.undecided}
    return is_ruled_on(assessment.case) and partly.isdisjoint(PARTLY_RULED)


def _may_be_open(card: Card, assessment: Assessment) -> bool:
    """Whether a note is open if anything is at stake in it: nobody has decided it yet."""
    case, findings = assessment.case, assessment.score.findings
    if card.asks or not _raises(card) or any(f in case.settled for f in card.findings):
        return False
    if is_of_dame(card) and any(finding.code == DAME_UNFILLED for finding in findings):
        return False  # that asks of the same points already
    decided = any(item.ruled for item in card.items)
    decided |= bool(card.points & case.ruling.claims.keys())
    return not decided and _counts_notes(assessment)


def _raises(card: Card) -> bool:
    """Whether a note raises something; else it says what follows from the board or a ruling.

    A protective play does if reading proved that it is needed. What was only pointed at costs
    nobody a point, as far as is known.
    """
    if is_of_dame(card):
        return True
    if card.about is QuestionKind.FILL:
        return any(care.asks for care in card.cares)
    return card.about in OF_POINTS and bool(card.items or card.cares)


def _left_over(status: CaseStatus, cards: Iterable[Card]) -> Iterator[Finding]:
    """The open findings that no card tells: without them a case would seem settled.

    While what is clear waits to be accepted, the cards ask what would be open then, and only
    what leaves a case undecided is added.
    """
    cards = tuple(cards)
    told = {finding for card in cards for finding in card.findings}
    asked = {card.about for card in cards if card.asks}
    waits = any(card.asks and card.accepts is not None for card in cards)
    for finding in status.undecided if waits else status.open:
        in_other_words = finding.code == "impossible-move" or (
            kind_of(finding).asks is QuestionKind.CYCLE and QuestionKind.CYCLE in asked
        )
        if finding not in told and not in_other_words:
            yield finding


def _matter(card: Card, status: CaseStatus, case: Case, stake: CardStake | None) -> OpenMatter:
    open_ = [f for f in card.findings if f in status.undecided]
    open_ += [f for f in card.findings if f in status.waiting]
    finding = next(iter((*open_, *card.findings)), None) or next(_named(card, case))
    if stake is None or card.about is QuestionKind.ACCEPT:
        return OpenMatter(finding, card)
    known = [one for one in stake.outcomes.values() if one.change is not None]
    change = stake.change if stake.change or len(known) > 1 else None
    return OpenMatter(finding, card, change, stake.flips, stake.outcomes)


def _named(card: Card, case: Case) -> Iterator[Finding]:
    """The finding that names what an opinion, the checklist or a trial asks."""
    check = Level.CHECK
    if card.tried is not None:
        yield found("trial-open", check, card.points)
    for doubt in card.doubts:
        if doubt.otherwise is None:
            yield found("suggested-points-unclear", check, card.points)
        else:
            yield found("left-unclear", check, card.points)
    if card.about is QuestionKind.FILL and card.owner is not None:
        yield found("protective-play", check, card.points, owner=card.owner.letter)
    if card.about is QuestionKind.KO and card.owner is not None:
        yield found("ko-proposed", check, card.points, owner=card.owner.letter)
    if card.cares:
        yield found("suggested-border-open", check, card.points)
    yield found("left-unclear", check, card.points)
