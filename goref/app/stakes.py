"""A case counted after an act, in pieces that are each short enough for a window."""

from __future__ import annotations

from collections.abc import Iterator

from goref.app.edits.base import Edit
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.scoring import Bench, Score


def _bench_after(bench: Bench, edit: Edit) -> Bench | None:
    """A bench for the case after an act; None if that makes no sense."""
    try:
        return bench.with_case(edit.apply(bench.case))
    except ValueError:
        return None


def counting_after(bench: Bench, edit: Edit, rules: RuleSet) -> Iterator[Score | None]:
    """A case counted after an act, in pieces: None between two of them, last the score.

    No score comes if the act makes no sense. Of a long record each piece plays it through,
    or reads it, once.
    """
    after = _bench_after(bench, edit)
    if after is None:
        return
    yield None
    yield from after.preparing(rules, remarks=False)
    yield after.score(rules, remarks=False)
