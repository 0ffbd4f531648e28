"""What follows the score sheet on paper: the disputes tried, and the protocol of all acts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QCoreApplication

from goref.app.protocol_lines import ProtocolLine, protocol_lines
from goref.app.session import Session


def tried(session: Session, language: str) -> Iterator[str]:
    """Each dispute that was tried on the board, with what it showed, as HTML."""
    if not session.case.trials:
        return
    from goref.app.tried import all_tried, told  # few cases have trials

    heading = QCoreApplication.translate("sheet", "Tried on the board")
    yield f"<h4>{escape(heading)}</h4><ol>"
    for one in all_tried(session.case):
        yield f"<li>{escape(told(one, language))}</li>"
    yield "</ol>"


def protocol(session: Session, language: str) -> Iterator[str]:
    """Every act, from a new page on, with the chain's last link, as HTML."""
    kept = session.protocol
    if not kept.entries:
        return
    heading = QCoreApplication.translate("sheet", "Protocol")
    yield f'<h4 style="page-break-before: always">{escape(heading)}</h4>'
    yield '<table cellpadding="3" width="100%">'
    for line in protocol_lines(kept, language):
        yield _row(line)
    yield "</table>"
    link = QCoreApplication.translate("sheet", "Last link of the chain: {link}")
    yield f"<p>{escape(link.format(link=kept.last))}</p>"


def _row(line: ProtocolLine) -> str:
    change = f"{line.before} → {line.after}" if line.before or line.after else ""
    why = f"— {line.reason}" if line.reason else ""
    told = "<br>".join(
        escape(" ".join(text.split())) for text in (line.what, change, why) if text
    )
    return (
        f'<tr><td align="right">{line.number}</td><td>{escape(line.shown_time)}</td>'
        f"<td>{escape(line.who)}</td><td>{told}</td></tr>"
    )
