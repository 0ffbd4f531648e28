"""Help in argparse's layout, as wide as the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from goref.cli.text.terminal import columns_of

USUAL = 90
"""The number of columns if no terminal reports its width."""
LEAST = 40


class PlainHelpFormatter(argparse.HelpFormatter):
    """A help formatter that sets its own width: argparse would import shutil for it."""

    def __init__(self, prog: str, **more: Any) -> None:
        said = os.environ.get("COLUMNS", "")
        columns = int(said) if said.isdecimal() else columns_of(sys.stdout) or USUAL
        more.setdefault("width", max(columns, LEAST))
        super().__init__(prog, **more)
