"""Numbers as people type them into a field, an option or a list: one number, and no more."""

from __future__ import annotations

import re
from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.base.numbers import parse_decimal
from goref.core.rulesets.ruleset import Unit
from goref.io.sgf.values import WrittenNumber, WrittenUnit, plainly, read_written

MOST_KOMI = 1000
FINEST_KOMI = 1000
"""Komi goes in steps of one part in so many."""
LONGEST = 40
"""Characters of a number; nobody types more."""
POINT = re.compile(r"(?<=\d)\s*([.,。])\s*(?=\d)")
"""A decimal point, which a Chinese or Japanese keyboard writes as a full stop."""
SIGNS = {"-": -1, "−": -1, "负": -1, "負": -1, "+": 1}


def typed_number(text: str) -> WrittenNumber | None:
    """The number that is all of a text: ``0,5``, ``7½``, ``6.5目``, ``3又3/4子``, ``６．５``.

    Unlike :func:`~goref.io.sgf.values.read_quantity` it passes over nothing: None for a text
    that holds anything else beside its number.
    """
    plain = plainly(text[: LONGEST + 1])
    raised = any(sign.isdigit() and not sign.isdecimal() for sign in text[:LONGEST])
    if not plain or len(plain) > LONGEST or "_" in plain or raised:  # 7² is not 72
        return None
    plain = POINT.sub(lambda found: found[1].replace("。", "."), plain)
    try:
        return WrittenNumber(parse_decimal(plain), None)
    except ValueError:
        pass
    sign = SIGNS.get(plain[0], 0)
    read = read_written(plain[1:].strip() if sign else plain)
    if read is None:
        return None
    return WrittenNumber(read.number * (sign or 1), read.unit)


def typed_count(text: str) -> int | None:
    """A whole number such as ``12``, ``１２`` or ``十二``; None for any other text.

    One with a point or a comma is none: ``1,000`` may be a thousand or one.
    """
    read = None if re.search(r"[.,。/⁄]", plainly(text[: LONGEST + 1])) else typed_number(text)
    if read is None or read.unit is WrittenUnit.POINTS or read.number.denominator != 1:
        return None
    return read.number.numerator


def typed_komi(text: str) -> WrittenNumber:
    """A komi, in points or zi. Raises ValueError that says why it is none."""
    written, text = typed_number(text), text.strip()[:LONGEST]
    if written is None:
        raise ValueError(fault("komi-form", text=text))
    if abs(written.points) > MOST_KOMI:
        raise ValueError(fault("komi-range", most=MOST_KOMI, text=text))
    if (written.points * FINEST_KOMI).denominator != 1:
        raise ValueError(fault("komi-decimals", text=text))
    return written


def in_points(komi: WrittenNumber, unit: Unit) -> Fraction:
    """A komi in points under a rule set.

    Args:
        unit: that of the rule set.

    Raises ValueError for a komi in zi under a rule set that has none.
    """
    if komi.unit is WrittenUnit.ZI and unit is not Unit.ZI:
        raise ValueError(fault("komi-no-zi"))
    return komi.points
