"""An event is continued on another laptop; what others have is brought, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.event.acts.parts import part_of
from goref.app.event.files import open_event
from goref.app.serving.continuing import check_serving, go_on
from goref.core.event.event import EventError
from goref.io.event.audit import CONTINUED
from tests.app.sharing.laptops import (
    Laptop,
    Serve,
    acts_of,
    authors,
    closing,
    is_whole,
    until_same,
)
from tests.attack.split_brains import split
from tests.length import of_all
from tests.refusals import refuses
from tests.server.served import Server, new_cup

SPLITS = of_all(10, short=2)


def part(path: Path) -> int:
    with open_event(path, read_only=True) as store:
        return part_of(store)


def test_a_laptop_goes_on_and_the_old_server_joins_with_its_file(
    tmp_path: Path, serve: Serve, home: Path
) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = serve(cup)
    ann = Laptop(tmp_path / "ann", server)
    with closing(ann):
        done = ann.note("done")
        until_same(cup, (ann,), [done])
        server.kill()
        unsent = ann.note("while it was away", 2)
        with refuses(EventError, "serve-joined"):
            check_serving(ann.joined.working, "")
        ann.stop()
        again = Server.of(ann.joined.working, ann.home, "--go-on")
        path = Path(again.told["file"])
        assert again.told["part"] == part(path) == 2
        assert {done, unsent} <= {*acts_of(path)}
        ann.start()
        until_same(path, (ann,))
        assert ann.joined.membership.role == "chief"
        with open_event(path, read_only=True) as store:
            assert [e.what for e in store.audit()].count(CONTINUED) == 1
        old = serve(cup)  # alone, for a while
        alone = Laptop(tmp_path / "bob", old, name="Bob")
        act = alone.note("accepted by the old one alone", 3)
        until_same(cup, (alone,), [act])
        alone.stop()
        with refuses(EventError, "serves-itself"):
            Laptop(ann.home, old, "chief")
        old.interrupt()
        first = Laptop(tmp_path / "first", again, "chief", "Cid", bring=cup)
        with closing(first):
            until_same(path, (ann, first), [act])
            assert authors(path, [act]) == ["Bob (referee)"]
            assert is_whole(path)
        again.interrupt()
        old = serve(cup)
        with refuses(EventError, "server-earlier", here=2, there=1):
            Laptop(ann.home, old, "chief")
        old.interrupt()


def test_an_ordinary_file_begins_a_part_too(tmp_path: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    assert part(cup) == 1
    assert go_on(cup).part == part(cup) == 2
    assert is_whole(cup)


@pytest.mark.parametrize("seed", range(SPLITS))
def test_split_brains_end_in_one_chain(tmp_path: Path, seed: int) -> None:
    assert split(seed, tmp_path)["gone on"] == 2
