"""The program's languages, how each is written, and a text that is told in any of them.

Another language is a row in :data:`LANGUAGES` and a catalogue, ``resources/i18n/CODE.po``. The
core reads no files: it is given a :class:`Language`, which has its catalogue with it
(:func:`goref.io.text.catalogue.language_of`), and speaks English without one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from goref.core.base.frozen import frozen
from goref.core.base.numbers import Amount, parse_decimal
from goref.core.base.particles import formatted


class Translations(Protocol):
    """The texts in another language than English."""

    def find(self, context: str, source: str, /) -> str | None:
        """A text by its context and its English; None where it has none."""


class Language(str):
    """A language by its code, as settings, files and ``--lang`` have it, with its catalogue.

    >>> Text("terms", "komi").in_(ENGLISH)
    'komi'
    """

    catalogue: Translations | None

    def __new__(cls, code: str, catalogue: Translations | None = None) -> Language:
        language = super().__new__(cls, code)
        language.catalogue = catalogue
        return language

    def words(self, context: str, source: str) -> str:
        """A text in the language; the English where its catalogue has none."""
        return (self.catalogue and self.catalogue.find(context, source)) or source

    def form(self, number: Amount) -> int:
        """Which of its forms for numbers the language uses."""
        return LANGUAGES[self].form(number) if self in LANGUAGES else english(number)


ENGLISH = Language("en")
"""What the texts are written in, and what is spoken where nothing else is known."""


UNIT_APART = r"(?<=[0-9¼½¾]) (?=[a-z])"
"""Between a number and its unit, where a language has anything there: all but Latin words stand
close."""


@frozen
class Writing:
    """How a language is written: what no sentence decides by itself.

    Attributes:
        name: what it calls itself.
        tag: what HTML calls it (BCP 47).
        locale: what systems call it (POSIX), for menu entries and man pages.
        in_english: what it is called in English.
        comma: between the items of a list.
        clause: between parts of a sentence that could stand alone.
        semicolon, colon, stop: with the space that follows inside a line, but for the stop.
        gap: between words, and between sentences.
        unit: between a number and its unit.
        aside: what is said beside something, in its place after it.
        to, between, last: in a row of numbers: ``2 to 4``, ``2, 6 and 7``.
        form: which form of a plural goes with a number, from 0; as many as its catalogue has.
    """

    name: str
    tag: str
    locale: str
    in_english: str
    comma: str
    clause: str
    semicolon: str
    colon: str
    stop: str
    gap: str
    unit: str
    aside: str
    to: str
    between: str
    last: str
    form: Callable[[Amount], int]

    def listed(self, items: Iterable[str]) -> str:
        """A list in a line: ``a, b, c``."""
        return self.comma.join(items)

    def unbroken(self, text: str) -> str:
        """A text in which no line ends between a number and its unit."""
        return re.sub(UNIT_APART, "\u00a0", text)

    def with_aside(self, text: str, aside: str) -> str:
        """A text and what is said beside it: ``text (aside)``."""
        return text + self.aside.format(aside)


def english(number: Amount) -> int:
    """``½ point``, ``1 point``, ``1½ points``, ``0 points``."""
    return 0 if number and -1 <= number <= 1 else 1


def alike(number: Amount) -> int:
    """The one form of a language that has no plural."""
    return 0


LANGUAGES: dict[str, Writing] = {
    "en": Writing(
        "English",
        "en",
        "en",
        "English",
        ", ",
        ", ",
        "; ",
        ": ",
        ".",
        " ",
        " ",
        " ({})",
        " to ",
        ", ",
        " and ",
        english,
    ),
    "zh": Writing(
        "中文",
        "zh-Hans",
        "zh_CN",
        "Chinese (Simplified)",
        "、",
        "，",
        "；",
        "：",
        "。",
        "",
        "",
        "（{}）",
        "至",
        "、",
        "、",
        alike,
    ),
    "ja": Writing(
        "日本語",
        "ja",
        "ja",
        "Japanese",
        "、",
        "、",
        "；",
        "：",
        "。",
        "",
        "",
        "（{}）",
        "〜",
        "・",
        "・",
        alike,
    ),
    "ko": Writing(
        "한국어",
        "ko",
        "ko",
        "Korean",
        ", ",
        ", ",
        "; ",
        ": ",
        ".",
        " ",
        "",
        "({})",
        "~",
        "·",
        "·",
        alike,
    ),
}


def capital(text: str) -> str:
    """A text that begins with a capital, where its first letter has one; goref has none."""
    return text if text.startswith("goref") else text[:1].upper() + text[1:]


def flagged(text: str) -> str:
    """What somebody is to look at: a sign, and the text as a sentence begins."""
    return f"⚑ {capital(text)}"


class Text(NamedTuple):
    """A sentence that the catalogues have in every other language.

    Attributes:
        context: the feature that it belongs to; the same English may be told otherwise in
            another.
        en: the English, with names in braces where something is to be filled in.
    """

    context: str
    en: str

    def in_(self, language: Language, /, **parts: object) -> str:
        """The sentence in a language, with what fills its places."""
        words = language.words(self.context, self.en)
        return _filled(words, self.en, parts) if parts else words


class Plural(NamedTuple):
    """A sentence about a number of things.

    Attributes:
        context: as of :class:`Text`.
        en: the English for one thing, or less.
        many: the English for more, and for none.
        by: the name of the part that is the number, or its decimal; it need not stand in the
            sentence.
    """

    context: str
    en: str
    many: str
    by: str = "count"

    def in_(self, language: Language, /, **parts: Any) -> str:
        """The sentence in a language, in the form of the number among the parts."""
        number = parts[self.by]
        if isinstance(number, str):
            number = _number(number)
        form = language.form(number)
        words = language.catalogue and language.catalogue.find(
            self.context, f"{self.en}{FORM}{form}"
        )
        source = self.many if english(number) else self.en
        return _filled(words or source, source, parts)


def _number(text: str) -> Amount:
    """The number that a text is; more than one where it is none."""
    try:
        return parse_decimal(text)
    except ValueError:
        return 2


def _filled(words: str, source: str, parts: Mapping[str, object]) -> str:
    """A sentence with what fills its places; the English where a translation has others."""
    try:
        return formatted(words, **parts)
    except (LookupError, ValueError):
        return formatted(source, **parts)


FORM = "\1"
"""Between the English and the number of a form, in what a catalogue is asked for."""


class InWords(NamedTuple):
    """What a function tells in any language: it is given ``args``, and the language last.

    >>> InWords(str.format, ("{}",)).in_(ENGLISH)
    'en'
    """

    tell: Callable[..., str]
    args: tuple[object, ...]

    def in_(self, language: Language, /, **parts: object) -> str:
        """What is told in a language, with what fills its places."""
        words = self.tell(*self.args, language)
        return formatted(words, **parts) if parts else words


AnyText = Text | Plural | InWords
"""What can be told in any language."""


def own_words(words: Mapping[str, str]) -> InWords:
    """What a file says in languages of its own choice, by their codes; the first where it has
    no words in a language."""
    return InWords(_own_words, (tuple(words.items()),))


def _own_words(words: tuple[tuple[str, str], ...], language: Language) -> str:
    return next((text for code, text in words if code == language), words[0][1])
