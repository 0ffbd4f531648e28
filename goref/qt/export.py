"""Writing the case out for other programs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from goref.app.session import Session
from goref.core.colour import BLACK, WHITE, Colour, Pair
from goref.core.geometry import Point
from goref.core.scoring import Winner
from goref.io.files import FileError, write_bytes
from goref.io.sgf_write import write_sgf
from goref.qt.preferences import Preferences


def sgf_of(session: Session) -> bytes:
    """The record with ruling, territory marks and result, as SGF."""
    score = session.assessment.score
    survey = score.survey

    def land(colour: Colour) -> frozenset[Point]:
        return frozenset(p for p, s in survey.statuses.items() if s.owner is colour)

    return write_sgf(
        session.game,
        session.case.record,
        session.case.ruling,
        result=None if score.winner is Winner.NONE else score.re,
        marks=Pair(land(BLACK), land(WHITE)),
        trials=session.case.trials,
    )


def export_sgf(parent: QWidget, session: Session, preferences: Preferences) -> None:
    """Ask for a place and write the SGF there."""
    name, _ = QFileDialog.getSaveFileName(
        parent,
        QCoreApplication.translate("export", "Export as SGF"),
        str(
            Path(preferences.folder) / f"{(session.title or 'case').replace('/', '-')[:60]}.sgf"
        ),
        QCoreApplication.translate("export", "Game records (*.sgf)"),
    )
    if not name:
        return
    try:
        write_bytes(Path(name), sgf_of(session))
    except FileError as error:
        QMessageBox.warning(parent, "goref", str(error))
