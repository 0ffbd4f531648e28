"""The languages with their catalogues, as tests ask for them."""

from __future__ import annotations

from goref.core.base import language
from goref.core.base.language import FORM, AnyText, InWords, Plural, Text, own_words
from goref.io.text.catalogue import languages

EN, ZH, JA, KO, DE = (languages()[code] for code in ("en", "zh", "ja", "ko", "de"))
LANGUAGES = {each: language.LANGUAGES[each] for each in languages().values()}
"""How each is written."""


MADE_UP = language.LanguageFormat(
    "ქართული", "ka", "ka_GE", "Georgian", lambda number: 0, *["·"] * 7, "[{}]", *["·"] * 3
)
"""How a language is written that goref does not have."""


def in_each(text: AnyText) -> list[str]:
    """Returns a text in every language, in the order of the languages."""
    return [text.in_(each) for each in LANGUAGES]


def templates(text: Text | Plural) -> list[str]:
    """Returns a sentence with its placeholders in every language, in the order of the
    languages."""
    asked = text.en if isinstance(text, Text) else f"{text.en}{FORM}0"
    return [each.words(text.context, asked).partition(FORM)[0] for each in LANGUAGES]


def made_up(*words: str) -> InWords:
    """Returns a text that no catalogue has; ``words`` are its translations in the languages'
    order, English first; other languages show the English."""
    return own_words(dict(zip(LANGUAGES, words, strict=False)))
