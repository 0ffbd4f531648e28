"""Standings and wall list as one printable HTML page, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from goref.core.base.language import Language
from goref.core.event.event import Event
from goref.core.texts.event.wall_list import PagePart, PageText, wall_list

STYLE = """
body { font-family: sans-serif; margin: 2em; color: #000; background: #fff; }
h1 { margin: 0; } p { margin: .3em 0 1em; }
table { border-collapse: collapse; margin: .5em 0 1.5em; }
th, td { border: 1px solid #777; padding: .15em .5em; text-align: left; white-space: nowrap; }
th { background: #eee; } td.n { text-align: right; } thead { display: table-header-group; }
tr { break-inside: avoid; } .small { font-size: 80%; white-space: normal; }
@media print { body { margin: 0; font-size: 9pt; } @page { margin: 12mm; } }
"""
ELEMENTS = {"strong": "<p><strong>{}</strong></p>", "small": '<p class="small">{}</p>'}
"""The HTML of a text by its kind; any other kind is itself the name of an HTML element."""


def write_html(event: Event, language: Language) -> bytes:
    """Returns :func:`goref.core.texts.event.wall_list.wall_list` as an HTML page in UTF-8."""
    body = "\n".join(line for part in wall_list(event, language) for line in _lines(part))
    page = (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(event.info.name)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )
    return page.encode("utf-8", "xmlcharrefreplace")


def _lines(part: PagePart) -> Iterator[str]:
    if isinstance(part, PageText):
        element = ELEMENTS.get(part.kind, f"<{part.kind}>{{}}</{part.kind}>")
        yield element.format(escape(part.text))
        return
    yield from ("<table>", "<thead><tr>")
    yield from (f"<th>{escape(head)}</th>" for head in part.heads)
    yield from ("</tr></thead>", "<tbody>")
    kinds = [' class="n"' if at in part.numbers else "" for at in range(len(part.heads))]
    for row in part.rows:
        cells = (f"<td{k}>{escape(cell)}</td>" for k, cell in zip(kinds, row, strict=True))
        yield f"<tr>{''.join(cells)}</tr>"
    yield from ("</tbody>", "</table>")
