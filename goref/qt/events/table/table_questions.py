"""Questions about a table: which result to record, whether to record it, whose case to show."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.app.event.deciding import word_of_record, would_be_told
from goref.app.event.glance import Glance, GlanceKind, words
from goref.app.session.session import Session
from goref.core.base.language import flagged
from goref.core.base.particles import formatted
from goref.core.event.event import Table
from goref.core.texts.status import status_text
from goref.qt.context.window import Window
from goref.qt.window.choice_box import chosen

COUNT = "count"
"""The choice to record the result of the count, whatever the record says."""
SECOND = (GlanceKind.SUGGESTED, GlanceKind.DOUBTFUL)
"""The kinds of case summaries that contain a second opinion."""


def way_of(window: Window) -> str:
    """Returns ``COUNT``, or the record's result such as ``B+R``; "" if cancelled.

    Asks only if the record has a result that no count gives, such as a resignation.
    """
    score = window.session.assessment.score
    word = word_of_record(window.session.assessment)
    if not word:
        return COUNT
    asked = QCoreApplication.translate(
        "TableController",
        "The record says {word}, which no count gives. Which result should be recorded?",
    )
    by_word = QCoreApplication.translate("TableController", "As the record says: {word}")
    counted = formatted(
        QCoreApplication.translate("TableController", "As it is counted: {verdict}"),
        verdict=would_be_told(window.session.assessment, window.language),
    )
    answer = chosen(
        window.widget,
        formatted(asked, word=word),
        (formatted(by_word, word=word), counted),
        default=0,
        disabled=() if score.margin is not None else (counted,),
    )
    return "" if answer is None else (word, COUNT)[answer]


def is_meant(window: Window, session: Session, table: Table, glance: Glance | None) -> bool:
    """Asks whether to record the result of the count although the case is not settled. Returns
    the answer.

    Args:
        glance: the summary of the case stored at the table; None if it is not computed yet.
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
    anyway = QCoreApplication.translate("TableController", "&Record it anyway")
    again = QCoreApplication.translate("TableController", "&Look again")
    text = "\n\n".join(told)
    return chosen(window.widget, text, (anyway,), default=-1, refusal=again) == 0


def wants_theirs(window: Window, session: Session, table: Table) -> bool:
    """Returns whether to show the case that somebody else stored at the table.

    Asks if the session has unsaved changes, or somebody removed the table's case. The user can
    then also save the own case as a file.
    """
    if table.case and not session.is_changed:
        return True
    told = QCoreApplication.translate(
        "TableController", "Somebody else attached another case to table {table}."
    )
    if not table.case:
        told = QCoreApplication.translate(
            "TableController", "Somebody else removed the case of table {table}."
        )
    mine = QCoreApplication.translate(
        "TableController", "What you ruled here has not been kept in the event."
    )
    said = formatted(told, table=table.place)
    theirs = QCoreApplication.translate("TableController", "Show &theirs")
    save = QCoreApplication.translate("TableController", "&Save mine as…")
    keep = QCoreApplication.translate("TableController", "&Keep mine open")
    while True:
        answer = chosen(
            window.widget,
            f"{said}\n\n{mine}" if session.is_changed else said,
            (theirs, save),
            default=-1,
            refusal=keep,
            disabled=() if table.case else (theirs,),
        )
        if answer != 1:
            return answer == 0
        window.save_as()
