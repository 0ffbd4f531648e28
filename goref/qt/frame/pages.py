"""The page next to the board: a stage's, a page opened over it, or that of a mode."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from goref.core.base.frozen import frozen
from goref.core.base.late import Late
from goref.qt.context.foot import FootAct
from goref.qt.look.metrics import HEADING, SPACE
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.wrapping import plain_label


@frozen(eq=False)
class OverlayPage:
    """A page that opens over the stage's page, and is closed again.

    Attributes:
        title: the heading of the page.
        acts: returns the foot's acts while the page is open; if none, the foot closes the page.
    """

    title: str
    make: Callable[[], QWidget]
    acts: Callable[[], tuple[FootAct, ...]] = tuple

    @Late
    def page(self) -> QWidget:
        """The page itself; created when first opened."""
        return self.make()


class PageBand(QWidget):
    """The area of the page next to the board, which shows one page at a time. ¶ Unlike in a
    QStackedWidget, hidden pages require no space.

    Attributes:
        drawers: the pages that can be opened, by id.
        stage: the id of the stage whose page is shown, or is covered by another page; "" before
            the first one.
        drawer: the id of the page open over the stage's page; None for no page.
        in_sight: the visible page; None before the first one.

    Signals:
        turned: another page has become visible.
    """

    turned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pages")
        self._stages: dict[str, Callable[[], QWidget]] = {}
        self.drawers: dict[str, OverlayPage] = {}
        self.stage = ""
        self._mode: QWidget | None = None
        self.drawer: str | None = None
        self.in_sight: QWidget | None = None
        self._column = in_column(inside=self, gap=SPACE)

    @Late
    def title(self) -> QLabel:
        """The title of the open page."""
        label = plain_label(size=HEADING, bold=True)
        label.setObjectName("drawer-title")
        return label

    @Late
    def back(self) -> QPushButton:
        """The button that returns to the stage."""
        button = push_button("drawer-back", self.tr("◀ Back"), act=self.close_drawer)
        button.setToolTip(self.tr("Back to the stage (Esc)"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @Late
    def head(self) -> QWidget:
        """The row above an open page; created with the first such page."""
        head = QWidget(self)
        in_row(self.back, self.title, None, inside=head, gap=SPACE)
        self._column.insertWidget(0, head)
        return head

    # Adding

    def add_stage(self, id_: str, page: Callable[[], QWidget]) -> None:
        """Adds a stage; ``page`` returns the stage's page on each visit. Two stages may
        share a page.
        """
        self._stages[id_] = page

    def add_drawer(
        self,
        id_: str,
        title: str,
        make: Callable[[], QWidget],
        acts: Callable[[], tuple[FootAct, ...]] = tuple,
    ) -> None:
        """Adds a page that can be opened over the stage's page; it is created when first
        opened.
        """
        self.drawers[id_] = OverlayPage(title, make, acts)

    def add(self, page: QWidget) -> None:
        """Adds a page to the window, hidden until it is shown."""
        if self._column.indexOf(page) < 0:
            page.hide()
            self._column.addWidget(page, 1)

    def drawer_acts(self) -> tuple[FootAct, ...]:
        """Returns the foot's acts for the open page, the next act first; () if none is open."""
        return self.drawers[self.drawer].acts() if self.drawer is not None else ()

    # Showing

    @property
    def is_at_mode(self) -> bool:
        """True if the page of a mode is visible."""
        return self._mode is not None and self.drawer is None

    def show_stage(self, id_: str) -> None:
        """Closes an open page and shows a stage's page; during a mode, shows the mode's
        page.
        """
        self.stage, self.drawer = id_, None
        self._show()

    def show_mode(self, page: QWidget | None) -> None:
        """Shows the page of a mode, or the stage's page for None, below any open page."""
        if page is not None:
            self.add(page)
        self._mode = page
        self._show()

    def open(self, id_: str) -> None:
        """Opens a page over the stage's page."""
        self.add(self.drawers[id_].page)
        self.drawer = id_
        self._show()

    def close_drawer(self) -> bool:
        """Closes the open page; returns False if there was none."""
        if self.drawer is None:
            return False
        self.drawer = None
        self._show()
        return True

    def _show(self) -> None:
        opened = self.drawers[self.drawer] if self.drawer is not None else None
        page = self._mode or (self._stages[self.stage]() if self.stage else None)
        if opened is not None:
            page = opened.page
        elif page is not None:
            self.add(page)
        if opened is not None or PageBand.head.made(self) is not None:
            self.head.setVisible(opened is not None)
        if opened is not None:
            self.title.setText(opened.title)
        if page is self.in_sight:
            return
        if self.in_sight is not None:
            self.in_sight.hide()
        self.in_sight = page
        if page is not None:
            page.show()
        self.turned.emit()
