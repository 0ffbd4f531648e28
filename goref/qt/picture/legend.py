"""The legend: all marks on the board, each with its name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QWidget

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.texts.terms import KINDS, term
from goref.qt.board.painter import items, sample
from goref.qt.board.view import BoardView, Look, PointMark, Proposal
from goref.qt.look.appearance import text_scale
from goref.qt.look.theme import BoardTheme
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.ruling.kinds import SIGN, sign
from goref.qt.widgets.wrapping import plain_label

ACROSS, DOWN = 8, 2
"""The space between entries, horizontally and vertically, in logical pixels."""
HIGHEST = 200
"""The largest height of the legend in pixels; a higher one scrolls."""
SMALLER = 0.9
"""The size of the legend's text, as a multiple of ordinary text."""
POINT = 0
EMPTY = Position.empty(grid(2))
WHITE_STONE = Position.of(grid(2), white=[POINT])
BLACK_STONE = Position.of(grid(2), black=[POINT])
LAND = {POINT: PointMark(PointKind.TERRITORY, BLACK)}
ONLY = frozenset([POINT])
VIEWS = {
    "dead": BoardView(WHITE_STONE, dead=ONLY),
    "seki": BoardView(BLACK_STONE, seki=ONLY),
    "last": BoardView(BLACK_STONE, last=POINT),
    "proposed": BoardView(
        EMPTY, marks={POINT: PointMark(PointKind.TERRITORY, WHITE, proposed=True)}
    ),
    "flagged": BoardView(EMPTY, flagged=ONLY),
    "disputed": BoardView(EMPTY, disputed=ONLY),
    "lit": BoardView(BLACK_STONE, lit=ONLY),
}
"""The marks that are not kinds of points, each as a view of one point."""
SUGGESTED: dict[Look | StoneStatus, str] = {
    StoneStatus.DEAD: QT_TRANSLATE_NOOP("Legend", "suggested: dead"),
    StoneStatus.SEKI: QT_TRANSLATE_NOOP("Legend", "suggested: seki"),
    Look.UNCLEAR: QT_TRANSLATE_NOOP("Legend", "ask the players"),
    Look.OPEN: QT_TRANSLATE_NOOP("Legend", "open border"),
    Look.PROTECT: QT_TRANSLATE_NOOP("Legend", "protective play?"),
    Look.ATARI: QT_TRANSLATE_NOOP("Legend", "in atari"),
}
"""The marks of the second opinion, with their names."""


class Legend(QScrollArea):
    """A legend of all marks with their names, in as many columns as fit.

    It scrolls rather than taking space from the board.
    """

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Marks on the board"))
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * SMALLER)
        self.setFont(font)  # before the entries are created, which measure with it
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inner = QWidget()
        self.setWidget(self._inner)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._theme = theme
        self._always = [
            Entry(key, name, picture(key, theme), self._inner)
            for key, name in names(language).items()
        ]
        self._entries = self._always
        self._suggested: list[Entry] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_suggested(self, on: bool) -> None:
        """Shows or hides the marks of the second opinion."""
        if on and not self._suggested:
            for what, text in SUGGESTED.items():
                name = QCoreApplication.translate("Legend", text)
                shown = suggested_sign(what, self._theme)
                key = f"suggested-{what.value}"
                self._suggested.append(Entry(key, name, shown, self._inner))
        for entry in self._suggested:
            entry.setVisible(on)
        self._entries = self._always + (self._suggested if on else [])
        self._place()
        self.updateGeometry()

    # The columns

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        highest = round(HIGHEST / max(text_scale(self.font()) / SMALLER, 1.0))
        return min(self._high(self._rows(width)), highest) + 2 * self.frameWidth()

    def sizeHint(self) -> QSize:
        width = 3 * (self._entry_size().width() + ACROSS) - ACROSS + 2 * self.frameWidth()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        frame = 2 * self.frameWidth()
        return self._entry_size() + QSize(frame + self._bar(), frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        size = self._entry_size()
        rows = self._rows(self.width())
        scrolls = self._high(rows) > self.height() - 2 * self.frameWidth()
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if scrolls else policy.ScrollBarAlwaysOff
        )
        # Without scrolling, keys have no function here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)
        room = self.width() - 2 * self.frameWidth() - (self._bar() if scrolls else 0)
        columns = self._columns(room)
        rows = -(-len(self._entries) // columns)
        wide = (room + ACROSS) // columns
        self._inner.resize(max(room, size.width()), self._high(rows))
        for index, entry in enumerate(self._entries):
            column, row = divmod(index, rows)  # downwards first, as in printed lists
            place = column * wide, row * (size.height() + DOWN)
            entry.setGeometry(*place, max(wide - ACROSS, size.width()), size.height())

    def _rows(self, width: int) -> int:
        """Returns the number of rows if the legend has a width in pixels."""
        return -(-len(self._entries) // self._columns(width - 2 * self.frameWidth()))

    def _high(self, rows: int) -> int:
        return rows * (self._entry_size().height() + DOWN) - DOWN

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def _columns(self, width: int) -> int:
        fitting = (width + ACROSS) // (self._entry_size().width() + ACROSS)
        return min(max(fitting, 1), len(self._entries))

    def _entry_size(self) -> QSize:
        """Returns the size of an entry in which each one fits."""
        size = QSize()
        for entry in self._entries:
            size = size.expandedTo(entry.sizeHint())
        return size


def names(language: Language) -> dict[str, str]:
    """Returns the name of each mark, by key."""
    kinds = [kind.value for kind in PointKind]
    return {word: term(KINDS, word, language) for word in (*kinds, "dead", "seki")} | {
        "last": QCoreApplication.translate("Legend", "last move"),
        "proposed": QCoreApplication.translate("Legend", "hatched: proposed"),
        "disputed": QCoreApplication.translate("Legend", "disputed"),
        "flagged": QCoreApplication.translate("Legend", "contradiction"),
        "lit": QCoreApplication.translate("Legend", "mentioned"),
    }


class Entry(QWidget):
    """An entry of the legend: a mark with its name."""

    def __init__(self, key: str, name: str, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"legend-{key}")
        self.setAccessibleName(name)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        sign = QLabel(pixmap=picture)
        sign.setAccessibleName(name)
        text = plain_label(name)
        line.addWidget(sign)
        line.addWidget(text, 1)


def picture(key: str, theme: BoardTheme, size: int = SIGN, dpr: float = 2) -> QPixmap:
    """Returns a picture of a mark on a piece of board.

    Args:
        key: a key of :func:`names`.
        size: the side in logical pixels.
        dpr: device pixels of the picture for each logical pixel.
    """
    if key in VIEWS:
        return QPixmap.fromImage(sample(items(VIEWS[key], POINT), size, theme, dpr))
    return sign(PointKind(key), theme, size, dpr)


def suggested_view(what: Look | StoneStatus) -> BoardView:
    """Returns a view of one point with a mark of the second opinion."""
    match what:
        case StoneStatus():
            return BoardView(BLACK_STONE, proposals={POINT: Proposal(what)})
        case Look.UNCLEAR | Look.ATARI:
            return BoardView(BLACK_STONE, proposals={POINT: Proposal(None, what)})
        case Look.PROTECT:
            return BoardView(EMPTY, marks=LAND, proposals={POINT: Proposal(None, what)})
        case _:
            return BoardView(EMPTY, proposals={POINT: Proposal(None, what)})


def suggested_sign(
    what: Look | StoneStatus, theme: BoardTheme, size: int = SIGN, dpr: float = 2
) -> QPixmap:
    """Returns a picture of a mark of the second opinion. Sizes are as in :func:`picture`."""
    return QPixmap.fromImage(sample(items(suggested_view(what), POINT), size, theme, dpr))
