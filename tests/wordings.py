"""Sentences as goref tells them, for tests to which their wording does not matter."""

from __future__ import annotations

import re
from fractions import Fraction
from string import Formatter
from unicodedata import numeric

from goref.core.base.language import AnyText, InWords, Plural, Text, english
from goref.core.texts.faults.said import filled, sentences
from tests.languages import EN


def in_words(text: AnyText | str, /, **parts: object) -> str:
    """Returns a sentence in English.

    Args:
        text: the text, or the code of a fault.
        parts: the values for its placeholders; all of them.
    """
    found = sentences()[text] if isinstance(text, str) else text
    told = {name: filled(part, EN) for name, part in parts.items()}
    if isinstance(found, Plural) and found.by not in told and "amount" in told:
        told[found.by] = counted(str(told["amount"]))
    return found.in_(EN, **told)


def counted(amount: str) -> Fraction:
    """Returns the number of an amount as it is written: ``6½``."""
    parts = re.fullmatch(r"(\d*)([¼½¾]?)", amount)
    assert parts is not None, amount
    whole, part = parts.groups()
    return int(whole or 0) + (Fraction(numeric(part)) if part else Fraction(0))


def tells(shown: str, text: AnyText | str, /, **parts: object) -> bool:
    """Returns whether a shown text contains a sentence, with a capital letter or without.

    Args:
        text: the text, or the code of a fault.
        parts: the values for its placeholders; those that are not named may have any value.
    """
    return re.search(like(text, **parts), shown) is not None


def like(text: AnyText | str, /, **parts: object) -> str:
    """Returns a regular expression for a sentence; for the arguments see :func:`tells`."""
    found = sentences()[text] if isinstance(text, str) else text
    told = {name: filled(part, EN) for name, part in parts.items()}
    return f"(?s:{'|'.join(_pattern(form, told) for form in _forms(found, told))})"


def _forms(text: AnyText, parts: dict[str, object]) -> list[str]:
    """Returns the sentence with its placeholders, in each form that a number may require."""
    match text:
        case InWords():
            return [text.in_(EN)]
        case Text():
            return [text.en]
        case Plural() if isinstance(number := parts.get(text.by), int):
            return [text.many if english(number) else text.en]
        case Plural():
            return [text.en, text.many]


def _pattern(form: str, parts: dict[str, object]) -> str:
    """Returns a regular expression for a sentence in which some placeholders may be open."""
    pattern = ""
    for literal, name, spec, conversion in Formatter().parse(form):
        pattern += re.escape(literal)
        if name is None:
            continue
        place = f"{{0!{conversion}:{spec}}}" if conversion else f"{{0:{spec}}}"
        pattern += re.escape(place.format(parts[name])) if name in parts else ".+?"
    if not form[:1].isalpha():
        return pattern
    return f"[{form[0].lower()}{form[0].upper()}]{pattern[len(re.escape(form[0])) :]}"
