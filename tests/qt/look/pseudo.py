"""A language that nobody speaks: every text marked, a third longer, in letters of its own."""

from __future__ import annotations

import re

from goref.core.base import language as core
from goref.core.base.frozen import replace
from goref.core.base.language import FORM, Language

KEPT = re.compile(r"\{[^}]*\}|<[^>]*>|&(?:\w+;)?|\*\.\w+|\n|;;")
"""Places, tags, letters for the keyboard, patterns of file names."""
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒǵħíĵķĺɱñóþǫŕšŧúṽŵẋýžÁƁÇĐÉƑǴĦÍĴĶĹṀÑÓÞǪŔŠŦÚṼŴẊÝŽ",
)


class Pseudo:
    """Its catalogue."""

    def find(self, context: str, source: str, /) -> str | None:
        if not source:
            return None
        text = source.partition(FORM)[0]
        parts = KEPT.split(text)
        kept = [*KEPT.findall(text), ""]
        told = "".join(p.translate(LETTERS) + k for p, k in zip(parts, kept, strict=True))
        end = "…" if told.endswith("…") else ""
        return f"⟦{told.removesuffix('…')}{'·' * (len(text) // 3)}⟧{end}"


PSEUDO = Language("xx", Pseudo())
WRITING = replace(core.LANGUAGES["en"], name="Þšéúđó", last=" + ", to="–")
