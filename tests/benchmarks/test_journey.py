"""How the events of several runs of the journey become one report."""

from __future__ import annotations

from tests.benchmarks.journey import Handled, Report, best, table


def event(ns: int, kind: str = "Paint", act: str = "click") -> Handled:
    return Handled(act, kind, "Board", ns)


def test_an_event_counts_with_its_best_run() -> None:
    runs = [
        [event(5), event(9), event(3, "Timer")],
        [event(7), event(4)],
        [event(6), event(8), event(2), event(1, act="undo")],
    ]
    assert best(runs) == (
        event(5),
        event(4),
        event(3, "Timer"),  # came once
        event(2),  # the third painting, too
        event(1, act="undo"),
    )


def test_figures_of_a_report() -> None:
    report = Report(1, 30, 2, tuple(event(ns) for ns in range(1, 201)), 900)
    assert report.median_ns == 100.5
    assert report.hundredth_ns == 199  # one of a hundred takes longer
    assert [e.ns for e in report.slowest[:2]] == [200, 199]


def test_a_report_is_read_as_it_was_written() -> None:
    report = Report(2, 30, 2, (event(5), event(3_000_000, "Timer")), 9)
    assert Report.read(report.write()) == report


def test_table() -> None:
    events = tuple(event(ns * 1_000_000, f"Kind{ns}") for ns in range(1, 21))
    text = table([Report(1, 30_000_000, 2, events, 25_000_000)]).splitlines()
    assert text[3].split() == ["1x", "30.0", "2", "20", "10.500", "20.0", "20.0", "25.0"]
    assert [line.split()[:2] for line in text[5:]] == [
        [f"{ns}.0", f"Kind{ns}"] for ns in range(20, 10, -1)
    ]
