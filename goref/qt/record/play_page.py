"""The page next to the board while a game is recorded: its state and the possible acts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.stopping.game_state import GameState
from goref.core.stopping.options import CYCLES, AllowedAct
from goref.core.stopping.stop_machine import Phase
from goref.core.texts.stopping.stopping import (
    act_name,
    option_means,
    option_name,
    refused,
    standing_sentence,
)
from goref.core.texts.terms import SIDES, term
from goref.qt.board.accessible import read_out
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.frame.mode_page import ModePage
from goref.qt.look.metrics import HIGH_TARGET, TARGET
from goref.qt.look.theme import BoardTheme
from goref.qt.record.move_model import stone
from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.reason_line import ReasonLine
from goref.qt.widgets.wrapping import WrappingRow, embolden, tell, tip, wrapped

Key = tuple[Colour | None, ActKind | None, StatementKind | None]
BY_ONE_SIDE = (StatementKind.RESUME, StatementKind.RESIGN)
"""The statements that one player makes alone. All others are made by both players together."""
SELDOM = (StatementKind.RESIGN, *CYCLES, StatementKind.BOTH_LOSE)
"""Rarely used statements. Their buttons are small and below all others."""
KEYS: tuple[Key, ...] = (
    *((None, kind, None) for kind in ActKind if kind is not ActKind.PLAY),
    *(
        (colour, None, say)
        for say in StatementKind
        for colour in ((BLACK, WHITE) if say in BY_ONE_SIDE else (None,))
    ),
)
"""The keys of all buttons: (side or None, act or None, statement or None).

The side of an act is always the one to move.
"""
TOLD = (QEvent.Type.FocusIn, QEvent.Type.Enter)
LEFT = (QEvent.Type.FocusOut, QEvent.Type.Leave)


class PlayPage(ModePage):
    """The state of a game as a heading, and a button for each possible act except playing a
    stone.

    A button always stands for the same act, and is visible while that is possible.

    Attributes:
        message: the label that says why an act is refused, or what a play or a button means.

    Signals:
        chosen: a button was pressed; carries its ``AllowedAct``.
        ruled: the referee wants to record a refused act; carries the reason, never "".
        left: the button that had the focus was hidden.
    """

    chosen = Signal(object)
    ruled = Signal(str)
    left = Signal()

    def __init__(self, language: Language, theme: BoardTheme, parent: QWidget) -> None:
        super().__init__("play-page", self.tr("Recording the game"), parent)
        self._language, self._theme = language, theme
        self._now: GameState | None = None
        self._offered: dict[Key, AllowedAct] = {}
        self._hint = ""
        self._said = "", False
        self.message = wrapped("play-message", self.plate)
        self._rows = EqualButtonRow(self.plate), WrappingRow(self.plate)
        self._buttons: dict[Key, QPushButton] = {}
        for key in KEYS:
            is_seldom = key[2] in SELDOM
            button = self._button(key, TARGET if is_seldom else HIGH_TARGET)
            self._rows[is_seldom].put(button)
            self._buttons[key] = button
        self.offer = bar_button("rule-it", self.tr("Record it by ruling…"), self._ask)
        self.line = ReasonLine(self.plate)
        self.line.given.connect(self.ruled)
        self.line.missed.connect(lambda: self._tell(refused("no-reason", language), True))
        self.line.dropped.connect(self.stop_asking)
        self.offer.hide()
        self.line.hide()
        self.put(*self._rows, self.message, in_row(self.offer, None), self.line)

    def button(self, option: AllowedAct) -> QPushButton:
        """Returns the button of an act other than playing a stone."""
        return self._buttons[_key(option)]

    def offered(self) -> list[QPushButton]:
        """Returns the buttons of the acts that are possible now."""
        return [self._buttons[key] for key in self._offered]

    @property
    def is_asking(self) -> bool:
        """True while the page asks for the reason to record a refused act."""
        return not self.line.isHidden()

    def show_standing(self, now: GameState, case: Case) -> None:
        """Shows the state of a game and the acts that are possible in it."""
        self.tell(self._moves(now, case))
        if now == self._now:
            return
        self._now = now
        self._offered = {
            _key(option): option for option in now.options if option.kind is not ActKind.PLAY
        }
        for key, button in self._buttons.items():
            if key not in self._offered and button.hasFocus():
                self.left.emit()  # otherwise the focus would go to another act
            self._fill(button, self._offered.get(key))
        for row in self._rows:
            row.setVisible(any(b.parent() is row for b in self.offered()))
            row.arrange()
        stop = LANGUAGES[self._language].stop
        self.title.setText(standing_sentence(now, self._language).removesuffix(stop))
        turns = now.phase not in (Phase.STOPPED, Phase.ENDED)
        self.show_sign(stone(now.to_move, self._theme) if turns else None)
        play = now.option(now.to_move, ActKind.PLAY)
        plain = play is None or play.means == "play"
        self._hint = "" if plain or play is None else option_means(play, self._language)
        self.say("")

    def _moves(self, now: GameState, case: Case) -> str:
        """Returns the number of the next move and the last move. If play has stopped or ended,
        what to do now.
        """
        acts = case.record.acts
        if now.phase is Phase.STOPPED:
            return self.tr("Click the stones that both agree are dead.")
        if now.phase is Phase.ENDED:
            return formatted(self.tr("Moves recorded: {count}"), count=len(acts))
        if not acts:
            return formatted(self.tr("Move {move}"), move=1)
        last = acts[-1]
        if last.point is not None:
            what = case.record.grid.name(last.point)
        else:
            what = act_name(last.kind, self._language)
        side = term(SIDES, last.colour.letter, self._language)
        text = self.tr("Move {move} · last: {side} {what}")
        return formatted(text, move=len(acts) + 1, side=side, what=what)

    def refuse(self, reason: str, *, may_rule: bool = False) -> None:
        """Shows why an act is impossible, and passes it to a screen reader.

        Args:
            may_rule: True to offer that the referee records the act nevertheless.
        """
        self.say(reason, strong=True)
        read_out(self, reason)
        self.offer.setVisible(may_rule)
        self.bring(self.offer if may_rule else self.message)

    def say(self, text: str, *, strong: bool = False) -> None:
        """Shows a text below the buttons. For "", shows what playing a stone means now, if that
        is unusual.

        Args:
            strong: True for bold type.
        """
        self.stop_asking()
        if self.offer.hasFocus():
            self.left.emit()
        self.offer.hide()
        self._tell(text or self._hint, strong)

    def stop_asking(self) -> None:
        """Hides the field for the reason. The button to record the refused act remains."""
        if not self.is_asking:
            return
        if self.line.has_focus():
            self.left.emit()
        self.line.hide()
        self.offer.show()

    def _ask(self) -> None:
        self.line.begin()
        self.offer.hide()
        self.bring(self.line)

    def _tell(self, text: str, strong: bool) -> None:
        self._said = text, strong
        self._show_message(text, strong)

    def _show_message(self, text: str, strong: bool) -> None:
        embolden(self.message, bold=strong)
        tell(self.message, text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explains the button that is under the mouse pointer or has the focus."""
        if event.type() in LEFT:
            self._show_message(*self._said)
        elif event.type() in TOLD:
            for key, option in self._offered.items():
                if self._buttons[key] is watched:
                    self._show_message(option_means(option, self._language), False)
        return super().eventFilter(watched, event)

    # Its parts

    def _button(self, key: Key, tall: int) -> QPushButton:
        colour, kind, say = key
        what = kind.value if kind else say.value if say else ""
        name = f"do-{what}-{colour.letter}" if colour else f"do-{what}"
        button = bar_button(name, "", lambda: self._choose(key), tall=tall)
        button.installEventFilter(self)
        button.hide()
        return button

    def _fill(self, button: QPushButton, option: AllowedAct | None) -> None:
        button.setVisible(option is not None)
        if option is None:
            return
        name, means = option_name(option, self._language), option_means(option, self._language)
        article = option.article.in_(self._language)
        button.setText(capital(name))
        button.setAccessibleName(button.text())
        button.setAccessibleDescription(means)
        button.setToolTip(tip(f"{means}\n({article})"))

    def _choose(self, key: Key) -> None:
        option = self._offered.get(key)
        if option is not None:
            self.chosen.emit(option)


def _key(option: AllowedAct) -> Key:
    """Returns the key of the button for an act."""
    return (None if option.kind is not None else option.colour, option.kind, option.say)
