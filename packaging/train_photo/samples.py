"""From rendered pictures to patches: each taken anew as bad cameras take it.

``python samples.py WORK FIRST LAST`` writes ``WORK/samples/SEED.npz`` for every picture of
``render.py``: patches as goref sees them (half precision), what lies there, and how far the
crossing lies off the patch's middle, in cells.
"""

from __future__ import annotations

import io
import json
import random
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter
from scenes import is_judged

from goref.app.photo.patches import RIM, patches
from goref.app.photo.perspective import perspective, seen_at
from goref.app.photo.reader_net import OUTSIDE

TAKES = 4
"""So often each picture is taken."""
SIGNS = ".XO"


def main(work: Path, first: int, last: int) -> None:
    folder = work / "samples"
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(first, last):
        picture, truth = (work / "pictures" / f"{seed}.{kind}" for kind in ("png", "json"))
        target = folder / f"{seed}.npz"
        if target.exists() or not truth.exists() or is_judged(seed):
            continue
        told = json.loads(truth.read_text(encoding="ascii"))
        with Image.open(picture) as opened:
            clean = opened.convert("RGB")
        seen, kinds, offsets = [], [], []
        for take in range(TAKES):
            r = random.Random(f"take {seed} {take}")
            image, scale = taken(clean, r)
            corners = [(x * scale[0], y * scale[1]) for x, y in told["corners"]]
            lens = Lens.of(image, r.choice((0.0, r.gauss(0, 0.025))))
            s, k, o = sample(np.asarray(lens.through(image)), lens, corners, told["rows"], r)
            seen.append(s)
            kinds.append(k)
            offsets.append(o)
        np.savez(
            target,
            patches=np.concatenate(seen).astype(np.float16),
            kinds=np.concatenate(kinds).astype(np.int8),
            offsets=np.concatenate(offsets).astype(np.float32),
        )


def taken(clean: Image.Image, r: random.Random) -> tuple[Image.Image, tuple[float, float]]:
    """The picture as a phone may take it, and how much smaller it is."""
    image = clean
    scale = r.choice((1.0, 1.0, 0.85, 0.7, 0.55))
    size = round(image.width * scale), round(image.height * scale)
    image = image.resize(size, Image.Resampling.LANCZOS)
    blur = r.choice((0.0, 0.0, 0.5, 0.8, 1.3))
    if blur:
        image = image.filter(ImageFilter.GaussianBlur(blur))
    data = np.asarray(image).astype(np.float32) / 255
    if r.random() < 0.15:
        data = moved(data, r)
    cast = np.array([r.gauss(1, 0.08) for _ in range(3)], np.float32)
    data = np.clip(data * cast, 0, 1) ** r.uniform(0.6, 1.6)
    data = (data - 0.5) * r.uniform(0.6, 1.4) + 0.5 + r.gauss(0, 0.08)
    if r.random() < 0.4:
        data *= falling_light(data.shape, r)
    noise = r.choice((0.0, 0.01, 0.02, 0.05))
    rng = np.random.default_rng(r.getrandbits(32))
    data += rng.normal(0, noise or 1e-6, data.shape).astype(np.float32)
    image = Image.fromarray((np.clip(data, 0, 1) * 255).astype(np.uint8))
    if r.random() < 0.2:
        image = image.filter(ImageFilter.UnsharpMask(1.5, 120, 2))
    stored = io.BytesIO()
    image.save(stored, "JPEG", quality=r.choice((30, 50, 70, 85, 95)))
    with Image.open(io.BytesIO(stored.getvalue())) as opened:
        return opened.convert("RGB"), (size[0] / clean.width, size[1] / clean.height)


@dataclass(frozen=True)
class Lens:
    """Bends a picture about its middle: what is seen at a place was ``1 + bend r²`` times as
    far from the middle, ``r`` being 1 in the picture's corners."""

    middle: np.ndarray
    bend: float

    @classmethod
    def of(cls, image: Image.Image, bend: float) -> Lens:
        return cls(np.array(image.size) / 2, bend)

    def straight(self, places: np.ndarray) -> np.ndarray:
        """Where a place of the bent picture lies in the straight one."""
        off = np.asarray(places, float) - self.middle
        far = (off**2).sum(axis=-1, keepdims=True) / (self.middle**2).sum()
        return self.middle + off * (1 + self.bend * far)

    def bent(self, places: np.ndarray) -> np.ndarray:
        found = given = np.asarray(places, float)
        for _ in range(12):
            found = found + given - self.straight(found)
        return found

    def through(self, image: Image.Image) -> Image.Image:
        if not self.bend:
            return image
        across = np.linspace(0, image.width, 25).round().astype(int)
        down = np.linspace(0, image.height, 25).round().astype(int)
        parts = []
        for a, c in pairwise(across):
            for b, d in pairwise(down):
                ends = self.straight(np.array(((a, b), (a, d), (c, d), (c, b))))
                parts.append(((int(a), int(b), int(c), int(d)), tuple(ends.ravel())))
        return image.transform(
            image.size, Image.Transform.MESH, parts, Image.Resampling.BILINEAR
        )


def moved(data: np.ndarray, r: random.Random) -> np.ndarray:
    """The camera moved a little meanwhile."""
    right, down = r.uniform(-3, 3), r.uniform(-3, 3)
    steps = [
        np.roll(data, (round(down * t), round(right * t)), (0, 1))
        for t in (-0.5, -0.25, 0, 0.25, 0.5)
    ]
    return np.mean(steps, axis=0)


def falling_light(shape: tuple[int, ...], r: random.Random) -> np.ndarray:
    """Darker to one side, or to the edges; or a shadow's edge across the board."""
    y, x = np.mgrid[-1 : 1 : shape[0] * 1j, -1 : 1 : shape[1] * 1j]
    way = r.uniform(0, 6.3)
    along = x * np.cos(way) + y * np.sin(way)
    kind = r.choice(("side", "edges", "shadow"))
    if kind == "side":
        light = 1 - r.uniform(0, 0.5) * (along + 1) / 2
    elif kind == "edges":
        light = 1 - r.uniform(0, 0.5) * (x * x + y * y) / 2
    else:
        width = r.choice((0.01, 0.05, 0.2))
        light = 1 - r.uniform(0.2, 0.65) / (1 + np.exp(-(along - r.uniform(-0.5, 0.5)) / width))
    return light[..., None].astype(np.float32)


def sample(
    picture: np.ndarray,
    lens: Lens,
    corners: list[tuple[float, float]],
    rows: list[str],
    r: random.Random,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Patches of a board whose corners were clicked a little off, with the truth of each."""
    lines = len(rows)
    true = perspective(corners, lines)
    spread = r.choice((0.0, 0.06, 0.15, 0.3))
    off = [
        (
            c + min(0.45, max(-0.45, r.gauss(0, spread))),
            w + min(0.45, max(-0.45, r.gauss(0, spread))),
        )
        for c, w in ((0, 0), (lines - 1, 0), (lines - 1, lines - 1), (0, lines - 1))
    ]
    clicked = perspective([tuple(p) for p in lens.bent(seen_at(true, off))], lines)
    seen = patches(picture, clicked, lines)
    numbers = np.arange(-RIM, lines + RIM)
    board = np.stack(np.meshgrid(numbers, numbers), axis=-1).reshape(-1, 2)
    assumed = seen_at(clicked, board)
    real = seen_at(
        np.linalg.inv(true), lens.straight(assumed)
    )  # where each patch's middle truly is
    nearest = np.rint(real).astype(int)
    inside = ((nearest >= 0) & (nearest < lines)).all(axis=1)
    kinds = np.full(len(board), OUTSIDE)
    for i in np.flatnonzero(inside):
        kinds[i] = SIGNS.index(rows[nearest[i, 1]][nearest[i, 0]])
    offsets = nearest - real
    height, width = picture.shape[:2]
    shown = (
        (assumed[:, 0] > 0) & (assumed[:, 0] < width)
        & (assumed[:, 1] > 0) & (assumed[:, 1] < height)
        & (np.abs(offsets).max(axis=1) < 0.5)
    )  # fmt: skip
    return seen[shown], kinds[shown], offsets[shown]


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
