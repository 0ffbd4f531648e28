"""Opening whatever a referee has: SGF, a case file, rows of text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from goref.core.case import Case
from goref.core.findings import Finding, Level, found
from goref.core.position import DiagramError
from goref.core.record import GameRecord
from goref.core.rulesets import DEFAULT, RULESETS
from goref.core.rulesets.spoken import spoken_rules
from goref.io.case_file import CaseFileError, load
from goref.io.files import read_bytes
from goref.io.rows import looks_like_rows, read_rows
from goref.io.sgf_read import SgfError, SgfGame, read_sgf


class OpeningError(ValueError):
    """The file cannot be used; the message says where it fails and what to do."""


@dataclass(frozen=True)
class Opened:
    """A game ready to be ruled on.

    Attributes:
        case: record, ruling so far, rules.
        game: the game as written in SGF, so that saving loses nothing of it.
        findings: what was noticed while reading.
        title: a line for a list of games.
        is_case: it came from a case file.
    """

    case: Case
    game: SgfGame | None = None
    findings: tuple[Finding, ...] = ()
    title: str = ""
    is_case: bool = False


def open_path(path: Path) -> list[Opened]:
    """All games of a file. Raises OpeningError, or FileError if it cannot be read."""
    return open_bytes(read_bytes(path), name=path.name)


def open_bytes(data: bytes, name: str = "") -> list[Opened]:
    """All games in some bytes; what they are is seen from the content.

    ``name`` is only for messages. Raises OpeningError.
    """
    where = f"{name}: " if name else ""
    head = data[:4096].lstrip(b"\xef\xbb\xbf \t\r\n")
    if not head.strip(b"\0"):
        raise OpeningError(f"{where}the file is empty")
    try:
        if head.startswith(b"{"):
            read = load(data)
            rules, findings = known_rules(read.case.rules)
            return [
                Opened(
                    replace(read.case, rules=rules),
                    read.game,
                    (*read.findings, *findings),
                    read.game.title if read.game else "",
                    is_case=True,
                )
            ]
        text = _plain(data)
        if text is not None and looks_like_rows(text):
            return [Opened(Case(read_rows(text), rules=DEFAULT), title=name)]
        collection = read_sgf(data)
    except (SgfError, CaseFileError, DiagramError) as error:
        raise OpeningError(f"{where}{error}") from None
    games = []
    for game in collection.games:
        rules, findings = rules_of(game.record)
        case = Case(game.record, game.ruling, rules=rules)
        games.append(
            Opened(case, game, (*collection.findings, *game.findings, *findings), game.title)
        )
    return games


def rules_of(record: GameRecord) -> tuple[str, tuple[Finding, ...]]:
    """The rule set a record asks for; a finding where it asks for one that is not known."""
    named = record.info.rules
    spoken = spoken_rules(named)
    if spoken:
        return spoken, ()
    if named:
        return DEFAULT, (found("rules-not-known", Level.CHECK, rules=named, used=DEFAULT),)
    return DEFAULT, ()


def known_rules(id_: str) -> tuple[str, tuple[Finding, ...]]:
    """A rule set id from a case file, replaced by the usual one if it is not known."""
    if id_ in RULESETS:
        return id_, ()
    return DEFAULT, (found("rules-not-known", Level.CHECK, rules=id_, used=DEFAULT),)


def _plain(data: bytes) -> str | None:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
