"""The one place that makes an arrangement from a scored case and a count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from goref.core.arranging.dragging import RefusedError, drag
from goref.core.arranging.land.counted_spaces import counted_spaces
from goref.core.arranging.land.land import eyes_to_keep, group_masks
from goref.core.arranging.land.shapes import Mask, mask_of, points_of
from goref.core.arranging.ordering import by_hand
from goref.core.arranging.procedures import Procedure, procedure
from goref.core.arranging.table.arrangement import Arrangement, MoveReason, Space
from goref.core.arranging.table.counting_board import CountingBoard, terms_of_areas
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.findings import Level, found
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count, Payment, RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.tally import KIND_QUANTITIES
from goref.core.scoring.lines import PENALTY, Line
from goref.core.scoring.obstacles import Obstacles, obstacles
from goref.core.scoring.scorer import Score

ZERO = Fraction(0)
NOTHING = Obstacles()


class CannotArrangeError(ValueError):
    """Raised for a count that cannot be laid out.

    Attributes:
        code: a key of ``texts.count.refusals.REFUSALS``.
        needs: facts that the count needs and that are missing.
        unfit: facts that do not fit the count.
        others: counts of the case that can be laid out; for ``no-side``, those of one side.
    """

    def __init__(
        self,
        code: str,
        rules: RuleSet,
        obstacles: Obstacles = NOTHING,
        others: tuple[Count, ...] = (),
    ) -> None:
        super().__init__(code)
        self.code, self.rules, self.others = code, rules, others
        self.needs, self.unfit = obstacles.needs, obstacles.unfit


def refusal(
    case: Case, score: Score, count: Count, side: Colour | None = None
) -> CannotArrangeError | None:
    """Returns the reason that a count of a case cannot be laid out, or None if it can."""
    rules, others = score.rules, score.countable
    if rules.known_only:
        return CannotArrangeError("known-only", rules)
    if not rules.counts:
        return CannotArrangeError("no-counts", rules)
    if count not in rules.counts:
        return CannotArrangeError("not-allowed", rules, others=others)
    if count not in score.countable:
        found = obstacles(case, rules, score.facts, count)
        needs = tuple(dict.fromkeys((*score.needs, *found.needs)))
        if RequiredFact.PLAYS in needs:  # stated plays say enough about pass stones
            needs = tuple(need for need in needs if need is not RequiredFact.PASS_STONES)
        code = "facts-missing" if needs else "facts-unfit"
        return CannotArrangeError(code, rules, Obstacles(needs, found.unfit), others)
    if side is not None and not count.one_sided:
        one_sided = tuple(other for other in others if other.one_sided)
        return CannotArrangeError("no-side", rules, others=one_sided)
    return None


def arrange(
    case: Case,
    score: Score,
    count: Count,
    side: Colour | None = None,
    shifts: Sequence[Shift] = (),
    go_on: Callable[[], None] = lambda: None,
) -> Arrangement:
    """Lays out a count of a case with stones.

    Args:
        score: the case counted under the rule set.
        side: the side to count alone, if the count allows it. None counts both sides, or the
            quicker side if the count is always of one side.
        shifts: stones the referee moved, in order. Those of other counts are ignored; so are
            those no longer possible, with a finding.
        go_on: called at every step of the planning; it may raise to cancel.

    Raises:
        CannotArrangeError: the count cannot be laid out.
    """
    refused = refusal(case, score, count, side)
    if refused is not None:
        raise refused
    how = procedure(score.rules, count)
    if how.alone and side is None:
        made = _quicker(case, score, count, how, go_on)
    else:
        made = _laid_out(case, score, count, side, how, go_on)
    left = []
    for shift in shifts:
        here = (shift.rules, shift.count) == (score.rules.id, count.value)
        if here and shift.side in (side, made.readoff.side):
            try:
                made = drag(made, shift)
            except RefusedError:
                left.append(shift.source)
    if left:
        dropped = found("arrange-shift-dropped", Level.NOTE, dict.fromkeys(left))
        made = replace(made, findings=(*made.findings, dropped))
    return made


def _quicker(
    case: Case, score: Score, count: Count, how: Procedure, go_on: Callable[[], None]
) -> Arrangement:
    """Returns the count of the side that takes less time, with a finding on both times."""
    black, white = (_laid_out(case, score, count, colour, how, go_on) for colour in COLOURS)
    made = black if black.seconds <= white.seconds else white
    why = found(
        "arrange-quicker-side",
        Level.NOTE,
        colour=(BLACK if made is black else WHITE),
        black=black.seconds,
        white=white.seconds,
    )
    return replace(made, findings=(*made.findings, why))


def _laid_out(
    case: Case,
    score: Score,
    count: Count,
    side: Colour | None,
    how: Procedure,
    go_on: Callable[[], None],
) -> Arrangement:
    counted = _kinds(score) if how.weighed else frozenset(KIND_QUANTITIES)
    top = CountingBoard(case, score, count, side, counted, how.invariant, go_on)
    top.counts_turns, top.tidies = how.turns, how.tidies
    if how.keeps_eyes and Quantity.GROUPS in score.rules.weights:
        top.keep_basic_eyes()
    opening = top.opening
    for stage in how.stages:
        go_on()
        stage(top)
    go_on()
    if how.halves and top.public:
        top.share()
    _short(top)
    spaces = _spaces(top, how)
    beside = [p for p in top.grid.points if top.kind[p] is not PointKind.TERRITORY]
    return Arrangement(
        score.rules,
        count,
        opening,
        by_hand(top.grid, top.moves, spaces, opening.terms, beside),
        tuple(Colour(code) if code else None for code in top.owner),
        _fixed(top),
        how.tens,
        how.read(top),
        _on_paper(score, top, how),
        spaces,
        tuple(dict.fromkeys(top.findings)),
        tuple(frozenset(points_of(one)) for c in COLOURS for one in _seen(top, c, how)),
    )


def _seen(top: CountingBoard, colour: Colour, how: Procedure) -> list[Mask]:
    return group_masks(top, colour) if how.in_sight else []


def _kinds(score: Score) -> frozenset[PointKind]:
    weights = score.rules.weights
    return frozenset(kind for kind, q in KIND_QUANTITIES.items() if q in weights)


def _fixed(top: CountingBoard) -> frozenset[Point]:
    paid = {m.target for m in top.moves if m.why is MoveReason.KOMI}
    return frozenset(
        p
        for p in top.grid.points
        if p in top.seki or p in paid or p in top.lent or top.kind[p] is not PointKind.TERRITORY
    )


def _short(top: CountingBoard) -> None:
    """Adds a finding for each bowl that runs out, so that stones must be borrowed."""
    if not top.lids_known:
        return
    for colour in COLOURS:
        if top.least_in_bowl[colour - 1] < 0:
            lacking = -top.least_in_bowl[colour - 1]
            top.say("arrange-bowl-short", colour=colour, count=lacking)


def _on_paper(score: Score, top: CountingBoard, how: Procedure) -> tuple[Line, ...]:
    """Returns the payments of the score, less those paid with stones."""
    lines = []
    for line in score.lines:
        if not line.paid:
            continue
        if line.key == PENALTY:
            lines.append(line)
            continue
        payment = Payment(line.key)
        if payment in how.settles:
            continue
        done = top.settled.get(payment)
        if done is None:
            lines.append(line)
        elif done != line.difference:
            rest = line.difference - done
            lines.append(Line(line.key, max(rest, ZERO), max(-rest, ZERO), paid=True))
    return tuple(lines)


def _spaces(top: CountingBoard, how: Procedure) -> tuple[Space, ...]:
    made: list[Space] = []
    for colour in COLOURS:
        if how.invariant is terms_of_areas and top.side not in (None, colour):
            continue  # the other side's land is the rest of the board
        made += counted_spaces(
            top.grid,
            colour,
            mask_of(top.empty_points(colour, top.counted)),
            tens=how.tens,
            eyes=eyes_to_keep(top, colour) if how.keeps_eyes else 0,
            groups=_seen(top, colour, how),
        )
    return tuple(made)
