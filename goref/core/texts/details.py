"""Names of the details of a game above its board, and its komi."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import LANGUAGES, Language, Plural, Text
from goref.core.base.numbers import in_zi, mixed, with_half
from goref.core.rulesets.ruleset import Unit

DETAILS: dict[str, Text] = {
    "PB": Text("details", "Black's name"),
    "BR": Text("details", "Black's rank"),
    "BT": Text("details", "Black's team"),
    "PW": Text("details", "White's name"),
    "WR": Text("details", "White's rank"),
    "WT": Text("details", "White's team"),
    "GN": Text("details", "name of the game"),
    "EV": Text("details", "event"),
    "RO": Text("details", "round"),
    "DT": Text("details", "date"),
    "PC": Text("details", "place"),
}
"""The texts of a record on the players, the time and the place, by SGF property."""

NO_KOMI = Text("details", "no komi")
KOMI: dict[Unit, Text | Plural] = {
    Unit.POINTS: Plural("details", "komi {amount} point", "komi {amount} points", "number"),
    Unit.MOKU: Plural(
        "details: territory", "komi {amount} point", "komi {amount} points", "number"
    ),
    Unit.ZI: Text("details", "komi {amount} zi"),
    Unit.ROUTES: Plural("details", "komi {amount} route", "komi {amount} routes", "number"),
    Unit.STONES: Plural("details", "komi {amount} stone", "komi {amount} stones", "number"),
}


def komi_text(komi: Fraction | None, unit: Unit, language: Language) -> str:
    """Returns a komi as players of a rule set say it: ``komi 3¾ zi``, ``贴3¾子``.

    Empty under a rule set that knows no komi.

    Args:
        komi: in points; None if the rule set has none.
        unit: of the rule set's results.
    """
    if komi is None:
        return ""
    if not komi:
        return NO_KOMI.in_(language)
    amount = komi / unit.points
    return KOMI[unit].in_(
        language,
        amount=mixed(amount),
        number=amount,
        points=with_half(amount, "点"),
        moku=with_half(amount, "目"),
        jip=with_half(amount, "집", "반"),
        zi=in_zi(amount),
    )


RECORDED = Text("details", "record {komi}")


USUAL = Text("details", "usual")


def komi_beside_record(
    komi: Fraction | None,
    recorded: Fraction | None,
    unit: Unit,
    language: Language,
    *,
    usual: bool = False,
) -> str:
    """Returns a komi, with the record's if it differs: ``komi 3¾ zi (record 2¾)``.

    Args:
        recorded: in points, like ``komi``; None if the record has none.
        usual: True if nobody stated the komi: ``komi 3¾ zi (usual)``,
            unless the record differs.
    """
    told = komi_text(komi, unit, language)
    if usual and komi is not None and recorded in (None, komi):
        return LANGUAGES[language].with_aside(told, USUAL.in_(language))
    if recorded is None or komi is None or recorded == komi:
        return told
    theirs = RECORDED.in_(language, komi=mixed(recorded / unit.points))
    return LANGUAGES[language].with_aside(told, theirs)
