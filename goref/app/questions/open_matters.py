"""The open matters of a case, with their stakes: one list for every page, file and command.

The window's questions, the Result page, the sheet, ``goref score``, ``goref batch`` and an
event's glance all use :class:`OpenMatters`. So all of them call the same matters open.

A matter is open if its question is asked. A note, which asks nothing, is open too if nobody has
decided it and deciding it would change the margin. If that would change the winner, the note is
asked as a question. Notes count only once somebody has ruled on life and death on the whole
board: until then nobody knows which points must be filled.

Unfilled dame are a note only if a stone counts as much as a point. They are open only if
filling them in turn would change the winner.

The checklist, the trials and the cycles follow from the case, so they are always searched. A
second opinion does not follow from it: the window passes the one it shows, ``goref score
--suggest`` the one it computed. Without one, questions that only an opinion asks are missing.
The same case with the same opinion gives the same list everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from goref.app.assessment import Assessment
from goref.app.questions.question import OF_POINTS, STAGES, Key, Question
from goref.app.questions.question_builder import questions_of
from goref.app.questions.question_order import ordered
from goref.app.questions.stake_calculator import QuestionStake, StakeCalculator, is_of_dame
from goref.app.stakes import Stake
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.findings.table import kind_of
from goref.core.repetition.unruled import all_cycles
from goref.core.scoring.scorer import Score, Scorer
from goref.core.scoring.status import CaseState, CaseStatus, is_ruled_on

if TYPE_CHECKING:  # few cases need one
    from goref.app.opinion.suggestion import Suggestion
    from goref.app.questions.cycle_status import CycleStatus
    from goref.app.questions.trial_status import TrialStatus
    from goref.core.trials.checklist import ChecklistItem

Stakes = Mapping[Key, QuestionStake]
"""The stakes counted so far, by the keys of their questions."""
DAME_UNFILLED = "dame-unfilled"
"""The code of the finding that a rule set requires the dame to be filled first."""
PARTLY_RULED = ("not-ruled", "rest-not-ruled")
"""The codes of the findings that nobody has ruled on the whole board."""


@frozen
class OpenMatter:
    """One open matter of a case.

    Attributes:
        finding: the finding that names the matter.
        question: the question about the matter; None if there is none.
        stake: the largest change of the margin, in points, without sign; None if it cannot be
            known.
        turns: True if an answer to the question would change the winner.
        outcomes: the effects of the answers, by answer name, as far as they were counted.
    """

    finding: Finding
    question: Question | None = None
    stake: Fraction | None = None
    turns: bool = False
    outcomes: Mapping[str, Stake] = field(default_factory=dict, compare=False)

    @property
    def code(self) -> str:
        return self.finding.code

    @property
    def points(self) -> tuple[Point, ...]:
        """The matter's points in board order; none if it is about the whole board."""
        if self.question is None or self.question.kind is QuestionKind.ACCEPT:
            return self.finding.points
        return tuple(sorted(self.question.points))

    @property
    def weight(self) -> tuple[bool, bool, Fraction]:
        """The sort key: first the matters without a known stake.

        Next come those that would change the winner, then the others by falling stake.
        """
        return self.stake is not None, not self.turns, -(self.stake or Fraction(0))


@frozen
class OpenMatters:
    """Everything that is open in a case.

    Attributes:
        score: the score of the case.
        matters: the matters, ordered by :attr:`OpenMatter.weight`.
        is_known: True if every stake was counted, so that no further matter can appear.
    """

    score: Score
    matters: tuple[OpenMatter, ...] = ()
    is_known: bool = True

    @classmethod
    def of_questions(
        cls, assessment: Assessment, questions: Iterable[Question], stakes: Stakes
    ) -> OpenMatters:
        """Returns the open matters among ``questions``, and findings that no question names.

        Args:
            stakes: the stakes counted so far.
        """
        score, case, questions = assessment.score, assessment.case, tuple(questions)
        made = []
        for question in ordered(questions, stakes):
            stake = stakes.get(question.key)
            if question.asks or (_may_be_open(question, assessment) and stake and stake.change):
                made.append(_matter(question, score.status, case, stake))
        left = map(OpenMatter, _left_over(score.status, questions))
        known = all(
            question.key in stakes
            for question in questions
            if question.asks or _may_be_open(question, assessment)
        )
        matters = tuple(sorted((*made, *left), key=lambda matter: matter.weight))
        return cls(score, matters, known)

    @cached_property
    def status(self) -> CaseStatus:
        """The status of the case: settled only if nothing is open."""
        status = self.score.status
        kept = frozenset(status.undecided)
        undecided = tuple(m.finding for m in self.matters if m.finding in kept)
        waiting = tuple(m.finding for m in self.matters if m.finding not in kept)
        return replace(status, undecided=undecided, waiting=waiting)

    @cached_property
    def counted(self) -> Score:
        """The score with :attr:`status`, for texts that state how far a case is settled."""
        return replace(self.score, status=self.status)

    def by_stage(self) -> dict[str, int]:
        """Returns the number of matters by stage.

        Matters without a question count at the last stage.
        """
        stages = [m.question.stage if m.question else STAGES[-1] for m in self.matters]
        return {stage: stages.count(stage) for stage in STAGES}


def open_matters(assessment: Assessment, suggestion: Suggestion | None = None) -> OpenMatters:
    """Finds everything that is open in a case, and counts all stakes before it returns.

    Args:
        suggestion: the second opinion, if there is one.
    """
    questions = all_questions(assessment, suggestion)
    scales = StakeCalculator(assessment, questions)
    weighed = {
        c.key: scales.weigh(c) for c in questions if c.asks or _may_be_open(c, assessment)
    }
    return OpenMatters.of_questions(assessment, asking(assessment, questions, weighed), weighed)


def open_under(
    bench: Scorer, score: Score, suggestion: Suggestion | None = None
) -> OpenMatters:
    """Returns the open matters of a case under the rule set of ``score``.

    Args:
        bench: the scorer of the case, which may have another rule set.
    """
    return open_matters(_under(bench, score), suggestion)


def state_under(bench: Scorer, score: Score) -> CaseState:
    """Returns the state of a case under the rule set of ``score``.

    It is the state that :func:`open_under` finds, but faster, since this stops at the first
    open matter. For callers with many cases.
    """
    state = score.status.state
    if state is not CaseState.SETTLED or _is_settled(_under(bench, score)):
        return state
    return CaseState.PROVISIONAL


def _under(bench: Scorer, score: Score) -> Assessment:
    case = bench.case
    if case.rules != score.rules.id:
        case = replace(case, rules=score.rules.id)
    return Assessment.of_bench(bench.with_case(case), score)


def _is_settled(assessment: Assessment) -> bool:
    """Returns whether a case without open findings has no other open matter."""
    questions = all_questions(assessment)
    if any(question.asks for question in questions):
        return False
    scales = StakeCalculator(assessment, questions)
    return not any(
        scales.weigh(question).change
        for question in questions
        if _may_be_open(question, assessment)
    )


def all_questions(
    assessment: Assessment, suggestion: Suggestion | None = None
) -> tuple[Question, ...]:
    """Returns every question and note of a case, also from its checklist, trials and cycles."""
    case, score = assessment.case, assessment.score
    checklist: tuple[ChecklistItem, ...] = ()
    if not assessment.in_play and _counts_notes(assessment):
        from goref.core.trials.checklist import items

        checklist = tuple(item for item in items(score, case) if item is not None)
    trials: tuple[TrialStatus, ...] = ()
    if case.trials:
        from goref.app.questions.trial_status import all_trials

        trials = all_trials(case)
    cycles: tuple[CycleStatus, ...] = ()
    if all_cycles(case.moments):
        from goref.app.questions.cycle_status import cycles_of

        cycles = cycles_of(case)
    return questions_of(
        assessment, suggestion, checklist=checklist, trials=trials, cycles=cycles
    )


def asking(
    assessment: Assessment, questions: Iterable[Question], stakes: Stakes
) -> tuple[Question, ...]:
    """Returns the questions; those notes that would change the winner now ask."""
    return tuple(
        replace(question, asks=True)
        if not question.asks
        and (stake := stakes.get(question.key)) is not None
        and stake.flips
        and _may_be_open(question, assessment)
        else question
        for question in questions
    )


def _counts_notes(assessment: Assessment) -> bool:
    """Returns whether notes can be open matters.

    They can if the count decides, the whole board was ruled on, and the referee has not
    accepted all checks as they are.
    """
    score = assessment.score
    if score.outcome is not None or score.rules.known_only or assessment.in_play:
        return False
    if assessment.bench.checks_stand:
        return False
    partly = {finding.code for finding in score.status.undecided}
    return is_ruled_on(assessment.case) and partly.isdisjoint(PARTLY_RULED)


def _may_be_open(question: Question, assessment: Assessment) -> bool:
    """Returns whether a question is an undecided note: an open matter if it has a stake."""
    case, findings = assessment.case, assessment.score.findings
    if (
        question.asks
        or not _raises(question)
        or any(f in case.settled for f in question.findings)
    ):
        return False
    if is_of_dame(question) and any(finding.code == DAME_UNFILLED for finding in findings):
        return False  # that finding asks about the same points
    decided = any(item.ruled for item in question.items)
    decided |= bool(question.points & case.ruling.claims.keys())
    return not decided and _counts_notes(assessment)


def _raises(question: Question) -> bool:
    """Returns whether a note raises a doubt; other notes only state something.

    A protective play raises one only if reading proved that it is needed. A note on points
    raises one only if the checklist or the opinion lists them, not if a finding merely mentions
    them.
    """
    if is_of_dame(question):
        return True
    if question.kind is QuestionKind.FILL:
        return any(caution.asks for caution in question.cautions)
    return question.kind in OF_POINTS and bool(question.items or question.cautions)


def _left_over(status: CaseStatus, questions: Iterable[Question]) -> Iterator[Finding]:
    """Yields the open findings that no question names; without them a case could seem settled.

    While a second opinion waits to be accepted, questions are made as if it were. Then only
    findings that leave the case undecided are yielded.
    """
    questions = tuple(questions)
    told = {finding for question in questions for finding in question.findings}
    asked = {question.kind for question in questions if question.asks}
    waits = any(question.asks and question.accepts is not None for question in questions)
    for finding in status.undecided if waits else status.open:
        in_other_words = finding.code == "impossible-move" or (
            kind_of(finding).asks is QuestionKind.CYCLE and QuestionKind.CYCLE in asked
        )
        if finding not in told and not in_other_words:
            yield finding


def _matter(
    question: Question, status: CaseStatus, case: Case, stake: QuestionStake | None
) -> OpenMatter:
    open_ = [f for f in question.findings if f in status.undecided]
    open_ += [f for f in question.findings if f in status.waiting]
    finding = next(iter((*open_, *question.findings)), None) or next(_named(question, case))
    if stake is None or question.kind is QuestionKind.ACCEPT:
        return OpenMatter(finding, question)
    known = [one for one in stake.outcomes.values() if one.change is not None]
    change = stake.change if stake.change or len(known) > 1 else None
    return OpenMatter(finding, question, change, stake.flips, stake.outcomes)


def _named(question: Question, case: Case) -> Iterator[Finding]:
    """Yields findings that can name a question without a finding: from opinion, checklist or
    trial."""
    check = Level.CHECK
    if question.trial is not None:
        yield found("trial-open", check, question.points)
    for doubt in question.doubts:
        if doubt.otherwise is None:
            yield found("suggested-points-unclear", check, question.points)
        else:
            yield found("left-unclear", check, question.points)
    if question.kind is QuestionKind.FILL and question.owner is not None:
        yield found("protective-play", check, question.points, owner=question.owner)
    if question.kind is QuestionKind.KO and question.owner is not None:
        yield found("ko-proposed", check, question.points, owner=question.owner)
    if question.cautions:
        yield found("suggested-border-open", check, question.points)
    yield found("left-unclear", check, question.points)
