"""The sections after the signed page of a score sheet, as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from goref.app.act_log.lines import ProtocolLine
from goref.app.sheet.photograph import SheetPhoto
from goref.app.sheet.sheet import ScoreSheet
from goref.core.articles.entry import Speaker
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import LANGUAGES
from goref.core.texts.count.fact_sources import TITLE
from goref.core.texts.paper.sheet import CHECK_CODE


@frozen
class Section:
    """A part of the sheet that may be split between pages, but not within a row.

    Attributes:
        title: the title as plain text; repeated where the section continues on a new page.
        head: the row of headings as HTML, or empty.
        rows: the other rows as HTML.
        apart: True if the section begins on a new page.
    """

    title: str
    head: str
    rows: tuple[str, ...]
    apart: bool = False

    def html(self) -> str:
        """Returns the whole section."""
        head = f"<thead>{self.head}</thead>" if self.head else ""
        rows = "".join(self.rows)
        return (
            f"<h2>{escape(self.title)}</h2>"
            f'<table width="100%" cellspacing="0">{head}<tbody>{rows}</tbody></table>'
        )

    def part(self, rows: Iterable[str]) -> Section:
        """Returns a section with the same title and head, but with only these rows."""
        return replace(self, rows=tuple(rows))


def sections(sheet: ScoreSheet, photo: str = "") -> Iterator[Section]:
    """Yields the sections after the signed page, except empty ones.

    Args:
        photo: the HTML element that shows the photograph; empty if it cannot be shown.
    """
    word = sheet.word
    widths = (44, 30, 26)
    ruled = [_row((r.what, r.reason, r.article), widths) for r in sheet.rulings]
    head = _head(("", word("reason"), word("article")), widths)
    if ruled:
        yield Section(word("rulings"), head, tuple(ruled))
    else:
        yield Section(word("rulings"), "", (_row((word("no-rulings"),), (100,)),))
    yield from _happened(sheet)
    if sheet.trials:
        rows = (_row((str(t.number), t.told, t.article), (5, 65, 30)) for t in sheet.trials)
        yield Section(word("trials"), "", tuple(rows))
    for key, fields in (("stated", sheet.stated), ("basis", sheet.basis)):
        told = [_row((one.label, one.value), (30, 70)) for one in fields]
        if key == "basis" and told:
            signs = " · ".join(each.told(sheet.language) for each in Speaker)
            told.append(_row((signs,), (100,), span=2))
        if key == "basis" and sheet.sourced:  # in one row, so that most sheets fit on two pages
            told.append(_row((_sources(sheet),), (100,), span=2))
        if told:
            yield Section(word(key), "", tuple(told))
    if sheet.checks:
        yield _checks(sheet)
    if sheet.findings:
        rows = (_row((f.told, f.state, f.reason), (62, 12, 26)) for f in sheet.findings)
        yield Section(word("findings"), "", tuple(rows))
    if sheet.notes:
        yield Section(word("notes"), "", tuple(_row((n,), (100,)) for n in sheet.notes))
    if sheet.photo:
        yield _photographed(sheet, sheet.photo, photo)
    check = CHECK_CODE.in_(sheet.language, code=sheet.code)
    last = [(word("link"), sheet.link)] if sheet.link else []
    both = (_row(cells, (30, 70)) for cells in (*last, (word("code"), check)))
    yield Section(word("code"), "", tuple(both))


def _photographed(sheet: ScoreSheet, photo: SheetPhoto, shown: str) -> Section:
    """Returns the section on the photograph that the board was read from."""
    word = sheet.word
    lines = photo.told if shown else (*photo.told, word("photo-unreadable"))
    rows = [_row((line,), (100,)) for line in lines]
    if shown:
        rows.insert(0, f'<tr><td class="rule">{shown}</td></tr>')
    return Section(word("photograph"), "", tuple(rows))


def _happened(sheet: ScoreSheet) -> Iterator[Section]:
    """Yields the sections on incidents, warnings of earlier rounds, and protests."""
    word = sheet.word
    if sheet.incidents:
        widths = (42, 32, 26)
        rows = [
            _row((" ".join(filter(None, (one.told, one.times))), one.outcome,
                  " ".join(filter(None, (one.reason, one.article)))), widths)
            for one in sheet.incidents
        ]  # fmt: skip
        head = _head(("", "", f"{word('reason')} / {word('article')}"), widths)
        yield Section(word("incidents"), head, tuple(rows))
    if sheet.carried:
        brought = (_row((one.label, one.value), (20, 80)) for one in sheet.carried)
        yield Section(word("carried"), "", tuple(brought))
    told = (*sheet.protests, *filter(None, (sheet.without,)))
    if sheet.protests:
        yield Section(word("protests"), "", tuple(_row((line,), (100,)) for line in told))
    elif told:
        yield Section(word("result"), "", tuple(_row((line,), (100,)) for line in told))


def _checks(sheet: ScoreSheet) -> Section:
    word = sheet.word
    widths = (44, 11, 11, 18, 16)
    heads = (word("way"), *sheet.sides, word("margin"), "")
    rows = []
    for check in sheet.checks:
        sign = "✓" if check.agrees else "✕"
        cells = (check.way, check.black, check.white, check.margin, f"{sign} {check.verdict}")
        rows.append(_row(cells, widths, right=(1, 2, 3), bold=not check.agrees))
    rows.append(_row((sheet.agreement,), (100,), span=5))
    return Section(word("checks"), _head(heads, widths, right=(1, 2, 3)), tuple(rows))


def annex(sheet: ScoreSheet, lines: Iterable[ProtocolLine]) -> Section:
    """Returns the section that lists every act of the protocol, on a page of its own."""
    rows = []
    for line in lines:
        change = f"{line.before} → {line.after}" if line.before or line.after else ""
        told = [line.what, change, f"— {line.reason}" if line.reason else ""]
        what = "\n".join(" ".join(text.split()) for text in told if text)
        cells = (str(line.number), line.shown_time, line.who, what)
        rows.append(_row(cells, (6, 20, 12, 62)))
    return Section(sheet.word("protocol"), "", tuple(rows), apart=True)


def _sources(sheet: ScoreSheet) -> str:
    """Returns the facts that the count is based on, each with its source."""
    writing = LANGUAGES[sheet.language]
    told = (writing.with_aside(one.value, one.label) for one in sheet.sourced)
    return TITLE.in_(sheet.language) + writing.colon + writing.semicolon.join(told)


def _row(
    cells: Iterable[str],
    widths: Iterable[int],
    *,
    right: tuple[int, ...] = (),
    bold: bool = False,
    span: int = 1,
) -> str:
    made = []
    for at, (text, width) in enumerate(zip(cells, widths, strict=True)):
        align = ' align="right"' if at in right else ""
        told = escape(text).replace("\n", "<br>") or "&nbsp;"
        told = f"<b>{told}</b>" if bold else told
        made.append(
            f'<td class="rule" width="{width}%" colspan="{span}"{align}>'
            f'<span class="small">{told}</span></td>'
        )
    return f"<tr>{''.join(made)}</tr>"


def _head(cells: Iterable[str], widths: Iterable[int], right: tuple[int, ...] = ()) -> str:
    made = []
    for at, (text, width) in enumerate(zip(cells, widths, strict=True)):
        told = escape(text) or "&nbsp;"
        align = "right" if at in right else "left"
        label = f'<span class="label">{told}</span>'
        made.append(f'<th class="strong" width="{width}%" align="{align}">{label}</th>')
    return f"<tr>{''.join(made)}</tr>"
