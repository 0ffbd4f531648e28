"""Rule sets known by name only: the facts reported about them, with nothing to compute."""

from __future__ import annotations

from functools import partial

from goref.core.base.language import Text
from goref.core.base.sources import cited
from goref.core.rulesets.jipingdian import YAN_LAI
from goref.core.rulesets.ruleset import RuleSet

by_name = partial(RuleSet, family="known", counts=(), known_only=True)

RULESETS = (
    by_name(
        id="jpd-natural",
        name=Text("rule sets", "Ji Ping Dian, natural edition"),
        source=cited(YAN_LAI, Text("citations", "A, note on the editions")),
        remarks=("known-natural",),
    ),
    by_name(
        id="cangjie",
        name=Text("rule sets", "Cangjie rules (1993)"),
        source=cited(YAN_LAI, Text("citations", "art edition, part 1, item 3")),
        remarks=("known-cangjie",),
    ),
    by_name(
        id="chen-zuyuan",
        name=Text("rule sets", "Chen Zuyuan's new theory"),
        source=cited(YAN_LAI, Text("citations", "art edition, part 1, item 3")),
        remarks=("known-chen",),
    ),
)
