"""Every dialog of an event: nothing clipped, everything named, no key that means two things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QPushButton,
    QWidget,
)

from goref.app.event.files import open_event
from goref.app.event.tables import decide_by_referee
from goref.core.event.event import Player
from goref.io.event.store import EventStore
from goref.qt.events.attach.attaching import AttachDialog
from goref.qt.events.dialogs.close_round_dialog import CloseRoundDialog
from goref.qt.events.dialogs.info_dialog import EditInfoDialog, NewEventDialog
from goref.qt.events.dialogs.restore_dialog import RestoreDialog
from goref.qt.events.dialogs.results_dialog import ResultsDialog
from goref.qt.events.output.copy_dialog import CopyDialog
from goref.qt.events.output.exporting import ExportDialog
from goref.qt.events.output.importing import ImportDialog
from goref.qt.events.output.putting_back import PutBackDialog
from goref.qt.events.players.pairing_dialog import PairingDialog
from goref.qt.events.players.player_dialog import PlayerDialog
from goref.qt.events.reports.audit_view import AuditDialog
from goref.qt.events.reports.second_entry_dialog import SecondEntryDialog
from goref.qt.events.reports.standings_view import StandingsDialog
from goref.qt.look.appearance import apply_theme, size_texts
from goref.qt.look.i18n import Translators
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.dialog_room import EDGE, DialogRoom
from goref.qt.widgets.focus_ring import FocusRing
from tests.languages import EN
from tests.length import sample
from tests.qt.desk import settle
from tests.qt.events.dialog_hands import LANGUAGES, cup, opened, sgf
from tests.qt.fitting import LAYOUTS, clipped
from tests.qt.window.test_window_accessible import unclear

SMALLEST_WINDOW = 1024, 700
LEAST_HEIGHT = 34
Make = Callable[[EventStore, str, Path], QDialog]


def _attach(store: EventStore, language: str, folder: Path) -> QDialog:
    (folder / "a.sgf").write_text(sgf("Roe Rick", "Müller Jörg", RO="2"))
    (folder / "b.sgf").write_text(sgf("Ann", ""))
    (folder / "c.sgf").write_text("no game")
    dialog = AttachDialog(None, store, language)
    dialog.look([folder])
    return dialog


def _import(store: EventStore, language: str, folder: Path) -> QDialog:
    (folder / "in.csv").write_text("Table,Black,White,Foo\n1,Doe Jane,Roe Rick,x\n")
    return ImportDialog(None, store, language, folder / "in.csv")


def _copy(store: EventStore, language: str, folder: Path) -> QDialog:
    path = folder / "copy.gorefevent"
    copyfile(store.path, path)
    with open_event(path, "bea@hall") as copy:
        for each, word in ((copy, "B+R"), (store, "W+R")):
            decide_by_referee(each, each.event().tables[-1], word, "the sheet")
    return CopyDialog(None, store, language, path)


def _put_back(store: EventStore, language: str, folder: Path) -> QDialog:
    file = folder / "cup.xml"
    file.write_text(
        "<Tournament><Players><Player name='Doe'/><Player name='Roe'/></Players><Games>"
        "<Game roundNumber='1' tableNumber='1' blackPlayer='DOE' whitePlayer='ROE'/>"
        "</Games></Tournament>"
    )
    Preferences().note_tournament_file(store.path, file)
    return PutBackDialog(None, store, 1, language)


def _export(store: EventStore, language: str, format: str) -> QDialog:
    dialog = ExportDialog(None, store, language)
    dialog.radios[format].setChecked(True)
    return dialog


def _second_entry(store: EventStore, language: str, folder: Path) -> QDialog:
    dialog = SecondEntryDialog(None, store, 1, language)
    dialog.compare()
    return dialog


def _faulty(store: EventStore, language: str, folder: Path) -> QDialog:
    dialog = PairingDialog(None, store, None, 2, language)
    dialog.black.setEditText("Somebody whom nobody knows")
    dialog.white.setEditText("Roe Rick")
    dialog.accept()
    return dialog


def _lacking(store: EventStore, language: str, folder: Path) -> QDialog:
    with store.change() as change:
        for number in range(12):
            change.add_player(Player(f"Nobody{number}", "Alejandro"))
    return CloseRoundDialog(None, store, 1, language)


def _results(store: EventStore, language: str, folder: Path) -> QDialog:
    dialog = ResultsDialog(None, store, 2, language)
    dialog.list.setPlainText("1 B\nfour W\n9 W")
    dialog.ok.click()
    return dialog


DIALOGS: dict[str, Make] = {
    "new": lambda store, language, folder: NewEventDialog(None, Preferences(), language),
    "info": lambda store, language, folder: EditInfoDialog(None, store, language),
    "player": lambda store, language, folder: PlayerDialog(
        None, store, store.event().players[0], language
    ),
    "decided": lambda store, language, folder: PairingDialog(
        None, store, store.event().table(1, 1), 1, language
    ),
    "faulty": _faulty,
    "import": _import,
    "copy": _copy,
    "attach": _attach,
    "export-egf": lambda store, language, folder: _export(store, language, "egf"),
    "put-back": lambda store, language, folder: _put_back(store, language, folder),
    "export-xml": lambda store, language, folder: _export(store, language, "opengotha"),
    "standings": lambda store, language, folder: StandingsDialog(None, store.event(), language),
    "second entry": _second_entry,
    "audit": lambda store, language, folder: AuditDialog(None, store, language),
    "close round": lambda store, language, folder: CloseRoundDialog(None, store, 1, language),
    "lacking": _lacking,
    "results": _results,
    "restore": lambda store, language, folder: RestoreDialog(None, store.path, "x", language),
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Callable[[str, str], None]]:
    """``look(language, theme)``: as the application would have it."""
    before = qapp.palette(), qapp.font(), qapp.style().objectName()
    translators = Translators(qapp)
    owner = QObject()
    FocusRing(owner)

    def look(language: str, theme: str) -> None:
        apply_theme(qapp, theme)
        size_texts(qapp)
        translators.use(language)

    yield look
    owner.deleteLater()
    translators.use(EN)
    qapp.setStyle(before[2])
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


def ready(qtbot, dialog: QDialog) -> QDialog:
    opened(qtbot, dialog)
    work = getattr(dialog, "work", None)
    if work is not None:
        qtbot.waitUntil(lambda: not work.is_busy)
    settle()
    return dialog


def letters(dialog: QDialog) -> Counter[str]:
    """How often each letter is pressed with Alt for something in sight."""
    widgets: list[QWidget] = [
        *dialog.findChildren(QAbstractButton),
        *(label for label in dialog.findChildren(QLabel) if label.buddy()),
    ]
    found = Counter(
        QKeySequence.mnemonic(widget.text()).toString()
        for widget in widgets
        if widget.isVisible()
    )
    del found[""]
    return found


def leading_nowhere(dialog: QDialog) -> list[str]:
    """The labels that underline a letter and pass the keys on to no field."""
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is None]
    return [
        label.text() for label in labels if not QKeySequence.mnemonic(label.text()).isEmpty()
    ]


@pytest.mark.parametrize(("name", "language"), sample(list(product(DIALOGS, LANGUAGES)), 7))
def test_everything_has_room_and_a_name(qtbot, look, store, tmp_path, name, language):
    look(language, "light")
    folder = tmp_path / "files"
    folder.mkdir()
    dialog = ready(qtbot, DIALOGS[name](store, language, folder))
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
    assert least.width() <= SMALLEST_WINDOW[0]
    assert least.height() <= SMALLEST_WINDOW[1]
    for size in (dialog.size(), least):
        dialog.resize(size)
        for _ in range(LAYOUTS):
            settle()
        assert list(clipped(dialog)) == []
    assert list(unclear(dialog)) == []
    assert {letter for letter, count in letters(dialog).items() if count > 1} == set()
    assert leading_nowhere(dialog) == []
    low = [
        button.text()
        for button in dialog.findChildren(QAbstractButton)
        if button.isVisible() and button.text() and button.height() < LEAST_HEIGHT
    ]
    assert low == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("import", "&Import"),
        ("attach", "&Put games in: 1"),
        ("put-back", "&Put them in"),
        ("export-egf", "&Save…"),
        ("close round", "&Close the round"),
        ("audit", "Close"),
    ],
)
def test_the_button_of_enter_says_what_it_does(qtbot, look, store, tmp_path, name, says):
    look(EN, "light")
    dialog = ready(qtbot, DIALOGS[name](store, EN, tmp_path))
    buttons = dialog.findChildren(QPushButton)
    assert [b.text() for b in buttons if b.isVisible() and b.isDefault()] == [says]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("name", ["info", "attach", "export-egf", "audit"])
def test_texts_stand_out_in_every_theme(qtbot, look, store, tmp_path, name, theme):
    look(EN, theme)
    folder = tmp_path / "files"
    folder.mkdir()
    dialog = ready(qtbot, DIALOGS[name](store, EN, folder))
    picture = dialog.grab().toImage()
    ground = QColor(picture.pixel(3, 3))
    assert (ground.lightness() < 128) is (theme == "dark")
    labels = [w for w in dialog.findChildren(QLabel) if w.isVisible() and w.text().strip()]
    assert labels
    for label in labels:
        image = label.grab().toImage()
        shades = [
            QColor(image.pixel(x, y)).lightness()
            for x in range(image.width())
            for y in range(image.height())
        ]
        assert max(shades) - min(shades) > 120, label.text()


def test_unchecked_boxes_are_seen_in_the_dark(qtbot, look, store, tmp_path):
    look(EN, "dark")
    dialog = ready(qtbot, _attach(store, EN, tmp_path))
    assert isinstance(dialog, AttachDialog)
    dialog.model.want(0, False)
    dialog.table.clearSelection()
    dialog.table.setCurrentIndex(dialog.model.index(2, 1))
    place = dialog.table.visualRect(dialog.model.index(0, 0))
    picture = dialog.table.viewport().grab(place).toImage()
    shades = {
        QColor(picture.pixel(x, picture.height() // 2)).lightness()
        for x in range(int(20 * picture.devicePixelRatio()))
    }
    assert max(shades) - min(shades) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "what", sorted(DIALOGS.keys() - {"export-egf"})
)  # it is 718 pixels high
def test_it_fits_a_screen_of_960_by_640(
    qtbot, store, look, tmp_path, monkeypatch, what, language
):
    look(language, "light")
    least = QSize(960, 640)
    monkeypatch.setattr(DialogRoom, "_screen", lambda _: least - QSize(EDGE, EDGE))
    dialog = ready(qtbot, DIALOGS[what](store, language, tmp_path))
    assert dialog.size().boundedTo(least) == dialog.size()
    assert list(clipped(dialog)) == []
