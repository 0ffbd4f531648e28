"""The style of controls: flat, with thin lines, one filled button, and a focus ring.

Qt's Fusion style lays the controls out, and this style paints them in the colours of
:class:`goref.qt.look.theme.Roles`. The dynamic property ``role`` of a button decides how it is
painted: ``PRIMARY``, ``ANSWER``, ``FLAT``, ``CHIP`` or unset.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionTab,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from goref.qt.look.metrics import MENU_BAR
from goref.qt.look.theme import ROLES, Roles

ROLE = "role"
PRIMARY, ANSWER, FLAT, CHIP = "primary", "answer", "flat", "chip"
BUTTON_ROUND, CARD_ROUND = 6.0, 8.0
"""The corner radius of buttons and other controls, and that of cards, in logical pixels."""
RADIUS = {ANSWER: CARD_ROUND}
"""The corner radius of buttons by role; ``BUTTON_ROUND`` for other roles."""
RING = 2.0
"""The width of the focus ring, and its distance from a control, in logical pixels."""
INSIDE = 6
"""The space left and right of the text in a field, in logical pixels."""
CHOSEN = 3
"""The width of the mark at the left of a selected row, in logical pixels."""
BOX = 16.0
"""The side of a check box, in logical pixels."""
HANDLE = 14.0
"""The diameter of a slider's handle, in logical pixels."""

HEIGHTS = {
    QStyle.ContentsType.CT_PushButton: 36,
    QStyle.ContentsType.CT_ComboBox: 32,
    QStyle.ContentsType.CT_LineEdit: 32,
    QStyle.ContentsType.CT_SpinBox: 32,
    QStyle.ContentsType.CT_MenuBarItem: MENU_BAR,
    QStyle.ContentsType.CT_MenuItem: 28,
}
"""The smallest heights of controls, in logical pixels."""

Pixmap = QStyle.StandardPixmap
WITHOUT_ICON = (
    *(Pixmap.SP_DialogOkButton, Pixmap.SP_DialogCancelButton, Pixmap.SP_DialogHelpButton),
    *(Pixmap.SP_DialogOpenButton, Pixmap.SP_DialogSaveButton, Pixmap.SP_DialogCloseButton),
    *(Pixmap.SP_DialogApplyButton, Pixmap.SP_DialogResetButton, Pixmap.SP_DialogDiscardButton),
    *(Pixmap.SP_DialogYesButton, Pixmap.SP_DialogNoButton, Pixmap.SP_DialogRetryButton),
    *(Pixmap.SP_DialogYesToAllButton, Pixmap.SP_DialogNoToAllButton),
    *(Pixmap.SP_DialogSaveAllButton, Pixmap.SP_DialogAbortButton, Pixmap.SP_DialogIgnoreButton),
)
"""Icons of dialog buttons that are not shown: some desktops have them, in black even for dark
themes.
"""
State = QStyle.StateFlag
Primitive = QStyle.PrimitiveElement
Control = QStyle.ControlElement
Complex = QStyle.ComplexControl
Sub = QStyle.SubControl


class Style(QProxyStyle):
    """A style with the layout of Qt's Fusion and the colours of a theme.

    It does not override ``polish``, ``styleHint`` and ``pixelMetric``: Qt calls them hundreds
    of times while a window opens, and each call into Python is slow.

    Attributes:
        roles: the colours.
    """

    def __init__(self, roles: Roles) -> None:
        super().__init__("Fusion")
        self.roles = roles
        self._primitives: dict[Primitive, Callable[..., None]] = {
            Primitive.PE_PanelButtonCommand: self._button,
            Primitive.PE_PanelButtonTool: self._tool,
            Primitive.PE_FrameDefaultButton: _nothing,
            Primitive.PE_FrameFocusRect: self._focus,
            Primitive.PE_PanelLineEdit: self._field,
            Primitive.PE_FrameLineEdit: self._field,
            Primitive.PE_IndicatorCheckBox: self._check,
            Primitive.PE_IndicatorItemViewItemCheck: self._check,
            Primitive.PE_IndicatorRadioButton: self._radio,
            Primitive.PE_PanelItemViewItem: self._item,
            Primitive.PE_PanelItemViewRow: self._branch,
            Primitive.PE_FrameGroupBox: self._frame,
            Primitive.PE_Frame: self._frame,
            Primitive.PE_FrameMenu: self._edge,
            Primitive.PE_FrameTabWidget: self._frame,
        }
        self._controls: dict[Control, Callable[..., None]] = {
            Control.CE_HeaderSection: self._header,
            Control.CE_TabBarTabShape: self._tab,
            Control.CE_ProgressBarGroove: self._groove,
            Control.CE_ProgressBarContents: self._progress,
        }
        self._complex: dict[Complex, Callable[..., None]] = {
            Complex.CC_ComboBox: self._combo,
            Complex.CC_SpinBox: self._spin,
            Complex.CC_Slider: self._slider,
            Complex.CC_ScrollBar: self._scroll_bar,
        }

    # Sizes

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        # The stubs do not know that Qt passes none.
        place = super().subElementRect(element, option, widget)  # type: ignore[arg-type]
        if element is QStyle.SubElement.SE_LineEditContents:
            return place.adjusted(INSIDE, 0, -INSIDE, 0)
        return place

    def sizeFromContents(
        self,
        type: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        made = super().sizeFromContents(type, option, size, widget)  # type: ignore[arg-type]
        least = HEIGHTS.get(type, 0)
        # Qt does not know of the space left and right of the text.
        inside = 2 * INSIDE if type is QStyle.ContentsType.CT_SpinBox else 0
        return QSize(made.width() + inside, max(made.height(), least))

    def standardIcon(
        self,
        standardIcon: QStyle.StandardPixmap,  # noqa: N803
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        if standardIcon in WITHOUT_ICON:
            return QIcon()
        return super().standardIcon(standardIcon, option, widget)

    # What Qt calls to paint

    def drawPrimitive(
        self,
        element: Primitive,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        draw = self._primitives.get(element)
        if draw is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            _paint(draw, option, painter, widget)

    def drawControl(
        self,
        element: Control,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        draw = self._controls.get(element)
        if draw is not None:
            _paint(draw, option, painter, widget)
            return
        if element is Control.CE_PushButtonLabel and _role(option, widget) == PRIMARY:
            ink = (
                self.roles.on_accent
                if option.state & State.State_Enabled
                else self.roles.second
            )
            option.palette.setColor(QPalette.ColorRole.ButtonText, QColor(ink))
        elif element is Control.CE_ItemViewItem:  # the ground of a chosen row is light
            text = QColor(self.roles.text)
            option.palette.setColor(QPalette.ColorRole.HighlightedText, text)
        super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: Complex,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        draw = self._complex.get(control)
        if draw is None:
            super().drawComplexControl(control, option, painter, widget)
        else:
            _paint(draw, option, painter, widget)

    # Buttons

    def _button(self, option: QStyleOption, p: QPainter, widget: QWidget | None) -> None:
        role = _role(option, widget)
        fill, rim = self._shades(option, role, flat=_is_flat(option))
        radius = option.rect.height() / 2 if role == CHIP else RADIUS.get(role, BUTTON_ROUND)
        self._plate(p, option.rect, fill, rim, radius)

    def _tool(self, option: QStyleOption, p: QPainter, widget: QWidget | None) -> None:
        flat = bool(option.state & State.State_AutoRaise)
        fill, rim = self._shades(option, _role(option, widget), flat=flat)
        self._plate(p, option.rect, fill, rim, BUTTON_ROUND)

    def _shades(
        self, option: QStyleOption, role: str, *, flat: bool
    ) -> tuple[str | None, str | None]:
        """Returns (fill, border) of a button in its present state; None for no colour."""
        roles, state = self.roles, option.state
        enabled = bool(state & State.State_Enabled)
        pressed = enabled and bool(state & State.State_Sunken)
        hovered = enabled and bool(state & State.State_MouseOver)
        if role == PRIMARY:
            if not enabled:
                return roles.pressed, None
            return (
                roles.accent_pressed if pressed else roles.accent_hover if hovered
                else roles.accent
            ), None  # fmt: skip
        rim = None if flat or role == FLAT else roles.hairline
        if pressed:
            return roles.pressed, rim
        if state & State.State_On:
            return roles.chosen, roles.accent
        if hovered:
            return roles.hover, rim
        if rim is None:
            return None, None
        return (roles.window if role == ANSWER else roles.surface), rim

    def _plate(
        self, p: QPainter, place: QRect, fill: str | None, rim: str | None, radius: float
    ) -> None:
        p.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(rim), 1) if rim else Qt.PenStyle.NoPen)
        edge = 0.5 if rim else 0.0
        p.drawRoundedRect(QRectF(place).adjusted(edge, edge, -edge, -edge), radius, radius)

    def _focus(self, option: QStyleOption, p: QPainter, widget: QWidget | None) -> None:
        """Draws the focus mark of an item in a list. Other controls have the focus ring."""
        by_key = option.state & State.State_KeyboardFocusChange
        chosen = option.state & State.State_Selected  # which is seen anyway
        if by_key and not chosen and isinstance(widget, QAbstractItemView):
            draw_ring(p, option.rect, self.roles, BUTTON_ROUND)

    # Fields

    def _field(self, option: QStyleOption, p: QPainter, _: QWidget | None) -> None:
        if isinstance(option, QStyleOptionFrame) and option.lineWidth <= 0:
            p.fillRect(option.rect, QColor(self.roles.surface))  # part of a larger control
            return
        self._box(option, p)

    def _box(self, option: QStyleOption, p: QPainter) -> None:
        """Draws background and border of a field. With the focus, the border has the accent
        colour.
        """
        roles, state = self.roles, option.state
        focused = state & State.State_HasFocus and state & State.State_Enabled
        width = RING if focused else 1.0
        p.setPen(QPen(QColor(roles.accent if focused else roles.rim), width))
        p.setBrush(QColor(roles.surface if state & State.State_Enabled else roles.window))
        half = width / 2
        p.drawRoundedRect(
            QRectF(option.rect).adjusted(half, half, -half, -half), BUTTON_ROUND, BUTTON_ROUND
        )

    def _combo(self, option: QStyleOptionComboBox, p: QPainter, widget: QWidget | None) -> None:
        if option.editable:
            self._box(option, p)
        else:
            fill, _ = self._shades(option, "", flat=False)
            self._plate(p, option.rect, fill, self.roles.rim, BUTTON_ROUND)
        arrow = self._part(Complex.CC_ComboBox, option, Sub.SC_ComboBoxArrow, widget)
        self._chevron(p, arrow, option, down=True)

    def _spin(self, option: QStyleOptionSpinBox, p: QPainter, widget: QWidget | None) -> None:
        self._box(option, p)
        for part, down in ((Sub.SC_SpinBoxUp, False), (Sub.SC_SpinBoxDown, True)):
            place = self._part(Complex.CC_SpinBox, option, part, widget)
            if not place.isEmpty():
                self._chevron(p, place, option, down=down)

    def _part(
        self, control: Complex, option: QStyleOptionComplex, part: Sub, widget: QWidget | None
    ) -> QRect:
        """Returns the rectangle of a part of a compound control."""
        return self.subControlRect(control, option, part, widget)  # type: ignore[arg-type]

    def _chevron(self, p: QPainter, place: QRect, option: QStyleOption, *, down: bool) -> None:
        roles = self.roles
        ink = roles.text if option.state & State.State_Enabled else roles.rim
        p.setPen(QPen(QColor(ink), 1.5))
        middle, turn = QRectF(place).center(), 1 if down else -1
        wide, high = min(4.0, place.width() / 4), min(2.0, place.height() / 4) * turn
        p.drawPolyline(
            [middle + QPointF(x, y) for x, y in ((-wide, -high), (0, high), (wide, -high))]
        )

    # Boxes to check

    def _check(self, option: QStyleOption, p: QPainter, _: QWidget | None) -> None:
        place, marked = self._indicator(option, p)
        p.drawRoundedRect(place, BUTTON_ROUND / 2, BUTTON_ROUND / 2)
        if not marked:
            return
        p.setPen(QPen(QColor(self.roles.on_accent), 2))
        if option.state & State.State_NoChange:
            y = place.center().y()
            p.drawLine(QLineF(place.left() + 4, y, place.right() - 4, y))
            return
        steps = ((0.22, 0.52), (0.42, 0.72), (0.78, 0.3))
        side = place.width()
        p.drawPolyline([place.topLeft() + QPointF(x * side, y * side) for x, y in steps])

    def _radio(self, option: QStyleOption, p: QPainter, _: QWidget | None) -> None:
        place, marked = self._indicator(option, p)
        p.drawEllipse(place)
        if marked:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(self.roles.on_accent))
            p.drawEllipse(place.center(), 3, 3)

    def _indicator(self, option: QStyleOption, p: QPainter) -> tuple[QRectF, bool]:
        """Sets the painter's colours for a check box. Returns (its rectangle, True if it is
        checked).
        """
        roles, state = self.roles, option.state
        marked = bool(state & (State.State_On | State.State_NoChange))
        side = min(BOX, option.rect.width(), option.rect.height()) - 1
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(option.rect).center())
        enabled = bool(state & State.State_Enabled)
        ink = roles.accent if marked and enabled else roles.rim
        ground = (
            ink if marked else roles.hover if state & State.State_MouseOver else roles.surface
        )
        p.setPen(QPen(QColor(ink), 1))
        p.setBrush(QColor(ground))
        return place, marked

    # Lists and frames

    def _branch(self, option: QStyleOptionViewItem, p: QPainter, _: QWidget | None) -> None:
        """Draws the background to the left of a selected row of a tree like that of the row."""
        if option.state & State.State_Selected:
            p.fillRect(option.rect, QColor(self.roles.chosen))

    def _item(self, option: QStyleOptionViewItem, p: QPainter, widget: QWidget | None) -> None:
        roles, state = self.roles, option.state
        if option.backgroundBrush.style() is not Qt.BrushStyle.NoBrush:
            p.fillRect(option.rect, option.backgroundBrush)
        if state & State.State_Selected:
            p.fillRect(option.rect, QColor(roles.chosen))
            first = option.viewItemPosition in (
                QStyleOptionViewItem.ViewItemPosition.Beginning,
                QStyleOptionViewItem.ViewItemPosition.OnlyOne,
                QStyleOptionViewItem.ViewItemPosition.Invalid,
            )
            if first:
                mark = QRect(option.rect)
                mark.setWidth(CHOSEN)
                p.fillRect(mark, QColor(roles.accent))
        elif state & State.State_MouseOver and state & State.State_Enabled:
            p.fillRect(option.rect, QColor(roles.hover))
        if isinstance(widget, QTableView):
            p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            p.setPen(QColor(roles.hairline))
            p.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())

    def _frame(self, option: QStyleOption, p: QPainter, _: QWidget | None) -> None:
        self._outline(option, p, BUTTON_ROUND)

    def _edge(self, option: QStyleOption, p: QPainter, _: QWidget | None) -> None:
        self._outline(option, p, 0)

    def _outline(self, option: QStyleOption, p: QPainter, radius: float) -> None:
        p.setPen(QPen(QColor(self.roles.hairline), 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _header(self, option: QStyleOptionHeader, p: QPainter, _: QWidget | None) -> None:
        roles, place = self.roles, option.rect
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        hovered = option.state & State.State_MouseOver and option.state & State.State_Enabled
        p.fillRect(place, QColor(roles.hover if hovered else roles.surface))
        p.setPen(QColor(roles.hairline))
        p.drawLine(place.bottomLeft(), place.bottomRight())

    def _tab(self, option: QStyleOptionTab, p: QPainter, widget: QWidget | None) -> None:
        roles, state = self.roles, option.state
        line = QRect(option.rect)
        line.setTop(line.bottom() - CHOSEN + 1)
        if state & State.State_Selected:
            p.fillRect(line, QColor(roles.accent))
        elif state & State.State_MouseOver:
            p.fillRect(option.rect, QColor(roles.hover))

    # Ranges

    def _groove(self, option: QStyleOptionProgressBar, p: QPainter, _: QWidget | None) -> None:
        self._plate(p, option.rect, self.roles.pressed, None, BUTTON_ROUND / 2)

    def _progress(
        self, option: QStyleOptionProgressBar, p: QPainter, widget: QWidget | None
    ) -> None:
        place, span = option.rect, option.maximum - option.minimum
        if span <= 0:  # for an unknown time: Fusion moves it to and fro
            super().drawControl(Control.CE_ProgressBarContents, option, p, widget)
            return
        done = QRect(place)
        done.setWidth(round(place.width() * (option.progress - option.minimum) / span))
        if done.width() > 0:
            self._plate(p, done, self.roles.accent, None, BUTTON_ROUND / 2)

    def _slider(self, option: QStyleOptionSlider, p: QPainter, widget: QWidget | None) -> None:
        roles = self.roles
        across = option.orientation is Qt.Orientation.Horizontal
        whole = QRectF(option.rect)
        handle = QRectF(
            self._part(Complex.CC_Slider, option, Sub.SC_SliderHandle, widget)
        ).center()
        line = QRectF(whole)
        if across:
            line.setTop(whole.center().y() - 2)
            line.setHeight(4)
        else:
            line.setLeft(whole.center().x() - 2)
            line.setWidth(4)
        enabled = bool(option.state & State.State_Enabled)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(roles.rim if enabled else roles.hairline))
        p.drawRoundedRect(line, 2, 2)
        middle = QPointF(handle.x(), whole.center().y()) if across else (
            QPointF(whole.center().x(), handle.y())
        )  # fmt: skip
        p.setPen(QPen(QColor(roles.rim), 1))
        p.setBrush(QColor(roles.surface))
        p.drawEllipse(middle, HANDLE / 2, HANDLE / 2)

    def _scroll_bar(
        self, option: QStyleOptionSlider, p: QPainter, widget: QWidget | None
    ) -> None:
        roles = self.roles
        p.fillRect(option.rect, QColor(roles.window))
        if option.maximum <= option.minimum:
            return
        place = QRectF(self._part(Complex.CC_ScrollBar, option, Sub.SC_ScrollBarSlider, widget))
        if option.orientation is Qt.Orientation.Vertical:
            place.adjust(3, 1, -3, -1)
        else:
            place.adjust(1, 3, -1, -3)
        held = option.state & (State.State_Sunken | State.State_MouseOver)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(roles.second if held else roles.rim))
        radius = min(place.width(), place.height()) / 2
        p.drawRoundedRect(place, radius, radius)


_KEPT: list[Style] = []
"""The style in use. Kept here because Qt does not keep its Python object alive."""


def use(app: QApplication, roles: Roles) -> None:
    """Sets the style of the application with the colours of a theme."""
    if not _KEPT or app.style() is not _KEPT[0]:
        _KEPT[:] = [Style(roles)]
        app.setStyle(_KEPT[0])
    _KEPT[0].roles = roles


def roles() -> Roles:
    """Returns the colours of the present theme; those of the light theme before one is set."""
    return _KEPT[0].roles if _KEPT else ROLES["light"]


def draw_ring(p: QPainter, place: QRect, roles: Roles, radius: float) -> None:
    """Draws the focus ring inside a rectangle."""
    half = RING / 2
    p.setPen(QPen(QColor(roles.accent), RING))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(QRectF(place).adjusted(half, half, -half, -half), radius, radius)


def _paint(
    draw: Callable[..., None], option: QStyleOption, painter: QPainter, widget: QWidget | None
) -> None:
    """Calls a drawing function with antialiasing, then restores the painter."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(option, painter, widget)
    painter.restore()


def _nothing(option: QStyleOption, p: QPainter, widget: QWidget | None) -> None:
    """Draws nothing in place of the frame around a dialog's default button, since that is
    filled.
    """


def _role(option: QStyleOption, widget: QWidget | None) -> str:
    """Returns the role of a button. In a dialog, the default button is ``PRIMARY``.

    Elsewhere the default button is whichever has the focus, so it keeps its own role.
    """
    if widget is None:
        return ""
    if isinstance(option, QStyleOptionButton) and (
        option.features & QStyleOptionButton.ButtonFeature.DefaultButton
        and widget.window().inherits("QDialog")
    ):
        return PRIMARY
    return str(widget.property(ROLE) or "")


def _is_flat(option: QStyleOption) -> bool:
    return isinstance(option, QStyleOptionButton) and bool(
        option.features & QStyleOptionButton.ButtonFeature.Flat
    )
