"""Counts the games of many files under one rule set: a table row for every game."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from goref.app.opening import Opened, OpeningError, open_bytes, open_path
from goref.app.questions.open_matters import state_under
from goref.core.base.faults import Fault, fault, why
from goref.core.base.findings import Finding, Level
from goref.core.base.frozen import replace
from goref.core.base.language import ENGLISH, Language
from goref.core.base.numbers import decimal
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Score, Scorer, Winner
from goref.core.texts.faults.said import said
from goref.io.files import FileError, one_line, read_bytes
from goref.io.records.members import Member, archive_of
from goref.io.sgf.result import WrittenOutcome, read_result
from goref.io.values.fact_names import names_of

if TYPE_CHECKING:  # rarely needed: only if an engine is asked
    from goref.app.opinion.engines.asking import WhenUnclear
    from goref.app.opinion.suggestion import Suggestion

COLUMNS = (
    "file",
    "game",
    "games",
    "rules",
    "margin",
    "native",
    "unit",
    "winner",
    "re",
    "recorded_re",
    "agrees",
    "status",
    "needs",
    "findings",
    "error",
    "size",
    "modified",
)
"""The columns of a table.

``game`` is the game's number in the file, from 1, ``games`` the file's number of games.
``size`` (bytes) and ``modified`` (ns) show whether a file has changed.
"""
SUGGESTED = (*COLUMNS, "clear", "unclear", "clear_of_stones", "open_borders", "border_worth")
"""The columns if suggested marks are added.

``clear``: ``yes`` if no question is open; ``unclear``: the number of questions.
``clear_of_stones``: ``yes`` if no stone is in doubt, whatever kos and borders are open.
``open_borders``: the number of open borders; ``border_worth``: the points at all of them that
depend on who plays first.
"""
ASKED = (*SUGGESTED, "engine")
"""The columns if an engine is asked about unclear boards: see ``EngineOpinions.outcome``."""
OLDER = tuple((*COLUMNS, "clear", "unclear", *more) for more in ((), ("engine",)))
"""The columns of ``SUGGESTED`` and ``ASKED`` as earlier versions of goref wrote them."""

NUMBERS = ("game", "games", "size", "modified", "unclear", "open_borders")
"""The columns that hold whole numbers, or are empty."""
AS_RECORDED = "as-recorded"
"""Stands for a rule set if each game is counted under the rules that its record names.

In the column ``rules``, the game's rule set follows: ``as-recorded:japanese``. It is missing if
the game was not counted because its record names no rule set, or an unknown one.
"""

MOST_ENTRIES = 5_000
"""The most moves and setups of a game that is counted: the work grows with their square."""

Row = dict[str, str]


class ClusterError(Exception):
    """Raised if a cluster of machines cannot be used; the message gives the reason."""


class Taken(NamedTuple):
    """A file, or a record in an archive, with all data needed to count it on another machine.

    Attributes:
        source: the file's name on this machine, or the record.
        stamp: the size and time of the source, see :func:`stamp_of`.
        data: the content of a file; empty for a record, whose content is in ``source``.
        problem: the reason why the file cannot be read; None if it was read.
    """

    source: str | Member
    stamp: tuple[str, str]
    data: bytes = b""
    problem: object = None


Source = str | Member | Taken


def asked_for(rules: str) -> str:
    """Returns what was requested, an id or ``as-recorded``, from a cell of the column
    ``rules``."""
    return rules.partition(":")[0]


def stamp_of(path: str) -> tuple[str, str]:
    """Returns size (bytes) and time (ns) of a file as text; both are empty if it is missing.

    For a record in an archive, they are those of the archive.
    """
    try:
        stat = os.stat(path)
    except (OSError, ValueError):
        archive = archive_of(path)
        return ("", "") if archive is None else stamp_of(archive)
    return str(stat.st_size), str(stat.st_mtime_ns)


def taken(source: str | Member) -> Taken:
    """Returns a source with its data, read from the disk, or with the problem of reading it."""
    if not isinstance(source, str):
        return Taken(source, stamp_of(source.name))
    stamp = stamp_of(source)  # before reading: a file that changes during it is counted again
    try:
        return Taken(source, stamp, read_bytes(Path(source)))
    except FileError as error:
        return Taken(source, stamp, problem=why(error))


def name_of(source: Source) -> str:
    """Returns the name of a file, or of a record in an archive, as the table gives it."""
    if isinstance(source, Taken):
        source = source.source
    return source if isinstance(source, str) else source.name


def weight_of(source: Source) -> int:
    """Returns the number of bytes that a source takes in memory."""
    if isinstance(source, Taken):
        return len(source.data) + weight_of(source.source)
    return 0 if isinstance(source, str) else len(source.data)


def columns(suggest: bool, unclear: WhenUnclear | None = None) -> tuple[str, ...]:
    """Returns a table's columns.

    Args:
        suggest: True to include those of suggested marks.
        unclear: the engine, if its column is to be included too.
    """
    if not suggest:
        return COLUMNS
    return SUGGESTED if unclear is None else ASKED


def count_file(
    source: Source,
    rules_id: str,
    suggest: bool = False,
    language: Language = ENGLISH,
    unclear: WhenUnclear | None = None,
) -> list[Row]:
    """Returns a row for every game of a file, or of a record in an archive.

    A file that cannot be used has one row, with the error in ``language``. Raises
    UnknownRulesError; NetworkError if no suggestion can be made here.

    Args:
        rules_id: the id of a rule set, or ``AS_RECORDED``.
        suggest: True to mark stones that nobody has marked, as the second opinion suggests.
        unclear: asks an engine about unclear boards; None to ask none.
    """
    return list(rows_of(source, rules_id, suggest, language, unclear))


def rows_of(
    source: Source,
    rules_id: str,
    suggest: bool = False,
    language: Language = ENGLISH,
    unclear: WhenUnclear | None = None,
) -> Iterator[Row]:
    """Yields the rows of :func:`count_file`, game by game."""
    rules = None if rules_id == AS_RECORDED else ruleset(rules_id)
    if suggest:
        from goref.app.opinion.marking import ready

        ready()
    path = name_of(source)
    size, modified = source.stamp if isinstance(source, Taken) else stamp_of(path)
    asked = AS_RECORDED if rules is None else rules.id
    stamped = {"file": path, "rules": asked, "size": size, "modified": modified}
    base = {**dict.fromkeys(columns(suggest, unclear), ""), **stamped}
    try:
        games = _games(source)
    except (OpeningError, FileError) as error:
        yield {**base, "game": "1", "games": "1", "error": said(error, language)}
        return
    except Exception as error:  # one bad file must not stop the others
        yield {**base, "game": "1", "games": "1", "error": _internal(error, language)}
        return
    for number, opened in enumerate(games, 1):
        place = {**base, "game": str(number), "games": str(len(games))}
        count = len(opened.case.record.entries)
        if count > MOST_ENTRIES:
            long = fault("batch-long", count=count, most=MOST_ENTRIES)
            yield {**place, "error": said(long, language)}
            continue
        try:
            yield {**place, **_row_of(opened, rules, language, suggest, unclear)}
        except Exception as error:
            yield {**place, "error": _internal(error, language)}


def _games(source: Source) -> list[Opened]:
    if isinstance(source, Taken) and isinstance(source.source, str):
        if source.problem is not None:
            raise FileError(source.problem)
        return open_bytes(source.data, name=Path(source.source).name)
    if isinstance(source, Taken):
        return _games(source.source)
    if isinstance(source, str):
        return open_path(Path(source))
    name = os.path.basename(source.name)
    if source.problem is not None:
        raise OpeningError(fault("in-file", file=name, problem=source.problem))
    return open_bytes(source.data, name=name)


def ended_row(
    source: Source,
    rules_id: str,
    suggest: bool,
    language: Language,
    unclear: WhenUnclear | None = None,
) -> Row:
    """Returns the row of a file whose counting was ended from outside, for instance killed.

    The row has no stamp, so the next run counts the file again.
    """
    base = dict.fromkeys(columns(suggest, unclear), "")
    told = {"game": "1", "games": "1", "error": said(fault("batch-ended"), language)}
    return {**base, "file": name_of(source), "rules": rules_id, **told}


def is_ended(row: Row) -> bool:
    """Returns whether a row is from :func:`ended_row`: its file exists, but it has no stamp."""
    return not (row["size"] or row["modified"]) and any(stamp_of(row["file"]))


def _internal(error: Exception, language: Language) -> str:
    reason = f"{type(error).__name__}: {said(error, ENGLISH)}"
    return said(fault("internal-error", reason=reason), language)


def _row_of(
    opened: Opened,
    rules: RuleSet | None,
    language: Language,
    suggest: bool,
    unclear: WhenUnclear | None,
) -> Row:
    """Returns the columns of a game that depend on its count.

    Args:
        rules: the rule set; None for the one that the record names.
    """
    if rules is not None:
        return _counted(opened, rules, suggest, unclear)
    recorded = _recorded(opened)
    if isinstance(recorded, RuleSet):
        under = {"rules": f"{AS_RECORDED}:{recorded.id}"}
        return {**_counted(opened, recorded, suggest, unclear), **under}
    return {
        "recorded_re": one_line(opened.case.record.info.result),
        "needs": "--rules",
        "findings": _codes(opened.findings),
        "error": said(recorded, language),
    }


def _recorded(opened: Opened) -> RuleSet | Fault:
    """Returns the rule set that a record or saved case names, or a fault if it cannot be
    used."""
    taken = {finding.code: finding for finding in opened.findings}
    if "rules-not-known" in taken:
        return fault("rules-strange", rules=taken["rules-not-known"].arg("rules"))
    if "rules-taken" in taken or not (opened.is_case or opened.game):  # rows of text
        return fault("rules-unsaid")
    rules = ruleset(opened.case.rules)
    return fault("rules-known-only", rules=rules.id) if rules.known_only else rules


def _counted(
    opened: Opened, rules: RuleSet, suggest: bool, unclear: WhenUnclear | None = None
) -> Row:
    if suggest:
        from goref.app.opinion.marking import asked_besides, marked_as, second_opinion

        second, engine = second_opinion(opened.case, opened, rules), {}
        if unclear is not None:
            heard = unclear.ask(second.suggestion, second.case, rules)
            second = replace(second, suggestion=heard.suggestion)
            engine = {"engine": heard.outcome}
        made = marked_as(opened.case, opened, second)
        opinion = second.suggestion
        opened = replace(opened, case=made.case, findings=(*opened.findings, *made.findings))
        bench = Scorer(opened.case, opened.findings)
        result = bench.score(rules)
        asked = opinion.asked + len(asked_besides(result, opinion))
        told = {"clear": "no" if asked else "yes", "unclear": str(asked), **_borders(opinion)}
        return {**_row_counted(opened, bench, result), **told, **engine}
    bench = Scorer(opened.case, opened.findings)
    return _row_counted(opened, bench, bench.score(rules))


def _borders(opinion: Suggestion) -> Row:
    """Returns the columns ``clear_of_stones``, ``open_borders`` and ``border_worth``."""
    worths = [care.worth for care in opinion.open_borders]
    known = [worth for worth in worths if worth is not None]
    return {
        "clear_of_stones": "yes" if opinion.clear_of_stones else "no",
        "open_borders": str(len(worths)),
        "border_worth": decimal(sum(known, Fraction(0))) if len(known) == len(worths) else "",
    }


def _row_counted(opened: Opened, bench: Scorer, result: Score) -> Row:
    info, rules = opened.case.record.info, result.rules
    margin, native = result.margin, result.native
    is_told = result.can_be_shown or result.outcome is not None
    if not is_told:  # a number that nobody ruled would be added up with results
        margin = native = None
    return {
        "margin": "" if margin is None else decimal(margin),
        "native": "" if native is None else decimal(native),
        "unit": rules.unit.value,
        "winner": result.winner.value,
        "re": result.re,
        "recorded_re": one_line(info.result),
        "agrees": agreement(result, info.result, info.rules) if is_told else "",
        "status": state_under(bench, result).value,
        "needs": " ".join(names_of(result.needs)),
        "findings": _codes((*opened.findings, *result.findings)),
    }


def _codes(findings: Iterable[Finding]) -> str:
    """Returns the conflicts and checks as ``level:code``, each once, conflicts first."""
    return " ".join(
        dict.fromkeys(
            f"{level.value}:{finding.code}"
            for level in (Level.CONFLICT, Level.CHECK)
            for finding in findings
            if finding.level is level
        )
    )


def agreement(result: Score, recorded: str, rules: str) -> str:
    """Returns ``yes`` if the recorded result agrees with the count, else ``no``.

    Returns "" if nothing is compared: without a margin, without a recorded win or draw, or for
    a game resigned, forfeited or lost on time. Also returns "" if the winners agree and the
    unit of the recorded margin is not known.

    Args:
        recorded, rules: the texts of ``RE`` and ``RU``.
    """
    if result.margin is None:
        return ""
    written = read_result(recorded, rules)
    match written.outcome:
        case WrittenOutcome.DRAW:
            agrees = result.ahead is Winner.DRAW
        case WrittenOutcome.WIN if written.winner is not None and not written.reason:
            agrees = result.ahead.value == written.winner.letter
            if agrees and written.unit_open:
                return ""
            if written.margin is not None:
                agrees = agrees and abs(result.margin) == written.margin
        case _:
            return ""
    return "yes" if agrees else "no"
