"""Remarks on a score: doubts, disputes, ignored facts, and notes from the rule text."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Who
from goref.core.base.findings import Finding, Level, found, told_folded
from goref.core.base.geometry import Point
from goref.core.base.numbers import decimal, mixed, shown, signed
from goref.core.case.case import Case
from goref.core.case.facts import Facts
from goref.core.game.act_kinds import ActKind
from goref.core.game.legality import Illegal, Refusal
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.rulesets.stops.stop_rules import StopRules
from goref.core.rulesets.used_facts import FEW_USE, uses
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.ruling.survey import Survey
from goref.core.ruling.tally import Tally
from goref.core.scoring.after_dame import joined_by_dame, kos_beside_dead, to_be_filled
from goref.core.scoring.before_last_dame import joining_stones
from goref.core.scoring.lines import CountedBoard

BY_PLAY_RULES = (Refusal.SUICIDE, Refusal.KO, Refusal.REPEATS)


def remarks_on(
    case: Case,
    rules: RuleSet,
    facts: Facts,
    surveyed: Survey,
    counted: Tally,
    basis: CountedBoard,
    illegal: tuple[Illegal, ...],
) -> Iterator[Finding]:
    """Yields the findings on a score that depend neither on its margin nor on its payments.

    Findings on cycles, incidents and protests are left out, too.

    ``surveyed`` and ``counted`` belong to the counted board, named by ``basis``; ``illegal``
    are the illegal plays of the record under the rule set.
    """
    yield from told_folded(illegal, lambda one: one.reason, illegal_finding)
    if rules.play.unsaid and any(one.reason in BY_PLAY_RULES for one in illegal):
        yield found("play-rules-unsaid", Level.NOTE)
    if basis is not CountedBoard.AS_IT_STANDS:
        filled = tuple(to_be_filled(rules, surveyed, counted))
        yield from filled
        yield from kos_beside_dead(rules, surveyed, counted)
        yield from joined_by_dame(rules, surveyed)
        yield from _others(surveyed, filled)
    yield from facts.findings
    if case.answers.prisoners or case.answers.plays or case.answers.bowls:
        from goref.core.scoring.stone_discrepancy import stone_findings  # seldom stated

        yield from stone_findings(case, rules, facts)
    if basis is not CountedBoard.AS_IT_STANDS:
        yield from disputes(case)
    if basis is CountedBoard.ALL_ALIVE and case.ruling.stones(StoneStatus.DEAD):
        yield found("dead-marks-void", Level.NOTE, case.ruling.stones(StoneStatus.DEAD))
    elif rules.stop.removal_first and case.answers.end is None:
        yield from _end_with_dead_stones(case, rules.stop, surveyed)
    elif case.answers.end not in {None, End.AGREED, *rules.voids_dead}:
        yield found("end-not-of-this-rule-set", Level.NOTE, end=shown(case.answers.end))
    if basis is CountedBoard.AS_IT_STANDS and case.ruling:
        yield found("ruling-ignored", Level.NOTE)
    if rules.undoes is not None and basis is CountedBoard.BEFORE_LAST:
        assert facts.turns is not None
        apart = abs(facts.turns.black - facts.turns.white) + 1
        code = rules.undoes.finding
        if rules.undoes.dame_only:
            yield found(code, Level.NOTE, count=apart)
        else:
            yield found(code, Level.NOTE)
        yield from _standing_again(case, surveyed)
        if case.answers.last_dame is not None and case.answers.last_dame.colour:
            side = case.answers.last_dame.colour
            if joining := joining_stones(surveyed, side):
                yield found("last-dame-joins", Level.CHECK, joining, colour=side)
    komi = case.answers.komi if case.answers.komi is not None else case.record.info.komi
    if rules.komi is None and komi is not None and not rules.known_only:
        yield found("komi-ignored", Level.NOTE, komi=decimal(komi))
    for fact in FEW_USE:
        if getattr(facts, fact) is not None and not uses(rules, fact):
            yield found("option-not-of-this-rule-set", Level.NOTE, option=fact)
    if facts.handicap and not rules.settles_handicap:
        yield found("handicap-silent", Level.NOTE, handicap=facts.handicap)
    if rules.wants_dame_filled and counted.dame:
        yield found(
            "dame-unfilled", Level.CHECK, surveyed.points(PointKind.DAME), count=counted.dame
        )
    if rules.wants_playing_out:
        yield from _playing_out(surveyed, counted)
    if Payment.SURPLUS_PLAYS in rules.payments:
        yield from _parity_test(facts, counted)
    held = surveyed.points(PointKind.KO, BLACK) | surveyed.points(PointKind.KO, WHITE)
    said = rules.leaves_kos or rules.ignores_ruling
    if held and Quantity.KO in rules.weights and not said:
        yield found("ko-holder-unsaid", Level.NOTE)
    for code in rules.remarks:
        yield found(code, Level.NOTE)


def _end_with_dead_stones(case: Case, stop: StopRules, surveyed: Survey) -> Iterator[Finding]:
    """Yields a finding if the run that ends the game was made with dead stones on the board.

    Source: Ing's Laws of 1991, terms 18 and 19, and the dispute of 2002 about them.
    """
    acts = [act.kind for act in reversed(case.acts)]
    run = next((n for n, kind in enumerate(acts) if kind is ActKind.PLAY), len(acts))
    if surveyed.dead and stop.end is not None and run >= stop.end.length:
        yield found("removed-before-end", Level.CHECK, surveyed.dead)


def tie_goes_to(rules: RuleSet, facts: Facts, counted: Tally) -> Who | None:
    """Returns the side that wins an equal result; None for a draw."""
    granted = facts.granted_first and facts.granted_first.colour
    if rules.granted_loses and granted and not _barred(rules, facts, counted):
        return Who.of(granted.other)
    return (facts.handicap and rules.handicap_ties) or rules.ties


def _barred(rules: RuleSet, facts: Facts, counted: Tally) -> str:
    """Returns the code of the reason why the rule on the granted first move does not apply.

    Empty if it applies: the game was not played for chips, and no dame are left that the rule
    set wants filled. Source: Zhang Xu, section 7, on the Dunhuang text.
    """
    if rules.chips and facts.played_for is PlayedFor.CHIPS:
        return "tie-for-chips"
    return "tie-before-saturation" if rules.wants_dame_filled and counted.dame else ""


def remarks_on_margin(
    rules: RuleSet, facts: Facts, surveyed: Survey, counted: Tally, margin: Fraction
) -> Iterator[Finding]:
    """Yields the findings that depend on the margin of the score."""
    if rules.granted_loses and not margin:
        yield from _tie(rules, facts, surveyed, counted)
    if Payment.SURPLUS_PLAYS in rules.payments and facts.handicap and facts.plays:
        # Source: Lu Nan, part 2. Half the stones are returned, and "by extension" the side with
        # more plays pays: the text does not say how to combine the two.
        more = facts.plays.white - facts.plays.black
        if more:
            yield found(
                "lu-nan-handicap",
                Level.CHECK,
                colour=(WHITE if more > 0 else BLACK),
                count=abs(more),
                formula=signed(mixed(margin / rules.unit.points)),
                wider=signed(mixed((margin + more) / rules.unit.points)),
            )


def _tie(rules: RuleSet, facts: Facts, surveyed: Survey, counted: Tally) -> Iterator[Finding]:
    match _barred(rules, facts, counted), facts.granted_first:
        case "tie-for-chips", _:
            yield found("tie-for-chips", Level.NOTE)
        case "tie-before-saturation", _:
            yield found("tie-before-saturation", Level.CHECK, surveyed.points(PointKind.DAME))
        case _, None:
            yield found("tie-granted-first", Level.CHECK)
        case _, (Who.BLACK | Who.WHITE) as granted:
            yield found("tie-granted-loses", Level.NOTE, colour=granted.colour)


def _others(surveyed: Survey, filled: tuple[Finding, ...]) -> Iterator[Finding]:
    """Yields the findings on the ruling, except on chains in atari that ``filled`` reports."""
    told = {p for finding in filled for p in finding.points}
    for finding in findings_of(surveyed):
        atari = finding.code == "left-in-atari"
        if not (atari and surveyed.board.liberties(finding.points) <= told):
            yield finding


def disputes(case: Case) -> Iterator[Finding]:
    """Yields a finding for each chain in dispute, and one for all empty points in dispute."""
    position = case.position
    left = set(case.disputed)
    points = frozenset(p for p in left if not position.cells[p])
    left -= points
    while left:
        chain = position.chain(min(left))
        left -= chain
        yield found("dead-disputed", Level.CHECK, chain)
    if points:
        yield found("claim-disputed", Level.CHECK, points)


def illegal_finding(verdict: Illegal) -> Finding:
    """Returns an illegal play as a finding, with its move number."""
    return found(
        f"illegal-{verdict.reason.value}",
        Level.CHECK,
        () if verdict.point is None else (verdict.point,),
        move=verdict.number,
        colour=verdict.colour,
        repeats="" if verdict.repeats is None else verdict.repeats,
    )


def _standing_again(case: Case, surveyed: Survey) -> Iterator[Finding]:
    """Yields a finding if the counted board has stones that the last play captured."""
    cells = case.position.cells
    back = [p for p, code in enumerate(surveyed.position.cells) if code and not cells[p]]
    if back:
        yield found("captured-by-last-play", Level.CHECK, back)


def _playing_out(surveyed: Survey, counted: Tally) -> Iterator[Finding]:
    """Yields findings for dead chains that the captor can take only by filling own land (砲棋).

    Source: Zhang Xu, section 7, on the Dunhuang text.
    """
    if not counted.dame:
        return
    costly = list(costly_chains(surveyed))
    for captor in COLOURS:
        chains = [(chain, plays) for side, chain, plays in costly if side is captor]
        if chains:
            plays = sum(number for _, number in chains)
            yield found(
                "playing-out",
                Level.NOTE,
                frozenset().union(*(chain for chain, _ in chains)),
                colour=captor,
                plays=plays,
                dame=min(counted.dame, plays),
            )


def costly_chains(surveyed: Survey) -> Iterator[tuple[Colour, frozenset[Point], int]]:
    """Yields dead chains: the captor, the stones, and the number of plays needed to take them.

    Only chains that need more than one play, with all plays in the captor's land, are yielded.
    """
    board = surveyed.position
    for captor in COLOURS:
        for chain in board.chains(captor.other):
            if not chain <= surveyed.dead:
                continue
            liberties = board.liberties(chain)
            statuses = [surveyed.statuses.get(p) for p in liberties]
            inside = all(s is not None and s.owner is captor for s in statuses)
            if len(liberties) > 1 and inside:
                yield captor, chain, len(liberties)


def _parity_test(facts: Facts, counted: Tally) -> Iterator[Finding]:
    """Yields a finding if Lu Nan's printed test contradicts the actual plays.

    The test: the numbers of plays and public points together are odd if Black made one play
    more.
    """
    plays = facts.plays
    if plays is None or facts.handicap:
        return
    odd = (plays.black + plays.white + counted.public) % 2 == 1
    surplus = plays.black - plays.white
    if odd != (surplus == 1):
        yield found(
            "lu-nan-parity-differs",
            Level.CHECK,
            turns=plays.black + plays.white,
            public=counted.public,
            surplus=surplus,
        )
