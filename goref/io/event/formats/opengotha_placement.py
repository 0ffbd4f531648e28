"""The placement that the settings of an event of OpenGotha or Pairgoth describe."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.event.placement import (
    LONGEST_NAME,
    MOST_CATEGORIES,
    MOST_CRITERIA,
    SWISS,
    Placement,
    criterion,
)
from goref.core.event.ranks import HIGHEST, LOWEST, rank_number
from goref.io.event.formats.xml import Document, Element

SETTINGS = ("Tournament", "TournamentParameterSet")
GENERAL = (*SETTINGS, "GeneralParameterSet")
PLACED_BY = (*SETTINGS, "PlacementParameterSet", "PlacementCriteria", "PlacementCriterion")
CATEGORY = "Category"
NONE = "NULL"
"""The name in the file for a criterion that is not set."""


def read_placement(document: Document) -> Placement:
    """Returns the placement of a tournament; goref's own if the file names no criterion.

    Raises XmlError if a setting is damaged.
    """
    settings = [e for e in document.elements if e.path[:2] == SETTINGS]
    general = next((e for e in settings if e.path == GENERAL), None)
    criteria = _criteria([e for e in settings if e.path == PLACED_BY])
    if general is None or not criteria:
        return SWISS
    return Placement(
        criteria,
        _rank(general, "genMMBar", HIGHEST),
        _rank(general, "genMMFloor", LOWEST),
        _halves(general, "genMMS2ValueBye", 2),
        _halves(general, "genNBW2ValueAbsent", 0),
        _halves(general, "genMMS2ValueAbsent", 1),
        general.says("genRoundDownNBWMMS").lower() != "false",
        general.says("genCountNotPlayedGamesAsHalfPoint").lower() == "true",
        categories := general.whole("numberOfCategories", MOST_CATEGORIES) or 1,
        _limits([e for e in settings if e.path[-1] == CATEGORY], categories),
        direct_once=True,
    )


def _limits(elements: list[Element], categories: int) -> tuple[int, ...]:
    """Returns the categories' lower limits, as ranks; empty if the file lacks one of them."""
    told = {
        e.whole("number", MOST_CATEGORIES): rank_number(e.says("lowerLimit")) for e in elements
    }
    limits = [told.get(number) for number in range(1, categories)]
    known = [limit for limit in limits if limit is not None]
    return tuple(known) if len(known) == len(limits) else ()


def _criteria(elements: list[Element]) -> tuple[str, ...]:
    ordered = sorted(elements, key=lambda element: element.whole("number", MOST_CRITERIA))
    names = [criterion(element.says("name")) for element in ordered]
    for element, name in zip(ordered, names, strict=True):
        if len(name) > LONGEST_NAME:
            raise element.error(fault("criterion-long", most=LONGEST_NAME))
    found = tuple(dict.fromkeys(name for name in names if name and name != NONE))
    return found[:MOST_CRITERIA]


def _rank(element: Element, name: str, usual: int) -> int:
    number = rank_number(element.says(name))
    return usual if number is None else number


def _halves(element: Element, name: str, usual: int) -> Fraction:
    """Returns half of a number in the file; half of ``usual`` if the number is missing."""
    told = element.says(name)
    return Fraction(element.whole(name, 2) if told else usual, 2)
