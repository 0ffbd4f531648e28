"""Where the marks of a case come from: those that were accepted from a second opinion.

A case holds no more than what is decided; whence, its protocol tells. What is not told of
here was marked by the referee himself.
"""

from __future__ import annotations

from collections.abc import Mapping

from goref.app.act_log.act_log import ActError, LogStep, steps
from goref.app.edits.accepting import AcceptSuggestion
from goref.core.base.geometry import Point
from goref.io.case.act_log_file import Protocol
from goref.io.values.case_values import CaseFileError

Origins = Mapping[Point, AcceptSuggestion]
NO_ORIGINS: Origins = {}


def accepted_marks(protocol: Protocol) -> Origins:
    """The stones whose mark was accepted and is so still, each with the act that did it.

    A board that was turned since, or a protocol that cannot be read, tells of none.
    """
    if not any(entry.get("edit") == AcceptSuggestion.name for entry in protocol.entries):
        return NO_ORIGINS
    now = NO_ORIGINS
    held: dict[int, tuple[Origins, Origins]] = {}  # before and after each act
    try:
        for step in steps(protocol):
            if step.edit is None:
                continue
            if step.act == step.number:
                held[step.number] = now, _after(step, now)
            now = held[step.act]["undo" not in step.entry]
    except (ActError, CaseFileError):
        return NO_ORIGINS
    return now


def _after(step: LogStep, before: Origins) -> Origins:
    if step.edit is None or step.edit.moves_points:
        return NO_ORIGINS
    was, now = step.before.ruling, step.after.ruling
    kept = {
        p: act
        for p, act in before.items()
        if now.lives.get(p) is was.lives.get(p) and now.reasons.get(p) == was.reasons.get(p)
    }
    if isinstance(step.edit, AcceptSuggestion):
        kept |= dict.fromkeys(step.edit.marked, step.edit)
    return kept
