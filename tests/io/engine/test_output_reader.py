"""A program's output is read on and on, but no more of it is kept than is wanted."""

from __future__ import annotations

import os
import threading

from goref.io.engine.output_reader import OutputReader

LINE = b"x" * 99
LINES = 20_000


def test_reading_pauses_until_lines_are_taken() -> None:
    read, write = os.pipe()
    most, at_once = 1000, 1 << 16

    def flood() -> None:
        with os.fdopen(write, "wb") as program:
            for _ in range(LINES):
                program.write(LINE + b"\n")

    program = threading.Thread(target=flood)
    program.start()
    drain = OutputReader(os.fdopen(read, "rb", buffering=0), most)
    for number in range(LINES):
        assert drain.take_line(5) == LINE
        if number % 100 == 0:
            assert len(drain.text()) < most + at_once
    assert drain.take_line(0) is None
    program.join()
    drain.close()


def test_nobody_waits_for_the_end_of_what_has_ended() -> None:
    read, write = os.pipe()
    drain = OutputReader(os.fdopen(read, "rb", buffering=0), 1000)
    os.write(write, b"done\n")
    os.close(write)
    assert drain.take_line(60) == b"done"
    drain.wait_for_end(10**6)
    drain.wait_for_end(10**6)
    drain.close()
