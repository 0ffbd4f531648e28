"""Who plays what game: both players, what they took, rule set, komi and moves."""

from __future__ import annotations

from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from goref.app.assessment import Assessment
from goref.app.edits.details import LONGEST, StateDetails, as_detail
from goref.app.sheet.names import plain
from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.language import Language
from goref.core.rulesets.table import ruleset
from goref.core.scoring.payments import komi_of
from goref.core.words.details import komi_text
from goref.core.words.terms import SIDES, term
from goref.qt.board import marks
from goref.qt.board.layout import Cell
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import in_column, in_row, named
from goref.qt.widgets.metrics import GAP, SMALL, SPACE, TARGET
from goref.qt.widgets.wrapping import embolden

LARGER = 1.05
"""Names stand out a little."""
MOST_LINES = 2
"""Lines of a name; what is longer is told by the tool tip."""
STONE = 1.15
"""A stone's diameter in heights of a name's capital letters and what hangs below them."""
RANK = "9 dan pro"
"""A rank's field has room for so much, and a name never less."""
LONGEST_RANK = 20
"""Signs of a rank that are shown."""
MANY = 888
"""Moves and stones of which there is always room to tell: they grow while a game is played."""
JOINT = " · "
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LineButton(QPushButton):
    """A line of text that is pressed; it takes more lines where it needs them.

    Attributes:
        said: the text.
    """

    def __init__(self, parent: QWidget, *, at_right: bool = False) -> None:
        super().__init__(parent)
        self.said = self._tail = ""
        self._at_right = at_right
        self._ink = QPalette.ColorRole.Link
        self.setFlat(True)
        self.setAutoDefault(True)  # Enter presses it
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(
        self, text: str, ink: QPalette.ColorRole = QPalette.ColorRole.Link, tail: str = ""
    ) -> None:
        """Show a text; ``tail``: how it ends, also where it is cut short."""
        if (text, ink, tail) != (self.said, self._ink, self._tail):
            self.said, self._ink, self._tail = text, ink, tail
            self.updateGeometry()
            self.update()

    def lines(self, width: int) -> tuple[list[str], int]:
        """The text in lines, cut short where there would be too many, and their height.

        Chinese and Japanese signs may come of another font, and stand higher than the rest.
        """
        wide = max(width - 2 * GAP, 1)
        layout = QTextLayout(self.said, self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        lines, high = list[str](), self.fontMetrics().lineSpacing()
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(wide)
            high = max(high, ceil(line.height()))
            start, end = line.textStart(), line.textStart() + line.textLength()
            if len(lines) == MOST_LINES - 1 and end < len(self.said):
                measure, cut = self.fontMetrics(), Qt.TextElideMode.ElideRight
                rest = self.said[start : len(self.said) - len(self._tail)]
                room = wide - measure.horizontalAdvance(self._tail)
                lines.append(measure.elidedText(rest, cut, room) + self._tail)
                break
            lines.append(self.said[start:end].rstrip())
        layout.endLayout()
        return lines or [""], high

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines, high = self.lines(width)
        return max(len(lines) * high + GAP, TARGET)

    def sizeHint(self) -> QSize:
        wide = ceil(QFontMetricsF(self.font()).horizontalAdvance(self.said))
        return QSize(wide + 2 * GAP, max(self.fontMetrics().lineSpacing() + GAP, TARGET))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and event.key() in (*ENTER, Qt.Key.Key_Space):
            return  # the key is still held that ended the editing
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shades, role = self.palette(), QPalette.ColorRole
        lines, high = self.lines(self.width())
        wide = max(map(self.fontMetrics().horizontalAdvance, lines)) + 2 * GAP
        wide = min(wide, self.width())
        left = self.width() - wide if self._at_right else 0
        if self.hasFocus() or (self.underMouse() and self.isEnabled()):
            ink = role.Highlight if self.hasFocus() else role.Mid
            painter.setPen(QPen(shades.color(ink), 2))
            frame = QRect(left, 0, wide, self.height()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(frame, GAP, GAP)
        # What cannot be changed is told as clearly.
        painter.setPen(shades.color(QPalette.ColorGroup.Active, self._ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        top = (self.height() - len(lines) * high) // 2
        for number, line in enumerate(lines):
            place = QRect(left + GAP, top + number * high, wide, high)
            painter.drawText(place, flags | Qt.TextFlag.TextSingleLine, line)
        painter.end()


class PlayerRow(QWidget):
    """A player: a stone, the name and rank, and the stones taken.

    Name and rank are changed in place: a press on them makes them fields. Enter and leaving
    them state what is written there, Escape drops it.

    Signals:
        stated: another name or rank was stated: an edit.
    """

    stated = Signal(object)

    def __init__(self, colour: Colour, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._colour, self._theme = colour, theme
        self._keys = (f"P{colour.letter}", f"{colour.letter}R")
        self._recorded = ("", "")
        self._before: QWidget | None = None
        self._editable = True
        self.side = term(SIDES, colour.letter, language)
        self.setObjectName(f"player-{colour.letter}")
        self.name = LineButton(self)
        self.name.setObjectName(f"name-{colour.letter}")
        embolden(self.name, LARGER)
        self.name.clicked.connect(self.edit)
        self.took = QLabel(self)
        self.took.setObjectName(f"took-{colour.letter}")
        self.took.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.took.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        embolden(self.took, SMALL, bold=False)
        self.fields: tuple[QLineEdit, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    # Showing

    def show_player(self, name: str, rank: str, taken: int | None) -> None:
        """Show who plays the side.

        Args:
            name, rank: as the record has them; empty where it does not tell.
            taken: stones of the other side that were captured; None where nobody knows.
        """
        if (name, rank) != self._recorded:
            self._recorded = (name, rank)
            if self.is_edited:  # it is another game, or an act was taken back
                self._end()
        self._show_name()
        told = "" if taken is None else self._took(taken)
        self.took.setText(told)
        self.took.setAccessibleName(f"{self.side}: {told}" if told else "")
        self.arrange()

    def _show_name(self) -> None:
        name, rank = plain(self._recorded[0]), plain(self._recorded[1], LONGEST_RANK)
        told = " ".join(text for text in (name, rank) if text)
        add = self.tr("Add a name")
        # A name that is missing is told as the side; and that it can be given.
        shown = told or (f"{self.side} – {add}" if self._editable else self.side)
        role = QPalette.ColorRole
        embolden(self.name, bold=bool(told))
        ink = role.WindowText if told else role.PlaceholderText
        self.name.say(shown, ink, f" {rank}" if name and rank else "")
        change = self.tr("Change name and rank") if told else add
        self.name.setAccessibleName(f"{self.side}: {told or add}")
        self.name.setAccessibleDescription(change if self._editable else "")
        self.name.setToolTip("\n".join([told, change] if told else [change]))
        if not self._editable:
            self.name.setToolTip(told)

    def _took(self, count: int) -> str:
        return self.tr("took {count}").format(count=count)

    def set_editable(self, on: bool) -> None:
        """Whether the name may be changed here."""
        if on is not self._editable:
            self._editable = on
            self._end()
            self.name.setEnabled(on)
            self._show_name()

    # Editing

    @property
    def is_edited(self) -> bool:
        """Whether name and rank are fields at the moment."""
        return bool(self.fields) and not self.fields[0].isHidden()

    def edit(self) -> None:
        """Make name and rank fields, and write in the first."""
        if not self._editable or self.is_edited:
            return
        self._before = QApplication.focusWidget()
        if not self.fields:
            self.fields = self._made_fields()
        for field, text in zip(self.fields, self._recorded, strict=True):
            field.setText(text)
            field.show()
        self.name.hide()
        self.took.hide()
        self.arrange()
        self.fields[0].selectAll()
        self.fields[0].setFocus()

    def _made_fields(self) -> tuple[QLineEdit, ...]:
        made = []
        letter = self._colour.letter
        for key, what in (("name", self.tr("Name")), ("rank", self.tr("Rank"))):
            field = named(QLineEdit(self), f"{key}-field-{letter}", f"{self.side}: {what}")
            field.setPlaceholderText(what)
            field.setMaxLength(LONGEST)
            field.installEventFilter(self)
            made.append(field)
        for one, next_ in pairwise((self.name, *made)):
            QWidget.setTabOrder(one, next_)
        return tuple(made)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the fields Enter and Escape end the editing, and do nothing else."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and event.key() in (*ENTER, Qt.Key.Key_Escape):
            event.accept()  # nobody else is to have it
            if kind is QEvent.Type.KeyPress and not event.isAutoRepeat():
                # Repeated it would still be the key that made them fields.
                self._finish(keep=event.key() in ENTER)
            return True
        if kind is QEvent.Type.FocusOut and self._was_left():
            self._state()
            self._end()
        return super().eventFilter(watched, event)

    def _was_left(self) -> bool:
        """Whether the focus went elsewhere in the window, or into a menu of the window."""
        popup = QApplication.activePopupWidget()
        if popup is not None:  # a field's own menu is no leaving
            return popup.parent() not in self.fields
        focus = QApplication.focusWidget()
        here = self.window().isActiveWindow()
        return self.is_edited and here and focus not in self.fields

    def _finish(self, *, keep: bool) -> None:
        before = self._before
        if keep:
            self._state()
        self._end()
        back = before if before is not None and before.isVisible() else self.name
        back.setFocus()

    def _state(self) -> None:
        """Tell what was written, if it is another than was recorded."""
        texts = []
        for key, field, was in zip(self._keys, self.fields, self._recorded, strict=True):
            now = as_detail(field.text())
            if field.isModified() and now != was:
                texts.append((key, now))
            field.setModified(False)
        if texts:
            self.stated.emit(StateDetails(tuple(texts)))

    def _end(self) -> None:
        """Show the name again, whatever is written."""
        if self.is_edited:
            self.name.show()
            self.took.show()
            for field in self.fields:
                field.hide()
            self.arrange()

    # Room

    @property
    def _left(self) -> int:
        """Where the name begins: behind the stone."""
        return self._stone + SPACE

    @property
    def _stone(self) -> int:
        return round(self.name.fontMetrics().height() * STONE * SMALL)

    @property
    def _reserved(self) -> int:
        """Room for what was taken, also while that is little or not known."""
        widest = self.took.fontMetrics().horizontalAdvance(self._took(MANY))
        return max(widest, self.took.sizeHint().width()) + SPACE + GAP

    def arrange(self) -> None:
        """Give everything its place."""
        high, left = self.height(), self._left
        right = self.width() - self._reserved
        self.name.setGeometry(left - GAP, 0, max(right - left, 0), high)
        self.took.setGeometry(right, 0, self._reserved - GAP, high)
        if self.is_edited:
            name, rank = self.fields
            wide = rank.fontMetrics().horizontalAdvance(RANK) + 2 * SPACE
            wide = min(wide, (self.width() - left) // 3)
            low = max(TARGET, name.sizeHint().height())
            top = (high - low) // 2
            start = self.width() - wide
            name.setGeometry(left, top, start - GAP - left, low)
            rank.setGeometry(start, top, wide, low)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = width - self._reserved - self._left
        field = self.fontMetrics().height() + 2 * GAP + 2
        return max(self.name.heightForWidth(max(room, 1)), field)

    def sizeHint(self) -> QSize:
        width = self.minimumSizeHint().width()
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def minimumSizeHint(self) -> QSize:
        least = self.name.fontMetrics().horizontalAdvance(RANK)
        return QSize(self._left + least + self._reserved, TARGET)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        painter.translate(QPointF(self._stone / 2, self.height() / 2))
        cell = Cell(round(self._stone * ratio), ratio, 1)
        marks.stone(painter, cell, self._theme, self._colour)
        painter.end()


class _CaseLine(QLabel):
    """A line that keeps the room of a longer one, so that nothing moves while it grows."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        embolden(self, SMALL, bold=False)
        self._longest = ""

    def tell(self, text: str, longest: str) -> None:
        self._longest = longest
        self.setText(text)

    def heightForWidth(self, width: int) -> int:
        wrap = Qt.TextFlag.TextWordWrap
        room = QRect(0, 0, max(width, 1), 10_000)
        kept = self.fontMetrics().boundingRect(room, wrap, self._longest).height()
        return max(super().heightForWidth(width), kept)


def _joined(name: str, *parts: str) -> str:
    """Parts in a line that breaks between them only; a name may be long, and breaks."""
    return JOINT.join([name, *(part.replace(" ", "\u00a0") for part in parts)])


class WhoBand(QWidget):
    """Both players and, in a line under them, what game it is.

    Signals:
        stated: a name or rank was stated: an edit.
        changeWanted: record and facts are to be opened.
    """

    stated = Signal(object)
    changeWanted = Signal()  # noqa: N815

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("who")
        self._language = language
        self.players = Pair(
            PlayerRow(BLACK, language, theme), PlayerRow(WHITE, language, theme)
        )
        for player in self.players:
            player.stated.connect(self.stated)
        self.line = _CaseLine("case-line")
        self.change = LineButton(self, at_right=True)
        self.change.setObjectName("change")
        self.change.clicked.connect(self.changeWanted)
        self.change.setToolTip(self.tr("Rule set, komi, facts and details of the game"))
        embolden(self.change, SMALL, bold=False)
        text = self.tr("Change…")
        self.change.say(text)
        self.change.setAccessibleName(text)
        below = in_row(self.line, self.change, gap=SPACE, grows=self.line)
        in_column(*self.players, below, inside=self, gap=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_case(self, assessment: Assessment, moment: int | None = None) -> None:
        """Show whose game it is.

        Args:
            moment: which moment of the record is shown; None for the last one.
        """
        case = assessment.case
        rules, info = ruleset(case.rules), case.record.info
        facts = assessment.bench.facts(rules.passes)
        lost = facts.captured
        if moment is not None and moment < len(case.moments) - 1:
            lost = case.moments[moment].captured
        for colour, player in zip((BLACK, WHITE), self.players, strict=True):
            letter = colour.letter
            taken = None if lost is None else lost.of(colour.other)
            player.show_player(info.text(f"P{letter}"), info.text(f"{letter}R"), taken)
        parts = list[str]()
        if not rules.known_only:
            komi = komi_of(case, rules, facts.handicap)
            parts.append(komi_text(komi, rules.unit, self._language))
        if facts.handicap:
            parts.append(self.tr("handicap {stones}").format(stones=facts.handicap))
        moves = len(case.record.acts)
        told = [self._moves(moves)] if moves else []
        name = rules.name.in_(self._language)
        self.line.tell(
            _joined(name, *parts, *told),
            _joined(name, *parts, self._moves(max(moves, MANY))),
        )

    def _moves(self, moves: int) -> str:
        if moves == 1:
            return self.tr("1 move")
        return self.tr("{moves} moves").format(moves=moves)

    def set_editable(self, on: bool) -> None:
        """Whether the names may be changed here; those of an event's table are its own."""
        for player in self.players:
            player.set_editable(on)
