"""Look every article up: ``python -m tests.sources DIR`` finds its words in the texts there.

The texts are not part of goref; ``DIR`` has them as ``S0….txt`` to ``S4….txt``. What is not
found in the very part that an article names is printed, and the exit code is 1. ``--table``
prints all articles instead: who speaks, where it stands, its key words.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from goref.core.articles.entry import Passage, Place
from goref.core.base.sources import SourceText
from goref.core.rulesets.table import RULESETS
from goref.io.values.articles import STEPS, article
from tests.languages import EN

HAN = "一二三四五六七八九"
FILES = dict.fromkeys((SourceText.LU_NAN, SourceText.JPD_A, SourceText.JPD_ART), "S0")
FILES |= {
    SourceText.HUANG: "S1",
    SourceText.ZHAO: "S2",
    SourceText.ZHANG: "S3",
    SourceText.DIARY: "S4",
}
"""How the name of the file begins that has a text."""
SPANS = {
    SourceText.LU_NAN: ("^路南$", "^本文参考文章"),
    SourceText.JPD_ART: ("^第一部分", "^实现统一的大规则"),
    SourceText.JPD_A: ("^关于标题的说明", "^本规则共七条"),
    SourceText.DIARY: ("^タグ", r"\Z"),
}
"""From where to where a text goes in its file, where that has more."""
ITEM = r"(\d)(?:、|\. |(?=A类负着、))"
HEADINGS = {
    SourceText.ZHAO: (rf"([{HAN}])[、 ]..(?:填空|数子)法$", "(明清|近代)数子法$"),
    SourceText.HUANG: ("(编者注)",),
    SourceText.ZHANG: (rf"([{HAN}])、", ITEM),
    SourceText.LU_NAN: (rf"([{HAN}])[.、]",),
    SourceText.JPD_ART: (rf"第([{HAN}十]+部分|[{HAN}十]+)", rf"([{HAN}])、"),
    SourceText.JPD_A: (rf"第([{HAN}十]+)条", ITEM),
    SourceText.DIARY: ("(コメント)$",),
}
"""The lines that begin a part of a text, and those that begin a part of a part."""
NAMES = {"注": "", "I": "一部分", "表1": "明清", "表2": "近代"}
"""Parts whose name here is not the one in the text."""


def found(directory: Path, place: Place) -> Iterator[tuple[str, bool]]:
    """Yields the key words of a place, each with whether the text has them there."""
    text = bare(part_of(whole(directory, place.work), place))
    for words in place.words:
        yield words, bare(words) in text


@cache
def whole(directory: Path, work: SourceText) -> str:
    """Returns a text, without the other texts that are in its file."""
    (path,) = directory.glob(f"{FILES[work]}*.txt")
    text = path.read_text("utf-8")
    first, last = SPANS.get(work, (r"\A", r"\Z"))
    begin = re.search(first, text, re.MULTILINE)
    assert begin is not None, (work, first)
    end = re.compile(last, re.MULTILINE).search(text, begin.end())
    assert end is not None, (work, last)
    return text[begin.start() : end.start()]


def part_of(text: str, place: Place) -> str:
    """Returns the part of a text that a place names; "" if it has no such part."""
    if place.part.startswith("¶"):
        paragraphs = re.split(r"\n\s*\n", text)
        return paragraphs[int(place.part[1:]) - 1]
    names = re.findall(r"注(?=\d)|[^. ]+", place.part)
    for name, heading in zip(names, HEADINGS[place.work], strict=False):
        text = "\n".join(parts(text, heading, NAMES.get(name, name)))
    return text


def parts(text: str, heading: str, name: str) -> Iterator[str]:
    """Yields the text under each heading with a name; for no name, that before the first
    heading."""
    cuts = [*re.finditer(f"^{heading}.*", text, re.MULTILINE)]
    ends = [*(cut.start() for cut in cuts[1:]), len(text)]
    if not name:
        yield text[: cuts[0].start()]
    for cut, end in zip(cuts, ends, strict=True):
        if figures(cut[1]) == name:
            yield text[cut.start() : end]


def figures(han: str) -> str:
    """Returns a heading's number in digits: ``十二`` becomes 12; any other text unchanged."""
    if not re.fullmatch(f"[{HAN}十]+", han):
        return han
    tens, ten, ones = han.rpartition("十")
    value = (HAN.index(tens) + 1 if tens else 1) * 10 if ten else 0
    return str(value + (HAN.index(ones) + 1 if ones else 0))


def bare(text: str) -> str:
    """Returns a text without blanks and line ends, which differ from print to print."""
    return re.sub(r"\s", "", text)


def every_passage() -> Iterator[tuple[str, str, Passage]]:
    """Yields every passage of the articles, with the ids of its rule set and step."""
    for rules in RULESETS.values():
        for step in STEPS:
            for passage in article(rules, step).says:
                yield rules.id, step, passage


def missing(directory: Path) -> Iterator[str]:
    """Yields a line for all key words that are not found at their place, once for each
    place."""
    places = {place: f"{id_} {step}" for id_, step, p in every_passage() for place in p.places}
    for place, where in places.items():
        for words, there in found(directory, place):
            if not there:
                yield f"{where}: {words} is not in {place.work.name} {place.part}"


def table() -> Iterator[str]:
    """Yields all articles as lines: the speaker, the places, their key words, the passage."""
    for id_, step, passage in every_passage():
        where = "; ".join(
            f"{place.work.name} {place.part}: {' | '.join(place.words)}"
            for place in passage.places
        )
        who = passage.speaker.told(EN)
        yield f"{id_:22}{step:10}{who:19}{where or '–'}\n{'':32}{passage.text.in_(EN)}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sources", description=__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    lines = [*(table() if asked.table else missing(asked.directory))]
    print(*lines or ["every key word is where it should be"], sep="\n")
    return int(bool(lines) and not asked.table)


if __name__ == "__main__":
    sys.exit(main())
