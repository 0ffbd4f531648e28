"""Writes a trained network's weights for goref, in half precision.

python export.py NET.pt resources/ownership/weights.npz
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
    # the same weights give the same bytes: np.savez dates nothing
    np.savez(options.out, **{k: v.numpy().astype(np.float16) for k, v in weights.items()})
    print(options.out, options.out.stat().st_size, "bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
