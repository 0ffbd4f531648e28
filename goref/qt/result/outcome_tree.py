"""A tree of rule sets in groups by outcome. Each has its margin as a bar, to the left or right
of zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from goref.core.base.numbers import mixed, signed
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import GAP, ROOM, SPACE
from goref.qt.widgets.boxes import named
from goref.qt.widgets.wrapping import tip

NAME, WHY, MARGIN = 0, 1, 2
"""The indices of the columns."""
BAR = 190
"""The width of the column with bars, in logical pixels at the ordinary text size."""
NAMES = 0.4
"""The fraction of the remaining width for the names of rule sets; the reasons get the rest."""
NARROW = 420
"""If the tree is narrower than this, in logical pixels at the ordinary text size, the reasons
have no column.
"""
BETWEEN = "…"
"""The text between the largest and the smallest margin of a group."""
LONGEST = "−000½"
"""A text as wide as the widest margin."""
INDENT = 20
ID = Qt.ItemDataRole.UserRole
BARS = ID + 1
"""The Qt role of a cell's (smallest, largest) margin; None if there are no margins."""
AMOUNT = ID + 4
"""The Qt role of a cell's margins as text: the largest and the smallest of a group."""
MEMBERS = ID + 2
"""The Qt role of the names of a group's rule sets, shown while the group is folded."""
REASONS = ID + 3
TEXT = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Shade = QPalette.ColorRole


class OutcomeRow(NamedTuple):
    """A rule set in a group.

    Attributes:
        id, name: the id and the name of the rule set.
        margin: Black less White in points; None without a result.
        verdict: the result in words, in the unit of the rule set.
        why: the reasons why its result differs from the reference.
        source: the source of the rule set.
        is_own: True for the rule set of the case.
    """

    id: str
    name: str
    margin: Fraction | None
    verdict: str
    why: str
    source: str
    is_own: bool


class OutcomeRows(NamedTuple):
    """A group of rule sets with the same outcome.

    Attributes:
        title: the outcome.
        why: the reasons that all rule sets of the group have in common.
    """

    title: str
    why: str
    rows: tuple[OutcomeRow, ...]


class OutcomeDelegate(QStyledItemDelegate):
    """A delegate that draws headings of groups, wrapped texts, and margins as bars.

    Black's bars go left and are black; White's go right and are white with a border.
    """

    def __init__(self, tree: OutcomeTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        room = QRect(0, 0, self._width(index), 1 << 20)
        high = 0
        for number, (text, font, _) in enumerate(self._texts(index)):
            inner = self._inner(room, index, number)
            high += QFontMetrics(font).boundingRect(inner, int(TEXT), text).height()
        return QSize(room.width(), high + 2 * GAP + 1)

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = self._tree.style()
        p.save()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, p, self._tree)
        rect = QRect(option.rect)
        if not index.parent().isValid():
            rect.setWidth(self._width(index))
            p.setPen(QPen(self._tree.palette().color(Shade.Mid), 1))
            p.drawLine(QPoint(0, rect.top()), QPoint(self._tree.viewport().width(), rect.top()))
            self._bars(p, QRect(self._bar_place(rect)), index)
        elif index.column() == MARGIN:
            self._bars(p, rect, index)
            p.restore()
            return
        top = rect.top() + GAP
        for number, (text, font, shade) in enumerate(self._texts(index)):
            room = self._inner(QRect(rect.left(), top, rect.width(), 1 << 20), index, number)
            p.setFont(font)
            p.setPen(self._tree.palette().color(shade))
            p.drawText(room, int(TEXT), text)
            top += QFontMetrics(font).boundingRect(room, int(TEXT), text).height()
        p.restore()

    def _inner(self, room: QRect, index: Index, number: int) -> QRect:
        """Returns the rectangle for a text in a cell. The first text of a group leaves space
        for its bar.
        """
        beside = 0
        if not (index.parent().isValid() or number):
            wide = self._tree.fontMetrics().horizontalAdvance(str(index.data(AMOUNT)))
            beside = self._tree.columnWidth(MARGIN) + max(wide - self._number, 0)
        return room.adjusted(SPACE, 0, -GAP - beside, 0)

    def _texts(self, index: Index) -> list[tuple[str, QFont, Shade]]:
        """Returns the texts of a cell from top to bottom: (text, font, colour)."""
        plain, bold = QFont(self._tree.font()), QFont(self._tree.font())
        bold.setBold(True)
        told = str(index.data(Role.DisplayRole) or "")
        if index.parent().isValid():
            is_own = bool(index.sibling(index.row(), NAME).data(Role.FontRole))
            return [(told, bold if is_own and index.column() == NAME else plain, Shade.Text)]
        if index.column() != NAME:
            return []
        under = [str(index.data(REASONS) or "")]
        if not self._tree.isExpanded(index.sibling(index.row(), NAME)):
            under.append(str(index.data(MEMBERS)))
        grey = [(text, plain, Shade.PlaceholderText) for text in under if text]
        return [(told, bold, Shade.Text), *grey]

    @property
    def _number(self) -> int:
        """The width of the widest margin as text, in pixels."""
        return self._tree.fontMetrics().horizontalAdvance(LONGEST)

    def _width(self, index: Index) -> int:
        """Returns the width of a cell in pixels. A group's heading fills the whole row."""
        if not index.parent().isValid():
            return self._tree.header().length() - self._tree.indentation()
        wide = self._tree.columnWidth(index.column())
        return wide - (2 * self._tree.indentation() if index.column() == NAME else 0)

    def _bar_place(self, rect: QRect) -> QRect:
        """Returns the rectangle of a group's bar, at the right of its first line."""
        high = self._tree.fontMetrics().height() + 2 * GAP
        left = self._tree.columnViewportPosition(MARGIN)
        return QRect(left, rect.top(), self._tree.columnWidth(MARGIN), high)

    def _bars(self, p: QPainter, place: QRect, index: Index) -> None:
        """Draws the margins of a cell as text, then as a bar."""
        margins: tuple[Fraction, Fraction] | None = index.data(BARS)
        palette, metrics = self._tree.palette(), self._tree.fontMetrics()
        number, told = self._number, str(index.data(AMOUNT))
        p.setPen(palette.color(Shade.Text))
        p.setFont(self._tree.font())
        high = min(place.height(), metrics.height() + 2 * GAP)
        line = QRect(place.left(), place.top(), number, high)
        room = line.adjusted(-max(metrics.horizontalAdvance(told) - number, 0), 0, 0, 0)
        p.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)
        if margins is None:
            return
        half = (place.width() - number - 2 * SPACE) // 2
        middle = place.left() + number + SPACE + half
        least, most = (int(each * half / self._tree.scale) for each in margins)
        # Black is at the left, so the signs of margins turn round.
        left, right = middle - max(most, 0), middle - min(least, 0)
        across = line.top() + high // 2
        thick = max(metrics.height() // 2, 4) // 2
        p.setPen(QPen(palette.color(Shade.Text), 1))
        for start, end, fill in (
            (left, middle, Qt.GlobalColor.black),
            (middle, right, Qt.GlobalColor.white),
        ):
            if end > start:
                p.setBrush(fill)
                p.drawRect(QRect(start, across - thick, end - start, 2 * thick))
        p.drawLine(middle, line.top() + 1, middle, line.bottom() - 1)


class OutcomeTree(QTreeWidget):
    """A tree of groups that fold, with the rule sets in them.

    Enter, Space, Left, Right or a click folds and unfolds a group.

    Attributes:
        scale: the margin of the longest bar, in points.
        waiting: the text shown while the tree is empty.
    """

    def __init__(self, name: str, called: str, headings: Sequence[str]) -> None:
        super().__init__()
        named(self, name, called)
        self.scale, self.waiting = Fraction(1), ""
        self.setColumnCount(len(headings))
        self.setHeaderLabels(list(headings))
        self.headerItem().setTextAlignment(MARGIN, Qt.AlignmentFlag.AlignRight)
        self.setItemDelegate(OutcomeDelegate(self))
        self.setIndentation(INDENT)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        header = self.header()
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(header.ResizeMode.Fixed)
        self.itemClicked.connect(self._fold)
        # A heading names its rule sets while it is folded, so its height changes.
        self.itemExpanded.connect(lambda _: self.scheduleDelayedItemsLayout())
        self.itemCollapsed.connect(lambda _: self.scheduleDelayedItemsLayout())

    @property
    def chosen(self) -> str:
        """The id of the selected rule set; "" if a group or nothing is selected."""
        item = self.currentItem()
        return "" if item is None else str(item.data(NAME, ID) or "")

    def show_groups(self, groups: Sequence[OutcomeRows]) -> None:
        """Replaces the rows. Unfolded groups and the selection are kept; otherwise the first
        group is selected.
        """
        before, item = self.chosen, self.currentItem()
        title = "" if item is None else item.text(NAME)
        opened = {top.text(NAME) for top in self._tops() if top.isExpanded()}
        margins = [row.margin for group in groups for row in group.rows if row.margin]
        self.scale = max(map(abs, margins), default=Fraction(1))
        self.clear()
        for number, group in enumerate(groups):
            top = self._add_group(group)
            top.setExpanded(group.title in opened)
            if title == group.title or not number:
                self.setCurrentItem(top)
        if before:
            self.choose(before)

    def choose(self, rules: str) -> None:
        """Selects a rule set by its id, and unfolds its group. Ignores an unknown id."""
        for top in self._tops():
            for child in _children(top):
                if child.data(NAME, ID) == rules:
                    top.setExpanded(True)
                    self.setCurrentItem(child)

    def _add_group(self, group: OutcomeRows) -> QTreeWidgetItem:
        top = QTreeWidgetItem(self, [group.title])
        top.setFirstColumnSpanned(True)
        names = " · ".join(row.name for row in group.rows)
        top.setData(NAME, MEMBERS, names)
        top.setData(NAME, REASONS, group.why)
        known = [row.margin for row in group.rows if row.margin is not None]
        ends = (max(known), min(known)) if known else ()
        amount = BETWEEN.join(dict.fromkeys(signed(mixed(each)) for each in ends))
        top.setData(NAME, BARS, (min(known), max(known)) if known else None)
        top.setData(NAME, AMOUNT, amount)
        heard = "\n".join(filter(None, (group.title, amount, group.why, names)))
        top.setData(NAME, Role.AccessibleTextRole, heard)
        for row in group.rows:
            margin = "–" if row.margin is None else signed(mixed(row.margin))
            child = QTreeWidgetItem(top, [row.name, row.why, margin])
            child.setData(NAME, ID, row.id)
            child.setData(NAME, Role.AccessibleTextRole, f"{row.name}\n{row.verdict}")
            child.setData(MARGIN, AMOUNT, margin)
            child.setToolTip(NAME, tip(row.source))
            child.setToolTip(MARGIN, tip(row.verdict))
            child.setToolTip(WHY, tip(row.why))
            if row.margin is not None:
                child.setData(MARGIN, BARS, (row.margin, row.margin))
            if row.is_own:
                bold = QFont(self.font())
                bold.setBold(True)
                child.setFont(NAME, bold)
        return top

    def _tops(self) -> list[QTreeWidgetItem]:
        return _children(self.invisibleRootItem())

    def _fold(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.parent() is None:
            item.setExpanded(not item.isExpanded())

    def share(self, wide: int) -> None:
        """Divides a width in pixels among the columns. If it is small, the reasons get no
        column.
        """
        scale = text_scale(self.font())
        narrow = wide < NARROW * scale
        self.setColumnHidden(WHY, narrow)
        bar = min(round(BAR * scale), wide // 2)
        name = wide - bar if narrow else round((wide - bar) * NAMES) + ROOM
        for column, part in ((NAME, name), (MARGIN, bar), (WHY, max(wide - bar - name, 0))):
            self.header().resizeSection(column, part)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.topLevelItemCount():
            p = QPainter(self.viewport())
            p.setPen(self.palette().color(Shade.PlaceholderText))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            p.drawText(self.viewport().rect(), int(flags), self.waiting)
            p.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (item := self.currentItem()) is not None:  # a text below may have appeared
            self.scrollToItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self._fold(self.currentItem())
            return
        super().keyPressEvent(event)


def _children(top: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (top.child(row) for row in range(top.childCount()))
    return [child for child in found if child is not None]
