"""A small trial by sockets alone; ``python -m tests.network`` runs the large ones."""

from __future__ import annotations

from pathlib import Path

from tests.network.hall import SocketHall, opened
from tests.network.trial import Plan, Trial


def test_kills_and_cut_wires_lose_and_double_nothing(tmp_path: Path) -> None:
    sizes: dict[str, int] = {"tables": 8, "rounds": 2, "laptops": 2, "windows": 0, "phones": 2}
    acts = {"server_kills": 1, "laptop_kills": 1, "one_way": 0, "both_ways": 2, "clashes": 1}
    plan = Plan(**sizes, **acts, pause_s=0.3)
    with opened(SocketHall()) as hall:
        told = Trial(hall, tmp_path, plan).run()
    assert "1 conflicts made, 1 asked about" in told
    assert any("kills: 1 of the server, 1 of laptops; cuts: 3 swallow" in one for one in told)
