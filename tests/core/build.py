"""Cases built by hand: from diagrams, from moves as text, from recorded games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from pathlib import Path

from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.geometry import Grid, Point, grid
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameInfo, GameRecord, Setup
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.rulesets.table import COMPUTED, RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.scoring.scorer import Score, Scorer

DATA = Path(__file__).parent.parent / "data"
WITH_KOMI = [rules for rules in COMPUTED if Payment.KOMI in rules.payments]

AS_IT_STANDS = Ruling(word=StatusSource.REFEREE)
WHO = ("first_pass", "last_play", "last_dame", "last_competitive", "granted_first")
EMPTY_MOVES = {
    "pass": ActKind.PASS,
    "stone": ActKind.PASS_STONE,
    "giveup": ActKind.GIVE_UP,
}


def spots(board: Grid, names: str) -> frozenset[Point]:
    return frozenset(board.point(name) for name in names.split())


def moves(board: Grid, text: str, first: Colour = BLACK, **marks: bool) -> tuple[Act, ...]:
    """Acts in turn: ``C3 pass``; ``b:C3`` names a colour out of turn."""
    colour, acts = first, []
    for word in text.split():
        if word[1:2] == ":":
            colour, word = Colour.from_letter(word[0]), word[2:]
        if word in EMPTY_MOVES:
            acts.append(Act(EMPTY_MOVES[word], colour))
        else:
            acts.append(Act(ActKind.PLAY, colour, board.point(word), **marks))
        colour = colour.other
    return tuple(acts)


def played(
    size: int | Grid,
    text: str,
    *,
    black: str = "",
    white: str = "",
    first: Colour = BLACK,
    handicap: int | None = None,
    komi: str | None = None,
    **answers: object,
) -> Case:
    """A game as a case of which the referee has said that the board is as it stands."""
    board = grid(size) if isinstance(size, int) else size
    info = GameInfo(handicap=handicap, komi=None if komi is None else Fraction(komi))
    setup = Setup(spots(board, black), spots(board, white))
    record = GameRecord(board, setup, moves(board, text, first), info=info)
    return Case(record, AS_IT_STANDS, answers=said(**answers))


def position(*rows: str) -> Position:
    return Position.from_rows(rows, square=False)


def bare(*rows: str, **answers: object) -> Case:
    """A position without a record, of which the referee has said that it is as it stands."""
    return Case(
        GameRecord.of_position(position(*rows)),
        AS_IT_STANDS,
        answers=said(**answers),
    )


def said(**answers: object) -> StatedFacts:
    """Answers; two numbers stand for a pair, a text for a komi or a side."""
    read: dict[str, object] = {}
    for key, value in answers.items():
        if isinstance(value, tuple):
            value = Pair(*value)
        elif key == "komi" and value is not None:
            value = Fraction(str(value))
        elif isinstance(value, str) and key == "began":
            value = Colour.from_letter(value)
        elif isinstance(value, str) and key in WHO:
            value = Who(value)
        read[key] = value
    return StatedFacts(**read)  # type: ignore[arg-type]


def ruled(
    case: Case, *, dead: str = "", seki: str = "", alive: str = "", **claims: str
) -> Case:
    """Decide lives and claims by names; claims are ``false_eye="B: C3 D4"``.

    Stones that are named are all there are: that is the referee's word.
    """
    board, ruling = case.record.grid, case.ruling
    for names, life in (
        (dead, StoneStatus.DEAD),
        (seki, StoneStatus.SEKI),
        (alive, StoneStatus.ALIVE),
    ):
        ruling = ruling.with_lives(spots(board, names), life)
    for key, text in claims.items():
        kind = PointKind(key.replace("_", "-"))
        for part in text.split(";"):
            owner, _, names = part.strip().rpartition(":")
            claim = PointRuling(kind, Colour.from_letter(owner) if owner else None)
            ruling = ruling.with_claim(spots(board, names), claim)
    if dead or seki or alive:
        ruling = replace(ruling, word=StatusSource.REFEREE)
    return replace(case, ruling=ruling)


def margin(case: Case, rules: str | RuleSet, **answers: object) -> Fraction | None:
    return counted(case, rules, **answers).margin


def counted(case: Case, rules: str | RuleSet, **answers: object) -> Score:
    """The case counted, all checks let stand: what is tested with it is the count."""
    chosen = RULESETS[rules] if isinstance(rules, str) else rules
    changes = {key: getattr(said(**answers), key) for key in answers}
    stated = case.answering(**changes) if answers else case
    return Scorer(stated, checks_stand=True).score(chosen)


def codes(scored: Score) -> set[str]:
    return {finding.code for finding in scored.findings}


@dataclass(frozen=True)
class Game:
    """A recorded game, the moves that settle it, and the stones dead at the end."""

    case: Case
    settling: tuple[Act, ...]
    dead: frozenset[Point]

    def settled(self, leaving: int = 0) -> Case:
        """The case with its settling moves (all but the last few), and the word that these
        stones are dead and no others."""
        added = self.settling[: len(self.settling) - leaving]
        record = replace(self.case.record, entries=self.case.record.entries + added)
        return replace(
            self.case,
            record=record,
            ruling=AS_IT_STANDS.with_lives(self.dead, StoneStatus.DEAD),
        )


@cache
def game(name: str) -> Game:
    """Read a game of ``tests/data/games``."""
    parts: dict[str, str] = {}
    key = ""
    for line in (DATA / "games" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            key, _, line = line.partition(":")
            parts[key] = ""
        parts[key] += f" {line.strip()}"
    board = grid(int(parts["size"]))
    first = {"black": BLACK, "white": WHITE}[parts["first"].strip()]
    setup = Setup(spots(board, parts["black"]), spots(board, parts["white"]))
    record = GameRecord(board, setup, moves(board, parts["moves"], first))
    settling = moves(board, parts.get("settling", ""), settling=True)
    return Game(Case(record), settling, spots(board, parts.get("dead", "")))


def walls(
    black: int,
    white: int,
    *,
    size: int = 19,
    empties: tuple[int, int] = (40, 40),
    **answers: object,
) -> Case:
    """A bare position with areas of the given sizes, what is left between them public.

    Black's points come first in reading order, White's last; the outermost ``empties`` of
    each side are left open.
    """
    total = size * size
    if black < empties[0] + size or white < empties[1] + size or total - black - white > size:
        raise ValueError("no room for such walls")
    cells = ["."] * total
    for i in range(empties[0], black):
        cells[i] = "X"
    for i in range(empties[1], white):
        cells[total - 1 - i] = "O"
    text = "".join(cells)
    return bare(*(text[i : i + size] for i in range(0, total, size)), **answers)
