"""Chooses limits for *clear* by kind of ending, on games kept back.

    python calibrate.py ask DATA OUT.jsonl [--own FILE.jsonl ...] [--weights FILE.npy]
        [--sets ...]
    python calibrate.py table OUT.jsonl [--bold 0]

``ask`` judges every board of ``measure.py``'s sets once, with every doubt on, and writes what
each limit of :class:`goref.app.opinion.limits.Limits` would have to be for the board to be
clear. ``table`` then tries limits for every kind of ending (area or territory; finished or
with more than ``OPEN`` points left open) and prints what share is clear and how many of those
are wrong.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

import measure
from boards import points, position
from measure import NETS, RULES, SETS, boards_of

from goref.app.opinion.judging import Judged, RuleContext, judged
from goref.app.opinion.limits import Limits
from goref.app.opinion.proving import proved
from goref.app.opinion.suggestion import Why
from goref.core.base.colour import BLACK
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset

OPEN = 4
"""So many public points may be left on a finished board."""
ALL = Limits(dead=2.0, alive=2.0, area=2.0, turn=-1.0, point=2.0, dame=-1.0)
"""Limits under which everything is a doubt."""
LEARNED = {Why.NEAR, Why.TURN, Why.ONE_AREA}
CHAIN = (0.5, 0.6, 0.7, 0.75, 0.8, 0.83, 0.86, 0.9, 0.93, 0.95)
AREA = (0.0, 0.8, 0.9, 0.95, 0.97, 0.99, 1.1)
TURN = (0.3, 0.5, 1.0)
POINT = (-1.0, 0.0, 0.2, 0.4)
DAME = (1.0, 2.0, 4.0)
Line = dict[str, Any]


def judge(line: Line) -> Line:
    """What every limit would have to be for a board to be clear, and whether that is wrong."""
    board = position(line["rows"])
    case = Case(GameRecord.of_position(board), rules=RULES[line["rules"]])
    opinion = NETS[0].opinion(board)
    of = judged(
        board,
        opinion,
        proved(board, opinion),
        under=RuleContext.of(ruleset(case.rules)),
        limits=ALL,
    )
    known = None if line.get("dead") is None else points(board.grid, line["dead"])
    return {
        **{name: line[name] for name in ("id", "set", "kind", "size", "rules")},
        "wrong": None if known is None else known != of.dead,
        "open": sum(len(r.points) for r in of.regions if r.owner is None),
        **_least(of, opinion.ownership, opinion.black_first, opinion.white_first),
    }


def _least(
    of: Judged, own: Iterable[float], black_first: Iterable[float], white_first: Iterable[float]
) -> Line:
    own, black, white = list(own), list(black_first), list(white_first)
    dead, alive, area = [2.0], [2.0], [2.0]
    turn = [0.0]
    hard = bool(of.asked_kos)
    for chain in of.chains:
        whys = {reason.why for reason in chain.doubts}
        hard = hard or bool(whys - LEARNED)
        if Why.NEAR in whys:
            (dead if chain.lean < 0 else alive).append(abs(chain.lean))
        if Why.ONE_AREA in whys:
            area.append(abs(chain.lean))
        if Why.TURN in whys:
            count = len(chain.points)
            turn.append(abs(sum(black[p] - white[p] for p in chain.points)) / count)
    fit, dame = [2.0], [0.0]
    for region in of.regions:
        if region.owner is None:
            dame.append(sum(abs(own[p]) for p in region.points))
        else:
            sign = 1 if region.owner is BLACK else -1
            fit += [own[p] * sign for p in region.points & of.doubtful_points]
    return {
        "hard": hard,
        "dead": min(dead),
        "alive": min(alive),
        "area": min(area),
        "turn": max(turn),
        "point": min(fit),
        "dame": max(dame),
    }


def is_clear(line: Line, limits: Limits) -> bool:
    return not line["hard"] and (
        line["dead"] >= limits.dead
        and line["alive"] >= limits.alive
        and line["area"] >= limits.area
        and line["turn"] <= limits.turn
        and line["point"] >= limits.point
        and line["dame"] <= limits.dame
    )


def ending(line: Line) -> str:
    return f"{line['rules']}, {'finished' if line['open'] <= OPEN else 'open'}"


def ask(options: argparse.Namespace) -> None:
    measure.start(options.weights)
    with options.out.open("w") as out:
        for line in boards_of(options.data, options.own, options.sets, options.whole):
            if line.get("dead") is not None:
                out.write(json.dumps(judge(line)) + "\n")
                out.flush()


def table(options: argparse.Namespace) -> None:
    """The limits that call most clear with at most so many wrong, for every kind of ending."""
    found = measure.read(options.file)
    kinds: dict[str, list[Line]] = {}
    for line in found:
        for kind in (ending(line), "all"):
            kinds.setdefault(kind, []).append(line)
    print("| ending | boards | wrong | limits | clear | wrong, clear |")
    print("| --- | ---: | ---: | --- | ---: | ---: |")
    for kind, lines in sorted(kinds.items()):
        wrong = sum(x["wrong"] for x in lines)
        # None where no limits hold back enough of the wrong ones.
        best = max(_tried(lines, options.bold), key=lambda one: one[0], default=None)
        shown = [("today's", Limits())] + ([("chosen", best[1])] if best else [])
        for name, limits in shown:
            clear = [x for x in lines if is_clear(x, limits)]
            bold = sum(x["wrong"] for x in clear)
            told = (
                f"{name}: dead {limits.dead}, alive {limits.alive}, area {limits.area}, "
                f"turn {limits.turn}, point {limits.point}, dame {limits.dame}"
            )
            share = f"{len(clear)} ({100 * len(clear) / len(lines):.1f} %)"
            print(f"| {kind} | {len(lines)} | {wrong} | {told} | {share} | {bold} |")
    print("\nWrong boards, by what would hold them back (least dead, alive, area; most turn):")
    for line in found:
        if line["wrong"] and not line["hard"]:
            told = " ".join(
                f"{name} {line[name]:.3f}"
                for name in ("dead", "alive", "area", "turn", "point", "dame")
            )
            print(f"- {line['set']}, {line['kind']}, {ending(line)}, {line['id']}: {told}")


def _tried(lines: list[Line], bold: int) -> Iterable[tuple[tuple[int, float], Limits]]:
    """How many are clear under each limits that let no more pass wrongly; stricter is better
    where they are equal."""
    for dead, alive, area, turn, point, dame in product(CHAIN, CHAIN, AREA, TURN, POINT, DAME):
        limits = Limits(dead, alive, area, turn, point, dame)
        clear = [x for x in lines if is_clear(x, limits)]
        if sum(x["wrong"] for x in clear) <= bold:
            yield (
                (len(clear), dead + alive + area - turn / 10 + point / 10 - dame / 100),
                limits,
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parts = parser.add_subparsers(required=True)
    one = parts.add_parser("ask")
    one.add_argument("data", type=Path)
    one.add_argument("out", type=Path)
    one.add_argument("--own", type=Path, nargs="*", default=[])
    one.add_argument("--whole", type=Path, nargs="*", default=[], help="trained on nowhere")
    one.add_argument("--weights", type=Path)
    one.add_argument("--sets", nargs="*", default=SETS, choices=SETS)
    one.set_defaults(run=ask)
    two = parts.add_parser("table")
    two.add_argument("file", type=Path)
    two.add_argument(
        "--bold", type=int, default=0, help="wrong boards that may be called clear"
    )
    two.set_defaults(run=table)
    options = parser.parse_args()
    options.run(options)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
