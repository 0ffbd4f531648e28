"""Checks the stones counted next to a board against the photograph of this board."""

from __future__ import annotations

from collections.abc import Iterator

from goref.app.edits.photo import UsePhotoPosition
from goref.core.base.colour import Pair
from goref.core.base.findings import Finding
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.case.facts import facts_of
from goref.core.case.ledger import Ledger, ledger_of
from goref.core.game.play_rules import Passes
from goref.core.game.replay import NO_STONES, Moment
from goref.core.rulesets.table import ruleset
from goref.core.scoring.stone_discrepancy import ledger_findings


def photographed_ledger(
    case: Case,
    taken: UsePhotoPosition,
    then: Moment | None = None,
    plays: Pair[int] | None = None,
) -> Ledger:
    """Returns where all stones are, with the photographed position on the board.

    The numbers of stones played are taken from the case if its record has moves. If nothing is
    known of pass stones and the rule set has none, their number is 0.

    Args:
        taken: the act that puts the photographed position into the case.
        then: the moment of the record that the photograph shows; None for the last moment.
        plays: the numbers of stones played, if the referee states them.
    """
    passes = ruleset(case.rules).passes
    after = taken.apply(case)
    facts = facts_of(after, passes)
    if not case.record.is_bare:
        played = facts_of(case, passes)
        if then is not None and then != case.moments[-1]:
            played = replace(played, plays=then.plays, setup=then.setup, pass_stones=None)
        facts = replace(
            facts, plays=played.plays, setup=played.setup, pass_stones=played.pass_stones
        )
    if passes is Passes.FREE and facts.pass_stones is None:
        facts = replace(facts, pass_stones=NO_STONES)
    told = replace(facts, plays=plays or facts.plays)
    return ledger_of(after, told, equal_sets=ruleset(case.rules).equal_sets)


def counted_findings(case: Case, ledger: Ledger) -> Iterator[Finding]:
    """Yields findings on impossible numbers in a ledger of :func:`photographed_ledger`."""
    return ledger_findings(ledger, ruleset(case.rules), stated=True)
