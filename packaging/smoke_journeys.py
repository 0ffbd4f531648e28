"""Uses goref's windows in Wine by mouse and keys, and keeps a picture of every step.

    python smoke_journeys.py LANGUAGE PICTURES FOLDER WINE PROGRAM

Runs on the virtual screen that DISPLAY names, with xdotool and maim. LANGUAGE (en, zh, ja, ko)
is that of the system that Wine plays. FOLDER has the games and the event of smoke.sh; PICTURES
gets ``LANGUAGE-NUMBER-NAME.png``. WINE is packaging/windows/wine, PROGRAM the folder of the
installed program as Windows writes it. A person must judge what a picture shows. What a journey
leaves in files, in windows' titles and in processes is checked here. Ends with 1 at the first
fault.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from smoke_window import Screen  # noqa: E402

from goref.app.opening import open_bytes  # noqa: E402
from goref.core.board.position import Position  # noqa: E402
from tests.qt.photo.boards import drawn  # noqa: E402

LOCALES = {"en": "en_US", "zh": "zh_CN", "ja": "ja_JP", "ko": "ko_KR"}
PATIENCE = 240.0
"""Seconds until what is waited for must be there; Wine is slow beside other work."""
MOMENT = 0.25
"""Seconds between two looks at what the program does."""
QUIET = 4
"""So many looks in a row must find it idle."""
LITTLE = 4
"""Ticks of processor time that an idle program uses between two looks, for a cursor."""
OF_GOREF = " - goref"
"""The end of the titles of goref's windows, but not of those that Windows makes for it."""
OF_WINE = ("Default IME", "_q_titlebar")
"""Titles of windows that no user sees."""
BAR = (500, 45)
"""An empty place in Wine's dialog for files, which is at the upper left of the screen."""
KNOWN = b"Unable to open monitor interface to"
"""Wine has no monitors that Qt could ask; nothing else may be said on stderr."""


def ticks(place: Path) -> tuple[int, bool]:
    """The processor time that the processes in a Debian have used, and whether all wait."""
    used, idle = 0, True
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if not (process / "root").samefile(place):
                continue
            for thread in (process / "task").iterdir():
                state, *more = (thread / "stat").read_text().rpartition(")")[2].split()
                used += int(more[10]) + int(more[11])  # as a program and in the kernel
                idle &= state not in "RD"
        except OSError:  # it has ended meanwhile, or nobody may look
            continue
    return used, idle


class Desk:
    """A screen with the program on it, and the hands of a user."""

    def __init__(
        self, language: str, pictures: Path, folder: Path, wine: str, there: str
    ) -> None:
        self.language, self.pictures, self.folder = language, pictures, folder
        self._wine, self._there = wine, there
        drive = subprocess.check_output(["bash", wine, "drive"], text=True)
        self._debian = Path(drive.strip()).parents[1]
        self._number = 0
        self.running: list[tuple[subprocess.Popen[bytes], Path]] = []
        self._screen = Screen()

    def windows(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program for Windows in the folder of the games."""
        said = self.pictures / f"{self.language}.stderr"
        with said.open("wb") as file:
            process = subprocess.Popen(
                ["bash", self._wine, "windows", f"LANG={LOCALES[self.language]}.UTF-8", *words],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=file,
            )
        self.running.append((process, said))
        return process

    def goref(self, *words: str) -> subprocess.Popen[bytes]:
        return self.windows(self._there + r"\goref.exe", *words)

    def until(self, what: str, there: Callable[[], object]) -> None:
        """Wait for a condition. Ends the run with its name if it does not come true."""
        end = time.monotonic() + PATIENCE
        while not there():
            if time.monotonic() > end:
                self.shot("fault")
                sys.exit(f"smoke_journeys: {self.language}: {what}; windows: {self.titles()}")
            time.sleep(0.1)

    def titles(self) -> list[str]:
        return [title for _, title in self._screen.windows() if title not in OF_WINE]

    def window(self, title: str, count: int = 1) -> None:
        """Wait for windows whose titles hold a text, and until they are drawn."""
        self.until(
            f"no {count} windows with {title!r}",
            lambda: sum(title in each for each in self.titles()) >= count,
        )
        self.still()

    def gone(self, title: str) -> None:
        """Wait until no window has a text in its title."""
        self.until(f"{title!r} stays", lambda: all(title not in each for each in self.titles()))

    def still(self) -> None:
        """Wait until no program for Windows has anything left to do."""
        used, idle = ticks(self._debian)
        quiet = 0

        def is_quiet() -> bool:
            nonlocal used, idle, quiet
            time.sleep(MOMENT)
            before = used
            used, idle = ticks(self._debian)
            quiet = quiet + 1 if idle and abs(used - before) <= LITTLE else 0
            return quiet >= QUIET

        self.until("the program does not come to rest", is_quiet)

    def opens(self, name: str, *, files: bool = False) -> None:
        """Press a key that opens a window; one to choose files in is the system's own."""
        before = self.titles()
        self.key(name)
        self.until(
            f"{name} opens nothing",
            lambda: any(
                title not in before and title.endswith(OF_GOREF) != files
                for title in self.titles()
            ),
        )
        self.still()

    def key(self, *names: str) -> None:
        for name in names:
            subprocess.run(["xdotool", "key", "--clearmodifiers", name], check=True)
            self.still()

    def write(self, text: str) -> None:
        """Type Latin letters, the only ones that Wine takes from this screen."""
        subprocess.run(["xdotool", "type", "--delay", "40", text], check=True)
        self.still()

    def choose(self, name: str) -> None:
        """Type the name of a file into the dialog of the system, and accept it.

        No window manager gives the dialog the keyboard; a click does, and keeps its field.
        """
        self.click(*BAR)
        self.key("ctrl+a")
        self.write(name)
        self.key("Return")

    def click(self, x: int, y: int, button: int = 1) -> None:
        subprocess.run(
            ["xdotool", "mousemove", str(x), str(y), "click", str(button)], check=True
        )
        self.still()

    def shot(self, name: str) -> Path:
        self._number += 1
        path = self.pictures / f"{self.language}-{self._number:02}-{name}.png"
        subprocess.run(["maim", "--hidecursor", str(path)], check=True)
        return path

    def ends(self, process: subprocess.Popen[bytes], code: int = 0) -> None:
        """The program has to end with a code, and to have said nothing."""
        try:
            got = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.shot("fault")
            sys.exit(f"smoke_journeys: {self.language}: the program does not end")
        said = next(said for each, said in self.running if each is process)
        lines = [line for line in said.read_bytes().splitlines() if KNOWN not in line]
        if got != code or any(lines):
            sys.exit(f"smoke_journeys: {self.language}: ended with {got}, said {lines}")
        said.unlink()

    def kill(self) -> None:
        """End every goref as Windows' task manager does, and wait until none is running."""
        self.until("goref cannot be killed", self._is_killed)

    def _is_killed(self) -> bool:
        call = ["bash", self._wine, "windows"]
        listed = subprocess.run([*call, "tasklist"], capture_output=True).stdout
        if b"goref.exe" not in listed:
            return True
        # Wine ends one at a time.
        subprocess.run([*call, "taskkill", "/f", "/im", "goref.exe"], capture_output=True)
        return False

    def quit(self, title: str) -> None:
        """Leave goref without keeping what it asks to keep."""
        self.key("ctrl+q")
        self.gone(title)


GAME = "金花椀图"
"""In the title of the window with the game gold-petal-bowls."""
CORNERS = ((210.0, 120.0), (1010.0, 140.0), (1090.0, 820.0), (110.0, 800.0))
"""Of the grid in the photograph, in pixels."""


def position(path: Path) -> Position:
    """The stones on the board of a record or case."""
    return open_bytes(path.read_bytes(), path.name)[0].case.position


def rule(desk: Desk) -> None:
    """A record, a second opinion, dead stones, the count, the result, the sheet."""
    program = desk.goref("gui", "gold-petal-bowls.sgf")
    desk.window(GAME)
    desk.shot("game")
    desk.click(1000, 640)
    desk.key("ctrl+i")
    desk.shot("second-opinion")
    desk.key("ctrl+i")
    desk.key("Page_Down", "Page_Down")
    desk.key("ctrl+k", "space", "space")
    desk.shot("count-on-the-board")
    desk.key("Escape", "ctrl+m")
    desk.shot("all-rule-sets")
    desk.key("Escape", "Page_Down")
    desk.shot("result")
    desk.opens("ctrl+shift+s", files=True)
    desk.shot("save-as")
    desk.choose("ruled.goref")
    desk.until("ruled.goref is not there", (desk.folder / "ruled.goref").exists)
    desk.click(1000, 640)
    desk.key("alt+f", "Up", "Up", "Up")  # from the last entry of the menu
    desk.shot("menu")
    desk.opens("Return", files=True)
    desk.shot("sheet-as-pdf")
    desk.choose("sheet.pdf")
    sheet = desk.folder / "sheet.pdf"
    desk.until("sheet.pdf is not there", lambda: sheet.exists() and sheet.stat().st_size)
    if not sheet.read_bytes().startswith(b"%PDF"):
        sys.exit("smoke_journeys: sheet.pdf is no PDF")
    desk.quit("ruled.goref")
    desk.ends(program)


def recover(desk: Desk) -> None:
    """A case opened by its type, changed, killed, recovered."""
    case = desk.folder / "ruled.goref"
    before = json.loads(case.read_text("utf-8"))
    desk.windows("start", "/unix", f"/host{case}")
    desk.window("ruled.goref")
    desk.click(1000, 640)
    desk.click(300, 418)  # the black stone at H10
    desk.shot("opened-by-type-and-changed")
    desk.kill()
    desk.gone("ruled.goref")
    program = desk.goref("gui")
    desk.window("goref")
    desk.shot("recovered")
    desk.key("Return")
    desk.window("ruled.goref")
    desk.shot("recovered-and-opened")
    desk.key("ctrl+s")
    desk.quit("ruled.goref")
    desk.ends(program)
    if json.loads(case.read_text("utf-8")) == before:
        sys.exit("smoke_journeys: what was recovered is not saved")


def event(desk: Desk) -> None:
    """An event in two windows, and a table of it."""
    desk.goref("gui", "open.gorefevent")
    desk.window("Spring Open")
    desk.shot("event")
    desk.goref("gui", "open.gorefevent")
    desk.window("Spring Open", 2)
    desk.shot("event-twice")
    desk.kill()


def photograph(desk: Desk) -> None:
    """A photograph of a board, read and taken as a case."""
    stones = position(desk.folder / "gold-petal-bowls.sgf")
    drawn(stones.rows, CORNERS, (1200, 900)).save(str(desk.folder / "board.png"))
    program = desk.goref("gui")
    desk.window("goref")
    desk.click(1000, 640)
    others = len(desk.titles())
    desk.opens("ctrl+shift+f")
    desk.shot("photograph-wanted")
    desk.opens("Return", files=True)
    desk.choose("board.png")
    desk.shot("grid-found")
    desk.key("Return")
    desk.shot("photograph-read")
    desk.key("alt+a")  # all doubts at once; it is there if they are two or more
    for _ in range(3):  # the last doubt, the position taken
        if len(desk.titles()) > others:
            desk.key("Return")
    desk.until("the photograph stays", lambda: len(desk.titles()) == others)
    desk.shot("photograph-taken")
    desk.opens("ctrl+shift+s", files=True)
    desk.choose("photographed.goref")
    read = desk.folder / "photographed.goref"
    desk.until("photographed.goref is not there", read.exists)
    desk.quit("photographed.goref")
    desk.ends(program)
    if position(read) != stones:
        sys.exit("smoke_journeys: the photograph is not read right")


def manual(desk: Desk) -> None:
    """The manual."""
    desk.goref("gui")
    desk.window("goref")
    desk.click(1000, 640)
    desk.key("ctrl+F1")
    desk.shot("manual")
    desk.kill()


def main() -> int:
    language, pictures, folder, wine, there = sys.argv[1:]
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    desk = Desk(language, Path(pictures), Path(folder), wine, there)
    for made in ("ruled.goref", "sheet.pdf", "board.png", "photographed.goref"):
        Path(folder, made).unlink(missing_ok=True)  # in another language
    for journey in (rule, recover, event, photograph, manual):
        journey(desk)
        print(f"{language}: {journey.__name__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
