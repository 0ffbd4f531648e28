"""A QR code of the pages' address: in characters for a terminal, and on a page for the wall."""

from __future__ import annotations

from html import escape
from io import BytesIO

import segno

from goref.core.base.language import Language
from goref.core.texts.event import serving as texts

STYLE = """
@page { margin: 15mm }
body { font-family: sans-serif; text-align: center; margin: 5vh auto; max-width: 180mm }
h1 { font-size: 32pt; overflow-wrap: anywhere }
p { font-size: 18pt }
.address { font-size: 24pt; font-weight: bold; overflow-wrap: anywhere }
svg { width: 110mm; height: 110mm; max-width: 90vw }
"""


def code_squares(address: str) -> list[bytes]:
    """Returns the rows of a QR code with its border: 1 for a dark square, 0 for a light one."""
    return [bytes(row) for row in segno.make(address, error="m").matrix_iter(border=4)]


def code_sheet(event: str, address: str, language: Language) -> str:
    """Returns a web page to print: the event's name, the code, and the address to type."""
    svg = BytesIO()
    segno.make(address, error="m").save(
        svg, kind="svg", xmldecl=False, svgns=True, omitsize=True
    )
    name, told = escape(event), escape(texts.SCAN.in_(language))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f"<title>{name}</title>\n<style>{STYLE}</style>\n<h1>{name}</h1>\n"
        f'{svg.getvalue().decode()}<p class="address">{escape(address)}</p>\n'
        f"<p>{told}</p>\n</html>\n"
    )


def code_lines(address: str) -> list[str]:
    """Returns a QR code as printed lines; two rows of it are one line of characters."""
    rows = [bytes(row) for row in segno.make(address, error="m").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    # Light on dark, as terminals mostly are: a light module is a block.
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(signs[pair] for pair in zip(*two, strict=True)) for two in pairs]
