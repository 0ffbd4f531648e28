"""The program's languages, how each is written, and texts that exist in all of them.

Another language is a row in :data:`LANGUAGES` and a catalogue, ``resources/i18n/CODE.po``. The
core reads no files: the caller passes a :class:`Language`, which holds its catalogue
(:func:`goref.io.text.catalogue.language_of`). Without a catalogue the core speaks English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from goref.core.base.frozen import frozen
from goref.core.base.numbers import Amount, parse_decimal
from goref.core.base.particles import formatted

Key = TypeVar("Key")


class Translations(Protocol):
    """The texts of one language other than English."""

    def find(self, context: str, source: str, /) -> str | None:
        """Returns a text by its context and its English; None if there is none."""


class Language(str):
    """A language by its code, as in settings, files and ``--lang``, with its catalogue.

    >>> Text("terms", "komi").in_(ENGLISH)
    'komi'
    """

    catalogue: Translations | None

    def __new__(cls, code: str, catalogue: Translations | None = None) -> Language:
        language = super().__new__(cls, code)
        language.catalogue = catalogue
        return language

    def words(self, context: str, source: str) -> str:
        """Returns a text in the language; the English if its catalogue lacks it."""
        return (self.catalogue and self.catalogue.find(context, source)) or source

    def form(self, number: Amount) -> int:
        """Returns the index, from 0, of the plural form for a number."""
        return LANGUAGES[self].form(number) if self in LANGUAGES else english(number)


ENGLISH = Language("en")
"""The language of the texts in the code, and the default."""


UNIT_APART = r"(?<=[0-9¼½¾]) (?=[a-z])"
"""The space between a number and its unit, in languages that have one.

Only units in Latin letters are set apart.
"""


@frozen
class LanguageFormat:
    """The writing of a language, where no sentence decides it.

    Attributes:
        name: what it calls itself.
        tag: what HTML calls it (BCP 47).
        locale: what systems call it (POSIX), for menu entries and man pages.
        in_english: what it is called in English.
        form: returns the plural form for a number, from 0; as many as its catalogue has.
        comma: between the items of a list.
        clause: between main clauses of a sentence.
        semicolon, colon, stop: with the space that follows inside a line, except for the stop.
        gap: between words, and between sentences.
        unit: between a number and its unit.
        aside: brackets around a remark that follows a text, with a place for the remark.
        to, between, last: in a row of numbers: ``2 to 4``, ``2, 6 and 7``.
    """

    name: str
    tag: str
    locale: str
    in_english: str
    form: Callable[[Amount], int]
    comma: str = ", "
    clause: str = ", "
    semicolon: str = "; "
    colon: str = ": "
    stop: str = "."
    gap: str = " "
    unit: str = " "
    aside: str = " ({})"
    to: str = " to "
    between: str = ", "
    last: str = " and "

    def listed(self, items: Iterable[str]) -> str:
        """Returns a list in one line: ``a, b, c``."""
        return self.comma.join(items)

    def unbroken(self, text: str) -> str:
        """Returns a text in which no line ends between a number and its unit."""
        return re.sub(UNIT_APART, "\u00a0", text)

    def with_aside(self, text: str, aside: str) -> str:
        """Returns a text with a remark in brackets: ``text (aside)``."""
        return text + self.aside.format(aside)


def english(number: Amount) -> int:
    """Returns 0 for ``½ point`` and ``1 point``, 1 for ``1½ points`` and ``0 points``."""
    return 0 if number and -1 <= number <= 1 else 1


def alike(number: Amount) -> int:
    """Returns the only form of a language that has no plural."""
    return 0


FULL_WIDTH = {
    "semicolon": "；",
    "colon": "：",
    "stop": "。",
    "gap": "",
    "unit": "",
    "aside": "（{}）",
}
"""The signs of languages whose signs are as wide as their letters."""

LANGUAGES: dict[str, LanguageFormat] = {
    "en": LanguageFormat("English", "en", "en", "English", english),
    "zh": LanguageFormat(
        "中文",
        "zh-Hans",
        "zh_CN",
        "Chinese (Simplified)",
        alike,
        comma="、",
        clause="，",
        **FULL_WIDTH,
        to="至",
        between="、",
        last="、",
    ),
    "ja": LanguageFormat(
        "日本語",
        "ja",
        "ja",
        "Japanese",
        alike,
        comma="、",
        clause="、",
        **FULL_WIDTH,
        to="〜",
        between="・",
        last="・",
    ),
    "ko": LanguageFormat(
        "한국어",
        "ko",
        "ko",
        "Korean",
        alike,
        unit="",
        aside="({})",
        to="~",
        between="·",
        last="·",
    ),
}


def capital(text: str) -> str:
    """Returns a text with its first letter as a capital, but for the name goref."""
    return text if text.startswith("goref") else text[:1].upper() + text[1:]


def flagged(text: str) -> str:
    """Returns a text with a flag before it, for something that somebody must check."""
    return f"⚑ {capital(text)}"


class Text(NamedTuple):
    """A sentence with a translation in every catalogue.

    Attributes:
        context: the feature it belongs to; another context may translate the same English
            differently.
        en: the English, with names in braces where something is to be filled in.
    """

    context: str
    en: str

    def in_(self, language: Language, /, **parts: object) -> str:
        """Returns the sentence in a language, with its places filled."""
        words = language.words(self.context, self.en)
        return _filled(words, self.en, parts) if parts else words


class Plural(NamedTuple):
    """A sentence about a number of things.

    Attributes:
        context: as in :class:`Text`.
        en: the English for one thing, or less.
        many: the English for more, and for none.
        by: the name of the part that is the number, or its decimal; the sentence need not
            contain it.
    """

    context: str
    en: str
    many: str
    by: str = "count"

    def in_(self, language: Language, /, **parts: Any) -> str:
        """Returns the sentence in a language, in the form for the number among the parts."""
        number = parts[self.by]
        if isinstance(number, str):
            number = _number(number)
        form = language.form(number)
        words = language.catalogue and language.catalogue.find(
            self.context, f"{self.en}{FORM}{form}"
        )
        source = self.many if english(number) else self.en
        return _filled(words or source, source, parts)


def texts(context: str, table: Mapping[Key, str]) -> dict[Key, Text]:
    """Returns a table of sentences of one context."""
    return {key: Text._make((context, en)) for key, en in table.items()}


def plurals(
    context: str, table: Mapping[Key, tuple[str, str]], by: str = "count"
) -> dict[Key, Plural]:
    """Returns a table of sentences of one context about a number, each for one and for many."""
    return {key: Plural._make((context, one, many, by)) for key, (one, many) in table.items()}


def _number(text: str) -> Amount:
    """Returns the number in a text; 2, for the plural, if the text is not a number."""
    try:
        return parse_decimal(text)
    except ValueError:
        return 2


def _filled(words: str, source: str, parts: Mapping[str, object]) -> str:
    """Fills the places of a translation; of the English if the translation's places differ."""
    try:
        return formatted(words, **parts)
    except (LookupError, ValueError):
        return formatted(source, **parts)


FORM = "\1"
"""Separates the English from the number of the plural form in a catalogue's key."""


class InWords(NamedTuple):
    """A text that a function makes in any language, from ``args`` and, last, the language.

    >>> InWords(str.format, ("{}",)).in_(ENGLISH)
    'en'
    """

    tell: Callable[..., str]
    args: tuple[object, ...]

    def in_(self, language: Language, /, **parts: object) -> str:
        """Returns the text in a language, with its places filled."""
        words = self.tell(*self.args, language)
        return formatted(words, **parts) if parts else words


AnyText = Text | Plural | InWords
"""Anything that has a text in every language."""


def own_words(words: Mapping[str, str]) -> InWords:
    """Returns a text from a file that has it in languages of its own choice, by their codes.

    In other languages the first one is used.
    """
    return InWords(_own_words, (tuple(words.items()),))


def _own_words(words: tuple[tuple[str, str], ...], language: Language) -> str:
    return next((text for code, text in words if code == language), words[0][1])
