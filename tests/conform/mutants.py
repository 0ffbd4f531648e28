"""Changes goref's scorer in one place at a time: does the library of cases alone notice?

python -m tests.conform.mutants [COUNT] [--seed N]

COUNT changes of the modules that count are drawn by chance, without those of which SAME
says why no answer can differ. Each is made in a copy of goref, which then answers the library
until an answer differs. A change that is not noticed is printed; RESULTS.md says of each why.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.mutants.changes import Change, changes, enums_of

ROOT = Path(__file__).parents[2]
COUNTING = (
    "core/ruling/survey.py",
    "core/ruling/tally.py",
    "core/scoring/before_last_dame.py",
    "core/scoring/lines.py",
    "core/scoring/payments.py",
    "core/scoring/scorer.py",
    "core/incidents/paying.py",
    "core/case/facts.py",
)
REMARKS = {
    *("_other_reading", "_unruled_cycles", "illegal", "_judging", "_is_ordinary", "preparing"),
    *(
        "restated",
        "_status",
        "with_case",
        "change_to",
        "difference",
        "can_be_shown",
        "countable",
    ),
    *("re", "re_ahead", "_re", "native", "totals", "penalty", "ruled", "facts", "ending"),
    *("joining_stones", "_white_began", "_disagreements", "is_anothers", "__init__"),
    *("is_sure", "life", "owner_letter", "of", "share", "_shares", "rights", "_rights"),
    *("own_empties", "area_difference", "difference"),
}
"""Functions for remarks, other counts and what is shown: no margin depends on them."""
NO_COUNT = ("found", "findings", "remarks", "status", "Level", "checks", "penal", "reading")
"""Words of changes that concern remarks alone."""
SAME: dict[str, tuple[str, ...]] = {
    "a shortcut: what it skips would change nothing": (
        "if passes is Passes.FREE: return kinds  ->  if False: return kinds",
        "if misplaced: regions = cut_regions(board, walls | misplaced)  ->  if True:…",
        "if black.denominator == white.denominator == 1:…",
        "if not stones: return PaymentResult()  ->  if False:…",
        "amount and each.side.colours  ->  amount or each.side.colours",  # a line of zero
    ),
    "what is asked is known from what went before": (
        "turns.black > turns.white  ->  turns.black >= turns.white",  # they differ
        "not isinstance(entry, Act) or entry.colour is not longer  ->…",  # it is a play
        "del counts[quantity]  ->  pass",  # these are taken from the facts, or counted apart
        "if total != result.size:…",  # it never fails
        (
            "g.rules.undoes is not None and g.facts.last_dame is Who.of(side.other)  ->  "
            "g.facts.last_dame is Who.of(side.other)"
        ),
        "if kind is ActKind.PLAY: break  ->  if False:…",  # an offer that is refused is none
    ),
    "the stones of a group are shown; its land decides": ("part not in beside  ->…",),
    "both values are false, and only that is asked": ("return False  ->  return None",),
    "half of what belongs to nobody, the same for both sides": (
        "rules.reckoning is CheckFormula.LAND  ->…",
        "public[PointKind.DAME] + public[PointKind.SHARED]  ->…",
        "amounts[Quantity.PUBLIC] = Pair(half, half)  ->…",
    ),
    "the first act after the opening is empty, and other acts are filtered by their kind": (
        "for n in range(begin, count) if kinds[n] is not play  ->…",
    ),
    "a point that was played on had been empty": (
        (
            "taken is None or taken.kind is not PointKind.DAME  ->  "
            "taken.kind is not PointKind.DAME"
        ),
    ),
    "without a margin nobody asks for the winner": (
        "if self.margin is None: return Winner.NONE  ->  if False:…",
        "Winner.NONE  ->…",
        "return Winner.NONE  ->…",
    ),
    "the schema has no komi of a record, no open incident, no play that was declared void": (
        "rules.own_komi and is_anothers(info, rules)  ->…",
        "not (rules.own_komi and is_anothers(info, rules))  ->…",
        "g.case.answers.komi is None and recorded is not None  ->  recorded is not None",
        "komi != recorded  ->…",
        "usual != komi  ->…",
        "each.decided or ()  ->  each.decided",
        "n < case.moments[index].number  ->…",
        "g.case.answers.komi is None and recorded is not None  ->  g.case.answers.komi is None",
        "g.rules.handicap_komi if g.facts.handicap else g.rules.komi  ->…",
        "if not isinstance(entry, Act): return 0  ->  if False:…",  # no stones are set up later
    ),
    "only rule sets that undo plays make turns equal in this way": (
        (
            "undoes is None or g.facts.last_play not in (None, Who.of(longer))  ->  "
            "g.facts.last_play not in (None, Who.of(longer))"
        ),
    ),
    "only a finding depends on it": (
        "end in rules.voids_dead and end is not self.case.answers.end  ->…",
        "basis is CountedBoard.RULED  ->  basis is not CountedBoard.RULED",
        "not check.agrees  ->…",
        "outcome is None  ->…",
    ),
}
"""Changes as they are printed, by the reason why no answer can differ; … stands for any end."""
LONGEST = 300
"""Seconds after which a changed goref hangs."""
ANSWER = """
import sys
from itertools import zip_longest
from goref.app.study.running import compared
from goref.io.study.library import CHAPTERS, chapter
mixed = zip_longest(*(chapter(name).cases for name in CHAPTERS))
for row in mixed:
    for one in compared(case for case in row if case is not None):
        if one.deviations:
            print(one.study.id, one.rules, one.deviations[0].term)
            sys.exit(1)
"""


def drawn(count: int, seed: int) -> list[tuple[str, int]]:
    """Returns modules of goref, each with the number of one of its changes."""
    every = []
    for module in COUNTING:
        tree = ast.parse((ROOT / "goref" / module).read_text("utf-8"))
        aside = [
            range(node.lineno, (node.end_lineno or node.lineno) + 1)
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name in REMARKS
        ]
        every += [
            (module, n)
            for n, change in enumerate(changes(tree, enums()))
            if not any(change.line in lines for lines in aside)
            if not any(word in change.told for word in NO_COUNT)
            if not is_same(change.told)
        ]
    return random.Random(seed).sample(every, count)


def is_same(told: str) -> bool:
    """Returns whether no answer can differ by a change, as SAME says."""
    said = "  ->  ".join(" ".join(side.split()) for side in told.split("->"))
    every = (one for each in SAME.values() for one in each)
    return any(said.startswith(one[:-1]) if one.endswith("…") else said == one for one in every)


def enums() -> dict[str, list[str]]:
    """Returns the enumerations of goref's core, and their members."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "goref" / "core").rglob("*.py")):
        found |= enums_of(ast.parse(path.read_text("utf-8")))
    return found


def changed(copy: Path, module: str, number: int) -> Change:
    """Makes a change in a copy of goref, and returns it."""
    path = copy / "goref" / module
    tree = ast.parse((ROOT / "goref" / module).read_text("utf-8"))
    change = list(changes(tree, enums()))[number]
    told = Change(*change)
    line, words = told.line, told.told
    change.make()
    path.write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
    print(f"{module}:{line}: {words}", end=" ", flush=True)
    return told


def noticed(copy: Path) -> str:
    """Returns how the library notices; "" if it does not."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", "-c", ANSWER]
    try:
        run = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, text=True, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        return "it hangs"
    if run.returncode == 0:
        return ""
    said = (run.stdout or run.stderr).strip().splitlines()
    return said[-1] if said else "it crashes"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("count", nargs="?", type=int, default=60)
    parser.add_argument("--seed", type=int, default=51)
    args = parser.parse_args()
    seen = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "goref", copy / "goref")
        shutil.copytree(ROOT / "resources", copy / "resources")
        for module, number in drawn(args.count, args.seed):
            original = (copy / "goref" / module).read_text("utf-8")
            changed(copy, module, number)
            how = noticed(copy)
            seen += bool(how)
            print(f"- {how or 'NOT NOTICED'}", flush=True)
            (copy / "goref" / module).write_text(original, "utf-8")
    print(f"{seen} of {args.count} noticed")
    return 0 if seen >= 0.95 * args.count else 1


if __name__ == "__main__":
    sys.exit(main())
