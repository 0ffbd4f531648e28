"""Opens the files of a referee: SGF, records of servers, a case, rows of text."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.board.position import DiagramError
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.table import DEFAULT, RULESETS
from goref.io.files import read_bytes
from goref.io.records.read import is_json, read_record
from goref.io.sgf.read import SgfError, SgfGame
from goref.io.sgf.syntax import Watch
from goref.io.text.encoding import decode

if TYPE_CHECKING:
    from goref.io.case.act_log_file import CaseHistory

FIRST_GAME = "gold-petal-bowls.sgf"
"""The bundled game that is opened if no other was requested."""
CASE_KEY = b'"goref"'
"""A key that every case file has; JSON without this key is another program's."""
MOST_ROWS = 20_000
"""The most bytes that a file of rows can have: 25 by 25 points, with text around them."""
STONES = str.maketrans(
    {"⚫": "X", "⬤": "X", "◯": "O", "⚪": "O", "・": ".", "\ufe0e": "", "\ufe0f": ""}
)
"""Further characters for stones and empty points in rows, in addition to those of the core."""


class OpeningError(ValueError):
    """Raised for a file that cannot be used; the message states the place, and what to do."""


@frozen
class Opened:
    """A game ready to be ruled on.

    Attributes:
        case: the case: its record, the ruling so far and the rules.
        game: the game as read from SGF, so that no data is lost when it is saved; None if there
            was no SGF.
        findings: the findings of reading the file.
        title: the game's line in a list of games.
        is_case: True if the game came from a case file.
        kept: the history stored in the case file; None if it is no case file.
        name: the file's name; empty if there was no file.
    """

    case: Case
    game: SgfGame | None = None
    findings: tuple[Finding, ...] = ()
    title: str = ""
    is_case: bool = False
    kept: CaseHistory | None = None
    name: str = ""

    def under(self, rules: str) -> Opened:
        """Returns the same game under another rule set."""
        return replace(self, case=replace(self.case, rules=rules))


def open_path(path: Path, encoding: str = "", watch: Watch | None = None) -> list[Opened]:
    """Returns all games of a file, as :func:`open_bytes` reads them.

    Raises OpeningError, or FileError if the file cannot be read.
    """
    return open_bytes(read_bytes(path), path.name, watch, encoding=encoding)


def open_bytes(
    data: bytes, name: str = "", watch: Watch | None = None, *, encoding: str = ""
) -> list[Opened]:
    """Returns all games in a file's bytes; the format is recognised by the content.

    Args:
        name: the file's name, for messages and titles.
        watch: called with the progress now and then; an exception from it ends the reading.
        encoding: the encoding that the user chose; empty to use the stated or guessed one.

    Raises OpeningError.
    """
    if encoding:
        from goref.io.text.chosen_encoding import EncodingError, in_encoding  # seldom chosen

        try:
            data = in_encoding(data, encoding)
        except EncodingError as error:
            raise OpeningError(_in_file(name, why(error))) from None
    if not data.strip(b"\xef\xbb\xbf\xfe\xff \t\r\n\0"):
        raise OpeningError(_in_file(name, fault("file-empty")))
    try:
        if is_json(data):
            if CASE_KEY in data and (opened := _open_case(data, name)) is not None:
                return [opened]
        elif (record := _of_rows(data)) is not None:
            return [Opened(Case(record, rules=DEFAULT), title=name, name=name)]
        collection = read_record(data, watch)
    except (SgfError, DiagramError, OpeningError) as error:
        raise OpeningError(_in_file(name, why(error))) from None
    games = []
    for game in collection.games:
        if game.decided is not None and game.decided.rules:
            rules, findings = known_rules(game.decided.rules)
        else:
            rules, findings = rules_of(game.record)
        if game.decided is None:
            case = Case(game.record, game.ruling, rules=rules)
        else:
            case = replace(game.decided, rules=rules)
        title = game.title
        if title.startswith("#"):  # the record names nobody: the file's name says more
            title = f"{name} {title}" if len(collection.games) > 1 else name
        told = (*collection.findings, *game.findings, *findings)
        games.append(Opened(case, game, told, title, name=name))
    return games


def _in_file(name: str, problem: object) -> object:
    return fault("in-file", file=name, problem=problem) if name else problem


def _open_case(data: bytes, name: str) -> Opened | None:
    """Returns the case of a file; None if the JSON is no case of goref. Raises OpeningError."""
    from goref.io.case import act_log_file, case_file  # most files are not cases
    from goref.io.values.codec import CaseFileError

    try:
        read = case_file.load(data)
        kept = act_log_file.kept_in(read.source)
    except case_file.NoCaseError:
        return None
    except CaseFileError as error:
        raise OpeningError(why(error)) from None
    rules, findings = known_rules(read.case.rules)
    if not kept.is_as_saved:
        findings = (*findings, found("protocol-broken", Level.CONFLICT))
    elif kept.protocol is None:
        findings = (*findings, found("acts-unrecorded", Level.CHECK))
    elif not kept.is_from_beginning:  # whoever saved it again has seen the finding
        findings = (*findings, found("acts-unrecorded", Level.NOTE))
    title = read.game.title if read.game else ""
    return Opened(
        replace(read.case, rules=rules),
        read.game,
        (*read.findings, *findings),
        name if title.startswith("#") else title,
        is_case=True,
        kept=kept,
        name=name,
    )


def in_event(opened: Opened) -> Opened:
    """Returns ``opened`` for use in an event: a missing protocol becomes a mere note.

    The event's audit records where the case came from, and an earlier goref made cases of
    records without a protocol.
    """
    told = (
        replace(one, level=Level.NOTE) if one.code == "acts-unrecorded" else one
        for one in opened.findings
    )
    return replace(opened, findings=tuple(told))


def rules_of(record: GameRecord) -> tuple[str, tuple[Finding, ...]]:
    """Returns the id of the rule set that a record names.

    If it names none, or an unknown one, returns the default rule set's id and a finding.
    """
    named = record.info.rules
    spoken = spoken_rules(named)
    if spoken:
        return spoken, ()
    if named:
        return DEFAULT, (_not_known(named),)
    return DEFAULT, (found("rules-taken", Level.NOTE, values=[DEFAULT], used=DEFAULT),)


def known_rules(id_: str) -> tuple[str, tuple[Finding, ...]]:
    """Returns a rule set's id in lower case, and no finding, if goref knows the rule set.

    Otherwise returns the default rule set's id and a finding.
    """
    if id_.lower() in RULESETS:
        return id_.lower(), ()
    return DEFAULT, (_not_known(id_),)


def _not_known(rules: str) -> Finding:
    return found("rules-not-known", Level.CHECK, values=[DEFAULT], rules=rules, used=DEFAULT)


def _of_rows(data: bytes) -> GameRecord | None:
    """Returns the board of a file of rows; None for any other file. Raises DiagramError."""
    if len(data) > MOST_ROWS or b"(;" in data:
        return None
    from goref.io.text.rows import looks_like_rows, read_rows  # most files are records

    text, _, _ = decode(data)
    rows = unicodedata.normalize("NFKC", text.translate(STONES)).translate(STONES)
    return read_rows(rows) if looks_like_rows(rows) else None
