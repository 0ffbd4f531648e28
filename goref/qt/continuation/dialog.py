"""The dialog that shows what the count would be after filling the dame or playing out a dead
chain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QVBoxLayout

from goref.app.session.change import Change, Part
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.continuation.continuation import Continuation, to_move
from goref.core.continuation.dame import settled_ways
from goref.core.continuation.effects import Effect, effects
from goref.core.continuation.play_out import (
    CaptureCandidate,
    PlayOutError,
    play_out,
    worth_playing_out,
)
from goref.core.rulesets.table import COMPUTED
from goref.core.ruling.survey import survey
from goref.core.texts.count import playing_on as words
from goref.core.texts.count.playing_on import WORTH
from goref.core.texts.findings import say
from goref.core.texts.terms import cut_short
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.context.window import Window
from goref.qt.fields.rules_box import ItemsBox
from goref.qt.look.appearance import text_scale
from goref.qt.widgets.boxes import fill, in_column, in_row, named
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.dialog import button_box, caption, shown_beside
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import ScrolledText
from goref.qt.work.work import Work

ANOTHER_CASE = Part.RECORD | Part.RULING | Part.RULES | Part.FACTS
"""If one of these parts of a case changes, the shown answer is outdated."""
SIZE = (1060, 700)
LEAST_BOARD = 320
WIDTHS = (150, 64, 96)
"""The smallest widths of all columns but the last, in pixels at the ordinary text size."""


class PlayedOnAnswer(NamedTuple):
    """The answer to the question of what playing on would change.

    Attributes:
        asked: a text that says what is played, or why there is no answer.
        ways: the argument of :func:`~goref.core.continuation.effects.effects`; empty if there
            is no answer.
        effects: the effect under each rule set.
        worth: the chains that are worth playing out.
    """

    asked: str
    ways: Mapping[bool, Continuation]
    effects: tuple[Effect, ...]
    worth: tuple[CaptureCandidate, ...]


def answer(
    case: Case,
    chain: frozenset[Point] | None,
    language: Language,
    go_on: Callable[[], None] = lambda: None,
) -> PlayedOnAnswer:
    """Returns the effect of filling the dame in turn, or of playing out a dead chain.

    Args:
        chain: the chain to play out; None fills the dame.
        go_on: called at every step; it may raise an exception to cancel.

    Raises:
        PlayOutError: the chain cannot be played out.
    """
    worth = tuple(worth_playing_out(case, go_on))
    ways: dict[bool, Continuation] = {}
    if chain is not None:
        made = play_out(case, min(chain))
        ways = {True: made, False: made}
        asked = words.played_out(chain, made, language)
    elif (mover := to_move(case)) is None:
        asked = words.UNKNOWN.in_(language)
    else:
        ways = settled_ways(case, mover.colour, go_on)
        told = (words.SETTLED.in_(language), words.whose_turn(mover, language))
        asked = "\n".join(told)
    found = []
    for effect in effects(COMPUTED, ways, proof=chain is not None) if ways else ():
        go_on()
        found.append(effect)
    return PlayedOnAnswer(asked, ways, tuple(found), worth)


class PlayingOnDialog(QDialog):
    """A dialog with a board, the list of turns, and the effect under each rule set.

    Attributes:
        choice: the choice between the dame and the chains that are worth playing out.
        turns: the list of the turns, after a row for the present position. The board shows the
            position of the current row.
        table: the change of the result, a row for each rule set.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._made: Continuation | None = None
        self.setObjectName("playing-on-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("What if play continued?"))
        self.choice = named(ItemsBox(), "playing-on-choice", self.tr("What is played"))
        self.asked = ScrolledText("playing-on-asked", self)
        self.noted = ScrolledText("playing-on-noted", self)
        self.board = BoardWidget(theme=window.host.theme)
        self.board.setMinimumSize(LEAST_BOARD, LEAST_BOARD)
        self.turns = TextList("playing-on-turns", self.tr("Turns"))
        headings = [
            self.tr("Rule set"),
            self.tr("As it is"),
            self.tr("Continued"),
            self.tr("What changes"),
        ]
        self.table = FiguresTable(
            "playing-on-table",
            self.tr("What changes"),
            headings,
            wide=3,
            fits=False,
            right=(1, 2),
        )
        heads = self.table.horizontalHeader()
        for column, width in enumerate(WIDTHS):
            wide = round(width * text_scale(self.font()))
            heads.resizeSection(column, max(wide, heads.sectionSizeHint(column)))
        bar = self.table.verticalScrollBar().sizeHint().width() + 2 * self.table.frameWidth()
        self.table.setMinimumWidth(heads.sectionPosition(3) + heads.sectionSizeHint(3) + bar)
        header = self.table.verticalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.back = push_button("playing-on-back", self.tr("&Back"), act=self._back)
        self.forward = push_button("playing-on-forward", self.tr("&Forward"), act=self._go_on)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        self._lay_out(buttons)
        DialogRoom(self, SIZE)
        self.work = Work(self)
        self._bridge = window.bridge
        self._bridge.changed.connect(self._follow)
        self._bridge.stopped.connect(self.close)
        self.choice.activated.connect(lambda _: self._ask())
        self.turns.currentRowChanged.connect(self._show_turn)
        self.finished.connect(self._leave)
        self._offer(())
        self._ask()
        self.turns.setFocus()

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        asking = in_row(caption(self.tr("&Play:"), self.choice), self.choice, grows=self.choice)
        stepping = in_row(self.back, self.forward, None)
        left = in_column(self.board, stepping, grows=self.board)
        right = in_column(asking, self.asked, self.turns, self.table, self.noted)
        right.setStretchFactor(self.turns, 2)
        right.setStretchFactor(self.table, 3)
        both = in_row(left, right)
        for part in (left, right):
            both.setStretchFactor(part, 1)
        column = QVBoxLayout(self)
        fill(column, both, buttons, grows=both)

    # Asking

    def _ask(self) -> None:
        """Computes the answer for the current choice on another thread."""
        case, language = self._window.session.case, self._window.language
        chain: frozenset[Point] | None = self.choice.currentData()
        self.work.start(
            lambda task: answer(case, chain, language, task.go_on),
            self._show,
            self._without_answer,
        )

    def _follow(self, change: Change) -> None:
        if change.parts & ANOTHER_CASE:
            self._ask()

    def _offer(self, worth: tuple[CaptureCandidate, ...]) -> None:
        """Offers the dame, and the chains that are worth playing out."""
        chosen = self.choice.currentData()
        grid = self._window.session.case.record.grid
        self.choice.clear()
        self.choice.addItem(self.tr("The dame, in turn"), None)
        for chain, why in worth:
            points = cut_short(grid.names(chain))
            told = WORTH[why].in_(self._window.language, points=points)
            self.choice.addItem(told, chain)
            if chain == chosen:
                self.choice.setCurrentIndex(self.choice.count() - 1)

    # Showing

    def _show(self, found: PlayedOnAnswer) -> None:
        language = self._window.language
        if self.choice.currentData() not in (None, *(w.chain for w in found.worth)):
            self._offer(found.worth)  # that chain is no longer one
            self._ask()
            return
        self._offer(found.worth)
        self.asked.set_text(found.asked)
        made = self._made = found.ways.get(True)
        with QSignalBlocker(self.turns):
            self.turns.clear()
            self.turns.put(self.tr("As it is"), None)
            for number, turn in enumerate(made.turns if made else (), 1):
                assert made is not None
                told = words.turn_sentence(made, turn, language)
                self.turns.put(f"{number}. {told}", turn)
            self.turns.setCurrentRow(0)
        self._show_turn(0)
        rows = [_row(effect, language) for effect in found.effects]
        self.table.show_texts(rows)
        self._note(found, language)

    def _note(self, found: PlayedOnAnswer, language: Language) -> None:
        grid = self._window.session.case.record.grid
        both = dict.fromkeys(f for way in found.ways.values() for f in way.findings)
        noted = [say(finding, grid, language) for finding in both]
        if self._made is not None and not self._made.turns:
            noted.insert(0, words.NOTHING.in_(language))
        self.noted.set_text("\n".join(noted))
        self.noted.setVisible(bool(noted))

    def _show_turn(self, row: int) -> None:
        """Shows the board after ``row`` turns, and marks the last one."""
        made, case = self._made, self._window.session.case
        done = max(row, 0) if made is not None else 0
        turns = made.turns if made is not None else ()
        position = made.at(done) if made is not None else case.position
        dead = survey(case.position, case.ruling).dead if made is None else made.dead
        last = turns[done - 1].point if done else None
        self.board.set_view(
            BoardView(
                position,
                dead=frozenset(p for p in dead if position.cells[p]),
                last=last,
                lit=frozenset() if last is None else frozenset({last}),
                lids=False,
            )
        )
        self.back.setEnabled(done > 0)
        self.forward.setEnabled(done < len(turns))

    def _back(self) -> None:
        self.turns.setCurrentRow(max(self.turns.currentRow() - 1, 0))

    def _go_on(self) -> None:
        row = self.turns.currentRow() + 1
        self.turns.setCurrentRow(min(row, self.turns.count() - 1))

    def _without_answer(self, error: Exception) -> None:
        """Selects the dame again, and shows why the chain cannot be played out."""
        if not isinstance(error, PlayOutError):
            raise error
        self.choice.setCurrentIndex(0)
        self._window.failed(error)
        self._ask()

    def _leave(self) -> None:
        """Stops following the session. Called when the dialog is closed."""
        self.work.stop()
        self._bridge.changed.disconnect(self._follow)
        self._bridge.stopped.disconnect(self.close)


def _row(effect: Effect, language: Language) -> list[str]:
    compared = effect.difference is not None
    margins = (effect.before.margin, effect.after.margin if compared else None)
    told = ["–" if margin is None else signed(mixed(margin)) for margin in margins]
    name = effect.rules.name.in_(language)
    return [name, *told, words.effect_sentence(effect, language)]


def show_playing_on(window: Window) -> PlayingOnDialog:
    """Opens the window's dialog about playing on, or brings it to the front. Returns the
    dialog.
    """
    return shown_beside(window.widget, PlayingOnDialog, lambda: PlayingOnDialog(window))
