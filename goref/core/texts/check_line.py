"""The one line of a result that a player can check, and a side's base and land."""

from __future__ import annotations

from goref.core.base.colour import BLACK, COLOURS, Colour
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.scoring.base_number import base_number
from goref.core.scoring.check_line import CheckLine, check_line
from goref.core.scoring.scorer import Score
from goref.core.texts.terms import UNITS, side_name, term

ADDED: dict[str, Text] = {
    "handicap": Text("check line", "handicap"),
    # Translators: what a number is added for in a line such as 183 + 7
    "handicap-less-one": Text("check line: less one", "handicap"),
    "handicap-zi": Text("check line", "handicap"),
    "last-play-1920": Text("check line", "last play"),
    "last-play-1964": Text("check line", "last play"),
    "last-competitive": Text("check line", "last competitive play"),
    "first-pass": Text("check line", "White passed first"),
    "first-pass-by-black": Text("check line: Black pays", "White passed first"),
    "button": Text("check line", "button"),
    "surplus-plays": Text("check line", "surplus plays"),
    "surplus-turns": Text("check line", "surplus turns"),
    "equal-turns": Text("check line", "equal turns"),
    "handed-stones": Text("check line: stones handed over", "equal turns"),
    "penalty": Text("check line", "penalty"),
    "second-phase": Text("check line: second phase", "equal turns"),
}
"""The names of added numbers, by their role; komi and base number are added without a name."""
NEEDS_AND_HAS = Text("check line", "{side} needs {base} {unit}, has {land}.")


def check_line_text(score: Score, language: Language, side: Colour = BLACK) -> str:
    """Returns ``Black 182½ − 184¼ = −1¾``; empty if no winner may be named by a count.

    Args:
        side: the side whose land is shown, if one side is compared with a base number.
    """
    line = check_line(score, side)
    return "" if line is None else line_told(line, language)


def needs_and_has(score: Score, language: Language, side: Colour = BLACK) -> str:
    """Returns ``Black needs 184¼ zi, has 180½.``; empty without base number or margin."""
    base = base_number(score)
    if base is None:
        return ""
    return NEEDS_AND_HAS.in_(
        language,
        side=side_name(side, language),
        base=mixed(base.base.of(side)),
        land=mixed(base.land.of(side)),
        unit=term(UNITS, score.rules.unit.value, language),
    )


def line_told(line: CheckLine, language: Language) -> str:
    """Returns a check line as text: each counted side with its sum."""
    sides = (_side(line, side, language) for side in COLOURS if line.of(side))
    return LANGUAGES[language].clause.join(sides)


def _side(line: CheckLine, side: Colour, language: Language) -> str:
    """Returns a side's numbers, and their sum."""
    writing = LANGUAGES[language]
    first, *more = (each for each in line.terms if each.side is side)
    told = [side_name(side, language) + writing.gap + mixed(first.amount)]
    for each in more:
        number = f"{'−' if each.amount < 0 else '+'} {mixed(abs(each.amount))}"
        word = ADDED.get(each.role)
        told.append(writing.with_aside(number, word.in_(language)) if word else number)
    if more:
        told.append(f"= {mixed(line.total(side))}")
    return " ".join(told).replace("） ", "）")  # a wide bracket includes a space
