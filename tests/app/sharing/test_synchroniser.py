"""Two laptops and a real server: what is done anywhere is soon the same everywhere."""

from __future__ import annotations

from pathlib import Path

from tests.app.sharing.laptops import Laptop, closing, is_whole, until_same
from tests.server.served import Server


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
