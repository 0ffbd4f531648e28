"""Changes goref's scorer in one place at a time: does the library of cases alone notice?

python -m tests.conform.mutants [COUNT] [--seed N] [--all]

COUNT changes of the modules that count are drawn by chance, without those of which SAME
says why no answer can differ; --all draws them, too. Each is made in a copy of goref, which
then answers the library until an answer differs. A change that is not noticed is printed;
RESULTS.md says of each why.
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
    *("own_empties", "area_difference", "difference", "points"),
}
"""Functions for remarks, other counts and what is shown: no margin depends on them."""
NO_COUNT = ("found", "findings", "remarks", "status", "Level", "checks", "penal", "reading")
"""Words of changes that concern remarks alone."""
SAME: dict[str, tuple[str, ...]] = {
    "a shortcut: what it skips would change nothing": (
        "if passes is Passes.FREE: return kinds  ->  if False: return kinds",
        "if misplaced: regions = cut_regions(board, walls | misplaced)  ->  if True:…",
        "position.without(dead) if dead else position  ->  position.without(dead) if True…",
        "regions if claims else ()  ->  regions if True else ()",
        "if claims: claimed =…",
        "part if ruled else ()  ->  part if True else ()",
        "signs.get(other) == signs[part] and one is not two  ->  signs.get(other) == signs…",
        "if stones or land:…",
        "stones or land  ->…",
        "region.stones and in_seki == region.stones  ->  in_seki == region.stones",
        "if not case.incidents: return NO_STONES  ->  if False: return NO_STONES",
        "count - 1 if empty else begin  ->  count - 1 if True else begin",
        "if black.denominator == white.denominator == 1:…",
        "balance: 1  ->  0",
        "rest + whole if rest else Fraction(whole)  ->  rest + whole if True else…",
        "if rules.komi is None: return None  ->  if False: return None",
        "if not stones: return PaymentResult()  ->  if False:…",
        "if result.black or result.white:…",
        "if black or white: lines.append…",
        "if amount and each.side.colours:…",
        "amount and each.side.colours  ->…",  # a line of zero
        "if basis not in self._boards:…",
    ),
    "what is asked is known from what went before": (
        "turns.black > turns.white  ->  turns.black >= turns.white",  # they differ
        "turns.black < turns.white  ->  turns.black <= turns.white",  # then none are missing
        "margin > 0  ->  margin >= 0",
        "not isinstance(entry, Act) or entry.colour is not longer  ->…",  # it is a play
        "del counts[quantity]  ->  pass",  # these are taken from the facts, or counted apart
        "if total != result.size:…",  # it never fails
        "raise AssertionError…",
        (
            "g.rules.undoes is not None and g.facts.last_dame is Who.of(side.other)  ->  "
            "g.facts.last_dame is Who.of(side.other)"
        ),
        "(RequiredFact.PLAYS,) if g.facts.plays is None else ()  ->…",
        (
            "rules.voids_dead and self.case.ruling.stones(StoneStatus.DEAD)  ->  "
            "self.case.ruling.stones(StoneStatus.DEAD)"
        ),
        "facts.captured and Pair(…",  # a record shows its captures
        "plays.with_(longer, plays.of(longer) - 1) if plays else None  ->…",
        "if shorter.is_bare:…",  # a record without plays shows that, too
        "_undone: 0  ->  -1",  # less than no stones are none later
        "_last_play: 0  ->  -1",
        "each.decided or ()  ->  each.decided",  # it is in force
        "incident.decided or ()  ->  incident.decided",
        "Winner.DRAW if tie is None else TIES.get(tie, Winner.DRAW)  ->  Winner.DRAW if False…",
        "weighed: 0  ->…",  # the quantity is missing, and so is the margin
    ),
    "an offer that is refused is none, and one rule set alone knows no other empty act": (
        "if kind is ActKind.PLAY: break  ->  if False:…",
        "break  ->  pass",
        "read_passes: 0  ->  1",
        "read_passes: 1  ->  2",
        "if passes is Passes.ALL_GIVE_UPS:…",
        "Passes.ALL_GIVE_UPS  ->…",
        "kinds[index] = ActKind.GIVE_UP  ->  pass",
        "if passes is Passes.GIVE_UPS: ends =…",
    ),
    "no two points of a region with one stone beside all of it are neighbours": (
        "if len(region.points) != 1 or region.owner is None: return False  ->…",
        "len(region.points) != 1 or region.owner is None  ->…",
    ),
    "the stones of a group are shown, and its members are alike; land and colour decide": (
        "part not in beside  ->…",
        "for part in members if part not in beside  ->…",
        "sign - 1  ->  sign + 1",
        "_groups: 0  ->  -1",
        "_groups: 1  ->  2",
        "_groups: 2  ->…",
    ),
    "both values are false, and only that is asked": ("return False  ->  return None",),
    "half of what belongs to nobody, the same for both sides": (
        "if rules.reckoning is CheckFormula.LAND:…",
        "rules.reckoning is CheckFormula.LAND  ->…",
        "CheckFormula.LAND  ->…",
        "counted.size - sum(…",
        "line.black + line.white  ->…",
        "if rest: lines.append…",
        "lines.append(Line(REST,…",
        "public[PointKind.DAME] + public[PointKind.SHARED]  ->…",
        "amounts[Quantity.PUBLIC] = Pair(half, half)  ->…",
    ),
    "only the difference of both sides is asked": (
        "if surplus > 0:…",
        "surplus > 0  ->…",
        "_surplus_plays: 0  ->…",
    ),
    "the first act after the opening is empty, and other acts are filtered by their kind": (
        "for n in range(begin, count) if kinds[n] is not play  ->…",
    ),
    "a point that was played on had been empty, and can be read": (
        (
            "taken is None or taken.kind is not PointKind.DAME  ->  "
            "taken.kind is not PointKind.DAME"
        ),
        (
            "not isinstance(entry, Act) or entry.colour is not longer or entry.point is None  "
            "->  not isinstance(entry, Act) or entry.colour is not longer"
        ),
    ),
    "without a margin nobody asks for the winner": (
        "if self.margin is None: return Winner.NONE  ->  if False:…",
        "Winner.NONE  ->…",
        "return Winner.NONE  ->…",
    ),
    "only a finding depends on it": (
        "g.case.answers.komi is None and recorded is not None  ->…",
        "g.case.answers.komi is None  ->…",
        "recorded is not None  ->…",
        "komi != recorded  ->…",
        "usual != komi  ->…",
        "g.rules.handicap_komi if g.facts.handicap else g.rules.komi  ->…",
        "komi or ZERO  ->  komi",
        "survey: True  ->  False",  # whether a point was decided, or computed
        "_region_kind: True  ->  False",
        "_region_kind: False  ->  True",
        "end in rules.voids_dead and end is not self.case.answers.end  ->…",
        "end is not self.case.answers.end  ->…",
        "score: end in rules.voids_dead  ->…",
        "basis is CountedBoard.RULED  ->  basis is not CountedBoard.RULED",
        "score: CountedBoard.RULED  ->…",
        "margin is None  ->…",
        "margin is not None  ->…",
        "not check.agrees  ->…",
        "outcome is None  ->…",
        "score: True  ->  False",
        "acts[-1].colour if acts else None  ->…",
        ": GameEnding…",  # the letters in SGF
    ),
    "only rule sets that undo plays make turns equal in this way": (
        (
            "undoes is None or g.facts.last_play not in (None, Who.of(longer))  ->  "
            "g.facts.last_play not in (None, Who.of(longer))"
        ),
    ),
    "the schema has no protest, no incident with two ends, no rule set without a count": (
        "case.incidents or case.protests  ->  case.incidents",
        "all_that_end: 0  ->  -1",
        "return Score(rules, (), None, (), *empty)  ->…",
    ),
}
"""Changes as they are printed, by the reason why no answer can differ.

… stands for any end, and a function's name may come first. The last reason is a limit of the
library; the others hold whatever it asks."""
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


def drawn(count: int, seed: int, all_of_them: bool = False) -> list[tuple[str, int]]:
    """Returns modules of goref, each with the number of one of its changes.

    ``all_of_them``: True to draw also those that SAME names.
    """
    every = []
    for module in COUNTING:
        tree = ast.parse((ROOT / "goref" / module).read_text("utf-8"))
        aside = [
            range(node.lineno, (node.end_lineno or node.lineno) + 1)
            for node in ast.walk(tree)
            if (isinstance(node, ast.FunctionDef) and node.name in REMARKS)
            or (isinstance(node, ast.Call) and ast.unparse(node.func) == "field")
        ]
        every += [
            (module, n)
            for n, change in enumerate(changes(tree, enums()))
            if not any(change.line in lines for lines in aside)
            if not any(word in change.told for word in NO_COUNT)
            if all_of_them or not is_same(change.told, function_at(tree, change.line))
        ]
    return random.Random(seed).sample(every, count)


def function_at(tree: ast.AST, line: int) -> str:
    """Returns the name of the innermost function at a line; "" if there is none."""
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return max(around, key=lambda node: node.lineno).name if around else ""


def is_same(told: str, function: str) -> bool:
    """Returns whether no answer can differ by a change, as SAME says."""
    said = "  ->  ".join(" ".join(side.split()) for side in told.split("->"))
    forms = (said, f"{function}: {said}")
    every = [one for each in SAME.values() for one in each]
    starts = tuple(one[:-1] for one in every if one.endswith("…"))
    return any(form in every or form.startswith(starts) for form in forms)


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
    parser.add_argument("--all", action="store_true", help="draw also those that SAME names")
    args = parser.parse_args()
    seen = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "goref", copy / "goref")
        shutil.copytree(ROOT / "resources", copy / "resources")
        for module, number in drawn(args.count, args.seed, args.all):
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
