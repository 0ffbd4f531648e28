"""A real cluster of two processes: its workers die, lack goref, or have another one."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from goref import __version__
from goref.app.reports.batch import ClusterError
from goref.app.reports.cluster import AHEAD, HEAVY, Cluster
from tests.app.reports.cluster_acts import dies_once, doubled, read_first, weighs
from tests.clusters import cluster
from tests.refusals import refuses

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")


@pytest.fixture(scope="module")
def made() -> Iterator[str]:
    with cluster() as (address, _):
        yield address


@pytest.fixture
def address(made: str) -> str:
    """Both workers are there: one that died is started again."""
    from distributed import Client

    with Client(made, set_as_default=False) as client:
        client.wait_for_workers(2)
    return made


def test_answers_come_in_order(address: str) -> None:
    items = [number * 100 for number in range(100)]
    with Cluster(address) as workers:
        assert list(workers.spread(doubled, items, 7)) == [(item, 2 * item) for item in items]
        assert list(workers.spread(doubled, [], 7)) == []


def test_a_worker_that_dies_costs_nothing(address: str, tmp_path: Path) -> None:
    items = ["", "", str(tmp_path / "died"), *[""] * 40]
    with Cluster(address) as workers:
        assert list(workers.spread(dies_once, items, 4)) == [(item, item) for item in items]
    assert (tmp_path / "died").exists()


def test_what_workers_always_die_of_is_given_up_and_nothing_else(address: str) -> None:
    items = [1, 2, 13, 4, 5, 6, 7, 8]
    with Cluster(address) as workers:
        assert list(workers.spread(doubled, items, 2)) == [
            (item, None if item == 13 else 2 * item) for item in items
        ]


def test_what_an_act_raises_is_raised_here_in_its_turn(address: str) -> None:
    with Cluster(address) as workers:
        answers = workers.spread(doubled, [1, 2, 17, 3], 10)
        assert [next(answers), next(answers)] == [(1, 2), (2, 4)]
        with pytest.raises(ValueError, match="no 17"):
            next(answers)


def test_one_long_item_does_not_have_all_others_held(address: str, tmp_path: Path) -> None:
    gate, taken, size = tmp_path / "gate", 0, 3
    os.mkfifo(gate)
    most = 2 * AHEAD * size

    def items() -> Iterator[str]:
        nonlocal taken
        for number in range(200):
            taken += 1
            if taken == most:  # the last that may be given out beside the first
                with gate.open("w") as pipe:
                    pipe.write("open")
            yield "" if number else str(gate)

    with Cluster(address) as workers:
        answers = workers.spread(read_first, items(), size)
        assert next(answers) == (str(gate), "open")
        assert taken == most
        assert Counter(answers) == {("", ""): 199}


def test_no_more_is_held_than_may_be(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goref.app.reports.cluster.MOST_HELD", 2 * HEAVY)
    given = told = most = 0

    def items() -> Iterator[bytes]:
        nonlocal given, most
        for _ in range(12):
            given += 1
            most = max(most, given - told)
            yield bytes(HEAVY)

    with Cluster(address) as workers:
        for item, answer in workers.spread(weighs, items(), 50, weighs):
            assert answer == len(item) == HEAVY
            told += 1
    assert (given, told) == (12, 12)
    assert most <= 3  # the two, and the one whose turn it is


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            "sys.modules['goref'].__version__ = '0.0.7'",
            f"has goref 0.0.7, but this is {__version__}",
        ),
        ("sys.modules['goref'] = None", f"has no goref: install goref {__version__}"),
    ],
)
def test_a_worker_with_another_goref_or_none_is_refused(
    address: str, change: str, told: str
) -> None:
    from distributed import Client

    with Client(address, set_as_default=False) as other:
        worker = max(other.nthreads())
        keep = "import sys, goref; sys.goref = goref, goref.__version__"
        other.run(exec, f"{keep}; {change}", workers=[worker])
        try:
            with refuses(ClusterError, says=f"{worker} {told}"):
                Cluster(address)
        finally:
            back = "import sys; sys.modules['goref'], sys.goref[0].__version__ = sys.goref"
            other.run(exec, back, workers=[worker])
    Cluster(address).close()


def test_a_worker_that_comes_later_is_looked_at_too(address: str) -> None:
    from distributed import Client

    with Client(address, set_as_default=False) as other, Cluster(address) as workers:
        here = "import sys; sys.modules['goref.app.reports.cluster'].__version__"
        other.run(exec, f"{here} = sys.modules['goref'].__version__ = '0.0.8'")
        try:
            with refuses(ClusterError, "cluster-version", theirs="0.0.8"):
                list(workers.spread(doubled, [1, 2], 1))
        finally:
            same = f"sys.modules['goref'].__version__ = '{__version__}'"
            other.run(exec, f"{here} = {same}")


def test_workers_that_all_go_and_a_scheduler_that_does(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="distributed is in the extra 'test'")
    from distributed import Client

    for name in ("WORKERS_S", "LOOK_S"):
        monkeypatch.setattr(f"goref.app.reports.cluster.{name}", 0.1)
    with cluster(1) as (address, process), Cluster(address) as workers:
        with Client(address, set_as_default=False) as other:
            other.retire_workers(list(other.nthreads()))
        with refuses(ClusterError, "cluster-empty", address=address):
            list(workers.spread(doubled, [1], 1))
        with refuses(ClusterError, "cluster-empty", address=address):
            Cluster(address)

        def items() -> Iterator[int]:
            yield 1
            process.kill()
            process.wait()
            yield 2

        with refuses(ClusterError, says=f"the dask scheduler at {address} is gone"):
            list(workers.spread(doubled, items(), 1))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "tcp://127.0.0.1:x"])
def test_an_address_at_which_nothing_is(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="distributed is in the extra 'test'")
    monkeypatch.setattr("goref.app.reports.cluster.CONNECT_S", 0.2)
    with refuses(ClusterError, "cluster-not-reached", address=address):
        Cluster(address)


def test_without_dask_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with refuses(ClusterError, "no-dask"):
        Cluster("tcp://127.0.0.1:1")
