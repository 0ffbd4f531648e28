"""The style of controls: what it decides, and what it leaves to Qt."""

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QProxyStyle, QStyle, QStyleFactory

from goref.qt.look.style import Style
from goref.qt.look.theme import ROLES

BUTTONS = [
    button
    for name, button in QDialogButtonBox.StandardButton.__members__.items()
    if name not in ("NoButton", "FirstButton", "LastButton") and button.value.bit_count() == 1
]


class WithIcons(QProxyStyle):
    """A desktop's style that shows icons on the buttons of dialogs."""

    def styleHint(self, hint, option=None, widget=None, returnData=None):  # noqa: N803
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returnData)


@pytest.mark.parametrize("is_ours", [True, False])
def test_no_button_of_a_dialog_has_an_icon_of_qt(qtbot, is_ours):
    below = Style(ROLES["light"]) if is_ours else QStyleFactory.create("Fusion")
    shown = WithIcons(below)
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    box.setStyle(shown)
    for button in BUTTONS:
        box.addButton(button)
    icons = [button for button in box.buttons() if not button.icon().isNull()]
    assert len(box.buttons()) == len(BUTTONS) > 15
    assert icons == [] if is_ours else len(icons) > 10


def test_what_is_asked_hundreds_of_times_at_the_start_is_left_to_qt():
    assert not {"polish", "styleHint", "pixelMetric"} & vars(Style).keys()
