"""The figures as Markdown."""

from __future__ import annotations

import hashlib
import os
import platform
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tests.benchmarks.suggest.answers import Answer
from tests.benchmarks.suggest.figures import Figures, Found, Share, at_most, percent

EXACT = """\
*Exact*: the dead stones named are taken off, every empty region that touches one colour only is
its colour's, all else is neutral; counted so, by area (with the compensation for handicap
stones) or by territory as the source says, the margin is the one written, to the point. What is
unclear counts as it seems. *By goref's count*: the margin is so by goref's own count of what it
suggests, sekis as the rules have them. *Dead set*: the stones named are just those known to be
dead; of the training data these are the ones GNU Go named where that gave the written result,
so there it is right by choice. *Clear of stones*: no stone is in doubt; *Clear*: and no border
or ko is open. *Errors among the clear*: a wrong margin by the plain count or a wrong dead
set on a board called clear; after it, *Dead sets*: wrong ones alone on boards clear of stones,
where they are known; ≤ is a one-sided 95 % bound. Records have errors, and some stop before the
last play. Seconds: processor time on one core; half and nineteen in twenty stay below. Small
boards of GNU Go's own have no written result: theirs is what the stones known to be dead
give."""
SPLIT = (
    "Of the training data only what was held back before training: one game in twenty, by the "
    "SHA-1 of its id (`held_back` in `packaging/train_ownership/boards.py`)."
)
Table = list[list[str]]
TOTAL = "**all**"


def about(weights: Path, games: int, sources: Sequence[str]) -> Iterator[str]:
    """What was measured with, and on what."""
    import numpy as np

    data = weights.read_bytes()
    made = time.strftime("%Y-%m-%d", time.localtime(weights.stat().st_mtime))
    system = f"{_processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    python = f"Python {platform.python_version()}, NumPy {np.__version__}, one thread"
    yield f"- {time.strftime('%Y-%m-%d')}, {system}; {python}."
    yield f"- Weights of {made}, SHA-256 {hashlib.sha256(data).hexdigest()[:16]}."
    yield f"- {games:,} games from {', '.join(sources)}."
    yield f"- {SPLIT}"


def of_goref(found: Sequence[Found], alone: Sequence[Found]) -> Iterator[str]:
    """A row for every size and source, and the totals of each size."""
    head = "Size|Source|Games|Exact|Winner|Within 1|By goref's count|Dead set|Clear of stones"
    table = [
        [*head.split("|"), "Clear", "Errors among the clear", "Dead sets", "Median", "95 %"]
    ]
    for size, source, group in grouped(found):
        table.append(_row(size, source, Figures.of(group)))
        if source == TOTAL:
            same = [x for x in alone if _size(x) == size]
            alike = Figures.of(same)
            row = _row(size, "*network alone*", alike)[:6]
            table.append([*row, "–", str(alike.same), *(["–"] * 6)])
    yield from _markdown(table)


def of_peer(name: str, found: Sequence[Found], peer: Mapping[str, Answer]) -> Iterator[str]:
    """Goref beside another, on the games the other was asked about."""
    both = [(x, Found.of(x.game, peer[x.game.id])) for x in found if x.game.id in peer]
    head = "Size|Source|Games|goref exact|Exact|goref winner|Winner|goref dead set|Dead set"
    table = [[*head.split("|"), "Same dead set named", "Errors among those", "Median", "95 %"]]
    others = {theirs.game.id: theirs for _, theirs in both}
    for size, source, group in grouped([ours for ours, _ in both]):
        us, they = Figures.of(group), Figures.of([others[x.game.id] for x in group])
        agreed = [x for x in group if x.answer.dead == others[x.game.id].answer.dead]
        wrong = Share(sum(x.verdict.wrong for x in agreed), len(agreed))
        shares = (us.exact, they.exact, us.winner, they.winner, us.same, they.same)
        cells = [str(x) for x in (*shares, Share(len(agreed), len(group)))]
        times = [_seconds(they.median), _seconds(they.late)]
        table.append([f"{size}", source, f"{len(group)}", *cells, _bounded(wrong), *times])
    yield f"### {name}"
    yield ""
    yield from _markdown(table)


def grouped(found: Sequence[Found]) -> Iterator[tuple[str, str, list[Found]]]:
    """By size and source, then all of the size."""
    for size in sorted({x.game.size for x in found}):
        of_size = [x for x in found if x.game.size == size]
        sources = sorted({x.game.source for x in of_size})
        for source in sources:
            yield f"{size}×{size}", source, [x for x in of_size if x.game.source == source]
        if len(sources) > 1 or sources == [TOTAL]:
            yield f"{size}×{size}", TOTAL, of_size


def _row(size: str, source: str, figures: Figures) -> list[str]:
    f = figures
    shares = [str(x) for x in (f.exact, f.winner, f.within, f.own, f.same, f.stones, f.clear)]
    times = [_seconds(f.median), _seconds(f.late)]
    return [
        size,
        source,
        f"{f.games:,}",
        *shares,
        _bounded(f.errors),
        _bounded(f.misread),
        *times,
    ]


def _bounded(errors: Share) -> str:
    if not errors.whole:
        return "–"
    return f"{errors.part:,}/{errors.whole:,}, ≤ {percent(at_most(errors))}"


def _seconds(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f} s"


def _size(found: Found) -> str:
    return f"{found.game.size}×{found.game.size}"


def _markdown(table: Table) -> Iterator[str]:
    head, *rows = table
    yield f"| {' | '.join(head)} |"
    yield f"|{'|'.join(' --- ' if i < 2 else ' ---: ' for i in range(len(head)))}|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _processor() -> str:
    try:
        lines: Iterable[str] = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = ()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())
