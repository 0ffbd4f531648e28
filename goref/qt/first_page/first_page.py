"""The page shown while no case is open: five ways to open or create one, and recent files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QKeySequence, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QMenu, QWidget

from goref.core.base.language import LANGUAGES, Language
from goref.core.base.late import Late
from goref.core.base.particles import formatted
from goref.core.rulesets.table import ruleset
from goref.core.texts.details import komi_text
from goref.qt.first_page.recent_list import MOST_SHOWN, RecentList
from goref.qt.first_page.way_button import Way, WayButton
from goref.qt.frame.line_button import LineButton
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import SMALL, SPACE, WIDE
from goref.qt.look.preferences import Preferences
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import fill, in_column, in_row, scrolling
from goref.qt.widgets.menus import roomy
from goref.qt.widgets.wrapping import embolden, tell, wrapped

if TYPE_CHECKING:  # files are read once the page is painted
    from goref.qt.first_page.recent_loader import RecentLoader

GROWS = 1000
"""The stretch factor of the cards; the space below has 1."""
HEADING = 1.8
"""The size of the heading, as a multiple of ordinary text."""
MARGIN, NARROW_MARGIN = 44, 20
"""The space around the page, in logical pixels, in wide and in narrow windows."""
NARROW = 1100
"""If the page is narrower than this, in logical pixels, it has the narrow margin."""
LEAST_BESIDE = 800
"""If the page is narrower than this, the recent files are below the buttons, not at the side.

In logical pixels at the ordinary text size.
"""
BESIDE = 0.75
"""The least part of the text about the rule set that fits beside the links of the foot."""


class FirstPage(QWidget):
    """Five large buttons, the recent files, and the rule set for new cases.

    Signals:
        wanted: the user chose a button or link; carries its name, such as ``"photo"``.
        fileWanted: the user chose a recent file; carries its path.
    """

    wanted = Signal(str)
    fileWanted = Signal(Path)  # noqa: N815

    def __init__(self, preferences: Preferences, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("first-page")
        self._preferences, self._language = preferences, language
        heading = wrapped("first-heading", self, self.tr("What would you like to do?"))
        self.setAccessibleName(heading.text())
        embolden(heading, HEADING)
        self._keys = {way.key: way.id for way in self._ways()}
        self.ways = {way.id: self._button(way) for way in self._ways()}
        keys = QKeySequence(QKeySequence.StandardKey.Paste)
        hint = formatted(
            self.tr(
                "or drop a file, a folder or a picture anywhere in this window · {keys} pastes "
                "a position"
            ),
            keys=keys.toString(QKeySequence.SequenceFormat.NativeText),
        )
        self.hint = wrapped("first-hint", self, hint, grey=True, size=SMALL)
        self.note = wrapped("first-note", self, copied=True)
        self.note.hide()
        self.recent = RecentList(language, theme)
        self.recent.chosen.connect(self.fileWanted)
        left, inner = QWidget(), QWidget()
        self.recent.heading.setMinimumHeight(heading.heightForWidth(left.maximumWidth()))
        column = in_column(heading, inside=left, gap=WIDE)
        column.addLayout(self._cards(), GROWS)
        fill(column, self.hint, self.note, None)
        self._columns = in_row(left, self.recent, inside=inner, gap=3 * WIDE)
        self._columns.setStretch(0, 3)
        self._columns.setStretch(1, 2)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFrameShadow(QFrame.Shadow.Plain)
        line.setForegroundRole(QPalette.ColorRole.Mid)
        self._foot = QWidget()
        in_column(line, self._foot_row(), inside=self._foot, gap=SPACE)
        in_column(scrolling(inner, self), self._foot, inside=self, gap=0)
        self.recent.show_paths(preferences.recent_names[:MOST_SHOWN])
        self.show_rules()

    def _ways(self) -> Sequence[Way]:
        tr = self.tr
        return (
            Way("open", "1", tr("Open a game"), tr("A record, a saved case, or several")),
            Way("photo", "2", tr("Take a photograph"), tr("With a camera, or a picture file")),
            Way(
                "new",
                "3",
                tr("Set up or paste a position"),
                tr("Paint the stones, or paste text from anywhere"),
            ),
            Way("record", "4", tr("Record a game"), tr("Enter moves as they are played")),
            Way(
                "event",
                "5",
                tr("Run an event"),
                tr("Pairings in, results entered, doubtful tables decided, lists out"),
            ),
        )

    def _button(self, way: Way) -> WayButton:
        button = WayButton(way, is_broad=way.id == "event")
        button.clicked.connect(partial(self._want, way.id))
        return button

    def _want(self, id_: str) -> None:
        self.show_message("")
        self.wanted.emit(id_)

    def _cards(self) -> QGridLayout:
        cards = QGridLayout()
        cards.setSpacing(WIDE)
        *four, event = self.ways.values()
        for place, way in enumerate(four):
            cards.addWidget(way, *divmod(place, 2))
        cards.addWidget(event, 2, 0, 1, 2)
        for column in range(2):
            cards.setColumnStretch(column, 1)
        return cards

    def _foot_row(self) -> QBoxLayout:
        self.rules = wrapped("rules-of-new", grey=True)
        self._links = (
            self._link("rules", self.tr("Change…")),
            self._link("sample", self.tr("Try the sample game")),
            self._link("keys", self.tr("Keys")),
            self._link("manual", self.tr("Manual")),
        )
        change, *others = self._links
        told = in_row(self.rules, change, None, gap=SPACE)
        self._other_links = in_row(*others, gap=SPACE)
        self._foot_parts = in_row(told, self._other_links, gap=SPACE)
        return self._foot_parts

    def _link(self, id_: str, text: str) -> LineButton:
        link = LineButton(self)
        link.setObjectName(f"link-{id_}")
        link.say(text)
        link.setAccessibleName(text)
        link.clicked.connect(partial(self._want, id_))
        return link

    def show_rules(self) -> None:
        """Shows the rule set for new cases."""
        id_ = self._preferences.rules_of_new(self._language)
        told = self.tr("No rules are chosen for new cases yet.")
        if id_ is not None:
            rules = ruleset(id_)
            name = rules.name.in_(self._language)
            komi = komi_text(rules.komi, rules.unit, self._language)
            if komi not in name:
                name = LANGUAGES[self._language].clause.join((name, komi))
            told = formatted(self.tr("New cases begin under: {rules}"), rules=name)
        self.rules.setText(told)
        self._widen_rules()

    def _widen_rules(self) -> None:
        """Keeps the text about the rule set in one line if there is space. Qt would wrap it
        earlier. If most of it would not fit, the links other than Change… go below it.
        """
        whole = self.rules.fontMetrics().horizontalAdvance(self.rules.text()) + SPACE
        change, *others = (link.sizeHint().width() + SPACE for link in self._links)
        room = self.width() - 2 * MARGIN - change
        stacked = room - sum(others) < whole * BESIDE
        if not stacked:
            room -= sum(others)
        way = QBoxLayout.Direction
        self._foot_parts.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self._foot_parts.setAlignment(self._other_links, Qt.AlignmentFlag.AlignLeft)
        self.rules.setMinimumWidth(max(min(whole, room), 0))

    @Late
    def _loader(self) -> RecentLoader:
        """The loader of the recent files; created once the page is painted."""
        from goref.qt.first_page.recent_loader import RecentLoader

        loader = RecentLoader(self._language, self)
        loader.found.connect(self.recent.show_paths)
        loader.read.connect(self.recent.show_file)
        return loader

    def read_recent(self) -> None:
        """Reads the recent files again, in the background."""
        if self._preferences.recent_names:
            self._loader.start()

    def show_events(self, actions: Sequence[QAction]) -> None:
        """Opens a menu with the commands for events, below their button."""
        menu = roomy(QMenu(self))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(actions)
        menu.setActiveAction(actions[0])
        way = self.ways["event"]
        menu.popup(way.mapToGlobal(QPoint(0, way.height())))

    def show_message(self, text: str) -> None:
        """Shows a message; "" removes it."""
        tell(self.note, text)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles the number keys of the buttons, and the key of Paste."""
        none = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        way = self._keys.get(event.text()) if none else None
        if event.matches(QKeySequence.StandardKey.Paste):
            self._want("rows")
        elif way is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._want(way)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if (loader := FirstPage._loader.made(self)) is not None:
            loader.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapts the margins to the width, and puts the recent files at the side or below."""
        super().resizeEvent(event)
        width, side = self.width(), QBoxLayout.Direction
        margin = NARROW_MARGIN if width < NARROW else MARGIN
        self._columns.setContentsMargins(margin, margin, margin, WIDE)
        layout = self._foot.layout()
        assert layout is not None
        layout.setContentsMargins(margin, 0, margin, WIDE)
        beside = width >= LEAST_BESIDE * text_scale(self.font())
        self._widen_rules()
        self._columns.setDirection(side.LeftToRight if beside else side.TopToBottom)
