"""Continued games as plain objects: the output of ``goref compare --settle-dame --json``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from goref.app.reports.report import finding_objects
from goref.core.base.findings import Finding
from goref.core.base.language import Language
from goref.core.base.numbers import decimal
from goref.core.continuation.continuation import Continuation
from goref.core.continuation.effects import Effect
from goref.core.texts.count.playing_on import effect_sentence, turn_aim
from goref.core.texts.terms import LINES, term
from goref.io.values.fact_names import names_of


def playing_on_object(
    ways: Mapping[bool, Continuation],
    effects: Iterable[Effect],
    language: Language,
    findings: Iterable[Finding] = (),
) -> dict[str, Any]:
    """Returns the turns of a continued game, and their effects on the scores.

    The entry ``kos_left`` has the turns of the game with kos left open, or None if they are the
    same.

    Args:
        ways: the game continued with kos played out (True) and with kos left open (False).
    """
    made = ways[True]
    grid, settled = made.case.record.grid, made.case.settled
    said = [*findings, *(f for way in _apart(ways) for f in way.findings)]
    return {
        "first": made.first.letter,
        "start": made.case.position.rows,
        "turns": _turns(made, language),
        "kos_left": _turns(ways[False], language) if len(_apart(ways)) > 1 else None,
        "results": [_effect(effect, language) for effect in effects],
        "findings": finding_objects(dict.fromkeys(said), grid, language, settled),
    }


def _apart(ways: Mapping[bool, Continuation]) -> list[Continuation]:
    """Returns both continuations; if they are equal, only one."""
    same = ways[True].turns == ways[False].turns
    return [ways[True]] if same else [ways[True], ways[False]]


def _turns(made: Continuation, language: Language) -> list[dict[str, Any]]:
    grid = made.case.record.grid
    return [
        {
            "number": number,
            "colour": turn.act.colour.letter,
            "point": None if turn.point is None else grid.name(turn.point),
            "aim": turn.aim.value,
            "text": turn_aim(turn, language),
            "captured": turn.captured._asdict(),
            "position": turn.position.rows,
        }
        for number, turn in enumerate(made.turns, 1)
    ]


def _effect(effect: Effect, language: Language) -> dict[str, Any]:
    before, after, change = effect.before.margin, effect.after.margin, effect.difference
    compared = change is not None
    return {
        "rules": effect.rules.id,
        "before": None if before is None else decimal(before),
        "after": decimal(after) if compared and after is not None else None,
        "difference": None if change is None else decimal(change),
        "reasons": [
            {
                "term": reason.term,
                "label": term(LINES, reason.term, language),
                "points": decimal(reason.points),
            }
            for reason in (effect.reasons if compared else ())
        ],
        "restored": effect.restored,
        "forbidden": effect.forbidden,
        "needs": names_of(effect.before.needs),
        "text": effect_sentence(effect, language),
    }
