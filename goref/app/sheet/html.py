"""A score sheet as HTML for both Qt's documents and browsers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from urllib.parse import quote

from goref import __version__
from goref.app.sheet.figures import Field, SheetLine
from goref.app.sheet.sections import Section
from goref.app.sheet.sheet import ScoreSheet
from goref.app.sheet.style import FILE_STYLE, STYLE
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES
from goref.core.base.particles import formatted
from goref.core.texts.paper.sheet import FOOT

Picture = Callable[[str, int, str], str]
"""A function that returns a picture's HTML, from key, width in pixels and description."""

SIGN = 16
"""The width and the height of a mark of the legend, in pixels of 1/96 inch."""
LEGEND_COLUMNS = 3
MOST_OPEN = 5
"""The most open matters that are listed on the signed page."""
SIGNS = r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3々・]"
NAME = re.compile(f"(?<!{SIGNS}){SIGNS}{{2,8}}(?!{SIGNS})")
"""A pattern for 2 to 8 Chinese, Japanese or Korean characters in a row, as names have."""
CELL = re.compile(r'(<t[dh] [^>]*?)width="(\d+%)"')
"""A pattern for a table cell whose width is an attribute; for browsers it becomes CSS."""


def front(sheet: ScoreSheet, picture: Picture, across: int) -> str:
    """Returns the page to be signed as HTML.

    Args:
        across: the width of the board in pixels of 1/96 inch.
    """
    return "".join(
        (
            _title(sheet),
            _alarm(sheet),
            _facts(sheet),
            _position(sheet, picture, across),
            _result(sheet),
            _signatures(sheet),
        )
    )


def unbroken(text: str) -> str:
    """Returns a heading as HTML in which no Chinese, Japanese or Korean name is broken.

    ``text`` is escaped already. Browsers may break a line between any two such characters. Of 9
    or more in a row they still may.
    """
    return NAME.sub(r'<span class="whole">\g<0></span>', text)


def _title(sheet: ScoreSheet) -> str:
    word = sheet.word
    heading = "".join(
        f'<p class="{style}">{unbroken(escape(text))}</p>'
        for text, style in ((sheet.heading, "name"), (sheet.game, ""))
        if text
    )
    return (
        '<table width="100%" cellspacing="0"><tr>'
        f'<td class="strong" width="62%"><h1>{escape(word("sheet"))}</h1>{heading}</td>'
        f'<td class="strong" align="right"><p class="label">{escape(word("code"))}</p>'
        f'<p class="code">{sheet.code}</p></td></tr></table>'
    )


def _alarm(sheet: ScoreSheet) -> str:
    if sheet.is_final:
        return ""
    told = list(sheet.open[:MOST_OPEN])
    if more := len(sheet.open) - len(told):
        told.append(formatted(sheet.word("more-open"), count=more))
    reasons = "".join(f"<p>{escape(text)}</p>" for text in told)
    alarm = escape(sheet.word("not-final"))
    return (
        '<p class="gap">&nbsp;</p><table width="100%" cellspacing="0"><tr><td class="box">'
        f'<p class="alarm">{alarm}</p>{reasons}</td></tr></table>'
    )


def _facts(sheet: ScoreSheet) -> str:
    """Returns a table of players and facts of the game, two in a row, and the rule set."""
    players = [Field(side, name) for side, name in zip(sheet.sides, sheet.players, strict=True)]
    cells = [*((one, "name") for one in players), *((one, "") for one in sheet.facts)]
    rows = []
    for at in range(0, len(cells), 2):
        pair = cells[at : at + 2]
        told = "".join(_fact(one, style) for one, style in pair)
        told += "" if len(pair) == 2 else '<td class="rule" colspan="2">&nbsp;</td>'
        rows.append(f"<tr>{told}</tr>")
    rules = escape(sheet.rules)
    rows.append(
        f'<tr><td class="rule"><span class="label">{escape(sheet.word("rules"))}</span></td>'
        f'<td class="rule" colspan="3"><b>{rules}</b> — {escape(sheet.source)}</td></tr>'
    )
    return f'<table width="100%" cellspacing="0">{"".join(rows)}</table>'


def _fact(one: Field, style: str) -> str:
    return (
        f'<td class="rule" width="13%"><span class="label">{escape(one.label)}</span></td>'
        f'<td class="rule" width="37%"><span class="{style}">{escape(one.value)}</span></td>'
    )


def _position(sheet: ScoreSheet, picture: Picture, across: int) -> str:
    """Returns the final position with its legend, and the count next to it."""
    board = picture("board", across, sheet.word("position"))
    entries = [
        f'<td class="legend">{picture(one.key, SIGN, one.name)} '
        f'<span class="small">{escape(one.name)}</span></td>'
        for one in sheet.legend
    ]
    rows = "".join(
        f"<tr>{''.join(entries[at : at + LEGEND_COLUMNS])}</tr>"
        for at in range(0, len(entries), LEGEND_COLUMNS)
    )
    legend = f'<table cellspacing="0">{rows}</table>' if rows else ""
    return (
        '<table width="100%" cellspacing="0"><tr>'
        f'<td width="{across + 8}" style="width: {across + 8}px">{board}{legend}</td>'
        f"<td>{_count(sheet)}</td></tr></table>"
    )


def _count(sheet: ScoreSheet) -> str:
    rows = [_line(line, "rule") for line in sheet.lines if not line.paid]
    paid = [_line(line, "rule") for line in sheet.lines if line.paid]
    total = [] if sheet.totals is None else [_line(sheet.totals, "total")]
    if sheet.totals_above:
        rows += total
    if paid:
        label = f'<span class="label">{escape(sheet.word("payments"))}</span>'
        rows += [f'<tr><td class="rule" colspan="3">{label}</td></tr>', *paid]
    if not sheet.totals_above:
        rows += total
    rows += [
        f'<tr><td class="total" colspan="2">{escape(one.label)}</td>'
        f'<td class="total" align="right">{escape(one.value)}</td></tr>'
        for one in sheet.differences
    ]
    stones = [_line(line, "rule") for line in sheet.stones]
    heads = "".join(
        f'<th class="strong" align="right" width="27%">{escape(side)}</th>'
        for side in sheet.sides
    )
    title = f'<span class="label">{escape(sheet.unit)}</span>'
    return (
        f'<h2>{escape(sheet.word("count"))}</h2><table width="100%" cellspacing="0">'
        f'<tr><th class="strong" align="left">{title}</th>{heads}</tr>{"".join(rows)}</table>'
        '<p class="gap">&nbsp;</p>'
        f'<table width="100%" cellspacing="0">{"".join(stones)}</table>'
    )


def _line(line: SheetLine, style: str) -> str:
    return (
        f'<tr><td class="{style}">{escape(line.name)}</td>'
        f'<td class="{style}" align="right" width="27%">{escape(line.black)}</td>'
        f'<td class="{style}" align="right" width="27%">{escape(line.white)}</td></tr>'
    )


def _result(sheet: ScoreSheet) -> str:
    alarm = ""
    if sheet.settled and not sheet.is_final:  # an unsettled result says so itself
        alarm = f'<p class="alarm">{escape(sheet.word("not-final"))}</p>'
    told = f"<p>{escape(sheet.standing)}</p>" if sheet.standing else ""
    return (
        '<p class="gap">&nbsp;</p><table width="100%" cellspacing="0"><tr><td class="box">'
        f'<p class="label">{escape(sheet.word("result"))}</p>{alarm}'
        f'<p class="result">{escape(sheet.result)}</p>{told}</td></tr></table>'
    )


def _signatures(sheet: ScoreSheet) -> str:
    """Returns lines on which both players and the referee sign, with the date."""
    names = (*sheet.sides, sheet.word("referee"))
    signed_on = escape(sheet.word("signed-on"))
    lines = "".join(
        f'<td class="sign" width="32%">&nbsp;<br>&nbsp;<br>&nbsp;</td>{gap}'
        for gap in ('<td width="2%"></td>', '<td width="2%"></td>', "")
    )
    below = "".join(
        f'<td><table width="100%" cellspacing="0"><tr><td>{escape(name)}</td>'
        f'<td align="right"><span class="label">{signed_on} ____________</span></td>'
        f"</tr></table></td>{gap}"
        for name, gap in zip(names, ("<td></td>", "<td></td>", ""), strict=True)
    )
    return (
        f"<h2>{escape(sheet.word('signatures'))}</h2>"
        '<table class="signatures" width="100%" cellspacing="0">'
        f"<tr>{lines}</tr><tr>{below}</tr></table>"
    )


def foot(sheet: ScoreSheet) -> str:
    """Returns the text at the bottom of every page, without markup and page number."""
    told = FOOT.in_(sheet.language, version=__version__, code=sheet.code)
    return f"{told} · {sheet.stamp}" if sheet.stamp else told


def title_of(sheet: ScoreSheet) -> str:
    """Returns the sheet's title for windows and print jobs, without markup."""
    names = " – ".join(name for name in sheet.players if name)
    colon = LANGUAGES[sheet.language].colon
    about = ", ".join(text for text in (names, sheet.heading) if text)
    return sheet.word("sheet") + (colon + about if about else "")


@frozen
class WebSheet:
    """A sheet to be written into an HTML file.

    Attributes:
        picture: returns the pictures of its board and marks.
        more: the sections after the signed page.
    """

    sheet: ScoreSheet
    picture: Picture
    more: tuple[Section, ...] = ()

    @property
    def tag(self) -> str:
        """The sheet's language tag for browsers."""
        return LANGUAGES[self.sheet.language].tag

    def html(self, across: int) -> str:
        """Returns the sheet's part of the file.

        Args:
            across: the width of the board in pixels.
        """
        sheet = self.sheet
        told = front(sheet, self.picture, across), "".join(one.html() for one in self.more)
        signed, behind = (CELL.sub(r'\1style="width: \2"', html) for html in told)
        return (
            f'<main><section class="front">{signed}</section>\n'
            f"{behind}</main>\n<footer>{escape(foot(sheet))}</footer>\n"
        )


def page(sheets: Sequence[WebSheet], across: int, title: str = "") -> bytes:
    """Returns sheets as one self-contained file, without scripts.

    Args:
        sheets: at least one, all in one language.
        title: the title in a browser; empty to use that of the first sheet.
    """
    first = sheets[0]
    if len(sheets) > 1:
        inside = "".join(_one_of_many(one, across) for one in sheets)
    else:
        inside = first.html(across)
        if first.sheet.stamp:  # position: fixed: browsers print it on every page
            stamp = escape(first.sheet.stamp)
            inside = f'<p class="stamp" lang="{first.tag}">{stamp}</p>\n{inside}'
    return (
        f'<!DOCTYPE html>\n<html lang="{first.tag}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title or title_of(first.sheet))}</title>\n"
        f"<style>{STYLE}{FILE_STYLE}</style>\n</head>\n<body>\n"
        f"{inside}</body>\n</html>\n"
    ).encode()


def _one_of_many(one: WebSheet, across: int) -> str:
    """Returns a sheet among others, with its stamp repeated in the background."""
    stamp = one.sheet.stamp
    if not stamp:
        return f'<article class="sheet">{one.html(across)}</article>\n'
    size = min(180, 560 // len(stamp))  # two Chinese characters as large as on a single sheet
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 860">'
        f'<text x="345" y="430" dy="0.36em" font-size="{size}" font-weight="bold" '
        'font-family="sans-serif" text-anchor="middle" fill="#000" fill-opacity="0.12" '
        f'transform="rotate(-40 345 430)">{escape(stamp)}</text></svg>'
    )
    behind = f"background-image: url('data:image/svg+xml,{quote(drawing)}')"
    return (
        f'<article class="sheet stamped" style="{behind}" aria-label="{escape(stamp)}">'
        f"{one.html(across)}</article>\n"
    )
