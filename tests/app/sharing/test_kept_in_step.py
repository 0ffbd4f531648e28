"""Windows of one event share the thread that keeps it in step."""

from __future__ import annotations

from pathlib import Path

from goref.app.sharing.kept_in_step import keep_in_step, let_go
from tests.app.sharing.laptops import Laptop
from tests.languages import EN
from tests.server.served import Server


def test_the_last_window_ends_it(server: Server, tmp_path: Path) -> None:
    ann = Laptop(tmp_path / "ann", server)
    ann.stop()
    one, other = (keep_in_step(ann.joined, EN) for _ in range(2))
    assert one is other
    assert let_go(one) is None
    ending = let_go(other)
    assert ending is not None
    ending.join()
    assert let_go(one) is None
    third = keep_in_step(ann.joined, EN)
    assert third is not one
    last = let_go(third)
    assert last is not None
    last.join()
