"""The chapters of the library."""

from __future__ import annotations

from collections.abc import Iterator

from drafts import Book, Draft, begun


def books() -> Iterator[Book]:
    yield _seki()
    yield _legal()
    yield _stops()
    yield _protective()
    yield _penalties()


def _seki() -> Book:
    book = begun("seki")
    book.add(
        1,
        [
            Draft(
                "count",
                "one-shared-two-eyes",
                "seki",
                ["XXO.O", "X.XOO", "XXOXX", "OOXX.", ".OXXX"][:0]
                or [".XO.O", "XXOOO", ".XO..", "XXOOO", ".XO.O"],
            )
        ],
    )
    return book


def _legal() -> Book:
    book = begun("legal-plays")
    board = [".....", ".XO..", "XO.O.", ".XO..", "....."]
    book.add(1, [Draft("play", "retake", "record", board, ["B C3"], play="W B3")])
    return book


def _stops() -> Book:
    book = begun("stops")
    board = [".XO..", "XXO..", ".XO..", "XXO..", ".XO.."]
    book.add(1, [Draft("state", "two-passes", "record", board, ["B pass", "W pass"])])
    return book


def _protective() -> Book:
    book = begun("protective-plays")
    board = [".XXO.", ".XOO.", ".X.O.", ".XXO.", ".XXO."]
    book.add(1, [Draft("count", "atari-in-land", "points", board, needed=[])])
    return book


def _penalties() -> Book:
    book = begun("penalties")
    board = [".XXO.", ".XXO.", ".XXO.", ".XXO.", ".XXO."]
    penalties = [{"by": "B", "pays": "2", "unit": "points"}]
    book.add(1, [Draft("count", "two-points", "payments", board, penalties=penalties)])
    return book
