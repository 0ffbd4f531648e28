"""The controller with which a position read from a photograph is checked and used."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from goref.app.edits.photo import UsePhotoPosition
from goref.app.photo.against_record import Comparison, compared
from goref.app.photo.counted import photographed_ledger
from goref.app.photo.reviewing import ReviewedReading
from goref.app.reports.photo_report import agreement_told, differences_told
from goref.core.base.colour import Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.particles import formatted
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.stored_photo import StoredPhoto
from goref.core.rulesets.table import DEFAULT
from goref.qt.context.foot import FootAct, FootState
from goref.qt.context.window import Window
from goref.qt.fields.number_box import all_taken
from goref.qt.photo.check_page import CheckPage
from goref.qt.photo.decoding import Photo
from goref.qt.photo.grid_controller import MOVED, PhotoResult, Record
from goref.qt.photo.keeping import kept_photo
from goref.qt.work.work import Work


class ReviewController(QObject):
    """The controller of the page on which doubtful points are checked.

    Signals:
        changed: the foot has changed.
        ended: the position was used, and the dialog can be closed.
    """

    changed = Signal()
    ended = Signal()

    def __init__(self, page: CheckPage, window: Window, record: Record) -> None:
        super().__init__(page)
        self._page, self._window, self._record = page, window, record
        self._language = window.language
        self._found: PhotoResult | None = None
        self._looked: ReviewedReading | None = None
        self._undo: list[tuple[ReviewedReading, Point]] = []
        self._redo: list[tuple[ReviewedReading, Point]] = []
        self._beside: Comparison | None = None
        self._photo: Photo | None = None
        self._kept: StoredPhoto | None = None
        self._comparing, self._keeping = Work(self), Work(self)
        page.keeps.setChecked(window.host.preferences.keeps_photo)
        page.keeps.toggled.connect(self._set_keeps)
        page.put.connect(self._put)
        page.cycled.connect(self._cycle)
        page.passed.connect(self._next)
        page.counted.stated.connect(self._show_ledger)

    @property
    def is_busy(self) -> bool:
        """True while the position is compared with the record, or the picture to store is
        created.
        """
        return self._comparing.is_busy or self._keeping.is_busy

    def stop(self) -> None:
        """Cancels the background work."""
        self._comparing.stop()
        self._keeping.stop()

    def begin(self, photo: Photo, found: PhotoResult) -> None:
        """Shows a result for checking. If it is the same result as before, the referee's
        corrections are kept.
        """
        if found is not self._found:
            self._found, self._beside = found, found.beside
            self._looked = ReviewedReading(found.reading)
            self._photo, self._kept = photo, None
            self._undo, self._redo = [], []
        assert self._looked is not None
        self._page.show_photo(photo, self._looked)
        self._keep()
        self._show_record()
        self._show_ledger()
        self._page.go_to_first()
        self._page.photo.setFocus()

    # The photograph itself

    def _set_keeps(self, on: bool) -> None:
        self._window.host.preferences.keeps_photo = on
        self._keep()

    def _keep(self) -> None:
        """Starts to create the picture to store, if the user wants that and it does not exist
        yet.
        """
        photo, looked = self._photo, self._looked
        wanted = self._page.keeps.isChecked() and self._kept is None
        if wanted and photo is not None and looked is not None:
            corners, lines = looked.reading.corners, looked.position.grid.width
            self._keeping.start(lambda _: kept_photo(photo, corners, lines), self._take_over)
        else:
            self._keeping.stop()
        self.changed.emit()

    def _take_over(self, kept: StoredPhoto) -> None:
        self._kept = kept
        self.changed.emit()

    # Reviewing

    def _put(self, point: Point, colour: Colour | None) -> None:
        assert self._looked is not None
        self._look(self._looked.with_stone(point, colour), point)

    def _cycle(self, point: Point) -> None:
        assert self._looked is not None
        self._look(self._looked.cycled(point), point)

    def _look(self, looked: ReviewedReading, point: Point) -> None:
        """Shows the position after a change by the referee, and makes the change undoable."""
        assert self._looked is not None
        if looked != self._looked:
            self._undo.append((self._looked, point))
            self._redo.clear()
        self._show(looked)

    def _step(
        self, back: list[tuple[ReviewedReading, Point]], on: list[tuple[ReviewedReading, Point]]
    ) -> None:
        """Undoes or redoes a change, and goes to its point.

        Args:
            back: the states to return to; the last one is removed and shown.
            on: gets the present state, so that the step can be taken in the other direction.
        """
        if not back:
            return
        assert self._looked is not None
        looked, point = back.pop()
        on.append((self._looked, point))
        self._show(looked)
        self._page.go_to(point)

    def _show(self, looked: ReviewedReading) -> None:
        assert self._looked is not None
        changed = looked.position != self._looked.position
        self._looked = looked
        self._page.show_looked(looked)
        if changed:
            self._show_ledger()
            if record := self._record():
                position = looked.position
                self._comparing.start(lambda _: compared(position, record), self._compared)
        self.changed.emit()

    def _next(self) -> None:
        """Accepts the current point as read, and goes to the next doubtful point."""
        looked = self._looked
        assert looked is not None
        if self._page.point in looked.left:
            looked = looked.saw(self._page.point)
        self._look(looked, self._page.point)
        if looked.left:
            self._page.go_to(looked.left[0])

    def _see_all(self) -> None:
        """Accepts all doubtful points as read."""
        looked = self._looked
        assert looked is not None
        for point in looked.left:
            looked = looked.saw(point)
        self._look(looked, self._page.point)

    def _compared(self, found: Comparison | None) -> None:
        self._beside = found
        self._show_record()
        self._show_ledger()
        self.changed.emit()

    def _show_record(self) -> None:
        # If a table's record fits the board, nothing is taken over.
        takes = self._beside is None or not self._window.session.home.is_table
        self._page.keeps.setVisible(takes)
        record = self._record()
        if not record:
            self._page.show_record("", ())
            return
        told = agreement_told(self._beside, record, self._language)
        differing = differences_told(self._beside, self._language)
        self._page.show_record(told, tuple(differing))

    def _show_ledger(self) -> None:
        if self._looked is not None:
            record, beside = self._record(), self._beside
            then = record[beside.moment] if record and beside is not None else None
            ledger = photographed_ledger(self._window.session.case, self._edit, then)
            self._page.counted.show_ledger(ledger)

    def stepped(self, event: QKeyEvent) -> bool:
        """Handles the keys of undo and redo. Returns False for other keys."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self._step(self._undo, self._redo)
        elif event.matches(QKeySequence.StandardKey.Redo):
            self._step(self._redo, self._undo)
        else:
            return False
        return True

    def pressed(self, event: QKeyEvent) -> bool:
        """Handles a key on the page of doubtful points. Returns True if the page used it."""
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._page.photo.lay_over(True)
        elif event.key() == Qt.Key.Key_N:
            self._next()
        else:
            return False
        return True

    # Using the result

    @property
    def _edit(self) -> UsePhotoPosition:
        assert self._looked is not None
        counted = self._page.counted
        rows = tuple(self._looked.position.rows)
        return UsePhotoPosition(rows, counted.prisoners, counted.bowls)

    @property
    def _goes_here(self) -> bool:
        """True if the window's own case can get the position: it has no game, or belongs to a
        table.
        """
        return not self._record() or self._window.session.home.is_table

    def _take(self) -> None:
        """Opens a new case with the position."""
        if not all_taken(self._page):
            return
        edit, window = self._edit, self._window
        rules = window.host.preferences.rules_of_new(window.language) or DEFAULT
        if window.host.open_case(Case(rules=rules), self.tr("Photographed position")):
            self._end(edit)

    def _take_here(self) -> None:
        """Replaces the position of the window's case."""
        if not all_taken(self._page):
            return
        self._window.modes.leave()
        self._end(self._edit)

    @property
    def _as_found(self) -> Position | None:
        """The position for the board as found of an incident, turned to fit the record.

        None if no such board is being set up, or if its size differs.
        """
        looked, beside = self._looked, self._beside
        if looked is None or not self._window.modes.now.wants_position:
            return None
        position = looked.position if beside is None else beside.position
        fits = position.grid == self._window.session.case.record.grid
        return position if fits else None

    def _take_as_found(self) -> None:
        """Uses the position as the board as found of an incident. The record is unchanged."""
        if self._as_found is not None:
            self._window.modes.now.take(self._as_found)
            self.ended.emit()

    def _end(self, edit: UsePhotoPosition) -> None:
        if self._page.keeps.isChecked():
            edit = replace(edit, photograph=self._kept)
        before = self._window.session.case
        if self._window.do(edit):
            said = self.tr("Taken from the photograph. Ctrl+Z undoes it.")
            if self._window.session.case == before:
                said = self.tr("The photograph shows what is on the board: nothing changed.")
            self._window.say(said)
            self.ended.emit()

    def foot(self) -> FootState:
        """Returns the content of the foot: the next doubtful point, or how the position can be
        used.
        """
        looked, found = self._looked, self._beside
        assert looked is not None
        more = ""
        if (moved := max(looked.reading.moved)) > MOVED:
            more = self.tr(
                "Corners moved by up to {part} of a line to where crossings are seen; Back "
                "shows them."
            )
            more = formatted(more, part=f"{moved:.1f}")
        if looked.left:
            act = FootAct("photo-next", self.tr("Yes, next"), self._next)
            rest = FootAct("photo-all", self.tr("They are &all right"), self._see_all)
            beside = (rest,) if len(looked.left) > 1 else ()
            says = self.tr("Is this point read right?")
            return FootState(says, more, act=act, beside=beside)
        may = not self.is_busy
        if self._as_found is not None:
            told = self.tr("The board was found like this")
            act = FootAct("photo-found", told, self._take_as_found, enabled=may)
            says = "" if found is None else self._concluded(found)
            return FootState(says, more, act=act)
        if found is not None:
            act = FootAct("photo-done", self.tr("Done"), self.ended.emit)
            new = FootAct("photo-new", self.tr("&Take as a new case"), self._take, enabled=may)
            beside = () if self._window.session.home.is_table else (new,)
            return FootState(self._concluded(found), more, act=act, beside=beside)
        says = self.tr("The position can be taken")
        if self._goes_here:
            told = self.tr("Take this position")
            act = FootAct("photo-take", told, self._take_here, enabled=may)
            return FootState(says, more, act=act)
        act = FootAct("photo-take", self.tr("Take as a new case"), self._take, enabled=may)
        here = FootAct(
            "photo-here", self.tr("In place of &this board"), self._take_here, enabled=may
        )
        return FootState(says, more, act=act, beside=(here,))

    def _concluded(self, found: Comparison) -> str:
        if found.differences:
            return self.tr("Board and record differ")
        if found.is_last:
            return self.tr("The photograph confirms the record")
        return self.tr("The photograph shows an earlier moment")
