"""The loss that writing a game record over an existing file would cause."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from goref.app.opening import Opened, OpeningError, open_bytes, open_path
from goref.app.reports.sgf_export import Exported, in_words, said_by
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.game.record import GameRecord
from goref.core.texts.export import CLASHES
from goref.io.files import FileError, is_there, probe, read_bytes, shown_path
from goref.io.records.read import beginning
from goref.io.sgf.result import WrittenResult


class Clash(Enum):
    """The kind of difference between an existing file and the record to be written there."""

    RESULT = "result"
    """The file has the same game, but another result."""
    MOVES = "moves"
    """The file has the same players, but moves that the record does not have."""
    GAME = "game"
    """The file has another game."""
    GAMES = "games"
    """The file has more than one game."""
    OTHER = "other"
    """The file is no game record."""


@frozen
class OverwriteConflict:
    """A file that should not be replaced before the user has agreed.

    Attributes:
        clash: the difference.
        ours: the result to be written: parsed, and as text in the form of ``RE``.
        theirs: the result in the file, in the same form; None for ``OTHER``.
        title: the game in the file; "" for ``OTHER`` and ``GAMES``.
        move: the number of the first move that differs, for ``MOVES``; else 0.
        count: the number of games in the file, for ``GAMES``; else 1.
    """

    path: Path
    clash: Clash
    ours: tuple[WrittenResult, str]
    theirs: tuple[WrittenResult, str] | None = None
    title: str = ""
    move: int = 0
    count: int = 1

    def in_(self, language: Language) -> str:
        """Returns in words what would be lost."""
        return CLASHES[self.clash.value].in_(
            language,
            file=shown_path(Path(self.path.name)),
            ours=_said(self.ours, language),
            theirs=_said(self.theirs, language) if self.theirs else "",
            game=self.title,
            move=self.move,
            count=self.count,
        )


def in_the_way(path: Path, exported: Exported) -> OverwriteConflict | None:
    """Returns the conflict with the file at a path; None if nothing would be lost.

    Nothing is lost if there is no file, or if the record has all moves of the file's only game
    and the file names no other result. Raises FileError if the file cannot be read.
    """
    if not is_there(path):
        return None
    (ours,) = open_bytes(exported.data)
    mine = _result(ours)
    try:
        games = open_path(path)
    except OpeningError:
        return OverwriteConflict(path, Clash.OTHER, mine)
    except FileError:
        if probe(path).is_file:
            raise
        return None  # a device or a folder: writing reports it
    (theirs, *more) = games
    result = _result(theirs)
    if more:
        return OverwriteConflict(path, Clash.GAMES, mine, result, count=len(games))
    if theirs.game is None or not beginning(read_bytes(path)).startswith(b"("):
        return OverwriteConflict(path, Clash.OTHER, mine)
    if _players_differ(ours.case.record, theirs.case.record):
        return OverwriteConflict(path, Clash.GAME, mine, result, theirs.title)
    move = first_other_move(ours.case.record, theirs.case.record)
    if move == 0:
        return OverwriteConflict(path, Clash.GAME, mine, result, theirs.title)
    if move is not None:
        return OverwriteConflict(path, Clash.MOVES, mine, result, theirs.title, move)
    if result[1].strip() and not mine[0].says_as(result[0]):
        return OverwriteConflict(path, Clash.RESULT, mine, result, theirs.title)
    return None


def first_other_move(ours: GameRecord, theirs: GameRecord) -> int | None:
    """Returns the number of the first move of ``theirs`` that ``ours`` does not have.

    None if ``ours`` has them all, 0 if the boards differ before the first move.
    """
    if (ours.grid, ours.start) != (theirs.grid, theirs.start):
        return 0
    mine, yours = _moves(ours), _moves(theirs)
    for number, move in enumerate(yours, 1):
        if number > len(mine) or mine[number - 1] != move:
            return number
    return None


def _moves(record: GameRecord) -> list[object]:
    """Returns colour, point and spelling of each act; so different kinds of passes are
    equal."""
    return [(act.colour, act.point, act.written) for act in record.acts]


def _players_differ(ours: GameRecord, theirs: GameRecord) -> bool:
    named = ([of.info.text(key).strip() for of in (ours, theirs)] for key in ("PB", "PW"))
    return any(mine and yours and mine != yours for mine, yours in named)


def _result(opened: Opened) -> tuple[WrittenResult, str]:
    return said_by(opened.case), opened.case.record.info.result


def _said(result: tuple[WrittenResult, str], language: Language) -> str:
    read, written = result
    return in_words(read, language, written)
