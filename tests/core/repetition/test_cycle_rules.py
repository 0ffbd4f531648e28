"""The two tables that speak of cycles, of the stop and of settling, say the same."""

from __future__ import annotations

import pytest

from goref.core.game.act_kinds import StatementKind
from goref.core.repetition.cycle_rules import DISTURBERS, TABLE, Settled
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS

SAID = {StatementKind.NO_RESULT: Settled.NO_RESULT, StatementKind.DRAW: Settled.DRAW}


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_what_both_may_declare_is_a_way_to_settle(rules: RuleSet) -> None:
    own = TABLE.get(rules.id)
    ways = set() if own is None else set(own.ways)
    if rules.stop.cycle is not None:
        assert SAID[rules.stop.cycle] in ways
    elif own is not None and not own.organiser:
        # Nobody else decides, so the players could; these leave it to the referee.
        assert ways in ({Settled.REFEREE}, {Settled.FIGHTING, *DISTURBERS})
