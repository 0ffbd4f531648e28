"""Why a margin was typed wrong: no count can give it."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import replace
from goref.core.base.language import LANGUAGES, InWords, Language
from goref.core.base.numbers import decimal, mixed
from goref.core.event.event import Event, Table
from goref.core.event.margins import komi_paid, nearest_margins
from goref.core.event.result import Result
from goref.core.rulesets.table import ruleset
from goref.core.texts.event.glance import result_told


def impossible_margin(event: Event, table: Table, result: Result) -> Fault | None:
    """Returns a fault with the nearest results if no count gives a result's margin; else
    None."""
    if result.margin is None or not result.margin:
        return None
    near = nearest_margins(event, table, result.margin)
    if not near:
        return None
    rules = ruleset(event.info.rules)
    shown = replace(result, rules=rules.id)
    others = tuple(
        replace(shown, margin=each, re=f"{result.re[0]}+{decimal(abs(each))}") for each in near
    )
    return fault(
        "margin-impossible",
        result=InWords(result_told, (shown,)),
        komi=mixed((komi_paid(event, table) or Fraction(0)) / rules.unit.points),
        near=InWords(_listed, (others,)),
    )


def _listed(results: Iterable[Result], language: Language) -> str:
    return LANGUAGES[language].listed(result_told(one, language) for one in results)
