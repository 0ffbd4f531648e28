"""The cross-checks of a case on a sheet: the results of all ways to count."""

from __future__ import annotations

from collections.abc import Iterator

from goref.app.reports.crosscheck import CountMethod, CountWay, CrossCheck
from goref.core.base.frozen import frozen
from goref.core.base.language import Language, capital
from goref.core.base.numbers import mixed, signed
from goref.core.texts.count.parts import ALONE
from goref.core.texts.paper.sheet import AGREEMENT, HEADINGS, WAYS
from goref.core.texts.terms import COUNTS, SIDES, term

NO_FIGURE = ""
"""The figure of a side if a way to count gives only the difference."""


@frozen
class SheetCheck:
    """A way to count as it is printed.

    Attributes:
        way: the name of the way.
        black, white: each side's figure; ``NO_FIGURE`` if the way gives only the difference.
        margin: Black less White, in points.
        agrees: True if the margin is that of the score.
        verdict: ``agrees`` in words.
    """

    way: str
    black: str
    white: str
    margin: str
    agrees: bool
    verdict: str


def sheet_checks(check: CrossCheck, language: Language) -> Iterator[SheetCheck]:
    """Yields every way to count, the formula of the score first."""
    for way in check.ways:
        figures = (NO_FIGURE, NO_FIGURE)
        if way.figures is not None:
            figures = (mixed(way.figures.black), mixed(way.figures.white))
        verdict = HEADINGS["agrees" if way.agrees else "differs"].in_(language)
        margin = signed(mixed(way.margin))
        yield SheetCheck(_name(way, language), *figures, margin, way.agrees, verdict)


def agreement(check: CrossCheck, language: Language) -> str:
    """Returns a sentence on whether all ways agree; empty if nothing could be counted."""
    if not check.ways:
        return ""
    bad = sum(1 for way in check.ways if not way.agrees)
    return AGREEMENT[check.agree].in_(language, count=len(check.ways), bad=bad)


def _name(way: CountWay, language: Language) -> str:
    if way.count is None:
        return WAYS["formula"].in_(language)
    count = term(COUNTS, way.count.value, language)
    count = capital(count)
    if way.means is CountMethod.NUMBERS:
        return WAYS["numbers"].in_(language, count=count)
    if way.side is None:
        return WAYS["stones"].in_(language, count=count)
    side = term(SIDES, way.side.letter, language)
    alone = ALONE.in_(language, side=side)
    return WAYS["stones-alone"].in_(language, count=count, alone=alone)
