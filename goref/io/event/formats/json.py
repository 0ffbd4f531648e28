"""JSON of other programs: read without trust, and changed without touching the rest.

Every value knows its path, such as ``games[2][5].w``, for error messages. Too deep nesting,
a repeated name, and a number of too many digits are errors. A change is made in the original
text: the rest keeps every byte.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from fractions import Fraction

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import field, frozen
from goref.io.files import one_line, strictly
from goref.io.text.encoding import byte_order_mark

DEEPEST = 32
"""The deepest nesting that is read; a deeper document is not an event."""
MOST_VALUES = 400_000
"""The most values in a document: in memory each takes many times its bytes in the file."""
LONGEST = 200
"""The most characters of a text that is read as a name or a similar value."""
BLANK = re.compile(r"[ \t\r\n]*")
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?(?:[eE]([-+]?[0-9]+))?")
WORDS = {"true": True, "false": False, "null": None}
WORD = re.compile("|".join(WORDS))
LONE = re.compile("[\ud800-\udfff]")
"""One half of a surrogate pair, which cannot be encoded."""
MOST_DIGITS, MOST_EXPONENT = 30, 60


class JsonError(ValueError):
    """A document that cannot be used; the message names the place in the document."""


Plain = str | int | Fraction | bool | None


@frozen
class Value:
    """A value of a document.

    Attributes:
        path: its place, from the outermost value on; empty for the outermost value.
        holds: its content: for an object values by name, for a list values in order.
        begins, end: its range in the text, in characters.
        line: the number of the line on which it begins, from 1; None in a file of one line.
    """

    path: str
    holds: Mapping[str, Value] | tuple[Value, ...] | Plain = field(repr=False)
    begins: int
    end: int
    line: int | None

    def error(self, problem: Fault) -> JsonError:
        """Returns an error about this value; the message has its path, if that is not empty."""
        placed = fault("in-json", place=self.path, problem=problem) if self.path else problem
        return JsonError(placed)

    def __getitem__(self, name: str) -> Value | None:
        """Returns the value under ``name``; None if missing or null.

        Raises JsonError if this value is not an object.
        """
        if not isinstance(self.holds, Mapping):
            raise self.error(fault("json-no-object"))
        found = self.holds.get(name)
        return None if found is None or found.holds is None else found

    def needed(self, name: str) -> Value:
        """Returns the value under ``name``. Raises JsonError if it is missing or null."""
        found = self[name]
        if found is None:
            raise self.error(fault("json-missing", name=name))
        return found

    def each(self) -> tuple[Value, ...]:
        """Returns the values in a list. Raises JsonError if this value is not a list."""
        if not isinstance(self.holds, tuple):
            raise self.error(fault("json-no-list"))
        return self.holds

    def every(self, name: str) -> tuple[Value, ...]:
        """Returns the values of the list under a name; empty if it is missing.

        Raises JsonError if the value is not a list.
        """
        found = self[name]
        return () if found is None else found.each()

    def text(self) -> str:
        """Returns the text as a trimmed line. Raises JsonError if it is no text or too long."""
        if not isinstance(self.holds, str):
            raise self.error(fault("json-no-text"))
        if len(self.holds) > LONGEST:
            raise self.error(fault("json-long-text", most=LONGEST))
        return one_line(self.holds.strip()).strip()

    def says(self, name: str) -> str:
        """Returns the text under a name; "" if missing. Raises JsonError if it is no text."""
        found = self[name]
        return "" if found is None else found.text()

    def number(self) -> Fraction:
        """Returns the number. Raises JsonError if this value is not a number."""
        if isinstance(self.holds, bool) or not isinstance(self.holds, int | Fraction):
            raise self.error(fault("json-no-number"))
        return Fraction(self.holds)

    def whole(self, least: int, most: int) -> int:
        """Returns a whole number from ``least`` to ``most``. Raises JsonError otherwise."""
        number = self.number()
        if number.denominator != 1 or not least <= number <= most:
            raise self.error(fault("json-no-whole", least=least, most=most))
        return int(number)

    def flag(self) -> bool:
        """Returns the boolean. Raises JsonError if this value is not true or false."""
        if not isinstance(self.holds, bool):
            raise self.error(fault("json-no-flag"))
        return self.holds


@frozen
class JsonDocument:
    """A parsed document.

    Attributes:
        text: the whole text of the file, without the byte order mark.
        bom: the bytes of the byte order mark before the text; empty if there is none.
        root: the outermost value.
    """

    text: str = field(repr=False)
    encoding: str
    bom: bytes
    root: Value

    def changed(self, changes: Iterable[tuple[Value, str, str]]) -> bytes:
        """Returns the document as bytes in its own encoding, with some texts changed.

        Args:
            changes: for each change a non-empty object, a name in it, and the new text. A name
                that is missing is added after the others.
        """
        edits = sorted(_edit(value, name, text) for value, name, text in changes)
        parts, done = [], 0
        for begins, end, new in edits:
            parts += [self.text[done:begins], new]
            done = end
        return self.bom + "".join([*parts, self.text[done:]]).encode(self.encoding)


def _edit(value: Value, name: str, text: str) -> tuple[int, int, str]:
    """Returns the range of a named text in an object (in characters), and its replacement."""
    assert isinstance(value.holds, Mapping)
    found = value.holds.get(name)
    if found is not None:
        return found.begins, found.end, json.dumps(text)
    end = max(one.end for one in value.holds.values())
    return end, end, f", {json.dumps(name)}: {json.dumps(text)}"


def read_json(data: bytes) -> JsonDocument:
    """Parses a document. Raises JsonError, with the place, if the data are not JSON."""
    bom, marked = byte_order_mark(data)
    encoding = marked or "utf-8"
    text = strictly(data[len(bom) :], encoding)
    if text is None:
        raise JsonError(fault("json-no-unicode"))
    count = sum(map(text.count, ",[{"))  # at least the number of values, less one
    if count > MOST_VALUES:
        raise JsonError(fault("json-values", count=count, most=MOST_VALUES))
    return JsonDocument(text, encoding, bom, _Reader(text).whole())


class _Reader:
    """Parses a text from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.decoder = json.JSONDecoder()
        self.ends = [found.start() for found in re.finditer("\n", text.rstrip())]

    def whole(self) -> Value:
        value = self.value(self.blank(0), "", 1)
        end = self.blank(value.end)
        if end < len(self.text):
            raise self.wrong(end)
        return value

    def line(self, at: int) -> int:
        return bisect_left(self.ends, at) + 1

    def wrong(self, at: int) -> JsonError:
        line = self.line(at)
        column = at - (self.ends[line - 2] if line > 1 else -1)
        return JsonError(fault("no-json", line=line, column=column))

    def blank(self, at: int) -> int:
        found = BLANK.match(self.text, at)
        return found.end() if found else at

    def value(self, at: int, path: str, depth: int) -> Value:
        sign = self.text[at : at + 1]
        holds: Mapping[str, Value] | tuple[Value, ...] | Plain
        if sign in ("{", "[") and sign and depth > DEEPEST:
            raise JsonError(fault("in-json", place=path[:LONGEST], problem=fault("json-deep")))
        if sign == "{":
            holds, end = self.object(at + 1, path, depth)
        elif sign == "[":
            holds, end = self.list(at + 1, path, depth)
        elif sign == '"':
            holds, end = self.string(at)
        elif (word := WORD.match(self.text, at)) is not None:
            holds, end = WORDS[word[0]], word.end()
        elif (number := NUMBER.match(self.text, at)) is not None:
            if len(number[0]) > MOST_DIGITS or abs(int(number[2] or 0)) > MOST_EXPONENT:
                wrong = fault("json-long-number")
                raise JsonError(fault("in-json", place=path or "{}", problem=wrong))
            plain = number[1] is None and number[2] is None
            holds, end = int(number[0]) if plain else Fraction(number[0]), number.end()
        else:
            raise self.wrong(at)
        return Value(path, holds, at, end, self.line(at) if self.ends else None)

    def string(self, at: int) -> tuple[str, int]:
        try:
            found, end = self.decoder.raw_decode(self.text, at)
        except json.JSONDecodeError as error:
            raise self.wrong(error.pos) from None
        if LONE.search(found):
            raise self.wrong(at)
        return str(found), end

    def object(self, at: int, path: str, depth: int) -> tuple[dict[str, Value], int]:
        found: dict[str, Value] = {}
        at = self.blank(at)
        if self.text[at : at + 1] == "}":
            return found, at + 1
        while True:
            if self.text[at : at + 1] != '"':
                raise self.wrong(at)
            name, end = self.string(at)
            shown = one_line(name[:40])
            inside = f"{path}.{shown}" if path else shown
            if name in found:
                twice = fault("json-twice")
                raise JsonError(fault("in-json", place=inside, problem=twice))
            colon = self.blank(end)
            if self.text[colon : colon + 1] != ":":
                raise self.wrong(colon)
            found[name] = self.value(self.blank(colon + 1), inside, depth + 1)
            at, last = self.after(found[name].end, "}")
            if last:
                return found, at

    def list(self, at: int, path: str, depth: int) -> tuple[tuple[Value, ...], int]:
        found: list[Value] = []
        at = self.blank(at)
        if self.text[at : at + 1] == "]":
            return (), at + 1
        while True:
            found.append(self.value(at, f"{path}[{len(found)}]", depth + 1))
            at, last = self.after(found[-1].end, "]")
            if last:
                return tuple(found), at

    def after(self, at: int, closing: str) -> tuple[int, bool]:
        """Returns the place after a value and its comma, and True if the value was the last."""
        at = self.blank(at)
        sign = self.text[at : at + 1]
        if sign == closing:
            return at + 1, True
        if sign != ",":
            raise self.wrong(at)
        return self.blank(at + 1), False
