"""The page on which a photograph is chosen: a file, the clipboard, or a watched folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileInfo, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from goref.core.base.particles import formatted
from goref.core.texts.faults.said import said
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import GAP, HEADING, HIGH_TARGET, ROOM, SMALL, SPACE, WIDE
from goref.qt.look.preferences import Preferences
from goref.qt.photo.decoding import thumbnail
from goref.qt.photo.names import KINDS
from goref.qt.photo.watching import NewestPicture
from goref.qt.widgets.boxes import Plate, in_column, in_row, named, scrolling
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.file_questions import file_to_open
from goref.qt.widgets.wrapping import embolden, plain_label, tell, wrapped

WIDTH = 560
SIDE = 220
"""The longer side of the preview of the newest picture, in logical pixels."""


class SourcePage(QWidget):
    """The page on which a photograph is chosen.

    Attributes:
        newest: watches a folder for its newest picture.

    Signals:
        chosen: a file was chosen; carries its path.
        pasted: the user wants the picture on the clipboard.
        changed: the folder or its newest picture has changed.
    """

    chosen = Signal(object)
    pasted = Signal()
    changed = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("photo-source")
        self._preferences = preferences
        self.newest = NewestPicture(self)
        self.newest.changed.connect(self._show)
        title = wrapped("photo-source-title", text=self.tr("Where is the photograph?"))
        embolden(title, HEADING)
        told = self.tr("It can also be dropped here. It never leaves this computer.")
        hint = wrapped("photo-source-hint", text=told)
        open_ = push_button(
            "photo-open", self.tr("&Open a picture…"), act=self.ask, tall=HIGH_TARGET
        )
        paste = push_button(
            "photo-paste", self.tr("&Paste a picture"), act=self.pasted.emit, tall=HIGH_TARGET
        )
        choose = push_button("photo-folder", self.tr("Watch a &folder…"), act=self.ask_folder)
        for button in (open_, paste, choose):
            button.setAutoDefault(False)
        plate = Plate()
        self._heading = wrapped("photo-newest-title", bold=True)
        self._picture = named(plain_label(), "photo-newest", "")
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setMinimumHeight(SIDE)
        self._told = wrapped("photo-newest-told", size=SMALL)
        self._told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        inside = in_column(
            self._heading, self._picture, self._told, in_row(None, choose, None), inside=plate
        )
        inside.setContentsMargins(ROOM, WIDE, ROOM, WIDE)
        inside.setSpacing(GAP)
        column = in_column(title, hint, in_row(open_, paste), plate, None, gap=SPACE)
        middle = QWidget()
        middle.setLayout(column)
        middle.setFixedWidth(round(WIDTH * max(text_scale(self.font()), 1.0)))
        inner = QWidget()
        in_row(None, middle, None, inside=inner)
        in_column(scrolling(inner, self), inside=self)

    def watch(self) -> None:
        """Starts to watch the folder named in the preferences, if any."""
        name = self._preferences.photo_folder
        self.newest.watch(Path(name) if name else None)
        self._show()

    def rest(self) -> None:
        """Stops watching the folder, as another page is visible."""
        self.newest.watch(None)

    def ask(self) -> None:
        """Asks for a picture file. Emits ``chosen`` unless the user cancels."""
        kinds = " ".join(f"*{kind}" for kind in KINDS)
        about = formatted(self.tr("Pictures ({kinds});;All files (*)"), kinds=kinds)
        title = self.tr("Open a photograph")
        path = file_to_open(self.window(), title, self._preferences, about)
        if path is not None:
            self.chosen.emit(path)

    def ask_folder(self) -> None:
        """Asks for a folder, and watches it."""
        start = "" if self.newest.problem else self._preferences.photo_folder
        start = start or self._preferences.folder
        title = self.tr("The folder where pictures arrive")
        name = QFileDialog.getExistingDirectory(self.window(), title, start)
        if name:
            self._preferences.photo_folder = name
            self.watch()

    def _show(self) -> None:
        folder, path = self.newest.folder, self.newest.path
        if folder is None:
            heading = self.tr("Newest picture in a folder")
            told = self.tr("Choose the folder where the phone's pictures arrive.")
        else:
            heading = formatted(self.tr("Newest picture in {folder}"), folder=folder.name)
            told = self.tr("No picture there yet. A new one is shown as soon as it arrives.")
        if self.newest.problem is not None:
            told = said(self.newest.problem, self._preferences.language)
        image = QPixmap()
        if path is not None:
            image = self._small(path)
            when = QFileInfo(str(path)).lastModified().toString("yyyy-MM-dd HH:mm")
            told = f"{path.name}\n{when}"
        self._heading.setText(heading)
        self._picture.setPixmap(image)
        self._picture.setAccessibleName("" if path is None else path.name)
        tell(self._told, told)
        self.changed.emit()

    def _small(self, path: Path) -> QPixmap:
        ratio = self.devicePixelRatioF()
        made = QPixmap.fromImage(thumbnail(path, round(SIDE * ratio)))
        made.setDevicePixelRatio(ratio)
        return made
