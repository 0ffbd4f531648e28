"""Numbers as people type them into a field, an option or a list, without any other text."""

from __future__ import annotations

import re
from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.base.numbers import parse_decimal
from goref.core.rulesets.ruleset import Unit
from goref.io.sgf.values import WrittenNumber, WrittenUnit, plainly, read_written

MOST_KOMI = 1000
FINEST_KOMI = 1000
"""The number of equal parts of a point; a komi must be a whole number of them."""
LONGEST = 40
"""The most characters of a typed number."""
POINT = re.compile(r"(?<=\d)\s*([.,。])\s*(?=\d)")
"""A decimal point, which a Chinese or Japanese keyboard types as a full stop."""
SIGNS = {"-": -1, "−": -1, "负": -1, "負": -1, "+": 1}


def typed_number(text: str) -> WrittenNumber | None:
    """Returns the number if a text is only a number: ``0,5``, ``7½``, ``6.5目``, ``３又3/4子``.

    Returns None for any other text; :func:`~goref.io.sgf.values.read_quantity` accepts more.
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
    """Returns a whole number such as ``12``, ``１２``, ``十二`` or ``12子``; else None.

    A number with a point or a comma is refused: ``1,000`` may mean a thousand or one.
    """
    read = None if re.search(r"[.,。/⁄]", plainly(text[: LONGEST + 1])) else typed_number(text)
    if read is None or read.unit is WrittenUnit.POINTS or read.number.denominator != 1:
        return None
    return read.number.numerator


def typed_komi(text: str) -> WrittenNumber:
    """Returns a komi, in points or zi. Raises ValueError, with the reason, if it is no komi."""
    written, text = typed_number(text), text.strip()[:LONGEST]
    if written is None:
        raise ValueError(fault("komi-form", text=text))
    if abs(written.points) > MOST_KOMI:
        raise ValueError(fault("komi-range", most=MOST_KOMI, text=text))
    if (written.points * FINEST_KOMI).denominator != 1:
        raise ValueError(fault("komi-decimals", text=text))
    return written


def in_points(komi: WrittenNumber, unit: Unit) -> Fraction:
    """Returns a komi in points under a rule set.

    Args:
        unit: the rule set's unit.

    Raises ValueError for a komi in zi if the rule set does not use zi.
    """
    if komi.unit is WrittenUnit.ZI and unit is not Unit.ZI:
        raise ValueError(fault("komi-no-zi"))
    return komi.points
