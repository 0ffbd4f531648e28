"""The tests that depend on the font of Chinese, Japanese and Korean letters: ``--letters``.

They measure what is drawn, or read it from a page, and such letters are in it. Other letters
are in DejaVu, whatever that font is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.languages import LANGUAGES, OTHER_SCRIPTS

ROOT = Path(__file__).parents[2]
MEASURES = {
    *("QFont", "QFontMetrics", "QFontMetricsF", "PdfReader", "elidedText", "geometry"),
    *("boundingRect", "heightForWidth", "horizontalAdvance", "minimumWidth"),
    *("sizeHint", "minimumSizeHint", "sizeHintForRow"),
    *("horizontalScrollBar", "verticalScrollBar"),
}
"""What a test names, itself or in what it calls, if it measures or reads drawn letters."""
EAST_ASIAN = re.compile(r"[\u2e80-\uffef]")
NAMED = {"ZH", "JA", "KO", "LANGUAGES", "OTHER_SCRIPTS", "WRITTEN_OUT", *OTHER_SCRIPTS}
"""How a test names these languages, alone or among all."""


class Module(NamedTuple):
    """The names of a module of the tests.

    Attributes:
        parts: by its name, every function, class and constant.
        imported: by the name it has here, the module and the name it has there.
    """

    parts: dict[str, ast.stmt]
    imported: dict[str, tuple[str, str]]


@cache
def module(file: Path) -> Module:
    """Returns the names of a module."""
    parts: dict[str, ast.stmt] = {}
    imported: dict[str, tuple[str, str]] = {}
    for each in ast.parse(file.read_text("utf-8")).body:
        match each:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                parts[name] = each
            case (
                ast.Assign(targets=[ast.Name(id=name)])
                | ast.AnnAssign(target=ast.Name(id=name))
            ):
                parts[name] = each
            case ast.ImportFrom(module=str(where)) if where.startswith("tests"):
                imported |= {a.asname or a.name: (where, a.name) for a in each.names}
    return Module(parts, imported)


def said(file: Path, name: str, seen: set[tuple[Path, str]]) -> Iterator[str]:
    """Yields the names and texts in a part of a module, and in the parts that it uses.

    ``seen``: the parts that are not looked at again.
    """
    if (file, name) in seen:
        return
    seen.add((file, name))
    here = module(file)
    if name in here.imported:
        where, there = here.imported[name]
        found = ROOT.joinpath(*where.split("."))
        if found.with_suffix(".py").is_file():
            yield from said(found.with_suffix(".py"), there, seen)
        elif (found / there).with_suffix(".py").is_file():  # a module, used as one
            for part in module((found / there).with_suffix(".py")).parts:
                yield from said((found / there).with_suffix(".py"), part, seen)
    for node in ast.walk(here.parts[name]) if name in here.parts else ():
        match node:
            case ast.Name(id=word) | ast.arg(arg=word):
                yield word
                yield from said(file, word, seen)
            case ast.Attribute(attr=word) | ast.Constant(value=str(word)):
                yield word


def flat(values: Iterable[object]) -> Iterator[object]:
    """Yields the values, and those inside tuples and lists."""
    for value in values:
        yield from flat(value) if isinstance(value, (tuple, list)) else (value,)


def depends_on_letters(item: pytest.Function) -> bool:
    """Returns whether a test measures or reads East Asian letters.

    A test in a certain language does if they are that language's letters; any other test if
    it names such a language, or has such letters itself.
    """
    words = set(said(item.path, item.originalname, set()))
    if words.isdisjoint(MEASURES):
        return False
    params = item.callspec.params.values() if hasattr(item, "callspec") else ()
    given = {each for each in flat(params) if isinstance(each, str)}
    if languages := given & LANGUAGES.keys():
        return not languages.isdisjoint(OTHER_SCRIPTS)
    return not words.isdisjoint(NAMED) or any(map(EAST_ASIAN.search, words))
