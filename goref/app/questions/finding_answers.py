"""The answers to findings that are not about the status of stones or points.

Each kind of finding names a set of answers, and :data:`MAKERS` has a function that makes it.
The answer that agrees with the present count comes first. A finding without such a set can only
be kept as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction

from goref.app.edits.base import Edit
from goref.app.edits.incidents import AnswerLid, rule_on
from goref.app.edits.ruling import (
    FACTS,
    ChooseRules,
    LetFindingStand,
    MarkStones,
    RulePoints,
    StateFacts,
    VoidMove,
)
from goref.app.incidents import drafting
from goref.app.questions.answers import LIFE_KEYS, SIDES, AnswerGround, counts_alike
from goref.app.questions.question import Answer, Answers, WindowAction
from goref.core.base.colour import COLOURS, Colour, Who
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.numbers import mixed
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.findings.kind import AnswerSet, Topic
from goref.core.findings.table import kind_of
from goref.core.game.play_rules import End
from goref.core.incidents.consequence import ConsequenceKind, has
from goref.core.incidents.kinds import KINDS
from goref.core.rulesets.table import ruleset
from goref.core.ruling.contradictions import shared_near
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.ruling.survey import Survey

AS_INCIDENT = (
    (ConsequenceKind.LOSS, "loss"),
    (ConsequenceKind.COUNTS_AS_PASS, "pass"),
    (ConsequenceKind.TAKEN_BACK, "taken-back"),
    (ConsequenceKind.STANDS, "stands"),
)
"""The consequences that a regulation may give an illegal move, the most serious first."""


@frozen(eq=False, repr=False)
class _Ground:
    """The data from which answers are made."""

    case: Case
    survey: Survey
    finding: Finding

    @property
    def points(self) -> frozenset[Point]:
        return frozenset(self.finding.points)

    def around(self, colour: Colour | None = None) -> frozenset[Point]:
        """Returns the stones of the living chains that touch the finding's points.

        ``colour``: the side of the chains; None for both.
        """
        board = self.survey.board
        return frozenset(
            stone
            for p in self.points
            for n in board.grid.neighbours[p]
            if board.cells[n] and colour in (None, board.cells[n])
            for stone in board.chain(n)
        )


def of_finding(g: AnswerGround, finding: Finding) -> Answers:
    """Returns the answers to a finding: rulings, and actions of the window.

    A finding in ``settled`` of the case has a single answer, which opens it again.
    """
    if finding in g.case.settled:
        return (Answer("open-again", LetFindingStand(finding, settled=False)),), ()
    kind = kind_of(finding)
    if kind.answers is AnswerSet.SET_UP:
        return (Answer("set-up", does=WindowAction.SET_UP),), ()
    shown = list(rulings_on(g.case, g.seen, finding))
    if kind.topic is Topic.KOMI:
        shown.insert(0, Answer("facts", does=WindowAction.FACTS))
    if kind.incident and finding.move is not None:
        shown.append(Answer("incident", does=WindowAction.INCIDENT))
    elif kind.answers is AnswerSet.ILLEGAL and finding.move is not None:
        shown.insert(0, Answer("correct", does=WindowAction.CORRECT))
    elif kind.answers is AnswerSet.INCIDENT:
        shown.insert(0, Answer("decide", does=WindowAction.INCIDENT))
    return tuple(shown), ()


def rulings_on(case: Case, survey: Survey, finding: Finding) -> tuple[Answer, ...]:
    """Returns the possible rulings on a finding, the one that agrees with the count first.

    Args:
        survey: the survey of the final position as ruled.
    """
    ground = _Ground(case, survey, finding)
    answers = kind_of(finding).answers
    make = MAKERS.get(answers) if answers else None
    said = [_harmless(ground, one) for one in make(ground)] if make else []
    made = tuple(sorted(said, key=lambda one: not one.as_now))
    if any(one.as_now for one in made) or answers is AnswerSet.FACT:
        return made
    return (_answer("settle", LetFindingStand(finding), as_now=True), *made)


Maker = Callable[[_Ground], Iterable[Answer]]


def _answer(
    says: str, edit: Edit, owner: Colour | None = None, point: str = "", *, as_now: bool = False
) -> Answer:
    """Returns an answer with the wording ``says``.

    ``point``: a name that the wording contains; it also makes the answer's own name unique.
    """
    name = f"{says}-{point}" if point else says
    letter = owner.letter if owner else ""
    return Answer(name, edit, as_now=as_now, says=says, owner=letter, point=point)


def _called(life: StoneStatus, points: Iterable[Point], *, as_now: bool = False) -> Answer:
    edit = MarkStones(frozenset(points), life)
    says = f"call-{life.value}"
    return Answer(life.value, edit, key=LIFE_KEYS[life], as_now=as_now, says=says)


def _sided(edit: Edit, side: Colour | None, *, as_now: bool = False) -> Answer:
    letter = side.letter if side else ""
    says = "side" if side else "nobody"
    return Answer(SIDES[letter], edit, as_now=as_now, says=says, owner=letter)


def _harmless(g: _Ground, one: Answer) -> Answer:
    """Returns an answer that agrees with the count, and does not change it.

    A mark can change the count, since marks spread to other stones. In that case the answer
    lets the finding stand instead.
    """
    if not one.as_now or not isinstance(one.edit, MarkStones):
        return one
    if counts_alike(g.case, g.survey, one.edit):
        return one
    return replace(one, edit=LetFindingStand(g.finding))


def _unclaim(g: _Ground) -> Iterator[Answer]:
    yield _answer("take-back", RulePoints(g.points, None))


def _one_status(g: _Ground) -> Iterator[Answer]:
    ruled = {g.case.ruling.lives[p] for p in g.points & g.case.ruling.lives.keys()}
    for life in sorted(ruled, key=lambda life: life.value):
        yield _called(life, g.points)


def _all(g: _Ground, *lives: StoneStatus) -> list[Answer]:
    return [_answer(f"all-{life.value}", MarkStones(g.points, life)) for life in lives]


def _followed(g: _Ground, life: StoneStatus) -> tuple[Answer, ...]:
    return _called(life, g.points, as_now=True), _called(StoneStatus.ALIVE, g.points)


def _around_seki(g: _Ground) -> Iterator[Answer]:
    yield _answer("around-seki", MarkStones(g.around(), StoneStatus.SEKI))
    yield _answer("no-seki", MarkStones(g.around() & g.survey.seki, StoneStatus.ALIVE))


def _seki_or_unclaim(g: _Ground) -> Iterator[Answer]:
    around = g.around(g.finding.side)
    if around:
        yield _answer("around-seki", MarkStones(around, StoneStatus.SEKI))
    yield from _unclaim(g)


def _unclaim_or_enemy_dead(g: _Ground) -> Iterator[Answer]:
    owner = g.finding.side
    enemy = None if owner is None else owner.other
    yield from _unclaim(g)
    yield _answer("enemy-dead", MarkStones(g.around(enemy), StoneStatus.DEAD), enemy)


def _shared(points: Iterable[Point]) -> RulePoints:
    return RulePoints(frozenset(points), PointRuling(PointKind.SHARED, None))


def _point_stays_shared(g: _Ground) -> Iterator[Answer]:
    for point in sorted(g.points):
        yield _answer("leave", _shared([point]), point=g.case.record.grid.name(point))
    yield from _unclaim(g)


def _near_stays_shared(g: _Ground) -> Iterator[Answer]:
    points = shared_near(g.survey, g.points)
    names = ", ".join(g.case.record.grid.names(points))
    yield _answer("leave", _shared(points), point=names)
    yield from _unclaim(g)


def _illegal(g: _Ground) -> Iterator[Answer]:
    if g.finding.move is None:
        return
    yield _answer("void", VoidMove(g.finding.move))
    yield from _by_regulation(g)


def _by_regulation(g: _Ground) -> Iterator[Answer]:
    draft = drafting.of_finding(g.case, g.finding)
    if draft is None:
        return
    incident, proposed = draft
    decided = proposed.consequences
    for kind, key in AS_INCIDENT:
        if has(decided, kind):
            if kind is ConsequenceKind.STANDS and not KINDS[incident.kind].can_stand:
                return
            ruled = rule_on(replace(incident, decided=decided), g.finding)
            yield _answer(f"incident-{key}", ruled, incident.side.colours[0])
            return


def _in_the_lid(g: _Ground) -> Iterator[Answer]:
    number = g.finding.arg("number")
    if isinstance(number, int):
        yield _answer("in-lid", AnswerLid(number, True))
        yield _answer("not-in-lid", AnswerLid(number, False))


def _fact(g: _Ground) -> Iterator[Answer]:
    need = RequiredFact(g.finding.arg("need"))
    if need is RequiredFact.FIRST:
        for colour in COLOURS:
            yield _sided(StateFacts((("began", colour),)), colour)
        return
    if need is RequiredFact.END:
        voids = ruleset(g.case.rules).voids_dead
        alive = End.FORCED if End.FORCED in voids else End.ALIVE
        yield _answer("end-agreed", StateFacts((("end", End.AGREED),)))
        yield _answer("end-alive", StateFacts((("end", alive),)))
        return
    for who in Who:
        states = StateFacts(((need.value, who),))
        if need is RequiredFact.LAST_DAME and who is Who.NOBODY:
            yield _answer("last-dame-more", states)
        else:
            yield _sided(states, who.colour)


def _granted(g: _Ground) -> Iterator[Answer]:
    yield _sided(StateFacts((("granted_first", Who.NOBODY),)), None, as_now=True)
    for colour in COLOURS:
        yield _sided(StateFacts((("granted_first", Who.of(colour)),)), colour)


def _removed(g: _Ground) -> Iterator[Answer]:
    yield _answer("removed", StateFacts((("end", End.AGREED),)), as_now=True)
    yield _answer("by-letter", StateFacts((("end", End.ALIVE),)))
    yield replace(_answer("as-in-2002", LetFindingStand(g.finding)), needs_reason=True)


def _as_recorded(g: _Ground) -> Iterator[Answer]:
    fact = str(g.finding.arg("option"))
    if fact in FACTS:
        yield _answer("as-recorded", StateFacts(((fact, None),)))


def _other_value(g: _Ground) -> Iterator[Answer]:
    """Yields an answer for the other value of a fact that a record gives twice."""
    other = str(g.finding.arg("other"))
    for value in g.finding.values[1:]:
        match value:
            case str():
                yield _answer("state", ChooseRules(value), point=other)
            case int():
                yield _answer("state", StateFacts((("handicap", value),)), point=other)
            case Fraction():
                yield _answer("state", StateFacts((("komi", value),)), point=other)


def _komis(g: _Ground) -> Iterator[Answer]:
    """Yields an answer for each komi that the number may mean, except the one in use."""
    for komi in g.finding.values:
        if isinstance(komi, Fraction) and komi != g.case.record.info.komi:
            yield _answer("komi", StateFacts((("komi", komi),)), point=mixed(komi))


def _unstate(*facts: str) -> tuple[Answer, ...]:
    return (_answer("take-back", StateFacts(tuple((fact, None) for fact in facts))),)


MAKERS: Mapping[AnswerSet, Maker] = {
    AnswerSet.UNMARK: lambda g: (_answer("take-back", MarkStones(g.points, None)),),
    AnswerSet.UNCLAIM: _unclaim,
    AnswerSet.ONE_STATUS: _one_status,
    AnswerSet.ALL_DEAD_OR_ALIVE: lambda g: _all(g, StoneStatus.DEAD, StoneStatus.ALIVE),
    AnswerSet.ALL_DEAD: lambda g: _all(g, StoneStatus.DEAD) if g.points else (),
    AnswerSet.DEAD_AS_FOLLOWED: lambda g: _followed(g, StoneStatus.DEAD),
    AnswerSet.SEKI_AS_FOLLOWED: lambda g: _followed(g, StoneStatus.SEKI),
    AnswerSet.AROUND_SEKI: _around_seki,
    AnswerSet.SEKI_OR_UNCLAIM: _seki_or_unclaim,
    AnswerSet.UNCLAIM_OR_ENEMY_DEAD: _unclaim_or_enemy_dead,
    AnswerSet.POINT_STAYS_SHARED: _point_stays_shared,
    AnswerSet.NEAR_STAYS_SHARED: _near_stays_shared,
    # Its answer needs a reason: one key alone would restore the old winner.
    AnswerSet.RULED_AGAIN: lambda g: (
        replace(
            _answer("ruled-anew", LetFindingStand(g.finding), as_now=True), needs_reason=True
        ),
    ),
    AnswerSet.ILLEGAL: _illegal,
    AnswerSet.REGULATION: _by_regulation,
    AnswerSet.LID: _in_the_lid,
    AnswerSet.AS_RECORDED: _as_recorded,
    AnswerSet.OTHER_VALUE: _other_value,
    AnswerSet.KOMIS: _komis,
    AnswerSet.UNSTATE_FIGURES: lambda g: _unstate("prisoners", "plays"),
    AnswerSet.UNSTATE_BOWLS: lambda g: _unstate("bowls"),
    AnswerSet.FACT: _fact,
    AnswerSet.REMOVED: _removed,
    AnswerSet.GRANTED: _granted,
}
"""The functions that make answers, by answer set.

Without an entry here, a finding is answered by an action of the window or kept as it is.
"""
