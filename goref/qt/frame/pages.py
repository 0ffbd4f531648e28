"""The area next to the board: the page of a stage, a page over it, or the page of a mode."""

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
        make: creates the page.
        acts: returns the foot's buttons while the page is open. If it returns (), the foot has
            a button that closes the page.
    """

    title: str
    make: Callable[[], QWidget]
    acts: Callable[[], tuple[FootAct, ...]] = tuple

    @Late
    def page(self) -> QWidget:
        """The widget of the page; created when the page is first opened."""
        return self.make()


class PageBand(QWidget):
    """The area next to the board, which shows one page at a time.

    Hidden pages require no space, unlike those of a QStackedWidget.

    Attributes:
        drawers: the pages that can be opened over the stage's page, by id.
        stage: the id of the present stage, whose page may be covered; "" before the first one.
        drawer: the id of the page open over the stage's page; None if no page is.
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
        """The title of the page open over the stage's page."""
        label = plain_label(size=HEADING, bold=True)
        label.setObjectName("drawer-title")
        return label

    @Late
    def back(self) -> QPushButton:
        """The button that closes the page open over the stage's page."""
        button = push_button("drawer-back", self.tr("◀ Back"), act=self.close_drawer)
        button.setToolTip(self.tr("Back to the stage (Esc)"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @Late
    def head(self) -> QWidget:
        """The row with title and button above a page that is open over the stage's page."""
        head = QWidget(self)
        in_row(self.back, self.title, None, inside=head, gap=SPACE)
        self._column.insertWidget(0, head)
        return head

    # Adding

    def add_stage(self, id_: str, page: Callable[[], QWidget]) -> None:
        """Adds a stage. ``page`` is called at every visit and returns the page to show; two
        stages may return the same page.
        """
        self._stages[id_] = page

    def add_drawer(
        self,
        id_: str,
        title: str,
        make: Callable[[], QWidget],
        acts: Callable[[], tuple[FootAct, ...]] = tuple,
    ) -> None:
        """Adds a page that can be opened over the stage's page.

        Args:
            make: creates the page; called when the page is first opened.
            acts: returns the foot's buttons for the page, the next act first.
        """
        self.drawers[id_] = OverlayPage(title, make, acts)

    def add(self, page: QWidget) -> None:
        """Adds a hidden page to the area."""
        if self._column.indexOf(page) < 0:
            page.hide()
            self._column.addWidget(page, 1)

    def drawer_acts(self) -> tuple[FootAct, ...]:
        """Returns the foot's buttons for the page open over the stage's page; () if no
        page is.
        """
        return self.drawers[self.drawer].acts() if self.drawer is not None else ()

    # Showing

    @property
    def is_at_mode(self) -> bool:
        """True if the visible page is that of a board mode."""
        return self._mode is not None and self.drawer is None

    def show_stage(self, id_: str) -> None:
        """Goes to a stage and closes a page open over it. While a board mode is on, shows the
        mode's page.
        """
        self.stage, self.drawer = id_, None
        self._show()

    def show_mode(self, page: QWidget | None) -> None:
        """Shows the page of a board mode; None shows the stage's page. A page open over them
        stays open.
        """
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
        """Closes the page open over the stage's page. Returns False if no page is open."""
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
