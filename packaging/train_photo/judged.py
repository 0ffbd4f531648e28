"""Rendered pictures as photographs that are measured on: each taken as by an ordinary phone.

``python judged.py WORK FIRST LAST PHOTOS`` writes, of the pictures of ``render.py``,
``PHOTOS/SEED.jpg`` and ``PHOTOS/photos.jsonl`` as ``measure.py`` reads them.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter
from samples import falling_light
from scenes import is_lamplit


def main(work: Path, first: int, last: int, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    lines = []
    for seed in range(first, last):
        picture, truth = (work / "pictures" / f"{seed}.{kind}" for kind in ("png", "json"))
        if not truth.exists():
            continue
        told = json.loads(truth.read_text(encoding="ascii"))
        with Image.open(picture) as opened:
            image = opened.convert("RGB")
        r = random.Random(f"judged {seed}")
        image = in_the_evening(image, r) if is_lamplit(seed) else image
        taken(image, r).save(target / f"{seed}.jpg", quality=r.choice((70, 80, 90)))
        lines.append(json.dumps({"file": f"{seed}.jpg", **told}))
    (target / "photos.jsonl").write_text("\n".join(lines) + "\n", encoding="ascii")


def in_the_evening(image: Image.Image, r: random.Random) -> Image.Image:
    """Light that spills around glare, and a lens that is dark to its edges."""
    data = np.asarray(image).astype(np.float32) / 255
    glare = Image.fromarray(((data.min(axis=2) > 0.9) * 255).astype(np.uint8))
    spilt = np.asarray(glare.filter(ImageFilter.GaussianBlur(image.width / r.uniform(60, 160))))
    data = data + (r.uniform(0.2, 0.9) / 255 * spilt.astype(np.float32))[..., None]
    y, x = np.mgrid[-1 : 1 : data.shape[0] * 1j, -1 : 1 : data.shape[1] * 1j]
    data = data * (1 - r.uniform(0.3, 0.8) * (x * x + y * y) / 2)[..., None]
    return Image.fromarray((np.clip(data, 0, 1) * 255).astype(np.uint8))


def taken(image: Image.Image, r: random.Random) -> Image.Image:
    """A little out of focus and noisy, too bright or dark or in a cast of colour, in light that
    falls off to one side or in a shadow."""
    image = image.filter(ImageFilter.GaussianBlur(r.choice((0.0, 0.4, 0.7, 1.0))))
    data = np.asarray(image).astype(np.float32) / 255
    cast = np.array([r.gauss(1, 0.06) for _ in range(3)], np.float32)
    data = np.clip(data * cast * r.uniform(0.8, 1.25), 0, 1) ** r.uniform(0.7, 1.2)
    if r.random() < 0.4:
        data = data * falling_light(data.shape, r)
    rng = np.random.default_rng(r.getrandbits(32))
    data = data + rng.normal(0, r.choice((0.005, 0.01, 0.02)), data.shape)
    return Image.fromarray((np.clip(data, 0, 1) * 255).astype(np.uint8))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
