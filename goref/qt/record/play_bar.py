"""The bar above the board while a game is recorded: where it stands, what may be done now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.language import Language, capital
from goref.core.game.record import ActKind, Say
from goref.core.stopping.game_state import GameState
from goref.core.stopping.options import Option
from goref.core.words.stopping.stopping import (
    option_means,
    option_name,
    refused,
    standing_sentence,
)
from goref.qt.board.accessible import read_out
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.metrics import GAP, HIGH_TARGET, TARGET
from goref.qt.widgets.reason_line import ReasonLine
from goref.qt.widgets.wrapping import embolden, wrapped

Key = tuple[Colour | None, ActKind | None, Say | None]
BY_ONE_SIDE = (Say.RESUME, Say.RESIGN)
"""What a side says alone; all else is said by both together."""
KEYS: tuple[Key, ...] = (
    *((None, kind, None) for kind in ActKind if kind is not ActKind.PLAY),
    *(
        (colour, None, say)
        for say in Say
        for colour in ((BLACK, WHITE) if say in BY_ONE_SIDE else (None,))
    ),
)
"""The buttons there are: an act is the side's whose turn it is."""
ROOM = 240
"""Least width of the sentence beside other buttons."""
TELLING = (QEvent.Type.FocusIn, QEvent.Type.Enter)


class PlayBar(QWidget):
    """The standing of a game in a sentence, and a button for each option but to play.

    The buttons are made once, and shown as far as they are offered: a button never comes to
    mean another act.

    Signals:
        chosen: a button was pressed: its ``Option``.
        told: a button has the focus or the pointer: what it would mean.
        ruled: what was refused is to be recorded by ruling: the reason, which is not empty.
        left: the button that had the focus is offered no more.
        done: recording is over.
    """

    chosen = Signal(object)
    told = Signal(str)
    ruled = Signal(str)
    left = Signal()
    done = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Recording the game"))
        self._language = language
        self._now: GameState | None = None
        self._offered: dict[Key, Option] = {}
        self._hint = ""
        self.sentence = wrapped("standing", self)
        embolden(self.sentence)
        self.message = wrapped("play-message", self)
        self._buttons = {key: self._option_button(key) for key in KEYS}
        self.offer = bar_button("rule-it", self.tr("Record it by ruling…"), self._ask, self)
        self.line = ReasonLine(self)
        self.line.given.connect(self.ruled)
        self.line.missed.connect(lambda: self._tell(refused("no-reason", language), True))
        self.line.dropped.connect(self.stop_asking)
        self.offer.hide()
        self.line.hide()
        self.end = bar_button(
            "play-done", self.tr("Done"), self.done.emit, self, tall=HIGH_TARGET
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def button(self, option: Option) -> QPushButton:
        """The button of an option that is not to play."""
        return self._buttons[_key(option)]

    def buttons(self) -> list[QPushButton]:
        """The buttons of what is offered, in their order."""
        return [self._buttons[key] for key in KEYS if key in self._offered]

    def follow_in_tab_order(self, widget: QWidget) -> None:
        """Let the Tab key come here from a widget first."""
        for mine in (*self._buttons.values(), self.offer, *self.line.controls(), self.end):
            QWidget.setTabOrder(widget, mine)
            widget = mine

    @property
    def is_asking(self) -> bool:
        """Whether the reason of a ruling is asked for."""
        return not self.line.isHidden()

    def show_standing(self, now: GameState) -> None:
        """Show where the game stands and what may be done."""
        if now == self._now:
            return
        self._now = now
        self._offered = {
            _key(option): option for option in now.options if option.kind is not ActKind.PLAY
        }
        for key, button in self._buttons.items():
            if key not in self._offered and button.hasFocus():
                self.left.emit()  # or the focus would go to another act
            self._fill(button, self._offered.get(key))
        self.sentence.setText(standing_sentence(now, self._language))
        play = now.option(now.to_move, ActKind.PLAY)
        plain = play is None or play.means == "play"
        self._hint = "" if plain or play is None else option_means(play, self._language)
        self.say("")

    def refuse(self, reason: str, *, may_rule: bool = False) -> None:
        """Say why an act cannot be; ``may_rule``: offer to record it by ruling."""
        self.say(reason, strong=True)
        read_out(self, reason)
        if may_rule:
            self.offer.show()
            self._arrange()

    def say(self, text: str, *, strong: bool = False) -> None:
        """Say something under the buttons; nothing: what a play would mean, if it is odd."""
        self.stop_asking()
        if self.offer.hasFocus():
            self.left.emit()
        self.offer.hide()
        self._tell(text or self._hint, strong)

    def stop_asking(self) -> None:
        """Ask for no reason any more; what was refused can still be recorded by ruling."""
        if not self.is_asking:
            return
        if self.line.has_focus():
            self.left.emit()
        self.line.hide()
        self.offer.show()
        self._arrange()

    def _ask(self) -> None:
        """Ask for the reason, in the place of the acts."""
        self.line.begin()
        self.offer.hide()
        self._arrange()

    def _tell(self, text: str, strong: bool) -> None:
        embolden(self.message, bold=strong)
        self.message.setText(text)
        self._arrange()

    def _arrange(self) -> None:
        self.updateGeometry()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A button that is looked at says what it would mean."""
        if event.type() in TELLING:
            for key, option in self._offered.items():
                if self._buttons[key] is watched:
                    self.told.emit(option_means(option, self._language))
        return super().eventFilter(watched, event)

    # Where things are: placed by hand, for no layout breaks its rows where there is no room

    def _rows(self, width: int) -> list[list[QWidget]]:
        """What stands in each row; the sentence is the first of the first, the message last."""
        acts = [b for key, b in self._buttons.items() if key in self._offered]
        aside = [b for b in acts if b in self._asides()]
        first: list[QWidget] = [self.sentence, self.end]
        every = [*self._asides(), self.end]
        if ROOM + sum(b.sizeHint().width() + GAP for b in every) <= width:
            first[1:1] = aside
            acts = [b for b in acts if b not in aside]
        rows, left = [first], 0
        for button in [] if self.is_asking else acts:
            wide = button.sizeHint().width() + GAP
            if wide > left:
                rows.append([])
                left = width + GAP
            rows[-1].append(button)
            left -= wide
        if len(rows) == 1:
            # The room of the acts is kept, or the board would jump.
            rows.append([self.line] if self.is_asking else [])
        return [*rows, [self.message] if self.offer.isHidden() else [self.message, self.offer]]

    def _asides(self) -> list[QPushButton]:
        """What is offered all the time."""
        return [b for key, b in self._buttons.items() if key[2] is Say.RESIGN]

    def _heights(self, rows: list[list[QWidget]], width: int) -> list[int]:
        first, last = (
            max(
                *(least, *(widget.sizeHint().height() for widget in row[1:])),
                row[0].heightForWidth(max(width - _wide(row[1:]) - GAP, 1)),
            )
            # Nothing moves when something is offered in the last row.
            for row, least in ((rows[0], HIGH_TARGET), (rows[-1], TARGET))
        )
        between = [max([HIGH_TARGET, *(w.sizeHint().height() for w in r)]) for r in rows[1:-1]]
        return [first, *between, last]

    def _place(self) -> None:
        width, y = self.width(), 0
        rows = self._rows(width)
        for button in self.buttons():
            button.setVisible(any(button in row for row in rows))
        for row, high in zip(rows, self._heights(rows, width), strict=True):
            wide = {widget: widget.sizeHint().width() for widget in row}
            spare = width - sum(wide.values()) - GAP * (len(row) - 1)
            if row and row[0] in (self.sentence, self.message, self.line):
                wide[row[0]] += spare  # a text takes what is left over, or wraps
            elif len(rows) == 3 and row:
                for widget in row:
                    wide[widget] += spare // len(row)
            x = 0
            for widget in row:
                widget.setGeometry(x, y, wide[widget], high)
                x += wide[widget] + GAP
            y += high + GAP

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        return sum(high + GAP for high in self._heights(rows, width)) - GAP

    def sizeHint(self) -> QSize:
        return QSize(2 * ROOM, self.heightForWidth(2 * ROOM))

    def minimumSizeHint(self) -> QSize:
        shown = [*self.buttons(), self.end, self.offer]
        widest = max(button.sizeHint().width() for button in shown)
        return QSize(max(widest, ROOM), 3 * HIGH_TARGET)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # What is on it

    def _option_button(self, key: Key) -> QPushButton:
        colour, kind, say = key
        what = kind.value if kind else say.value if say else ""
        name = f"do-{what}-{colour.letter}" if colour else f"do-{what}"
        button = bar_button(name, "", lambda: self._choose(key), self, tall=HIGH_TARGET)
        button.installEventFilter(self)
        button.hide()
        return button

    def _fill(self, button: QPushButton, option: Option | None) -> None:
        button.setVisible(option is not None)
        if option is None:
            return
        name, means = option_name(option, self._language), option_means(option, self._language)
        article = option.article.in_(self._language)
        button.setText(capital(name))
        button.setAccessibleName(button.text())
        button.setAccessibleDescription(means)
        button.setToolTip(f"{means}\n({article})")

    def _choose(self, key: Key) -> None:
        option = self._offered.get(key)
        if option is not None:
            self.chosen.emit(option)


def _wide(row: list[QWidget]) -> int:
    """What some widgets side by side ask for."""
    return sum(widget.sizeHint().width() + GAP for widget in row) - GAP


def _key(option: Option) -> Key:
    """Which button an option has."""
    return (None if option.kind is not None else option.colour, option.kind, option.say)
