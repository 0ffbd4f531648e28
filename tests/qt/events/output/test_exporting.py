"""Results are written for others; what is left out is said before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from goref.app.event.formats import EXPORTS, ExportFormat, ExportOption
from goref.app.event.tables import decide_by_referee
from goref.core.texts.event.events import SENTENCES
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.fault_box import changed_in
from goref.qt.events.output.exporting import ExportDialog
from tests.languages import EN, ZH, made_up
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press
from tests.qt.events.output.test_importing import XML
from tests.wordings import in_words


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def shown(qtbot, store: EventStore, format: str, language: str = EN) -> ExportDialog:
    dialog = opened(qtbot, ExportDialog(None, store, language))
    click(dialog.radios[format])
    rest(qtbot, dialog)
    return dialog


def rest(qtbot, dialog: ExportDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.work.is_busy)


def decide(store: EventStore) -> None:
    for table in store.event().tables:
        if table.result is None:
            decide_by_referee(store, table, "B+R")


@pytest.mark.parametrize(
    ("format", "begins"),
    [
        ("csv", "Round,Table,Black"),
        ("players", "Surname,Given name"),
        ("html", "<!DOCTYPE html>"),
        ("aga", "TOURNEY Herbst Cup"),
        ("opengotha", "<"),
        ("pairgoth", '{"players": []'),
    ],
)
def test_every_format_is_written(qtbot, store, save_as, tmp_path, format, begins):
    decide(store)
    (tmp_path / "source.xml").write_text(XML)
    (tmp_path / "source.tour").write_text('{"players": []}')
    dialog = shown(qtbot, store, format)
    if ExportOption.SOURCE in EXPORTS[format].options:
        assert not dialog.save.isEnabled()
        assert f"the one {EXPORTS[format].name.in_(EN)} wrote" in dialog.notes.toPlainText()
        dialog.source.setText(str(tmp_path / f"source{EXPORTS[format].suffix}"))
        dialog.source.editingFinished.emit()
        rest(qtbot, dialog)
    out = tmp_path / "out"
    proposed = save_as(out)
    click(dialog.save)
    path = out.with_suffix(EXPORTS[format].suffix)
    assert Path(proposed[0]).suffix == path.suffix
    assert path.read_bytes().removeprefix(b"\xef\xbb\xbf").decode().startswith(begins)
    assert dialog.said.text() == f"✓ Saved: {path}"
    assert dialog.isVisible(), "there may be more to write"
    press(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_format_is_one_entry_of_the_table(qtbot, store, save_as, tmp_path, monkeypatch):
    club_format = ExportFormat(
        made_up("Made up", "虚构", "架空", "지어낸 것"),
        made_up("The names alone.", "只有姓名。", "名前だけ。", "이름만."),
        ".names",
        lambda event, options: (f"{len(event.players)} {options.unfinished}".encode(), ()),
        frozenset({ExportOption.UNFINISHED}),
        letter="M",
    )
    monkeypatch.setitem(EXPORTS, "made-up", club_format)
    dialog = shown(qtbot, store, "made-up")
    assert dialog.radios["made-up"].text() == "&Made up"
    assert dialog.unfinished.isVisible()
    assert not dialog.minutes.isVisible()
    click(dialog.unfinished)
    rest(qtbot, dialog)
    save_as(tmp_path / "out")
    click(dialog.save)
    count = len(store.event().players)
    assert (tmp_path / "out.names").read_text() == f"{count} True"
    chinese = opened(qtbot, ExportDialog(None, store, ZH))
    assert chinese.radios["made-up"].text() == "虚构(&M)"
    rest(qtbot, chinese)


def test_the_european_list_is_told_what_only_the_organiser_knows(
    qtbot, store, save_as, tmp_path
):
    (ke,) = (player for player in store.event().players if player.surname == "柯")
    with store.change() as change:
        change.update_player(replace(ke, surname="Ke", given="Jie"))
    dialog = shown(qtbot, store, "egf")
    assert dialog.notes.toPlainText().startswith("✕ not decided yet: table 2/1, 2/2")
    assert not dialog.save.isEnabled()
    click(dialog.unfinished)
    rest(qtbot, dialog)
    assert (
        f"? {in_words(SENTENCES['written-unfinished'][1], tables='2/1, 2/2')}"
        in dialog.notes.toPlainText()
    )
    assert "To be filled in before it is sent: CL, PC, TM." in dialog.notes.toPlainText()
    dialog.grade.setCurrentIndex(dialog.grade.findData("B"))
    dialog.minutes.setValue(45)
    dialog.country.setText("de")
    rest(qtbot, dialog)
    assert "To be filled in" not in dialog.notes.toPlainText()
    save_as(tmp_path / "cup.h9")
    click(dialog.save)
    text = (tmp_path / "cup.h9").read_text(encoding="iso8859-15")
    for said in ("; CL[B]", "; PC[de,Berlin]", "; TM[45]", "Müller Jörg"):
        assert said in text


def test_only_what_a_format_asks_is_shown(qtbot, store):
    dialog = shown(qtbot, store, "csv")
    every = (dialog.source, dialog.grade, dialog.minutes, dialog.country, dialog.unfinished)
    assert [field.isVisible() for field in every] == [False] * 5
    click(dialog.radios["egf"])
    assert [field.isVisible() for field in every] == [False, True, True, True, True]
    click(dialog.radios["aga"])
    assert [field.isVisible() for field in every] == [False, False, False, False, True]
    click(dialog.radios["opengotha"])
    assert [field.isVisible() for field in every] == [True, False, False, False, False]


def test_the_tables_of_one_round(qtbot, store, save_as, tmp_path):
    dialog = shown(qtbot, store, "csv")
    assert dialog.round.isVisible()
    dialog.round.setCurrentIndex(dialog.round.findData(2))
    rest(qtbot, dialog)
    save_as(tmp_path / "out")
    click(dialog.save)
    rows = (tmp_path / "out.csv").read_text("utf-8-sig").splitlines()[1:]
    assert [row[:3] for row in rows] == ["2,1", "2,2"]
    click(dialog.radios["opengotha"])
    assert not dialog.round.isVisible()


def test_a_name_the_list_cannot_take_is_said(qtbot, store):
    decide(store)
    dialog = shown(qtbot, store, "egf", ZH)
    told = dialog.notes.toPlainText()
    assert told.startswith("✕ ")
    assert "柯" in told
    assert not dialog.save.isEnabled()


def test_a_file_that_is_none_of_opengothas_is_said_to_be(qtbot, store, tmp_path, monkeypatch):
    (tmp_path / "bad.xml").write_text("no xml")
    dialog = shown(qtbot, store, "opengotha")
    name = str(tmp_path / "bad.xml")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (name, ""))
    click(dialog.find_button)
    rest(qtbot, dialog)
    assert dialog.notes.toPlainText().startswith("✕ ")
    assert "bad.xml" in dialog.notes.toPlainText()
    assert not dialog.save.isEnabled()


def test_a_place_that_cannot_be_written_is_said_and_another_can_be_chosen(
    qtbot, store, save_as, tmp_path
):
    dialog = shown(qtbot, store, "csv")
    save_as(tmp_path / "nowhere" / "x.csv")
    click(dialog.save)
    assert dialog.said.text().startswith("✕ ")
    assert "nowhere" in dialog.said.text()
    save_as(None)
    click(dialog.save)
    save_as(tmp_path / "x.csv")
    click(dialog.save)
    assert dialog.said.text().startswith("✓ ")


def test_the_keyboard_chooses_and_closes(store):
    met = meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    assert not changed_in(None, EN, lambda: ExportDialog(None, store, EN))
    (dialog,) = met
    assert not dialog.isVisible()
