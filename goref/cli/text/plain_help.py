"""Help as argparse sets it, as wide as the terminal."""

from __future__ import annotations

import argparse
import os
from typing import Any


class Plain(argparse.HelpFormatter):
    """argparse asks for the terminal's width with every option; that costs an import."""

    def __init__(self, prog: str, **more: Any) -> None:
        columns = os.environ.get("COLUMNS", "")
        more.setdefault("width", max(int(columns) if columns.isdecimal() else 90, 40))
        super().__init__(prog, **more)
