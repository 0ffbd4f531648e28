"""The score sheet on paper: the board, the result, its lines, and what was ruled and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import escape

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QPageSize, QTextDocument
from PySide6.QtWidgets import QWidget

from goref.app.session import Session
from goref.core.numbers import mixed, signed
from goref.core.words.results import sentence
from goref.core.words.speak import say
from goref.core.words.standing import standing
from goref.core.words.terms import KINDS, LINES, SIDES, UNITS, term
from goref.qt.board.view import BoardView
from goref.qt.diagram import png
from goref.qt.panels.legend import names, picture
from goref.qt.sheet_annex import protocol, tried
from goref.qt.theme import LIGHT

DIAGRAM = QUrl("goref://diagram")
PAPER = replace(LIGHT, background="#ffffff")
ACROSS = 420
"""Width of the diagram in the document's pixels."""
SIGN = 16
"""Width and height of a sign in the legend."""
PLAYERS = (("PB", "B"), ("PW", "W"))


def sheet(session: Session, view: BoardView, language: str) -> QTextDocument:
    """The sheet of a case as a document; ``view`` is its board as ruled."""
    document = QTextDocument()
    image = png(view, PAPER, ACROSS, 3)
    document.addResource(QTextDocument.ResourceType.ImageResource, DIAGRAM, image)
    signs = _signs(view)
    for key in signs:
        sign = picture(key, PAPER, SIGN, 3).toImage()
        document.addResource(QTextDocument.ResourceType.ImageResource, _address(key), sign)
    body = "".join(_html(session, signs, language))
    document.setHtml(f'<body style="color: #000">{body}</body>')
    return document


def print_sheet(parent: QWidget, session: Session, view: BoardView, language: str) -> None:
    """Ask for a printer, or a PDF file, and print the sheet."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # few sittings need it

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setDocName(session.title or "goref")
    dialog = QPrintDialog(printer, parent)
    if dialog.exec():
        sheet(session, view, language).print_(printer)


def _signs(view: BoardView) -> list[str]:
    """The signs that stand on a board, in the order of the legend."""
    found = {mark.mark.value for mark in view.marks.values()}
    if any(mark.proposed for mark in view.marks.values()):
        found.add("proposed")
    for key in ("dead", "disputed", "flagged"):
        if getattr(view, key):
            found.add(key)
    return [key for key in names("en") if key in found]


def _address(key: str) -> QUrl:
    return QUrl(f"goref://sign/{key}")


def _legend(signs: list[str], language: str) -> str:
    told = names(language)
    return " &nbsp; ".join(
        f'<img src="{_address(key).toString()}" width="{SIGN}" height="{SIGN}"> '
        f"{escape(told[key])}"
        for key in signs
    )


def _html(session: Session, signs: list[str], language: str) -> Iterator[str]:
    case, score = session.case, session.assessment.score
    info = case.record.info
    untitled = QCoreApplication.translate("sheet", "Score sheet")
    yield f"<h2>{escape(session.title or untitled)}</h2>"
    names = [
        f"{term(SIDES, letter, language)}: {escape(info.text(key))}"
        for key, letter in PLAYERS
        if info.text(key)
    ]
    yield f"<p>{' &nbsp; '.join(names)}</p>" if names else ""
    yield f"<p>{escape(score.rules.name.in_(language))} — "
    yield f"{escape(score.rules.source.in_(language))}</p>"
    yield f'<p><img src="{DIAGRAM.toString()}" width="{ACROSS}"></p>'
    yield f"<p>{_legend(signs, language)}</p>"
    yield f"<h3>{escape(sentence(case, score, language))}</h3>"
    yield f"<p>{escape(standing(score, language))}</p>"
    yield from _lines(session, language)
    yield from _rulings(session, language)
    yield from tried(session, language)
    yield f"<p>{escape(case.notes)}</p>" if case.notes else ""
    signed_by = QCoreApplication.translate("sheet", "Signed")
    yield f"<p><br>{signed_by}: {'_' * 24} &nbsp; {'_' * 24}</p>"
    yield from protocol(session, language)


def _lines(session: Session, language: str) -> Iterator[str]:
    score = session.assessment.score
    yield '<table cellpadding="3"><tr><td></td>'
    yield "".join(f'<td align="right">{term(SIDES, c, language)}</td>' for c in "BW")
    yield "</tr>"
    for line in score.lines:
        name = escape(term(LINES, line.key, language))
        yield f"<tr><td>{name}</td>"
        yield f'<td align="right">{mixed(line.black)}</td>'
        yield f'<td align="right">{mixed(line.white)}</td></tr>'
    if score.margin is not None and score.native is not None:
        unit = term(UNITS, score.rules.unit.value, language)
        text = QCoreApplication.translate("sheet", "Black less White, in {unit}").format(
            unit=unit
        )
        yield f"<tr><td><b>{escape(text)}</b></td>"
        yield f'<td align="right"><b>{signed(mixed(score.native))}</b></td></tr>'
    yield "</table>"


def _rulings(session: Session, language: str) -> Iterator[str]:
    case = session.case
    board, ruling = case.record.grid, case.ruling
    told = []
    for life in sorted({*ruling.lives.values()}, key=lambda life: life.value):
        stones = ruling.stones(life)
        names = ", ".join(board.names(stones))
        told.append(f"{term(KINDS, life.value, language)}: {names}")
    for point, claim in sorted(ruling.claims.items()):
        owner = f" ({term(SIDES, claim.owner.letter, language)})" if claim.owner else ""
        told.append(f"{board.name(point)}: {term(KINDS, claim.kind.value, language)}{owner}")
    told += [f"{board.name(p)}: {text}" for p, text in sorted(ruling.reasons.items())]
    for number in sorted(case.voided):
        void = QCoreApplication.translate("sheet", "Move {number} is void").format(
            number=number
        )
        reason = case.void_reasons.get(number)
        told.append(f"{void} — {reason}" if reason else void)
    for finding, reason in case.settled.items():
        told.append(say(finding, board, language) + (f" — {reason}" if reason else ""))
    if told:
        heading = QCoreApplication.translate("sheet", "What was ruled")
        yield f"<h4>{heading}</h4><ul>"
        yield "".join(f"<li>{escape(text)}</li>" for text in told)
        yield "</ul>"
