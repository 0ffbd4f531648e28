"""The queue of questions: everything that is to be asked about a case, no matter twice.

Findings, a second opinion, disputes, the checklist, trials and missing facts are told as
matters; those about the same stones or points become one card, which asks the most particular
of their questions and has all of their reasons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING

from goref.app.assessment import FEW_ANSWERS, Assessment
from goref.app.edits.base import Edit
from goref.app.edits.ruling import DisputePoints, LeaveAsItStands, SettleFinding
from goref.app.questions.answers import (
    AnswerGround,
    of_cycle,
    of_points,
    of_stones,
    of_trial,
)
from goref.app.questions.card import OF_POINTS, Answer, Answers, Card, Does
from goref.core.base.colour import Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import ENGLISH, Language
from goref.core.case.case import Case
from goref.core.findings.kind import AnswerSet, QuestionKind, Topic
from goref.core.findings.table import kind_of
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import Kind, Voice
from goref.core.ruling.survey import Survey
from goref.core.scoring.status import RULED_BOARDS, UNCONFIRMED

if TYPE_CHECKING:  # few cases need them
    from goref.app.edits.accepting import AcceptSuggestion
    from goref.app.questions.cycle_rulings import CycleItem
    from goref.app.questions.trial_status import Tried
    from goref.app.suggesting.suggestion import Care, Doubt, Suggestion
    from goref.core.trials.checklist import Item

STAGES = ("dead", "doubts")
"""The stages that ask: what is odd in a count or a result hangs on the doubts before it."""
FOLLOWED = (AnswerSet.DEAD_AS_FOLLOWED, AnswerSet.SEKI_AS_FOLLOWED)
"""What can be ruled where stones go with others."""
ORDER = (
    QuestionKind.TRIAL,
    QuestionKind.STONES,
    *OF_POINTS,
    QuestionKind.FACT,
    QuestionKind.FINDING,
)
"""The more particular of two questions first."""
ABOUT_ORDER = tuple(QuestionKind)
KO_FILLED = {QuestionKind.KO, QuestionKind.FILL}
"""Whether a ko is filled is asked with the ko."""
SEKI_EYES = (Kind.EYE, Kind.FALSE_EYE)


@frozen
class QueueMatter:
    """Something that asks, or several that ask the same.

    Attributes:
        asks: it is open.
        alone: it makes a card where nothing else is about the same.
    """

    about: QuestionKind
    points: frozenset[Point]
    asks: bool = False
    alone: bool = True
    owner: Colour | None = None
    disputed: bool = False
    findings: tuple[Finding, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    cares: tuple[Care, ...] = ()
    items: tuple[Item, ...] = ()
    tried: Tried | None = None

    def is_of(self, other: QueueMatter) -> bool:
        """Whether both are about the same."""
        mine, yours = self.about, other.about
        if mine is QuestionKind.TRIAL:
            return self.asks and yours is self._of_trial and other.points <= self.points
        if yours is QuestionKind.TRIAL:
            return other.is_of(self)
        if QuestionKind.FINDING in (mine, yours):
            return self._follows(other) or other._follows(self)
        if mine is QuestionKind.STONES or yours is QuestionKind.STONES:
            return mine is yours and bool(self.points & other.points)
        if mine not in OF_POINTS or yours not in OF_POINTS:
            return False
        if mine is yours:
            return bool(self.points & other.points)
        if {mine, yours} == KO_FILLED:
            return bool(self.points & other.points)
        return QuestionKind.POINTS in (mine, yours) and self.points == other.points

    def _follows(self, other: QueueMatter) -> bool:
        """Whether it only tells of the other's stones that they go with more."""
        told = any(kind_of(finding).answers in FOLLOWED for finding in self.findings)
        return told and other.about is QuestionKind.STONES and self.points <= other.points

    @property
    def _of_trial(self) -> QuestionKind | None:
        if self.tried is None:
            return None
        return (
            QuestionKind.STONES if self.tried.kept.claim.what.of_stones else QuestionKind.POINTS
        )

    def with_(self, other: QueueMatter) -> QueueMatter:
        """Both as one; the more particular question is asked."""
        first, second = self, other
        if ORDER.index(second.about) < ORDER.index(first.about):
            first, second = second, first
        is_apart = first.about is not second.about and first.about in (
            QuestionKind.TRIAL,
            QuestionKind.KO,
        )
        return QueueMatter(
            first.about,
            first.points if is_apart else first.points | second.points,
            first.asks or second.asks,
            first.alone or second.alone,
            first.owner or second.owner,
            first.disputed or second.disputed,
            tuple(dict.fromkeys(first.findings + second.findings)),
            first.doubts + second.doubts,
            first.cares + second.cares,
            first.items + second.items,
            first.tried,
        )


def cards_of(
    assessment: Assessment,
    suggestion: Suggestion | None = None,
    *,
    checklist: Iterable[Item] = (),
    tried: Iterable[Tried] = (),
    cycles: Iterable[CycleItem] = (),
    language: Language = ENGLISH,
) -> tuple[Card, ...]:
    """Every question about a case, an accepting first, then what is open, then notes.

    Args:
        suggestion: a second opinion; one of another board is passed over. While what is
            clear in it waits to be accepted, all else is asked as it would be asked then:
            what looks odd only because of plainly dead stones is no question.
        checklist: what the checklist asks, as far as it is worked out.
        tried, cycles: the trials and the long cycles of the case.
        language: what the reasons are written in that come with an answer.
    """
    if assessment.in_play:
        return ()
    case, score = assessment.case, assessment.score
    if suggestion is not None and suggestion.position != case.position:
        suggestion = None
    of = _Asking(assessment, suggestion)
    looks = not score.rules.known_only and not score.rules.ignores_ruling
    cards = [*(_accept_cards(of) if looks and of.counts_stones else ())]
    accepts = next((card.accepts for card in cards if card.asks), None)
    if accepts is not None:
        after = accepted(assessment, accepts)
        foreseen = after.case.ruling.lives != case.ruling.lives
        of = _Asking(after, suggestion, foreseen=foreseen)
        score = of.assessment.score
    drafts: list[QueueMatter] = []
    matters = [*_of_trials(of, tried), *_of_findings(of)]
    if looks:
        matters += _of_suggestion(of)
        matters += _of_items(of, checklist)
        matters += _of_seki(of)
    for matter in matters:
        if of.is_led(matter):
            continue
        same = [draft for draft in drafts if draft.is_of(matter)]
        for draft in same:
            matter = draft.with_(matter)
            drafts.remove(draft)
        drafts.append(matter)
    cards += [_card(of, draft, language) for draft in drafts if draft.alone]
    cards += _cycle_cards(of, cycles, language)
    missing = [need for need in score.needs if need not in FEW_ANSWERS]
    for need in missing if score.status.open else ():
        asked = found("fact-asked", Level.CHECK, need=need.value)
        cards.append(
            _card(
                of,
                QueueMatter(QuestionKind.FACT, frozenset(), True, findings=(asked,)),
                language,
            )
        )
    return tuple(sorted(_led(cards, case.record.grid), key=first_order))


def _led(cards: Iterable[Card], grid: Grid) -> Iterator[Card]:
    """The cards, with what waits for stones that are asked about: what says of the whole
    board that nothing else is dead; and whether a point beside them must be filled, which is
    asked once it is known whether they live."""
    cards = tuple(cards)
    of_stones = [card for card in cards if card.asks and card.is_of_stones]
    asked = {p for card in of_stones for p in card.points}
    for card in cards:
        near = (n for p in card.points for n in grid.neighbours[p])
        fills = (
            card.about is QuestionKind.FILL and not card.disputed and not asked.isdisjoint(near)
        )
        yield replace(card, asks=card.asks and not fills, waits=card.waits and bool(of_stones))


def accepted(assessment: Assessment, accepts: AcceptSuggestion) -> Assessment:
    """What would follow from a case once what is clear was accepted."""
    return Assessment(accepts.apply(assessment.case), assessment.reading)


def card_for(cards: Iterable[Card], point: Point) -> Card | None:
    """The card that is opened by pointing at a point: the one about fewest points."""
    there = [card for card in cards if card.on_board and point in card.points]
    return min(there, key=lambda card: (not card.asks, len(card.points)), default=None)


@frozen(eq=False, repr=False)
class _Asking:
    """What matters are gathered from.

    Attributes:
        foreseen: the case is as it would be once what is clear was accepted, with other stones
            dead than now.
    """

    assessment: Assessment
    suggestion: Suggestion | None
    foreseen: bool = False

    @property
    def case(self) -> Case:
        return self.assessment.case

    @cached_property
    def seen(self) -> Survey:
        return self.assessment.bench.ruled[0]

    @cached_property
    def ground(self) -> AnswerGround:
        return AnswerGround(self.case, self.seen, self.suggestion)

    @property
    def is_over(self) -> bool:
        """The result does not come from a count: nothing is asked."""
        return self.assessment.score.outcome is not None

    @property
    def counts_stones(self) -> bool:
        """It matters who is alive."""
        return self.assessment.score.basis in RULED_BOARDS and not self.is_over

    @property
    def fills_for_nothing(self) -> bool:
        """A stone counts as much as the point it fills."""
        return Quantity.STONES in self.assessment.score.rules.weights

    def to_fill(self, points: frozenset[Point]) -> frozenset[Point]:
        """The first of some points that a finding names as one to be filled."""
        told = (f for f in self.assessment.findings if f.code == "must-be-filled")
        named = points.intersection(p for finding in told for p in finding.points)
        return frozenset(sorted(named)[:1])

    def is_open(self, finding: Finding) -> bool:
        return finding in self.assessment.score.status.open

    def is_led(self, matter: QueueMatter) -> bool:
        """Whether it is asked with other stones, on which its own alone hang."""
        if (
            matter.about is not QuestionKind.STONES
            or matter.disputed
            or self.suggestion is None
        ):
            return False
        doubts = self.suggestion.unclear if self.counts_stones else ()
        open_ = (d for d in doubts if d.points.isdisjoint(self.case.ruling.lives))
        return any(matter.points <= doubt.follows for doubt in open_)

    def is_illegal(self, move: int | None) -> bool:
        """Whether the rule set does not allow a move."""
        play = self.assessment.score.rules.play
        return any(one.number == move for one in self.assessment.bench.illegal(play))

    def empty(self, points: Iterable[Point]) -> frozenset[Point]:
        """Those of some points that are empty once the dead stones are off."""
        return frozenset(p for p in points if not self.seen.board.cells[p])


# Accepting.


def _accept_cards(of: _Asking) -> Iterator[Card]:
    """The card that accepts what is clear, and what is marked already by nobody's ruling."""
    case, suggestion = of.case, of.suggestion
    act = None
    if suggestion is not None:
        from goref.app.suggesting.accepting import acceptance
        from goref.app.suggesting.sentences import is_plain

        act = acceptance(case, suggestion)
    marks = act.marks if act is not None else ()
    new = {p for life, points in marks for p in points if of.seen.life(p) is not life}
    if not new and case.ruling.voice is Voice.REFEREE:
        act = None
    open_ = of.assessment.score.status.open
    findings = tuple(f for f in open_ if kind_of(f).asks is QuestionKind.ACCEPT)
    if act is None and not findings:
        return
    voice, sure = case.ruling.voice, False
    if suggestion is not None and act is not None:
        held = [c for c in suggestion.chains if c.points & new]
        sure = all(is_plain(c) for c in held)
    accept = Answer("accept", act, key="a", suggested=sure)
    name = "none-else" if of.seen.dead else "none-dead"
    if voice in UNCONFIRMED:
        name = "as-marked"
    marked = voice is not Voice.NOBODY or bool(case.ruling.lives)
    stay = Answer(name, LeaveAsItStands(), as_now=True)
    made: Answers = (accept,), (stay,)
    if act is None:
        made = (stay,), ()
    elif marked and new:
        made = (accept, stay), ()
    elif marked:  # what it leaves open is asked then
        made = (replace(accept, says=name),), ()
    yield Card(
        ("accept",),
        QuestionKind.ACCEPT,
        "dead",
        frozenset(new) or of.seen.dead | of.seen.seki,
        lambda: made,
        asks=bool(findings) or case.ruling.voice is not Voice.REFEREE,
        findings=findings,
        accepts=act,
        waits=bool(act or case.ruling) and not new and not (voice in UNCONFIRMED and marked),
    )


# What asks.


def _of_trials(of: _Asking, tried: Iterable[Tried]) -> Iterator[QueueMatter]:
    for one in tried:
        claim = one.kept.claim
        asks = one.waits and not of.is_over
        yield QueueMatter(QuestionKind.TRIAL, claim.points, asks, owner=claim.owner, tried=one)


def _of_findings(of: _Asking) -> Iterator[QueueMatter]:
    known_only = of.assessment.score.rules.known_only
    bare = not any(of.case.position.cells)
    for finding in of.assessment.findings:
        if finding.code == "impossible-move" and of.is_illegal(finding.move):
            continue  # that is asked of the play
        kind = kind_of(finding)
        if kind.asks in (QuestionKind.ACCEPT, QuestionKind.CYCLE):
            continue  # that is asked of the whole board, or of the cycle
        if bare and finding.code == "nobodys-region":
            continue  # that the board is empty is asked
        if not known_only or kind.step == "record":
            yield from _of_finding(of, finding)


def _of_finding(of: _Asking, finding: Finding) -> Iterator[QueueMatter]:
    points, told = frozenset(finding.points), (finding,)
    asks, owner = of.is_open(finding), dict(finding.args).get("owner")
    colour = Colour.from_letter(owner) if owner else None
    about, disputed = kind_of(finding).asks, kind_of(finding).topic is Topic.DISPUTED
    if about is QuestionKind.STONES and not of.case.position.cells[min(points)]:
        about = QuestionKind.POINTS
    if disputed and about is QuestionKind.POINTS:
        from goref.core.trials.checklist import in_dispute

        for part in in_dispute(of.seen, finding.points):
            yield QueueMatter(QuestionKind.POINTS, part, asks, disputed=True, findings=told)
        return
    if about in OF_POINTS and of.empty(points) != points:
        about = QuestionKind.FINDING  # counted before the last play, which took one of them
    yield QueueMatter(about, points, asks, owner=colour, disputed=disputed, findings=told)


def _of_suggestion(of: _Asking) -> Iterator[QueueMatter]:
    """What a second opinion asks about, as far as the referee has not spoken of it."""
    made, ruling = of.suggestion, of.case.ruling
    if made is None:
        return
    asks = ruling.voice is not Voice.REFEREE and not of.is_over
    for doubt in made.unclear:
        if doubt.otherwise is not None:
            if of.counts_stones and doubt.points.isdisjoint(ruling.lives):
                yield QueueMatter(
                    QuestionKind.STONES, doubt.points, asks, asks, doubts=(doubt,)
                )
            elif of.counts_stones and (left := doubt.follows - ruling.lives.keys()):
                yield QueueMatter(
                    QuestionKind.STONES, left, asks, asks, doubts=(doubt.left(left),)
                )
            continue
        points = of.empty(doubt.points)
        bare = frozenset(p for p in points if not of.case.position.cells[p])
        points = bare or points
        if points and not points <= ruling.claims.keys():
            status = of.seen.statuses[min(points)]
            about = QuestionKind.KO if status.kind is Kind.KO else QuestionKind.POINTS
            owner = status.owner if about is QuestionKind.KO else None
            yield QueueMatter(about, points, asks, asks, owner, doubts=(doubt,))
    for care in made.open_borders:
        points = of.empty(care.points)
        if points and not points <= ruling.claims.keys():
            yield QueueMatter(
                QuestionKind.POINTS, points, asks and care.asks, asks, cares=(care,)
            )
    for care in made.in_atari:
        yield QueueMatter(QuestionKind.STONES, care.points, alone=False, cares=(care,))
    for care in made.protect:
        points = of.empty(care.points)
        if care.asks:  # one play of several that would do
            points = of.to_fill(care.reason.points) or points
            if care.reason.points & ruling.claims.keys():
                continue
        if points and not points & ruling.claims.keys():
            costs = not of.fills_for_nothing
            open_ = care.asks and costs and not of.is_over  # whatever was said of the stones
            yield QueueMatter(
                QuestionKind.FILL, points, open_, costs, care.owner, cares=(care,)
            )


def _of_items(of: _Asking, checklist: Iterable[Item]) -> Iterator[QueueMatter]:
    for item in checklist:
        about, points = item.asked, item.points
        # What must be filled while all stones stand is no matter once the dead ones are off.
        early = about is QuestionKind.FILL and of.foreseen and not item.ruled
        alone = about not in (QuestionKind.STONES, QuestionKind.POINTS) and not early
        asks = False
        if about is QuestionKind.FILL and not early and of.empty(points) == points:
            # one play of several that would do
            points = points if item.ruled else of.to_fill(item.places) or points
            asks = not (item.ruled or of.fills_for_nothing or of.is_over)
        if about is QuestionKind.STONES or of.empty(points) == points:
            owner = None if about is QuestionKind.POINTS else item.owner
            yield QueueMatter(about, points, asks, alone, owner, items=(item,))


def _of_seki(of: _Asking) -> Iterator[QueueMatter]:
    """The eyes of every seki, that it is seen whose they are."""
    if not of.seen.seki:
        return
    from goref.core.ruling.seki_points import seki_elements

    for element in seki_elements(of.seen):
        if element.kind in SEKI_EYES:
            yield QueueMatter(QuestionKind.EYE, element.points, owner=element.owner)


# Cards.


def _card(of: _Asking, matter: QueueMatter, language: Language) -> Card:
    about, points = matter.about, matter.points
    asked = [f for f in matter.findings if of.is_open(f)]
    first = matter.findings[0] if matter.findings else None
    key: tuple[object, ...] = (about.name, min(points, default=None))
    let_be: Edit | None = None
    if matter.disputed:
        let_be = DisputePoints(points & of.case.disputed, disputed=False)
    elif asked:
        let_be = SettleFinding(asked[0])
    stage = "doubts"
    match about:
        case QuestionKind.STONES:
            stage = "dead"
            make = partial(of_stones, of.ground, points, let_be)
        case QuestionKind.TRIAL:
            assert matter.tried is not None
            key = (about.name, matter.tried.place)
            stage = "dead" if matter.tried.kept.claim.what.of_stones else "doubts"
            make = partial(of_trial, of.ground, matter.tried, language)
        case QuestionKind.FACT | QuestionKind.FINDING:
            assert first is not None
            stage = stage_of(first)
            key = (about.name, first.code, first.args, first.points, first.move)
            make = partial(_of_fact_or_finding, of.ground, first)
            asks, left = kind_of(first).asks, of.empty(points)
            if asks in OF_POINTS and left:
                make = partial(of_points, of.ground, asks, left, matter.owner, let_be)
        case _:
            make = partial(of_points, of.ground, about, points, matter.owner, let_be)
    return Card(
        key,
        about,
        stage,
        points,
        partial(_with_opening, of.case, matter.findings, make),
        asks=matter.asks,
        move=first.move if first is not None else None,
        owner=matter.owner,
        disputed=matter.disputed,
        findings=matter.findings,
        doubts=matter.doubts,
        cares=matter.cares,
        items=matter.items,
        tried=matter.tried,
    )


def stage_of(finding: Finding) -> str:
    """The stage a finding belongs to; what is asked before all else, the first of them."""
    kind = kind_of(finding)
    first = kind.answers is AnswerSet.SET_UP or kind.step == "dead"
    return STAGES[0] if first else STAGES[1]


def _of_fact_or_finding(g: AnswerGround, finding: Finding) -> Answers:
    if kind_of(finding).asks is QuestionKind.FACT:
        need = dict(finding.args)["need"]
        if need not in {one.value for one in FEW_ANSWERS}:
            return (Answer("facts", does=Does.FACTS),), ()
    from goref.app.questions.finding_answers import of_finding  # few cases have any

    return of_finding(g, finding)


def _with_opening(case: Case, findings: Iterable[Finding], make: partial[Answers]) -> Answers:
    """The answers, and what was let stand to be opened again."""
    shown, more = make()
    if any(one.name == "open-again" for one in shown):
        return shown, more
    again = (
        Answer(f"open-again-{number}", SettleFinding(f, settled=False), says="open-again")
        for number, f in enumerate(f for f in findings if f in case.settled)
    )
    return shown, (*more, *again)


def _cycle_cards(
    of: _Asking, cycles: Iterable[CycleItem], language: Language
) -> Iterator[Card]:
    """The cycles of the record; the one with which it ends asks, were it looked for or not."""
    told = [f for f in of.assessment.findings if kind_of(f).asks is QuestionKind.CYCLE]
    if not told and not cycles:
        return
    from goref.app.questions.cycle_rulings import cycle_items
    from goref.core.repetition.unruled import unruled

    for item in cycles or cycle_items(of.case):
        asks = tuple(f for f in told if f == unruled(item.cycle))
        yield _of_cycle(of, item, asks, language)


def _of_cycle(
    of: _Asking, item: CycleItem, asks: tuple[Finding, ...], language: Language
) -> Card:
    make = partial(of_cycle, item, next(iter(asks), None), language)
    return Card(
        (QuestionKind.CYCLE.name, item.cycle.name, item.cycle.first),
        QuestionKind.CYCLE,
        "doubts",
        item.points,
        partial(_with_opening, of.case, asks, make),
        asks=any(map(of.is_open, asks)),
        findings=asks,
        cycle=item,
    )


def place(card: Card) -> tuple[bool, bool, bool, bool]:
    """Whether a card stands first, among what is asked, or last, before anything is weighed.

    On a cycle with which the record ends all else hangs: without a result nothing is counted.
    """
    accepts = card.about is QuestionKind.ACCEPT
    return (
        not accepts or card.waits,
        not card.asks,
        accepts,
        card.about is not QuestionKind.CYCLE,
    )


def first_order(card: Card) -> tuple[object, ...]:
    """The order before anything is weighed: by what is told of the stakes beforehand."""
    weights = [doubt.at_stake.weight for doubt in card.doubts]
    weights += [(item.flips, item.change) for item in card.items]
    weights += [(False, abs(finding.change)) for finding in card.findings]
    pressing = any(item.pressing for item in card.items)
    return (
        *place(card),
        not any(flips for flips, _ in weights),
        -max((change for _, change in weights), default=0),
        -card.level.urgency,
        not pressing,
        *steady(card),
    )


def steady(card: Card) -> tuple[object, ...]:
    """The order of what weighs the same: it stays while other things are answered."""
    at = card.move or 0, min(card.points, default=-1)
    return STAGES.index(card.stage), ABOUT_ORDER.index(card.about), *at, str(card.key)
