"""The table of all acts on an event: importing their modules registers them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from goref.app.event.acts import copied, imports, pairings, players, rounds, tables
from goref.app.event.acts.base import ACTS, EventAct
from goref.app.event.acts.copied import CopiedAct
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.core.texts.event.audit import act_text
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
    was changed, and so does one of an act that changes things of several kinds.
    """
    act = act_of(entry) or {}
    kind = ACTS.get(str(act.get("act")))
    if kind is CopiedAct:
        with suppress(ValueError):  # of a later goref
            kind = ACTS.get(str(CopiedAct.decode(act).original.get("act")))
    title = None if kind is None or kind.of_many else kind.title
    return act_text(entry.what, entry.subject, language, title)


def whole_act(entry: AuditEntry, language: Language) -> str:
    """Returns the name of the act that an entry begins if it changes things of several kinds,
    such as ``File imported``; else ""."""
    kind = ACTS.get(str((act_of(entry) or {}).get("act")))
    return kind.title.in_(language) if kind is not None and kind.of_many else ""


def last_act(entries: Iterable[AuditEntry], who: str, language: Language) -> str:
    """Returns what somebody did last by the entries of an audit: ``Player entered: Ann``; ""
    for nothing."""
    mine = [entry for entry in entries if entry.who == who and entry.act_id]
    return (whole_act(mine[-1], language) or entry_text(mine[-1], language)) if mine else ""
