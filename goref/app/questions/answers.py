"""The answers to questions about stones, empty points, trials and cycles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from goref.app.edits.base import Edit
from goref.app.edits.ruling import (
    DisputePoints,
    LetFindingStand,
    MarkStones,
    RulePoints,
)
from goref.app.edits.tools import cycle_owner, likely_owner, marked_together
from goref.app.questions.question import Answer, Answers, WindowAction
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.ruling.dead import kin
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, PointRuling, StatusSource, StoneStatus
from goref.core.ruling.survey import Survey, survey

if TYPE_CHECKING:  # few cases need them
    from goref.app.opinion.suggestion import Suggestion
    from goref.app.questions.cycle_status import CycleStatus
    from goref.app.questions.trial_status import TrialStatus

LIFE_KEYS = {StoneStatus.ALIVE: "", StoneStatus.DEAD: "d", StoneStatus.SEKI: "s"}
KIND_KEYS = {
    PointKind.TERRITORY: "t",
    PointKind.EYE: "e",
    PointKind.FALSE_EYE: "f",
    PointKind.ONE_SIDED: "o",
    PointKind.SOLE_LIBERTY: "l",
    PointKind.KO: "k",
    PointKind.SHARED: "m",
    PointKind.DAME: "n",
}
"""The key for each kind of empty point.

The key of territory gives Black's territory, then White's, then the computed kind.
"""
SIDES = {"B": "black", "W": "white", "": "nobody"}
PLAY_OUT = Answer("play-out", does=WindowAction.PLAY_OUT, key="?")
BARE: frozenset[Point] = frozenset()


@frozen(eq=False, repr=False)
class AnswerGround:
    """The data from which answers are made.

    Attributes:
        seen: the survey of the final position as ruled.
        suggestion: a second opinion on the position, if there is one.
    """

    case: Case
    seen: Survey
    suggestion: Suggestion | None = None

    def is_harmless(self, edit: MarkStones | RulePoints) -> bool:
        """Returns whether an act leaves both the count and the groups unchanged."""
        if not counts_alike(self.case, self.seen, edit):
            return False
        after = survey(self.seen.position, edit.apply(self.case).ruling)
        return set(self.seen.groups) == set(after.groups)

    def answer(
        self, name: str, edit: MarkStones | RulePoints, *, now: bool, let_be: Edit | None
    ) -> Answer:
        """Returns an answer whose act is a ruling.

        Args:
            now: True if the case is counted as the ruling says. The ruling can still change
                something else: a ruling on points separates them from their region, and a mark
                spreads.
            let_be: the act to use instead of such a ruling, so that nothing changes. If None,
                the answer is shown as a change.
        """
        if now and not self.is_harmless(edit):
            return Answer(name, let_be or edit, as_now=let_be is not None)
        return Answer(name, edit, as_now=now)


def counts_alike(case: Case, of: Survey, edit: MarkStones | RulePoints | DisputePoints) -> bool:
    """Returns whether an act leaves the count unchanged.

    Args:
        of: the survey of ``case``.
    """
    after = survey(of.position, edit.apply(case).ruling)
    return (of.seki, of.dead) == (after.seki, after.dead) and all(
        (now.kind, now.owner) == (after.statuses[p].kind, after.statuses[p].owner)
        for p, now in of.statuses.items()
    )


def of_stones(g: AnswerGround, points: frozenset[Point], let_be: Edit | None = None) -> Answers:
    """Returns the answers about stones: shown are alive, dead, seki and playing it out.

    Args:
        points: the stones, whole chains.
        let_be: the act that leaves all as it is; see :meth:`AnswerGround.answer`.
    """
    lives = {g.seen.life(p) for p in points}
    now = lives.pop() if len(lives) == 1 else None
    position, reach = g.seen.position, dict.fromkeys(StoneStatus, points)
    for p in {min(position.chain(p)) for p in points}:
        if now is StoneStatus.DEAD:  # called alive, they return with all stones marked together
            reach[StoneStatus.ALIVE] |= marked_together(g.seen, p, StoneStatus.DEAD)
        reach[StoneStatus.DEAD] |= kin(position, g.case.ruling, p)
    reach[StoneStatus.SEKI] = reach[StoneStatus.ALIVE]
    likely = _likely(g.suggestion, points)
    if g.case.ruling.voice is StatusSource.REFEREE and likely is not now:
        likely = None  # the referee ruled on the whole board, and otherwise
    made = []
    for life in (StoneStatus.ALIVE, StoneStatus.DEAD, StoneStatus.SEKI):
        by_it = _living(g, points) - reach[life] if life is StoneStatus.DEAD else BARE
        edit = MarkStones(reach[life], life, living=by_it)
        one = g.answer(life.value, edit, now=life is now, let_be=let_be)
        made.append(replace(one, key=LIFE_KEYS[life], suggested=life is likely))
    ruled = points & g.case.ruling.lives.keys()
    more = list(_as_told(g, points))
    more += _aside(g.case, points, MarkStones(ruled, None) if ruled else None)
    if now is not StoneStatus.DEAD:
        return (*made, PLAY_OUT), tuple(more)
    more += _kinds(g, points, {})  # kinds of their points once the stones are removed
    return _with_territory(g, points, (*made, PLAY_OUT), tuple(more))


def _living(g: AnswerGround, points: frozenset[Point]) -> frozenset[Point]:
    """Returns the unruled stones that, according to the second opinion, live if ``points``
    die."""
    doubts = g.suggestion.unclear if g.suggestion is not None else ()
    found = (doubt.follows for doubt in doubts if doubt.points <= points)
    return frozenset().union(*found) - g.case.ruling.lives.keys()


def _likely(suggestion: Suggestion | None, points: frozenset[Point]) -> StoneStatus | None:
    """Returns the status that the second opinion gives to all the stones with near certainty.

    Returns None if it is less certain, or gives several.
    """
    if suggestion is None:
        return None
    from goref.app.opinion.sentences import is_plain

    chains = [c for c in suggestion.chains if c.points & points]
    sure = all(is_plain(c) for c in chains)
    lives = {c.life for c in chains}
    return lives.pop() if sure and len(lives) == 1 else None


def _as_told(g: AnswerGround, points: frozenset[Point]) -> Iterator[Answer]:
    """Yields answers that accept an opinion on stones: goref's, or that of an engine that
    differs."""
    if g.suggestion is None or points & g.case.ruling.lives.keys():
        return
    from goref.app.opinion.accepting import acceptance, from_engine

    said = acceptance(g.case, g.suggestion, points)
    if said is not None:
        yield Answer("as-suggested", said, key="a")
    lives = {chain.life for chain in g.suggestion.chains if chain.points & points}
    for life in StoneStatus:
        other = None if life in lives else from_engine(g.suggestion, points, life)
        if other is not None:
            yield Answer(f"engine-{life.value}", other, says="as-engine")


def of_points(
    g: AnswerGround,
    about: QuestionKind,
    points: frozenset[Point],
    owner: Colour | None = None,
    let_be: Edit | None = None,
) -> Answers:
    """Returns the answers about empty points.

    Args:
        about: the kind of the question.
        owner: the side that the question names; None for the likely owner.
        let_be: the act that leaves all as it is; see :meth:`AnswerGround.answer`.
    """
    now, made = _statuses(g.seen, points), []
    unruled = without_claims(g.case, g.seen, points)
    claims = dict(_claims(unruled, about, points, owner, ruleset(g.case.rules)))
    for name, claim in claims.items():
        edit = RulePoints(points, claim)
        said = now == {(claim.kind, claim.owner)}
        one = g.answer(name, edit, now=said, let_be=let_be)
        key = "" if claim.kind is PointKind.TERRITORY else KIND_KEYS[claim.kind]
        plain = name not in SIDES.values() and about is not QuestionKind.FILL
        says = "" if plain else f"{about.name.lower()}-{name}"
        letter = claim.owner.letter if claim.owner else ""
        made.append(replace(one, key=key, says=says, owner=letter))
    ruled = points & g.case.ruling.claims.keys()
    more = [
        *_aside(g.case, points, RulePoints(ruled, None) if ruled else None),
        *_kinds(g, points, claims),
    ]
    return _with_territory(g, points, (*made, PLAY_OUT), tuple(more))


def without_claims(case: Case, seen: Survey, points: frozenset[Point]) -> Survey:
    """Returns the survey as it would be without the rulings on ``points``.

    Answers about points are made from it, so that a ruling does not change their order.
    """
    ruled = points & case.ruling.claims.keys()
    if not ruled:
        return seen
    return survey(seen.position, RulePoints(ruled, None).apply(case).ruling)


def _statuses(seen: Survey, points: frozenset[Point]) -> set[tuple[PointKind, Colour | None]]:
    return {(s.kind, s.owner) for p in points if (s := seen.statuses.get(p))}


def _claims(
    seen: Survey,
    about: QuestionKind,
    points: frozenset[Point],
    owner: Colour | None,
    rules: RuleSet,
) -> Iterator[tuple[str, PointRuling]]:
    """Yields the answers to a question about points, each as its name and its ruling.

    Args:
        seen: the survey without rulings on the points.
        owner: the side that the question names; None for the likely owner.
    """
    own, now = owner or likely_owner(seen, min(points)), _statuses(seen, points)
    shared, nobodys = PointRuling(PointKind.SHARED, None), PointRuling(PointKind.DAME, None)
    near = seen.board.grid.neighbours
    if any(n in seen.seki for p in points for n in near[p]) or (PointKind.SHARED, None) in now:
        nobodys = shared
    match about:
        case QuestionKind.KO:
            kept = [
                ("ko", PointRuling(PointKind.KO, own)),
                ("territory", PointRuling(PointKind.TERRITORY, own)),
            ]
            is_land = (PointKind.TERRITORY, own) in now  # the default comes first
            yield from reversed(kept) if is_land else kept
            yield "nobody", nobodys
        case QuestionKind.EYE:
            yield "eye", PointRuling(PointKind.EYE, own)
            yield "false-eye", PointRuling(PointKind.FALSE_EYE, own)
            yield "shared", shared
        case QuestionKind.SOLE_LIBERTY | QuestionKind.ONE_SIDED:
            yield "shared", shared
            yield "one-sided", PointRuling(PointKind.ONE_SIDED, own)
            yield "sole-liberty", PointRuling(PointKind.SOLE_LIBERTY, own)
        case QuestionKind.FILL:
            yield "territory", PointRuling(PointKind.TERRITORY, own)
            if Quantity.STONES not in rules.weights or rules.unfilled_is_dame:
                # under other rule sets the stone counts as much as the point
                yield "nobody", nobodys
        case _:
            kinds = {side: kind for kind, side in now} if len(now) == 1 else {}
            if None in kinds:  # otherwise the first answer would favour one side
                yield "nobody", PointRuling(kinds[None], None)
            for side in COLOURS:
                kind = kinds.get(side, PointKind.TERRITORY)
                yield SIDES[side.letter], PointRuling(kind, side)
            if None not in kinds:
                yield "nobody", nobodys


def _kinds(
    g: AnswerGround, points: frozenset[Point], shown: Mapping[str, PointRuling]
) -> Iterator[Answer]:
    """Yields an answer for every kind and owner that no ruling in ``shown`` gives.

    For each kind, the likely owner comes first.
    """
    own = likely_owner(g.seen, min(points))
    for kind, key in KIND_KEYS.items():
        owners = (None,) if kind.is_public else (own, own.other)
        for owner in owners:
            claim = PointRuling(kind, owner)
            if claim in shown.values():
                continue
            likely = owner is None or owner is own
            name = kind.value if likely else f"{kind.value}-other"
            if name in shown or (kind is PointKind.DAME and "nobody" in shown):
                continue
            now = all(
                (s := g.seen.statuses.get(p)) is not None and (s.kind, s.owner) == (kind, owner)
                for p in points
            )
            free = kind is not PointKind.TERRITORY and likely
            yield Answer(
                name,
                RulePoints(points, claim),
                key=key if free else "",
                as_now=now and g.is_harmless(RulePoints(points, claim)),
                says=kind.value,
                owner=owner.letter if owner else "",
            )


def _with_territory(
    g: AnswerGround,
    points: frozenset[Point],
    shown: tuple[Answer, ...],
    more: tuple[Answer, ...],
) -> Answers:
    """Returns the answers, one of them with the key ``t``.

    That key goes from Black's territory to White's, then to no ruling. So it belongs to the
    answer that comes next.
    """
    step = cycle_owner(g.case, g.seen, min(points))
    claim = step.claim if isinstance(step, RulePoints) else None
    found = False

    def keyed(answers: tuple[Answer, ...]) -> Iterator[Answer]:
        nonlocal found
        for one in answers:
            is_next = isinstance(one.edit, RulePoints) and one.edit.claim == claim
            if is_next and not found and not one.key:
                found = True
                one = replace(one, key="t")
            yield one

    return tuple(keyed(shown)), tuple(keyed(more))


def _aside(case: Case, points: frozenset[Point], back: Edit | None) -> Iterator[Answer]:
    """Yields the answers that decide nothing: start or end a dispute, remove a ruling.

    Args:
        back: the act that removes the ruling; None if there is none.
    """
    disputed = bool(points & case.disputed)
    name = "withdraw" if disputed else "dispute"
    yield Answer(name, DisputePoints(points, disputed=not disputed))
    if back is not None:
        yield Answer("take-back", back)


def of_trial(g: AnswerGround, of: TrialStatus, language: Language) -> Answers:
    """Returns the answers about a trial. The answer that accepts its outcome comes with a
    reason."""
    from goref.app.edits.trial import DropTrial
    from goref.app.questions.trial_status import accepting

    points = of.kept.claim.points
    shown = []
    if of.is_over and of.found and of.waits:
        shown.append(Answer("accept", accepting(of, language), key="a", says="as-shown"))
    if of.trial is not None:
        says = "go-on" if of.is_under_way else "show"
        shown.append(Answer("open-trial", does=WindowAction.OPEN_TRIAL, key="?", says=says))
    drop = Answer("drop-trial", DropTrial(of.place))
    if of.trial is None:  # it began from another board
        return (*shown, drop), ()
    stones = of.kept.claim.what.of_stones
    ruling = of_stones(g, points) if stones else of_points(g, QuestionKind.POINTS, points)
    if not any(a.name == "accept" for a in shown) and of.waits and not of.is_under_way:
        shown = [*(a for a in ruling[0] if a.name != "play-out"), *shown]
    taken = {a.name for a in shown} | {"play-out"}
    others = (a for one in ruling for a in one if a.name not in taken)
    keys = {a.key for a in shown}
    rest = (replace(a, key="") if a.key in keys else a for a in others)
    return tuple(shown), (*rest, drop)


def of_cycle(cycle: CycleStatus, asked: Finding | None, language: Language) -> Answers:
    """Returns the answers about a cycle: the rulings that can settle it, each with a reason.

    Args:
        asked: the open finding about the cycle; None if there is none. If there is one, the
            first answer counts the board in spite of the cycle.
    """
    reason = cycle.reason(language)
    shown = [
        Answer(
            way.value,
            cycle.edit(way, move, reason),
            needs_reason=True,
            reason=reason,
            point="" if move is None else str(move),
        )
        for way, move in cycle.ways
    ]
    if asked is not None:
        shown.insert(0, Answer("count-it", LetFindingStand(asked), as_now=True))
    return tuple(shown), ()
