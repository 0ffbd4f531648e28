"""A file on the command line: one of its games is chosen, and options change its case."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from goref.app.opening import Opened, OpeningError, open_path
from goref.cli.text.faults import UnusableError, WrongUsageError
from goref.cli.text.options import komi_under, not_computed
from goref.cli.text.progress import ReadingProgress
from goref.core.base.colour import Colour
from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import fields, frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.numbers import decimal, in_zi, shown
from goref.core.case.case import Case, StatedFacts
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import Scorer
from goref.io.files import FileError, path_of

if TYPE_CHECKING:  # rarely needed
    from goref.app.opinion.suggestion import Suggestion

FACTS = tuple(field.name for field in fields(StatedFacts))
"""The names of options that state facts of a case, such as the komi."""


@frozen
class SelectedGame:
    """One game of a file.

    Attributes:
        number: the number of the game, from 1.
        count: the number of games in the file.
        findings: the findings of reading the file; a note if the first of several games was
            chosen without being named.
        suggestion: the second opinion on the game with the file's marks; None if not requested.
    """

    opened: Opened
    number: int
    count: int
    findings: tuple[Finding, ...]
    suggestion: Suggestion | None = None

    @property
    def place(self) -> dict[str, object]:
        """The game's place in its file, for JSON."""
        return {"number": self.number, "count": self.count, "title": self.opened.title}


def choose(file: str, game: int | None, encoding: str | None = None) -> SelectedGame:
    """Opens a file and returns game number ``game`` of it, from 1; the first game for None.

    Raises WrongUsageError without a file's name or if there is no such game; UnusableError if
    the file cannot be used.
    """
    if not file:
        raise WrongUsageError(fault("no-file-name"))
    try:
        with ReadingProgress() as watch:
            games = open_path(path_of(file), encoding or "", watch)
    except (OpeningError, FileError) as error:
        raise UnusableError(why(error)) from None
    count = len(games)
    if game is not None and game > count:
        one = fault("game-one", game=game)
        raise WrongUsageError(one if count == 1 else fault("game-of", game=game, count=count))
    opened = games[(game or 1) - 1]
    findings = opened.findings
    if count > 1 and game is None:
        said = found("collection-first-game", Level.NOTE, count=count)
        findings = (said, *(f for f in findings if f.code != "several-games"))
    return SelectedGame(opened, game or 1, count, findings)


def stated(args: argparse.Namespace, *, computed: bool = True) -> tuple[SelectedGame, Scorer]:
    """Returns the requested game, and a scorer of its case with the options applied.

    Args:
        computed: True if the case's own rule set must be one that goref can compute.

    Raises WrongUsageError, also for a rule set that cannot be computed; UnusableError, also if
    suggested marks were requested but could not be made.
    """
    chosen = choose(args.file, args.game, args.encoding)
    case, findings = ruled(chosen, args)
    if computed:
        check_computed(case)
    if as_it_stands := "as_it_stands" in args and args.as_it_stands:
        case = replace(case, ruling=case.ruling.as_it_stands())
    if "suggest" in args and args.suggest:
        from goref.app.opinion.marking import marked  # rarely requested
        from goref.app.ownership.network import NetworkError

        try:
            made = marked(case, chosen.opened, ruleset(case.rules))
        except NetworkError as error:
            raise UnusableError(why(error)) from None
        case, findings = made.case, [*findings, *made.findings]
        chosen = replace(chosen, suggestion=made.second.suggestion)
    return chosen, Scorer(case, findings, checks_stand=as_it_stands)


def ruled(chosen: SelectedGame, args: argparse.Namespace) -> tuple[Case, list[Finding]]:
    """Returns the case with the options applied, and findings about file and options.

    Raises WrongUsageError if an option does not fit the case.
    """
    case, findings = with_rules(chosen, args.rules)
    stated = {fact: getattr(args, fact) for fact in FACTS}
    stated = {fact: said for fact, said in stated.items() if said is not None}
    if (komi := stated.get("komi")) is not None:
        stated["komi"] = points = komi_under(komi, ruleset(case.rules))
        if points != komi.number:
            zi = in_zi(komi.number)
            findings.append(
                found("komi-zi", Level.NOTE, values=[points], text=zi, komi=decimal(points))
            )
    for fact, said in stated.items():
        before = getattr(case.answers, fact)
        if before not in (None, said):
            findings.append(_over(fact, shown(said), shown(before)))
    case = case.answering(**stated)
    ruling, more = _with_stones(case, args)
    case = replace(case, ruling=ruling)
    ruling, most = _with_claims(case, args.claim)
    case = replace(case, ruling=ruling)
    if args.penalty:
        from goref.cli.text.penalties import with_penalties  # few games have any

        case = with_penalties(case, args.penalty)
    return case, [*findings, *more, *most]


def with_rules(chosen: SelectedGame, rules: RuleSet | None) -> tuple[Case, list[Finding]]:
    """Returns the case under ``rules``, and the findings of its file.

    ``rules``: None for the case's own. A note is added if ``rules`` replaces another rule set.
    """
    case, findings = chosen.opened.case, list(chosen.findings)
    if rules is None:
        return case, findings
    findings = [f for f in findings if f.code != "rules-taken"]
    named = case.record.info.rules
    game = chosen.opened.game
    decided = chosen.opened.is_case or (game is not None and game.decided is not None)
    if decided or spoken_rules(named):
        named = case.rules
    if named not in ("", rules.id):
        findings = [f for f in findings if f.code != "rules-not-known"]
        findings.append(_over("--rules", rules.id, named))
    return replace(case, rules=rules.id), findings


def _over(option: str, said: str, record: str) -> Finding:
    return found("option-over-record", Level.NOTE, option=option, said=said, record=record)


def check_computed(case: Case) -> None:
    """Raises WrongUsageError if the case's own rule set is one that goref cannot compute."""
    rules = ruleset(case.rules)
    if rules.known_only:
        raise WrongUsageError(fault("choose-rules", problem=not_computed(rules)))


def _with_stones(case: Case, args: argparse.Namespace) -> tuple[Ruling, list[Finding]]:
    ruling, findings = case.ruling, []
    dead = _stones(case, "--dead", args.dead)
    seki = _stones(case, "--seki", args.seki)
    if both := dead & seki:
        stone = case.record.grid.name(min(both))
        raise WrongUsageError(fault("dead-and-seki", point=stone))
    for option, life, stones in (
        ("--dead", StoneStatus.DEAD, dead),
        ("--seki", StoneStatus.SEKI, seki),
    ):
        new = [p for p in stones if ruling.lives.get(p) is not life]
        if changed := [p for p in new if p in ruling.lives]:
            findings.append(found("option-over-ruling", Level.NOTE, changed, option=option))
        ruling = ruling.with_lives(new, life)
    if dead or seki:  # the options name all dead stones and all sekis
        ruling = replace(ruling, word=StatusSource.REFEREE)
    return ruling, findings


def _stones(case: Case, option: str, lists: Iterable[list[str]]) -> set[Point]:
    position = case.position
    stones: set[Point] = set()
    for name in (name for part in lists for name in part):
        point = _point(case.record.grid, option, name)
        if not position.cells[point]:
            raise WrongUsageError(fault("stone-empty", option=option, point=name.upper()))
        stones |= position.chain(point)
    return stones


def _with_claims(case: Case, texts: Iterable[str]) -> tuple[Ruling, list[Finding]]:
    board = case.record.grid
    claims: dict[Point, PointRuling] = {}
    for text in texts:
        claim, points = read_claim(board, text)
        for point in points:
            if claims.setdefault(point, claim) != claim:
                raise WrongUsageError(fault("claim-twice", point=board.name(point)))
    if not claims:
        return case.ruling, []
    cleared = survey(case.position, case.ruling).board
    for point in sorted(claims):
        if cleared.cells[point]:
            raise WrongUsageError(fault("claim-on-stone", point=board.name(point)))
    ruling = case.ruling
    new = {p: claim for p, claim in claims.items() if ruling.claims.get(p) != claim}
    changed = [p for p in new if p in ruling.claims]
    for point, claim in new.items():
        ruling = ruling.with_claim([point], claim)
    if not changed:
        return ruling, []
    return ruling, [found("option-over-ruling", Level.NOTE, changed, option="--claim")]


def read_claim(board: Grid, text: str) -> tuple[PointRuling, list[Point]]:
    """Reads ``KIND:COLOUR:POINT[,POINT]``; returns the ruling and its points.

    Raises WrongUsageError if a part is missing or unknown, or kind and colour do not fit.
    """
    parts = [part.strip() for part in text.split(":")]
    if len(parts) != 3:
        raise WrongUsageError(fault("claim-form", text=text))
    kind_text, owner_text, names = parts
    try:
        kind = PointKind(kind_text.lower())
    except ValueError:
        kinds = ", ".join(kind.value for kind in PointKind)
        raise WrongUsageError(fault("claim-kind", text=kind_text, known=kinds)) from None
    if owner_text.upper() not in ("B", "W", "-"):
        raise WrongUsageError(fault("claim-kind", text=owner_text, known="B, W, -"))
    owner = None if owner_text == "-" else Colour.from_letter(owner_text)
    if kind.is_public is not (owner is None):
        code = "claim-nobody" if kind.is_public else "claim-somebody"
        raise WrongUsageError(fault(code, kind=kind.value, text=text))
    points = [_point(board, "--claim", name.strip()) for name in names.split(",")]
    return PointRuling(kind, owner), points


def _point(board: Grid, option: str, name: str) -> Point:
    try:
        return board.point(name)
    except ValueError as error:
        raise WrongUsageError(fault("option-says", option=option, problem=why(error))) from None
