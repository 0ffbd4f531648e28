"""Texts for the audit of an event: acts, and what they changed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from goref.core.base.faults import Fault, fault
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.event.forced_decision import FORCED, read_forced
from goref.core.incidents.regulation import Regulation
from goref.core.texts.event.events import BY_DEFAULT, TERMS, VERDICTS, WITHOUT_RE
from goref.core.texts.event.fields import FIELDS
from goref.core.texts.findings import say
from goref.core.texts.incidents.audited import audited
from goref.core.texts.status import STATES
from goref.core.texts.terms import term

DONE: dict[str, Text] = {
    "event-created": Text("event audit", "Event made"),
    "event-changed": Text("event audit", "Event changed"),
    "event-restored": Text("event audit", "Restored from a copy"),
    "event-continued": Text("event audit", "Continued on another computer"),
    "event-kept": Text("event audit", "Kept as it was here"),
    "event-gap": Text("event audit", "Entries found to be missing"),
    "event-found": Text("event audit", "Event found changed"),
    "player-found": Text("event audit", "Player found changed"),
    "table-found": Text("event audit", "Table found changed"),
    "bye-found": Text("event audit", "Bye found changed"),
    "player-added": Text("event audit", "Player entered"),
    "player-changed": Text("event audit", "Player changed"),
    "player-removed": Text("event audit", "Player removed"),
    "table-added": Text("event audit", "Table added"),
    "table-changed": Text("event audit", "Table changed"),
    "table-removed": Text("event audit", "Table removed"),
    "bye-added": Text("event audit", "Bye given"),
    "bye-removed": Text("event audit", "Bye withdrawn"),
}
"""The acts of the audit; an unknown one is shown as it is stored."""
ABOUT = Text("event audit", "{act}: {subject}")
"""A sentence of an act and its subject."""
BASES: dict[str, Text] = {
    "case": Text("event audit", "the case"),
    "word": Text("event audit", "the referee's decision"),
    "imported": Text("event audit", "a file"),
}
"""The sources of a result."""
OPEN_STILL = Text("event audit", "decided by force, {count} open ({state}): {told}")
"""The text for a table that was decided although findings were open."""
SHOWN = 3
"""The most open findings that are listed."""
DIGEST = 12
"""The number of characters of a digest that are shown."""
NONE = "–"
_NUMBER = re.compile(r"-?\d{1,9}(?:/\d{1,9})?")


def act_text(what: str, subject: str, language: Language, title: Text | None = None) -> str:
    """Returns the text of an act and its subject: ``Table changed: 2/1``.

    Args:
        title: the act's own name, if it is known, instead of the kind of change.
    """
    act = term(DONE, what, language) if title is None else title.in_(language)
    name = subject.partition(" ")[2]
    if what.startswith("bye"):
        name = TERMS["round-n"].in_(language, n=subject.rpartition(" ")[2])
    return ABOUT.in_(language, act=act, subject=name) if name else act


def change_text(
    before: Mapping[str, object],
    after: Mapping[str, object],
    names: Mapping[int, str],
    named: Callable[[str], Regulation | str],
    language: Language,
) -> str:
    """Returns what an act changed: ``state: to play → decided; result: – → B+R``.

    Args:
        names: the names of players by id; a player who is not in it appears as ``#12``.
        named: returns the regulation with an id; the id if there is none.
    """
    told = []
    keys = dict.fromkeys((*before, *after))
    for key in keys:
        if key == FORCED:
            told.append(_forced_text(after[key], language))
            continue
        if key == "verdict" and "re" in keys:
            continue  # the result says it too
        was = _text_in(before, key, names, named, language)
        now = _text_in(after, key, names, named, language)
        name = term(FIELDS, key, language)
        if was == now:
            continue
        if before and after:
            value = f"{was or NONE} → {now or NONE}"
        elif was or now:
            value = was or now
        else:
            continue
        told.append(ABOUT.in_(language, act=name, subject=value))
    return "; ".join(told)


def _text_in(
    values: Mapping[str, object],
    key: str,
    names: Mapping[int, str],
    named: Callable[[str], Regulation | str],
    language: Language,
) -> str:
    """Returns the value of a key as text.

    If the ``RE`` of a result does not name the outcome, the verdict's name is returned instead.
    """
    if key == "re" and values.get(key) in WITHOUT_RE and values.get("verdict"):
        key = "verdict"
    return value_text(key, values.get(key), names, named, language)


def _forced_text(value: Any, language: Language) -> str:
    """Returns the findings that were open when a table was decided in spite of them."""
    try:
        state, board, matters = read_forced(value)
        told = [say(one, board, language) for one in matters[:SHOWN]]
    except (ValueError, KeyError, TypeError):  # of a later goref
        return str(value)
    more = ["…"] * (len(matters) > SHOWN)
    return OPEN_STILL.in_(
        language,
        count=len(matters),
        state=STATES[state].in_(language),
        told=LANGUAGES[language].gap.join((*told, *more)),
    )


def value_text(
    key: str,
    value: object,
    names: Mapping[int, str],
    named: Callable[[str], Regulation | str],
    language: Language,
) -> str:
    """Returns a field's value as text; empty if there is none.

    ``names`` and ``named`` are as for :func:`change_text`.
    """
    if value is None or value == "":
        return ""
    match key:
        case "black" | "white" | "player" if isinstance(value, int):
            return names.get(value, f"#{value}")
        case "state":
            return term(TERMS, str(value), language)
        case "verdict":
            return term(VERDICTS, str(value), language)
        case "basis":
            return term(BASES, str(value), language)
        case "digest":
            return str(value)[:DIGEST]
        case "margin" if _NUMBER.fullmatch(str(value)):
            return mixed(Fraction(str(value)))
        case "second":
            told = term(VERDICTS, str(value).removesuffix("!"), language)
            by_default = str(value).endswith("!")
            return BY_DEFAULT.in_(language, verdict=told) if by_default else told
        case "signed":
            return str(value).partition(" ")[0]
        case "size" if not value:
            return ""
        case "by_default":
            return "✓" if value else ""
        case "placement":
            return _criteria(str(value))
        case "incidents" | "protests" | "regulation":
            return audited(key, str(value), named, language)
    return " ".join(str(value).split())


def _criteria(text: str) -> str:
    """Returns the criteria of a placement that is stored as JSON."""
    try:
        return " ".join(map(str, json.loads(text)["criteria"]))
    except (RecursionError, ValueError, TypeError, KeyError):  # of a later goref
        return text


def subject_of(subject: str) -> Fault | str:
    """Returns the subject of an act of the audit as a fault, for a text in any language.

    Returns the stored text itself if its kind is unknown.
    """
    kind, _, name = subject.partition(" ")
    said: dict[str, Fault] = {
        "event": fault("subject-event"),
        "table": fault("subject-table", table=name),
        "player": fault("subject-player", name=name),
        "bye": fault("subject-bye", round=name.rpartition(" ")[2]),
    }
    return said.get(kind, subject)
