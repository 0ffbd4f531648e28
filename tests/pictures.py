"""The README's pictures, made anew from the program itself.

    QT_QPA_PLATFORM=offscreen .venv/bin/python -P -m tests.pictures [FOLDER]

Without a folder they replace those in ``resources/screenshots``. The settings and journals of
whoever runs it are left alone. Look at each before it is committed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication, QWidget

from goref.app.edits.ruling import ChooseRules
from goref.app.event.files import new_event, take_in
from goref.app.event.tables import decide_by_case, put_file
from goref.core.base.language import Language
from goref.core.event.event import EventInfo
from goref.core.rulesets.ruleset import Count
from goref.qt.app.app import Application
from goref.qt.board.view import Options
from goref.qt.look.preferences import Preferences
from goref.qt.picture.picture import ruled_picture
from goref.qt.sheet.pages import PageFoot, put_pages
from goref.qt.sheet.paper import Paper, page_layout
from goref.qt.window.main_window import MainWindow
from tests.languages import EN, JA, ZH

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "resources" / "games"
DOTS = 75
"""Per inch of the sheet."""
PLAYERS = (
    *("顾师言,阎景实", "黄龙士,周东侯", "高川格,呉清源"),
    *("岩本薫,吳清源 B", "贾玄,杨希粲", "李喆,古力"),
)
RECORDS = (
    *("gold-petal-bowls", "huang-longshi--zhou-donghou", "takagawa--go-seigen-1959"),
    *("iwamoto--go-seigen-1948", "jia-xuan--yang-xican", "li-zhe--gu-li-2011-triple-ko"),
)


class Camera:
    """An application whose windows are photographed."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.home = folder, home
        self.app = QApplication(sys.argv[:1])
        Preferences().opinion_by_itself = False  # it would come at another time in each
        self.main = Application(self.app)

    def wait(self, done: Callable[[], bool] = lambda: True) -> None:
        """Let events pass until something is so, and what follows from it is drawn."""
        for _ in range(3):
            self.app.processEvents()
        while not done():
            self.app.processEvents()
        for _ in range(20):
            self.app.processEvents()

    def window(self, game: str, language: Language, theme: str, rules: str) -> MainWindow:
        """The window on a bundled game, under a rule set."""
        if self.main.window is not None:  # then nothing is asked about the game before
            session = self.main.window.session
            while session.history.past:
                session.undo()
        self.main.use_theme(theme)
        self.main.open_path(GAMES / f"{game}.sgf", remember=False)
        self.main.use_language(language)
        window = self.main.window
        assert window is not None
        window.resize(1280, 800)
        if window.session.case.rules != rules:
            window.do(ChooseRules(rules))
        self.wait(lambda: not window.questions.is_busy)
        return window

    def ask(self, window: MainWindow) -> None:
        """Have the second opinion in sight."""
        window.suggesting.ask()
        self.wait(lambda: window.suggesting.given_suggestion is not None)
        self.wait(lambda: not window.questions.is_busy)

    def shoot(self, widget: QWidget, name: str) -> None:
        """Keep what a widget shows."""
        self.wait()
        assert widget.grab().save(str(self.folder / f"{name}.png"))

    def questions(self) -> None:
        window = self.window("takagawa--go-seigen-1959", EN, "light", "chinese-2002")
        self.ask(window)
        self.shoot(window, "window-en")

    def count(self) -> None:
        window = self.window("takagawa--go-seigen-1959", JA, "light", "japanese")
        self.ask(window)
        window.press_foot()  # what is clear is accepted
        self.wait(lambda: not window.questions.is_busy)
        window.show_stage("count")
        window.views.count_page.choose(Count.TERRITORY, None)
        window.actions_by_id["arrange"].trigger()
        self.wait(lambda: window.modes.staging.is_laid_out)
        window.modes.staging.act("end")
        self.shoot(window, "count-ja")

    def compare(self) -> None:
        window = self.window("gold-petal-bowls", ZH, "dark", "tang-song")
        window.show_stage("result")
        window.actions_by_id["compare"].trigger()
        self.wait(lambda: not window.views.compare.is_busy)
        self.shoot(window, "compare-zh")

    def sheet(self) -> None:
        window = self.window("huang-longshi--zhou-donghou", ZH, "light", "ming-qing")
        session = window.session
        paper = Paper(session, ruled_picture(session, Options(lids=False, seki=True)), ZH)
        writer = QPdfWriter(QBuffer(window))
        layout = page_layout()
        writer.setPageLayout(layout)
        image = QImage(layout.fullRectPixels(DOTS).size(), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        p = QPainter(image)
        p.translate(QPointF(layout.paintRectPixels(DOTS).topLeft()))
        put_pages(p, writer, paper.pages(layout), PageFoot.of_sheet(paper.sheet), DOTS, {1})
        p.end()
        assert image.save(str(self.folder / "sheet-zh.png"))

    def event(self) -> None:
        path = self.home / "spring.gorefevent"
        pairings = "Round,Table,Black,White\n" + "".join(
            f"1,{number},{both}\n" for number, both in enumerate(PLAYERS, 1)
        )
        with new_event(
            path, EventInfo("Spring Open", place="Praha", rules="japanese")
        ) as store:
            take_in(store, "pairings", pairings.encode())
            for number, record in enumerate(RECORDS, 1):
                table = store.event().table(1, number)
                put_file(store, table, GAMES / f"{record}.sgf")
            decide_by_case(store, store.event().table(1, 2), "as both say", counted=True)
        self.main.use_language(EN)
        self.main.use_theme("light")
        self.main.open_path(path)
        (window,) = self.main.events.windows
        window.resize(1180, 500)
        self.wait(lambda: not window.lookout.unlooked(window.listed))
        self.shoot(window, "event-en")


def main(folder: Path) -> None:
    """Make every picture."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = f"{home}/{name.lower()}"
        camera = Camera(folder, Path(home))
        for take in (
            camera.questions,
            camera.count,
            camera.compare,
            camera.sheet,
            camera.event,
        ):
            take()
    os._exit(0)  # nobody is there to be asked whether to save


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "resources" / "screenshots")
