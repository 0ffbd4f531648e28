"""The regulations of goref, a rule set's usual regulation, and regulations in users' files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from goref.core.base.faults import fault
from goref.core.base.language import ENGLISH, AnyText, Text, own_words, words_of
from goref.core.incidents.regulation import Regulation
from goref.io.files import naming
from goref.io.places import resources
from goref.io.text.catalogue import in_every_language
from goref.io.values.regulation_file import regulation_from, value_of_toml


@cache
def regulations() -> Mapping[str, Regulation]:
    """Returns the regulations of goref by id, in the order of their file names.

    A regulation may build on an earlier one. Raises FileError if a file cannot be read.
    """
    found: dict[str, Regulation] = {}
    for path in sorted((resources() / "regulations").glob("*.toml")):
        with naming(path, "cannot-read"):
            made = regulation_from(value_of_toml(path.read_bytes()), found, _in_catalogues)
        found[made.id] = made
    return found


def _in_catalogues(text: AnyText) -> AnyText:
    """Returns a text of goref's own files as one that can be translated."""
    return Text(context="incidents", en=text.in_(ENGLISH))


def read_regulation(data: bytes) -> Regulation:
    """Reads a regulation from a user's TOML file.

    Raises RegulationError if it is not TOML, is damaged, or has an id of goref's own.
    """
    return decode_regulation(value_of_toml(data))


def decode_regulation(value: object) -> Regulation:
    """Reads a user's regulation from its object.

    Raises RegulationError if it is damaged or has the id of one of goref's own.
    """
    return regulation_from(value, regulations(), _in_own_words)


def _in_own_words(text: AnyText) -> AnyText:
    return text if words_of(text) else own_words(in_every_language(text))


def regulation(id_: str) -> Regulation:
    """Returns the regulation with an id. Raises ValueError, naming all ids, if unknown."""
    try:
        return regulations()[id_]
    except KeyError:
        known = ", ".join(regulations())
        raise ValueError(fault("no-regulation", id=id_, known=known)) from None


def usual_with(rules: str) -> Regulation | None:
    """Returns the regulation that is usual with a rule set; None if none is known."""
    return next((each for each in regulations().values() if rules in each.rules), None)


def proposed(own: Regulation | None, rules: str) -> Regulation | None:
    """Returns the regulation to apply: the chosen one, else the usual one; None if neither."""
    return own or usual_with(rules)


def regulation_named(id_: str, own: Regulation | None = None) -> Regulation | str:
    """Returns the regulation that an incident names: ``own`` or goref's; else the id itself."""
    return own if own is not None and own.id == id_ else regulations().get(id_, id_)
