"""What the notes of an event ask of whoever reads them."""

from __future__ import annotations

from collections.abc import Callable

from goref.core.texts.event.events import SENTENCES


def test_how_much_each_note_asks(golden: Callable[[str, str], None]) -> None:
    told = sorted(f"{level.value} {code}\n" for code, (level, _) in SENTENCES.items())
    golden("event-notes.txt", "".join(told))
