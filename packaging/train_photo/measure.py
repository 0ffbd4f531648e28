"""How well the reader reads photographs whose truth is known.

``python measure.py PHOTOS [WEIGHTS] [-v] [-q] [-a]``: a folder with ``photos.jsonl``, one JSON
object a line: ``file``, ``rows``, ``corners`` (top left, top right, bottom right, bottom left).
Nothing here is trained on. ``-v`` names what goes wrong, ``-q`` is quick, ``-a`` asks for the
grid's alarm alone.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import numpy as np
from PIL import Image

from goref.app.photo.against_record import compared
from goref.app.photo.perspective import Place, perspective, seen_at
from goref.app.photo.reader_net import ReaderNet, load
from goref.app.photo.reading import PhotoReading, PhotoRefusedError, read
from goref.core.base.geometry import grid
from goref.core.board.position import Position

SIGNS = ".XO"
MARKED = 8
"""An error has to be among so many points: the least certain."""


@dataclass(frozen=True)
class Photo:
    name: str
    picture: np.ndarray
    corners: tuple[Place, ...]
    truth: Position

    @property
    def lines(self) -> int:
        return self.truth.grid.width


def photos(folder: Path) -> Iterator[Photo]:
    for line in (folder / "photos.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        with Image.open(folder / told["file"]) as opened:
            picture = np.asarray(opened.convert("RGB"))
        rows = told["rows"]
        cells = bytes(SIGNS.index(sign) for row in rows for sign in row)
        corners = tuple((float(x), float(y)) for x, y in told["corners"])
        yield Photo(told["file"], picture, corners, Position(grid(len(rows)), cells))


def wrong(photo: Photo, found: PhotoReading) -> list[int]:
    """The points that were not read as they are."""
    pairs = zip(photo.truth.cells, found.position.cells, strict=True)
    return [p for p, (true, read) in enumerate(pairs) if true != read]


def displaced(photo: Photo, by: float, r: random.Random) -> tuple[Place, ...]:
    """The corners, each ``by`` cells off somewhere."""
    matrix = perspective(photo.corners, photo.lines)
    last = photo.lines - 1
    places = []
    for column, row in ((0, 0), (last, 0), (last, last), (0, last)):
        way = r.uniform(0, 2 * np.pi)
        places.append((column + by * np.cos(way), row + by * np.sin(way)))
    return tuple((float(x), float(y)) for x, y in seen_at(matrix, places))


def judged(name: str, every: Sequence[Photo], net: ReaderNet, by: float, snap: bool) -> None:
    points = errors = perfect = refused = marked = alarms = doubts = unseen = 0
    worst = (0, "")
    off: list[float] = []
    took: list[float] = []
    r = random.Random(f"{name} {by}")
    for photo in every:
        points += len(photo.truth.cells)
        began = time.process_time()
        try:
            found = read(photo.picture, displaced(photo, by, r), photo.lines, net, snap=snap)
        except PhotoRefusedError as error:
            refused += 1
            print(f"  {photo.name}: refused, {error}")
            continue
        took.append(time.process_time() - began)
        alarms += found.lines_off is not None
        bad = wrong(photo, found)
        errors += len(bad)
        perfect += not bad
        marked += set(bad) <= set(found.worst_first[:MARKED])
        doubts += len(found.doubts)
        unseen += len(set(bad) - set(found.doubts))
        worst = max(worst, (len(bad), photo.name))
        cell = np.sqrt(abs(np.linalg.det(perspective(photo.corners, photo.lines)[:2, :2])))
        gap = np.linalg.norm(np.subtract(found.corners, photo.corners), axis=1) / cell
        off.append(float(gap.max()))
        if bad and "-v" in sys.argv:
            told = ", ".join(
                f"{p % photo.lines},{p // photo.lines} {SIGNS[photo.truth.cells[p]]}->"
                f"{SIGNS[found.position.cells[p]]} {found.certainties[p]:.3f}"
                for p in bad[:12]
            )
            print(f"  {photo.name}: {told}")
        if found.lines_off and "-v" in sys.argv:
            print(f"  {photo.name}: false alarm {found.lines_off}")
    share = 100 * (1 - errors / max(1, points - 361 * refused))
    print(
        f"{name}: {share:.3f} % of points right, {errors} wrong; {perfect}/{len(every)} "
        f"boards perfect; worst {worst[0]} ({worst[1]}); all errors among the {MARKED} least "
        f"certain on {marked}; refused {refused}; {alarms} false alarms; "
        f"{unseen} wrong and not in doubt; {doubts} doubts, {doubts / len(every):.1f} a board; "
        f"corners off {np.median(off):.3f}, at most "
        f"{max(off):.3f}; {np.median(took):.2f} s, at most {max(took):.2f}",
        flush=True,
    )


SHIFTS = {
    "the whole grid": ((1, 1, 0, 0), (-1, -1, 0, 0), (0, 0, 1, 1), (0, 0, -1, -1)),
    "two ways": ((1, 1, 1, 1), (-1, -1, 1, 1)),
    "a side": ((1, 0, 0, 0), (0, -1, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)),
}
"""How far the grid's left, right, upper and lower side are laid to the right or down."""
CORNERS = ((0, 1, 0), (1, -1, 0), (2, 0, -1), (3, 0, 1), (0, -1, 0), (2, 1, 0))
"""A corner, and how far it alone is laid to the right and down."""


def shifted(every: Sequence[Photo], net: ReaderNet) -> None:
    """Grids laid a whole line aside, and grids with a side or a corner a line off."""
    for kind, moves in SHIFTS.items():
        places = [
            ((left, up), (right, up), (right, down), (left, down))
            for left, right, up, down in moves
        ]
        alarmed(kind, every, places, net)
    places = []
    for corner, right, down in CORNERS:
        off = [(0, 0)] * 4
        off[corner] = (right, down)
        places.append(tuple(off))
    alarmed("a corner", every, places, net)


def alarmed(
    kind: str,
    every: Sequence[Photo],
    moves: Sequence[tuple[tuple[int, int], ...]],
    net: ReaderNet,
) -> None:
    told = count = refused = 0
    for photo in every:
        last = photo.lines - 1
        matrix = perspective(photo.corners, photo.lines)
        for move in moves:
            board = np.add(((0, 0), (last, 0), (last, last), (0, last)), move)
            corners = [tuple(p) for p in seen_at(matrix, board)]
            height, width = photo.picture.shape[:2]
            if not all(0 < x < width and 0 < y < height for x, y in corners):
                continue  # nobody can click there
            count += 1
            try:
                found = read(photo.picture, corners, photo.lines, net)
            except PhotoRefusedError:
                refused += 1
                continue
            told += found.lines_off is not None
            if found.lines_off is None:
                print(f"  not alarmed: {photo.name} {move} {len(wrong(photo, found))} wrong")
    print(f"a line off, {kind}: of {count} alarmed {told}, refused {refused}", flush=True)


def moved(every: Sequence[Photo], net: ReaderNet) -> None:
    """One to three stones moved in the record: all of them, and nothing else, is told."""
    boards, all_found, exactly = Counter(), Counter(), Counter()
    for photo in every:
        try:
            position = read(photo.picture, photo.corners, photo.lines, net).position
        except PhotoRefusedError:
            continue
        for number in (1, 2, 3):
            r = random.Random(f"{photo.name} {number}")
            cells = bytearray(photo.truth.cells)
            stones = [p for p in range(len(cells)) if cells[p]]
            if len(stones) < number:
                continue
            boards[number] += 1
            for p in r.sample(stones, number):
                empty = [q for q in range(len(cells)) if not cells[q] and q != p]
                to = min(empty, key=lambda q: (apart(p, q, photo.lines), r.random()))
                cells[to], cells[p] = cells[p], 0
            differing = {p for p in range(len(cells)) if cells[p] != photo.truth.cells[p]}
            record = Position(photo.truth.grid, bytes(cells))
            told = compared(position, [SimpleNamespace(position=record)])
            points = {d.point for d in told.differences} if told else set()
            turned = told is not None and told.symmetry.value != 0
            all_found[number] += turned or differing <= points
            exactly[number] += len(points) == len(differing)
    for number, count in boards.items():
        print(
            f"{number} moved: of {count} boards all found on {all_found[number]}, and nothing "
            f"else on {exactly[number]}"
        )


def apart(p: int, q: int, lines: int) -> int:
    return (p % lines - q % lines) ** 2 + (p // lines - q // lines) ** 2


def main(folder: Path, net: ReaderNet) -> None:
    every = list(photos(folder))
    full = [photo for photo in every if sum(map(bool, photo.truth.cells)) >= 200]
    print(f"{len(every)} photographs, {len(full)} with 200 stones or more")
    if "-a" in sys.argv:
        shifted(every, net)
        return
    judged("as given, not snapped", every, net, 0.0, snap=False)
    for by in (0.2,) if "-q" in sys.argv else (0.0, 0.1, 0.2, 0.3):
        judged(f"corners {by} off, snapped", every, net, by, snap=True)
    if "-q" not in sys.argv:
        shifted(every, net)
        moved(every, net)


if __name__ == "__main__":
    given = [a for a in sys.argv[1:] if not a.startswith("-")]
    main(Path(given[0]), ReaderNet.read(Path(given[1])) if len(given) > 1 else load())
