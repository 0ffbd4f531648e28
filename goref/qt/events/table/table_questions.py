"""Questions at a table: which result to record, record it though unsettled, whose case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton

from goref.app.event.deciding import word_of_record, would_be_told
from goref.app.event.glance import Glance, GlanceKind, words
from goref.core.base.language import flagged
from goref.core.base.particles import formatted
from goref.core.texts.status import status_text
from goref.qt.context.window import Window
from goref.qt.widgets.metrics import TARGET

if TYPE_CHECKING:
    from goref.app.session.session import Session
    from goref.core.event.event import Table

COUNT = "count"
"""The result is that of the count, whatever the record says."""
SECOND = (GlanceKind.SUGGESTED, GlanceKind.DOUBTFUL)
"""Kinds of a glance that report a second opinion."""
Role = QMessageBox.ButtonRole


def way_of(window: Window) -> str:
    """Returns ``COUNT``, the record's result such as ``B+R``, or an empty text if cancelled.

    Asks only if the record has a result that no count gives.
    """
    score = window.session.assessment.score
    word = word_of_record(window.session.assessment)
    if not word:
        return COUNT
    box = _box(
        window,
        formatted(
            QCoreApplication.translate(
                "TableController",
                "The record says {word}, which no count gives. Which result should be "
                "recorded?",
            ),
            word=word,
        ),
    )
    by_word = _add(
        box,
        formatted(
            QCoreApplication.translate("TableController", "As the record says: {word}"),
            word=word,
        ),
    )
    counted = _add(
        box,
        formatted(
            QCoreApplication.translate("TableController", "As it is counted: {verdict}"),
            verdict=would_be_told(window.session.assessment, window.language),
        ),
    )
    counted.setEnabled(score.margin is not None)
    box.addButton(QMessageBox.StandardButton.Cancel).setMinimumHeight(TARGET)
    box.setDefaultButton(by_word)
    box.exec()
    if box.clickedButton() is by_word:
        return word
    return COUNT if box.clickedButton() is counted else ""


def is_meant(window: Window, session: Session, table: Table, glance: Glance | None) -> bool:
    """Asks whether to record the count though the case is not settled.

    Args:
        glance: the summary of the table's stored case; None if there is none yet.
    """
    language = window.language
    score = session.assessment.score
    status, grid = score.status, session.case.record.grid
    told = [
        formatted(
            QCoreApplication.translate(
                "TableController",
                "Record the present count, {result}, for table {table} anyway?",
            ),
            table=table.place,
            result=would_be_told(session.assessment, language),
        ),
        flagged(status_text(status, grid, language)),
    ]
    unruled = any(finding.code == "not-ruled" for finding in status.undecided)
    if unruled and glance is not None and glance.kind in SECOND:
        may_suggest = not window.host.preferences.hides_opinion
        if may_suggest and (glance.result is None or glance.result.re != score.re_ahead):
            told.append("◌ " + words(glance, language))
    box = _box(window, "\n\n".join(told))
    anyway = _add(box, QCoreApplication.translate("TableController", "&Record it anyway"))
    again = _add(
        box, QCoreApplication.translate("TableController", "&Look again"), Role.RejectRole
    )
    box.setDefaultButton(again)
    box.setEscapeButton(again)
    box.exec()
    return box.clickedButton() is anyway


def wants_theirs(window: Window, session: Session, table: Table) -> bool:
    """Returns whether to show the case that somebody else stored at the table.

    Asks only if something would be lost; offers to save one's own case as a file first.
    """
    if table.case and not session.is_changed:
        return True
    told = (
        QCoreApplication.translate(
            "TableController", "Somebody else attached another case to table {table}."
        )
        if table.case
        else QCoreApplication.translate(
            "TableController", "Somebody else removed the case of table {table}."
        )
    )
    mine = QCoreApplication.translate(
        "TableController", "What you ruled here has not been kept in the event."
    )
    said = formatted(told, table=table.place)
    while True:
        box = _box(window, f"{said}\n\n{mine}" if session.is_changed else said)
        theirs = _add(box, QCoreApplication.translate("TableController", "Show &theirs"))
        theirs.setEnabled(bool(table.case))
        save = _add(box, QCoreApplication.translate("TableController", "&Save mine as…"))
        keep = _add(
            box,
            QCoreApplication.translate("TableController", "&Keep mine open"),
            Role.RejectRole,
        )
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.exec()
        if box.clickedButton() is not save:
            return box.clickedButton() is theirs
        window.save_as()


def _box(window: Window, text: str) -> QMessageBox:
    box = QMessageBox(window.widget)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("goref")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box


def _add(box: QMessageBox, text: str, role: Role = Role.AcceptRole) -> QPushButton:
    button = box.addButton(text, role)
    button.setMinimumHeight(TARGET)
    return button
