"""The documents are true: the map, the walks, what they link, the worked example."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from goref.cli.commands import overview
from goref.core.base.language import Language
from tests.languages import EN, JA, KO, ZH
from tests.project import PACKAGE, ROOT, Project

PROJECT = Project(ROOT)

MAP = (PACKAGE / "ARCHITECTURE.md").read_text("utf-8")
PAPERS = [PACKAGE / "ARCHITECTURE.md", ROOT / ".github" / "CONTRIBUTING.md", ROOT / "README.md"]
EXAMPLE = "tests/core/rulesets/test_modern_club.py"
"""The test that the worked example makes."""
MOST_LINES = 66
"""A page."""


def part(heading: str) -> str:
    """Returns the text under a heading of ARCHITECTURE."""
    return re.split(r"^## ", MAP.split(f"\n## {heading}\n", 1)[1], flags=re.MULTILINE)[0]


def blocks(text: str, language: str = "") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_what_is_linked_is_there(paper: Path) -> None:
    text = paper.read_text("utf-8")
    headings = {
        re.sub(r"[^a-z0-9 -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    }
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if link.startswith("#"):
            assert link[1:] in headings, link
        elif "://" not in link:
            assert (paper.parent / link.partition("#")[0]).exists(), link


def files(text: str) -> list[str]:
    """Returns the files and folders of the project that a text names, relative to goref/."""
    return re.findall(
        r"`(?:goref/)?((?:(?:core|io|app|server|cli|qt)/)?[a-z_/]+(?:\.py|/))`", text
    )


def test_the_files_that_are_named_are_there() -> None:
    named = files(MAP)
    assert len(named) > 60
    lost = [name for name in named if "/" in name and not (PACKAGE / name).exists()]
    assert [name for name in lost if not (ROOT / name).exists() and name != EXAMPLE] == []


def test_the_map_names_every_package() -> None:
    drawn = re.findall(r"\b([a-z_]+)/", blocks(part("The map"))[0])
    rooms = {name.rpartition(".")[2] for name in PROJECT.packages}
    assert rooms - set(drawn) == set()


WHERE = re.findall(r"^## (Where do I change … .+)$", MAP, re.MULTILINE)
"""The tables of what to change, and where it is."""


def test_where_to_change_something_is_told_once() -> None:
    rows = re.findall(r"^\| (?!to change|---)(.+?) \|", "".join(map(part, WHERE)), re.MULTILINE)
    matters = [matter for row in rows for matter in row.split("; ")]
    assert len(matters) > 90
    assert [matter for matter, times in Counter(matters).items() if times > 1] == []


def test_where_to_change_something_is_told_of_every_package() -> None:
    named = {
        "goref." + name.removesuffix(".py").rstrip("/").replace("/", ".")
        for heading in WHERE
        for name in files(part(heading))
    }
    reached = named | {name.rpartition(".")[0] for name in named}
    layers = {"goref", "goref.core", "goref.io", "goref.app", "goref.qt", "goref.qt.events"}
    for package in PROJECT.packages.keys() - layers:
        assert package in reached or package.rpartition(".")[0] in named, package


@pytest.mark.parametrize(
    "heading", ["The map", "How a case flows", "What must always hold", *WHERE]
)
def test_a_part_is_a_page_at_most(heading: str) -> None:
    assert len(part(heading).splitlines()) <= MOST_LINES


# What is said in several places.

MANUAL = ROOT / "resources" / "help"
EXIT_CODES = re.compile(r"(?:Exit codes: |退出码：)([^.。]+)[.。]")


@pytest.mark.parametrize(
    ("language", "papers"),
    [
        (EN, (MANUAL / "en" / "command-line.md",)),
        (ZH, (MANUAL / "zh" / "command-line.md",)),
    ],
)
def test_the_exit_codes_are_told_alike_everywhere(
    language: Language, papers: tuple[Path, ...]
) -> None:
    texts = [overview(language), *(paper.read_text("utf-8") for paper in papers)]
    told = [" ".join("".join(EXIT_CODES.findall(text)).split()) for text in texts]
    told = [text.replace("， ", "，") for text in told]  # where a line ends
    assert told == told[:1] * len(texts)
    assert ("screen" if language == "en" else "显示屏") in told[0]


# The walks.

WALKS = [walk for walk in part("Five walks").split("\n\n") if "→" in walk]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.strip().partition(":")[0])
def test_a_walk_goes_from_door_to_door(walk: str) -> None:
    """Each file imports one that was seen before, or is imported by one."""
    named = ["goref." + name.removesuffix(".py").replace("/", ".") for name in files(walk)]
    assert len(named) >= 6
    assert len(set(named)) == len(named)
    for place, name in enumerate(named[1:], 1):
        seen = named[:place]
        assert any(name in PROJECT.imports[other] for other in seen) or PROJECT.imports[
            name
        ] & set(seen), f"no door to {name}"
    layers = [name.split(".")[1] for name in named]
    turns = sum(a != b for a, b in pairwise(layers))
    assert turns <= 5


def test_there_are_five() -> None:
    assert len(WALKS) == 5


# The worked example.

SEEN_BY_ALL = (
    "tests/core/rulesets",
    "tests/core/articles",
    "tests/io/values/test_articles.py",
    "tests/core/trials/test_trial.py",
    "tests/core/repetition/test_cycle_rules.py",
    "tests/core/case/test_facts.py",
    "tests/core/texts/test_texts.py",
    "tests/app/manual/test_pages.py",
    "tests/cli/test_rules.py",
)
"""What looks at every rule set, and once broke over a new one."""
EVERYTHING = ("tests/core", "tests/io", "tests/app", "tests/server", "tests/cli")


def with_the_example(folder: Path) -> Path:
    """Returns a copy of the project that contains the worked example exactly as written."""
    for name in ("goref", "tests"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__")
        )
    for name in ("packaging", "README.md", "LICENSE"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "resources").mkdir()
    for each in (ROOT / "resources").iterdir():
        if each.name != "i18n":
            (folder / "resources" / each.name).symlink_to(each)
    shutil.copytree(ROOT / "resources" / "i18n", folder / "resources" / "i18n")
    shutil.copy(ROOT / "pyproject.toml", folder)
    example = part("Adding a rule set: a worked example")
    entry, test = blocks(example, "python")
    (table,) = re.findall(r"`goref/(core/rulesets/[a-z]+\.py)`", example)
    (beside,) = re.findall(r"`(tests/core/rulesets/test_[a-z_]+\.py)`", example)
    file = folder / "goref" / table
    text, end, rest = file.read_text("utf-8").partition("\nRULESETS")
    assert end
    assert rest.endswith(",\n)\n")
    grown = f"{text}\n{entry}\nRULESETS{rest[:-2]}    CLUB,\n)\n"
    file.write_text(grown, "utf-8")
    (folder / beside).write_text(test, "utf-8")
    for language, words in TRANSLATED.items():
        with (folder / "resources" / "i18n" / f"{language}.po").open(
            "a", encoding="utf-8"
        ) as po:
            asked = re.findall(r'Text\("rule sets", (".+")\)', entry)
            for english, text in zip(asked, words, strict=True):
                po.write(f'\nmsgctxt "rule sets"\nmsgid {english}\nmsgstr "{text}"\n')
    return folder


TRANSLATED = {
    ZH: ("本会规则", "会规第3条"),
    JA: ("当会ルール", "会則第3条"),
    KO: ("본회 규칙", "회칙 제3조"),
}
"""What a translator makes of the two texts of the example."""


def ran(folder: Path, *arguments: str) -> str:
    """Runs pytest in a folder that shares no cache with others; returns its output."""
    run = subprocess.run(
        [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr
    return run.stdout


def test_the_worked_example_is_all_there_is_to_a_rule_set(tmp_path: Path) -> None:
    said = ran(with_the_example(tmp_path), *SEEN_BY_ALL, "-k", "club or not [")
    assert re.search(r"\d+ passed", said)
