"""Standings and wall list, and the pairing lists, as HTML pages in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from goref.core.base.language import Language
from goref.core.event.event import Event
from goref.core.texts.event.pairing_lists import pairing_lists
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
PHONE_STYLE = """
body { font: 1.1rem/1.35 sans-serif; margin: 0 auto; padding: .6rem; max-width: 46rem;
  color: #000; background: #fff; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.2rem; margin: 1.6rem 0 .4rem; }
p { margin: .2rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #999; padding: .4em .3em; text-align: left;
  vertical-align: top; overflow-wrap: normal; }
th { background: #eee; font-size: 80%; white-space: nowrap; }
.n { text-align: right; } td.n { font-weight: bold; }
.a { width: 45%; overflow-wrap: anywhere; white-space: normal; }
@media (max-width: 30rem) { body { font-size: 1rem; } th, td { padding: .35em .2em; } }
thead { display: table-header-group; } tr { break-inside: avoid; }
@media print { body { padding: 0; max-width: none; } h2 { break-after: avoid; }
  @page { margin: 12mm; } }
"""
"""The style of a page that is as wide as a phone at least: nothing is wider than the page."""
VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
ELEMENTS = {"strong": "<p><strong>{}</strong></p>", "small": '<p class="small">{}</p>'}
"""The HTML of a text by its kind; any other kind is itself the name of an HTML element."""


def write_html(event: Event, language: Language) -> bytes:
    """Returns :func:`goref.core.texts.event.wall_list.wall_list` as an HTML page in UTF-8."""
    return _page(event.info.name, wall_list(event, language), language, STYLE)


def write_pairings(event: Event, round: int, language: Language) -> bytes:
    """Returns :func:`goref.core.texts.event.pairing_lists.pairing_lists` as an HTML page.

    The page is in UTF-8 and fits the screen of a phone.
    """
    parts = pairing_lists(event, round, language)
    return _page(event.info.name, parts, language, PHONE_STYLE, VIEWPORT)


def _page(
    title: str, parts: Iterable[PagePart], language: Language, style: str, more: str = ""
) -> bytes:
    body = "\n".join(line for part in parts for line in part_lines(part))
    page = (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n{more}'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )
    return page.encode("utf-8", "xmlcharrefreplace")


def part_lines(part: PagePart, *, heads_in_cells: bool = False) -> Iterator[str]:
    """Yields the lines of HTML for a part of a page.

    Args:
        heads_in_cells: True to name each cell's column in it too (``data-head``), for pages
            that set a wide row in several lines.
    """
    if isinstance(part, PageText):
        element = ELEMENTS.get(part.kind, f"<{part.kind}>{{}}</{part.kind}>")
        yield element.format(escape(part.text))
        return
    numbers, names = dict.fromkeys(part.numbers, "n"), dict.fromkeys(part.names, "a")
    kinds = [
        f' class="{kind}"' if (kind := {**numbers, **names}.get(at)) else ""
        for at in range(len(part.heads))
    ]
    named = [f' data-head="{escape(head)}"' * heads_in_cells for head in part.heads]
    for at in part.names:  # an Arabic name would tear its rank apart
        named[at] += ' dir="auto"'
    yield from ("<table>", "<thead><tr>")
    yield from (
        f"<th{k}>{escape(head)}</th>" for k, head in zip(kinds, part.heads, strict=True)
    )
    yield from ("</tr></thead>", "<tbody>")
    for row in part.rows:
        cells = (
            f"<td{k}{name}>{escape(cell)}</td>"
            for k, name, cell in zip(kinds, named, row, strict=True)
        )
        yield f"<tr>{''.join(cells)}</tr>"
    yield from ("</tbody>", "</table>")
