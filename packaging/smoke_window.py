"""Opens a program's window on an X screen, looks at it, and closes it by its close button.

    python smoke_window.py PICTURE TITLE PROGRAM [ARGUMENT...]

Waits until PROGRAM shows a window whose title holds TITLE, with a picture in it; keeps the
picture, asks the window to close, and demands that the program ends with 0 and has said
nothing on stderr. Needs PySide6 and DISPLAY; says what is wrong and ends with 1 otherwise.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from ctypes import (
    CFUNCTYPE,
    POINTER,
    byref,
    c_char,
    c_char_p,
    c_int,
    c_long,
    c_uint,
    c_ulong,
    c_void_p,
)

PATIENCE = 60.0
"""Seconds until the window must be there, and until it must be gone."""
COLOURS = 60
"""A window with a board has more; one that is blank or half drawn has fewer."""


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, padded to the size of an XEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("rest", c_long * 24),
    )


class Screen:
    """An X screen without a window manager: its windows, and how to ask one to close."""

    def __init__(self) -> None:
        self._x = x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = c_void_p
        x.XDefaultRootWindow.restype = x.XInternAtom.restype = c_ulong
        opened = x.XOpenDisplay(None)
        if not opened:
            sys.exit("smoke_window: no X screen at DISPLAY")
        self._display = c_void_p(opened)
        # A window may be gone before its title is asked for; Xlib would end this program.
        self._ignored = CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda display, error: 0)
        x.XSetErrorHandler(self._ignored)
        self._root = c_ulong(x.XDefaultRootWindow(self._display))

    def _atom(self, name: bytes) -> int:
        return int(self._x.XInternAtom(self._display, c_char_p(name), 0))

    def windows(self) -> Iterator[tuple[int, str]]:
        """Every top window that has a title, with its title."""
        root, parent, count = c_ulong(), c_ulong(), c_uint()
        children = POINTER(c_ulong)()
        self._x.XQueryTree(
            self._display, self._root, byref(root), byref(parent), byref(children), byref(count)
        )
        found = [children[n] for n in range(count.value)]
        for window in found:
            if title := self._title(window):
                yield window, title

    def _title(self, window: int) -> str:
        kind, form, items, after = c_ulong(), c_int(), c_ulong(), c_ulong()
        text = POINTER(c_char)()
        name, wanted = self._atom(b"_NET_WM_NAME"), self._atom(b"UTF8_STRING")
        asked = (c_ulong(window), c_ulong(name), c_long(0), c_long(1024), c_int(0))
        told = (byref(kind), byref(form), byref(items), byref(after), byref(text))
        self._x.XGetWindowProperty(self._display, *asked, c_ulong(wanted), *told)
        return ctypes.string_at(text, items.value).decode() if items.value else ""

    def close(self, window: int) -> None:
        """Do what a window manager does when the close button is pressed."""
        message = ClientMessage(
            type=33,  # ClientMessage
            window=window,
            message_type=self._atom(b"WM_PROTOCOLS"),
            format=32,
        )
        message.data[0] = self._atom(b"WM_DELETE_WINDOW")
        self._x.XSendEvent(self._display, c_ulong(window), 0, c_long(0), byref(message))
        self._x.XFlush(self._display)


def colours(picture: object) -> int:
    """How many colours a QImage has, looked at every third pixel."""
    width, height = picture.width(), picture.height()  # type: ignore[attr-defined]
    pixel = picture.pixel  # type: ignore[attr-defined]
    return len({pixel(x, y) for x in range(0, width, 3) for y in range(0, height, 3)})


def looked_at(program: subprocess.Popen[bytes], title: str, picture: str) -> str:
    """Wait for the window, keep its picture, ask it to close; what is wrong, or ""."""
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication(["smoke_window"])
    screen = Screen()
    end = time.monotonic() + PATIENCE
    seen: list[str] = []
    while time.monotonic() < end:
        if program.poll() is not None:
            return f"the program ended with {program.returncode} before its window was there"
        windows = list(screen.windows())
        seen = [name for _, name in windows]
        for window, name in windows:
            grabbed = app.primaryScreen().grabWindow(window).toImage()
            if title in name and not grabbed.isNull() and colours(grabbed) >= COLOURS:
                if not grabbed.save(picture):
                    return f"cannot write {picture}"
                print(
                    f"{name}: {grabbed.width()}x{grabbed.height()}, {colours(grabbed)} colours"
                )
                screen.close(window)
                return ""
        time.sleep(0.1)
    return f"no window with a picture in it and {title!r} in its title; there are: {seen}"


def main() -> int:
    """Run as the command line says; 0 if all is well."""
    if len(sys.argv) < 4:
        sys.exit("usage: smoke_window.py PICTURE TITLE PROGRAM [ARGUMENT...]")
    picture, title, *command = sys.argv[1:]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    with tempfile.TemporaryFile() as said:
        program = subprocess.Popen(command, stderr=said, env=environment)
        try:
            wrong = looked_at(program, title, picture)
            if not wrong:
                code = program.wait(PATIENCE)
                wrong = f"the program ended with {code}" if code else ""
        except subprocess.TimeoutExpired:
            wrong = "the program did not end when its window was closed"
        finally:
            program.kill()
            program.wait()
        said.seek(0)
        errors = said.read().decode(errors="replace").strip()
    if errors and not wrong:
        wrong = "the program complained"
    if wrong:
        print(f"smoke_window: {wrong}\n{errors}".strip(), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
