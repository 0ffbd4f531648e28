"""The lines of a growing protocol, each made once, in small pieces of work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from goref.app.act_log.lines import ProtocolLine, iter_lines
from goref.core.base.frozen import replace
from goref.core.base.language import Language
from goref.io.case.act_log_file import Protocol
from goref.io.case.chain import BEGIN, LINK, link


class LineFeed:
    """Makes the lines of a protocol that may grow meanwhile, and checks its chain of links.

    Attributes:
        made: the number of lines made so far, including the header's.
        broken_at: the first line whose link does not fit, 0 for the header; None if all fit.
            Equal to :attr:`Protocol.broken_at` once no line is missing.
    """

    def __init__(self, protocol: Protocol, language: Language) -> None:
        self._entries: list[Mapping[str, Any]] = list(protocol.entries)
        # A list, so that the work continues after its last act when one is added.
        entries = cast("tuple[Mapping[str, Any], ...]", self._entries)
        self._protocol = replace(protocol, entries=entries)
        self._language = language
        self._work = self._begin()
        self._previous = BEGIN
        self.made = 0
        self.broken_at: int | None = None

    @property
    def acts(self) -> int:
        """The number of entries after the header."""
        return len(self._entries)

    @property
    def missing(self) -> int:
        """The number of lines not made yet."""
        return 1 + self.acts - self.made

    def follow(self, protocol: Protocol) -> None:
        """Adds the new entries of ``protocol``, a later state of the same protocol."""
        self._entries += protocol.entries[self.acts :]

    def step(self) -> ProtocolLine | None:
        """Does one piece of work. Returns the next line if it is ready, else None.

        May be called only while lines are missing.
        """
        line = next(self._work, None)
        if line is None:  # an unreadable act ended the generator after the lines known then
            self._work = self._begin()
        elif line.number == self.made:
            self._check(self._entries[line.number - 1] if line.number else None)
            self.made += 1
            return line
        return None

    def _begin(self) -> Iterator[ProtocolLine]:
        return iter_lines(self._protocol, self._language)

    def _check(self, entry: Mapping[str, Any] | None) -> None:
        entry = self._protocol.header if entry is None else entry
        if self.broken_at is None and entry.get(LINK) != link(self._previous, entry):
            self.broken_at = self.made
        self._previous = str(entry.get(LINK, ""))
