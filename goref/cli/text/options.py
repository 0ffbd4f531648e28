"""The options that several commands share, and how their values are read."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Any, NoReturn

from goref.cli.text.faults import WrongUsageError
from goref.cli.text.language import OPTION, usual, wanted
from goref.cli.text.plain_help import Plain
from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.faults import Fault, fault, why
from goref.core.base.language import LANGUAGES, SOURCE, Language
from goref.core.base.numbers import parse_decimal
from goref.core.case.case import End
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS, UnknownRulesError, ruleset

MOST_KOMI = 1000
FINEST_KOMI = 1000
"""Komi goes in steps of one part in so many."""
MOST_STONES = 9999
MOST_HANDICAP = 625
MOST_SECONDS = 3600


class Bad(argparse.ArgumentTypeError):
    """A value that an option does not take. Carries a fault."""

    def __init__(self, problem: Fault) -> None:
        super().__init__(problem)


def _help(prog: str, language: Language) -> Plain:
    if language == SOURCE:
        return Plain(prog)
    from goref.cli.text.help import WideHelp  # help in English needs none of it

    return WideHelp(prog, language)


class Parser(argparse.ArgumentParser):
    """A parser of one sub-command that says what is wrong in one line."""

    def __init__(self, command: str, summary: str) -> None:
        super().__init__(
            prog=f"goref {command}".strip(),
            description=summary,
            allow_abbrev=False,
            formatter_class=Plain,
            exit_on_error=False,
        )

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str], namespace: None = None
    ) -> argparse.Namespace:
        """The options of a command line. Raises WrongUsageError."""
        self.formatter_class = partial(_help, language=wanted(args))
        try:
            return super().parse_args(args, namespace)
        except argparse.ArgumentError as error:
            from goref.cli.text.complaints import complaint  # seldom needed

            self._refuse(complaint(error))

    def error(self, message: str) -> NoReturn:
        from goref.cli.text.complaints import sentence  # seldom needed

        self._refuse(sentence(message))

    def _refuse(self, problem: object) -> NoReturn:
        raise WrongUsageError(fault("see-help", problem=problem, command=self.prog)) from None


def add_file(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="SGF, .goref, or rows of .XO (top first)")


def add_rules(parser: Parser) -> None:
    parser.add_argument(
        "--rules", metavar="ID", type=computable, help="rule set (goref rules lists them)"
    )


def add_lang(parser: Parser) -> None:
    parser.add_argument(
        OPTION,
        choices=LANGUAGES,
        type=str.lower,
        default=usual(),
        help="en, zh or ja (usual: the system's language)",
    )


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_count(parser: Parser) -> None:
    parser.add_argument(
        "--count", metavar="ID", help="which count (usual: the rule set's own, its first)"
    )
    parser.add_argument(
        "--side", metavar="B|W", type=colour, help="count this side alone, where a count can"
    )


def add_game(parser: Parser) -> None:
    parser.add_argument(
        "--game", metavar="N", type=game_number, help="which game of a collection (first: 1)"
    )


def add_suggest(parser: Parser) -> None:
    parser.add_argument(
        "--suggest",
        action="store_true",
        help="mark dead stones and sekis that nobody has marked as goref would",
    )


def add_engine(parser: Parser) -> None:
    parser.add_argument(
        "--engine",
        metavar="CMD|auto",
        action="append",
        default=[],
        help="ask a GTP engine too, by its command line; auto: every one that is found",
    )
    parser.add_argument(
        "--limit", metavar="SECONDS", type=seconds, default=30, help="for an engine (usual: 30)"
    )


def add_ruling(parser: Parser) -> None:
    """Everything that says more about a case than its file."""
    add = parser.add_argument
    add("--komi", metavar="N", type=komi, help="points White receives, such as 7.5 or -5")
    add("--handicap", metavar="N", type=handicap, help="handicap stones (0 or 1: none)")
    stones: dict[str, Any] = {"action": "append", "default": [], "metavar": "D4,Q16"}
    add("--dead", type=names, help="dead stones; one names its whole chain", **stones)
    add("--seki", type=names, help="stones in seki, likewise", **stones)
    add(
        "--claim",
        metavar="KIND:COLOUR:POINTS",
        action="append",
        default=[],
        help="what empty points are: territory, eye, false-eye, one-sided, sole-liberty, ko "
        "(of B or W), shared, dame (of -); as in eye:B:D4,E4",
    )
    add("--first", metavar="B|W", dest="began", type=colour, help="who began")
    add("--first-pass", metavar="B|W|none", type=who, help="who first passed or gave up")
    add("--last-play", metavar="B|W|none", type=who, help="who put the last stone on the board")
    add("--prisoners", metavar="B=3,W=2", type=pair, help="stones captured of each colour")
    add("--plays", metavar="B=122,W=122", type=pair, help="stones put on the board in turn")
    add("--pass-stones", metavar="B=0,W=0", type=pair, help="stones put off the board")
    add("--bowls", metavar="B=59,W=58", type=pair, help="stones found in the bowls at the end")
    add("--end", metavar="agreed|alive|forced", type=end, help="how play ended")


def computable(text: str) -> RuleSet:
    """A rule set that can be counted under."""
    rules = known(text)
    if rules.known_only:
        raise WrongUsageError(not_computed(rules))
    return rules


def known(text: str) -> RuleSet:
    """Any rule set of the table."""
    try:
        return ruleset(text.strip())
    except UnknownRulesError as error:
        listed = fault("rules-listed", problem=why(error), count=len(RULESETS))
        raise WrongUsageError(listed) from None


def not_computed(rules: RuleSet) -> Fault:
    return fault("rules-known-only", rules=rules.id)


def komi(text: str) -> Fraction:
    try:
        value = parse_decimal(text)
    except ValueError:
        raise Bad(fault("komi-form", text=text)) from None
    if abs(value) > MOST_KOMI:
        raise Bad(fault("komi-range", most=MOST_KOMI, text=text))
    if (value * FINEST_KOMI).denominator != 1:
        raise Bad(fault("komi-decimals", text=text))
    return value


def handicap(text: str) -> int:
    stones = whole_number(text, MOST_HANDICAP)
    return 0 if stones == 1 else stones


def game_number(text: str) -> int:
    number = whole_number(text, 10**9)
    if not number:
        raise Bad(fault("games-from-one"))
    return number


def seconds(text: str) -> int:
    number = whole_number(text, MOST_SECONDS)
    if not number:
        raise Bad(fault("one-second"))
    return number


def whole_number(text: str, most: int) -> int:
    """A whole number from 0 to ``most``."""
    plain = text.strip()
    if not (plain.isascii() and plain.isdecimal()):
        raise Bad(fault("no-whole", text=text))
    if len(plain) > 20 or int(plain) > most:
        raise Bad(fault("too-many", text=text, most=most))
    return int(plain)


def colour(text: str) -> Colour:
    try:
        return Colour.from_letter(text.strip())
    except ValueError:
        raise Bad(fault("neither-b-nor-w", text=text)) from None


def who(text: str) -> Who:
    plain = text.strip().upper()
    for value in Who:
        if value.value.upper() == plain:
            return value
    raise Bad(fault("none-of", text=text, known="B, W, none"))


def end(text: str) -> End:
    try:
        return End(text.strip().lower())
    except ValueError:
        known = ", ".join(e.value for e in End)
        raise Bad(fault("none-of", text=text, known=known)) from None


def pair(text: str) -> Pair[int]:
    """``B=3,W=2`` in either order; both sides are needed."""
    counts: dict[str, int] = {}
    for part in text.split(","):
        side, equals, number = part.partition("=")
        letter = side.strip().upper()
        if not equals or letter not in ("B", "W") or letter in counts:
            raise Bad(fault("pair-form", text=text))
        counts[letter] = whole_number(number, MOST_STONES)
    if len(counts) != 2:
        raise Bad(fault("one-side-only", text=text))
    return Pair(counts["B"], counts["W"])


def names(text: str) -> list[str]:
    """Names of points, apart; whether they are on the board is seen later."""
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise Bad(fault("no-points", text=text))
    return parts
