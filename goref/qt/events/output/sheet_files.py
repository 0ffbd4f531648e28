"""Score sheets written without a window: of cases and of events' tables, into one file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from goref.app.event.files import open_event
from goref.app.opening import Opened, open_path
from goref.app.session.home import InFile
from goref.app.session.session import Session
from goref.app.sheet.names import SheetPlace
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.event.event import EventError
from goref.io.event.schema import SUFFIX
from goref.io.files import FileError, shown_path, write_bytes
from goref.qt.board.view import Options
from goref.qt.events.output.sheets import Press, sheet_session
from goref.qt.picture.picture import ruled_picture
from goref.qt.sheet.html import title_of
from goref.qt.sheet.paper import FINE, Paper, Pdf

SHEET_BOARD = Options(lids=False, seki=True)


def begin() -> QGuiApplication:
    """What setting pages needs of Qt; no screen, where fonts can be had without one."""
    if sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([sys.argv[0]])


def write_sheets(
    files: Sequence[Path], out: Path, language: Language, *, round: int, protocol: bool
) -> int:
    """Write the sheets of all these files into one; returns how many.

    Args:
        round: of the events among them; 0: every round.

    Raises OpeningError, EventError, FileError; an older file is then unharmed.
    """
    papers = [paper for file in files for paper in papers_of(file, language, round, protocol)]
    if not papers:
        raise EventError(fault("no-sheets"))
    if out.suffix.lower() == ".pdf":
        write_bytes(out, pdf(papers))
    elif len(papers) > 1:
        raise FileError(fault("one-web-page"))
    else:
        papers[0].save(out)
    return len(papers)


def papers_of(
    file: Path, language: Language, round: int = 0, protocol: bool = False
) -> Iterator[Paper]:
    """The sheets of a file in order: of every game, or of an event's tables with cases."""
    if file.suffix.lower() != SUFFIX:
        for opened in open_path(file):
            yield _paper(_session(opened, file), language, protocol)
        return
    with closing(open_event(file, read_only=True)) as store:
        event = store.event()
        if round > event.rounds:
            problem = fault("round-of-event", round=round, count=event.rounds)
            raise EventError(fault("in-file", file=shown_path(file), problem=problem))
        for table in event.tables:
            if table.case and round in (0, table.round):
                place = SheetPlace.of_table(event, table)
                yield _paper(sheet_session(store, table), language, protocol, place)


def pdf(papers: Sequence[Paper]) -> bytes:
    """All of them as one PDF, each on pages of its own."""
    made = Pdf.begun(title_of(papers[0].sheet) if len(papers) == 1 else "goref")
    press = Press(made.writer, FINE)
    for paper in papers:
        for _ in press.put(paper):
            pass
    press.end()
    return made.data()


def _session(opened: Opened, file: Path) -> Session:
    kept = opened.kept
    return Session(
        opened, home=InFile(file), protocol=kept.protocol if kept is not None else None
    )


def _paper(
    session: Session, language: Language, protocol: bool, place: SheetPlace | None = None
) -> Paper:
    view = ruled_picture(session, SHEET_BOARD)
    return Paper(session, view, language, protocol=protocol, place=place)
