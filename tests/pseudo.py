"""A language that nobody speaks: every text marked, a third longer, in letters of its own."""

from __future__ import annotations

import re
from textwrap import wrap

import pytest

from goref.cli.text import options
from goref.core.base import language as core
from goref.core.base.frozen import replace
from goref.core.base.language import FORM, Language
from goref.io.text import catalogue

KEPT = re.compile(r"\{[^}]*\}|<[^>]*>|&(?:\w+;)?|\*\.\w+|\n|;;")
"""Places, tags, letters for the keyboard, patterns of file names."""
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒǵħíĵķĺɱñóþǫŕšŧúṽŵẋýžÁƁÇĐÉƑǴĦÍĴĶĹṀÑÓÞǪŔŠŦÚṼŴẊÝŽ",
)
LONG_WORD = 12
"""Signs without a place where a line may end."""


NUMERALS = {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
"""What English alone has a place for; other languages say the number."""


class Pseudo:
    """The catalogue of the pseudo language."""

    def find(self, context: str, source: str, /) -> str | None:
        if not source:
            return None
        text = source.partition(FORM)[0]
        parts = KEPT.split(text)
        kept = [*KEPT.findall(text), ""]
        told = "".join(p.translate(LETTERS) + k for p, k in zip(parts, kept, strict=True))
        end = "…" if told.endswith("…") else ""
        longer = " ".join(wrap("·" * (len(text) // 3), LONG_WORD))
        return f"⟦{told.removesuffix('…')}{longer}⟧{end}"


PSEUDO = Language("xx", Pseudo())
WRITING = replace(core.LANGUAGES["en"], name="Þšéúđó", last=" + ", to="–")


def make_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the pseudo language one of goref's languages."""
    known = {**catalogue.languages(), PSEUDO: PSEUDO}
    for module in (catalogue, options):
        monkeypatch.setattr(module, "languages", lambda: known)
    monkeypatch.setitem(core.LANGUAGES, PSEUDO, WRITING)
