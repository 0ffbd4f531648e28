"""Score sheets of a file: one for each game, or for each table of an event with a case."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from goref.app.act_log.lines import protocol_lines
from goref.app.act_log.origins import accepted_marks
from goref.app.event.files import open_event
from goref.app.event.tables import open_case
from goref.app.opening import Opened, open_path
from goref.app.questions.open_matters import OpenMatters
from goref.app.session.session import Session
from goref.app.session.storage import NOWHERE, CaseStorage, FileStorage
from goref.app.sheet.drawing import board_drawn, sign_drawn
from goref.app.sheet.final_board import FinalBoard
from goref.app.sheet.html import WebSheet, page
from goref.app.sheet.names import SheetPlace
from goref.app.sheet.sections import Section, annex, sections
from goref.app.sheet.sheet import ScoreSheet, score_sheet
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.case.stored_photo import StoredPhoto
from goref.core.event.event import EventError, Table
from goref.io.event.schema import SUFFIX
from goref.io.event.store import EventStore
from goref.io.files import shown_path, write_bytes

ACROSS = 400
"""The width of the board in an HTML file, in CSS pixels."""
Photo = Callable[[StoredPhoto, str], str]
"""A function that returns the HTML of a photograph, from the stored photograph and a label."""


def sessions_of(file: Path, round: int = 0) -> Iterator[tuple[Session, SheetPlace | None]]:
    """Yields a session for each sheet of a file, in order, and the facts from its event.

    The facts are None for a file that is not an event.

    Args:
        round: the only round of an event; 0 for every round.

    Raises OpeningError, EventError, FileError.
    """
    if file.suffix.lower() != SUFFIX:
        for opened in open_path(file):
            yield _session(opened, FileStorage(file)), None
        return
    with closing(open_event(file, read_only=True)) as store:
        event = store.event()
        if round > event.rounds:
            problem = fault("round-of-event", round=round, count=event.rounds)
            raise EventError(fault("in-file", file=shown_path(file), problem=problem))
        for table in event.tables:
            if table.case and round in (0, table.round):
                yield sheet_session(store, table), SheetPlace.of_table(event, table)


def sheet_session(store: EventStore, table: Table) -> Session:
    """Returns a session with a table's case and its protocol, to which nothing is added.

    Raises the errors of :func:`goref.app.event.tables.open_case`.
    """
    return _session(open_case(store, table))


def sheet_of(
    session: Session,
    language: Language,
    place: SheetPlace | None,
    opened: OpenMatters | None = None,
) -> ScoreSheet:
    """Returns the sheet of a session.

    Args:
        place: the facts from outside the record; None for those of the session's storage.
        opened: the open matters, if known already; None to compute them.
    """
    kept, assessment = session.protocol, session.assessment
    return score_sheet(
        session.case,
        assessment.score,
        language,
        title=session.title,
        reading=assessment.bench.reading,
        link=kept.last if kept.entries else "",
        place=place or session.home.sheet_place(),
        accepted=accepted_marks(kept, session.case),
        opened=opened,
    )


def annex_of(session: Session, sheet: ScoreSheet) -> tuple[Section, ...]:
    """Returns the section with every act of the protocol, or an empty tuple if it has none."""
    if not session.protocol.entries:
        return ()

    return (annex(sheet, protocol_lines(session.protocol, sheet.language)),)


def write_page(
    files: Sequence[Path],
    out: Path,
    language: Language,
    *,
    round: int = 0,
    protocol: bool = False,
    photo: Photo | None = None,
) -> int:
    """Writes the sheets of all files as one web page; returns the number of sheets.

    Args:
        out: the file to write.
        round: the only round of events among the files; 0 for every round.
        protocol: True to add every act after each sheet.
        photo: returns the HTML of a photograph; None to leave photographs out.

    Raises OpeningError, EventError (also if there are no sheets), FileError; a file that was
    there is then kept as it was.
    """
    made = [
        _placed(session, language, place, protocol, photo)
        for file in files
        for session, place in sessions_of(file, round)
    ]
    if not made:
        raise EventError(fault("no-sheets"))
    write_bytes(out, page(made, ACROSS, "" if len(made) == 1 else "goref"))
    return len(made)


def _placed(
    session: Session,
    language: Language,
    place: SheetPlace | None,
    protocol: bool,
    photo: Photo | None,
) -> WebSheet:
    sheet = sheet_of(session, language, place)
    shown = ""
    if sheet.photo and photo is not None:
        shown = photo(sheet.photo.kept, sheet.word("photograph"))
    return web_sheet(session, sheet, shown, annex_of(session, sheet) if protocol else ())


def web_sheet(
    session: Session, sheet: ScoreSheet, photo: str, more: tuple[Section, ...] = ()
) -> WebSheet:
    """Returns the sheet of a session for a web page.

    Args:
        photo: the HTML element that shows the photograph; empty for none.
        more: sections to be added at the end.
    """
    assessment = session.assessment
    board = FinalBoard.of(session.case, assessment.score, assessment.findings)

    def picture(key: str, width: int, label: str) -> str:
        if key == "board":
            return board_drawn(board, width, label)
        return sign_drawn(key, width, label)

    return WebSheet(sheet, picture, (*sections(sheet, photo), *more))


def _session(opened: Opened, home: CaseStorage = NOWHERE) -> Session:
    kept = opened.kept
    return Session(opened, home, protocol=None if kept is None else kept.protocol)
