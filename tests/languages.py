"""The languages with their catalogues, as tests ask for them."""

from __future__ import annotations

from goref.core.base import language
from goref.core.base.language import FORM, AnyText, InWords, Plural, Text, own_words
from goref.io.text.catalogue import languages

EN, ZH, JA, KO, DE = (languages()[code] for code in ("en", "zh", "ja", "ko", "de"))
LANGUAGES = {each: language.LANGUAGES[each] for each in languages().values()}
"""How each is written."""
LATIN = tuple(each for each in LANGUAGES if each != EN and LANGUAGES[each].name[0].isascii())
"""Those that have English's letters: a menu letter stands in their words."""
OTHER_SCRIPTS = tuple(each for each in LANGUAGES if each not in (EN, *LATIN))
"""Those in which English that was left is seen by its letters."""


WRITTEN_OUT = (EN, ZH, JA, KO)
"""The languages whose sentences tests write out one by one."""
MADE_UP = language.LanguageFormat(
    "ქართული", "ka", "ka_GE", "Georgian", lambda number: 0, *["·"] * 7, "[{}]", *["·"] * 3
)
"""How a language is written that goref does not have."""


def in_each(text: AnyText) -> list[str]:
    """Returns a text in each language that tests write out."""
    return [text.in_(each) for each in WRITTEN_OUT]


def templates(text: Text | Plural) -> list[str]:
    """Returns a sentence with its placeholders in each language that tests write out."""
    asked = text.en if isinstance(text, Text) else f"{text.en}{FORM}0"
    return [each.words(text.context, asked).partition(FORM)[0] for each in WRITTEN_OUT]


def made_up(*words: str) -> InWords:
    """Returns a text that no catalogue has, with a translation for each language that tests
    write out; others show the English."""
    return own_words(dict(zip(WRITTEN_OUT, words, strict=True)))
