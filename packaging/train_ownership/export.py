"""Writes a trained network's weights for goref, in half precision.

python export.py NET.pt resources/ownership/weights.npy
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("net", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    weights = torch.load(options.net)["net"]
    options.out.parent.mkdir(parents=True, exist_ok=True)
    # One record, not an archive of arrays: it is read at once, and dates nothing.
    arrays = {name: found.numpy().astype("<f2") for name, found in weights.items()}
    kinds = [(name, "<f2", array.shape) for name, array in arrays.items()]
    np.save(options.out, np.array(tuple(arrays.values()), dtype=kinds))
    print(options.out, options.out.stat().st_size, "bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
