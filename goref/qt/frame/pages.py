"""The page beside the board: a stage's, what was asked for over it, or what is done now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from goref.core.base.frozen import frozen
from goref.core.base.late import Late
from goref.qt.context.foot import FootAct
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.metrics import HEADING, SPACE
from goref.qt.widgets.wrapping import embolden, plain_label


@frozen(eq=False)
class OverlayPage:
    """A page that is opened over the stage's, and closed again.

    Attributes:
        title: what stands over it.
        make: makes the page.
        acts: what can be done at the foot while it is open; nothing: it is closed there.
    """

    title: str
    make: Callable[[], QWidget]
    acts: Callable[[], tuple[FootAct, ...]] = tuple

    @Late
    def page(self) -> QWidget:
        """What it shows; made when it is opened first."""
        return self.make()


class PageBand(QWidget):
    """Has exactly one page in sight; only that one asks for room, as no QStackedWidget does.

    Attributes:
        drawer: the id of what is opened over the stage's page; None for nothing.

    Signals:
        turned: another page is in sight.
    """

    turned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pages")
        self._stages: dict[str, Callable[[], QWidget]] = {}
        self._drawers: dict[str, OverlayPage] = {}
        self._stage = ""
        self._mode: QWidget | None = None
        self.drawer: str | None = None
        self._shown: QWidget | None = None
        self._column = in_column(inside=self, gap=SPACE)

    @Late
    def title(self) -> QLabel:
        """What is opened."""
        label = plain_label()
        label.setObjectName("drawer-title")
        embolden(label, HEADING)
        return label

    @Late
    def back(self) -> QPushButton:
        """Leads back to the stage."""
        button = push_button("drawer-back", self.tr("◀ Back"), act=self.close_drawer)
        button.setToolTip(self.tr("Back to the stage (Esc)"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @Late
    def head(self) -> QWidget:
        """Stands over what is opened; made with the first."""
        head = QWidget(self)
        in_row(self.back, self.title, None, inside=head, gap=SPACE)
        self._column.insertWidget(0, head)
        return head

    # What there is

    def add_stage(self, id_: str, page: Callable[[], QWidget]) -> None:
        """Have a page for a stage, given when it is gone to; two may have the same."""
        self._stages[id_] = page

    def add_drawer(
        self,
        id_: str,
        title: str,
        make: Callable[[], QWidget],
        acts: Callable[[], tuple[FootAct, ...]] = tuple,
    ) -> None:
        """Have a page that can be opened over a stage's; it is made when it is opened first."""
        self._drawers[id_] = OverlayPage(title, make, acts)

    def add(self, page: QWidget) -> None:
        """Have a page in the window, out of sight until it is shown."""
        if self._column.indexOf(page) < 0:
            page.hide()
            self._column.addWidget(page, 1)

    def drawer_acts(self) -> tuple[FootAct, ...]:
        """What can be done at the foot in what is opened: the next act, then others."""
        return self._drawers[self.drawer].acts() if self.drawer is not None else ()

    @property
    def drawers(self) -> Mapping[str, OverlayPage]:
        """What can be opened, by id."""
        return self._drawers

    # What is shown

    @property
    def in_sight(self) -> QWidget | None:
        """The page that is shown."""
        return self._shown

    @property
    def stage(self) -> str:
        """The stage whose page it is, or lies under what was opened over it."""
        return self._stage

    @property
    def is_at_mode(self) -> bool:
        """Whether the page of what is done now is in sight."""
        return self._mode is not None and self.drawer is None

    def show_stage(self, id_: str) -> None:
        """Show the page of a stage, in place of what was opened over one."""
        self._stage, self.drawer = id_, None
        self._show()

    def show_mode(self, page: QWidget | None) -> None:
        """Show what is done now, or again what was shown before."""
        if page is not None:
            self.add(page)
        self._mode = page
        self._show()

    def open(self, id_: str) -> None:
        """Open something over the stage's page."""
        self.add(self._drawers[id_].page)
        self.drawer = id_
        self._show()

    def close_drawer(self) -> bool:
        """Close what was opened; False where nothing was."""
        if self.drawer is None:
            return False
        self.drawer = None
        self._show()
        return True

    def _show(self) -> None:
        opened = self._drawers[self.drawer] if self.drawer is not None else None
        page = self._mode or (self._stages[self._stage]() if self._stage else None)
        if opened is not None:
            page = opened.page
        elif page is not None:
            self.add(page)
        if opened is not None or PageBand.head.made(self) is not None:
            self.head.setVisible(opened is not None)
        if opened is not None:
            self.title.setText(opened.title)
        if page is self._shown:
            return
        if self._shown is not None:
            self._shown.hide()
        self._shown = page
        if page is not None:
            page.show()
        self.turned.emit()
