"""Games are put into an event: dropped, looked at, done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QStyle, QStyleOptionViewItem

from goref.app.event.adding.games import look_through
from goref.app.event.files import open_event
from goref.app.event.tables import decide_by_case, decide_by_referee, keep_case
from goref.io.case.case_file import dump
from goref.io.event.store import EventStore
from goref.qt.events.attach import attaching
from goref.qt.events.attach.attaching import AttachDialog, attach_records
from goref.qt.events.attach.model import Column
from tests.languages import EN
from tests.qt.desk import GAMES, Key
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press, sgf
from tests.qt.events.referee import RULED


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path, empty=True) as store:
        yield store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A certain game, one that is only like, one of strangers, and no game."""
    folder = tmp_path / "games"
    folder.mkdir()
    for name, text in (
        ("a.sgf", sgf("Roe Rick", "Müller Jörg", RO="2")),
        ("b.sgf", sgf("柯洁", "Lee", RO="2")),
        ("c.sgf", sgf("Ann", "Bob", BR="3k")),
        ("d.sgf", "no game"),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def looked(qtbot, dialog: AttachDialog, *paths: Path, text: str = "") -> AttachDialog:
    """The dialog once it has read something."""
    opened(qtbot, dialog)
    dialog.look(paths, text)
    rest(qtbot, dialog)
    return dialog


def rest(qtbot, dialog: AttachDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.work.is_busy)


def rows(dialog: AttachDialog) -> list[tuple[str, bool, str]]:
    """File, whether it is checked, and its table."""
    model = dialog.model
    return [
        (
            model.index(row, Column.FILE).data(),
            model.index(row, Column.FILE).data(Qt.ItemDataRole.CheckStateRole)
            == Qt.CheckState.Checked,
            model.index(row, Column.TABLE).data(),
        )
        for row in range(model.rowCount())
    ]


def places(store: EventStore) -> dict[str, str]:
    """The tables with a case, and the file of each."""
    return {table.place: table.source for table in store.event().tables if table.case}


# A club evening


def test_thirty_games_become_thirty_tables_in_two_clicks(qtbot, empty, tmp_path):
    folder = tmp_path / "evening"
    folder.mkdir()
    for number in range(30):
        (folder / f"{number:02}.sgf").write_text(sgf(f"B{number}", f"W{number}"))

    def put_in(dialog):
        if dialog.ok.isEnabled():
            click(dialog.ok)
        else:
            meanwhile(put_in)

    meanwhile(put_in)
    assert attach_records(None, empty, EN, [folder])  # the first click was the drop
    event = empty.event()
    assert len(event.tables) == 30
    assert len(event.players) == 60
    assert all(table.case and table.round == 1 for table in event.tables)


# What is shown


def test_every_game_has_its_row_and_certain_ones_are_checked(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    assert rows(dialog) == [
        ("a.sgf", True, "2/1"),
        ("b.sgf", False, "2/2"),
        ("c.sgf", False, "–"),
        ("d.sgf", False, "–"),
    ]
    model = dialog.model
    assert model.index(1, Column.NOTES).data().startswith("? Only like the players")
    assert model.index(3, Column.NOTES).data().startswith("✕ ")
    assert "d.sgf" in model.index(3, Column.NOTES).data()
    assert dialog.told.text() == "Games: 3. Files that cannot be used: 1."
    assert dialog.ok.text() == "&Put games in: 1"
    assert dialog.focusWidget() is dialog.table


def test_what_is_checked_is_put_in_and_the_rest_stays(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    press(dialog, Key.Key_Return)
    rest(qtbot, dialog)
    assert dialog.isVisible()
    assert dialog.changed
    assert places(store) == {"2/1": "a.sgf"}
    assert dialog.said.text() == "✓ Attached to their tables: 1."
    model = dialog.model
    assert model.index(0, Column.NOTES).data().startswith("✓ Attached to table 2/1.")
    assert [row.place for row in model.rows] == ["2/1", "", "", ""]
    assert not dialog.ok.isEnabled()
    assert dialog.table.isEnabled(), "what stays can be put in"
    assert not dialog.bar.isVisible()
    press(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_was_taken_otherwise_stays_told_of_what_was_put_in(qtbot, store, folder):
    (folder / "a.sgf").write_text(sgf("Roe Rick", "Müller Jörg", RO="2", KM="4.5"))
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    press(dialog, Key.Key_Return)
    rest(qtbot, dialog)
    told = dialog.model.index(0, Column.NOTES).data()
    assert told.startswith("✓ Attached to table 2/1.")
    assert "komi 4½" in told


def test_space_takes_and_leaves_a_game_in_any_column(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    dialog.table.setCurrentIndex(dialog.model.index(1, Column.WHITE))
    press(dialog, Key.Key_Space)
    assert rows(dialog)[1][1]
    assert dialog.ok.text() == "&Put games in: 2"
    press(dialog, Key.Key_Space)
    assert not rows(dialog)[1][1]


def test_a_click_on_the_box_does_so_too(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    place = dialog.table.visualRect(dialog.model.index(0, Column.FILE))
    option = QStyleOptionViewItem()
    dialog.table.initViewItemOption(option)
    option.rect = place
    index = dialog.model.index(0, Column.FILE)
    dialog.table.itemDelegateForIndex(index).initStyleOption(option, index)
    box = dialog.table.style().subElementRect(
        QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, dialog.table
    )
    before = dialog.table.viewport().grab(box).toImage()
    QTest.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert not rows(dialog)[0][1]
    assert not dialog.ok.isEnabled()
    assert dialog.table.viewport().grab(box).toImage() != before, "it is seen"


def test_strangers_get_tables_of_their_own(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    click(dialog.rest)
    assert rows(dialog)[2] == ("c.sgf", True, "new: 2/3")
    assert "New players: 2." in dialog.told.text()
    dialog.table.selectRow(2)
    assert "· Ann 3K is entered as a new player." in dialog.notes.toPlainText()
    click(dialog.ok)
    rest(qtbot, dialog)
    assert places(store) == {"2/1": "a.sgf", "2/3": "c.sgf"}
    assert [(p.name, p.rank) for p in store.event().players[-2:]] == [
        ("Ann", "3K"),
        ("Bob", ""),
    ]


def test_a_game_of_a_decided_table_goes_there_and_decides_nothing(qtbot, store, folder):
    decide_by_referee(store, store.event().table(2, 1), "B+R")
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder / "a.sgf")
    assert rows(dialog) == [("a.sgf", True, "2/1")]
    assert not dialog.rest.isEnabled()
    assert "Table 2/1 is decided; the decision is kept." in dialog.notes.toPlainText()
    click(dialog.ok)
    rest(qtbot, dialog)
    table = store.event().table(2, 1)
    assert (table.source, table.result.re) == ("a.sgf", "B+R")


def decided_by_its_case(store):
    """Table 2/1 with a case that decided it."""
    table = keep_case(store, store.event().table(2, 1), dump(RULED), "x.goref")
    decide_by_case(store, table)


def test_a_game_of_a_table_that_its_case_decided_gets_no_table(qtbot, store, folder):
    decided_by_its_case(store)
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder / "a.sgf")
    assert rows(dialog) == [("a.sgf", False, "–")]
    assert not dialog.rest.isEnabled()


def test_the_round_of_new_tables_is_the_one_said(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    dialog.round.setValue(5)
    click(dialog.rest)
    assert rows(dialog)[2] == ("c.sgf", True, "new: 5/1")


def test_a_table_is_chosen_by_hand(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    dialog.table.selectRow(2)
    texts = [dialog.target.itemText(at) for at in range(dialog.target.count())]
    assert texts[:3] == [
        "no table yet", "2/1  Roe Rick – Müller Jörg", "2/2  柯洁 – Lee Ming",
    ]  # fmt: skip
    dialog.target.setFocus()
    press(dialog, Key.Key_Down)
    press(dialog, Key.Key_Down)
    assert rows(dialog)[2] == ("c.sgf", True, "2/2")
    assert "has other names for the players" in dialog.notes.toPlainText()
    assert "No table" not in dialog.notes.toPlainText()
    press(dialog, Key.Key_Home)
    assert rows(dialog)[2] == ("c.sgf", False, "–")


def test_two_games_for_one_table_are_not_put_in(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    dialog.model.send(2, store.event().table(2, 1), 0)
    assert "not possible as it is: 2" in dialog.told.text()
    assert dialog.ok.text() == "&Put games in: 0"
    assert not dialog.ok.isEnabled()
    notes = dialog.model.index(0, Column.NOTES).data()
    assert notes.startswith("✕ Another game here is for table 2/1 too: c.sgf.")


# Where games come from


def test_pasted_games_are_all_listed(qtbot, empty):
    QGuiApplication.clipboard().setText(sgf("Ann", "Bob") + sgf("Cid", "Dan"))
    dialog = opened(qtbot, AttachDialog(None, empty, EN))
    assert "drop them here" in dialog.told.text()
    click(dialog.paste)
    rest(qtbot, dialog)
    assert rows(dialog) == [("pasted", True, "new: 1/1"), ("pasted #2", True, "new: 1/2")]
    press(dialog, Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert places(empty) == {"1/1": "pasted", "1/2": "pasted"}


def test_files_and_folders_are_dropped(qtbot, store, folder):
    dialog = opened(qtbot, AttachDialog(None, store, EN))
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(folder / "a.sgf"))])
    drop(dialog, mime)
    rest(qtbot, dialog)
    assert [name for name, _, _ in rows(dialog)] == ["a.sgf"]
    mime.setUrls([])
    mime.setText(sgf("Ann", "Bob"))
    drop(dialog, mime)
    rest(qtbot, dialog)
    assert [name for name, _, _ in rows(dialog)] == ["a.sgf", "pasted"]


def drop(dialog: AttachDialog, mime: QMimeData) -> None:
    event = QDropEvent(
        QPointF(QPoint(50, 50)),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    dialog.dropEvent(event)


def test_files_and_folders_are_asked_for(qtbot, store, folder, monkeypatch):
    dialog = opened(qtbot, AttachDialog(None, store, EN))
    chosen = [str(folder / "a.sgf"), str(folder / "c.sgf")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: (chosen, ""))
    click(dialog.files)
    rest(qtbot, dialog)
    assert [name for name, _, _ in rows(dialog)] == ["a.sgf", "c.sgf"]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: str(folder))
    click(dialog.folder)
    rest(qtbot, dialog)
    assert [name for name, _, _ in rows(dialog)] == ["a.sgf", "c.sgf", "b.sgf", "d.sgf"]


def test_no_file_is_listed_twice(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    dialog.look([folder])
    rest(qtbot, dialog)
    assert len(rows(dialog)) == 4


def test_a_folder_without_games_says_so(qtbot, store, tmp_path):
    (tmp_path / "none").mkdir()
    dialog = looked(qtbot, AttachDialog(None, store, EN), tmp_path / "none")
    assert dialog.said.text() == "✕ No game was found there."


def test_reading_can_be_stopped_and_what_was_read_is_listed(
    qtbot, empty, tmp_path, monkeypatch
):
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(400):
        (folder / f"{number:03}.sgf").write_text(sgf(f"B{number}", f"W{number}"))
    stopped = Event()

    def pausing(event, paths, text, called, stop, tell):
        def told(now, of, what):
            tell(now, of, what)
            assert now != 100 or stopped.wait(20), "nobody has stopped it"

        return look_through(event, paths, text, called, stop, told)

    monkeypatch.setattr(attaching, "look_through", pausing)
    dialog = opened(qtbot, AttachDialog(None, empty, EN))
    dialog.look([folder])
    assert dialog.stop.isVisible()
    assert dialog.bar.isVisible()
    assert not dialog.files.isEnabled()
    qtbot.waitUntil(lambda: "Reading 100.sgf" in dialog.said.text())
    click(dialog.stop)
    stopped.set()
    rest(qtbot, dialog)
    assert dialog.model.rowCount() == 101
    assert not dialog.bar.isVisible()


def test_closing_while_it_reads_gives_up(qtbot, empty, folder):
    dialog = opened(qtbot, AttachDialog(None, empty, EN))
    dialog.look([folder])
    press(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
    assert not dialog.work.is_busy
    assert not dialog.changed


def test_a_whole_folder_of_historical_games_is_read(qtbot, empty):
    dialog = looked(qtbot, AttachDialog(None, empty, EN), GAMES)
    assert dialog.model.rowCount() >= 5
    assert all(row.game.problem is None for row in dialog.model.rows)


# Others at work


def test_nothing_is_put_in_where_somebody_was_faster(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    click(dialog.rest)
    with open_event(store.path, "bert@table") as other:
        decided_by_its_case(other)
    click(dialog.ok)
    rest(qtbot, dialog)
    assert "bert@table" in dialog.said.text()
    assert places(store) == {"2/1": "x.goref"}
    assert (
        dialog.model.index(0, Column.NOTES)
        .data()
        .startswith("✕ Table 2/1 was decided by its case; open it again first.")
    )
    assert dialog.ok.text() == "&Put games in: 1"
    click(dialog.ok)
    rest(qtbot, dialog)
    assert places(store) == {"2/1": "x.goref", "2/3": "c.sgf"}


def test_the_boxes_stay_in_sight_from_row_to_row(qtbot, store, folder):
    dialog = looked(qtbot, AttachDialog(None, store, EN), folder)
    table = dialog.table
    table.horizontalHeader().resizeSection(Column.FILE, 700)
    across = table.horizontalScrollBar()
    press(dialog, Key.Key_End)
    assert table.currentIndex().row() == 3
    assert across.maximum() > 0
    assert across.value() == 0
    press(dialog, Key.Key_Home)
    assert table.currentIndex().row() == 0
    press(dialog, Key.Key_Right)
    press(dialog, Key.Key_Right)
    assert across.value() > 0, "who goes sideways sees what is there"
