"""The result stated in a record, compared with the count."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Finding, Level, found
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.ruleset import RuleSet


def beside_record(
    case: Case, rules: RuleSet, margin: Fraction, komi: Fraction | None, *, decided: bool
) -> Iterator[Finding]:
    """Yields a finding if the record's result is not from a count, or differs from the count.

    Results may well differ if the record names another rule set; the finding is only a note
    then.

    Args:
        margin: Black less White, in points, as counted.
        komi: the komi that was counted, in points; None if the rule set has none.
        decided: True if a winner may be named.
    """
    info = case.record.info
    told = info.told
    if told is None:
        return
    text = info.result.strip()[:60]
    if not told.by_count:
        yield found("record-not-counted", Level.CHECK, text=text)
        return
    side = (margin > 0) - (margin < 0)
    if told.margin == margin or (told.margin is None and told.side == side):
        return

    own = spoken_rules(info.rules)
    level = Level.CHECK if own in (None, rules.id) else Level.NOTE
    komis: tuple[str, ...] = ()
    if None not in (info.komi, komi) and info.komi != komi:
        komis = mixed(info.komi or Fraction(0)), mixed(komi or Fraction(0))
    if not decided:
        stands = signed(mixed(margin))
        yield found("record-differs-so-far", level, text=text, margin=stands, komis=komis)
        return
    counted = f"{'B' if side > 0 else 'W'}+{mixed(abs(margin))}" if side else "0"
    if told.margin is None:
        yield found("record-differs", level, text=text, counted=counted, komis=komis)
        return
    more = told.margin - margin
    yield found(
        "record-differs",
        level,
        text=text,
        counted=counted,
        komis=komis,
        colour=(BLACK if more > 0 else WHITE),
        amount=abs(more),
        unit="points",
    )
