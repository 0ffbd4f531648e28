"""A line on the terminal that says how far a long command has come."""

from __future__ import annotations

import sys

from goref.cli.text.terminal import behind
from goref.cli.text.words import HEADINGS
from goref.core.base.language import Language
from goref.core.words.terms import term

WIDTH = 30


class Progress:
    """A bar on stderr, drawn only where somebody can see it move.

    Attributes:
        total: steps in all; None if nobody knows.

    Args:
        alone: nothing else is printed meanwhile.
    """

    def __init__(
        self, total: int | None, language: Language = "en", alone: bool = True
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
            stream = behind(sys.stderr)
            stream.write(f"\r{text}")
            stream.flush()
            self._drawn = text

    def __exit__(self, *error: object) -> None:
        if self.shown:
            sys.stderr.write("\n")
            sys.stderr.flush()


def bar(done: int, total: int | None, language: Language = "en") -> str:
    """``[#####.....]  50%  2 of 4 files``, or ``2 files`` where nobody knows of how many."""
    if total is None:
        return term(HEADINGS, "files-so-far", language).format(done=done)
    full = WIDTH if not total else WIDTH * done // total
    percent = 100 if not total else 100 * done // total
    files = term(HEADINGS, "files-done", language).format(done=done, total=total)
    return f"[{'#' * full:.<{WIDTH}}] {percent:3}%  {files}"
