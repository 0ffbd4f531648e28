"""Makes a second opinion (a suggestion): judges the board, gives reasons, computes stakes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from time import perf_counter

from goref.app.opinion import cautions
from goref.app.opinion.accepting import suggested_ruling
from goref.app.opinion.border_stakes import together, weighed_borders
from goref.app.opinion.consistency import bare, consistent
from goref.app.opinion.judging import (
    NOTHING_RULED,
    ChainJudged,
    Judged,
    RuleContext,
    judged,
    leanings,
)
from goref.app.opinion.limits import LIMITS, ending, unended
from goref.app.opinion.playing_out.fates import PlayedOut
from goref.app.opinion.playing_out.playing_out import Fights, played_out
from goref.app.opinion.premises import as_ruled, depends_on_ruling, limit_to_evidence
from goref.app.opinion.proving import in_doubt, proved, walls
from goref.app.opinion.reasons import reason_of
from goref.app.opinion.suggestion import (
    ChainFinding,
    Doubt,
    PointFinding,
    Reason,
    Suggestion,
    Why,
    joined,
)
from goref.app.ownership.network import Opinion, OwnershipNet, load
from goref.app.stakes import stake_of_case
from goref.core.base.colour import BLACK, Colour
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.proving.proof import Proof
from goref.core.proving.proofs import proofs
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.seki_points import seki_proposals
from goref.core.ruling.survey import Survey, survey
from goref.core.scoring.scorer import Scorer

Key = tuple[Position, str, OwnershipNet, bool, bool]
UNSETTLED = (PlayedOut.UNSETTLED, PlayedOut.UNTAKEN, PlayedOut.HANGS)
"""Outcomes of playing a group out after which the group is read too."""
MOST_KEPT = 8
"""The number of boards whose judgement without a ruling is cached."""
_Group = tuple[StoneStatus, Chain, tuple[Reason, ...]]
"""Stones that are asked about together: apparent status, stones, and reasons."""
_KEPT: list[tuple[Key, Judged]] = []


class SuggestionCancelledError(Exception):
    """Raised if a suggestion was cancelled."""


def suggest(
    case: Case,
    rules: RuleSet | None = None,
    net: OwnershipNet | None = None,
    *,
    playing_out: bool = True,
    given_up: Callable[[], bool] = lambda: False,
) -> Suggestion:
    """Returns a second opinion of the final position of a case.

    The referee's marks count as correct.

    Args:
        rules: the rule set for the judgement and the stakes; None for the case's own.
        net: the network; None for the one that comes with goref (for its errors see
            :func:`load`).
        playing_out: True to play out groups whose life is not clear; False saves time on many
            boards.
        given_up: called between the parts of the work, in this thread; if it returns True, the
            work is cancelled.

    Raises SuggestionCancelledError if cancelled, NetworkError if the network cannot be read.
    """

    def go_on() -> None:
        if given_up():
            raise SuggestionCancelledError

    began = perf_counter()
    net = net or load()
    rules = rules or ruleset(case.rules)
    position, ruled = case.position, case.ruling.lives
    left = _left(position, case.ruling)
    go_on()
    opinion = net.opinion_of_few(position, go_on)
    board = _Board(position, rules, net, go_on, playing_out)
    if not ruled:
        of = grounds = board.judged(position, opinion, NOTHING_RULED)[0]
        board.keep(of, reads=True)
    elif alike := as_ruled(grounds := board.alone(opinion, reads=False), ruled):
        of = alike
    else:
        of, grounds, opinion = _with_ruling(board, case.ruling, left, opinion)
    own = {chain.points: chain for chain in grounds.chains}
    made = Suggestion(
        position,
        rules.id,
        tuple(_chain(c, grounds if c == own[c.points] else of) for c in of.chains),
        (),
        (),
        tuple(
            care
            for care in cautions.open_borders(of, opinion)
            if care.points.isdisjoint(case.ruling.claims)  # nothing is asked about ruled points
        ),
        cautions.protective(left, of, opinion),
        cautions.in_atari(of),
        tuple(ko.points for ko in of.kos),
        0.0,
    )
    go_on()
    ruling = suggested_ruling(case, made)
    after = survey(position, ruling)
    # otherwise reading the unfinished rest makes little sense
    is_whole = not unended(left, opinion)
    fills = cautions.to_fill(after, of) if is_whole else ()
    filled = joined(care.points for care in fills)
    others = (care for care in made.protect if not care.points & filled)
    borders = made.open_borders
    made = replace(
        made,
        network=net.version,
        protect=(*fills, *others),
        points=tuple(_points(after, opinion)),
        unclear=_doubts(case, ruling, rules, of),
        open_borders=weighed_borders(case, ruling, rules, borders) if is_whole else borders,
    )
    return replace(made, seconds=perf_counter() - began)


@frozen
class _Board:
    """A final position to be judged, with a ruling or without it.

    Attributes:
        go_on: called between the parts of the work; it may raise to end the work.
        playing_out: True if groups whose life is not clear are played out.
    """

    position: Position
    rules: RuleSet
    net: OwnershipNet
    go_on: Callable[[], None]
    playing_out: bool

    def alone(self, opinion: Opinion, *, reads: bool) -> Judged:
        """Returns the judgement of the board without a ruling, from the cache if possible."""
        key = self._key(reads=reads)
        kept = next((made for known, made in tuple(_KEPT) if known == key), None)
        made = kept or self.judged(self.position, opinion, NOTHING_RULED, reads=reads)[0]
        self.keep(made, reads=reads)
        return made

    def keep(self, alone: Judged, *, reads: bool) -> None:
        """Caches a judgement without a ruling; any ruling on the same board needs it again."""
        key = self._key(reads=reads)
        others = [one for one in tuple(_KEPT) if one[0] != key]
        # in one step: other threads read it too
        _KEPT[:] = [(key, alone), *others[: MOST_KEPT - 1]]

    def _key(self, *, reads: bool) -> Key:
        return self.position, self.rules.id, self.net, self.playing_out, reads

    def judged(
        self,
        left: Position,
        opinion: Opinion,
        ruled: Mapping[Point, StoneStatus],
        *,
        reads: bool = True,
    ) -> tuple[Judged, bool]:
        """Returns the judgement of the board, and whether doubtful stones were read for it.

        Args:
            left: the board without the stones ruled dead; ``opinion`` is of this board.
            reads: True to read doubtful stones; False to judge faster.
        """
        go_on = self.go_on
        limits = LIMITS[ending(self.rules, opinion)]
        doubted = in_doubt(left, opinion, ruled)
        fates: dict[Chain, PlayedOut] = {}
        fights: Fights = {}

        def play(also: Collection[Chain] = ()) -> dict[Chain, PlayedOut]:
            held = leanings(left, opinion, known, walls(left, opinion), ruled, limits)
            return played_out(left, held, go_on=go_on, fights=fights, also=also)

        # If no stone is doubted, nothing is read, unless a group then shows no two eyes.
        is_read = reads and bool(doubted)
        known = (
            proved(left, opinion, doubted, go_on)
            if is_read
            else proofs(left, effort=0, go_on=go_on)
        )
        # otherwise everything is asked anyway
        if self.playing_out and not unended(left, opinion):
            fates = play()
            unsettled = {c for c, fate in fates.items() if fate in UNSETTLED and c not in known}
            if reads and not unsettled <= doubted:
                is_read, known = True, proved(left, opinion, doubted | unsettled, go_on)
                fates = play()
            # A ruling ends a doubt, and the reading with it. Stones captured because of a
            # ruling are therefore read first.
            captured = {c for c in fates if ruled and fates[c] is PlayedOut.CAPTURED}
            fallen = {c for c in captured - doubted if c.isdisjoint(ruled)}
            if fallen:
                is_read, known = True, proved(left, opinion, doubted | fallen, go_on)
                fates = play()
        under = RuleContext.of(self.rules)
        of = judged(self.position, opinion, known, ruled, fates, under=under, limits=limits)
        if self.playing_out and not unended(left, opinion) and (unshown := bare(of)):
            fates = play(unshown)
            of = judged(self.position, opinion, known, ruled, fates, under=under, limits=limits)
        return consistent(of, self.position), is_read


def _with_ruling(
    board: _Board, ruling: Ruling, left: Position, seen: Opinion
) -> tuple[Judged, Judged, Opinion]:
    """Returns the judgement with a ruling, the one without, and the network's estimate.

    The estimate is of the board ``left``.

    Args:
        left: the board without the stones ruled dead.
        seen: the network's estimate of the board as it is.
    """
    board.go_on()
    opinion = seen if left == board.position else board.net.opinion_of_few(left, board.go_on)
    of, is_read = board.judged(left, opinion, ruling.lives)
    living = {c.points for c in of.chains if c.ruled and c.life is StoneStatus.ALIVE}

    def read(chains: Collection[Chain]) -> Mapping[Chain, Proof]:
        return proved(left, opinion, chains, board.go_on, living)

    alone = board.alone(seen, reads=is_read)
    if not is_read and depends_on_ruling(
        of, alone
    ):  # read longer, it may not depend on the ruling
        alone = board.alone(seen, reads=True)
    return limit_to_evidence(of, alone, board.position, ruling, read), alone, opinion


def _left(position: Position, ruling: Ruling) -> Position:
    """Returns the board without the stones that the referee has ruled dead."""
    named = {p for p in ruling.stones(StoneStatus.DEAD) if position.cells[p]}
    return position.without(joined(position.chain(p) for p in named)) if named else position


def _chain(chain: ChainJudged, of: Judged) -> ChainFinding:
    """Returns a chain's judgement as part of a suggestion; its reason comes from ``of``."""
    proved = chain.proof is not None and not (chain.proof.rests or chain.premises)
    certain = proved or chain.ruled
    return ChainFinding(
        chain.points,
        chain.colour,
        chain.life,
        bool(chain.doubts),
        100 if certain else min(99, round(100 * abs(chain.lean))),
        certain,
        reason_of(chain, of),
        premises=chain.premises,
    )


def _points(seen: Survey, opinion: Opinion) -> Iterator[PointFinding]:
    proposed: dict[Point, PointRuling] = {
        p: PointRuling(one.kind, one.owner) for one in seki_proposals(seen) for p in one.points
    }
    for p, status in sorted(seen.statuses.items()):
        confidence = 100 if status.decided else _fit(opinion, p, status.owner)
        claim = proposed.get(p)
        if claim is not None:
            yield PointFinding(p, claim.kind, claim.owner, True, confidence)
        else:
            yield PointFinding(p, status.kind, status.owner, False, confidence)


def _fit(opinion: Opinion, point: Point, owner: Colour | None) -> int:
    """Returns, in per cent, how much ``owner`` owns a point according to the network."""
    if owner is None:
        fit = opinion.neutral[point]
    else:
        fit = opinion.ownership[point] * (1 if owner is BLACK else -1)
    return min(99, max(0, round(100 * fit)))


def _doubts(case: Case, ruling: Ruling, rules: RuleSet, of: Judged) -> tuple[Doubt, ...]:
    now = Scorer(replace(case, ruling=ruling))
    score = now.score(rules, remarks=False)
    made, groups = [], tuple(_together(of))
    led = _led(groups, of)
    for life, points, reasons in groups:
        if any(points in following for following in led.values()):
            continue
        if points in led:
            reasons = (*reasons, Reason(Why.LEADS, joined(led[points])))
        partner = any(reason.why is Why.PARTNER for reason in reasons)
        lives = life is StoneStatus.DEAD or partner
        otherwise, half = (
            (StoneStatus.ALIVE, StoneStatus.DEAD)
            if lives
            else (StoneStatus.DEAD, StoneStatus.ALIVE)
        )
        marked = ruling.with_lives(points, otherwise)
        if life is StoneStatus.SEKI:  # one of its halves lives if the other dies
            marked = marked.with_lives(_other_half(points, of), half)
        other = replace(case, ruling=marked)
        made.append(Doubt(points, reasons, stake_of_case(now, score, rules, other), otherwise))
    asked = joined(c.points for c in of.doubtful)
    for region in of.regions:
        points = (region.points & of.doubtful_points) - asked
        if points and region.owner is not None:
            shown = {p for p in points if not case.position.cells[p]} or points
            other = replace(
                case, ruling=ruling.with_claim(shown, PointRuling(PointKind.DAME, None))
            )
            reasons = (Reason(Why.LEFT_OVER, points),)
            made.append(Doubt(points, reasons, stake_of_case(now, score, rules, other)))
    for ko in of.asked_kos:
        other = replace(
            case, ruling=ruling.with_claim({ko.at}, PointRuling(PointKind.DAME, None))
        )
        reasons = (Reason(Why.KO_FIGHT, ko.points),)
        made.append(Doubt(ko.points, reasons, stake_of_case(now, score, rules, other)))
    made.sort(key=lambda doubt: Why.PARTNER in {reason.why for reason in doubt.reasons})
    return tuple(sorted(made, key=lambda doubt: doubt.at_stake.weight, reverse=True))


def _other_half(points: frozenset[Point], of: Judged) -> frozenset[Point]:
    """Returns the stones in seki with those at ``points``, except ruled stones."""
    halves = (of.partners(chain) for chain in of.chains if chain.points <= points)
    return joined(c.points for half in halves for c in half if not c.ruled) - points


def _led(groups: Iterable[_Group], of: Judged) -> dict[Chain, list[Chain]]:
    """Returns, for each chain that seems dead, the living chains that depend on its death.

    They are in doubt only because they live if it is dead. So they are asked about together
    with it.
    """
    hanging = joined(c.points for c in of.doubtful if Why.DEPENDS in {r.why for r in c.doubts})
    led: dict[Chain, list[Chain]] = {}
    for life, points, reasons in groups:
        if life is not StoneStatus.ALIVE or {r.why for r in reasons} - {Why.TURN, Why.DEPENDS}:
            continue
        on = joined(reason.points for reason in reasons)
        leaders = (
            other for seems, other, _ in groups if seems is StoneStatus.DEAD and on <= other
        )
        leader = next(leaders, None)
        if points <= hanging and leader is not None:
            led.setdefault(leader, []).append(points)
    return led


def _together(of: Judged) -> Iterator[_Group]:
    """Yields groups of doubtful chains of one colour and status that border on common
    regions."""
    for group in together(of.doubtful, of.regions):
        told: dict[Why, frozenset[Point]] = {}
        for reason in (reason for chain in group for reason in chain.doubts):
            told[reason.why] = told.get(reason.why, frozenset()) | reason.points
        reasons = tuple(Reason(why, told[why]) for why in Why if why in told)
        yield group[0].life, joined(c.points for c in group), reasons
