"""The dialog that reads the position in a photograph, with its pages and its foot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QBoxLayout, QDialog, QStackedWidget, QWidget

from goref.app.photo.proposing import proposed
from goref.app.photo.reading import read
from goref.core.game.replay import Moment
from goref.core.texts.faults.said import said
from goref.io.files import FileError
from goref.qt.context.foot import FootAct, FootState
from goref.qt.context.window import Window
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import GAP, HIGH_TARGET, ROOM, SMALL, SPACE, VERDICT
from goref.qt.photo.check_page import CheckPage
from goref.qt.photo.decoding import Photo, photo_of, read_photo
from goref.qt.photo.grid_controller import GridController, PhotoResult, Proposer, Reader
from goref.qt.photo.grid_page import GridPage
from goref.qt.photo.names import is_named_picture
from goref.qt.photo.review_controller import ReviewController
from goref.qt.photo.source_page import SourcePage
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import BroadButton, push_button, stand_out
from goref.qt.widgets.dialog import shown_beside
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.wrapping import embolden, tell, wrapped
from goref.qt.work.work import Work

SIZE = (1180, 720)
LEAST = (900, 560)
LARGE = 1.4
"""From this scale of texts, the buttons of the foot are below its text."""


class PhotoDialog(QDialog):
    """A dialog that reads the position in a photograph. The user confirms it before it is used.

    Attributes:
        act: the button for the next act. Enter presses it unless the foot's ``enters`` is
            False.
        instead: the button for an alternative act.
    """

    def __init__(
        self, window: Window, reader: Reader = read, proposer: Proposer = proposed
    ) -> None:
        super().__init__(window.widget)
        self.setObjectName("photo-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("A photograph of the board"))
        self.setAcceptDrops(True)
        self._window, self._language = window, window.language
        self._photo: Photo | None = None
        self._foot = FootState()
        theme = window.host.theme
        self.source = SourcePage(window.host.preferences)
        self.grid, self.check = GridPage(theme), CheckPage(theme, self._language)
        self.pages = QStackedWidget()
        for page in (self.source, self.grid, self.check):
            self.pages.addWidget(page)
        self._loading = Work(self)
        self._laying = GridController(self.grid, self._language, self._record, reader, proposer)
        self._checking = ReviewController(self.check, window, self._record)
        self._lay_out()
        self._connect()
        DialogRoom(self, SIZE, LEAST)
        room = window.widget.size()
        wanted = self.size().expandedTo(room - QSize(2 * ROOM, 2 * ROOM))
        self.resize(wanted.boundedTo(room))  # nearly as large as the window below
        self.show_source()

    def _lay_out(self) -> None:
        self.says = wrapped("photo-says", size=VERDICT)
        self.more = wrapped("photo-more", size=SMALL, grey=True)
        self.back = push_button("photo-back", self.tr("&Back"), act=self.go_back, auto=False)
        self.instead = push_button("photo-instead", "", act=self._press_other, auto=False)
        self.leave = push_button("photo-cancel", self.tr("Cancel"), act=self.reject, auto=False)
        self.act = push_button(
            "photo-act", "", act=self._press, tall=HIGH_TARGET, auto=True, kind=BroadButton
        )
        for button in (self.back, self.instead, self.leave, self.act):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        stand_out(self.act)
        embolden(self.act)
        told = in_column(self.says, self.more, gap=GAP)
        buttons = self.leave, self.back, self.instead, self.act
        if text_scale(self.font()) < LARGE:
            foot: QBoxLayout = in_row(told, *buttons, gap=SPACE, grows=told)
        else:  # beside them the text would be a narrow column
            foot = in_column(told, in_row(None, *buttons, gap=SPACE), gap=SPACE)
        column = in_column(self.pages, foot, inside=self, gap=SPACE, grows=self.pages)
        column.setContentsMargins(ROOM, ROOM, ROOM, ROOM)

    def _connect(self) -> None:
        self.source.chosen.connect(self.open_path)
        self.source.pasted.connect(self.paste)
        for part in (self.source, self._laying, self._checking):
            part.changed.connect(self._show_foot)
        self._laying.confirmed.connect(self._check)
        self._checking.ended.connect(self.accept)
        self.check.confirmed.connect(self._press)
        self._window.bridge.stopped.connect(self.close)
        self.finished.connect(self._stop)

    def _stop(self) -> None:
        self._loading.stop()
        self._laying.stop()
        self._checking.stop()
        self.source.rest()

    def _record(self) -> tuple[Moment, ...]:
        case = self._window.session.case
        is_empty = case.record.is_bare and not any(case.position.cells)
        return () if is_empty else case.moments

    @property
    def is_busy(self) -> bool:
        """True while the dialog works in the background."""
        return self._loading.is_busy or self._laying.is_busy or self._checking.is_busy

    # The source of the photograph

    def show_source(self) -> None:
        """Shows the page on which a photograph is chosen."""
        self._turn_to(self.source)
        self.source.watch()

    def open_path(self, path: Path) -> None:
        """Loads the photograph in a file on another thread, then shows the page with
        the grid.
        """
        self._load(lambda: read_photo(path))

    def open_image(self, image: QImage) -> None:
        """Loads a copied or dropped picture on another thread, then shows the page with the
        grid.
        """
        self._load(lambda: photo_of(image))

    def _load(self, make: Callable[[], Photo]) -> None:
        """Loads a photograph by calling ``make`` on another thread."""
        self.source.rest()
        self._laying.stop()
        self._loading.start(lambda _: make(), self._lay_grid, self._refuse)
        self._show_foot()

    def paste(self) -> None:
        """Loads the picture or picture file on the clipboard. If there is neither, shows a
        message.
        """
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()
        if data is None or not self._take(data):  # there may be none without a screen
            self._tell(self.tr("No picture was copied."))

    def _take(self, data: QMimeData) -> bool:
        """Loads the picture or picture file in ``data``. Returns False if it contains
        neither.
        """
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self.open_path(paths[0])
        elif data.hasImage():
            self.open_image(QImage(data.imageData()))
        return bool(paths) or data.hasImage()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if data.hasImage() or any(is_named_picture(Path(url.path())) for url in data.urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self._take(event.mimeData()):
            event.acceptProposedAction()

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, FileError):
            raise error
        self.show_source()  # its texts do not concern an earlier photograph
        self._tell(said(error, self._language))

    # The pages

    def _lay_grid(self, photo: Photo) -> None:
        """Shows the page on which the grid is placed on a photograph."""
        self._photo = photo
        self._laying.begin(photo, self._window.session.case.record.grid.width)
        self._turn_to(self.grid)
        self.grid.view.setFocus()

    def _lay_on(self) -> None:
        """Returns to the page with the grid of the present photograph."""
        self.source.rest()
        self._turn_to(self.grid)
        self.grid.view.setFocus()

    def _check(self, found: PhotoResult) -> None:
        """Shows the position for the referee to check."""
        assert self._photo is not None
        self._checking.begin(self._photo, found)
        self._turn_to(self.check)
        self.check.photo.setFocus()

    def _turn_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._show_foot()

    def go_back(self) -> None:
        """Returns to the previous page. If the user has to wait for something, cancels that
        instead.
        """
        if self._is_waiting:
            self._loading.stop()
            self._laying.stop()
            self._show_foot()
        elif self.pages.currentWidget() is self.check:
            self._checking.stop()
            self._lay_on()
        else:
            self._laying.stop()
            self.show_source()

    # The foot

    @property
    def _is_waiting(self) -> bool:
        """True while the user has to wait until a photograph is loaded or read."""
        return self._loading.is_busy or self._laying.is_reading

    def _show_foot(self) -> None:
        page = self.pages.currentWidget()
        if self._loading.is_busy or page is self.source:
            foot = self._foot_of_source()
        else:
            foot = self._laying.foot() if page is self.grid else self._checking.foot()
        self._foot = foot
        self._tell(foot.says, foot.more)
        if foot.act is not None:
            enters = foot.act.enters
            self.act.setText(f"{foot.act.text} ↵" if enters else foot.act.text)
            self.act.setEnabled(foot.act.enabled)
            self.act.setDefault(enters)
            self.act.setAutoDefault(enters)  # otherwise Enter would press it with the focus
        self.instead.setVisible(bool(foot.beside))
        for other in foot.beside:
            self.instead.setText(other.text)
            self.instead.setEnabled(other.enabled)
        waits = self._is_waiting
        self.back.setVisible(waits or page is not self.source)
        self.back.setText(self.tr("Stop") if waits else self.tr("&Back"))
        waited = not self.pages.isEnabledTo(self)
        self.pages.setEnabled(not waits)
        if waited and not waits and page is self.grid:  # a disabled page has lost the focus
            self.grid.view.setFocus()

    def _foot_of_source(self) -> FootState:
        waits = self._loading.is_busy
        says = self.tr("Opening the picture…") if waits else ""
        path = self.source.newest.path
        if path is None:
            told, does = self.tr("Open a picture…"), self.source.ask
        else:
            told, does = self.tr("Use the newest"), lambda: self.open_path(path)
        act = FootAct("photo-source", told, does, enabled=not waits)
        if self._photo is None or waits:
            return FootState(says, act=act)
        before = FootAct("photo-before", self.tr("The photograph &before"), self._lay_on)
        return FootState(says, act=act, beside=(before,))

    def _tell(self, says: str, more: str = "") -> None:
        self.says.setText(says)
        tell(self.more, more)

    def _press(self) -> None:
        """Performs the foot's next act, if it is enabled."""
        if self._foot.act is not None and self._foot.act.enabled:
            self._foot.act.does()

    def _press_other(self) -> None:
        for other in self._foot.beside:
            other.does()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = self.pages.currentWidget()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif self._pressed(event):
            return
        elif event.key() == Qt.Key.Key_Escape and (self._is_waiting or page is not self.source):
            self.go_back()
        else:
            super().keyPressEvent(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Handles a key on the visible page. Returns True if the page used it."""
        page = self.pages.currentWidget()
        if page is self.check and self._checking.stepped(event):
            return True
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if page is self.grid:
            return self._laying.pressed(event)
        return page is self.check and self._checking.pressed(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.check.photo.lay_over(False)
        super().keyReleaseEvent(event)


def photograph(window: Window, picture: Path | QImage | None = None) -> PhotoDialog:
    """Shows the window's dialog for photographs, creating it if it is not open. Returns it.

    Args:
        picture: a picture, or its file; None lets the user choose one.
    """
    dialog = shown_beside(window.widget, PhotoDialog, lambda: PhotoDialog(window))
    if isinstance(picture, Path):
        dialog.open_path(picture)
    elif picture is not None:
        dialog.open_image(picture)
    return dialog
