"""The program's languages, how each is written, and a text in all of them.

Another language is a code in :data:`Language`, a row in :data:`LANGUAGES` and a field of
:class:`Text`, all of them here: mypy then names every text that has no words in it yet. The
texts of the window are Qt's and stand in ``resources/i18n/goref_CODE.ts``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from goref.core.base.frozen import frozen

Language = Literal["en", "zh", "ja", "ko"]
"""A language by its code, as settings, files and ``--lang`` have it."""
SOURCE: Language = "en"
"""What argparse and Qt's ``tr`` are given, and what is spoken where nothing else is known."""


UNIT_APART = r"(?<=[0-9¼½¾]) (?=[a-z])"
"""Between a number and its unit, where a language has anything there: all but Latin words stand
close."""


@frozen
class Writing:
    """How a language is written: what no sentence decides by itself.

    Attributes:
        name: what it calls itself.
        tag: what HTML calls it (BCP 47).
        comma: between the items of a list.
        clause: between parts of a sentence that could stand alone.
        semicolon, colon, stop: with the space that follows inside a line, but for the stop.
        gap: between words, and between sentences.
        unit: between a number and its unit.
        aside: what is said beside something, in its place after it.
    """

    name: str
    tag: str
    comma: str
    clause: str
    semicolon: str
    colon: str
    stop: str
    gap: str
    unit: str
    aside: str

    def listed(self, items: Iterable[str]) -> str:
        """A list in a line: ``a, b, c``."""
        return self.comma.join(items)

    def unbroken(self, text: str) -> str:
        """A text in which no line ends between a number and its unit."""
        return re.sub(UNIT_APART, "\u00a0", text)

    def with_aside(self, text: str, aside: str) -> str:
        """A text and what is said beside it: ``text (aside)``."""
        return text + self.aside.format(aside)


LANGUAGES: dict[Language, Writing] = {
    "en": Writing("English", "en", ", ", ", ", "; ", ": ", ".", " ", " ", " ({})"),
    "zh": Writing("中文", "zh-Hans", "、", "，", "；", "：", "。", "", "", "（{}）"),
    "ja": Writing("日本語", "ja", "、", "、", "；", "：", "。", "", "", "（{}）"),
    "ko": Writing("한국어", "ko", ", ", ", ", "; ", ": ", ".", " ", "", "({})"),
}


def language_of(code: str, usual: Language = SOURCE) -> Language:
    """The language with a code that comes from outside; the usual one for any other text."""
    return next((language for language in LANGUAGES if language == code), usual)


def capital(text: str) -> str:
    """A text that begins with a capital, where its first letter has one; goref has none."""
    return text if text.startswith("goref") else text[:1].upper() + text[1:]


def flagged(text: str) -> str:
    """What somebody is to look at: a sign, and the text as a sentence begins."""
    return f"⚑ {capital(text)}"


class Text(NamedTuple):
    """A wording in the program's languages."""

    en: str
    zh: str
    ja: str
    ko: str

    @classmethod
    def of(cls, tell: Callable[[Language], str]) -> Text:
        """What a function says in each language."""
        return cls(*map(tell, LANGUAGES))

    def in_(self, language: Language, /, **parts: object) -> str:
        """The wording in a language, with what fills its places."""
        words: str = getattr(self, language, self.en)
        return words.format(**parts) if parts else words
