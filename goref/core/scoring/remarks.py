"""What should be known of a score: doubts, disputes, what was left out, what a text adds."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import Point
from goref.core.base.numbers import decimal, shown
from goref.core.case.case import Case, End
from goref.core.case.facts import Facts
from goref.core.game.legality import Illegal
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import Kind, Life
from goref.core.ruling.survey import Survey
from goref.core.ruling.tally import Tally
from goref.core.scoring.lines import Basis


def remarks_on(
    case: Case,
    rules: RuleSet,
    facts: Facts,
    surveyed: Survey,
    counted: Tally,
    basis: Basis,
    illegal: tuple[Illegal, ...],
) -> Iterator[Finding]:
    """What the reader of a score should know, the payments' own findings left out.

    ``surveyed`` and ``counted`` are of the board that was counted, ``basis`` says which;
    ``illegal`` are the illegal plays of the record under the rule set.
    """
    yield from illegal_findings(illegal)
    if basis is not Basis.AS_IT_STANDS:
        yield from findings_of(surveyed)
    yield from facts.findings
    if case.answers.prisoners or case.answers.plays or case.answers.bowls:
        from goref.core.scoring.stone_discrepancy import stone_findings  # seldom stated

        yield from stone_findings(case, rules, facts)
    if basis is not Basis.AS_IT_STANDS:
        yield from disputes(case)
    if basis is Basis.ALL_ALIVE and case.ruling.stones(Life.DEAD):
        yield found("dead-marks-void", Level.NOTE, case.ruling.stones(Life.DEAD))
    elif case.answers.end not in {None, End.AGREED, *rules.voids_dead}:
        yield found("end-not-of-this-rule-set", Level.NOTE, end=shown(case.answers.end))
    if basis is Basis.AS_IT_STANDS and case.ruling:
        yield found("ruling-ignored", Level.NOTE)
    if basis is Basis.BEFORE_LAST:
        yield found("counted-before-last", Level.NOTE)
    komi = case.answers.komi if case.answers.komi is not None else case.record.info.komi
    if rules.komi is None and komi is not None and not rules.known_only:
        yield found("komi-ignored", Level.NOTE, komi=decimal(komi))
    if facts.handicap and not rules.settles_handicap:
        yield found("handicap-silent", Level.NOTE, handicap=facts.handicap)
    if rules.wants_dame_filled and counted.dame:
        yield found(
            "dame-unfilled", Level.CHECK, surveyed.points(Kind.DAME), count=counted.dame
        )
    if rules.wants_playing_out:
        yield from _playing_out(surveyed, counted)
    if Payment.SURPLUS_PLAYS in rules.payments:
        yield from _parity_test(facts, counted)
    for code in rules.remarks:
        yield found(code, Level.NOTE)


def disputes(case: Case) -> Iterator[Finding]:
    """What the players do not agree on: chain by chain, the empty points together."""
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


def illegal_findings(verdicts: tuple[Illegal, ...]) -> Iterator[Finding]:
    """Illegal plays as findings, each with its move number."""
    for verdict in verdicts:
        points = () if verdict.point is None else (verdict.point,)
        yield found(
            f"illegal-{verdict.reason.value}",
            Level.CHECK,
            points,
            move=verdict.number,
            colour=verdict.colour.letter,
            repeats="" if verdict.repeats is None else verdict.repeats,
        )


def _playing_out(surveyed: Survey, counted: Tally) -> Iterator[Finding]:
    """Dead chains that the captor would have to fill his own land to take (砲棋).

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
                colour=captor.letter,
                plays=plays,
                dame=min(counted.dame, plays),
            )


def costly_chains(surveyed: Survey) -> Iterator[tuple[Colour, frozenset[Point], int]]:
    """Dead chains with their captors, who would fill so many points of their own to take
    them: more than one, and nothing but his land."""
    board = surveyed.position
    for captor in COLOURS:
        for chain in board.chains(captor.other):
            liberties = board.liberties(chain)
            statuses = [surveyed.statuses.get(p) for p in liberties]
            inside = all(s is not None and s.owner is captor for s in statuses)
            if chain <= surveyed.dead and len(liberties) > 1 and inside:
                yield captor, chain, len(liberties)


def _parity_test(facts: Facts, counted: Tally) -> Iterator[Finding]:
    """Lu Nan's printed test (turns and public points odd), beside the plays themselves."""
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
