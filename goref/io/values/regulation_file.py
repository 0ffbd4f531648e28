"""Regulations as they are written: in TOML, or as the same values in a case file.

Every mistake is told with its place; what is not known is refused, so that no clause is lost
by a slip of the pen.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NoReturn, TypeVar

from goref.core.base.faults import Fault, fault, why
from goref.core.base.frozen import replace
from goref.core.base.language import ENGLISH, LANGUAGES, AnyText, Text, own_words
from goref.core.incidents.consequence import ConsequenceKind, Consequences
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.regulation import (
    MOST_ROWS,
    MOST_TIMES,
    Certainty,
    Claimant,
    ClaimWindow,
    Clause,
    Regulation,
    Scope,
    SumRule,
)
from goref.core.rulesets.table import RULESETS
from goref.io.text.catalogue import in_every_language
from goref.io.values.codec import brief
from goref.io.values.incident_values import (
    MOST_CONSEQUENCES,
    encode_consequences,
    read_consequence,
)

E = TypeVar("E", bound=Enum)

MOST_BYTES = 200_000
LONGEST = 500
"""Signs of a text."""
MOST_SUMS = 20
MOST_OF = 100
"""So many warnings may have to add up, and so many moves, hundreds, or minutes."""
MOST_PARTS = 8
"""Parts of a key between its dots: parsing takes time and memory by their square."""
QUOTED = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)|\'\'\'.*?(?:\'\'\'|\Z)'
    r'|"(?:[^"\\\n]|\\[^\n])*"?|\'[^\'\n]*\'?|#[^\n]*',
    re.DOTALL,
)
"""Texts and comments, in which a dot parts nothing; one that does not end ends somewhere, as
each must be gone through once only."""
BARE = re.compile(r"[^\n=,\[\]{}]+")
"""A key or a value."""
TOP = (
    *("id", "name", "edition", "base", "rules", "window", "claimant", "scope", "note"),
    *("certainty", "protest_minutes", "rule", "sum"),
)
RULE = (
    *("kind", "article", "times", "certainty", "options", "note", "window", "claimant"),
    *("last_move", "later", "suspended"),
)
SUM = ("of", "count", "becomes", "article", "certainty", "on_board", "suspended")
SUMMED = (ConsequenceKind.CAUTION, ConsequenceKind.WARNING)
TOML_PLACE = re.compile(r"line (\d+), column (\d+)")


class RegulationError(ValueError):
    """A regulation that cannot be used; the message names the place and what is wrong."""


def value_of_toml(data: bytes) -> object:
    """Parses a TOML file. Raises RegulationError."""
    if len(data) > MOST_BYTES:
        raise RegulationError(fault("regulation-long", most=MOST_BYTES))
    text = ""
    try:
        text = data.decode("utf-8-sig")
        long = _long_key(text)
        value = tomllib.loads(text) if long is None else None
    except UnicodeDecodeError as error:
        raise RegulationError(fault("regulation-no-utf8", byte=error.start)) from None
    except tomllib.TOMLDecodeError as error:
        place = TOML_PLACE.search(str(error))
        lines = text.split("\n")  # without a place it is the end of the file
        line, column = place.groups() if place else (len(lines), len(lines[-1]) + 1)
        raise RegulationError(fault("regulation-no-toml", line=line, column=column)) from None
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        raise RegulationError(fault("regulation-too-deep")) from None
    if long is not None:
        raise RegulationError(long)
    return value


def _long_key(text: str) -> Fault | None:
    """The fault of the first key that has more parts than any of a regulation's."""
    bare = QUOTED.sub(lambda found: "x" + "\n" * found.group().count("\n"), text)
    for key in BARE.finditer(bare):
        parts = key.group().count(".") + 1
        if parts > MOST_PARTS:
            line = bare.count("\n", 0, key.start()) + 1
            return fault("regulation-long-key", line=line, count=parts, most=MOST_PARTS)
    return None


def regulation_from(
    value: object, known: Mapping[str, Regulation], kept: Callable[[AnyText], AnyText]
) -> Regulation:
    """Reads a regulation from its object. Raises RegulationError.

    Args:
        known: the regulations that it may begin with; their ids are taken.
        kept: makes what is kept of a text, of the object or of what it begins with.
    """
    top = _table(value, fault("where-regulation"), TOP)
    begun = _begun(top, known)
    usual = _word(Certainty, top, "certainty", Certainty.OWN)
    rows = dict(begun.by_kind)
    told = set[str]()
    for number, item in enumerate(_tables(top, "rule", MOST_ROWS), 1):
        row = _row(item, fault("where-rule", number=number), usual)
        if row.kind in told:
            _refuse(fault("where-rule", number=number), fault("rule-twice", kind=row.kind))
        told.add(row.kind)
        rows[row.kind] = row
    sums = tuple(
        _sum(item, fault("where-sum", number=number), usual)
        for number, item in enumerate(_tables(top, "sum", MOST_SUMS), 1)
    )
    id_ = _line(top, "id", "")
    if not re.fullmatch(r"[a-z0-9][a-z0-9.-]{0,59}", id_):
        _refuse('"id"', fault("no-id", value=brief(top.get("id"))))
    if id_ in known:
        _refuse('"id"', fault("id-taken", id=id_))
    name = _words(top, "name", fault("where-regulation"))
    if name is None:
        _refuse('"name"', fault("is-missing"))
    note = _words(top, "note", fault("where-regulation")) or begun.note
    return Regulation(
        id_,
        kept(name),
        tuple(replace(row, note=row.note and kept(row.note)) for row in rows.values()),
        _line(top, "edition", ""),
        _rule_sets(top),
        sums if "sum" in top else begun.sums,
        _word(ClaimWindow, top, "window", begun.window),
        _word(Claimant, top, "claimant", begun.claimant),
        _word(Scope, top, "scope", begun.scope),
        note and kept(note),
        _number(top, "protest_minutes", '"protest_minutes"', 100 * MOST_OF),
    )


def encode_regulation(regulation: Regulation) -> dict[str, Any]:
    """A regulation as an object; :func:`regulation_from` reads it."""
    value: dict[str, Any] = {
        "id": regulation.id,
        "name": _said(regulation.name),
        "edition": regulation.edition,
        "rules": list(regulation.rules),
        "window": regulation.window.value,
        "claimant": regulation.claimant.value,
        "scope": regulation.scope.value,
        "note": _said(regulation.note),
        "protest_minutes": regulation.protest,
        "rule": [_row_object(row) for row in regulation.rows],
        "sum": [_sum_object(rule) for rule in regulation.sums],
    }
    return {key: item for key, item in value.items() if item not in (None, "")}


def _row_object(row: Clause) -> dict[str, Any]:
    value: dict[str, Any] = {
        "kind": row.kind,
        "article": row.article,
        "times": [encode_consequences(each) for each in row.times],
        "certainty": row.certainty.value,
        "options": encode_consequences(row.options),
        "note": _said(row.note),
        "window": row.window and row.window.value,
        "claimant": row.claimant and row.claimant.value,
        "last_move": row.last_move,
        "later": encode_consequences(row.later),
        "suspended": encode_consequences(row.suspended),
    }
    return {key: item for key, item in value.items() if item not in (None, "", [])}


def _sum_object(rule: SumRule) -> dict[str, Any]:
    return {
        "of": rule.of.value,
        "count": rule.count,
        "becomes": encode_consequences(rule.becomes),
        "article": rule.article,
        "certainty": rule.certainty.value,
        "on_board": rule.on_board,
        "suspended": rule.suspended,
    }


def _begun(top: Mapping[str, Any], known: Mapping[str, Regulation]) -> Regulation:
    """The regulation that it changes; an empty one if it names none."""
    if "base" not in top:
        return Regulation("", Text("", ""))
    base = _line(top, "base", "")
    if base not in known:
        _refuse('"base"', fault("no-regulation", id=base, known=", ".join(known)))
    return known[base]


def _rule_sets(top: Mapping[str, Any]) -> tuple[str, ...]:
    named = top.get("rules", [])
    if not isinstance(named, list) or len(named) > len(RULESETS):
        _refuse('"rules"', fault("not-list", value=brief(named)))
    for each in named:
        if each not in RULESETS:
            _refuse('"rules"', fault("no-rule-set", id=str(each)[:40]))
    return tuple(named)


def _row(value: object, where: Fault, usual: Certainty) -> Clause:
    entry = _table(value, where, RULE)
    kind = _line(entry, "kind", "", where)
    if kind not in KINDS:
        _refuse(where, fault("no-kind", value=brief(entry.get("kind"))))
    times = entry.get("times", [])
    if not isinstance(times, list) or len(times) > MOST_TIMES:
        _refuse(_key(where, "times"), fault("no-times", most=MOST_TIMES))
    return Clause(
        kind,
        _line(entry, "article", "", where),
        tuple(_consequences(each, _key(where, "times")) for each in times),
        _word(Certainty, entry, "certainty", usual, where),
        _consequences(entry.get("options", []), _key(where, "options")),
        _words(entry, "note", where),
        _word(ClaimWindow, entry, "window", None, where),
        _word(Claimant, entry, "claimant", None, where),
        _number(entry, "last_move", _key(where, "last_move"), 10 * MOST_OF),
        _consequences(entry.get("later", []), _key(where, "later")),
        _consequences(entry.get("suspended", []), _key(where, "suspended")),
    )


def _sum(value: object, where: Fault, usual: Certainty) -> SumRule:
    entry = _table(value, where, SUM)
    of = _word(ConsequenceKind, entry, "of", None, where)
    if of not in SUMMED:
        known = ", ".join(each.value for each in SUMMED)
        _refuse(
            _key(where, "of"), fault("none-of-there", value=brief(entry.get("of")), known=known)
        )
    count = _number(entry, "count", _key(where, "count"), MOST_OF)
    if count is None or count < 1:
        _refuse(_key(where, "count"), fault("no-number-from-one"))
    becomes = _consequences(entry.get("becomes", []), _key(where, "becomes"))
    if not becomes:
        _refuse(_key(where, "becomes"), fault("is-missing"))
    return SumRule(
        of,
        count,
        becomes,
        _line(entry, "article", "", where),
        _word(Certainty, entry, "certainty", usual, where),
        _yes(entry, "on_board", where),
        _yes(entry, "suspended", where),
    )


def _consequences(value: object, where: Fault) -> Consequences:
    """One, or a list of them: ``"warning"``, ``["warning", "2 points"]``."""
    items = [value] if isinstance(value, str) else value
    if not isinstance(items, list) or len(items) > MOST_CONSEQUENCES:
        _refuse(where, fault("not-list", value=brief(value)))
    found = []
    for item in items:
        if not isinstance(item, str):
            _refuse(where, fault("not-text", value=brief(item)))
        try:
            found.append(read_consequence(item))
        except ValueError as error:
            _refuse(where, fault("says-that", reason=why(error)))
    return tuple(found)


def _table(value: object, where: Fault, known: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        _refuse(where, fault("not-object", value=brief(value)))
    for key in value:
        if key not in known:
            _refuse(where, fault("key-unknown", key=str(key)[:40], known=", ".join(known)))
    return value


def _tables(top: Mapping[str, Any], key: str, most: int) -> list[Any]:
    items = top.get(key, [])
    if not isinstance(items, list):
        _refuse(f'"{key}"', fault("not-list", value=brief(items)))
    if len(items) > most:
        _refuse(f'"{key}"', fault("has-too-many", count=len(items), most=most))
    return items


def _words(entry: Mapping[str, Any], key: str, where: Fault) -> AnyText | None:
    """A text: the same in all languages, or a table with each of them."""
    value = entry.get(key)
    if value is None:
        return None
    if isinstance(value, dict):
        told = _table(value, _key(where, key), tuple(LANGUAGES))
        texts = {code: _line(told, code, "", _key(where, key)) for code in told}
        first = next(iter(texts.values()), "")
        if not first:
            _refuse(_key(where, key), fault("is-missing"))
        return own_words({code: texts.get(code) or first for code in LANGUAGES})
    text = _line(entry, key, "", where)
    if not text:
        _refuse(_key(where, key), fault("is-missing"))
    return own_words(dict.fromkeys(LANGUAGES, text))


def _said(text: AnyText | None) -> str | dict[str, str] | None:
    if text is None:
        return None
    told = in_every_language(text)
    return told[ENGLISH] if len(set(told.values())) == 1 else told


def _line(entry: Mapping[str, Any], key: str, usual: str, where: Fault | None = None) -> str:
    value = entry.get(key, usual)
    place = f'"{key}"' if where is None else _key(where, key)
    if not isinstance(value, str):
        _refuse(place, fault("not-text", value=brief(value)))
    if len(value) > LONGEST:
        _refuse(place, fault("text-too-long", most=LONGEST))
    return " ".join(value.split())


def _number(entry: Mapping[str, Any], key: str, where: str | Fault, most: int) -> int | None:
    if key not in entry:
        return None
    value = entry[key]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        _refuse(where, fault("no-count-to", value=brief(value), most=most))
    return value


def _yes(entry: Mapping[str, Any], key: str, where: Fault) -> bool:
    value = entry.get(key, False)
    if not isinstance(value, bool):
        _refuse(_key(where, key), fault("neither-true-nor-false"))
    return value


def _word(
    words: type[E], entry: Mapping[str, Any], key: str, usual: Any, where: Fault | None = None
) -> Any:
    if key not in entry:
        return usual
    chosen = [word for word in words if word.value == entry[key]]
    if not chosen:
        known = ", ".join(str(word.value) for word in words)
        place = f'"{key}"' if where is None else _key(where, key)
        _refuse(place, fault("none-of-there", value=brief(entry[key]), known=known))
    return chosen[0]


def _key(where: Fault, key: str) -> Fault:
    return fault("where-key", where=where, key=key)


def _refuse(where: str | Fault, problem: Fault) -> NoReturn:
    raise RegulationError(fault("regulation-damaged", where=where, problem=problem))
