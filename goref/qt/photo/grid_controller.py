"""The controller of the grid on a photograph: proposing it, letting the user move it,
reading.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from goref.app.arrays import Picture
from goref.app.photo.against_record import Comparison, compared
from goref.app.photo.perspective import Place
from goref.app.photo.reader_net import ReaderNetError
from goref.app.photo.reading import PhotoReading, PhotoRefusedError
from goref.app.photo.reviewing import turned_reading
from goref.core.base.language import Language
from goref.core.game.replay import Moment
from goref.core.texts.faults.said import said
from goref.qt.board.command_keys import digit_of
from goref.qt.context.foot import FootAct, FootState
from goref.qt.fields.number_box import all_taken
from goref.qt.photo.alarm import alarm_said, belonging
from goref.qt.photo.decoding import Photo
from goref.qt.photo.grid_page import GridPage
from goref.qt.work.work import Task, Work

Reader = Callable[..., PhotoReading]
"""A function with the signature of :func:`goref.app.photo.reading.read`."""
Proposer = Callable[..., "Sequence[Place] | None"]
"""A function with the signature of :func:`goref.app.photo.proposing.proposed`."""
Record = Callable[[], tuple[Moment, ...]]
"""A function that returns the moments of the window's game; () if there is no game."""
MOVED = 0.05
"""The user is told if reading moved a corner further than this, in line spacings."""


class PhotoResult(NamedTuple):
    """The result of reading a photograph.

    Attributes:
        laid: the reading with the board oriented as in the photograph.
        reading: the same reading, turned or mirrored so that it fits the record.
        beside: the comparison with the record; None if there is no record, or no similarity.
    """

    laid: PhotoReading
    reading: PhotoReading
    beside: Comparison | None


def read_beside(
    reader: Reader,
    pixels: Picture,
    corners: Sequence[Place],
    lines: int,
    snap: bool,
    moments: Sequence[Moment],
    task: Task,
) -> PhotoResult:
    """Reads a photograph and compares the position with a record.

    Args:
        reader: the function that reads.
        pixels: an array ``height x width x 3``: red, green, blue.
        corners: the corners of the grid in pixels, clockwise from the upper left.
        lines: the number of lines in each direction.
        snap: True to move the corners to the crossings seen in the picture.
        moments: the moments of the record; () if there is no game to compare with.
        task: the task in which this function runs; it can be cancelled.

    Raises:
        PhotoRefusedError: the photograph is refused.
        ReaderNetError: the network cannot be loaded.
    """
    reading = laid = reader(pixels, corners, lines, snap=snap, go_on=task.go_on)
    task.go_on()
    beside = compared(reading.position, moments) if moments else None
    if beside is not None and beside.symmetry:
        reading = turned_reading(reading, beside.symmetry)
        beside = compared(reading.position, moments)
    return PhotoResult(laid, reading, beside)


class GridController(QObject):
    """The controller of the page on which the grid is placed.

    Signals:
        changed: the foot has changed.
        confirmed: the grid is confirmed and the photograph is read; carries a
            :class:`PhotoResult`. If nothing has changed, it is the same object as before.
    """

    changed = Signal()
    confirmed = Signal(object)

    def __init__(
        self,
        page: GridPage,
        language: Language,
        record: Record,
        read: Reader,
        propose: Proposer,
    ) -> None:
        super().__init__(page)
        self._page, self._language, self._record = page, language, record
        self._reader, self._proposer = read, propose
        self._photo: Photo | None = None
        self._found: PhotoResult | None = None
        self._read_as: tuple[Sequence[Place], int] | None = None
        self._unsnapped: tuple[Place, ...] = ()
        self._is_proposed = False
        self._reading, self._proposing = Work(self), Work(self)
        page.changed.connect(self.changed)
        page.lines.valueChanged.connect(lambda _: self._propose())
        page.view.laid.connect(self._lay_by_hand)
        page.moved.connect(self._move)
        page.kept.connect(self._confirm)

    @property
    def is_reading(self) -> bool:
        """True while the photograph is being read."""
        return self._reading.is_busy

    @property
    def is_busy(self) -> bool:
        """True while the photograph is being read or the board is being searched for."""
        return self._reading.is_busy or self._proposing.is_busy

    def stop(self) -> None:
        """Cancels the reading and the search for the board."""
        self._reading.stop()
        self._proposing.stop()
        self.changed.emit()

    def begin(self, photo: Photo, lines: int) -> None:
        """Begins placing the grid on a photograph, and starts to search for the board in it.

        Args:
            lines: the number of lines to begin with.
        """
        self._photo, self._found, self._unsnapped, self._read_as = None, None, (), None
        self._page.view.show_photo(photo)
        self._page.lines.setValue(lines)
        self._page.tell("")
        self._photo = photo
        self._propose()

    # The proposal

    def _propose(self) -> None:
        """Starts to search for a board with the chosen number of lines, unless the user moved a
        corner.
        """
        photo, propose, lines = self._photo, self._proposer, self._page.lines.value()
        self._is_proposed = False
        if photo is None or self._page.view.can_undo:
            return
        self._proposing.start(
            lambda task: propose(photo.pixels, lines, go_on=task.go_on),
            self._take_proposal,
            self._without_proposal,
        )
        self.changed.emit()

    def _take_proposal(self, corners: Sequence[Place] | None) -> None:
        """Moves the corners to the proposed ones. The user has to confirm them."""
        if corners is not None:
            self._page.view.put_corners(corners)
            self._page.tell("")
            self._is_proposed = True
        self.changed.emit()

    def _without_proposal(self, error: Exception) -> None:
        if not isinstance(error, ReaderNetError):
            raise error
        self.changed.emit()  # the error is shown when the photograph is read

    def _lay_by_hand(self) -> None:
        """Stops searching for the board, since the user has moved a corner."""
        self._proposing.stop()
        self.changed.emit()  # Enter waited for it

    # Reading

    def read(self) -> None:
        """Reads the photograph. If the same grid was read before, confirms that result.

        Does nothing while the number of lines is invalid.
        """
        photo, view = self._photo, self._page.view
        assert photo is not None
        if not all_taken(self._page):
            return
        self._proposing.stop()
        if (view.corners, view.lines) == self._read_as:
            self.confirmed.emit(self._found)
            return
        self._page.tell("")
        corners = view.corners
        # Corners that the user moved back after an automatic move are kept.
        snap = corners != self._unsnapped
        act = partial(
            read_beside, self._reader, photo.pixels, corners, view.lines, snap, self._record()
        )
        self._reading.start(act, partial(self._take, corners), self._refuse)
        self.changed.emit()

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, PhotoRefusedError | ReaderNetError):
            raise error
        self._page.tell(said(error, self._language))
        self.changed.emit()

    def _take(self, given: tuple[Place, ...], found: PhotoResult) -> None:
        self._unsnapped, self._found = given, found
        if max(found.laid.moved) > MOVED:
            self._page.view.put_corners(found.laid.corners)
            self._page.tell("")
        if found.laid.lines_off is None:
            self._confirm()
            return
        asked = alarm_said(found.laid.lines_off, self._language)
        self._page.ask(asked, belonging(found.laid))
        self.changed.emit()

    def _confirm(self) -> None:
        """Confirms the grid: there was no alarm, or the user answered that it is right."""
        self._page.tell("")
        self._read_as = self._page.view.corners, self._page.view.lines
        self.confirmed.emit(self._found)

    def _move(self) -> None:
        """Moves the grid to its likely place. The user has to confirm it again."""
        assert self._found is not None
        self._page.view.put_corners(belonging(self._found.laid))
        self._page.tell("")
        self._page.view.setFocus()
        self.changed.emit()

    def pressed(self, event: QKeyEvent) -> bool:
        """Handles a key on the page of the grid. Returns True if the page used it."""
        if digit_of(event) == 1 and self._page.may_move:
            self._move()
        elif digit_of(event) == 2 and self._page.is_asking:
            self._confirm()
        else:
            return False
        return True

    def foot(self) -> FootState:
        """Returns the content of the foot for the page of the grid."""
        more = ""
        if self.is_reading:
            says = self.tr("Reading the photograph…")
        elif self._page.is_asking:
            says = self.tr("Where does the grid belong?")
        elif self._page.problem.text():
            says = self.tr("The photograph was not read")
        else:
            says = self.tr("Is the grid on the lines?")
            more = self.tr("It need not be exact: goref corrects up to a third of a line.")
            if self._proposing.is_busy:
                more = self.tr("Looking for the board…")
            elif self._is_proposed:
                more = self.tr("goref put the handles where the board seems to be.")
        may = not (self.is_reading or self._page.is_asking)
        right = self.tr("The grid is right")
        looks = self._proposing.is_busy  # nobody has yet chosen its present place
        act = FootAct("photo-read", right, self.read, enabled=may, enters=not looks)
        return FootState(says, more, act=act)
