"""The list of recent files on the first page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QDate,
    QDateTime,
    QLocale,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.core.base.language import LANGUAGES, Language
from goref.io.event.schema import SUFFIX
from goref.io.files import one_line
from goref.qt.first_page.page_button import PageButton
from goref.qt.first_page.pictures import draw, small_board
from goref.qt.frame.line_button import LineButton
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import GAP, SMALL, SPACE, WIDE
from goref.qt.look.style import roles
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import Plate, in_column, in_row
from goref.qt.widgets.wrapping import embolden, plain_label, tip, wrapped

if TYPE_CHECKING:  # files are read once the page is painted
    from goref.qt.first_page.recent_file import RecentFile

MOST_SHOWN = 6
"""The number of files shown at first."""
BOARD = 46
"""The side of a small board at ordinary text size, in logical pixels."""
LONGEST = 60
"""The largest number of characters of a title; titles come from files."""


class RecentRow(PageButton):
    """A row with a small board, the players, the state and the time of a recent file.

    Attributes:
        file: what was read of the file; None before.
    """

    def __init__(self, path: Path, language: Language, theme: BoardTheme) -> None:
        super().__init__("recent-file", QSizePolicy.Policy.Preferred)
        self._path, self._language, self._theme = path, language, theme
        self._board: QImage | None = None
        self.file: RecentFile | None = None
        self._side = round(BOARD * text_scale(self.font()))
        self.setFlat(True)
        self.setToolTip(tip(str(path)))
        self.title = wrapped("recent-title", self, bold=True)
        self.state = wrapped("recent-state", self, " ")  # keeps the place of the line
        self.time = plain_label("", self)
        for label in (self.state, self.time):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            embolden(label, SMALL, bold=False)
        self.let_through(self.title, self.state, self.time)
        first = in_row(self.title, self.time, gap=SPACE, grows=self.title)
        texts = in_column(None, first, self.state, None, gap=GAP)
        row = in_row(texts, inside=self)
        row.setContentsMargins(2 * WIDE + self._side, SPACE, WIDE, SPACE)
        row.addStrut(self._side)
        self._name(path.name)

    def _name(self, name: str) -> None:
        name = one_line(name)
        shown = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        self.title.setText(shown)
        self.setAccessibleName(shown)

    def show_file(self, file: RecentFile) -> None:
        """Shows what was read of the file."""
        self.file, told = file, file.state
        self.time.setText("" if file.when is None else time_text(file.when, self._language))
        if file.problem:
            told = self.tr("Cannot be read at present")
            self.setToolTip(tip(f"{self._path}\n{file.problem}"))
        if file.title:
            self._name(file.title)
        if file.position is not None:
            self._board = small_board(
                file.position, self._side, self._theme, self.devicePixelRatioF()
            )
        self.state.setText(told or " ")
        colours, role = self.palette(), QPalette.ColorRole.PlaceholderText
        if file.is_open:
            colours.setColor(role, QColor(roles().warning))
        self.state.setPalette(colours)
        self.setAccessibleDescription(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        if self.y() > 1:  # below another row
            p.setPen(self.palette().color(QPalette.ColorRole.Mid))
            p.drawLine(0, 0, self.width(), 0)
        place = QPoint(WIDE, (self.height() - self._side) // 2)
        if self._board is not None:
            p.drawImage(place, self._board)
        elif self._path.suffix == SUFFIX:
            ink = self.palette().color(QPalette.ColorRole.ButtonText)
            inset = self._side // 6
            square = QRect(place, QSize(self._side, self._side))
            draw(p, QRectF(square.adjusted(inset, inset, -inset, -inset)), "event", ink)
        p.end()


def time_text(when: float, language: Language) -> str:
    """Returns when a file was changed: the time of day if it was today, else the date.

    Args:
        when: seconds since 1970.
    """
    moment = QDateTime.fromSecsSinceEpoch(int(when))
    form, locale = QLocale.FormatType.ShortFormat, QLocale(LANGUAGES[language].locale)
    if moment.date() == QDate.currentDate():
        return locale.toString(moment.time(), form)
    return locale.toString(moment.date(), form)


class RecentList(QWidget):
    """The recent files under a heading; hidden if there are no files.

    Of several files with the same game, only the newest is shown. At first, at most
    ``MOST_SHOWN`` files are shown.

    Attributes:
        rows: the rows of all files by path, newest first.
        all: the link that shows all files; hidden if all are shown.

    Signals:
        chosen: the user chose a file; carries its path.
    """

    chosen = Signal(Path)

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._language, self._theme = language, theme
        self.rows: dict[Path, RecentRow] = {}
        self.heading = plain_label(self.tr("Recent"), bold=True)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self._plate = Plate()
        self._column = in_column(inside=self._plate, gap=0)
        self._column.setContentsMargins(1, 1, 1, 1)
        self.all = LineButton(self)
        self.all.setObjectName("link-all-cases")
        self.all.say(self.tr("All cases…"))
        self.all.setAccessibleName(self.all.said)
        self.all.clicked.connect(self._show_all)
        self._most = MOST_SHOWN
        in_column(self.heading, self._plate, self.all, None, inside=self, gap=WIDE)

    def show_paths(self, paths: Sequence[Path]) -> None:
        """Shows files by their names. Rows that exist already are kept."""
        self.setVisible(bool(paths))
        if list(paths) != list(self.rows):
            for row in self.rows.values():
                self._column.removeWidget(row)
            old, self.rows = self.rows, {}
            for path in paths:
                row = old.pop(path) if path in old else self._made(path)
                self.rows[path] = row
                self._column.addWidget(row)
            for row in old.values():
                row.hide()
                row.deleteLater()
        self._choose()

    def _show_all(self) -> None:
        """Shows all files. The focus moves to the first one that was hidden."""
        before = [row for row in self.rows.values() if not row.isHidden()]
        self._most = len(self.rows)
        self._choose()
        added = [row for row in self.rows.values() if row not in before and not row.isHidden()]
        for row in added[:1]:
            row.setFocus()

    def _choose(self) -> None:
        """Shows the newest files, each game once, and hides the other rows."""
        games: list[RecentFile] = []
        shown = 0
        for row in self.rows.values():
            again = row.file is not None and any(map(row.file.is_same_game, games))
            row.setVisible(not again and shown < self._most)
            if not again:
                shown += 1
                games += [] if row.file is None else [row.file]
        self.all.setVisible(shown > self._most)

    def _made(self, path: Path) -> RecentRow:
        row = RecentRow(path, self._language, self._theme)
        row.clicked.connect(lambda _: self.chosen.emit(path))
        return row

    def show_file(self, path: Path, file: RecentFile) -> None:
        """Shows what was read of a file."""
        if path in self.rows:
            self.rows[path].show_file(file)
            self._choose()
