"""Cases written out as SGF, and what goref and other programs read of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from sgfmill import boards, sgf

from goref.app.opening import Opened, open_bytes
from goref.app.reports.sgf_export import Exported, sgf_of
from goref.core.base.findings import Finding, Level
from goref.core.case.case import Case
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Scorer


def exported(case: Case, opened: Opened | None = None, **options: object) -> Exported:
    """A case as SGF, from the game it was opened from if there is one."""
    result = Scorer(case, checks_stand=True).score(ruleset(case.rules))
    if opened is not None:
        options = {"reading": opened.findings} | options
    return sgf_of(case, opened.game if opened else None, result, **options)  # type: ignore[arg-type]


def back(data: bytes) -> Opened:
    (opened,) = open_bytes(data)
    return opened


def like(case: Case, result: str) -> Case:
    """The case with the result that was written for it: the rest of it is as it was."""
    return replace(case, record=case.record.with_info(result=result))


# As another program sees it.


def others_board(data: bytes) -> list[str]:
    """The last board of the main line by sgfmill, which plays what is written, in rows."""
    tree = sgf.Sgf_game.from_bytes(data)
    size = tree.get_size()
    board = boards.Board(size)
    for node in tree.get_main_sequence():
        black, white, empty = node.get_setup_stones()
        for colour, points in (("b", black), ("w", white), (None, empty)):
            for row, column in points:
                board.board[row][column] = colour
        colour, move = node.get_move()
        if colour is not None and move is not None:
            board.board[move[0]][move[1]] = None  # the stone is put, whatever stands there
            board.play(*move, colour)
    signs = {None: ".", "b": "X", "w": "O"}
    return ["".join(signs[sign] for sign in row) for row in reversed(board.board)]


def marked(data: bytes, name: str) -> set[str]:
    """The points of a mark on the last node, by name as goref has them."""
    tree = sgf.Sgf_game.from_bytes(data)
    last = tree.get_main_sequence()[-1]
    letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
    points = last.get(name) if last.has_property(name) else set()
    return {f"{letters[column]}{row + 1}" for row, column in points}


def checked_by_others(data: bytes, case: Case, made: Exported) -> None:
    """sgfmill reads board, result, komi and handicap as the case has them."""
    result = Scorer(case, checks_stand=True).score(ruleset(case.rules))
    tree = sgf.Sgf_game.from_bytes(data)
    root = tree.get_root()
    assert others_board(data) == case.position.rows
    assert tree.get_size() == case.record.grid.width
    assert (root.get("RE") if root.has_property("RE") else "") == made.result
    payment = [line.white for line in result.lines if line.key == "komi"]
    assert Fraction(tree.get_komi()).limit_denominator(1000) == sum(payment)
    if result.facts.handicap:
        assert root.get("HA") == result.facts.handicap
    assert spoken_rules(root.get("RU")) == case.rules
    assert tree.get_charset() == "UTF-8"
    assert [root.get(name) for name in ("FF", "GM")] == [4, 1]
    for name in ("TB", "TW"):
        points = [node.get_raw_list(name) for node in tree.get_main_sequence()
                  if node.has_property(name)]  # fmt: skip
        assert all(len(values) == len(set(values)) for values in points)
    assert not marked(data, "TB") & marked(data, "TW")


def without_marks(data: bytes) -> bytes:
    """The file as a program leaves it that drops what it does not know."""
    tree = sgf.Sgf_game.from_bytes(data)
    waiting = [tree.get_root()]
    while waiting:
        node = waiting.pop()
        if node.has_property("XG"):
            node.unset("XG")
        waiting += list(node)
    return bytes(tree.serialise())


def codes(findings: Iterable[Finding]) -> dict[str, Level]:
    return {finding.code: finding.level for finding in findings}
