"""A QR code in characters: the address of the pages, for a camera in front of a terminal."""

from __future__ import annotations

import segno


def code_lines(address: str) -> list[str]:
    """Returns a QR code as printed lines; two rows of it are one line of characters."""
    rows = [bytes(row) for row in segno.make(address, error="m").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    # Light on dark, as terminals mostly are: a light module is a block.
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(signs[pair] for pair in zip(*two, strict=True)) for two in pairs]
