"""Two laptops and a real server: what is done anywhere is soon the same everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.sharing import exchange
from goref.app.sharing.joined_copies import JoinedCopies
from tests.app.sharing.laptops import Laptop, closing, is_whole, until_same
from tests.server.served import Server


@pytest.mark.logs
def test_a_listener_that_fails_is_the_only_one_that_suffers(
    server: Server, cup: Path, tmp_path: Path
) -> None:
    ann = Laptop(tmp_path / "ann", server)
    with closing(ann):

        def fail(state: object) -> None:
            raise RuntimeError("the view is gone")

        end = ann.sync.subscribe(fail)
        until_same(cup, (ann,), [ann.note("all the same", 3)])
        end()
        assert ann.sync.state.is_in_step


@pytest.mark.logs
def test_nothing_ends_the_exchange_but_its_end(
    server: Server, cup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "TRY_S", 0.1)
    ann = Laptop(tmp_path / "ann", server)
    with closing(ann):
        until_same(cup, (ann,))
        with monkeypatch.context() as broken:
            broken.setattr(JoinedCopies, "own", lambda _: 1 // 0)
            ann.note("while it fails", 3)
            ann.until(lambda s: s.problem is not None)
        until_same(cup, (ann,))
        assert ann.sync.state.problem is None


def test_acts_on_both_laptops_come_to_both(server: Server, cup: Path, tmp_path: Path) -> None:
    ann, bob = Laptop(tmp_path / "ann", server), Laptop(tmp_path / "bob", server, name="Bob")
    with closing(ann, bob):
        acts = [ann.note("from Ann", 1), bob.note("from Bob", 2)]
        until_same(cup, (ann, bob), acts)
        for laptop in (ann, bob):
            tables = laptop.event().tables
            assert [table.note for table in tables[:2]] == ["from Ann", "from Bob"]
            assert is_whole(laptop.joined.mirror)
            assert is_whole(laptop.joined.working)
