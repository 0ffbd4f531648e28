"""Change goref in one place after another, and see whether a test falls.

python -m tests.mutants [COUNT] [--seed N] [--only core io app qt] [--all]

COUNT places of each layer are drawn by chance, and each change is made in a copy. It is tried
on the tests of its module and package, then on those that import the module. It has been
noticed as soon as one falls, hangs or wants too much memory; the tests that fell are run once
more at the end on goref as it is, where they must pass. What is noticed is kept in
.cache/mutants: the same call goes on where the last one was ended, and tries again what was
not; with --all on all the other tests too: of qt those in tests/qt, of the others those of
core, io, app and cli.
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
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import Change, changes, enums_of

ROOT = Path(__file__).parents[2]
BELOW = ("tests/core", "tests/io", "tests/app", "tests/cli")
LAYERS = {"core": BELOW, "io": BELOW, "app": BELOW, "qt": ("tests/qt",)}
"""Where the tests of a layer lie, and those that may import its modules."""
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "*cache", "build", "dist")
MOST_MEMORY = 4 << 30
LONGEST = 100
"""Seconds that one test may take; then it hangs."""


class Mutant(NamedTuple):
    """A change: its module, and which of the module's changes."""

    module: str
    number: int

    @property
    def layer(self) -> str:
        return self.module.split("/")[1]


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
    files = sorted(ROOT.glob(f"goref/{layer}/**/*.py"))
    modules = [file.relative_to(ROOT).as_posix() for file in files]
    return tuple(Mutant(m, number) for m in modules for number in range(len(changes_of(m)[1])))


def drawn(count: int, seed: int, layers: list[str]) -> list[Mutant]:
    """As many changes of each layer by chance, whatever the other layers are; in turn."""
    every = [places(layer) for layer in layers]
    some = [random.Random(seed).sample(of, min(count, len(of))) for of in every]
    return [mutant for turn in zip_longest(*some) for mutant in turn if mutant]


def tried_on(module: str) -> tuple[list[str], list[str], list[str]]:
    """The files of the tests of a module, of its package, and of those that import it."""
    path = Path(module)
    folder = Path("tests", *path.parts[1:-1])
    name = rf"from {'.'.join(path.parts[:-1])}(\.{path.stem} import| import .*\b{path.stem}\b)"
    own, near, far = [], [], []
    places = (ROOT / tests for tests in LAYERS[path.parts[1]])
    for file in sorted(file for place in places for file in place.rglob("test_*.py")):
        test = file.relative_to(ROOT)
        if test.parent == folder and test.name.startswith(f"test_{path.stem}"):
            own.append(test.as_posix())
        elif test.parent == folder:
            near.append(test.as_posix())
        elif re.search(name, file.read_text("utf-8")):
            far.append(test.as_posix())
    return own, near, far


@contextmanager
def copied() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield shutil.copytree(ROOT, Path(folder) / "goref", ignore=NOT_COPIED)


def fallen(tree: Path, tests: list[str], seconds: float | None, *more: str) -> list[str]:
    """The tests that fall in a copy of goref, or how else pytest ended.

    Raises TimeoutExpired where that cannot be said after so many seconds.
    """
    has_windows = any(test.startswith("tests/qt") for test in tests)
    ran = subprocess.run(
        [
            *(sys.executable, "-P", "-m", "pytest", "-q", "--no-header", "--tb=no"),
            *("-p", "no:cacheprovider", "-p", "no:xdist"),
            *(() if has_windows else ("-p", "no:pytest-qt")),
            *("-o", f"timeout={LONGEST}", "-o", "timeout_method=thread", *more, *tests),
        ],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree), "QT_QPA_PLATFORM": "offscreen"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=seconds,
        check=False,
    )
    if ran.returncode == 0:
        return []
    told = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", ran.stdout, re.MULTILINE)
    return told or [f"ended with {ran.returncode}: {ran.stdout[-400:]}"]


def noticed_by(mutant: Mutant, seconds: float, further: bool) -> str:
    """The first test that falls; "" if the change survives, "?" if that is not said in time."""
    tree, found = changes_of(mutant.module)
    found[mutant.number].make()
    every = list(LAYERS[mutant.layer]) if further else []
    with copied() as copy:
        (copy / mutant.module).write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
        for tests in filter(None, (*tried_on(mutant.module), every)):
            try:
                if told := fallen(copy, tests, seconds, "-x"):
                    return told[0]
            except subprocess.TimeoutExpired:
                return "?"
    return ""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("count", nargs="?", type=int, default=100, help="of each layer")
    parser.add_argument("--seed", type=int, default=19, help="what all is drawn from")
    parser.add_argument("--only", nargs="+", choices=LAYERS, default=list(LAYERS))
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--all", action="store_true", help="try survivors on all tests")
    parser.add_argument("--seconds", type=float, default=300, help="at most, for some tests")
    args = parser.parse_args(arguments)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    kept = ROOT / ".cache" / "mutants" / f"{args.seed}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch()
    known = {tuple(line[:3]): line[3] for line in map(json.loads, kept.open(encoding="utf-8"))}

    def answer(mutant: Mutant) -> str:
        change = changes_of(mutant.module)[1][mutant.number]
        if by := known.get((*mutant, change.told)):
            return by
        by = noticed_by(mutant, args.seconds, args.all)
        if by in ("", "?"):
            why = "not said in time" if by else "survived"
            print(f"{why}: {mutant.module}:{change.line}: {change.told}", flush=True)
        else:
            with kept.open("a", encoding="utf-8") as file:
                print(json.dumps([*mutant, change.told, by]), file=file)
        return by

    mutants = drawn(args.count, args.seed, args.only)
    with ThreadPoolExecutor(args.jobs) as pool:
        answers = dict(zip(mutants, pool.map(answer, mutants), strict=True))
    with copied() as copy:
        fell = sorted({by for by in answers.values() if "::" in by})
        for test in fallen(copy, fell, None) if fell else []:
            print(f"falls without a change too: {test}")
    for layer in args.only:
        every = Counter(by for m, by in answers.items() if m.layer == layer)
        print(f"{layer}: {every.total() - every[''] - every['?']} of {every.total()} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
