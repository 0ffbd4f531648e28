"""The board's view of a session, and the description of its points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.app.session.session import Session
from goref.app.sheet.final_board import FinalBoard
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.board.position import Position
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.terms import KINDS, SIDES, term
from goref.qt.board.view import BoardView, Options, PointMark
from goref.qt.picture.moment import moment_picture, move_numbers


def at_end(session: Session) -> bool:
    """Returns whether the final position is shown. Stones can be ruled on only in that
    position.
    """
    return session.moment == session.last_moment


def picture(session: Session, options: Options) -> BoardView:
    """Returns the board at the shown moment of a session. The final position has marks if
    ``options.marks``.
    """
    if at_end(session) and options.marks:
        return ruled_picture(session, options)
    return moment_picture(session.case, session.moment, options)


def ruled_picture(session: Session, options: Options) -> BoardView:
    """Returns the final position with its marks, whatever moment the session shows.

    If move numbers are shown, they end at the shown moment.
    """
    score = session.assessment.score
    board = FinalBoard.of(session.case, score, session.assessment.findings)
    lost = score.facts.lost(score.tally.dead)
    return BoardView(
        board.position,
        dead=board.dead,
        seki=board.seki if options.seki else frozenset(),
        marks={
            point: PointMark(status.kind, status.owner, proposed=not status.is_sure)
            for point, status in board.marks.items()
        },
        flagged=board.flagged,
        last=board.last,
        numbers=move_numbers(session.case, session.moment) if options.numbers else {},
        prisoners=None if lost is None else (lost.black, lost.white),
        coordinates=options.coordinates,
        lids=options.lids,
        disputed=board.disputed,
        lit=options.lit,
    )


def setting_up(position: Position, hover: Colour | None, options: Options) -> BoardView:
    """Returns the board while a position is set up: stones only.

    Args:
        hover: the colour of the ghost stone under the mouse pointer; None for none.
    """
    return BoardView(position, hover=hover, coordinates=options.coordinates, lids=False)


def describe(session: Session, point: Point, language: Language, *, ruled: bool = True) -> str:
    """Describes a point in one line: ``D4: White, chain of 7, 3 liberties, dead (ruled)``.

    Args:
        ruled: False to leave the status out. It is also left out at an earlier moment.
    """
    ruled = ruled and at_end(session)
    name = session.case.record.grid.name(point)
    position = session.case.moments[session.moment].position
    survey = session.assessment.score.survey
    if position.cells[point]:
        text = standing_text(position, point, language)
        life = survey.life(point) if ruled else None
        if life not in (None, StoneStatus.ALIVE):
            text += formatted(
                QCoreApplication.translate("picture", ", {status}"),
                status=term(KINDS, life.value if life else "", language),
            )
            text += _by(point in survey.ruling.lives)
        return text + _disputed(session, point) + _reason(session, point)
    if not ruled:
        return standing_text(position, point, language)
    status = survey.statuses[point]
    kind = term(KINDS, status.kind.value, language)
    if status.owner is not None:
        owner = term(SIDES, status.owner.letter, language)
        text = formatted(
            QCoreApplication.translate("picture", "{point}: {owner}, {kind}"),
            point=name,
            owner=owner,
            kind=kind,
        )
    else:
        text = formatted(
            QCoreApplication.translate("picture", "{point}: {kind}"), point=name, kind=kind
        )
    return text + _by(status.decided) + _disputed(session, point) + _reason(session, point)


def standing_text(position: Position, point: Point, language: Language) -> str:
    """Describes a point without its status: ``D4: White, chain of 7, 3 liberties`` or ``D4:
    empty``.
    """
    name, colour = position.grid.name(point), position.colour(point)
    if colour is None:
        return formatted(QCoreApplication.translate("picture", "{point}: empty"), point=name)
    chain = position.chain(point)
    liberties = len(position.liberties(chain))
    if liberties == 1:
        text = QCoreApplication.translate(
            "picture", "{point}: {side}, chain of {stones}, 1 liberty"
        )
    else:
        text = QCoreApplication.translate(
            "picture", "{point}: {side}, chain of {stones}, {liberties} liberties"
        )
    side = term(SIDES, colour.letter, language)
    return formatted(text, point=name, side=side, stones=len(chain), liberties=liberties)


def _by(decided: bool) -> str:
    if decided:
        return QCoreApplication.translate("picture", " (ruled)")
    return QCoreApplication.translate("picture", " (computed)")


def _disputed(session: Session, point: Point) -> str:
    if point in session.case.disputed:
        return QCoreApplication.translate("picture", ", in dispute")
    return ""


def _reason(session: Session, point: Point) -> str:
    reason = session.case.ruling.reasons.get(point)
    return f" — {reason}" if reason else ""
