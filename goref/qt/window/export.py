"""The export of a case as SGF, and the questions that the user is asked before."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from goref.app.reports.sgf_export import Exported, differs, in_words, said_by, sgf_of, stands
from goref.app.reports.sgf_replacing import in_the_way
from goref.app.session.session import Session
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.texts.results import would_be
from goref.io.files import FileError, digest_of, is_there, write_bytes
from goref.qt.context.window import Window
from goref.qt.look.preferences import Preferences
from goref.qt.window.choice_box import Role, chosen
from goref.qt.window.file_conflict import FileConflictChoice, beside, changed, which_stays

SUFFIX = ".sgf"


def export_sgf(window: Window, session: Session, preferences: Preferences) -> None:
    """Asks for a file and writes the case there as SGF.

    If the record and the count give different results, asks first which one to write.
    """
    language = preferences.language
    counted: bool | None = None
    if not _decided(session) and differs(session.case, session.assessment.score):
        counted = _which_result(window.widget, session, language)
        if counted is None:
            return
    assessment = session.assessment
    exported = sgf_of(
        session.case,
        session.game,
        assessment.score,
        counted=counted,
        decided=_decided(session),
        reading=assessment.bench.reading,
        language=language,
    )
    name = f"{(session.title or 'case').replace('/', '-')[:60]}"
    folder = session.home.folder or Path(preferences.folder)
    start = folder / f"{name.removesuffix(SUFFIX)}{SUFFIX}"
    try:
        path = _place(window, session, start, exported)
        if path is None:
            return
        write_bytes(path, exported.data)
        preferences.folder = str(path.absolute().parent)
        digest = digest_of(exported.data)
        session.saw(path, lambda: digest)
    except FileError as error:
        window.failed(error)
        return
    window.say(formatted(QCoreApplication.translate("export", "Exported: {path}"), path=path))


def _decided(session: Session) -> str:
    """Returns the result of a table decided without a count, as SGF ``RE``: ``B+R``; "" if
    none.
    """
    place = session.home.sheet_place()
    return place.said.re if place is not None and place.said is not None else ""


def _which_result(window: QWidget, session: Session, language: Language) -> bool | None:
    """Asks which result to write. Returns True for the counted result, False for the record's,
    None if cancelled.
    """
    case, score = session.case, session.assessment.score
    recorded = in_words(said_by(case), language, case.record.info.result)
    translate = QCoreApplication.translate
    text = translate(
        "export",
        "The record says: {recorded}. The count says: {counted}. Which one should be written?",
    )
    if not score.status.is_settled:
        text = translate(
            "export",
            "The record says: {recorded}. The case is not settled; counted as it is now: "
            "{counted}. Which one should be written?",
        )
    text = formatted(text, recorded=recorded, counted=would_be(score, language))
    choices = (
        translate("export", "Write the &counted result"),
        translate("export", "Keep the &recorded result"),
    )
    more = translate("export", "The record's own result is kept in the file in either case.")
    default, role = int(stands(case, score)), Role.ActionRole
    answer = chosen(window, text, choices, default=default, role=role, more=more)
    return None if answer is None else answer == 0


def _place(window: Window, session: Session, start: Path, exported: Exported) -> Path | None:
    """Asks for a file, and again if the chosen one must not be replaced. Returns None if
    cancelled.

    Raises:
        FileError: the chosen file exists and cannot be read.
    """
    while True:
        title = QCoreApplication.translate("export", "Export as SGF")
        kinds = QCoreApplication.translate("export", "Game records (*.sgf)")
        name, _ = QFileDialog.getSaveFileName(window.widget, title, str(start), kinds)
        if not name:
            return None
        path = Path(name)
        if not path.suffix:
            path = path.with_suffix(SUFFIX)
        blocked = in_the_way(path, exported)
        if session.is_other(path):
            what = changed(path)
            if blocked is not None:
                what = f"{what}\n{blocked.in_(window.language)}"
            other = beside(path)
            match which_stays(window.widget, what, other, given_up=False):
                case FileConflictChoice.MINE:
                    return path
                case FileConflictChoice.BOTH:
                    return other
                case FileConflictChoice.THEIRS:
                    window.host.open_path(path)
            return None
        if blocked is not None:
            text = blocked.in_(window.language)
        elif path != Path(name) and is_there(path):  # the user did not see this name
            text = QCoreApplication.translate(
                "export", "{file} is there already, with this game and this result."
            )
            text = formatted(text, file=path.name)
        else:
            return path
        choices = (
            QCoreApplication.translate("export", "&Replace it"),
            QCoreApplication.translate("export", "Choose another &name"),
        )
        answer = chosen(window.widget, text, choices, default=1, role=Role.ActionRole)
        if answer is None:
            return None
        if answer == 0:
            return path
        start = path
