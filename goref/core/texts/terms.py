"""Names of lines, reasons, kinds, counts, units and other terms."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Plural, Text
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import Unit

JOINT = " · "
"""Separates the parts of a line that states several things."""
MANY = 8
"""The most points that a sentence names."""

LINES: dict[str, Text] = {
    "stones": Text("terms", "Stones on the board"),
    "territory": Text("terms", "Territory"),
    "eyes": Text("terms", "Points in seki eyes"),
    "one-sided": Text("terms", "One-sided dame"),
    "sole-liberties": Text("terms", "Sole liberties"),
    "ko-points": Text("terms", "Open ko points"),
    "public": Text("terms", "Public points, halved"),
    "groups": Text("terms", "Basic eyes of groups"),
    "seki-groups": Text("terms", "Basic eyes of groups in seki"),
    "inner-stones": Text("terms", "Inner stones removed"),
    "lost": Text("terms", "Prisoners and dead stones"),
    "pass-stones": Text("terms", "Pass stones"),
    # Translators: points that neither side fills, such as basic eyes
    "rest": Text("terms", "The rest, halved"),
    # Translators: rights to play a stone (Tingdao)
    "rights-of-both": Text("terms", "Rights that both have"),
    "taken": Text("terms", "Stones taken"),
    # Translators: a line of the count, beside what else is paid
    "komi": Text("terms: lines", "Komi"),
    "handicap": Text("terms", "Handicap"),
    "handicap-less-one": Text("terms", "Handicap stones less one"),
    "handicap-zi": Text("terms", "Handicap stones returned"),
    "last-play-1920": Text("terms", "Last play"),
    "last-play-1964": Text("terms", "Black's last play"),
    "last-competitive": Text("terms", "Black made the last competitive play"),
    "first-pass": Text("terms", "White passed first"),
    "first-pass-by-black": Text("terms", "White passed first: Black pays"),
    "button": Text("terms", "Button"),
    "surplus-plays": Text("terms", "Surplus plays"),
    "surplus-turns": Text("terms", "Surplus turns"),
    "equal-turns": Text("terms", "Turns made equal"),
    "handed-stones": Text("terms", "Turns made equal by handing over stones"),
    "second-phase": Text("terms", "Equal plays after the stop"),
    "penalty": Text("terms", "Penalty"),
}

REASONS: dict[str, Text] = {
    **LINES,
    "eyes": Text("terms", "points in seki eyes"),
    "groups": Text("terms", "group tax"),
    "seki-groups": Text("terms", "group tax in seki"),
    "komi": Text("terms", "Komi"),
    "lost": Text("terms", "prisoners and dead stones"),
    "handicap": Text("terms", "handicap payment"),
    "last-play": Text("terms", "last play"),
    "equal-turns": Text("terms", "turns made equal"),
    "surplus-plays": Text("terms", "surplus plays paid"),
    "handicap-stones": Text("terms", "handicap or set-up stones"),
    "plays": Text("terms", "more stones played"),
    "all-alive": Text("terms", "dead marks void: all stones alive"),
    "as-it-stands": Text("terms", "board counted without any ruling"),
    "penalty": Text("terms", "penalty"),
    "before-last": Text("terms", "counted before the last play"),
}

KINDS: dict[str, Text] = {
    "territory": Text("terms", "territory"),
    "eye": Text("terms", "eye in seki"),
    "false-eye": Text("terms", "false eye"),
    "one-sided": Text("terms", "one-sided dame"),
    "sole-liberty": Text("terms", "sole liberty"),
    "ko": Text("terms", "ko point"),
    "shared": Text("terms", "shared liberty"),
    "dame": Text("terms", "dame"),
    "alive": Text("terms", "alive"),
    "dead": Text("terms", "dead"),
    "seki": Text("terms", "in seki"),
}

COUNTS: dict[str, Text] = {
    "area": Text("terms", "area, both sides"),
    "half": Text("terms", "half count"),
    "both-sides": Text("terms", "stones and land of each side"),
    "fill-in": Text("terms", "filling in"),
    "equal-stones": Text("terms", "equal stones, compare territory"),
    "equal-space": Text("terms", "equal space, compare stones"),
    "averaged": Text("terms", "averaged after filling back"),
    "dot": Text("terms", "points without filling back"),
    "territory": Text("terms", "territory and prisoners"),
    "routes": Text("terms", "routes after filling back"),
    "fill-and-halve": Text("terms", "fill the routes, halve the rest"),
    "tingdao": Text("terms", "equal rights to play"),
    "to-saturation": Text("terms", "played to saturation"),
    "stones": Text("terms", "living stones, routes filled"),
}

UNITS: dict[str, Text] = {
    "points": Text("terms", "points"),
    "moku": Text("terms: territory", "points"),
    "zi": Text("terms", "zi"),
    "routes": Text("terms", "routes"),
    "stones": Text("terms", "stones"),
}

KOMI: dict[Unit, Text] = {
    Unit.POINTS: Text("sheet: komi in points", "Komi"),
    Unit.ZI: Text("sheet: komi in zi", "Komi"),
}
"""The name of the komi in units for which a language may have a name of its own."""

NUMBERED: dict[str, Plural] = {
    "points": Plural("terms: behind a number", "point", "points"),
    "moku": Plural("terms: territory", "point", "points"),
    "zi": Plural("terms: behind a number", "zi", "zi"),
    "routes": Plural("terms: behind a number", "route", "routes"),
    "stones": Plural("terms: behind a number", "stone", "stones"),
}
"""Units after a number."""

SIDES: dict[str, Text] = {
    "B": Text("terms", "Black"),
    "W": Text("terms", "White"),
    # Translators: what concerns both sides or neither
    "-": Text("terms", "nobody"),
    # Translators: an answer to "who?"
    "none": Text("terms: no side", "nobody"),
    "draw": Text("terms", "draw"),
    "void": Text("terms", "no result"),
}

NEEDS: dict[str, Text] = {
    "began": Text("terms", "who began"),
    "first_pass": Text("terms", "who passed first"),
    "last_play": Text("terms", "who played last"),
    "last_dame": Text("terms", "whose last play only took a dame"),
    "last_competitive": Text("terms", "who made the last competitive play"),
    "prisoners": Text("terms", "prisoners"),
    "plays": Text("terms", "numbers of plays"),
    "pass_stones": Text("terms", "pass stones"),
    "end": Text("terms", "how play ended"),
    "record": Text("terms", "the record of the game"),
}

FACTS: dict[str, Text] = {
    **NEEDS,
    "handicap": Text("terms", "handicap"),
    "komi": Text("terms", "komi"),
    "bowls": Text("terms", "stones in the bowls"),
    "granted_first": Text("terms", "who was granted the first move"),
    "played_for": Text("terms", "what the game was played for"),
}

ENDS: dict[str, Text] = {
    "agreed": Text("terms", "agreed on life and death"),
    "alive": Text("terms", "declared all alive"),
    "forced": Text("terms", "forced by pass stones"),
}


PLAYED_FOR: dict[str, Text] = {
    "game": Text("terms", "the game alone"),
    "chips": Text("terms", "chips"),
}


GRANTED_LOSES = Text("terms", "loss for the side that was granted the first move, else draw")


def term(table: dict[str, Text], key: str, language: Language) -> str:
    """Returns a term in a language; a key without an entry unchanged."""
    text = table.get(key)
    return key if text is None else text.in_(language)


def side_name(colour: Colour | None, language: Language) -> str:
    """Returns the name of a side; ``nobody`` for None, which means both sides or neither."""
    return term(SIDES, colour.letter if colour else "-", language)


def cut_short(names: Sequence[str], *, counted: bool = True) -> str:
    """Returns names in a line; the first ones and the number of all if there are many.

    ``counted`` is False if the sentence itself states their number.
    """
    if len(names) <= MANY:
        return ", ".join(names)
    return ", ".join(names[:MANY]) + (f" … ({len(names)})" if counted else " …")


def names(grid: Grid, points: object) -> str:
    """Returns the names of points in a line, shortened if there are many."""
    return cut_short(grid.names(points))


def amount(value: Fraction, unit: Unit, language: Language) -> str:
    """Returns a number with its unit: ``1 point``, ``−2 routes``, ``184子``."""
    word = NUMBERED[unit.value].in_(language, count=value)
    return f"{mixed(value)}{LANGUAGES[language].unit}{word}"
