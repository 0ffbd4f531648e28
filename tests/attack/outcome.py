"""What came of an attack, and what is kept of each time it got through."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

MOST_KEPT, MOST_SHOWN = 20, 5
"""So many failures of one attack are written down in full, and shown; the rest are counted."""
LONGEST = 400


@dataclass
class Outcome:
    """What came of an attack.

    Attributes:
        name: of the attack, such as ``disk-session``.
        seed: what it draws from; the same seed draws the same.
        until: when it is to end (``time.monotonic``).
        keep: the folder that failing cases are written into.
        tried: how often it was tried.
        failed: what fell, a line for each.
        sabotaged: goref is broken on purpose, and the first fall is enough.
        least: how often it is tried at least, however long that takes.
        counts: numbers of the attack's own, shown under the table.
    """

    name: str
    seed: int
    until: float
    keep: Path
    tried: int = 0
    failed: list[str] = field(default_factory=list)
    sabotaged: bool = False
    least: int = 1
    counts: dict[str, int] = field(default_factory=dict)

    def goes_on(self) -> bool:
        """Whether there is time left, and something to be learned; once it always does."""
        if self.sabotaged and self.failed:
            return False
        return self.tried < self.least or time.monotonic() < self.until

    def count(self, numbers: Mapping[str, int]) -> None:
        """Add to the numbers of the attack's own."""
        for name, number in numbers.items():
            self.counts[name] = self.counts.get(name, 0) + number

    def fail(self, why: str, folder: Path | None = None) -> None:
        """Write down that it got through, with a folder as it was left."""
        self.failed.append(why.strip().splitlines()[-1][:LONGEST])
        if len(self.failed) > MOST_KEPT:
            return
        kept = self.keep / f"{self.name}-{self.seed}-{len(self.failed)}"
        if folder is not None:
            shutil.copytree(folder, kept, dirs_exist_ok=True)
        kept.mkdir(parents=True, exist_ok=True)
        (kept / "why.txt").write_text(f"seed {self.seed}\n{why}\n", "utf-8")

    def line(self) -> str:
        """As the process that started this one reads it."""
        told = {"name": self.name, "tried": self.tried, "failed": self.failed}
        return json.dumps(told | {"counts": self.counts})

    def counts_line(self) -> str:
        """The numbers of the attack's own in a line; "" if it has none."""
        counted = ", ".join(f"{number} {name}" for name, number in self.counts.items())
        return f"  {self.name}: {counted}" if counted else ""


def table(rows: list[tuple[str, int, list[str]]]) -> str:
    """``attack · tried · failed``, and what fell under it."""
    wide = max((len(name) for name, _, _ in rows), default=6)
    lines = [f"{'attack':<{wide}}    tried  failed"]
    lines += [f"{name:<{wide}} {tried:8}  {len(failed):6}" for name, tried, failed in rows]
    lines += [f"  {name}: {why}" for name, _, failed in rows for why in failed[:MOST_SHOWN]]
    return "\n".join(lines)
