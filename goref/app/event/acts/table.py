"""The table of all acts on an event: importing their modules registers them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from goref.app.event.acts import copied, imports, pairings, players, rounds, tables
from goref.app.event.acts.base import ACTS, EventAct
from goref.app.event.acts.copied import CopiedAct
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.core.texts.event.audit import ABOUT, act_text
from goref.io.event.audit import AuditEntry

MODULES = (tables, pairings, players, rounds, imports, copied)
"""The modules that define acts."""


def decode_act(value: Mapping[str, Any]) -> EventAct:
    """Returns the act of an entry of the audit. Raises ValueError if it cannot be read."""
    try:
        return ACTS[value["act"]].decode(value)
    except (KeyError, TypeError) as error:
        raise ValueError(fault("bad-entry", reason=why(error))) from None


def act_of(entry: AuditEntry) -> dict[str, Any] | None:
    """Returns the act of which an entry is the first, as JSON; None if there is none.

    An entry by a later goref, whose act cannot be read, has none.
    """
    try:
        act = json.loads(entry.act) if entry.act else None
    except (ValueError, RecursionError):
        return None
    return act if isinstance(act, dict) else None


def entry_text(entry: AuditEntry, language: Language) -> str:
    """Returns what was done by an entry of the audit, and to what: ``Result entered: 2/1``.

    An entry that is not the first of its act, or was made by an earlier goref, tells only what
    was changed.
    """
    act = act_of(entry) or {}
    kind = ACTS.get(str(act.get("act")))
    changed = act_text(entry.what, entry.subject, language)
    if kind is None:
        return changed
    if kind is CopiedAct:
        with suppress(ValueError):  # of a later goref
            there = ACTS.get(str(CopiedAct.decode(act).original.get("act")))
            if there is not None and not there.of_many:
                changed = act_text(entry.what, entry.subject, language, there.title)
    if kind.of_many:
        return ABOUT.in_(language, act=kind.title.in_(language), subject=changed)
    return act_text(entry.what, entry.subject, language, kind.title)
