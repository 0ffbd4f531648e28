"""Help as argparse lays it out, as wide as the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from goref.cli.text.terminal import columns_of

USUAL = 90
"""Columns if no terminal reports its width."""
LEAST = 40


class PlainHelpFormatter(argparse.HelpFormatter):
    """argparse asks shutil for the terminal's width with every option; that costs an import."""

    def __init__(self, prog: str, **more: Any) -> None:
        said = os.environ.get("COLUMNS", "")
        columns = int(said) if said.isdecimal() else columns_of(sys.stdout) or USUAL
        more.setdefault("width", max(columns, LEAST))
        super().__init__(prog, **more)
