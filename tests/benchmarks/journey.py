"""A referee's journey through the window, and how long every Qt event of it takes.

``python -m tests.benchmarks.journey`` opens the Gold-petal Bowls, marks its dead chains,
walks the steps, changes the rule set, looks at the comparison, undoes and redoes
everything and walks back: with real presses and keys, at once one after the other. It
prints a table for an ordinary and for a doubled screen and ends with 0.

What the figures are: processor time of the window's thread from an event's entry into
``QApplication.notify`` to its return. Events sent while another is handled belong to that
one. ``notify`` is overridden in Python, which costs every event some time; nothing is
subtracted. The journey is made once to warm up and then ``RUNS`` times; each event counts with
its best run, because others use the machine too. An event is known again by what the referee
was doing, its type, the class of its receiver and how many such came before it; one that came
in some of the runs only counts with the best of these. The last column is the worst of any
run, as it was.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNS = 3
SCALES = (1, 2)
WORST = 10
SCREEN = {"name": "screen", "x": 0, "y": 0, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
"""Qt's own offscreen screen is too small for a window of 1280x800."""


@dataclass(frozen=True)
class Handled:
    """An event that was handled.

    Attributes:
        act: what the referee was doing.
        kind: the type of the event, as Qt names it.
        receiver: the class of what got it.
        ns: the time it took, in nanoseconds.
    """

    act: str
    kind: str
    receiver: str
    ns: int


@dataclass(frozen=True)
class Report:
    """What was measured at one scale.

    Attributes:
        scale: device pixels to a point.
        wall_ns: time of the whole journey, the best of the runs.
        acts: presses, clicks and keys of the referee in one run.
        events: the events, each with its best run.
        worst_ns: the worst event of any run.
    """

    scale: int
    wall_ns: int
    acts: int
    events: tuple[Handled, ...]
    worst_ns: int

    @classmethod
    def read(cls, text: str) -> Report:
        """A report as the process that measured printed it."""
        fields = json.loads(text)
        fields["events"] = tuple(Handled(**event) for event in fields["events"])
        return cls(**fields)

    def write(self) -> str:
        """The report as text for :meth:`read`."""
        return json.dumps(asdict(self))

    @property
    def median_ns(self) -> float:
        return statistics.median(event.ns for event in self.events)

    @property
    def slowest(self) -> list[Handled]:
        """All events, the slowest first."""
        return sorted(self.events, key=lambda event: -event.ns)

    @property
    def hundredth_ns(self) -> int:
        """The 99th percentile: 99 of 100 events take no longer."""
        times = [event.ns for event in self.slowest]
        return times[(len(times) - 1) // 100]


def best(runs: list[list[Handled]]) -> tuple[Handled, ...]:
    """The events of several runs, each with the time of its best one."""
    found: dict[tuple[str, str, str, int], Handled] = {}
    for run in runs:
        seen: dict[tuple[str, str, str], int] = {}
        for event in run:
            name = (event.act, event.kind, event.receiver)
            seen[name] = seen.get(name, 0) + 1
            known = found.setdefault((*name, seen[name]), event)
            if event.ns < known.ns:
                found[*name, seen[name]] = event
    return tuple(found.values())


def sized(scale: int) -> dict[str, int]:
    """A screen that has room for 1920x1080 points, in device pixels."""
    return {"width": 1920 * scale, "height": 1080 * scale}


def measure(scale: int, cache: Path) -> Report:
    """Make the journey in a process of its own, in a home of its own.

    ``cache`` keeps compiled modules, as an installation does.
    """
    with tempfile.TemporaryDirectory() as home:
        runtime = Path(home) / "run"
        runtime.mkdir(mode=0o700)  # Qt warns unless it is there and private
        screen = Path(home) / "screen.json"
        screen.write_text(json.dumps({"screens": [SCREEN | sized(scale)]}))
        environment = {
            **{k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"},
            "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
            "QT_SCALE_FACTOR": str(scale),
            "PYTHONPYCACHEPREFIX": str(cache),
            "HOME": home,
            "XDG_CONFIG_HOME": f"{home}/.config",
            "XDG_DATA_HOME": f"{home}/.local/share",
            "XDG_STATE_HOME": f"{home}/.local/state",
            "XDG_CACHE_HOME": f"{home}/.cache",
            "XDG_RUNTIME_DIR": str(runtime),
        }
        done = subprocess.run(
            [sys.executable, "-m", "tests.benchmarks.referee", home, str(RUNS)],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise SystemExit(f"the journey failed at scale {scale}:\n{done.stderr}")
    return Report.read(done.stdout.splitlines()[-1])


def table(reports: list[Report]) -> str:
    """The reports as a table, and the worst events of each."""
    lines = [
        f"A referee's journey, 1280x800, offscreen; warmed up once, each event best of {RUNS}",
        "runs; what timing an event costs is in it.",
        "scale    wall ms  acts  events  median ms   99 % ms  worst ms  in any run",
        *(
            f"{r.scale:>4}x  {ms(r.wall_ns):>9} {r.acts:>5} {len(r.events):>7}"
            f" {ms(r.median_ns, 3):>10} {ms(r.hundredth_ns):>9}"
            f" {ms(r.slowest[0].ns):>9} {ms(r.worst_ns):>11}"
            for r in reports
        ),
    ]
    for r in reports:
        lines.append(f"the worst at {r.scale}x:  ms, event, receiver, while doing")
        for event in r.slowest[:WORST]:
            kind, to, act = event.kind, event.receiver, event.act
            lines.append(f"  {ms(event.ns):>8}  {kind:<20} {to:<24} {act}")
    return "\n".join(lines)


def ms(ns: float, digits: int = 1) -> str:
    return f"{ns / 1e6:.{digits}f}"


def main() -> int:
    with tempfile.TemporaryDirectory() as cache:
        reports = [measure(scale, Path(cache)) for scale in SCALES]
    print(table(reports))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
