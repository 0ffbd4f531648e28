"""Texts for incidents, protests and regulations stored as JSON in an event's audit."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from goref.core.base.language import LANGUAGES, Language
from goref.core.incidents.incident import Offender, Person, ProtestState
from goref.core.incidents.regulation import Regulation
from goref.core.texts.incidents.consequences import (
    PEOPLE,
    PROTESTS,
    WHOSE,
    kind_said,
    regulation_said,
)


def audited(
    key: str, text: str, named: Callable[[str], Regulation | str], language: Language
) -> str:
    """Returns the JSON in a column of an event's file as text.

    If the JSON cannot be read, returns its beginning.

    Args:
        key: the column: ``incidents``, ``protests`` or ``regulation``.
        named: returns the regulation with an id; the id if there is none.
    """
    writing = LANGUAGES[language]
    try:
        value = json.loads(text)
        if key == "regulation":
            id_ = value if isinstance(value, str) else str(value["id"])
            return regulation_said(named(id_), language)
        tell = _incident if key == "incidents" else _protest
        return writing.listed(tell(one, language) for one in value)
    except (ValueError, TypeError, KeyError, RecursionError):  # of a later goref
        return " ".join(text.split())[:100]


def _incident(value: Mapping[str, object], language: Language) -> str:
    writing = LANGUAGES[language]
    side = WHOSE[Offender(value["side"])].in_(language)
    told = f"{value['number']}. {side}{writing.colon}{kind_said(str(value['kind']), language)}"
    decided = value.get("decided")
    if not isinstance(decided, list) or value.get("annulled"):
        return f"{told} (–)"
    return writing.with_aside(told, writing.listed(map(str, decided))) if decided else told


def _protest(value: Mapping[str, object], language: Language) -> str:
    by = PEOPLE[Person(value["by"])].in_(language)
    state = PROTESTS[ProtestState(value.get("state"))].in_(language)
    return f"{by}{LANGUAGES[language].colon}{state}"
