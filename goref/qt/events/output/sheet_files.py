"""Score sheets of cases and of events' tables, saved in one PDF without a window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from goref.app.event.sheets import sessions_of
from goref.app.session.session import Session
from goref.app.sheet.html import title_of
from goref.app.sheet.names import SheetPlace
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.event.event import EventError
from goref.io.files import write_bytes
from goref.qt.board.view import Options
from goref.qt.events.output.sheet_printer import SheetPrinter
from goref.qt.picture.picture import ruled_picture
from goref.qt.sheet.printable_sheet import FINE, Pdf, PrintableSheet

SHEET_BOARD = Options(lids=False, seki=True)


def begin() -> QGuiApplication:
    """Returns a Qt application for laying out pages. On Linux it needs no screen."""
    if sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([sys.argv[0]])


def write_sheets(
    files: Sequence[Path], out: Path, language: Language, *, round: int, protocol: bool
) -> int:
    """Saves the score sheets of cases and events in one PDF. Returns the number of sheets.

    Args:
        files: files of cases and events.
        round: the round to take from events; 0 for all rounds.
        protocol: True to add the log of rulings to each sheet.

    Raises:
        OpeningError, FileError: a file cannot be used.
        EventError: an event lacks the round, a case cannot be read, or there are no sheets. An
            existing PDF is then unchanged.
    """
    papers = [
        _paper(session, language, protocol, place)
        for file in files
        for session, place in sessions_of(file, round)
    ]
    if not papers:
        raise EventError(fault("no-sheets"))
    write_bytes(out, pdf(papers))
    return len(papers)


def pdf(papers: Sequence[PrintableSheet]) -> bytes:
    """Returns a PDF with all sheets, each on new pages."""
    made = Pdf.begun(title_of(papers[0].sheet) if len(papers) == 1 else "goref")
    press = SheetPrinter(made.writer, FINE)
    for paper in papers:
        for _ in press.put(paper):
            pass
    press.end()
    return made.data()


def _paper(
    session: Session, language: Language, protocol: bool, place: SheetPlace | None = None
) -> PrintableSheet:
    view = ruled_picture(session, SHEET_BOARD)
    return PrintableSheet(session, view, language, protocol=protocol, place=place)
