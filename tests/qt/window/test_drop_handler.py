"""What is dragged over a window: files and games go to it anywhere, words to a field."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.widgets.boxes import in_column
from goref.qt.window.drop_handler import DropHandler, holds_game
from tests.qt.desk import LEFT, NONE, settle

SGF = "(;SZ[9]PB[Ann];B[ee])"
ROWS = "X.O\n.X.\nO.."


class Ground(QMainWindow):
    """A window with a field to write in, and what it took."""

    def __init__(self) -> None:
        super().__init__()
        self.files: list[Path] = []
        self.texts: list[str] = []
        self.pictures: list[QImage] = []
        inner = QWidget()
        self.field, self.label = QLineEdit(), QLabel("A label, which takes nothing")
        in_column(self.field, self.label, inside=inner)
        self.setCentralWidget(inner)
        DropHandler(self, self.files.extend, self.texts.append, self.pictures.append)


@pytest.fixture
def ground(qtbot: QtBot) -> Ground:
    made = Ground()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def drag(ground: Ground, over: QWidget, data: QMimeData) -> bool:
    """Drag something in, over a widget, and let it go there; as the system tells it."""
    handle = ground.windowHandle()
    assert handle is not None
    where = over.mapTo(ground, over.rect().center())
    copy = Qt.DropAction.CopyAction
    for kind in (QDragEnterEvent, QDragMoveEvent):
        event = kind(where, copy, data, LEFT, NONE)
        event.setAccepted(False)
        QApplication.sendEvent(handle, event)
    drop = QDropEvent(QPointF(where), copy, data, LEFT, NONE)
    drop.setAccepted(False)
    QApplication.sendEvent(handle, drop)
    taken = drop.isAccepted()
    settle()
    return taken


def text(words: str) -> QMimeData:
    data = QMimeData()
    data.setText(words)
    return data


@pytest.mark.parametrize("over", ["field", "label"])
def test_files_are_taken_wherever_they_are_let_go(ground: Ground, over: str) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/a/b.sgf"), QUrl("http://x/y"), QUrl.fromLocalFile("/c")])
    assert drag(ground, getattr(ground, over), data)
    assert ground.files == [Path("/a/b.sgf"), Path("/c")]
    assert ground.texts == []
    assert ground.field.text() == "", "no address stands in the field"


@pytest.mark.parametrize("game", [SGF, f"\n{SGF}", ROWS])
def test_a_game_is_taken_over_a_field_too(ground: Ground, game: str) -> None:
    assert drag(ground, ground.field, text(game))
    assert ground.texts == [game]
    assert ground.field.text() == ""


def test_words_go_into_a_field_and_elsewhere_to_the_window(ground: Ground) -> None:
    assert drag(ground, ground.field, text("a reason"))
    assert ground.field.text() == "a reason"
    assert ground.texts == []
    assert drag(ground, ground.label, text("good morning"))
    assert ground.texts == ["good morning"], "the window says what is wrong with it"


def test_nothing_else_is_taken(ground: Ground) -> None:
    data = QMimeData()
    data.setData("application/x-thing", b"thing")
    assert not drag(ground, ground.label, data)


def test_nothing_is_taken_while_something_is_asked(ground: Ground) -> None:
    dialog = QDialog(ground)
    dialog.open()
    assert not drag(ground, ground.label, text(SGF))
    assert ground.texts == []
    dialog.close()
    assert drag(ground, ground.label, text(SGF))


def test_what_holds_a_game() -> None:
    assert holds_game(SGF)
    assert holds_game("( ;FF[4])")
    assert holds_game(ROWS)
    assert not holds_game("Müller – Schmidt")
    assert not holds_game("X")


def test_a_picture_goes_to_the_window_and_a_game_beside_it_as_text_goes_first(
    ground: Ground,
) -> None:
    image = QImage(4, 3, QImage.Format.Format_RGB32)
    image.fill(0)
    data = QMimeData()
    data.setImageData(image)
    assert drag(ground, ground.label, data)
    assert [picture.size() for picture in ground.pictures] == [image.size()]
    data.setText(ROWS)
    assert drag(ground, ground.label, data)
    assert len(ground.pictures) == 1
    assert ground.texts == [ROWS]
