"""Regulations as files store them: in TOML, or as the same values in a case file.

Errors name the place of a mistake. Unknown keys are errors, so that no clause is lost by a
typing mistake.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from goref.core.base.faults import Fault, fault, fault_of
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid
from goref.core.base.language import ENGLISH, LANGUAGES, AnyText, Text, own_words, words_of
from goref.core.incidents.consequence import ConsequenceKind, Consequences
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.regulation import (
    MOST_ROWS,
    MOST_TIMES,
    Certainty,
    Clause,
    Regulation,
    SumRule,
)
from goref.core.rulesets.table import RULESETS
from goref.io.text.catalogue import in_every_language
from goref.io.values.codec import (
    NO_BOARD,
    CaseFileError,
    FieldCodec,
    Where,
    brief,
    damaged,
    many,
    one_of,
    optional,
    plain,
    read_items,
    read_object,
    read_text,
    record,
    within,
    words,
)
from goref.io.values.incident_values import CONSEQUENCES

T = TypeVar("T")

MOST_BYTES = 200_000
SPACES = re.compile(r"[^\S\u00a0\u202f]+")
"""White space that a line has as one space; spaces that do not break remain."""
LONGEST = 500
"""The most characters of a text."""
MOST_SUMS = 20
MOST_OF = 100
"""The most warnings that add up; a tenth of the most moves, a hundredth of the most minutes."""
MOST_PARTS = 8
"""The most parts of a dotted key: time and memory for parsing grow with their square."""
QUOTED = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)|\'\'\'.*?(?:\'\'\'|\Z)'
    r'|"(?:[^"\\\n]|\\[^\n])*"?|\'[^\'\n]*\'?|#[^\n]*',
    re.DOTALL,
)
"""Texts and comments, in which dots separate nothing. One without an end matches too, so that
each is scanned only once."""
BARE = re.compile(r"[^\n=,\[\]{}]+")
"""A key or a value."""
TOP = (
    *("id", "name", "edition", "base", "rules", "window", "claimant", "scope", "note"),
    *("certainty", "protest_minutes", "rule", "sum"),
)
SUMMED = {one.value: one for one in (ConsequenceKind.CAUTION, ConsequenceKind.WARNING)}
TOML_PLACE = re.compile(r"line (\d+), column (\d+)")


class RegulationError(ValueError):
    """A regulation that cannot be used; the message says why, and names the place if known."""


def value_of_toml(data: bytes) -> object:
    """Parses a TOML file.

    Raises RegulationError if it is too large, too deeply nested, or not TOML in UTF-8.
    """
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
        lines = text.split("\n")  # an error without a place is at the end of the file
        line, column = place.groups() if place else (len(lines), len(lines[-1]) + 1)
        raise RegulationError(fault("regulation-no-toml", line=line, column=column)) from None
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        raise RegulationError(fault("regulation-too-deep")) from None
    if long is not None:
        raise RegulationError(long)
    return value


def _long_key(text: str) -> Fault | None:
    """Returns the fault for the first key with too many dotted parts; None if there is none."""
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
    """Reads a regulation from its object. Raises RegulationError if that is damaged.

    Args:
        known: the regulations that it may build on, by id; its own id must be another.
        kept: converts each text, of the object or of its base, to the form to store.
    """
    try:
        made = _read_regulation(value, known)
    except CaseFileError as error:
        problem = fault_of(error)
        parts = dict(problem.parts) if problem else {}
        raise RegulationError(fault("regulation-damaged", **parts)) from None
    rows = (replace(row, note=row.note and kept(row.note)) for row in made.rows)
    note = made.note and kept(made.note)
    return replace(made, name=kept(made.name), rows=tuple(rows), note=note)


def _read_regulation(value: object, known: Mapping[str, Regulation]) -> Regulation:
    whole = fault("where-regulation")
    top = {**read_object(value, whole)}
    _check_keys(top, TOP, whole)
    begun = _begun(top.pop("base", None), known)
    usual = {"certainty": top.pop("certainty", Certainty.OWN.value)}
    words(Certainty).read(NO_BOARD, usual["certainty"], '"certainty"')
    rows, told = dict(begun.by_kind), set[str]()
    for where, item in read_items(top, "rule", "where-rule", MOST_ROWS):
        kind = read_object(item, where).get("kind")
        if not (isinstance(kind, str) and kind in KINDS):
            raise damaged(where, fault("no-kind", value=brief(kind)))
        row = CLAUSE.read(NO_BOARD, {**usual, **item}, where)
        if row.kind in told:
            raise damaged(where, fault("rule-twice", kind=row.kind))
        told.add(row.kind)
        rows[row.kind] = row
    sums = begun.sums
    if "sum" in top:
        sums = tuple(
            SUM.read(NO_BOARD, {**usual, **read_object(item, where)}, where)
            for where, item in read_items(top, "sum", "where-sum", MOST_SUMS)
        )
    id_ = top.get("id")
    if not (isinstance(id_, str) and re.fullmatch(r"[a-z0-9][a-z0-9.-]{0,59}", id_)):
        raise damaged('"id"', fault("no-id", value=brief(id_)))
    if id_ in known:
        raise damaged('"id"', fault("id-taken", id=id_))
    own = {key: item for key, item in top.items() if key not in ("rule", "sum")}
    base = {key: getattr(begun, key).value for key in ("window", "claimant", "scope")}
    made = HEAD.read(NO_BOARD, {**base, **own}, "")
    return replace(made, rows=tuple(rows.values()), sums=sums, note=made.note or begun.note)


def encode_regulation(regulation: Regulation) -> dict[str, Any]:
    """Returns a regulation as an object, which :func:`regulation_from` reads."""
    return {
        **HEAD.write(NO_BOARD, regulation),
        "rule": many(CLAUSE).write(NO_BOARD, regulation.rows),
        "sum": many(SUM).write(NO_BOARD, regulation.sums),
    }


def _begun(base: object, known: Mapping[str, Regulation]) -> Regulation:
    """Returns the regulation that another builds on; an empty one if it names none."""
    if base is None:
        return Regulation("", Text("", ""))
    name = _read_line(base, '"base"')
    if name not in known:
        raise damaged('"base"', fault("no-regulation", id=name, known=", ".join(known)))
    return known[name]


def _check_keys(value: Mapping[str, Any], known: Sequence[str], where: Where) -> None:
    for key in value:
        if key not in known:
            raise damaged(
                where, fault("key-unknown", key=str(key)[:40], known=", ".join(known))
            )


def _table(
    kind: type[T], keys: str, left_out: Callable[[str, Any], bool], /, **own: FieldCodec[Any]
) -> FieldCodec[T]:
    """Returns the codec of a table that refuses unknown keys."""
    codec = record(kind, keys, left_out, **own)

    def read(board: Grid, value: object, where: Where) -> T:
        _check_keys(read_object(value, where), keys.split(), where)
        return codec.read(board, value, where)

    return FieldCodec(codec.write, read)


def _read_line(value: object, where: Where) -> str:
    return SPACES.sub(" ", read_text(value, where, LONGEST)).strip()


def _read_rule_set(value: object, where: Where) -> str:
    if value not in RULESETS:
        raise damaged(where, fault("no-rule-set", id=str(value)[:40]))
    return str(value)


def _read_number(value: object, where: Where, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise damaged(where, fault("no-count-to", value=brief(value), most=most))
    if value < least:
        raise damaged(where, fault("no-number-from-one"))
    return value


def _read_consequences(board: Grid, value: object, where: Where) -> Consequences:
    """Reads one consequence or a list: ``"warning"``, ``["warning", "2 points"]``."""
    if not isinstance(value, str | list):
        raise damaged(where, fault("not-text", value=brief(value)))
    return CONSEQUENCES.read(board, [value] if isinstance(value, str) else value, where)


def _read_becomes(board: Grid, value: object, where: Where) -> Consequences:
    found = _read_consequences(board, value, where)
    if not found:
        raise damaged(where, fault("is-missing"))
    return found


def _read_times(board: Grid, value: object, where: Where) -> tuple[Consequences, ...]:
    if not isinstance(value, list) or len(value) > MOST_TIMES:
        raise damaged(where, fault("no-times", most=MOST_TIMES))
    return tuple(_read_consequences(board, each, where) for each in value)


def _read_words(board: Grid, value: object, where: Where) -> AnyText:
    """Reads a text: one for all languages, or a table with one for each language."""
    if isinstance(value, dict):
        _check_keys(value, tuple(LANGUAGES), where)
        texts = {code: _read_line(value[code], within(where, code)) for code in value}
    else:
        texts = {ENGLISH: _read_line(value, where)}
    given = {code: texts[code] for code in LANGUAGES if texts.get(code)}
    if not given:
        raise damaged(where, fault("is-missing"))
    return own_words(given)


def _write_words(board: Grid, text: AnyText) -> str | dict[str, str]:
    """Returns a text in the languages in which it was read, however many goref has."""
    told = words_of(text) or in_every_language(text)
    first, *others = set(told.values())
    return told if others else first


LINE = plain(_read_line)
WORDS = FieldCodec(_write_words, _read_words)
SEVERAL = FieldCodec(CONSEQUENCES.write, _read_consequences)
CLAUSE = _table(
    Clause,
    "kind article times certainty options note window claimant last_move later suspended",
    lambda key, value: value in (None, "", []),
    article=LINE,
    times=FieldCodec(many(CONSEQUENCES).write, _read_times),
    options=SEVERAL,
    note=optional(WORDS),
    last_move=optional(plain(_read_number, 10 * MOST_OF)),
    later=SEVERAL,
    suspended=SEVERAL,
)
SUM = _table(
    SumRule,
    "of count becomes article certainty on_board suspended",
    lambda key, value: False,
    of=FieldCodec(
        words(ConsequenceKind).write,
        lambda board, value, where: one_of(value, where, SUMMED),
    ),
    count=plain(_read_number, MOST_OF, 1),
    becomes=FieldCodec(CONSEQUENCES.write, _read_becomes),
    article=LINE,
)
HEAD = record(
    Regulation,
    "id name edition rules window claimant scope note protest_minutes:protest",
    lambda key, value: value in (None, ""),
    name=WORDS,
    edition=LINE,
    rules=many(plain(_read_rule_set), len(RULESETS)),
    note=optional(WORDS),
    protest=optional(plain(_read_number, 100 * MOST_OF)),
)
