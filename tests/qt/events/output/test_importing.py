"""Files are shown before they are taken in, and taken in as shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from goref.app.event.files import open_event, take_in
from goref.io.event.store import EventStore
from goref.qt.events.output.importing import ImportDialog, import_file
from goref.qt.fields.encoding_dialog import EncodingDialog
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.dialog import Standard
from tests.languages import EN, ZH
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press
from tests.qt.events.referee import Begin, event_file

XML = """<Tournament dataVersion="201"><Players>
<Player name="Doe" firstName="Jane" rank="1D"/><Player name="New" firstName="R" rank="2K"/>
</Players><Games>
<Game roundNumber="3" tableNumber="1" blackPlayer="DOEJANE" whitePlayer="NEWR"
 result="RESULT_WHITEWINS"/>
</Games><TournamentParameterSet><GeneralParameterSet name="Herbst Cup" location="Berlin"/>
</TournamentParameterSet></Tournament>"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


@pytest.fixture
def file(tmp_path: Path):
    def file(text: str, name: str = "in.csv") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return file


def looked(qtbot, dialog: ImportDialog) -> ImportDialog:
    """The dialog once it has looked at the file."""
    opened(qtbot, dialog)
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    return dialog


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        ("Name,Rank\nSomebody,1k\nDoe Jane,4d\n", "players",
         "new players: 1, players changed: 1"),
        ("Round,Table,Black,White\n3,1,Doe Jane,柯洁\n", "pairings", "new tables: 1"),
        ("Round,Table,Black,White,Result\n2,2,柯洁,Lee Ming,B+R\n", "pairings",
         "tables changed: 1, results: 1"),
        (XML, "opengotha", "new players: 1, players changed: 1, new tables: 1, results: 1"),
    ],
)  # fmt: skip
def test_the_kind_is_seen_and_what_would_be_done_is_shown_before(
    qtbot, store, file, text, kind, told
):
    before = store.stamp()
    dialog = looked(qtbot, ImportDialog(None, store, EN, file(text)))
    assert dialog.kind.currentData() == kind
    assert dialog.told.text() == f"This would be done: {told}."
    assert store.stamp() == before
    press(dialog, Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert dialog.changed
    assert store.stamp() > before


def test_notes_are_said_in_words_and_the_users_language(qtbot, store, file):
    path = file("Round,Black,White,Foo\n3,Doe Jane,柯洁,x\n")
    dialog = looked(qtbot, ImportDialog(None, store, ZH, path))
    assert dialog.notes.toPlainText().splitlines() == [
        "· 第1行：“Foo”一列未读取。",
        "· 第2行：未写台次，排在3/1台。",
    ]


def test_the_round_is_asked_where_the_file_does_not_say_it(qtbot, store, file):
    path = file("Table,Black,White\n1,Doe Jane,柯洁\n")
    dialog = looked(qtbot, ImportDialog(None, store, EN, path))
    assert dialog.round.isVisible()
    assert not dialog.ok.isEnabled()
    assert "does not say which round" in dialog.told.text()
    press(dialog, Key.Key_3)
    qtbot.waitUntil(dialog.ok.isEnabled)
    click(dialog.ok)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert store.event().table(3, 1)


def test_enter_after_the_round_imports(qtbot, store, file):
    path = file("Table,Black,White\n1,Doe Jane,柯洁\n")
    dialog = looked(qtbot, ImportDialog(None, store, EN, path))
    press(dialog, Key.Key_3)
    qtbot.waitUntil(dialog.ok.isEnabled)
    press(dialog, Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert store.event().table(3, 1)


def test_the_round_is_not_asked_where_the_file_says_it(qtbot, store, file):
    path = file("Round,Table,Black,White\n3,1,Doe Jane,柯洁\n")
    dialog = looked(qtbot, ImportDialog(None, store, EN, path))
    assert not dialog.round.isVisible()


def test_the_kind_can_be_said_otherwise(qtbot, store, file):
    dialog = looked(qtbot, ImportDialog(None, store, EN, file("Name,Rank\nSomebody,1k\n")))
    dialog.kind.setCurrentIndex(dialog.kind.findData("pairings"))
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    assert dialog.told.text() == "✕ It cannot be imported."
    assert "in.csv: " in dialog.notes.toPlainText()
    assert not dialog.ok.isEnabled()
    dialog.kind.setCurrentIndex(dialog.kind.findData("players"))
    qtbot.waitUntil(dialog.ok.isEnabled)
    assert dialog.told.text() == "This would be done: new players: 1."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Round,Table,Black,White\n3,1,Doe Jane,Nobody\n", "Nobody"),
        ("", "in.csv: "),
        ("<Tournament", "in.csv: "),
        ("just words\n", "in.csv: "),
    ],
)
def test_why_a_file_cannot_be_taken_in_is_said(qtbot, store, file, text, said):
    dialog = looked(qtbot, ImportDialog(None, store, EN, file(text)))
    assert dialog.told.text() == "✕ It cannot be imported."
    assert said in dialog.notes.toPlainText()
    assert not dialog.ok.isEnabled()
    press(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
    assert not dialog.changed


def test_all_that_is_unfit_is_listed_letter_for_letter(qtbot, store, file):
    rows = "".join(f"3,{n},Doe Jane,<b>Nobody{n}</b>\n" for n in range(1, 26))
    path = file("Runde,Tisch,Schwarz,Weiß\n" + rows)
    dialog = looked(qtbot, ImportDialog(None, store, EN, path))
    assert dialog.told.text() == "✕ It cannot be imported."
    lines = dialog.notes.toPlainText().splitlines()
    assert lines[0] == "in.csv:"
    assert lines[1].startswith("line 2, column 'Weiß': no player is called '<b>Nobody1</b>'")
    assert len(lines) == 1 + 40 + 1
    assert lines[-1] == "and 9 more"
    assert not dialog.ok.isEnabled()
    dialog.round.setValue(0)
    dialog.kind.setCurrentIndex(dialog.kind.findData("players"))
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    assert dialog.kind.currentData() == "players"


def test_the_window_does_not_wait_for_a_file_that_is_long_to_read(qtbot, store, file):
    rows = "".join(f"{n % 9},{n},x,y\n" for n in range(1, 9999))
    path = file("Round,Table,Black,White\n" + rows)
    dialog = opened(qtbot, ImportDialog(None, store, EN, path))
    assert dialog.work.is_busy
    assert dialog.told.text() == "Reading in.csv…"
    press(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_workbook_is_taken_in(qtbot, store, tmp_path):
    openpyxl = pytest.importorskip("openpyxl", reason="an extra")
    book = openpyxl.Workbook()
    book.active.append(["Runde", "Tisch", "Weiß", "Schwarz", "Ergebnis"])
    book.active.append([3, 1, "柯洁", "Doe Jane", "1-0"])
    book.save(tmp_path / "in.xlsx")
    dialog = looked(qtbot, ImportDialog(None, store, EN, tmp_path / "in.xlsx"))
    assert dialog.kind.currentData() == "pairings"
    assert dialog.told.text() == "This would be done: new tables: 1, results: 1."
    assert "points of White first, because the column “Weiß”" in dialog.notes.toPlainText()


def test_a_file_with_nothing_new_changes_nothing(qtbot, store, file):
    dialog = looked(qtbot, ImportDialog(None, store, EN, file("Name\nDoe Jane\n")))
    assert dialog.told.text() == "Nothing would change: the event already has all of it."
    assert not dialog.ok.isEnabled()


def test_what_came_of_it_is_said_where_others_were_faster(qtbot, store, file):
    dialog = looked(qtbot, ImportDialog(None, store, EN, file("Name,Rank\nExtra,1k\n")))
    with open_event(store.path, "bert") as other:
        take_in(other, "players", b"Name,Rank\nExtra,2k\n")
    click(dialog.ok)
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    assert dialog.isVisible()
    assert dialog.told.text() == "✓ Done, but not as shown before: changed: 1."
    assert "was 2K, now 1K" in dialog.notes.toPlainText()
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible()


def test_an_event_that_cannot_be_changed_just_now_is_tried_again(qtbot, store, file):
    path = file("Name\nExtra\n")
    dialog = looked(qtbot, ImportDialog(None, store, EN, path))
    kept = store.path.read_bytes()
    store.path.write_bytes(b"gone")
    click(dialog.ok)
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    assert dialog.told.text() == "✕ Nothing was changed."
    assert store.path.name in dialog.notes.toPlainText()
    store.path.write_bytes(kept)
    click(dialog.ok)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert dialog.changed


def test_a_file_is_asked_for_and_its_folder_kept_in_mind(store, file, monkeypatch):
    path = file("Name\nExtra\n")
    answers = [("", ""), (str(path), "")]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: answers.pop(0))
    assert not import_file(None, store, EN)

    def take(dialog):
        if dialog.ok.isEnabled():
            press(dialog, Key.Key_Return)
        else:
            meanwhile(take)

    meanwhile(take)
    assert import_file(None, store, EN)
    assert "Extra" in [player.name for player in store.event().players]


def test_what_was_imported_is_told_and_its_round_shown(begin: Begin, tmp_path: Path) -> None:
    referee = begin(event_file(tmp_path))
    path = tmp_path / "round3.csv"
    path.write_text("Round,Table,Black,White\n3,1,Alice,Dan\n3,2,Bob,Carol\n")

    def take(dialog):
        if dialog.ok.isEnabled():
            press(dialog, Key.Key_Return)
        else:
            meanwhile(take)

    meanwhile(take)
    referee.events.around.import_file(path)
    assert referee.status == "Imported: new tables: 2."
    assert referee.events.round == 3
    assert [table.number for table in referee.events.listed] == [1, 2]
    referee.events.watch.look()
    assert referee.status == "Imported: new tables: 2.", "nobody else has done it"


def test_a_file_that_is_not_there_is_told_of(store, tmp_path, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: said.append(text))
    assert not import_file(None, store, EN, tmp_path / "gone.csv")
    assert "gone.csv" in said[0]


def test_an_event_open_for_reading_only_is_not_changed(qtbot, store, file):
    with open_event(store.path, read_only=True) as shut:
        dialog = looked(qtbot, ImportDialog(None, shut, EN, file("Name\nExtra\n")))
        click(dialog.ok)
        qtbot.waitUntil(lambda: not dialog.work.is_busy)
    assert dialog.told.text() == "✕ Nothing was changed."
    assert "cannot be written to" in dialog.notes.toPlainText()
    assert not dialog.changed


# A list that two encodings may have

CLOSE = "Name;Rank\nKráľ;5k\n".encode("cp1250")
"""The likeliest reading is Kráž, of iso8859-2."""


def asked(qtbot, dialog: ImportDialog) -> EncodingDialog:
    """What the import asks, once it has looked at the file."""
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.findChild(EncodingDialog) is not None)
    question = dialog.findChild(EncodingDialog)
    qtbot.waitUntil(question.isActiveWindow)
    return question


@pytest.fixture
def close(tmp_path: Path) -> Path:
    path = tmp_path / "close.csv"
    path.write_bytes(CLOSE)
    return path


def test_two_readings_of_a_list_are_shown_the_likeliest_first(qtbot, store, close):
    before = store.stamp()
    dialog = ImportDialog(None, store, EN, close)
    question = asked(qtbot, dialog)
    assert [button.text() for button in question.choices] == [
        "1   Kráž\niso8859-2",
        "2   Kráľ\ncp1250",
    ]
    for button in question.choices:
        assert button.height() >= 2 * TARGET
        assert button.width() >= button.sizeHint().width()
    assert question.choices[0].hasFocus()
    assert not dialog.ok.isEnabled()
    assert store.stamp() == before


def by_click(question: EncodingDialog, number: int) -> None:
    click(question.choices[number - 1])


def by_key(question: EncodingDialog, number: int) -> None:
    press(question, Key.Key_0 + number)


@pytest.mark.parametrize("hand", [by_click, by_key])
@pytest.mark.parametrize(("number", "surname"), [(1, "Kráž"), (2, "Kráľ")])
def test_a_list_is_taken_in_as_it_was_chosen(qtbot, store, close, hand, number, surname):
    dialog = ImportDialog(None, store, EN, close)
    question = asked(qtbot, dialog)
    hand(question, number)
    qtbot.waitUntil(dialog.ok.isEnabled)
    assert dialog.told.text() == "This would be done: new players: 1."
    assert dialog.findChild(EncodingDialog) is None, "asked once"
    assert "encoding" not in dialog.notes.toPlainText()
    press(dialog, Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert surname in [player.name for player in store.event().players]


def test_enter_takes_the_likeliest_reading(qtbot, store, close):
    dialog = ImportDialog(None, store, EN, close)
    press(asked(qtbot, dialog), Key.Key_Return)
    qtbot.waitUntil(dialog.ok.isEnabled)
    assert not dialog.changed


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_3])
def test_a_list_is_left_alone_where_no_reading_is_chosen(qtbot, store, close, key):
    before = store.stamp()
    dialog = ImportDialog(None, store, EN, close)
    question = asked(qtbot, dialog)
    press(question, key)
    if key == Key.Key_3:
        assert question.isVisible()
        click(question.buttons.button(Standard.Cancel))
    assert not dialog.isVisible()
    assert not dialog.changed
    assert store.stamp() == before


def test_nothing_is_asked_of_a_list_that_is_clear(qtbot, store, tmp_path):
    path = tmp_path / "clear.csv"
    path.write_bytes("Name;Rank\nŘepka Oldřich;5k\nŠebesta Ľubor;5k\n".encode("cp1250"))
    dialog = looked(qtbot, ImportDialog(None, store, EN, path))
    assert dialog.findChild(EncodingDialog) is None
    assert dialog.ok.isEnabled()


def test_pairings_in_two_readings_are_asked_about_too(qtbot, store, tmp_path):
    take_in(store, "players", "Name\nKráľ\n".encode())
    path = tmp_path / "pairs.csv"
    path.write_bytes("Table;Black;White\n1;Kráľ;Doe Jane\n".encode("cp1250"))
    dialog = ImportDialog(None, store, EN, path)
    press(asked(qtbot, dialog), Key.Key_2)
    qtbot.waitUntil(dialog.round.isVisible)
    press(dialog, Key.Key_3)
    qtbot.waitUntil(dialog.ok.isEnabled)
    assert dialog.told.text() == "This would be done: new tables: 1."


def test_the_window_waits_for_the_choice(store, close):
    met: list[type] = []

    def go_on(dialog):
        if isinstance(dialog, EncodingDialog):
            met.append(EncodingDialog)
            press(dialog, Key.Key_2)
        elif dialog.ok.isEnabled():
            met.append(ImportDialog)
            press(dialog, Key.Key_Return)
            return
        meanwhile(go_on)

    meanwhile(go_on)
    assert import_file(None, store, EN, close)
    assert met == [EncodingDialog, ImportDialog]
    assert "Kráľ" in [player.name for player in store.event().players]
