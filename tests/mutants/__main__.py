"""Change goref in one place after another, and see whether a test falls.

python -m tests.mutants [COUNT] [--seed N] [--only core io app] [--seconds N] [--again]

What is changed is a copy. First the tests of core, io, app and cli are run once, to see which
of them come by the places that were drawn; then each change is tried on those: on the tests of
its module and the quickest, then on the others. It has been noticed as soon as one falls, hangs
or wants too much memory.
The answers are kept in .cache/mutants: the same call goes on where the last one was ended, and
tries again what has survived; with --again it looks first which tests there are now. The tests
must pass before.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tests.mutants.changes import Change, changes, enums_of

ROOT = Path(__file__).parents[2]
LAYERS = ("core", "io", "app")
TESTS = ("tests/core", "tests/io", "tests/app", "tests/cli")
LONGEST, LONGEST_IN_ALL = 200, 900
"""Seconds that a test and a run of tests may take; then they hang."""
MOST_MEMORY = 4 << 30
FIRST = 25
"""Tests that are tried first: what survives them is tried on the others."""
MARKED = "from tests.mutants.reach import mark as _reached"


class Mutant(NamedTuple):
    """A change: its module, and which of the module's changes."""

    module: str
    number: int


class Reaching(NamedTuple):
    """A test that comes by a change, and the processor's seconds it takes."""

    test: str
    seconds: float


@cache
def enums() -> dict[str, list[str]]:
    texts = (file.read_text("utf-8") for file in ROOT.glob("goref/**/*.py"))
    trees = (ast.parse(text) for text in texts if "Enum" in text or "Flag" in text)
    return {name: found for tree in trees for name, found in enums_of(tree).items()}


def changes_of(module: str) -> tuple[ast.Module, list[Change]]:
    tree = ast.parse((ROOT / module).read_text("utf-8"))
    return tree, list(changes(tree, enums()))


@cache
def places(layer: str) -> tuple[Mutant, ...]:
    """All that can be changed in a layer."""
    modules = (
        file.relative_to(ROOT).as_posix()
        for file in sorted(ROOT.glob(f"goref/{layer}/**/*.py"))
        if file.name != "__init__.py"
    )
    return tuple(
        Mutant(module, number)
        for module in modules
        for number, _ in enumerate(changes_of(module)[1])
    )


def drawn(count: int, seed: int, layers: list[str]) -> list[Mutant]:
    """As many changes by chance, each as likely as the others."""
    every = [place for layer in layers for place in places(layer)]
    return random.Random(seed).sample(every, min(count, len(every)))


def marked(module: str, numbers: dict[int, int]) -> str:
    """The text of a module that tells when it comes by its changes, each under a number."""
    tree, found = changes_of(module)
    for number, name in numbers.items():
        if before := found[number].before:
            statements, statement = before
            mark = ast.parse(f"_reached({name})").body[0]
            statements.insert(statements.index(statement), mark)
    late = [isinstance(s, ast.Expr) or ast.unparse(s).startswith("from __f") for s in tree.body]
    tree.body.insert(late.index(False), ast.parse(MARKED).body[0])
    return ast.unparse(ast.fix_missing_locations(tree))


def reaching(mutants: list[Mutant], copy: Path, jobs: int) -> dict[Mutant, list[Reaching]]:
    """The tests that come by each change; "" if it is come by as soon as goref is imported."""
    for module in {mutant.module for mutant in mutants}:
        numbers = {m.number: i for i, m in enumerate(mutants) if m.module == module}
        (copy / module).write_text(marked(module, numbers), "utf-8")

    def run(folder: str) -> list[str]:
        told = copy / f"{folder.replace('/', '-')}.jsonl"
        environment = {"GOREF_REACHED": str(told)}
        code, last = _pytest(copy, ["-p", "tests.mutants.reach", folder], environment)
        if code:
            print(f"not all tests of {folder} pass as it is:\n{last[-2000:]}")
        return told.read_text("utf-8").splitlines()

    with ThreadPoolExecutor(jobs) as pool:
        lines = [json.loads(line) for told in pool.map(run, TESTS) for line in told]
    found: dict[Mutant, list[Reaching]] = {mutant: [] for mutant in mutants}
    for line in lines:
        for hit in line["hits"]:
            found[mutants[hit]].append(Reaching(line["test"], line["seconds"]))
    return found


def _pytest(copy: Path, arguments: list[str], environment: dict[str, str]) -> tuple[int, str]:
    """How pytest ends in a copy of goref, and what it says."""
    own = {"PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"}
    command = [
        *(sys.executable, "-P", "-m", "pytest", "-q", "--no-header", "--tb=no"),
        *("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:pytest-qt"),
        *("-o", f"timeout={LONGEST}", *arguments),
    ]
    try:
        ran = subprocess.run(
            command,
            cwd=copy,
            env=os.environ | own | environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=LONGEST_IN_ALL,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 1, "FAILED all: it hangs"
    return ran.returncode, ran.stdout


def likely(module: str, tests: list[Reaching], seconds: float) -> list[list[str]]:
    """The tests to try: first some of the module's own and of the quickest, then the others.

    Of the others as many as take so many seconds, the quickest first.
    """
    own = f"{_folder(module)}/test_{Path(module).stem}"
    tests = [test for test in tests if test.test]
    tests.sort(
        key=lambda t: (not t.test.startswith(own), _folder(module) not in t.test, t.seconds)
    )
    first, others = tests[:FIRST], sorted(tests[FIRST:], key=lambda test: test.seconds)
    spent = accumulate(test.seconds for test in others)
    others = [test for test, so_far in zip(others, spent, strict=True) if so_far <= seconds]
    return [[test.test for test in some] for some in (first, others) if some]


def near(module: str) -> list[str]:
    """The files of tests of a module's package, and those that import the module."""
    path = Path(module)
    name = rf"{'.'.join(path.parent.parts)}(\.{path.stem} import| import .*\b{path.stem}\b)"
    folder = ROOT / _folder(module)
    while not list(folder.rglob("test_*.py")):
        folder = folder.parent
    every = {file for tests in TESTS for file in (ROOT / tests).rglob("test_*.py")}
    found = [
        file.relative_to(ROOT).as_posix()
        for file in every
        if folder in file.parents or re.search(f"from {name}", file.read_text("utf-8"))
    ]
    return sorted(found, key=lambda file: (f"/test_{path.stem}" not in file, file))


def _folder(module: str) -> str:
    return f"tests/{Path(module).parent.relative_to('goref').as_posix()}"


def noticed_by(copy: Path, mutant: Mutant, tests: list[Reaching], seconds: float) -> str:
    """The first test that falls; "" if the change survives."""
    tree, found = changes_of(mutant.module)
    found[mutant.number].make()
    file = copy / mutant.module

    def write(text: str) -> None:
        file.write_text(text, "utf-8")
        for old in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
            old.unlink()  # it may be of the same second, and of the same length

    write(ast.unparse(ast.fix_missing_locations(tree)))
    try:
        trials = likely(mutant.module, tests, seconds)
        if not tests or any(not test.test for test in tests):  # no test alone comes by it
            trials.append(near(mutant.module))
        for number, some in enumerate(trials):
            listed = copy / f"tests-{number}.txt"
            listed.write_text("\n".join(some), "utf-8")
            code, told = _pytest(copy, ["-x", f"@{listed}"], {})
            if code not in (0, 5):
                fallen = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", told, re.MULTILINE)
                return fallen[1] if fallen else f"ended with {code}: {told[-400:]}"
        return ""
    finally:
        write((ROOT / mutant.module).read_text("utf-8"))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("count", nargs="?", type=int, default=300)
    parser.add_argument("--seed", type=int, default=19, help="what all is drawn from")
    parser.add_argument("--only", nargs="+", choices=LAYERS, default=list(LAYERS))
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--seconds", type=float, default=60, help="of tests for a change")
    parser.add_argument("--again", action="store_true", help="look anew what tests come by")
    parser.add_argument("--keep", type=Path, default=ROOT / ".cache" / "mutants")
    args = parser.parse_args(arguments)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    args.keep.mkdir(parents=True, exist_ok=True)
    kept = args.keep / f"{args.seed}.jsonl"
    known = (
        [json.loads(x) for x in kept.read_text("utf-8").splitlines()] if kept.exists() else []
    )
    answers = {Mutant(x["module"], x["number"]): x for x in known if x["by"]}
    mutants = drawn(args.count, args.seed, args.only)
    left = [mutant for mutant in mutants if mutant not in answers]
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(args.jobs + 1):
            copy = Path(folder) / str(number)
            unread = shutil.ignore_patterns(".git", ".venv", ".cache", "__pycache__")
            shutil.copytree(ROOT, copy, ignore=unread)
            if number:
                copies.put(copy)
        come_by = args.keep / f"{args.seed}-reached.json"
        if come_by.exists() and not args.again:
            said = json.loads(come_by.read_text("utf-8"))
            reached = {Mutant(x, y): [Reaching(*test) for test in z] for x, y, z in said}
        else:
            reached = reaching(mutants, Path(folder) / "0", args.jobs)
            said = [[*mutant, tests] for mutant, tests in reached.items()]
            come_by.write_text(json.dumps(said), "utf-8")

        def answer(mutant: Mutant) -> None:
            copy = copies.get()
            by = noticed_by(copy, mutant, reached[mutant], args.seconds)
            copies.put(copy)
            change = changes_of(mutant.module)[1][mutant.number]
            line = getattr(change.old, "lineno", getattr(change.parent, "lineno", 0))
            tests = len(reached[mutant])
            told = {"line": line, "change": change.told, "tests": tests, "by": by}
            answers[mutant] = mutant._asdict() | told
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(answers[mutant], ensure_ascii=False) + "\n")

        with ThreadPoolExecutor(args.jobs) as pool:
            list(pool.map(answer, left))
    for mutant in mutants:
        if not answers[mutant]["by"]:
            print("survived: {module}:{line}: {change}".format(**answers[mutant]))
    every = Counter(mutant.module.split("/")[1] for mutant in mutants)
    noticed = Counter(m.module.split("/")[1] for m in mutants if answers[m]["by"])
    for layer in args.only:
        print(f"{layer}: {noticed[layer]} of {every[layer]} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
