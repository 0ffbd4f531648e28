"""Exact numbers as text: decimals, fractions of a zi, halves, Chinese numerals."""

from __future__ import annotations

import re
from enum import Enum
from fractions import Fraction

from goref.core.base.colour import Colour
from goref.core.base.faults import fault

Amount = int | Fraction
"""A number of points or stones; a whole one may be an int, which is faster to compute with."""
DECIMAL = re.compile(r"-?[0-9]+\.[0-9]+")
VULGAR = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}


def whole(amount: Amount) -> Amount:
    """Returns an amount unchanged, but as an int if it is whole."""
    return amount.numerator if amount.denominator == 1 else amount


def halved(amount: Amount) -> Amount:
    """Returns half of an amount exactly; dividing two ints by ``/`` would give a float."""
    most, rest = divmod(amount, 2)
    return Fraction(amount) / 2 if rest else most


def has_decimal(value: Amount) -> bool:
    """Returns True if a number can be written exactly with 12 decimal places."""
    return 10**12 % Fraction(value).denominator == 0


def decimal(value: Amount) -> str:
    """Returns the exact decimal of a number, as short as possible: ``7.5``, ``-1``, ``0``.

    A number that has no such decimal (:func:`has_decimal`) is a fraction: ``1/3``.
    """
    value = Fraction(value)
    if not has_decimal(value):
        return str(value)
    scale, places = 1, 0
    while (value * scale).denominator != 1:
        scale *= 10
        places += 1
    digits = str(abs((value * scale).numerator)).rjust(places + 1, "0")
    text = digits if not places else f"{digits[:-places]}.{digits[-places:]}"
    return f"-{text}" if value < 0 else text


def parse_decimal(text: str) -> Fraction:
    """Reads a decimal such as ``7.5``, ``-0.5`` or ``3¾``, a fraction ``3/4``, or ``3 3/4``.

    Raises ValueError for any other text.
    """
    cleaned = text.strip().replace("−", "-")
    for sign, part in (("¼", ".25"), ("½", ".5"), ("¾", ".75")):
        if cleaned.endswith(sign):
            head = cleaned[:-1].strip()
            cleaned = (head if head.lstrip("+-") else f"{head}0") + part
    parts = cleaned.split()
    try:
        if len(parts) == 2 and "/" in parts[1]:
            whole, rest = Fraction(parts[0]), Fraction(parts[1])
            return whole - rest if parts[0].startswith("-") else whole + rest
        if len(parts) == 1 and len(cleaned) <= 12 and "e" not in cleaned.lower():
            return Fraction(parts[0])
    except (ValueError, ZeroDivisionError):
        pass
    raise ValueError(fault("no-number", text=text))


def mixed(value: Fraction) -> str:
    """Returns a number for people to read, with ¼, ½ or ¾ and a true minus sign: ``−3¾``.

    A number with more than 12 decimal places is a fraction.

    >>> mixed(Fraction("6.5")), mixed(Fraction("-3.75")), mixed(Fraction("0.1"))
    ('6½', '−3¾', '0.1')
    """
    sign = "−" if value < 0 else ""
    whole, rest = divmod(abs(value), 1)
    if not rest:
        return f"{sign}{whole}"
    part = VULGAR.get(rest)
    if part is None:
        return sign + decimal(abs(value))
    return f"{sign}{whole}{part}" if whole else sign + part


def with_half(value: Fraction, unit: str, half: str = "半") -> str:
    """Returns an amount with the word for a half: ``1目半``, ``半目``, ``3点``, ``1집반``."""
    whole, rest = divmod(abs(value), 1)
    if rest != Fraction(1, 2):
        return f"{mixed(value)}{unit}"
    sign = "−" if value < 0 else ""
    return f"{sign}{whole}{unit}{half}" if whole else f"{sign}{half}{unit}"


def in_zi(value: Fraction) -> str:
    """Returns an amount of zi in Chinese and Japanese: ``3¾子``, ``2½子``, ``半子``.

    Source: Lu Nan prints a komi (贴2¾子) and a result (胜¾子) this way.

    >>> in_zi(Fraction("3.75")), in_zi(Fraction("0.5"))
    ('3¾子', '半子')
    """
    return with_half(value, "子") if abs(value) < 1 else f"{mixed(value)}子"


def as_mixed(text: str) -> str:
    """Returns a decimal as people write it (``4.5`` as ``4½``); any other text unchanged."""
    return mixed(Fraction(text)) if DECIMAL.fullmatch(text) else text


def signed(text: str) -> str:
    """Returns a number's text with a plus or a true minus sign; zero has none."""
    if text.startswith(("-", "−")):
        return f"−{text[1:]}"
    return text if text == "0" else f"+{text}"


DIGITS = "零一二三四五六七八九"


def chinese(number: int) -> str:
    """Returns a whole number in Chinese numerals: 122 is ``一百二十二``.

    Raises ValueError outside -9999 to 9999.
    """
    if number < 0:
        return f"负{chinese(-number)}"
    if number > 9999:
        raise ValueError("numerals go to 9999")
    if number < 10:
        return DIGITS[number]
    text = ""
    gap = False
    for power, name in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, number = divmod(number, power)
        if digit:
            text += (DIGITS[0] if gap else "") + DIGITS[digit] + name
            gap = False
        elif text and number:
            gap = True
    return text.removeprefix("一") if text.startswith("一十") else text


def shown(value: object) -> str:
    """Returns a fact as the command line writes it: ``B``, ``none``, ``B=3,W=2``, ``7.5``."""
    if isinstance(value, Colour):
        return value.letter
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return f"B={value[0]},W={value[1]}"
    if isinstance(value, (Fraction, int)):
        return decimal(value)
    return str(value)
