"""What was counted beside a photographed board: whether it goes with what was read."""

from __future__ import annotations

from dataclasses import replace

from goref.app.edits.photo import TakePhotographed
from goref.core.case.case import Case
from goref.core.case.facts import Passes, facts_of
from goref.core.case.ledger import Ledger, ledger_of
from goref.core.game.replay import NO_STONES
from goref.core.rulesets.table import ruleset


def photographed_ledger(case: Case, taken: TakePhotographed) -> Ledger:
    """Where every stone would be with a photographed position.

    What was played is taken from the case where it is a record with moves.
    """
    passes = ruleset(case.rules).passes
    after = taken.apply(case)
    facts = facts_of(after, passes)
    if not case.record.is_bare:
        played = facts_of(case, passes)
        facts = replace(
            facts, plays=played.plays, setup=played.setup, pass_stones=played.pass_stones
        )
    elif passes is Passes.FREE and facts.pass_stones is None:
        facts = replace(facts, pass_stones=NO_STONES)
    return ledger_of(after, facts)
