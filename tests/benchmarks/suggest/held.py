"""The trainer's own reading of games: which are held back, and the plain count.

Loaded from ``packaging/train_ownership``, so that what is measured is what training left out.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

TRAINER = Path(__file__).parents[3] / "packaging" / "train_ownership"


def _load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"trainer_{name}", TRAINER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


boards = _load("boards")
