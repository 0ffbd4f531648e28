"""The program's languages, their typographic conventions, and texts with translations.

To add a language, add a row to :data:`LANGUAGES` and a catalogue, ``resources/i18n/CODE.po``.
The core reads no files: the caller passes a :class:`Language`, which holds its catalogue
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
        """Returns the translation of an English text in a context; None if there is none."""


class Language(str):
    """A language: its code, as in settings, files and ``--lang``, with its catalogue.

    >>> Text("terms", "komi").in_(ENGLISH)
    'komi'
    """

    catalogue: Translations | None

    def __new__(cls, code: str, catalogue: Translations | None = None) -> Language:
        language = super().__new__(cls, code)
        language.catalogue = catalogue
        return language

    def words(self, context: str, source: str) -> str:
        """Returns a text in this language; the English text if the catalogue lacks it."""
        return (self.catalogue and self.catalogue.find(context, source)) or source

    def form(self, number: Amount) -> int:
        """Returns the index, from 0, of the plural form for a number."""
        return LANGUAGES[self].form(number) if self in LANGUAGES else english(number)


ENGLISH = Language("en")
"""The language of the texts in the code, and the default."""


UNIT_APART = r"(?<=[0-9¼½¾]) (?=[A-Za-z])"
"""Matches the space between a number and its unit.

Only units in Latin letters have such a space.
"""


@frozen
class LanguageFormat:
    """The conventions for writing a language, outside translated sentences.

    Attributes:
        name: the name of the language in the language itself.
        tag: its code in HTML (BCP 47).
        locale: its POSIX code, for menu entries and man pages.
        in_english: its English name.
        rules: the id of the rule set that its readers usually play under; "" if they differ.
        form: returns the index of the plural form for a number, from 0.
        comma: the mark between the items of a list.
        clause: the mark between main clauses of a sentence.
        semicolon, colon, stop: these marks, each but the stop with the space that follows it.
        gap: the space between words, and between sentences.
        unit: the space between a number and its unit.
        aside: a format string that puts a remark after a text in brackets.
        to, between, last: the words that join numbers: ``2 to 4``, ``2, 6 and 7``.
        nouns: True if nouns begin with a capital letter, so that :meth:`within` keeps it.
    """

    name: str
    tag: str
    locale: str
    in_english: str
    form: Callable[[Amount], int]
    rules: str = ""
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
    nouns: bool = False

    def listed(self, items: Iterable[str]) -> str:
        """Returns a list in one line: ``a, b, c``."""
        return self.comma.join(items)

    def unbroken(self, text: str) -> str:
        """Returns a text with no line break between a number and its unit."""
        return re.sub(UNIT_APART, "\u00a0", text)

    def within(self, text: str) -> str:
        """Returns a text as it is written within a sentence, with a small first letter."""
        return text if self.nouns else text[:1].lower() + text[1:]

    def with_aside(self, text: str, aside: str) -> str:
        """Returns a text with a remark in brackets: ``text (aside)``."""
        return text + self.aside.format(aside)


def english(number: Amount) -> int:
    """Returns the plural form in English: 0 for ``½`` and ``1``, 1 for ``1½`` and ``0``."""
    return 0 if number and -1 <= number <= 1 else 1


def french(number: Amount) -> int:
    """Returns the plural form in French: 0 below 2, for ``0`` and ``1½`` too, else 1."""
    return 0 if -2 < number < 2 else 1


def alike(number: Amount) -> int:
    """Returns 0, the only form in a language without plural."""
    return 0


FULL_WIDTH: dict[str, Any] = {
    "semicolon": "；",
    "colon": "：",
    "stop": "。",
    "gap": "",
    "unit": "",
    "aside": "（{}）",
}
"""The marks of languages whose punctuation is as wide as their characters."""

LANGUAGES: dict[str, LanguageFormat] = {
    "en": LanguageFormat("English", "en", "en", "English", english),
    "zh": LanguageFormat(
        "中文",
        "zh-Hans",
        "zh_CN",
        "Chinese (Simplified)",
        alike,
        "chinese-2002",
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
        "japanese",
        comma="、",
        clause="、",
        **FULL_WIDTH | {"semicolon": "、"},
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
        "korean",
        unit="",
        aside="({})",
        to="~",
        between="·",
        last="·",
    ),
    "de": LanguageFormat(
        "Deutsch",
        "de",
        "de",
        "German",
        english,
        "japanese",
        to=" bis ",
        last=" und ",
        nouns=True,
    ),
    "fr": LanguageFormat(
        "Français",
        "fr",
        "fr",
        "French",
        french,
        "french",
        semicolon="\u00a0; ",
        colon="\u00a0: ",
        to=" à ",
        last=" et ",
    ),
}


def capital(text: str) -> str:
    """Returns a text with a capital first letter, unless it begins with the name goref."""
    return text if text.startswith("goref") else text[:1].upper() + text[1:]


def flagged(text: str) -> str:
    """Returns a text with a flag in front, which shows that somebody must check the matter."""
    return f"⚑ {capital(text)}"


class Text(NamedTuple):
    """A sentence with a translation in every catalogue.

    Attributes:
        context: the feature the sentence belongs to; the same English may have another
            translation in another context.
        en: the English, with placeholders, which are names in braces.
    """

    context: str
    en: str

    def in_(self, language: Language, /, **parts: object) -> str:
        """Returns the sentence in a language, with its placeholders filled in."""
        words = language.words(self.context, self.en)
        return _filled(words, self.en, parts) if parts else words


class Plural(NamedTuple):
    """A sentence about a number of things.

    Attributes:
        context: as in :class:`Text`.
        en: the English for one thing, or a part of one.
        many: the English for more than one, and for none.
        by: the name of the part that is the number (or its decimal text); the sentence need not
            contain that part.
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
    """Returns sentences with one context, by the keys of a table of English sentences."""
    return {key: Text._make((context, en)) for key, en in table.items()}


def plurals(
    context: str, table: Mapping[Key, tuple[str, str]], by: str = "count"
) -> dict[Key, Plural]:
    """Returns sentences with one context, by key, each with English for one and for many."""
    return {key: Plural._make((context, one, many, by)) for key, (one, many) in table.items()}


def _number(text: str) -> Amount:
    """Returns the number in a text; 2, for the plural, if the text is not a number."""
    try:
        return parse_decimal(text)
    except ValueError:
        return 2


def _filled(words: str, source: str, parts: Mapping[str, object]) -> str:
    """Fills in a translation, or the English if the translation has other placeholders."""
    try:
        return formatted(words, **parts)
    except (LookupError, ValueError):
        return formatted(source, **parts)


FORM = "\1"
"""Separates the English text from the number of the plural form in a key of a catalogue."""


class InWords(NamedTuple):
    """A text made by a function, which is called with ``args`` and then the language.

    >>> InWords(str.format, ("{}",)).in_(ENGLISH)
    'en'
    """

    tell: Callable[..., str]
    args: tuple[object, ...]

    def in_(self, language: Language, /, **parts: object) -> str:
        """Returns the text in a language, with its placeholders filled in."""
        words = self.tell(*self.args, language)
        return formatted(words, **parts) if parts else words


AnyText = Text | Plural | InWords
"""Anything that has a text in every language."""


def own_words(words: Mapping[str, str]) -> InWords:
    """Returns a text that a file has in several languages, by their codes.

    In any other language, the first of the given texts is used.
    """
    return InWords(_own_words, (tuple(words.items()),))


def words_of(text: AnyText) -> dict[str, str] | None:
    """Returns the words of a text that a file has, by the codes of its languages; None for any
    other text.
    """
    if isinstance(text, InWords) and text.tell is _own_words:
        words: tuple[tuple[str, str], ...] = text.args[0]  # type: ignore[assignment]
        return dict(words)
    return None


def _own_words(words: tuple[tuple[str, str], ...], language: Language) -> str:
    return next((text for code, text in words if code == language), words[0][1])
