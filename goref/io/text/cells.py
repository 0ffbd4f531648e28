"""Texts for cells of tables that spreadsheets open: no spreadsheet runs one as a formula."""

from __future__ import annotations

import re

SIGNS = "[=+\\-@＝＋－＠]"
BEGINS, PARTED = rf"(?=['\s]*{SIGNS}|'*[\t\r])", rf"(?='*{SIGNS})"
"""Lookaheads for a formula: at the start of a cell, and after ``;``, which separates cells in
the spreadsheets of countries with a decimal comma."""
FORMULA = re.compile(rf"^{BEGINS}|(?<=;){PARTED}")
KEPT = re.compile(rf"^'{BEGINS}|(?<=;)'{PARTED}")
NUMBER = re.compile(r"[-+]?[0-9]+(\.[0-9]+)?(/[0-9]+)?")


def harmless(cell: str) -> str:
    """Returns a cell with ``'`` before any formula in it; a number such as ``-5`` is kept."""
    return cell if NUMBER.fullmatch(cell) else FORMULA.sub("'", cell)


def as_it_was(cell: str) -> str:
    """Returns the original of a cell that :func:`harmless` returned."""
    return KEPT.sub("", cell)
