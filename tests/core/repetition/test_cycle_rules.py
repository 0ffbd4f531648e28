"""The two tables that speak of cycles, of the stop and of settling, say the same."""

from __future__ import annotations

import pytest

from goref.core.base.colour import Pair
from goref.core.base.frozen import replace
from goref.core.game.act_kinds import StatementKind
from goref.core.repetition.cycle_rules import DISTURBERS, TABLE, Settled, settled_by
from goref.core.repetition.cycles import Cycle, CycleName
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS
from tests.languages import EN

PLAYED = Cycle(CycleName.LONG, 1, 6, 6, 6, (), (), Pair(0, 0))

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


@pytest.mark.parametrize(
    ("rules", "name", "ways", "source"),
    [
        ("jpd-art", CycleName.ETERNAL_LIFE, {Settled.DRAW}, "article 8"),
        ("jpd-art", CycleName.TRIPLE_KO, {Settled.DRAW}, "article 8"),
        ("jpd-art", CycleName.SENDING_TWO, {Settled.REFEREE}, "not sending two"),
        ("jpd-a", CycleName.SENDING_TWO, {Settled.BANNED, Settled.NO_RESULT}, "article 4.2"),
        ("jpd-a", CycleName.ROCKING, {Settled.AGREED_END, Settled.FORCED_END}, "4.2, 5.2"),
        ("tang-song", CycleName.TRIPLE_KO, {Settled.NO_RESULT}, "Zhao Zhiyun"),
        ("tang-song", CycleName.SENDING_TWO, {Settled.REFEREE}, "not sending two"),
        ("chinese-2002", CycleName.SENDING_TWO, {Settled.BANNED}, "articles 6 and 20"),
        ("jpd-ming-qing", CycleName.TRIPLE_KO, {Settled.BANNED}, "goref, as in"),
        ("live-stones", CycleName.TRIPLE_KO, {Settled.BANNED}, "article 13"),
    ],
)
def test_a_verdict_cites_the_article_that_says_it(
    rules: str, name: CycleName, ways: set[Settled], source: str
) -> None:
    cycle = replace(PLAYED, name=name)
    settled = settled_by(cycle, RULESETS[rules])
    assert set(settled.ways) == ways
    assert source in settled.source.in_(EN)
