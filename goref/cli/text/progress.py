"""A line on the terminal that shows the progress of a long command."""

from __future__ import annotations

import sys
from time import monotonic

from goref.cli.text.terminal import behind
from goref.cli.text.words import HEADINGS
from goref.core.base.language import ENGLISH, Language
from goref.core.base.particles import formatted
from goref.core.texts.terms import term

WIDTH = 30
SOON_S = 1.0
"""The seconds that a file must take to read before its progress is shown."""


class Progress:
    """A progress bar on stderr, drawn only on a terminal.

    Attributes:
        total: the number of steps; None if unknown.

    Args:
        alone: True if nothing else is printed meanwhile. If False, no bar is shown when stdout
            is a terminal.
    """

    def __init__(
        self, total: int | None, language: Language = ENGLISH, alone: bool = True
    ) -> None:
        self.total = total
        self.language = language
        self.done = 0
        self.shown = sys.stderr.isatty() and (alone or not sys.stdout.isatty())
        self._drawn = ""

    def __enter__(self) -> Progress:
        self._draw()
        return self

    def step(self) -> None:
        self.done += 1
        self._draw()

    def _draw(self) -> None:
        if not self.shown:
            return
        text = bar(self.done, self.total, self.language)
        if text != self._drawn:
            _over(text)
            self._drawn = text

    def __exit__(self, *error: object) -> None:
        if self.shown:
            sys.stderr.write("\n")
            sys.stderr.flush()


class ReadingProgress:
    """The progress of reading one large file; the line is removed at the end."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._begun = monotonic()
        self._drawn = ""

    def __enter__(self) -> ReadingProgress:
        return self

    def __call__(self, now: int, of: int) -> None:
        """Shows that ``now`` of ``of`` units (bytes, for instance) have been read."""
        if not self._shown or monotonic() - self._begun < SOON_S:
            return
        text = share(now, of)
        if text != self._drawn:
            _over(text)
            self._drawn = text

    def __exit__(self, *error: object) -> None:
        if self._drawn:
            _over(f"{'':{len(self._drawn)}}\r")


def _over(text: str) -> None:
    """Overwrites the current line."""
    stream = behind(sys.stderr)
    stream.write(f"\r{text}")
    stream.flush()


def share(done: int, total: int) -> str:
    """Returns a bar with the share that is done: ``[#####.....]  50%``."""
    full = WIDTH if not total else WIDTH * done // total
    percent = 100 if not total else 100 * done // total
    return f"[{'#' * full:.<{WIDTH}}] {percent:3}%"


def bar(done: int, total: int | None, language: Language = ENGLISH) -> str:
    """Returns ``[#####.....]  50%  2 of 4 files``; ``2 files`` if the total is None."""
    if total is None:
        return formatted(term(HEADINGS, "files-so-far", language), done=done)
    files = formatted(term(HEADINGS, "files-done", language), done=done, total=total)
    return f"{share(done, total)}  {files}"
