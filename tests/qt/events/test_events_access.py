"""An event for everybody: by Tab alone, read aloud, in high contrast, with large texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QPlainTextEdit,
    QProgressBar,
)

from goref.app.event.tables import decide_by_referee
from goref.core.texts.event.events import TERMS
from goref.core.texts.terms import term
from goref.io.event.store import EventStore
from goref.qt.events.attach.attaching import AttachDialog
from goref.qt.events.dialogs.decision_dialog import DecisionDialog
from goref.qt.events.dialogs.ready_dialog import ReadyDialog
from goref.qt.events.dialogs.reason_dialog import ReasonDialog
from goref.qt.events.tables.table_model import Column
from goref.qt.look import motion
from goref.qt.look.appearance import size_texts
from goref.qt.look.preferences import Preferences
from goref.qt.look.theme import ROLES
from tests.languages import EN
from tests.length import sample
from tests.qt.contrast import contrast
from tests.qt.desk import settle
from tests.qt.events.dialog_hands import LANGUAGES, sgf
from tests.qt.events.dialogs.test_dialogs_fit import DIALOGS, look, ready, store
from tests.qt.events.referee import CLEAR, RULED, Referee, event_file
from tests.qt.fitting import clipped, rest
from tests.qt.window.test_window_by_tab import blind, check

__all__ = ["look", "store"]  # fixtures
HIGH = ("contrast", "contrast-dark")
SCREEN = 1240, 760
"""What a screen of 1280 by 800 leaves to a dialog."""
READ = (Column.PLACE, Column.BLACK, Column.STATE)
SIGNS = "○✓⚑◌✕▤■"
Make = Callable[[EventStore, str, Path], QDialog]
WORDS: dict[str, Make] = {
    "word": lambda store, language, _: DecisionDialog(
        None, store.event(), store.event().table(1, 1), language, lambda *_: ""
    ),
    "ready": lambda store, language, _: ReadyDialog(
        None, [(t, f"{t.place} ✓") for t in store.event().tables], lambda *_: ""
    ),
    "reason": lambda store, language, _: ReasonDialog(
        None, "goref", "Why is it opened again?", lambda _: ""
    ),
}
ALL = DIALOGS | WORDS


@pytest.fixture
def referee(begin, tmp_path: Path) -> Referee:
    """Tables in every state, one of them ready, one to be looked at."""
    made = begin(event_file(tmp_path, [(1, RULED), (2, CLEAR)]))
    made.looked()
    return made


def made(qtbot, name: str, store: EventStore, language: str, folder: Path) -> QDialog:
    files = folder / "files"
    files.mkdir(exist_ok=True)
    return ready(qtbot, ALL[name](store, language, files))


# By Tab


@pytest.mark.parametrize("theme", ["light", "contrast-dark"])
def test_the_window_of_an_event_is_walked_by_tab(referee, theme):
    referee.main.use_theme(theme)
    window = referee.events
    referee.front(window)
    names = check(window, window.list.table)
    assert {"event-tables", "event-rounds", "event-chip-all", "event-search"} <= names
    assert blind(window) == []


def test_where_no_table_fits_tab_goes_to_the_advice(referee):
    window = referee.events
    window.filter.search.setText("nobody")
    settle()
    assert "event-none-fit-all" in check(window, window.filter.search)


@pytest.mark.parametrize("name", ALL)
def test_every_dialog_is_walked_by_tab_and_shows_the_focus(qtbot, look, store, tmp_path, name):
    look(EN, "light")
    dialog = made(qtbot, name, store, EN, tmp_path)
    check(dialog)
    assert blind(dialog) == []


@pytest.mark.parametrize("theme", ["dark", *HIGH])
@pytest.mark.parametrize("name", ["info", "attach", "export-egf", "standings", "ready"])
def test_the_focus_is_seen_in_every_theme(qtbot, look, store, tmp_path, name, theme):
    look(EN, theme)
    dialog = made(qtbot, name, store, EN, tmp_path)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
    assert blind(dialog) == []


# Read aloud


def heard(view: QAbstractItemView, row: int, column: int) -> str:
    index = view.model().index(row, column, QModelIndex())
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data())


@pytest.mark.parametrize("language", LANGUAGES)
def test_states_are_told_in_words(referee, language):
    referee.main.use_language(language)
    window = referee.events
    window.filter.rounds.setCurrentIndex(0)
    settle()
    assert window.model.rowCount() == len(referee.event.tables)
    for row, table in enumerate(window.model.rows):
        told = heard(window.list.table, row, Column.STATE)
        status = window.model.status(table).value
        assert term(TERMS, status, language) in told
        for column in Column:
            said = heard(window.list.table, row, column)
            head = window.model.headerData(column, Qt.Orientation.Horizontal)
            assert said.startswith(str(head)), "nobody hears which column it is"
            assert said.rstrip()[-1] not in SIGNS, "a sign alone says nothing"


# In every theme


def tones(image: QImage) -> tuple[str, float]:
    """The ground of a picture, and how far what is written there stands out from it."""
    seen = Counter(
        QColor(image.pixel(x, y)).name()
        for x in range(image.width())
        for y in range(image.height())
    )
    [(ground, _)] = seen.most_common(1)
    return ground, max(contrast(tone, ground) for tone in seen)


def picture(view: QAbstractItemView, row: int, column: int) -> QImage:
    place = view.visualRect(view.model().index(row, column, QModelIndex()))
    return view.viewport().grab(place.adjusted(2, 3, -2, -3)).toImage()


@pytest.mark.parametrize("theme", ROLES)
def test_rows_are_readable_chosen_and_not_with_the_focus_and_without(referee, theme):
    referee.main.use_theme(theme)
    window, least = referee.events, 7 if theme in HIGH else 4.5
    referee.looked()
    view = window.list.table
    view.selectRow(0)
    for focus in (view, window.filter.search):
        focus.setFocus()
        settle()
        grounds = set()
        for row in (0, 1, 2):
            read = [tones(picture(view, row, column)) for column in READ]
            # Thin strokes are smoothed: the ink itself is where they are thickest.
            assert max(far for _, far in read) >= least, (row, focus)
            assert min(far for _, far in read) >= 0.8 * least, (row, focus)
            grounds |= {(row == 0, ground) for ground, _ in read}
        chosen = {ground for is_chosen, ground in grounds if is_chosen}
        others = {ground for is_chosen, ground in grounds if not is_chosen}
        assert chosen.isdisjoint(others)


@pytest.mark.parametrize("theme", ROLES)
def test_what_cannot_be_pressed_is_fainter_but_readable(referee, theme):
    referee.main.use_theme(theme)
    window = referee.events
    button = window.buttons["time"]

    def inside() -> QImage:
        return button.grab(button.rect().adjusted(6, 6, -6, -6)).toImage()

    window.list.choose_row(2)
    settle()
    assert button.isEnabled()
    _, black = tones(inside())
    decide_by_referee(window.store, referee.table(1, 3), "B+R")  # without a record
    window.reload()
    assert not button.isEnabled()
    _, grey = tones(inside())
    assert 2.5 <= grey < black


@pytest.mark.parametrize("theme", HIGH)
@pytest.mark.parametrize("name", ["import", "attach", "export-egf", "audit", "standings"])
def test_in_high_contrast_texts_and_tables_have_frames(
    qtbot, look, store, tmp_path, name, theme
):
    look(EN, theme)
    dialog = made(qtbot, name, store, EN, tmp_path)
    window = ROLES[theme].window
    framed = [
        *dialog.findChildren(QPlainTextEdit),
        *(v for v in dialog.findChildren(QAbstractItemView) if v.parent() is dialog),
    ]
    assert framed
    for widget in framed:
        if not widget.isVisible():
            continue
        widget.clearFocus()
        image = widget.grab().toImage()
        middle = image.height() // 2
        edge = [image.pixelColor(x, middle) for x in range(3)]
        assert max(contrast(tone, window) for tone in edge) >= 3, widget.objectName()


@pytest.mark.parametrize("theme", HIGH)
def test_the_rest_of_the_headings_and_the_corner_are_no_patch_of_ink(
    qtbot, look, store, tmp_path, theme
):
    look(EN, theme)
    dialog = made(qtbot, "standings", store, EN, tmp_path)
    dialog.resize(1600, 500)
    settle()
    [table] = dialog.findChildren(QAbstractItemView, "standings") or [
        v for v in dialog.findChildren(QAbstractItemView) if v.parent() is dialog
    ]
    header = table.horizontalHeader().viewport()
    assert table.horizontalHeader().length() < header.width() - 20
    image = header.grab().toImage()
    here = image.pixelColor(image.width() - 10, image.height() // 2).name()
    assert here == ROLES[theme].window
    dialog.resize(dialog.minimumSize())
    assert table.cornerWidget() is not None


# With large texts


@pytest.mark.parametrize(
    ("name", "language", "size"), sample(list(product(ALL, LANGUAGES, (100, 150, 200))), 7)
)
def test_dialogs_have_room_for_large_texts(
    qtbot, qapp, look, store, tmp_path, name, language, size
):
    look(language, "light")
    size_texts(qapp, size)
    dialog = made(qtbot, name, store, language, tmp_path)
    if not (name.startswith("export") and size > 150):  # this screen is low
        assert list(clipped(dialog)) == [], "as it opens"
    least = dialog.minimumSize()
    assert least.width() <= SCREEN[0]
    assert least.height() <= SCREEN[1] + 40
    dialog.resize(*SCREEN)
    settle()
    assert list(clipped(dialog)) == []


def test_a_dialog_opens_larger_with_larger_texts_and_grows_with_what_it_says(
    qtbot, qapp, look, store, tmp_path
):
    look(EN, "light")
    before = made(qtbot, "player", store, EN, tmp_path).size()
    size_texts(qapp, 150)
    dialog = made(qtbot, "player", store, EN, tmp_path)
    assert dialog.width() > 1.3 * before.width()
    least = dialog.minimumHeight()
    dialog.show_fault("This cannot be, and here is why. " * 12)
    settle()
    assert dialog.minimumHeight() > least
    assert list(clipped(dialog)) == []


@pytest.mark.parametrize(
    ("size", "language"), sample(list(product([100, 150, 200], LANGUAGES)), 7)
)
def test_the_event_window_has_room_for_large_texts(referee, language, size):
    referee.main.use_language(language)
    referee.main.use_text_size(size)
    window = referee.events
    window.resize(1280, 760)
    rest(window)
    assert (window.width(), window.height()) == (1280, 760)
    assert list(clipped(window)) == []
    assert window.list.table.viewport().height() >= 3 * window.list.table.rowHeight(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped_in_the_smallest_event_window(referee, language):
    referee.main.use_language(language)
    window = referee.events
    window.resize(window.minimumSize())
    for filtered in ("", "nobody"):
        window.filter.search.setText(filtered)
        rest(window)
        assert (window.width(), window.height()) == (900, 560)
        assert list(clipped(window)) == []


# Without motion


@pytest.mark.parametrize("wanted", motion.MOTIONS)
def test_a_bar_that_waits_stands_still_where_nothing_is_to_move(
    qtbot, look, store, tmp_path, monkeypatch, wanted
):
    look(EN, "light")
    monkeypatch.setattr(motion, "system_is_still", lambda: False)
    Preferences().motion = wanted
    (tmp_path / "a.sgf").write_text(sgf("Ann", "Ben"))
    dialog = AttachDialog(None, store, EN)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.look([tmp_path / "a.sgf"])
    bar = dialog.findChild(QProgressBar, "attach-progress")
    assert bar.isVisible()
    still = wanted == motion.ALWAYS
    assert (bar.maximum() > 0) is still, "of no known length it goes to and fro"
    qtbot.waitUntil(lambda: not dialog.work.is_busy)


def test_nothing_of_a_bar_moves(qtbot, look):
    look(EN, "light")
    Preferences().motion = motion.ALWAYS
    bar = QProgressBar()
    qtbot.addWidget(bar)
    bar.resize(200, 24)
    bar.show()
    qtbot.waitExposed(bar)
    motion.busy(bar, Preferences().motion)
    before = bar.grab().toImage()
    for _ in range(20):
        QTest.qWait(5)
        assert bar.grab().toImage() == before
