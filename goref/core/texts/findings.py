"""Findings as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from goref.core.base.colour import Colour
from goref.core.base.faults import FaultText
from goref.core.base.findings import Arg, Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import as_mixed
from goref.core.findings.table import FINDING_KINDS
from goref.core.incidents.kinds import KINDS as INCIDENT_KINDS
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import RULESETS
from goref.core.texts.cycles import cycle_as_told
from goref.core.texts.faults.said import said
from goref.core.texts.terms import (
    COUNTS,
    ENDS,
    FACTS,
    KINDS,
    NEEDS,
    SIDES,
    amount,
    cut_short,
    term,
)

PUT_OFF = Text("findings", " Could be off by {0}: {1}.")
KOMIS = Text("findings", " (komi: record {record}, counted {counted})")
# Translators: stands between the names of several counts
PUT_OFF_JOINT = Text("findings", "; ")
ALIKE = Text("findings", "{count} times, first: {said}")


def say(
    finding: Finding, grid: Grid, language: Language, options: Mapping[str, str] | None = None
) -> str:
    """Returns a finding's sentence in a language.

    Args:
        options: the command line's names of the facts. If given, facts and rule sets are named
            as on the command line; if None, in words.

    Raises:
        KeyError: the code has no sentence.
    """
    text = FINDING_KINDS[finding.code].text
    args = {name: _told(name, value, language) for name, value in finding.args}
    for key in {"komi", "usual", "said", "record"} & args.keys():
        args[key] = as_mixed(args[key])
    for key, table in (("kind", KINDS), ("end", ENDS)):
        if key in args:
            args[key] = term(table, args[key], language)
    if options is None:
        args.update(_in_words(args, language))
    elif "option" in args:
        args["option"] = options.get(args["option"], args["option"])
    if args.get("incident") in INCIDENT_KINDS:
        args["incident"] = INCIDENT_KINDS[args["incident"]].name.in_(language)
    if "cycle" in args:
        args["cycle"] = cycle_as_told(args, language)
    if "need" in args:
        args["need"] = term(NEEDS, args["need"], language)
    if "unit" in args:
        unit = Unit(args["unit"])
        args["amount"] = amount(Fraction(args["amount"]) / unit.points, unit, language)
    komis, off, count = map(finding.arg, ("komis", "off", "count"))
    if isinstance(komis, tuple) and len(komis) == 2:
        args["komis"] = KOMIS.in_(language, record=komis[0], counted=komis[1])
    if isinstance(off, tuple) and off and isinstance(count, int):
        args["off"] = put_off(map(str, off), count, language)
    args.setdefault("off", "")
    names = grid.names(finding.points)
    tells = "{count}" in text.en and count == len(names)
    args.setdefault("points", cut_short(names, counted=not tells))
    args.setdefault("move", "" if finding.move is None else str(finding.move))
    told = text.in_(language, **args)
    return ALIKE.in_(language, count=args["alike"], said=told) if "alike" in args else told


def _told(name: str, value: Arg, language: Language) -> str:
    """Returns an argument as text: a side or a status as words, several values as a list."""
    match value:
        case FaultText():
            return said(value.fault, language)
        case Colour():
            return term(SIDES, value.letter, language)
        case tuple() if name == "lives":
            return LANGUAGES[language].listed(term(KINDS, str(x), language) for x in value)
        case tuple():
            return ", ".join(map(str, value))
        case _:
            return str(value)


def put_off(counts: Iterable[str], points: int, language: Language) -> str:
    """Returns the counts (by id) that misplaced stones could change, and by how much.

    The text begins with a space.
    """
    told = PUT_OFF_JOINT.in_(language).join(term(COUNTS, c, language) for c in counts)
    return PUT_OFF.in_(language).format(abs(points), told)


def _in_words(args: dict[str, str], language: Language) -> dict[str, str]:
    """Returns, in words, the arguments that are written with names of the command line."""
    words = {}
    if "option" in args:
        words["option"] = term(FACTS, args["option"], language)
        for key in {"said", "record"} & args.keys():
            words[key] = _fact(args[key], language)
    if args.get("used") in RULESETS:
        words["used"] = RULESETS[args["used"]].name.in_(language)
    return words


def _fact(text: str, language: Language) -> str:
    """Returns a fact written by the command line as text: ``B=3,W=2`` is ``黑3、白2``."""
    writing, words = LANGUAGES[language], []
    for part in text.split(","):
        side, _, count = part.partition("=")
        words.append(term(SIDES, side, language) + (f"{writing.gap}{count}" if count else ""))
    return writing.listed(words)
