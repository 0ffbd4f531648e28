"""Every question about a case, each asked once.

Findings, a second opinion, disputes, the checklist, trials and missing facts become questions.
Several about the same stones or points are joined into one. It asks the most specific of their
questions and keeps all origins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING

from goref.app.assessment import FEW_ANSWERS, Assessment
from goref.app.edits.base import Edit
from goref.app.edits.ruling import (
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
    StateFacts,
)
from goref.app.questions.answers import (
    AnswerGround,
    of_cycle,
    of_points,
    of_stones,
    of_trial,
)
from goref.app.questions.question import OF_POINTS, Answer, Answers, Question, WindowAction
from goref.app.questions.question_order import first_order
from goref.core.base.colour import Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import ENGLISH, Language
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact, facts_of
from goref.core.findings.kind import AnswerSet, QuestionKind, Topic
from goref.core.findings.table import kind_of
from goref.core.repetition.unruled import unruled
from goref.core.rulesets.table import ruleset
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, StatusSource
from goref.core.ruling.survey import Survey
from goref.core.scoring.status import RULED_BOARDS, UNCONFIRMED

if TYPE_CHECKING:  # few cases need them
    from goref.app.edits.accepting import AcceptSuggestion
    from goref.app.opinion.suggestion import Suggestion
    from goref.app.questions.cycle_status import CycleStatus
    from goref.app.questions.trial_status import TrialStatus
    from goref.core.trials.checklist import ChecklistItem

FOLLOWED = (AnswerSet.DEAD_AS_FOLLOWED, AnswerSet.SEKI_AS_FOLLOWED)
"""The answer sets of findings which state that stones share the status of their neighbours."""
ORDER = (
    QuestionKind.TRIAL,
    QuestionKind.STONES,
    *OF_POINTS,
    QuestionKind.FACT,
    QuestionKind.FINDING,
)
"""The kinds of questions, the more specific first."""
APART = (QuestionKind.TRIAL, QuestionKind.KO)
"""Kinds of questions that, joined with one of another kind, do not take over its points."""
KO_FILLED = {QuestionKind.KO, QuestionKind.FILL}
"""Two kinds that are joined: whether a ko must be filled is asked together with the ko."""
TOLD_AS_ILLEGAL = ("impossible-move", "point-unreadable")
"""Codes of findings that are not asked if the finding about the illegal move is."""
SEKI_EYES = (PointKind.EYE, PointKind.FALSE_EYE)


def are_alike(one: Question, other: Question) -> bool:
    """Returns whether two questions are about the same subject."""
    if other.kind is QuestionKind.TRIAL:
        one, other = other, one
    kinds = {one.kind, other.kind}
    if one.kind is QuestionKind.TRIAL:
        asked = QuestionKind.STONES if one.is_of_stones else QuestionKind.POINTS
        return one.asks and other.kind is asked and other.points <= one.points
    if QuestionKind.FINDING in kinds:
        return _follows(one, other) or _follows(other, one)
    if not (kinds == {QuestionKind.STONES} or kinds <= set(OF_POINTS)):
        return False
    if len(kinds) == 1 or kinds == KO_FILLED:
        return not one.points.isdisjoint(other.points)
    return QuestionKind.POINTS in kinds and one.points == other.points


def _follows(one: Question, other: Question) -> bool:
    """Returns whether ``one`` only states that stones of ``other`` share a status."""
    told = any(kind_of(finding).answers in FOLLOWED for finding in one.findings)
    return told and other.kind is QuestionKind.STONES and one.points <= other.points


def joined(one: Question, other: Question) -> Question:
    """Returns one question instead of two about the same subject: the more specific one.

    It keeps the origins of both. It also has the points of both, unless its kind is in
    ``APART`` and the other question has another kind.
    """
    first, second = sorted((one, other), key=lambda question: ORDER.index(question.kind))
    is_apart = first.kind is not second.kind and first.kind in APART
    return replace(
        first,
        points=first.points if is_apart else first.points | second.points,
        asks=first.asks or second.asks,
        alone=first.alone or second.alone,
        owner=first.owner or second.owner,
        disputed=first.disputed or second.disputed,
        findings=tuple(dict.fromkeys(first.findings + second.findings)),
        doubts=first.doubts + second.doubts,
        cautions=first.cautions + second.cautions,
        items=first.items + second.items,
    )


def questions_of(
    assessment: Assessment,
    suggestion: Suggestion | None = None,
    *,
    checklist: Iterable[ChecklistItem] = (),
    trials: Iterable[TrialStatus] = (),
    cycles: Iterable[CycleStatus] = (),
    language: Language = ENGLISH,
) -> tuple[Question, ...]:
    """Returns every question about a case: first ACCEPT, then the open questions, then notes.

    Empty while the game is still being recorded.

    Args:
        suggestion: a second opinion; one of another board is ignored. While it waits to be
            accepted, the other questions are those that would remain afterwards. So an oddity
            that is due only to plainly dead stones is no question.
        checklist: the items of the checklist that were computed so far.
        trials, cycles: the trials and the long cycles of the case.
        language: the language of the reasons that come with an answer.
    """
    if assessment.in_play:
        return ()
    case, score = assessment.case, assessment.score
    if suggestion is not None and suggestion.position != case.position:
        suggestion = None
    of = _Asking(assessment, suggestion)
    looks = not score.rules.known_only and not score.rules.ignores_ruling
    questions = [*(_of_accepting(of) if looks and of.counts_stones else ())]
    accepts = next((question.accepts for question in questions if question.asks), None)
    if accepts is not None:
        after = accepted(assessment, accepts)
        foreseen = after.case.ruling.lives != case.ruling.lives
        of = _Asking(after, suggestion, foreseen=foreseen)
        score = of.assessment.score
    drafts: list[Question] = []
    noticed = [*_of_trials(of, trials), *_of_findings(of)]
    if looks:
        noticed += _of_suggestion(of)
        noticed += _of_items(of, checklist)
        noticed += _of_seki(of)
    for question in noticed:
        if of.is_led(question):
            continue
        for draft in [draft for draft in drafts if are_alike(draft, question)]:
            question = joined(draft, question)
            drafts.remove(draft)
        drafts.append(question)
    drafts = [*(draft for draft in drafts if draft.alone), *_of_cycles(of, cycles)]
    missing = [need for need in score.needs if need not in FEW_ANSWERS]
    for need in missing if score.status.open else ():
        asked = found("fact-asked", Level.CHECK, need=need.value)
        drafts.append(Question(QuestionKind.FACT, frozenset(), True, findings=(asked,)))
    questions += [_answered(of, draft, language) for draft in drafts]
    return tuple(sorted(_led(questions, case.record.grid), key=first_order))


def _led(questions: Iterable[Question], grid: Grid) -> Iterator[Question]:
    """Yields the questions, two kinds of them only after open questions about stones.

    An ACCEPT about the whole board waits for them. Whether a point must be filled is not asked
    while stones next to it are asked about: first it must be known whether they live.
    """
    questions = tuple(questions)
    of_stones = [question for question in questions if question.asks and question.is_of_stones]
    asked = {p for question in of_stones for p in question.points}
    for question in questions:
        near = (n for p in question.points for n in grid.neighbours[p])
        fills = (
            question.kind is QuestionKind.FILL
            and not question.disputed
            and not asked.isdisjoint(near)
        )
        yield replace(
            question, asks=question.asks and not fills, waits=question.waits and bool(of_stones)
        )


def accepted(assessment: Assessment, accepts: AcceptSuggestion) -> Assessment:
    """Returns the assessment of the case as it would be after the act ``accepts``."""
    return Assessment(accepts.apply(assessment.case), assessment.reading)


def question_for(questions: Iterable[Question], point: Point) -> Question | None:
    """Returns the question that pointing at a point opens; None if there is none.

    Open questions come before notes, then questions about fewer points before others.
    """
    there = [
        question for question in questions if question.on_board and point in question.points
    ]
    return min(
        there, key=lambda question: (not question.asks, len(question.points)), default=None
    )


@frozen(eq=False, repr=False)
class _Asking:
    """The data from which questions are made.

    Attributes:
        foreseen: True if the case is as it would be after accepting the second opinion, and
            other stones are dead in it than in the real one.
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
        """True if the result is not based on a count, so that nothing is asked."""
        return self.assessment.score.outcome is not None

    @property
    def counts_stones(self) -> bool:
        """True if the status of stones matters."""
        return self.assessment.score.basis in RULED_BOARDS and not self.is_over

    @property
    def fills_for_nothing(self) -> bool:
        """True if filling a point costs nothing: a stone counts as much as the point."""
        return Quantity.STONES in self.assessment.score.rules.weights

    def to_fill(self, points: frozenset[Point]) -> frozenset[Point]:
        """Returns the first of ``points`` that a finding says must be filled; else the empty
        set."""
        told = (f for f in self.assessment.findings if f.code == "must-be-filled")
        named = points.intersection(p for finding in told for p in finding.points)
        return frozenset(sorted(named)[:1])

    def is_open(self, finding: Finding) -> bool:
        return finding in self.assessment.score.status.open

    def is_led(self, question: Question) -> bool:
        """Returns whether a question is about stones that live or die with stones asked about
        anyway."""
        if (
            question.kind is not QuestionKind.STONES
            or question.disputed
            or self.suggestion is None
        ):
            return False
        doubts = self.suggestion.unclear if self.counts_stones else ()
        open_ = (d for d in doubts if d.points.isdisjoint(self.case.ruling.lives))
        return any(question.points <= doubt.follows for doubt in open_)

    def is_illegal(self, move: int | None) -> bool:
        """Returns whether a move is illegal under the rule set."""
        play = self.assessment.score.rules.play
        return any(one.number == move for one in self.assessment.bench.illegal(play))

    def empty(self, points: Iterable[Point]) -> frozenset[Point]:
        """Returns the points that are empty once the dead stones are removed."""
        return frozenset(p for p in points if not self.seen.board.cells[p])


# Accepting.


def _of_accepting(of: _Asking) -> Iterator[Question]:
    """Yields the question whether to accept the second opinion, or unconfirmed marks."""
    case, suggestion = of.case, of.suggestion
    act = None
    if suggestion is not None:
        from goref.app.opinion.accepting import acceptance
        from goref.app.opinion.sentences import is_plain

        act = acceptance(case, suggestion)
    marks = act.marks if act is not None else ()
    new = {p for life, points in marks for p in points if of.seen.life(p) is not life}
    if not new and case.ruling.voice is StatusSource.REFEREE:
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
    marked = voice is not StatusSource.NOBODY or bool(case.ruling.lives)
    stay = Answer(name, ConfirmAllOthers(), as_now=True)
    made: Answers = (accept,), (stay,)
    if act is None:
        made = (stay,), ()
    elif marked and new:
        made = (accept, stay), ()
    elif marked:  # stones left open are asked about afterwards
        made = (replace(accept, says=name),), ()
    yield Question(
        QuestionKind.ACCEPT,
        frozenset(new) or of.seen.dead | of.seen.seki,
        asks=bool(findings) or case.ruling.voice is not StatusSource.REFEREE,
        findings=findings,
        accepts=act,
        waits=bool(act or case.ruling) and not new and not (voice in UNCONFIRMED and marked),
        make=lambda: made,
    )


# Origins of questions.


def _of_trials(of: _Asking, trials: Iterable[TrialStatus]) -> Iterator[Question]:
    for one in trials:
        claim = one.kept.claim
        asks = one.waits and not of.is_over
        yield Question(QuestionKind.TRIAL, claim.points, asks, owner=claim.owner, trial=one)


def _of_findings(of: _Asking) -> Iterator[Question]:
    known_only = of.assessment.score.rules.known_only
    bare = not any(of.case.position.cells)
    for finding in of.assessment.findings:
        if finding.code in TOLD_AS_ILLEGAL and of.is_illegal(finding.move):
            continue  # the finding about the illegal move asks this
        kind = kind_of(finding)
        if kind.asks in (QuestionKind.ACCEPT, QuestionKind.CYCLE):
            continue  # the question about the whole board or the cycle asks this
        if bare and finding.code == "nobodys-region":
            continue  # the finding about an empty board asks this
        if not known_only or kind.step == "record":
            yield from _of_finding(of, finding)


def _of_finding(of: _Asking, finding: Finding) -> Iterator[Question]:
    points, told = frozenset(finding.points), (finding,)
    asks, owner = of.is_open(finding), finding.arg("owner")
    colour = owner if isinstance(owner, Colour) else None
    about, disputed = kind_of(finding).asks, kind_of(finding).topic is Topic.DISPUTED
    if about is QuestionKind.STONES and not of.case.position.cells[min(points)]:
        about = QuestionKind.POINTS
    if disputed and about is QuestionKind.POINTS:
        from goref.core.trials.checklist import in_dispute

        for part in in_dispute(of.seen, finding.points):
            yield Question(QuestionKind.POINTS, part, asks, disputed=True, findings=told)
        return
    if about in OF_POINTS and of.empty(points) != points:
        about = QuestionKind.FINDING  # counted before the last play, which took one of them
    yield Question(about, points, asks, owner=colour, disputed=disputed, findings=told)


def _of_suggestion(of: _Asking) -> Iterator[Question]:
    """Yields the questions that a second opinion raises about stones and points without a
    ruling."""
    made, ruling = of.suggestion, of.case.ruling
    if made is None:
        return
    asks = ruling.voice is not StatusSource.REFEREE and not of.is_over
    for doubt in made.unclear:
        if doubt.otherwise is not None:
            if of.counts_stones and doubt.points.isdisjoint(ruling.lives):
                yield Question(QuestionKind.STONES, doubt.points, asks, asks, doubts=(doubt,))
            elif of.counts_stones and (left := doubt.follows - ruling.lives.keys()):
                yield Question(
                    QuestionKind.STONES, left, asks, asks, doubts=(doubt.left(left),)
                )
            continue
        points = of.empty(doubt.points)
        bare = frozenset(p for p in points if not of.case.position.cells[p])
        points = bare or points
        if points and not points <= ruling.claims.keys():
            status = of.seen.statuses[min(points)]
            about = QuestionKind.KO if status.kind is PointKind.KO else QuestionKind.POINTS
            owner = status.owner if about is QuestionKind.KO else None
            yield Question(about, points, asks, asks, owner, doubts=(doubt,))
    for caution in made.open_borders:
        points = of.empty(caution.points)
        if points and not points <= ruling.claims.keys():
            yield Question(
                QuestionKind.POINTS, points, asks and caution.asks, asks, cautions=(caution,)
            )
    for caution in made.in_atari:
        yield Question(QuestionKind.STONES, caution.points, alone=False, cautions=(caution,))
    for caution in made.protect:
        points = of.empty(caution.points)
        if caution.asks:  # one of several plays that would suffice
            points = of.to_fill(caution.reason.points) or points
            if caution.reason.points & ruling.claims.keys():
                continue
        if points and not points & ruling.claims.keys():
            costs = not of.fills_for_nothing
            open_ = caution.asks and costs and not of.is_over  # however the stones are ruled
            yield Question(
                QuestionKind.FILL, points, open_, costs, caution.owner, cautions=(caution,)
            )


def _of_items(of: _Asking, checklist: Iterable[ChecklistItem]) -> Iterator[Question]:
    for item in checklist:
        about, points = item.asked, item.points
        # A point that must be filled only while dead stones are on the board does not matter.
        early = about is QuestionKind.FILL and of.foreseen and not item.ruled
        alone = about not in (QuestionKind.STONES, QuestionKind.POINTS) and not early
        asks = False
        if about is QuestionKind.FILL and not early and of.empty(points) == points:
            # one of several plays that would suffice
            points = points if item.ruled else of.to_fill(item.places) or points
            asks = not (item.ruled or of.fills_for_nothing or of.is_over)
        if about is QuestionKind.STONES or of.empty(points) == points:
            owner = None if about is QuestionKind.POINTS else item.owner
            yield Question(about, points, asks, alone, owner, items=(item,))


def _of_seki(of: _Asking) -> Iterator[Question]:
    """Yields a note for every eye in a seki, which shows the eye's owner."""
    if not of.seen.seki:
        return
    from goref.core.ruling.seki_points import seki_elements

    for element in seki_elements(of.seen):
        if element.kind in SEKI_EYES:
            yield Question(QuestionKind.EYE, element.points, owner=element.owner)


# Answers.


def _answered(of: _Asking, question: Question, language: Language) -> Question:
    """Returns the question with the function that makes its answers."""
    points, findings = question.points, question.findings
    let_be: Edit | None = None
    if question.disputed:
        let_be = DisputePoints(points & of.case.disputed, disputed=False)
    elif asked := [f for f in findings if of.is_open(f)]:
        let_be = LetFindingStand(asked[0])
    match question.kind:
        case QuestionKind.STONES:
            make = partial(of_stones, of.ground, points, let_be)
        case QuestionKind.TRIAL:
            assert question.trial is not None
            make = partial(of_trial, of.ground, question.trial, language)
        case QuestionKind.CYCLE:
            assert question.cycle is not None
            make = partial(of_cycle, question.cycle, next(iter(findings), None), language)
        case QuestionKind.FACT | QuestionKind.FINDING:
            make = partial(_of_fact_or_finding, of.ground, findings[0])
            asks, left = kind_of(findings[0]).asks, of.empty(points)
            if asks in OF_POINTS and left:
                make = partial(of_points, of.ground, asks, left, question.owner, let_be)
        case kind:
            make = partial(of_points, of.ground, kind, points, question.owner, let_be)
    return replace(question, make=partial(_with_opening, of.case, findings, make))


def _of_fact_or_finding(g: AnswerGround, finding: Finding) -> Answers:
    if kind_of(finding).asks is QuestionKind.FACT:
        need = finding.arg("need")
        if need not in {one.value for one in FEW_ANSWERS}:
            known = _implied(g.case) if need == RequiredFact.PLAYS.value else ()
            return (*known, Answer("facts", does=WindowAction.FACTS)), ()
    from goref.app.questions.finding_answers import of_finding  # few cases have any

    return of_finding(g, finding)


def _implied(case: Case) -> tuple[Answer, ...]:
    """Returns an answer with both sides' numbers of plays, computed from board and lids.

    Returns an empty tuple if these numbers cannot be computed.
    """
    from goref.core.case.ledger import ledger_of  # few cases ask for the plays

    plays = ledger_of(case, facts_of(case, ruleset(case.rules).passes)).implied_plays
    if plays is None:
        return ()
    shown = f"{plays.black} / {plays.white}"
    return (Answer("state", StateFacts((("plays", plays),)), says="state", point=shown),)


def _with_opening(case: Case, findings: Iterable[Finding], make: partial[Answers]) -> Answers:
    """Returns the answers of ``make``, with more that reopen findings settled by the
    referee."""
    shown, more = make()
    if any(one.name == "open-again" for one in shown):
        return shown, more
    again = (
        Answer(f"open-again-{number}", LetFindingStand(f, settled=False), says="open-again")
        for number, f in enumerate(f for f in findings if f in case.settled)
    )
    return shown, (*more, *again)


def _of_cycles(of: _Asking, cycles: Iterable[CycleStatus]) -> Iterator[Question]:
    """Yields questions on the record's cycles.

    Args:
        cycles: the cycles of the case; if empty, they are computed here when a finding needs
            them.
    """
    told = [f for f in of.assessment.findings if kind_of(f).asks is QuestionKind.CYCLE]
    if not told and not cycles:
        return
    from goref.app.questions.cycle_status import cycles_of

    for one in cycles or cycles_of(of.case):
        asks = tuple(f for f in told if f == unruled(one.cycle))
        is_open = any(map(of.is_open, asks))
        yield Question(QuestionKind.CYCLE, one.points, is_open, findings=asks, cycle=one)
