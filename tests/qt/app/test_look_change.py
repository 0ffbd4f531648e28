"""Another language, theme or size of texts comes once nothing that is begun is lost by it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QProgressDialog,
    QWidget,
)
from shiboken6 import isValid

import goref.qt
from goref.core.base.colour import WHITE
from goref.qt.look import appearance
from goref.qt.look.theme import DARK
from goref.qt.manual.window import ManualWindow
from goref.qt.setup.setup_controller import Brush
from tests.languages import JA
from tests.qt.desk import LEFT, Key, settle
from tests.qt.hall import CASES, OF_QT, Hall, by_command, in_dialog

LANGUAGE, THEME, PERCENT = JA, "contrast", 125
"""What all that is asked for comes to."""
TOLD = "as soon as no dialog is open and nothing is being entered"


def leaves(kind: type) -> Iterator[type]:
    """The classes of goref that are dialogs, without those that others are made of."""
    below = kind.__subclasses__()
    for one in below:
        yield from leaves(one)
    if not below and kind.__module__.startswith("goref."):
        yield kind


def test_every_dialog_of_goref_has_a_case() -> None:
    for module in pkgutil.walk_packages(goref.qt.__path__, "goref.qt."):
        importlib.import_module(module.name)
    found = {f"{kind.__module__}.{kind.__name__}" for kind in leaves(QDialog)}
    assert found == {f"goref.qt.{name}" for name in CASES}


# A dialog is open


def write_in(dialog: QWidget) -> None:
    """Type into the first line there is, and choose another entry of the first chooser."""
    for line in dialog.findChildren(QLineEdit):
        if line.isVisible() and line.isEnabled() and not line.isReadOnly():
            QTest.keyClicks(line, "7")
            break


def state(dialog: QWidget) -> list[object]:
    """What was typed and chosen."""
    return [
        [line.text() for line in dialog.findChildren(QLineEdit)],
        [chooser.currentIndex() for chooser in dialog.findChildren(QComboBox)],
        [button.isChecked() for button in dialog.findChildren(QAbstractButton)],
        dialog.geometry(),
    ]


@pytest.mark.parametrize("case", [*CASES, *OF_QT])
def test_nothing_of_a_dialog_is_lost(hall: Hall, case: str) -> None:
    main, before, windows = hall.desk.main, hall.look, hall.windows

    def changes(dialog: QDialog) -> None:
        if case in CASES:
            kind = type(dialog)
            assert f"{kind.__module__}.{kind.__name__}" == f"goref.qt.{case}"
        write_in(dialog)
        settle()
        typed = state(dialog)
        for change in (
            lambda: main.use_theme("dark"),
            lambda: main.use_theme(THEME),
            lambda: main.use_language(LANGUAGE),
            lambda: main.use_text_size(PERCENT),
        ):
            change()
            hall.looks()
            assert isValid(dialog)
            assert dialog.isVisible()
            assert state(dialog) == typed
            assert hall.look == before
            assert hall.windows == windows

    in_dialog(hall, (CASES | OF_QT)[case], changes)
    hall.desk.qtbot.waitUntil(lambda: hall.look[0] == LANGUAGE)
    assert hall.look == (LANGUAGE, THEME, pytest.approx(before[2] * PERCENT / 100))
    assert all(new is not old for new, old in zip(hall.windows, windows, strict=True))
    hall.desk.qtbot.waitUntil(lambda: not any(map(isValid, windows)))
    assert hall.board.isVisible()
    assert hall.events.isVisible()
    assert hall.board.language == hall.events.language == LANGUAGE


def test_the_system_turns_dark_while_a_photograph_is_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    main = hall.desk.main
    main.use_theme("system")
    hints = main.app.styleHints()  # the tests' own system has no colours to change
    eyes = hints.accessibility
    dark = SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Dark, accessibility=eyes)
    system = SimpleNamespace(styleHints=lambda: dark)
    monkeypatch.setattr(appearance, "QGuiApplication", system)

    def sunset(dialog: QDialog) -> None:
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        hall.looks()
        assert isValid(dialog)
        assert dialog.isVisible()
        assert main.theme.name == "light"

    in_dialog(hall, by_command("photo"), sunset)
    hall.desk.qtbot.waitUntil(lambda: main.theme.name == "dark")


# Windows beside


def changed(hall: Hall, *, theme: str = "dark") -> None:
    """Ask for another theme, and have it."""
    hall.desk.main.use_theme(theme)
    assert not hall.desk.main._change.waits
    settle()


def test_the_screen_for_the_room_goes_along(hall: Hall) -> None:
    hall.command("fullscreen")
    before, old = hall.board.features.projecting.view, hall.board
    assert before is not None
    hall.desk.qtbot.waitUntil(before.isVisible)
    QTest.keyClick(before, Key.Key_Period)
    place = before.geometry()
    changed(hall)
    room = hall.board.features.projecting.view
    assert hall.board is not old
    assert room is not None
    assert room is not before
    assert room.geometry() == place
    assert room.is_blank, "what was hidden stays hidden"
    QTest.keyClick(room, Key.Key_Period)
    assert hall.board.board.window() is hall.board
    hall.desk.qtbot.waitUntil(lambda: not isValid(before) and not isValid(old))
    hall.desk.qtbot.waitUntil(room.isVisible)
    assert room.grab().toImage().pixelColor(2, room.height() - 3) == QColor(DARK.background)
    assert hall.board.actions_by_id["fullscreen"].isChecked()
    hall.desk.click("C3")
    assert room.board.view().dead == hall.board.board.view().dead != frozenset()
    hall.command("fullscreen")
    assert hall.board.features.projecting.view is None
    assert not hall.board.actions_by_id["fullscreen"].isChecked()


@pytest.mark.parametrize("whose", ["board", "events"])
def test_the_manual_goes_along_with_what_is_read_and_searched(hall: Hall, whose: str) -> None:
    def shown() -> ManualWindow:
        help_ = hall.board.features.help.beside if whose == "board" else hall.events.help
        assert help_.manual_window is not None
        return help_.manual_window

    (hall.command if whose == "board" else hall.event_command)("manual")
    old = shown()
    hall.desk.qtbot.waitUntil(old.isActiveWindow)
    old.open("glossary")
    old.open("rules-japanese")
    old.find_bar.open()
    QTest.keyClicks(old.find_bar.text, "seki")
    QTest.keyClicks(old.contents.search, "komi")
    old.reader.setFocus()
    settle()
    bar = old.reader.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    changed(hall)
    new = shown()
    assert new is not old
    assert new.isVisible()
    hall.desk.qtbot.waitUntil(new.isActiveWindow)
    hall.desk.qtbot.waitUntil(lambda: not isValid(old))
    assert new.page_id == "rules-japanese"
    assert new.reader.scrolled() == pytest.approx(0.5, abs=0.1)
    assert new.contents.search.text() == "komi"
    assert new.find_bar.text.text() == "seki"
    assert new.find_bar.isVisible()
    QTest.keyClick(new, Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert new.page_id == "glossary"


def test_a_window_that_is_small_or_behind_stays_so(hall: Hall) -> None:
    hall.events.showMinimized()
    hall.board.activateWindow()
    hall.desk.qtbot.waitUntil(hall.board.isActiveWindow)
    changed(hall)
    assert hall.events.isMinimized()
    hall.desk.qtbot.waitUntil(hall.board.isActiveWindow)


# Something is begun in a window that goes along


def waits(hall: Hall) -> None:
    """Ask for another theme: it does not come yet, and that is said."""
    before = hall.look, hall.windows
    hall.desk.main.use_theme("dark")
    hall.looks()
    assert (hall.look, hall.windows) == before
    assert any(TOLD in window.message for window in hall.windows)


def comes(hall: Hall) -> None:
    """Wait until the theme is there."""
    hall.desk.qtbot.waitUntil(lambda: hall.look[1] == "dark")


def test_what_is_typed_in_a_field_is_taken_first(hall: Hall) -> None:
    hall.front()
    details = hall.desk.details
    field = details.findChild(QLineEdit, "detail-EV")
    field.setFocus()
    QTest.keyClicks(field, "Cup")
    waits(hall)
    assert field.text() == "Cup"
    hall.board.board.setFocus()
    comes(hall)
    assert hall.board.session.case.record.info.text("EV") == "Cup"
    assert hall.desk.details.findChild(QLineEdit, "detail-EV").text() == "Cup"


def test_what_was_not_taken_is_corrected_first(hall: Hall) -> None:
    hall.front()
    komi = hall.desk.details.findChild(QLineEdit, "komi")
    komi.setFocus()
    QTest.keyClicks(komi, "much")
    hall.board.board.setFocus()
    waits(hall)
    assert komi.text() == "much"
    komi.setFocus()
    komi.selectAll()
    QTest.keyClicks(komi, "7.5")
    hall.board.board.setFocus()
    comes(hall)


def test_what_was_not_taken_is_waited_for_on_a_page_that_was_left_too(hall: Hall) -> None:
    hall.front()
    komi = hall.desk.details.findChild(QLineEdit, "komi")
    komi.setFocus()
    QTest.keyClicks(komi, "much")
    hall.board.pages.close_drawer()
    assert not komi.isVisible()
    waits(hall)
    assert komi.text() == "much"
    hall.board.open_details()
    komi.setFocus()
    komi.selectAll()
    QTest.keyClicks(komi, "7.5")
    hall.board.board.setFocus()
    comes(hall)


def test_what_is_searched_for_is_waited_for_only_while_it_is_typed(hall: Hall) -> None:
    hall.events.activateWindow()
    hall.desk.qtbot.waitUntil(hall.events.isActiveWindow)
    search = hall.events.filter.search
    search.setFocus()
    QTest.keyClicks(search, "Ali")
    waits(hall)
    hall.events.list.enter()
    comes(hall)
    assert hall.events.filter.search.text() == "Ali"
    assert len(hall.events.listed) == 1


def test_a_stroke_is_painted_to_its_end_and_set_up_on(hall: Hall) -> None:
    hall.board.actions_by_id["set-up"].setChecked(True)
    hall.board.modes.setting_up.page.choose(Brush.WHITE)
    hall.board.modes.setting_up.page.size_box.setValue(9)
    handle = hall.board.windowHandle()

    def at(name: str) -> QPoint:
        return hall.board.board.mapTo(hall.board, hall.desk.spot(name))

    QTest.mousePress(handle, LEFT, Qt.KeyboardModifier.NoModifier, at("A1"))
    QTest.mouseMove(handle, at("B1"))
    waits(hall)
    QTest.mouseRelease(handle, LEFT, Qt.KeyboardModifier.NoModifier, at("B1"))
    comes(hall)
    position = hall.board.session.case.position
    assert position.colour(hall.desk.point("A1")) is WHITE
    assert hall.board.modes.setting_up.page.brush is Brush.WHITE
    assert hall.board.modes.setting_up.page.size_box.value() == 9


def test_an_open_menu_is_closed_first(hall: Hall) -> None:
    [menu] = [m for m in hall.board.findChildren(QMenu) if m.title() == "&View"]
    menu.popup(hall.board.pos())
    waits(hall)
    assert menu.isVisible()
    menu.close()
    comes(hall)


def test_what_takes_a_while_is_done_first_though_it_is_not_in_sight(hall: Hall) -> None:
    progress = QProgressDialog("Printing…", "Cancel", 0, 9, hall.events)
    progress.reset()
    assert not progress.isVisible()
    waits(hall)
    progress.deleteLater()
    comes(hall)
