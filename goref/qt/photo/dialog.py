"""A photograph from its source to the board: grid, reading, doubts, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPalette,
)
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from goref.app.edits.photo import TakePhotographed
from goref.app.photo.against_record import Comparison, compared
from goref.app.photo.counted import photographed_ledger
from goref.app.photo.looking import LookedAt, turned_reading
from goref.app.photo.perspective import Place
from goref.app.photo.reader_net import ReaderNetError
from goref.app.photo.reading import PhotoReading, PhotoRefusedError, read
from goref.app.reports.photo_report import agreement_told, differences_told
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.game.replay import Moment
from goref.core.rulesets.table import DEFAULT
from goref.core.words.faults.said import said
from goref.io.files import FileError
from goref.qt.context.window import Window
from goref.qt.photo.alarm import corners_there, move_said
from goref.qt.photo.check_page import CheckPage
from goref.qt.photo.decoding import Photo, is_named_picture, photo_of, read_photo
from goref.qt.photo.grid_page import GridPage
from goref.qt.photo.source_page import SourcePage
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import BroadButton, push_button, stand_out
from goref.qt.widgets.dialog import shown_beside
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.metrics import GAP, HIGH_TARGET, ROOM, SMALL, SPACE, VERDICT
from goref.qt.widgets.wrapping import embolden, tell, wrapped
from goref.qt.work.work import Work

if TYPE_CHECKING:
    from goref.app.photo.perspective import Picture

Reader = Callable[..., PhotoReading]
"""As :func:`goref.app.photo.reading.read`."""
SIZE = (1180, 720)
LEAST = (900, 560)
MOVED = 0.05
"""Corners that were moved further, in lines, are told of."""


class Found(NamedTuple):
    """What came of a photograph: what was read, and what it is beside the record."""

    reading: PhotoReading
    beside: Comparison | None


def read_beside(
    reader: Reader,
    pixels: Picture,
    corners: Sequence[Place],
    lines: int,
    snap: bool,
    moments: Sequence[Moment],
) -> Found:
    """Read a photograph, from the side from which its record was written.

    Args:
        moments: of the record; none where there is no game to compare with.
    """
    reading = reader(pixels, corners, lines, snap=snap)
    beside = compared(reading.position, moments) if moments else None
    if beside is not None and beside.symmetry:
        reading = turned_reading(reading, beside.symmetry)
        beside = compared(reading.position, moments)
    return Found(reading, beside)


class PhotoDialog(QDialog):
    """Leads from a picture to its position. Nothing of it is taken by itself.

    Attributes:
        source, laying, check: its pages.
        act: the one next act; Enter presses it.
    """

    def __init__(self, window: Window, reader: Reader = read) -> None:
        super().__init__(window.widget)
        self.setObjectName("photo-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("A photograph of the board"))
        self.setAcceptDrops(True)
        self._window, self._reader = window, reader
        self._language = window.language
        self._photo: Photo | None = None
        self._looked: LookedAt | None = None
        self._beside: Comparison | None = None
        self._unsnapped: tuple[Place, ...] = ()
        theme = window.host.theme
        self.source = SourcePage(window.host.preferences)
        self.laying = GridPage(theme)
        self.check = CheckPage(theme, self._language)
        self.pages = QStackedWidget()
        for page in (self.source, self.laying, self.check):
            self.pages.addWidget(page)
        self._work, self._comparing = Work(self), Work(self)
        self._lay_out()
        self._connect()
        DialogRoom(self, SIZE, LEAST)
        self._follow_size(window.widget.size())
        self.show_source()

    def _lay_out(self) -> None:
        self.says = wrapped("photo-says")
        embolden(self.says, VERDICT, bold=False)
        self.more = wrapped("photo-more")
        embolden(self.more, SMALL, bold=False)
        self.more.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.back = push_button("photo-back", self.tr("&Back"), act=self.go_back, auto=False)
        self.instead = push_button("photo-instead", "", act=self._press_other, auto=False)
        self.leave = push_button("photo-cancel", self.tr("Cancel"), act=self.reject, auto=False)
        self.act = push_button(
            "photo-act", "", act=self._press, tall=HIGH_TARGET, auto=True, kind=BroadButton
        )
        self.act.setDefault(True)
        for button in (self.back, self.instead, self.leave, self.act):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        stand_out(self.act)
        embolden(self.act)
        told = in_column(self.says, self.more, gap=GAP)
        foot = in_row(
            *(told, self.leave, self.back, self.instead, self.act), gap=SPACE, grows=told
        )
        column = in_column(self.pages, foot, inside=self, gap=SPACE, grows=self.pages)
        column.setContentsMargins(ROOM, ROOM, ROOM, ROOM)

    def _connect(self) -> None:
        self.source.chosen.connect(self.open_path)
        self.source.pasted.connect(self.paste)
        self.source.changed.connect(self._show_foot)
        self.laying.changed.connect(self._show_foot)
        self.laying.moved.connect(self._move_grid)
        self.laying.kept.connect(self._keep_grid)
        self.check.put.connect(self._put)
        self.check.cycled.connect(self._cycle)
        self.check.passed.connect(self._next)
        self.check.confirmed.connect(self._press)
        self.check.counted.stated.connect(self._show_ledger)
        bridge = self._window.bridge
        bridge.stopped.connect(self.close)
        self.finished.connect(self._stop)

    def _follow_size(self, size: QSize) -> None:
        """Be nearly as large as the window below."""
        self.resize(self.size().expandedTo(size - QSize(2 * ROOM, 2 * ROOM)).boundedTo(size))

    def _stop(self) -> None:
        self._work.stop()
        self._comparing.stop()
        self.source.rest()

    @property
    def is_busy(self) -> bool:
        """Whether something is read or compared."""
        return self._work.is_busy or self._comparing.is_busy

    # Where the photograph comes from

    def show_source(self) -> None:
        """Ask where the photograph is."""
        self._turn_to(self.source)
        self.source.watch()

    def open_path(self, path: Path) -> None:
        """Read the photograph of a file, beside the window, and lay the grid on it."""
        self._load(lambda: read_photo(path))

    def open_image(self, image: QImage) -> None:
        """The same for a picture that was copied or dropped."""
        self._load(lambda: photo_of(image))

    def _load(self, make: Callable[[], Photo]) -> None:
        """Make a photograph ready, on a thread of its own."""
        self.source.rest()
        self._work.start(lambda _: make(), self._lay_grid, self._refuse_file)
        self._show_foot()

    def paste(self) -> None:
        """Take what was copied: a picture, or the file of one."""
        data = QGuiApplication.clipboard().mimeData()
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self.open_path(paths[0])
        elif data.hasImage():
            self.open_image(QImage(data.imageData()))
        else:
            self._tell(self.tr("No picture was copied."))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if data.hasImage() or any(map(is_named_picture, paths)):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if paths:
            self.open_path(paths[0])
        elif data.hasImage():
            self.open_image(QImage(data.imageData()))

    def _refuse_file(self, error: Exception) -> None:
        if not isinstance(error, FileError):
            raise error
        if self._photo is None:
            self.source.watch()
        self._show_foot()
        self._tell(said(error, self._language))

    # The grid

    def _lay_grid(self, photo: Photo) -> None:
        """Have the grid laid on a photograph."""
        self._photo, self._unsnapped = photo, ()
        self.laying.view.show_photo(photo)
        self.laying.tell("")
        case = self._window.session.case
        if self._record:
            self.laying.lines.setValue(case.record.grid.width)
        self._turn_to(self.laying)
        self.laying.view.setFocus()

    @property
    def _record(self) -> tuple[Moment, ...]:
        """The moments of the game in the window; none where there is none."""
        case = self._window.session.case
        is_empty = case.record.is_bare and not any(case.position.cells)
        return () if is_empty else case.moments

    def read(self) -> None:
        """Read the photograph as the grid lies."""
        photo, view = self._photo, self.laying.view
        assert photo is not None
        corners = view.corners
        self.laying.tell("")
        # Corners that were put back after they had been moved are where they are wanted.
        snap = corners != self._unsnapped
        act = partial(
            read_beside, self._reader, photo.pixels, corners, view.lines, snap, self._record
        )
        done = partial(self._take_reading, corners)
        self._work.start(lambda _: act(), done, self._refuse)
        self._show_foot()

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, PhotoRefusedError | ReaderNetError):
            raise error
        self.laying.tell(said(error, self._language))
        self._show_foot()

    def _take_reading(self, given: tuple[Place, ...], found: Found) -> None:
        self._unsnapped = given
        self._looked, self._beside = LookedAt(found.reading), found.beside
        if max(found.reading.moved) > MOVED:
            self.laying.view.put_corners(self._laid_corners(found))
            self.laying.tell("")
        if found.reading.lines_off is None:
            self._check()
            return
        there = corners_there(found.reading)
        self.laying.ask(move_said(found.reading.lines_off, self._language), there)
        self._show_foot()

    def _laid_corners(self, found: Found) -> tuple[Place, ...]:
        """The corners from the side from which they were laid."""
        given = self.laying.view.corners
        rest = found.reading.corners

        def away(place: Place, corner: Place) -> float:
            return abs(complex(*place) - complex(*corner))

        return tuple(min(rest, key=partial(away, corner)) for corner in given)

    def _move_grid(self) -> None:
        """The alarm was right: the grid goes where it belongs, to be confirmed there."""
        assert self._looked is not None
        self.laying.view.put_corners(corners_there(self._looked.reading))
        self.laying.tell("")
        self._unsnapped = ()
        self._show_foot()
        self.laying.view.setFocus()

    def _keep_grid(self) -> None:
        """The alarm was wrong."""
        self.laying.tell("")
        self._check()

    # The doubts

    def _check(self) -> None:
        """Have what was read looked at."""
        assert self._photo is not None
        assert self._looked is not None
        self.check.show_photo(self._photo, self._looked)
        self._turn_to(self.check)
        self._show_record()
        self._show_ledger()
        self.check.go_to_first()
        self.check.photo.setFocus()

    def _put(self, point: Point, colour: object) -> None:
        if self._looked is not None:
            self._look(self._looked.with_stone(point, colour))  # type: ignore[arg-type]

    def _cycle(self, point: Point) -> None:
        if self._looked is not None:
            self._look(self._looked.cycled(point))

    def _look(self, looked: LookedAt) -> None:
        assert self._looked is not None
        changed = looked.position != self._looked.position
        self._looked = looked
        self.check.show_looked(looked)
        self._show_foot()
        if changed:
            self._show_ledger()
            record = self._record
            if record:
                position = looked.position
                self._comparing.start(lambda _: compared(position, record), self._compared)

    def _compared(self, found: Comparison | None) -> None:
        self._beside = found
        self._show_record()
        self._show_foot()

    def _next(self) -> None:
        """What is looked at is as it stands: on to the next doubt."""
        looked = self._looked
        assert looked is not None
        if not looked.left:
            return
        if self.check.point in looked.left:
            looked = looked.saw(self.check.point)
        self._look(looked)
        if looked.left:
            self.check.go_to(looked.left[0])

    def _show_record(self) -> None:
        record = self._record
        if not record:
            self.check.show_record("", ())
            return
        told = agreement_told(self._beside, record, self._language)
        differing = differences_told(self._beside, self._language)
        self.check.show_record(told, tuple(differing))

    # What is counted beside the board

    @property
    def _edit(self) -> TakePhotographed:
        assert self._looked is not None
        counted = self.check.counted
        rows = tuple(self._looked.position.rows)
        return TakePhotographed(rows, counted.prisoners, counted.bowls)

    def _show_ledger(self) -> None:
        if self._looked is not None:
            case = self._window.session.case
            self.check.counted.show_ledger(photographed_ledger(case, self._edit))

    # What becomes of it

    @property
    def _goes_here(self) -> bool:
        """Whether the position belongs on the window's board: it is empty, or a table's."""
        return not self._record or self._window.session.home.is_table

    def _take(self) -> None:
        """Have the position: on the window's board where that is empty, else as a new case."""
        if self._goes_here:
            self._take_here()
            return
        edit, window = self._edit, self._window
        rules = window.host.preferences.rules or DEFAULT
        self._window.bridge.stopped.disconnect(self.close)
        if window.host.open_case(Case(rules=rules), self.tr("Photographed position")):
            window.do(edit)
            self.accept()
        else:
            window.bridge.stopped.connect(self.close)

    def _take_here(self) -> None:
        """Have the position in place of the window's."""
        if self._window.do(self._edit):
            self.accept()

    # The foot

    def _turn_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._show_foot()

    def go_back(self) -> None:
        """Go a page back; what is being read is given up."""
        if self._work.is_busy:
            self._work.stop()
            self._show_foot()
        elif self.pages.currentWidget() is self.check:
            self._comparing.stop()
            self._turn_to(self.laying)
            self.laying.view.setFocus()
        else:
            self.show_source()

    def _press(self) -> None:
        """Do the one next act."""
        if self._work.is_busy or not self.act.isEnabled():
            return
        page = self.pages.currentWidget()
        if page is self.source:
            path = self.source.newest.path
            if path is not None:
                self.open_path(path)
            else:
                self.source.ask()
        elif page is self.laying:
            if not self.laying.is_asking:
                self.read()
        elif self._looked is not None and self._looked.left:
            self._next()
        elif self._beside is not None:
            self.accept()
        elif not self._comparing.is_busy:
            self._take()

    def _press_other(self) -> None:
        """Do what else can be done with a board beside a record."""
        if self._beside is not None:
            self._take()
        else:
            self._take_here()

    def _tell(self, text: str, more: str = "") -> None:
        self.says.setText(text)
        tell(self.more, more)

    def _show_foot(self) -> None:
        page, busy = self.pages.currentWidget(), self._work.is_busy
        self.back.setVisible(busy or page is not self.source)
        self.back.setText(self.tr("Stop") if busy else self.tr("&Back"))
        self.instead.hide()
        self.act.setEnabled(not busy)
        if page is self.source:
            self._foot_of_source(busy)
        elif page is self.laying:
            self._foot_of_grid(busy)
        else:
            self._foot_of_check()
        self.pages.setEnabled(not busy)

    def _foot_of_source(self, busy: bool) -> None:
        self._tell(self.tr("Opening the picture…") if busy else "")
        waits = self.source.newest.path is None
        told = self.tr("Open a picture…") if waits else self.tr("Take the newest")
        self.act.setText(f"{told} ↵")

    def _foot_of_grid(self, busy: bool) -> None:
        asking = self.laying.is_asking
        if busy:
            self._tell(self.tr("Reading the photograph…"))
        elif asking:
            self._tell(self.tr("Where does the grid belong?"))
        elif self.laying.problem.text():
            self._tell(self.tr("The photograph was not read"))
        else:
            self._tell(
                self.tr("Does the grid lie on the lines?"),
                self.tr("It need not lie exactly: up to a third of a line is put right."),
            )
        self.act.setText(self.tr("The grid lies right") + " ↵")
        self.act.setEnabled(not busy and not asking)

    def _foot_of_check(self) -> None:
        looked = self._looked
        assert looked is not None
        moved = max(looked.reading.moved)
        more = ""
        if moved > MOVED:
            more = self.tr(
                "Corners moved by up to {part} of a line to where crossings are seen; "
                "Back shows them."
            ).format(part=f"{moved:.1f}")
        if looked.left:
            self._tell(self.tr("Is this point read right?"), more)
            self.act.setText(self.tr("Yes, next") + " ↵")
        elif (found := self._beside) is not None:
            self._tell(self._concluded(found), more)
            self.act.setText(self.tr("Done") + " ↵")
            self.instead.setText(self.tr("&Take as a new case"))
            self.instead.setVisible(not self._window.session.home.is_table)
        else:
            self._tell(self.tr("The position can be taken"), more)
            here = self._goes_here
            told = self.tr("Take it") if here else self.tr("Take as a new case")
            self.act.setText(f"{told} ↵")
            self.instead.setText(self.tr("In place of &this board"))
            self.instead.setVisible(not here)
        self.act.setEnabled(True)

    def _concluded(self, found: Comparison) -> str:
        if found.differences:
            return self.tr("Board and record differ")
        if found.is_last:
            return self.tr("The photograph confirms the record")
        return self.tr("The photograph shows an earlier moment")

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        page = self.pages.currentWidget()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif plain and page is self.check and event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.check.photo.lay_over(True)
        elif plain and page is self.check and event.key() == Qt.Key.Key_N:
            self._next()
        elif plain and self.laying.is_asking and event.key() == Qt.Key.Key_1:
            self._move_grid()
        elif plain and self.laying.is_asking and event.key() == Qt.Key.Key_2:
            self._keep_grid()
        elif event.key() == Qt.Key.Key_Escape and self._work.is_busy:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.check.photo.lay_over(False)
        super().keyReleaseEvent(event)


def photograph(window: Window, picture: Path | QImage | None = None) -> PhotoDialog:
    """The window's dialog for photographs, at a picture or at the ways one comes in."""
    dialog = shown_beside(window.widget, PhotoDialog, lambda: PhotoDialog(window))
    if isinstance(picture, Path):
        dialog.open_path(picture)
    elif picture is not None:
        dialog.open_image(picture)
    return dialog
