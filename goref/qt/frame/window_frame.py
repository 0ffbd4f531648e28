"""The frame of the main window: its division, messages, and the functions to call after
changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from goref.app.session.change import Change, Part
from goref.core.base.faults import Fault
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.io.files import FileError
from goref.qt.context.message_window import MessageWindow
from goref.qt.frame.board_side import BoardSide
from goref.qt.frame.split import Split
from goref.qt.look.metrics import SPACE
from goref.qt.look.window_placement import set_least_size

if TYPE_CHECKING:
    from goref.qt.context.app_protocol import Host

LEAST = 960, 600
"""The smallest width and height of the window, in pixels. It fits a screen of 960×640 with a
title bar.
"""
Follower = tuple[Part, Callable[[Change], object]]


def in_words(error: Exception | Fault, language: Language) -> str:
    """Returns the message of an error in a language."""
    from goref.core.texts.faults.said import said

    return said(error, language)


def warn(parent: QWidget | None, text: str) -> None:
    """Shows a warning in a message box, as plain text."""
    from goref.qt.widgets.dialog import letter_for_letter

    QtWidgets.QMessageBox.warning(parent, "goref", letter_for_letter(text))


class WindowFrame(MessageWindow):
    """The frame of the main window: board, header, stages, page and foot.

    Attributes:
        is_whole: True once all parts have been created.
        is_furnished: True once the parts next to the board and below have been created.
        centre: the stack that shows either these parts or the first page.

    Signals:
        said: a message was shown in the foot; carries the text.
        shown: the board or the page next to it was updated.
    """

    said = Signal(str)
    shown = Signal()

    def __init__(self, grid: Grid, host: Host) -> None:
        super().__init__()
        self.host = host
        self.language = host.language
        self.is_whole = False
        set_least_size(self, LEAST)
        self.left = BoardSide(grid, host.theme)
        self.board = self.left.board
        self.split = Split(self.left)
        self.centre = QStackedWidget()
        self.centre.addWidget(self.split)
        self.setCentralWidget(self.centre)
        self._message = ""
        self.is_furnished = False
        self._follows = False
        self._followers: tuple[list[Follower], list[Follower]] = [], []

    @property
    def widget(self) -> MessageWindow:
        """This window, to be used as the parent of dialogs and QObjects."""
        return self

    @property
    def is_at_first_page(self) -> bool:
        """True if the window shows its first page instead of a case."""
        return self.centre.currentWidget() is not self.split

    def in_front(self, part: QWidget) -> QWidget:
        """Returns the first page if it is shown, else ``part``, which the first page would
        cover.
        """
        shown = self.centre.currentWidget()
        return part if shown is None or shown is self.split else shown

    def furnish_right(self) -> Iterator[None]:
        """Creates the parts next to the board and below, some at each step of the iterator."""
        from goref.qt.frame.game_header import GameHeader
        from goref.qt.widgets import boxes

        self.who = GameHeader(self.language, self.host.theme)
        yield
        from goref.qt.frame.stage_bar import StageBar
        from goref.qt.frame.stage_names import STAGE_NAMES, stage_name

        self.stages = StageBar({id_: stage_name(id_) for id_ in STAGE_NAMES})
        yield
        from goref.qt.frame.foot import Foot
        from goref.qt.frame.pages import PageBand

        self.pages = PageBand()
        self.foot = Foot(self.language)
        # What is done next is not what a message was about.
        self.foot.acting.connect(lambda: self.show_message(""))
        yield
        right = QWidget()
        bands = self.who, self.stages, self.pages
        boxes.in_column(*bands, inside=right, gap=SPACE, grows=self.pages)
        for band in (self.who, self.foot):
            self.split.tightened.connect(band.set_brief)
        self.split.have(right, self.foot)
        self.pages.turned.connect(self._remind)
        self.is_furnished = True
        self.foot.note.say(self._message)

    def _remind(self) -> None:
        """Shows a reminder in the header if a hidden page contains rejected input."""
        if not self.pages.findChildren(QLabel, "remark"):
            return
        from goref.qt.fields.remark import reminders  # a start has no field

        self.who.remind(reminders(self.pages, self.language))

    # Following

    def follow(
        self, parts: Part, act: Callable[[Change], object], *, once_shown: bool = False
    ) -> None:
        """Calls ``act`` after each change of the session that affects one of ``parts``.

        Args:
            once_shown: True to call ``act`` only after board and foot show the change.
        """
        self._followers[once_shown].append((parts, act))

    def tell(self, change: Change, *, once_shown: bool = False) -> None:
        """Calls the functions that :meth:`follow` has registered for a change.

        Args:
            once_shown: True to call those registered with ``once_shown``, False to call the
                others.
        """
        for parts, act in tuple(self._followers[once_shown]):
            if change.parts & parts:
                act(change)

    @contextmanager
    def following(self) -> Iterator[None]:
        """Returns a context in which board and foot are not updated. The caller updates them
        once afterwards.
        """
        outer, self._follows = self._follows, True
        try:
            yield
        finally:
            self._follows = outer

    # Messages

    def say(self, text: str) -> None:
        """Shows a message in the foot, and passes it to a screen reader."""
        self.show_message(text)
        self.said.emit(text)

    @property
    def message(self) -> str:
        return self._message

    def show_message(self, text: str) -> None:
        """Shows a message in the foot; "" removes it."""
        self._message = text
        if self.is_furnished:
            self.foot.note.say(text)

    def describe(self, text: str) -> None:
        """Shows in the foot what is under the pointer, without moving anything; "" for
        nothing."""
        self._message = text
        if self.is_furnished:
            self.foot.note.say(text, passing=True)

    def failed(self, error: Exception) -> None:
        """Shows an error in the foot; a FileError also in a message box."""
        told = in_words(error, self.language)
        self.say(told)
        if isinstance(error, FileError):
            warn(self, told)

    def trigger_next_action(self) -> None:
        """Performs the next act shown in the foot, as the Enter key does."""
        self.foot.press()

    # Qt

    def focusNextPrevChild(self, next: bool) -> bool:
        """Moves the focus by Tab: from the board to the page next to it, then to the foot."""
        from goref.qt.frame.tab_order import go_by_tab

        first = (self.board, self.pages, self.foot) if self.is_whole else ()
        return go_by_tab(self, *first, forward=next)
