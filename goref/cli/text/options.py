"""The options that several commands share, and the readers of their values."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

from goref.cli.text.faults import WrongUsageError
from goref.cli.text.language import OPTION, usual, wanted
from goref.cli.text.plain_help import PlainHelpFormatter
from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.faults import Fault, fault, why
from goref.core.base.language import ENGLISH, LANGUAGES, Language
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS, UnknownRulesError, ruleset
from goref.io.text.catalogue import languages

if TYPE_CHECKING:
    from goref.io.sgf.values import WrittenNumber

MOST_STONES = 9999
MOST_HANDICAP = 625
MOST_SECONDS = 3600
SHORTEST_LINK = 12
"""The least number of characters of a link (a hash in a protocol) that a user may type."""

E = TypeVar("E", bound=Enum)


class OptionValueError(argparse.ArgumentTypeError):
    """An error raised by a reader of option values for a value that is not accepted."""

    def __init__(self, problem: Fault) -> None:
        super().__init__(problem)


def _help(prog: str, language: Language) -> PlainHelpFormatter:
    if language == ENGLISH:
        return PlainHelpFormatter(prog)
    from goref.cli.text.help import WideHelp  # help in English needs none of it

    return WideHelp(prog, language)


class SharedOption(NamedTuple):
    """The arguments of ``add_argument`` for an option; ``more`` holds the less common ones."""

    name: str
    metavar: str | None
    type: Callable[[str], Any] | None
    help: str
    more: Mapping[str, Any] = {}


class Parser(argparse.ArgumentParser):
    """A parser of one sub-command that reports an error in one line."""

    def __init__(self, command: str, summary: str) -> None:
        super().__init__(
            prog=f"goref {command}".strip(),
            description=summary,
            allow_abbrev=False,
            formatter_class=PlainHelpFormatter,
            exit_on_error=False,
        )
        self._given: Sequence[str] = ()

    def take(self, *shared: str) -> None:
        """Adds the named options of :data:`SHARED`, in this order."""
        for option in (option for key in shared for option in SHARED[key]):
            said = {"metavar": option.metavar, "type": option.type}
            how: dict[str, Any] = {
                key: value for key, value in said.items() if value is not None
            }
            self.add_argument(option.name, help=option.help, **how, **option.more)

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str], namespace: None = None
    ) -> argparse.Namespace:
        """Returns the options of a command line. Raises WrongUsageError if it is wrong."""
        self._given = args
        self.formatter_class = partial(_help, language=wanted(args))
        self.set_defaults(lang=usual())
        try:
            return super().parse_args(args, namespace)
        except argparse.ArgumentError as error:
            self._refuse(error)

    def error(self, message: str) -> NoReturn:
        self._refuse(argparse.ArgumentError(None, message))

    def _refuse(self, error: argparse.ArgumentError) -> NoReturn:
        from goref.cli.text.complaints import complaint, mistyped  # seldom needed

        shown = (one for one in self._actions if one.help != argparse.SUPPRESS)
        options = [name for one in shown for name in one.option_strings]
        problem = mistyped(complaint(error), self._given, options)
        raise WrongUsageError(fault("see-help", problem=problem, command=self.prog)) from None


def computable(text: str) -> RuleSet:
    """Returns the rule set with an id.

    Raises WrongUsageError if it is not known, or goref cannot count under it.
    """
    rules = known(text)
    if rules.known_only:
        raise WrongUsageError(not_computed(rules))
    return rules


def known(text: str) -> RuleSet:
    """Returns the rule set with an id, even if goref cannot count under it.

    Raises WrongUsageError if it is not known.
    """
    try:
        return ruleset(text.strip())
    except UnknownRulesError as error:
        listed = fault("rules-listed", problem=why(error), count=len(RULESETS))
        raise WrongUsageError(listed) from None


def not_computed(rules: RuleSet) -> Fault:
    return fault("rules-known-only", rules=rules.id)


def komi(text: str) -> WrittenNumber:
    """Returns a komi with its unit as typed; :func:`komi_under` converts it to points.

    Raises OptionValueError if the text is not a komi.
    """
    from goref.io.sgf.typed import typed_komi  # most commands are given none

    try:
        return typed_komi(text)
    except ValueError as error:
        raise OptionValueError(_fault_of(error)) from None


def komi_under(komi: WrittenNumber, rules: RuleSet) -> Fraction:
    """Returns a komi in points. Raises WrongUsageError for zi under a rule set without zi."""
    from goref.io.sgf.typed import in_points

    try:
        return in_points(komi, rules.unit)
    except ValueError as error:
        raise WrongUsageError(
            fault("option-says", option="--komi", problem=why(error))
        ) from None


def _fault_of(error: ValueError) -> Fault:
    problem = why(error)
    assert isinstance(problem, Fault)
    return problem


def handicap(text: str) -> int:
    stones = whole_number(text, MOST_HANDICAP)
    return 0 if stones == 1 else stones


def up_to(most: int, zero: str = "") -> Callable[[str], int]:
    """Returns a function that reads a whole number from 0 to ``most``.

    ``zero``: the code of the fault that the function raises for 0; "" if 0 is allowed.
    """

    def read(text: str) -> int:
        number = whole_number(text, most)
        if zero and not number:
            raise OptionValueError(fault(zero))
        return number

    return read


game_number = up_to(10**9, zero="games-from-one")
seconds = up_to(MOST_SECONDS, zero="one-second")


def whole_number(text: str, most: int) -> int:
    """Reads a whole number from 0 to ``most``. Raises OptionValueError for any other text."""
    plain = text.strip()
    number: int | None
    if plain.isascii() and plain.isdecimal():
        number = int(plain) if len(plain) <= 20 else most + 1
    else:
        from goref.io.sgf.typed import typed_count  # nearly all are typed in plain figures

        number = typed_count(text)
    if number is None or number < 0:
        raise OptionValueError(fault("no-whole", text=text))
    if number > most:
        raise OptionValueError(fault("too-many", text=text, most=most))
    return number


def colour(text: str) -> Colour:
    try:
        return Colour.from_letter(text.strip())
    except ValueError:
        raise OptionValueError(fault("neither-b-nor-w", text=text)) from None


def one_of(words: type[E]) -> Callable[[str], E]:
    """Returns a function that reads a value of an enum, in capital or small letters.

    The function raises OptionValueError for other texts.
    """

    def read(text: str) -> E:
        for word in words:
            if word.value.lower() == text.strip().lower():
                return word
        known = ", ".join(word.value for word in words)
        raise OptionValueError(fault("none-of", text=text, known=known))

    return read


def pair(text: str) -> Pair[int]:
    """Returns the pair in a text such as ``B=3,W=2``, in either order.

    Raises OptionValueError unless both sides are given once.
    """
    counts: dict[str, int] = {}
    for part in text.split(","):
        side, equals, number = part.partition("=")
        letter = side.strip().upper()
        if not equals or letter not in ("B", "W") or letter in counts:
            raise OptionValueError(fault("pair-form", text=text))
        counts[letter] = whole_number(number, MOST_STONES)
    if len(counts) != 2:
        raise OptionValueError(fault("one-side-only", text=text))
    return Pair(counts["B"], counts["W"])


def names(text: str) -> list[str]:
    """Returns the names of points between commas; they are not checked against the board.

    Raises OptionValueError if a name is missing.
    """
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise OptionValueError(fault("no-points", text=text))
    return parts


FLAG: dict[str, Any] = {"action": "store_true"}
LISTED: dict[str, Any] = {"action": "append", "default": []}
"""The arguments of an option that may be given several times."""
FILE_HELP = "SGF, .goref, or rows of .XO (top first); - for standard input"
LANG_HELP = "the language of the answer (usual: the system's)"
PENALTY_HELP = "a penalty for a side, in points or zi, and why: W:2:REASON, W:1zi:REASON"
RULING = (
    SharedOption("--komi", "N", komi, "points White receives, such as 7.5 or -5"),
    SharedOption("--handicap", "N", handicap, "handicap stones (0 or 1: none)"),
    SharedOption(
        "--dead", "D4,Q16", names, "all dead stones; one stone names its whole chain", LISTED
    ),
    SharedOption("--seki", "D4,Q16", names, "all stones in seki, likewise", LISTED),
    SharedOption(
        "--claim",
        "KIND:COLOUR:POINTS",
        str,
        "kinds of empty points: territory, eye, false-eye, one-sided, sole-liberty, ko (of "
        "B or W), shared, dame (of -); as in eye:B:D4,E4",
        LISTED,
    ),
    SharedOption(
        "--as-it-stands",
        None,
        None,
        "the referee's ruling: life and death as marked, else all alive, and findings left "
        "as they are",
        FLAG,
    ),
    SharedOption("--first", "B|W", colour, "who began", {"dest": "began"}),
    SharedOption("--first-pass", "B|W|none", one_of(Who), "who first passed or gave up"),
    SharedOption("--last-play", "B|W|none", one_of(Who), "who put the last stone on the board"),
    SharedOption("--last-dame", "B|W|none", one_of(Who), "whose last play only took a dame"),
    SharedOption(
        "--last-competitive",
        "B|W|none",
        one_of(Who),
        "who made the last competitive play, as the referee judges it",
    ),
    SharedOption("--prisoners", "B=3,W=2", pair, "stones captured of each colour"),
    SharedOption("--plays", "B=122,W=122", pair, "stones put on the board in turn"),
    SharedOption("--pass-stones", "B=0,W=0", pair, "stones handed over off the board"),
    SharedOption("--bowls", "B=59,W=58", pair, "stones found in the bowls at the end"),
    SharedOption("--end", "agreed|alive|forced", one_of(End), "how play ended"),
    SharedOption("--granted-first", "B|W|none", one_of(Who), "who was granted the first move"),
    SharedOption("--penalty", "W:2:REASON", str, PENALTY_HELP, LISTED),
    SharedOption("--played-for", "game|chips", one_of(PlayedFor), "what the players declared"),
)
"""Options that add facts and rulings to the case in a file."""


def encoding(text: str) -> str:
    """Returns the name of an encoding. Raises OptionValueError for an unknown one."""
    from goref.io.text.encoding import known  # seldom given

    if not known(text):
        raise OptionValueError(fault("no-encoding", text=text))
    return text


def spoken(code: str) -> str:
    """Returns the language with a code; an unknown code unchanged, for argparse to refuse."""
    return languages().get(code.lower(), code)


FROM_FILE = (
    SharedOption("file", "FILE", str, FILE_HELP),
    SharedOption(
        "--encoding",
        "NAME",
        encoding,
        "encoding of the record (usual: judged from its letters)",
    ),
)
OTHERS = (
    SharedOption("--rules", "ID", computable, "rule set (goref rules lists them)"),
    SharedOption(OPTION, None, spoken, LANG_HELP, {"choices": LANGUAGES}),
    SharedOption("--json", None, None, "print one JSON object", FLAG),
    SharedOption("--count", "ID", str, "which count (usual: the rule set's own, its first)"),
    SharedOption("--side", "B|W", colour, "count only this side, if the count can"),
    SharedOption("--game", "N", game_number, "which game of a collection (first: 1)"),
    SharedOption("--limit", "SECONDS", seconds, "for an engine (usual: 30)", {"default": 30}),
    SharedOption(
        "--suggest",
        None,
        None,
        "mark as goref suggests the dead stones and sekis that nobody has marked",
        FLAG,
    ),
    SharedOption(
        "--engine",
        "CMD|auto",
        str,
        "also ask a GTP engine, given by its command line; auto: every one that is found",
        LISTED,
    ),
    SharedOption(
        "--ask-when-unclear",
        "CMD|auto",
        str,
        "ask such an engine only where stones are unclear; auto: the first found",
    ),
)
SHARED = {option.name.lstrip("-"): (option,) for option in (*RULING, *OTHERS)} | {
    "ruling": RULING,
    "file": FROM_FILE,
}
"""The shared options by name, without dashes; two names stand for groups of options."""


def link(text: str) -> str:
    """Returns a link (a hash in a protocol), or its beginning, in small letters.

    Blanks are removed. Raises OptionValueError if the text is too short or no hexadecimal
    number.
    """
    plain = "".join(text.split()).lower()
    if len(plain) < SHORTEST_LINK or set(plain) - set("0123456789abcdef"):
        raise OptionValueError(fault("no-link", least=SHORTEST_LINK))
    return plain
