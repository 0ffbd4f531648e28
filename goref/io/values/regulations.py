"""The regulations that goref has, which one goes with a rule set, and those of users' files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from goref.core.base.language import ENGLISH, AnyText, Text, own_words
from goref.core.base.messages import fault
from goref.core.incidents.regulation import Regulation
from goref.io.files import naming
from goref.io.places import resources
from goref.io.text.catalogue import in_every_language
from goref.io.values.regulation_file import regulation_from, value_of_toml


@cache
def regulations() -> Mapping[str, Regulation]:
    """The regulations of goref by id, in the order of the names of their files.

    One may begin with one before it. Raises FileError if a file is damaged.
    """
    found: dict[str, Regulation] = {}
    for path in sorted((resources() / "regulations").glob("*.toml")):
        with naming(path, "cannot-read"):
            made = regulation_from(value_of_toml(path.read_bytes()), found, _in_catalogues)
        found[made.id] = made
    return found


def _in_catalogues(text: AnyText) -> AnyText:
    """A text of a file of goref's: ``packaging/texts.py`` puts it into the catalogues."""
    return Text(context="incidents", en=text.in_(ENGLISH))


def read_regulation(data: bytes) -> Regulation:
    """A regulation from a TOML file of a user's. Raises RegulationError."""
    return decode_regulation(value_of_toml(data))


def decode_regulation(value: object) -> Regulation:
    """A regulation of a user's from its object. Raises RegulationError."""
    return regulation_from(value, regulations(), _in_own_words)


def _in_own_words(text: AnyText) -> AnyText:
    return own_words(in_every_language(text))


def regulation(id_: str) -> Regulation:
    """The regulation with an id. Raises ValueError, naming those there are."""
    try:
        return regulations()[id_]
    except KeyError:
        known = ", ".join(regulations())
        raise ValueError(fault("no-regulation", id=id_, known=known)) from None


def usual_with(rules: str) -> Regulation | None:
    """The regulation that is usual with a rule set; None where none is known."""
    return next((each for each in regulations().values() if rules in each.rules), None)


def proposed(own: Regulation | None, rules: str) -> Regulation | None:
    """The regulation to ask: the chosen one, else the usual one."""
    return own or usual_with(rules)


def regulation_named(id_: str, own: Regulation | None = None) -> Regulation | str:
    """The regulation that an incident names: the case's own, or one of goref's; else its id."""
    return own if own is not None and own.id == id_ else regulations().get(id_, id_)
