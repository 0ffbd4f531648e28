"""The pairing lists of a round: on paper in large type, or as a web page for phones."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from goref.core.base.language import Language
from goref.core.event.event import Event
from goref.core.texts.event.pairing_lists import pairing_lists
from goref.io.event.formats.html import write_pairings
from goref.io.files import write_bytes
from goref.qt.events.output.wall_list import PaperForm, Printing, WallList, pdf
from goref.qt.look.preferences import Preferences
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.file_questions import file_to_save

LARGE, LEAST = 16.0, 8.0
"""The usual and the smallest size of the text, in typographic points."""
UPRIGHT = 0.7
"""If the text would have to be scaled down further than this, the paper is turned."""
SUFFIX = ".html"


def pairing_form(round: int) -> PaperForm:
    """Returns the description of the pairing lists for printing."""
    return PaperForm(
        lambda event, language: pairing_lists(event, round, language),
        QT_TRANSLATE_NOOP("wall-list", "Laying out the pairing lists…"),
        usual=LARGE,
        least=LEAST,
        upright=UPRIGHT,
    )


def pairing_pdf(event: Event, round: int, language: Language) -> bytes:
    """Returns the pairing lists of a round as a PDF."""
    return pdf(WallList(event, language, pairing_form(round)))


def print_pairings(
    parent: QWidget | None, event: Event, round: int, language: Language, *, preview: bool
) -> Printing:
    """Prints the pairing lists of a round, or opens a print preview. Returns the
    running job.
    """
    printing = Printing(parent, event, language, pairing_form(round))
    if preview:
        printing.preview()
    else:
        printing.print()
    return printing


def save_pairings(
    parent: QWidget | None, event: Event, round: int, language: Language, near: Path
) -> Path | None:
    """Asks for a file and saves the pairing lists of a round there, as a web page.

    Returns the file; None if cancelled.

    Args:
        near: the event's file; the file dialog starts in its folder.

    Raises:
        FileError: the file cannot be written.
    """
    path = file_to_save(
        parent,
        QCoreApplication.translate("pairing-lists", "Save the pairing lists"),
        Preferences(),
        near.stem,
        f"-{round}{SUFFIX}",
        QCoreApplication.translate("pairing-lists", "Web page (*.html)"),
        near.parent,
    )
    if path is not None:
        write_bytes(path, write_pairings(event, round, language))
    return path
