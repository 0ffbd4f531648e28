"""Measures goref's whole second opinion, proofs and limits included, by kind of game.

    python measure.py ask DATA OUT.jsonl [--own FILE.jsonl ...] [--weights FILE.npy]
        [--sets ...] [--engine "gnugo --mode gtp --seed 1"]
    python measure.py table OUT.jsonl [AFTER.jsonl ...]
    python measure.py show OUT.jsonl [--set NAME] [--all] [--number N]

``ask`` writes a JSON line for every board: what is known of it, what goref named, and whether
it calls that clear. ``table`` sets one or more such files beside each other;
``show`` draws the boards called clear and wrong (or, with ``--all``, all that are wrong).

The sets, and what is known there:

- ``strong``: verified endings held back, but for 9 kyu; the dead stones that explain the result
- ``fox-9k``: verified endings of 9 kyu; the same. Those not held back were trained on
- ``disputed``: endings whose written result GNU Go's dead stones do not give; only the result
  is known, and some records stop early, so an error here is a hint and no proof
- ``weak``: one half, by the SHA-1 of the id, of ``weak-endings``; GNU Go's opinion
- ``own``: boards of ``weak.py`` held back, by kind; what all its labels agree on
- ``judged``: boards that people judged, in the folder ``--judged`` (see ``judged.py``)
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from boards import held_back, judging_half, lines, margin, points, position
from judged import judged

from goref.app.opinion.engines.asking import WhenUnclear
from goref.app.opinion.engines.engines import EngineSpec
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Suggestion, joined
from goref.app.ownership.network import OwnershipNet, load
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset

NETS: list[OwnershipNet] = []
"""The network of this process."""
ENGINES: list[WhenUnclear] = []
"""The engine that is asked where a board is unclear, if any."""
LIMIT_S = 300.0
"""Seconds for that engine, also on a busy machine."""
RULES = {"area": "chinese-2002", "territory": "japanese"}
SETS = ("strong", "fox-9k", "disputed", "weak", "own", "judged")
Line = dict[str, Any]


def boards_of(
    data: Path,
    own: Iterable[Path],
    sets: Iterable[str],
    whole: Iterable[Path] = (),
    by_people: Path | None = None,
) -> Iterator[Line]:
    """The boards to judge; ``set`` and ``kind`` say where each is counted.

    ``whole`` are files like ``own`` that nothing was trained on.
    """
    wanted = set(sets)
    for line in lines(data / "verified-endings.jsonl.gz"):
        name = "fox-9k" if line["source"] == "fox-9k" else "strong"
        if name in wanted and (name == "fox-9k" or held_back(line["id"])):
            yield {**line, "set": name, "kind": line["rules"]}
    if "disputed" in wanted:
        for line in lines(data / "disputed-endings.jsonl.gz"):
            kind = "fox-9k" if line["source"] == "fox-9k" else line["rules"]
            yield {**line, "set": "disputed", "kind": kind, "dead": None, "seki": None}
    if "weak" in wanted:
        for line in lines(data / "weak-endings.jsonl.gz"):
            if judging_half(line["id"]):
                kind = "stopped early" if line["stopped_early"] else "to the end"
                yield {"rules": "area", **line, "set": "weak", "kind": kind}
    if "judged" in wanted and by_people is not None:
        yield from judged(by_people)
    if "own" in wanted:
        for path, all_ in [*((p, False) for p in own), *((p, True) for p in whole)]:
            for text in path.read_text().splitlines():
                line = json.loads(text)
                if all_ or held_back(line["game"]):
                    yield {"rules": "area", **line, "set": "own"}


def judge(line: Line) -> Line:
    """What goref says of a board, beside what is known."""
    board = position(line["rows"])
    case = Case(GameRecord.of_position(board), rules=RULES[line["rules"]])
    began, clock = process_time(), perf_counter()
    rules = ruleset(case.rules)
    made = suggest(case, rules, NETS[0])
    seconds, waited = process_time() - began, perf_counter() - clock
    names = board.grid.names
    alone = made.clear
    for engine in ENGINES:
        made = engine.ask(made, case, rules).suggestion
    known = None if line.get("dead") is None else points(board.grid, line["dead"])
    free = points(board.grid, line.get("free") or [])
    difference = None
    if line.get("margin") is not None and line.get("komi") is not None:
        counted = margin(line, board, made.dead)
        difference = None if counted is None else counted - line["margin"]
    whys = [reason.why.value for doubt in made.unclear for reason in doubt.reasons]
    whys += [care.reason.why.value for care in made.open_borders]
    refuted = 0
    if known is not None:
        refuted = sum(
            len(c.points)
            for c in made.chains
            if c.proved and (c.points <= known) != (c.points <= made.dead)
        )
    return {
        **{name: line[name] for name in ("id", "set", "kind", "size", "rules", "rows")},
        "known": line.get("dead"),
        "known_seki": line.get("seki"),
        "dead": names(made.dead),
        "seki": names(made.seki),
        "same": None if known is None else known - free == made.dead - free,
        "followed": None
        if known is None
        else known - free == (made.dead if alone else _other(made)) - free,
        "missed": None if known is None else len(known - made.dead),
        "too_many": None if known is None else len(made.dead - known),
        "difference": difference,
        "clear": made.clear,
        "unclear": list(dict.fromkeys(whys)),
        "proved": sum(len(c.points) for c in made.chains if c.proved),
        "refuted": refuted,
        "stones": sum(len(c.points) for c in made.chains),
        "seconds": seconds,
        "waited": waited,
    }


def _other(made: Suggestion) -> frozenset[int]:
    """The dead stones as an engine has them, if one was asked, but for what is proved."""
    for other in made.others:
        proved = joined(c.points for c in made.chains if c.proved)
        return other.dead - proved | made.dead & proved
    return made.dead


def is_wrong(line: Line) -> bool:
    """Whether other dead stones were known, or the margin is not the one written."""
    if line["same"] is not None:
        return not line["same"]
    return bool(line["difference"])


def start(weights: Path | None, engine: str = "") -> None:
    NETS[:] = [OwnershipNet.read(weights) if weights else load()]
    ENGINES[:] = [WhenUnclear(EngineSpec.of_command(engine), LIMIT_S)] if engine else []


def ask(options: argparse.Namespace) -> None:
    chosen = list(
        boards_of(options.data, options.own, options.sets, options.whole, options.judged)
    )
    if options.limit:
        taken: dict[tuple[str, str], int] = defaultdict(int)
        some = []
        for line in chosen:
            group = (line["set"], line["kind"])
            taken[group] += 1
            if taken[group] <= options.limit:
                some.append(line)
        chosen = some
    with options.out.open("w") as out:
        if options.workers == 1:
            start(options.weights, options.engine)
            _written(map(judge, chosen), out)
        else:
            pool = get_context("spawn").Pool(
                options.workers, start, (options.weights, options.engine)
            )
            with pool:
                _written(pool.imap(judge, chosen, 10), out)
    table(argparse.Namespace(files=[options.out]))


def _written(found: Iterable[Line], out: Any) -> None:
    for line in found:
        out.write(json.dumps(line) + "\n")
        out.flush()


def read(path: Path) -> list[Line]:
    return [json.loads(text) for text in path.read_text().splitlines()]


def table(options: argparse.Namespace) -> None:
    """One table: a row for every set, kind and size, the files' figures side by side."""
    files = [read(path) for path in options.files]
    ids = set.intersection(*({x["id"] for x in one} for one in files))
    groups: dict[tuple[str, str, str], list[list[Line]]] = {}
    for number, one in enumerate(files):
        for line in one:
            if line["id"] not in ids:
                continue
            size = f"{line['size']}"
            for key in dict.fromkeys(
                [
                    (line["set"], line["kind"], size),
                    (line["set"], "**all**", size),
                    (line["set"], "**all**", "all"),
                ]
            ):
                groups.setdefault(key, [[] for _ in files])[number].append(line)
    head = "set|kind|size|boards|right|right, engine followed|clear|wrong, clear|seki wrong"
    names = [*head.split("|"), "missed / too many dead stones", "refuted"]
    print(f"| {' | '.join(names)} |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    order = {name: i for i, name in enumerate(SETS)}
    for key, found in sorted(groups.items(), key=lambda x: (order[x[0][0]], x[0][2], x[0][1])):
        cells: list[Callable[[list[Line]], str]] = [
            _right,
            _followed,
            _clear,
            _bold,
            _seki,
            _stones,
            _refuted,
        ]
        row = [" → ".join(dict.fromkeys(of(one) for one in found)) for of in cells]
        print(f"| {' | '.join(key)} | {len(found[0])} | {' | '.join(row)} |")
    for path, one in zip(options.files, files, strict=True):
        times = sorted(x["seconds"] for x in one if x["size"] == 19 and x["id"] in ids)
        if times:
            half, late = times[len(times) // 2], times[len(times) * 19 // 20]
            print(f"\n{path.name}: {half:.3f} s a 19x19 board, 95 % below {late:.3f} s (CPU)")


def _percent(part: int, whole: int) -> str:
    return f"{part} ({100 * part / whole:.1f} %)"


def _right(found: list[Line]) -> str:
    return _percent(sum(not is_wrong(x) for x in found), len(found))


def _followed(found: list[Line]) -> str:
    asked = [x for x in found if x.get("followed") is not None]
    return _percent(sum(x["followed"] for x in asked), len(asked)) if asked else "–"


def _clear(found: list[Line]) -> str:
    return _percent(sum(x["clear"] for x in found), len(found))


def _bold(found: list[Line]) -> str:
    return f"{sum(x['clear'] and is_wrong(x) for x in found)}"


def _seki(found: list[Line]) -> str:
    """Boards whose seki stones differ: named and not known, known and not named."""
    asked = [x for x in found if x["known_seki"] is not None]
    if not asked:
        return "–"
    known = [x for x in asked if x["known_seki"]]
    wrong = sum(set(x["seki"]) != set(x["known_seki"]) for x in known)
    named = sum(bool(x["seki"]) and not x["known_seki"] for x in asked)
    return f"{wrong} of {len(known)}, +{named}"


def _stones(found: list[Line]) -> str:
    asked = [x for x in found if x["same"] is not None]
    if not asked:
        return "–"
    return f"{sum(x['missed'] for x in asked)} / {sum(x['too_many'] for x in asked)}"


def _refuted(found: list[Line]) -> str:
    return f"{sum(x['refuted'] for x in found)}"


def show(options: argparse.Namespace) -> None:
    """Boards as diagrams: dead as goref has it in small letters, + where that is wrong."""
    shown = 0
    for line in read(options.file):
        if not is_wrong(line) or (options.set and line["set"] != options.set):
            continue
        if not (line["clear"] or options.all):
            continue
        if options.kind and line["kind"] != options.kind:
            continue
        board = position(line["rows"])
        dead = points(board.grid, line["dead"])
        odd = (
            dead ^ points(board.grid, line["known"])
            if line["known"] is not None
            else frozenset()
        )
        seki = points(board.grid, line["seki"])
        state = "clear" if line["clear"] else " ".join(line["unclear"])
        print(
            f"\n{line['id']}  {line['set']}, {line['kind']}, {line['rules']}: {state}; ", end=""
        )
        print(f"difference {line['difference']}; ", end="")
        print(f"missed {line['missed']}, too many {line['too_many']}")
        for y, row in enumerate(board.rows):
            signs = []
            for x, sign in enumerate(row):
                p = y * board.grid.width + x
                mark = "+" if p in odd else "~" if p in seki else " "
                signs.append(mark + (sign.lower() if p in dead else sign))
            print("".join(signs))
        shown += 1
        if options.number and shown >= options.number:
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parts = parser.add_subparsers(required=True)
    one = parts.add_parser("ask")
    one.add_argument("data", type=Path)
    one.add_argument("out", type=Path)
    one.add_argument("--own", type=Path, nargs="*", default=[])
    one.add_argument("--whole", type=Path, nargs="*", default=[], help="trained on nowhere")
    one.add_argument("--judged", type=Path, help="folder of boards that people judged")
    one.add_argument("--weights", type=Path)
    one.add_argument("--sets", nargs="*", default=SETS, choices=SETS)
    one.add_argument("--limit", type=int, help="boards of a kind")
    one.add_argument("--engine", default="", help="command of one that is asked where unclear")
    one.add_argument("--workers", type=int, default=1)
    one.set_defaults(run=ask)
    two = parts.add_parser("table")
    two.add_argument("files", type=Path, nargs="+")
    two.set_defaults(run=table)
    three = parts.add_parser("show")
    three.add_argument("file", type=Path)
    three.add_argument("--set")
    three.add_argument("--kind")
    three.add_argument("--all", action="store_true")
    three.add_argument("--number", type=int)
    three.set_defaults(run=show)
    options = parser.parse_args()
    options.run(options)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
