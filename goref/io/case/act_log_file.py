"""The log of acts of a case: the case it began with and every act since, chained by hashes.

In a ``.goref`` file the log is stored next to the case under ``"protocol"``: the header (the
first link; it holds the digests of the starting case and of its record), the starting case
itself, and the entries in order. A journal's first line holds the same object.

An entry is an act (``edit`` …), an ``undo`` or ``redo``, a ``saved`` with the digests of
the saved file, or a ``sitting``: the case was opened again from its file, or recovered from
a journal. Every entry has ``time`` (ISO 8601 with the offset), and ``who`` if it is known.

An act after which stones are marked, but nobody has stated that no others are dead, has
``"rest": "open"``. Earlier versions read marks without that key as the referee's decision on
the whole board.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.io.case.chain import BEGIN, LINK, broken_at, digest, linked, text_digest
from goref.io.files import json_bytes
from goref.io.values.codec import CaseFileError, Where, damaged

FORMAT = 1
KEY = "protocol"
MOST_BYTES = 16 * 1024 * 1024
"""The most bytes of a protocol that is stored in a case file.

If the protocol is longer, the file states that it is missing.
"""
DEEPEST = 16
"""The deepest nesting of an entry that is read; goref's own entries reach a third of that."""
WHO = ("B", "W", "referee")
"""The people who can ask for an act."""
NOTHING_BEFORE = "nothing"
UNRECORDED = "unrecorded"
LEFT_OUT = "left-out"
EARLIER = (NOTHING_BEFORE, UNRECORDED, LEFT_OUT)
"""The history before a protocol: none; a save without a protocol; a too long protocol."""


@frozen
class Protocol:
    """Every act since a case was begun.

    Attributes:
        header: the first link: ``time``, ``earlier``, the digests ``record`` and ``case``
            of the starting case, and its ``chain``.
        start: the starting case, as an object for JSON.
        entries: the acts since, oldest first, each with its ``chain``.
    """

    header: Mapping[str, Any]
    start: Mapping[str, Any]
    entries: tuple[Mapping[str, Any], ...] = ()

    @classmethod
    def begun(
        cls, time: str, start: Mapping[str, Any], earlier: str = NOTHING_BEFORE
    ) -> Protocol:
        """Starts a protocol without entries from a case as an object for JSON.

        Args:
            time: ISO 8601 with the offset.
            earlier: the case's history before, one of :data:`EARLIER`.
        """
        header = {"time": time, "earlier": earlier, **digests(start)}
        return cls(MappingProxyType(linked(BEGIN, header)), MappingProxyType(dict(start)))

    @property
    def acts(self) -> int:
        """The number of acts, including undo and redo, but without saves and sittings."""
        return sum("saved" not in entry and "sitting" not in entry for entry in self.entries)

    @property
    def last(self) -> str:
        """The last link; anybody who has a copy of it can check the whole protocol."""
        return str((self.entries[-1] if self.entries else self.header).get(LINK, ""))

    def added(self, entry: Mapping[str, Any]) -> Protocol:
        """Returns the protocol with one more entry, chained to the last."""
        return self.with_entry(linked(self.last, entry))

    def with_entry(self, entry: Mapping[str, Any]) -> Protocol:
        """Returns the protocol with an entry as read; its ``chain`` is not checked."""
        return replace(self, entries=(*self.entries, MappingProxyType(dict(entry))))

    @cached_property
    def broken_at(self) -> int | None:
        """The first link that does not fit, by its place (0: the header); None if all fit."""
        return broken_at((self.header, *self.entries))

    @property
    def starts_as_said(self) -> bool:
        """True if the starting case has the digests that the header states."""
        said = {key: self.header.get(key) for key in ("record", "case")}
        return said == digests(self.start)


@frozen
class CaseHistory:
    """The history that a case file stores of its own case.

    Attributes:
        case: the case in the file, as an object for JSON, without its protocol.
        protocol: the stored protocol; None if there is none.
        left_out: True if the protocol was too long to be stored.
    """

    case: Mapping[str, Any]
    protocol: Protocol | None
    left_out: bool = False

    @cached_property
    def digests(self) -> dict[str, str]:
        """The digests of the case and of its record."""
        return digests(self.case)

    @property
    def is_from_beginning(self) -> bool:
        """True if the protocol covers the case from its beginning."""
        kept = self.protocol
        return kept is not None and kept.header["earlier"] == NOTHING_BEFORE

    @property
    def is_as_saved(self) -> bool:
        """True if the case is the one that its protocol last saved; also without a protocol.

        False if the protocol is damaged.
        """
        kept = self.protocol
        if kept is None:
            return True
        if kept.broken_at is not None or not kept.starts_as_said or not kept.entries:
            return False
        last = kept.entries[-1]
        return "saved" in last and all(last.get(k) == d for k, d in self.digests.items())


def digests(case: Mapping[str, Any]) -> dict[str, str]:
    """Returns the digests of a case, given as an object for JSON, and of its record."""
    return {"record": text_digest(str(case.get("sgf", ""))), "case": digest(dict(case))}


def kept_in(source: Mapping[str, Any]) -> CaseHistory:
    """Returns the history in a case file that was parsed from JSON.

    Raises CaseFileError if the history is damaged or has another format.
    """
    case = {key: value for key, value in source.items() if key != KEY}
    if KEY not in source:
        return CaseHistory(case, None)
    value = source[KEY]
    if isinstance(value, dict) and LEFT_OUT in value:
        _check_format(value)
        return CaseHistory(case, None, left_out=True)
    return CaseHistory(case, decode_protocol(value, case))


def encode_protocol(protocol: Protocol, beside: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a protocol as an object for JSON, to be stored next to a case.

    ``beside``: that case. The record of the starting case is left out if that case has the
    same.
    """
    start = dict(protocol.start)
    if start.get("sgf") == beside.get("sgf"):
        start.pop("sgf", None)
    return {
        "format": FORMAT,
        "header": dict(protocol.header),
        "start": start,
        "entries": [dict(entry) for entry in protocol.entries],
    }


def decode_protocol(value: object, beside: Mapping[str, Any]) -> Protocol:
    """Returns the protocol in an object, without checking its chain.

    Raises CaseFileError if it is damaged, with the place, or has another format.
    """
    source = _object(value, f'"{KEY}"')
    _check_format(source)
    header = _object(source.get("header"), f'"{KEY}", "header"')
    _check_texts(header, f'"{KEY}", "header"', ("time", "record", "case", LINK))
    if header.get("earlier") not in EARLIER:
        raise damaged(f'"{KEY}", "header"', fault("no-known-word", key="earlier"))
    start = _object(source.get("start"), f'"{KEY}", "start"')
    if KEY in start:
        raise damaged(f'"{KEY}", "start"', fault("has-own-protocol"))
    if "sgf" not in start and "sgf" in beside:
        start = {**start, "sgf": beside["sgf"]}
    listed = source.get("entries")
    if not isinstance(listed, list):
        raise damaged(f'"{KEY}", "entries"', fault("no-list"))
    for part, where in ((header, '"header"'), (start, '"start"')):
        if _too_deep(part):
            raise damaged(f'"{KEY}", {where}', fault("is-too-deep"))
    entries = tuple(
        MappingProxyType(checked_entry(item, number)) for number, item in enumerate(listed, 1)
    )
    return Protocol(MappingProxyType(dict(header)), MappingProxyType(dict(start)), entries)


def dump_kept(case: Mapping[str, Any], protocol: Protocol) -> bytes:
    """Returns the bytes of a case file with its protocol, one entry a line.

    A protocol of more than :data:`MOST_BYTES` is left out, and the file states that.
    """
    told = encode_protocol(protocol, case)
    lines = [json_bytes(entry) for entry in told["entries"]]
    parts = [json_bytes(told["header"]), json_bytes(told["start"])]
    if sum(map(len, (*lines, *parts))) > MOST_BYTES:
        body = json_bytes({"format": FORMAT, LEFT_OUT: len(lines)})
    else:
        listed = b",\n".join(b"   " + line for line in lines)
        body = (
            b'{\n  "format": %d,\n  "header": %b,\n  "start": %b,\n  "entries": [\n%b\n  ]\n }'
        )
        body %= (FORMAT, *parts, listed)
    whole = json_bytes(dict(case), indent=1)
    return b'%b,\n "%b": %b\n}\n' % (whole.removesuffix(b"\n}"), KEY.encode(), body)


def checked_entry(value: object, number: int) -> dict[str, Any]:
    """Returns an entry unchanged; ``number``: its place from 1, for errors.

    Raises CaseFileError if a value in it is missing, wrong or nested too deeply.
    """
    where = fault("where-entry", key=KEY, number=number)
    entry = dict(_object(value, where))
    _check_texts(entry, where, ("time", LINK))
    if "who" in entry and entry["who"] not in WHO:
        raise damaged(where, fault("none-of-who", known=", ".join(WHO)))
    if _too_deep(entry):
        raise damaged(where, fault("is-too-deep"))
    return entry


def _check_format(value: Mapping[str, Any]) -> None:
    number = value.get("format")
    if not isinstance(number, int) or isinstance(number, bool):
        raise damaged(f'"{KEY}"', fault("has-no-format"))
    if number != FORMAT:
        code = "protocol-newer" if number > FORMAT else "protocol-no-format"
        raise CaseFileError(fault(code, mine=FORMAT))


def _check_texts(value: Mapping[str, Any], where: Where, keys: tuple[str, ...]) -> None:
    for key in keys:
        if not isinstance(value.get(key), str):
            raise damaged(where, fault("no-text-as", key=key))


def _object(value: object, where: Where) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise damaged(where, fault("no-object"))
    return value


def _too_deep(value: object) -> bool:
    level = [value]
    for _ in range(DEEPEST):
        deeper: list[object] = []
        for item in level:
            if isinstance(item, dict):
                deeper.extend(item.values())
            elif isinstance(item, list):
                deeper.extend(item)
        if not deeper:
            return False
        level = deeper
    return True
