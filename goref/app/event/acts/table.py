"""The table of all acts on an event: importing their modules registers them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from goref.app.event.acts import calls, copied, imports, pairings, players, rounds, tables
from goref.app.event.acts.base import ACTS, EventAct
from goref.app.event.acts.copied import CopiedAct
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.core.texts.event.audit import act_text
from goref.io.event.audit import AuditEntry

MODULES = (tables, calls, pairings, players, rounds, imports, copied)
"""The modules that define acts."""


def decode_act(value: Mapping[str, Any]) -> EventAct:
    """Returns the act of an entry of the audit. Raises ValueError if it cannot be read."""
    try:
        return ACTS[value["act"]].decode(value)
    except (KeyError, TypeError) as error:
        raise ValueError(fault("bad-entry", reason=why(error))) from None


def act_of(entry: AuditEntry) -> dict[str, Any] | None:
    """Returns the act of which an entry of the audit is the first, as a JSON object.

    Returns None if the entry is not the first of an act, or if the stored act is not a JSON
    object.
    """
    try:
        act = json.loads(entry.act) if entry.act else None
    except (ValueError, RecursionError):
        return None
    return act if isinstance(act, dict) else None


def original_act(entry: AuditEntry) -> tuple[str, dict[str, Any]]:
    """Returns time and act of an entry; of an act from a copy, those of its original."""
    time, act = entry.time, act_of(entry) or {}
    while act.get("act") == CopiedAct.name:
        time, original = str(act.get("time", time)), act.get("original")
        act = original if isinstance(original, dict) else {}
    return time, act


def entry_text(entry: AuditEntry, language: Language) -> str:
    """Returns an entry of the audit as text, such as ``Result entered: 2/1``.

    The act's name is left out if the entry is not its first, or if an earlier goref wrote it.
    It is also left out if the act changes things of several kinds.
    """
    act = act_of(entry) or {}
    kind = ACTS.get(str(act.get("act")))
    if kind is CopiedAct:
        with suppress(ValueError):  # an act that only a later goref knows
            kind = ACTS.get(str(CopiedAct.decode(act).original.get("act")))
    title = None if kind is None or kind.of_many else kind.title
    return act_text(entry.what, entry.subject, language, title)


def whole_act(entry: AuditEntry, language: Language) -> str:
    """Returns the name of an act of several kinds of changes, such as ``File imported``.

    Returns "" if the entry is not the first of such an act.
    """
    kind = ACTS.get(str((act_of(entry) or {}).get("act")))
    return kind.title.in_(language) if kind is not None and kind.of_many else ""


def last_act(entries: Iterable[AuditEntry], who: str, language: Language) -> str:
    """Returns what ``who`` did last, such as ``Player entered: Ann``; "" for nothing."""
    mine = [entry for entry in entries if entry.who == who and entry.act_id]
    return (whole_act(mine[-1], language) or entry_text(mine[-1], language)) if mine else ""
