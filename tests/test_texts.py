"""The catalogues are whole, and nothing stands in them that no user should see."""

from __future__ import annotations

import importlib.util
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import NamedTuple

import pytest

from goref.core.base.language import FORM
from goref.io.text.catalogue import read_po
from tests import chinese
from tests.languages import EN, LANGUAGES, LATIN

ROOT = Path(__file__).parents[1]
I18N = ROOT / "resources" / "i18n"
OTHERS = [language for language in LANGUAGES if language != EN]

MARKUP = re.compile(r"</?\w+>")
PATTERNS = re.compile(r"\*\.?\w+")
MNEMONIC = re.compile(r"&(\w)")
SIGNS = "✓◀▶…"
KANA = re.compile(r"[\u3040-\u30ff]")
HANGUL = re.compile(r"[\uac00-\ud7a3]")
WIDE = re.compile(r"[\u3001\u3002\uff00-\uff60]")
LETTERS = re.compile(r"[A-Za-z]{2,}")
CHINESE_ONLY = set("这们为个双对应关黑认读让气说请选击图单战没实领处规则录显围两权贴还谱")
"""Signs that only Chinese writes so."""
JAPANESE_ONLY = set("黒図単戦実読説対応関気択囲価両権拠変帰処駅")
QUOTED_OLD = {"articles", "citations", "sources", "rule sets", "terms"}
"""Contexts in which a title or a term stands as its country writes it."""
APART = {("zh", "ProtestForm", "Decided by"), ("de", "help", "none")}
"""What a place calls otherwise than the others: an incident is 裁定, a protest 裁决; a game is
"ohne" komi, and what is counted "nichts"."""
FREE = {
    "cards": {"count", "rest"},
    "count arranging": {"amount"},
    "count tables": {"side"},
    "details": {"jip", "moku", "points", "zi"},
    "details: territory": {"jip", "moku", "points", "zi"},
    "event glance": {"loser"},
    "incidents": {"number"},
    "results": {"jip", "loser", "moku", "points", "whole", "zi"},
    "results: Ming and Qing": {"old", "zi"},
    "results: territory": {"jip", "moku", "points"},
}
"""What is there to be filled in besides the places of the English."""


@cache
def tool() -> ModuleType:
    """Returns ``packaging/texts.py``, which updates the catalogues, as a module."""
    spec = importlib.util.spec_from_file_location("texts", ROOT / "packaging" / "texts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def messages() -> list[NamedTuple]:
    return [*tool().messages(ROOT)]


@cache
def english() -> dict[tuple[str, str], str]:
    """Returns every text of goref, by context and English, with its file.

    A plural has the key of a language that has only one form.
    """
    return {
        (m.context, f"{m.english}{FORM}0" if m.many else m.english): m.file for m in messages()
    }


@cache
def translated(language: str) -> dict[tuple[str, str], str]:
    return read_po(I18N / f"{language}.po")


def forms(language: str) -> range:
    """Returns the numbers of the plural forms of a language."""
    return range(1 + max(map(LANGUAGES[language].form, range(3))))


def window(language: str) -> Iterator[tuple[str, str, str]]:
    """Yields context, English and translation of every text of the window."""
    for (context, source), text in translated(language).items():
        first = re.sub(rf"(?<={FORM})\d", "0", source)
        if english()[context, first].startswith("goref/qt/"):
            yield context, source, text


def places(text: str) -> set[str]:
    """Returns the names of a text's placeholders; ``name`` for ``{name:form}`` and
    ``{name!r}``."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated_and_no_other(language):
    keys = {
        (context, source[:-1] + str(form) if FORM in source else source)
        for context, source in english()
        for form in forms(language)
    }
    assert translated(language).keys() ^ keys == set()


@pytest.mark.parametrize("language", OTHERS)
def test_bringing_a_catalogue_up_to_the_texts_changes_nothing(language, tmp_path, monkeypatch):
    before = (I18N / f"{language}.po").read_bytes()
    (tmp_path / f"{language}.po").write_bytes(before)
    monkeypatch.setattr(tool(), "I18N", tmp_path)
    left = tool().update(language, LANGUAGES[language].name, messages())
    assert left == []
    assert (tmp_path / f"{language}.po").read_bytes() == before


def test_what_is_new_changed_or_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(tool(), "I18N", tmp_path)
    one, other = (
        tool().Message("a", "Ten {n} stones", "x.py"),
        tool().Message("b", "Old", "y.py"),
    )
    assert tool().update("ja", "日本語", [one, other]) == ["Ten {n} stones", "Old"]
    path = tmp_path / "ja.po"
    whole = path.read_text("utf-8").replace('stones"\nmsgstr ""', 'stones"\nmsgstr "石{n}"')
    path.write_text(whole, "utf-8")
    assert read_po(path) == {("a", "Ten {n} stones"): "石{n}"}
    new = one._replace(english="Ten {n} stones.", note="of a side")
    assert tool().update("ja", "日本語", [new]) == ["Ten {n} stones."]
    before = path.read_text("utf-8")
    assert tool().update("ja", "日本語", [new]) == ["Ten {n} stones."], (
        "nobody has looked at it"
    )
    told = path.read_text("utf-8")
    assert told == before
    assert "#, fuzzy" in told, "it is to be looked at"
    assert '#| msgid "Ten {n} stones"' in told
    assert "#. of a side" in told
    assert "Old" not in told
    assert read_po(path) == {}, "what nobody has looked at is not shown"


@pytest.mark.parametrize("language", OTHERS)
def test_places_are_those_of_the_english(language):
    for (context, source), text in translated(language).items():
        more = places(text) - places(source) - FREE.get(context, set())
        assert more == set(), f"{context}: {source!r}"
        assert "{}" not in text


@pytest.mark.parametrize("language", OTHERS)
def test_errors_fill_the_same_places(language):
    for (context, source), text in translated(language).items():
        if context == "errors":
            assert places(text) == places(source), source


@pytest.mark.parametrize("language", OTHERS)
def test_spaces_at_the_ends_stay_where_the_english_has_two_lines(language):
    for (context, source), text in translated(language).items():
        assert source.count("\n\n") == text.count("\n\n"), f"{context}: {source!r}"
        assert text.strip() == text or source.strip() != source, f"{context}: {source!r}"


def test_english_is_written_in_its_own_letters():
    for context, source in english():
        assert not KANA.search(source), f"{context}: {source!r}"
        assert not HANGUL.search(source), f"{context}: {source!r}"
        assert not WIDE.search(source), f"{context}: {source!r}"


def test_chinese_and_japanese_do_not_borrow_each_others_signs():
    for (context, source), text in translated("zh").items():
        assert not (KANA.search(text) and context not in QUOTED_OLD), f"{context}: {source!r}"
        assert not JAPANESE_ONLY & set(text), f"{context}: {source!r}"
    for (context, source), text in translated("ja").items():
        assert not CHINESE_ONLY & set(text.replace("双方", "")), f"{context}: {source!r}"


def chinese_texts() -> Iterator[tuple[str, str]]:
    """Yields every Chinese text of the catalogue and the manual, with its place in front."""
    for (context, source), text in translated("zh").items():
        yield f"{context}: {source!r}", text
    for page in sorted((ROOT / "resources" / "help" / "zh").glob("*.md")):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            yield f"{page.name}:{number}", line


@pytest.mark.parametrize("old", chinese.OLD)
def test_chinese_words_that_were_given_up_stay_away(old):
    found = [f"{where}: {text}" for where, text in chinese_texts() if re.search(old, text)]
    assert found == [], f"write {chinese.OLD[old]}"


def test_chinese_calls_one_thing_by_one_name():
    others = []
    for (context, source), text in translated("zh").items():
        term = re.sub(r"&(?=\w)", "", source.split(FORM)[0]).rstrip("…").lower()
        if term in chinese.TERMS and (context, source) not in CHINESE_APART:
            names, name = chinese.TERMS[term], re.sub(r"\(&\w\)", "", text).rstrip("…")
            if name not in ((names,) if isinstance(names, str) else names):
                others.append((context, source, text))
    assert others == []


CHINESE_APART = {
    ("citations", "result"),  # a heading of the rule text
    ("count playing on", "dame"),  # what a play does
}


@pytest.mark.parametrize("text", ["见 goref -h", "请用 --rules 另选", "Y  是", "所有文件 (*)"])
def test_input_to_a_shell_stands_apart_in_chinese(text):
    assert not chinese.SPACED.search(chinese.unspaced(text))
    assert not chinese.HALF.search(chinese.punctuated(text))


@pytest.mark.parametrize("text", ["第 3 手", "{count} 局", "另询问 GTP 引擎", "{side} 胜"])
def test_a_space_in_chinese_is_found(text):
    assert chinese.SPACED.search(chinese.unspaced(text))


def test_chinese_sets_no_spaces_next_to_letters_and_figures():
    for (context, source), text in translated("zh").items():
        if context not in ("help", "man page"):
            assert not chinese.SPACED.search(chinese.unspaced(text)), f"{context}: {source!r}"


def test_chinese_punctuation_is_full_width():
    for (context, source), text in translated("zh").items():
        if context not in ("desktop", "event placing"):  # keywords; the signs of a list
            said = chinese.punctuated(text).replace("“姓, 名”", "")  # to be typed so
            assert not chinese.HALF.search(said), f"{context}: {source!r}"


def test_what_goes_on_ends_with_two_groups_of_dots_in_chinese():
    for (context, source), text in translated("zh").items():
        if text.startswith("正在"):
            assert not re.search(r"(?<!…)…(?!…)", text), f"{context}: {source!r}"


def test_korean_is_written_in_hangul():
    for (context, source), text in translated("ko").items():
        assert not WIDE.search(text), f"{context}: {source!r}"
        assert "조작" not in text, "no act of the referee reads as manipulation"
        assert "이의 중" not in text, "a protest is 항의 중, a dispute 이의 있음"


@pytest.mark.parametrize("language", OTHERS)
def test_markup_and_signs_are_the_same(language):
    for context, source, text in window(language):
        for pattern in (MARKUP, PATTERNS):
            told = Counter(pattern.findall(text))
            assert told == Counter(pattern.findall(source)), f"{context}: {source!r}"
        for sign in SIGNS:
            # In running text Chinese and Japanese write the dots twice.
            assert text.replace("……", "…").count(sign) == source.count(sign), source
        assert source.count(";;") == text.count(";;")


@pytest.mark.parametrize("language", OTHERS)
def test_mnemonics_stand_in_the_word_or_in_brackets_with_the_same_letter(language):
    for _, source, text in window(language):
        letters = [letter.upper() for letter in MNEMONIC.findall(source)]
        if language in LATIN:
            assert len(MNEMONIC.findall(text)) == len(letters), source
            assert "(&" not in text
            continue
        assert MNEMONIC.findall(text) == letters, source
        if letters:
            assert f"(&{letters[0]})" in text


@pytest.mark.parametrize("language", OTHERS)
def test_the_window_calls_a_thing_the_same_everywhere(language):
    names: dict[str, set[str]] = {}
    for context, source, text in window(language):
        if (language, context, source) in APART:
            continue
        letter = "&" if language in LATIN else r"\(?&(?:amp;)?\w\)?"
        plain = re.sub(letter, "", text) if "&" in text else text
        names.setdefault(source, set()).add(plain)
    assert {s: t for s, t in names.items() if len(t) > 1} == {}


def test_a_number_of_things_has_a_sentence_for_one_of_them():
    alone = [m.english for m in messages() if not m.many and _counts(m.english)]
    assert {*alone} - NEVER_ONE - ONE_APART == set()
    assert (NEVER_ONE | ONE_APART) - {*alone} == set(), "these are gone"


def _counts(english: str) -> bool:
    """Returns whether a sentence states a number of things, so that it needs a plural form.

    That is a placeholder that is no name, with a noun or verb in the plural close behind it. A
    sentence about a limit (``{most}``) does not count.
    """
    found = MANY.findall(english) if "{most}" not in english else []
    return not NAMED.issuperset(found)


MANY = re.compile(
    r"\{(\w+)[^}]*\} (?:(?!of\b|to\b)[a-z-]+ )?"
    r"(?:acts|are|brackets|byes|cells|characters|columns|elements|entries|fields|files|games|have"
    r"|incidents|kos|liberties|lines|marks|minutes|moves|nodes|pages|parts|passes|planes|players"
    r"|plays|points|prisoners|questions|records|rounds|routes|rows|seconds|sheets|signs|spaces"
    r"|steps|stones|tables|times|values|variations|ways|words)\b"
)
NAMED = {
    *("colour", "detail", "engine", "last", "mine", "name", "other", "owner", "points"),
    *("side", "text"),
}
"""Places that are filled with names and other words."""
NEVER_ONE = {
    "A game with {n} handicap stones of which only some facts are known.",
    "A game with {n} handicap stones, from the first move to two passes.",
    "A whole game of {moves} moves, with two passes at the end.",
    "The file holds {count} games; this is the first (--game chooses another).",
    "The file holds {count} games. Open:",
    "{file} holds {count} games. They would be lost; this game's result is: {ours}.",
    (
        "Black's first {count} moves are as many as the handicap; they were read as handicap "
        "stones at {points}, not as moves."
    ),
    (
        "{count} moves are in one place of the record; they were read in the order written, "
        "up to move {move}."
    ),
    (
        "The komi {text} may be {text} points or, in hundredths as some servers write it, "
        "{readings} points; none was used. Enter the komi."
    ),
    "“{answer}” applies to all {reach} stones there: they live or die together.",
    "cycle of {kos} kos",
    "long cycle of {turns} moves",
    "{claimant} claims: {owner}'s {count} stones are dead",
    "{claimant} claims: {owner}'s {count} stones are alive",
    "{run} passes in a row",
    "{run} pass stones in a row",
    ", or {forced} pass stones in one board position",
    ", or {forced} pass stones in one board position (every stone is then alive)",
    "Of {count} visible sheets “{sheet}” was read, the first whose headings fit.",
    (
        "Round {round} has {count} byes in the file, and all of them here; OpenGotha itself "
        "keeps only the last, that of {name}."
    ),
    "the rows are not a board of {size} lines",
    "{size} lines; Black {black}, White {white}; {count} in doubt.",
    "{size} lines",
    "{count} times, first: {said}",
    "{count} tables were changed",
}
"""What is said of two things and more alone."""
ONE_APART = {
    "{side}'s {count} stones",
    "{count} stones are",
    "{count} more stones are",
    "Decide {count} tables",
    "Decide {count} ready tables…",
    "Print {count} sheets…",
    "Save {count} sheets…",
    "Are the {count} stones in the opponent's lid?",
    "{count} lines",
    "{point}: {side}, chain of {stones}, {liberties} liberties",
    "{count} later moves no longer fit; the first is move {first}.",
    "✓ {others} other ways to count agree",
}
"""What has a sentence of its own for one thing, which has no number in it."""


def test_every_text_says_what_it_said(golden):
    """A change of a text changes the line of its context; ``git diff resources`` says how."""
    told: dict[str, list[list[str]]] = {}
    for context, source in sorted(english()):
        each = [
            FORM.join(
                filled(language.words(context, said).split(FORM)[0])
                for said in (
                    [f"{source[:-1]}{form}" for form in forms(language)]
                    if FORM in source and language != EN
                    else [source]
                )
            )
            for language in LANGUAGES
        ]
        told.setdefault(context, []).append(each)
    lines = [
        f"{context}: {len(rows)} {digests(rows)}" for context, rows in sorted(told.items())
    ]
    golden("texts.txt", "\n".join([f"context: texts {' '.join(LANGUAGES)}", *lines]) + "\n")


def filled(text: str) -> str:
    """Returns a text whose placeholders are filled with their names and forms."""
    return Formatter().vformat(text, [Place(str(n)) for n in range(4)], Sample())


def digests(rows: list[list[str]]) -> str:
    columns = zip(*sorted(rows), strict=True)
    return " ".join(sha256("\0".join(column).encode()).hexdigest()[:8] for column in columns)


class Place:
    """The value that fills a placeholder."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __format__(self, form: str) -> str:
        return f"<{self._name}:{form}>"

    def __repr__(self) -> str:
        return f"<{self._name}!r>"


class Sample(dict[str, Place]):
    """A mapping that has a value for every placeholder."""

    def __missing__(self, key: str) -> Place:
        return Place(key)


@pytest.mark.parametrize("language", OTHERS)
def test_only_names_stay_in_english(language):
    same = {
        source
        for (_, source), text in translated(language).items()
        if text == source and LETTERS.search(Formatter().vformat(source, (), Nothing()))
    }
    assert same <= NAMES | (ROMAN | SHARED[language] if language in LATIN else set())


NAMES = {
    *(
        "AGA",
        "B+R, W+3.5, draw, both-lose, no-result",
        "Backspace",
        "CSV…",
        "CUSS",
        "DC",
        "EGF",
        "EXR",
    ),
    *("EXT", "Enter", "Esc", "MMS", "OpenGotha", "PDF (*.pdf)", "Pairgoth", "SDC", "SODOS"),
    *("SOS", "SOSOS", "SOS−1", "SOS−2", "goref"),
}


ROMAN = {
    *("Ing", "Ji Ping Dian A", "Ji Ping Dian B", "Lu Nan", "Sunjang Baduk", "Zhang Xu"),
    *("World Mind Sports Games 2008", "Zhao Zhiyun", "OK", "[[rule]] {number}"),
    *("[[sum]] {number}", " ({amount} min)", "+{minutes} min", "hh:mm", "&PIN:"),
}
"""What is the same in every language that has the letters of English."""
SHARED = {
    "de": {
        *(
            "&Komi:",
            "Button",
            "Computer",
            "Engines",
            "Engines…",
            "Komi",
            "Komi {point}",
            "NAME",
        ),
        *("Name", "Pause", "Pl", "Protest", "Protest…", "Ra&ting:", "Rating", "Seki", "Status"),
        *("Text (*.txt)", "in {unit}", "{margin}, in {unit}"),
    },
    "fr": {
        '"incidents", incident {number}',
        "&Note…",
        "Area II",
        "Area III",
        "Article",
        "Button Go",
        "Button Go, {part}",
        "Cat.",
        "Club",
        "Code",
        "DESCRIPTION",
        "Date",
        "Handicap",
        "Hd",
        "Id",
        "Ikeda Area I",
        "Ikeda Area II",
        "Ikeda Area III",
        "Ikeda Territory I",
        "Ikeda Territory II",
        "Incidents",
        "Komi",
        "Komi (points)",
        "Komi {point}",
        "Menu",
        "Minutes",
        "Note",
        "Notes",
        "Pages",
        "Pair Go",
        "Pause",
        "Point",
        "Points",
        "Routes",
        "SYNOPSIS",
        "Seki",
        "Signatures",
        "Source",
        "Stone scoring",
        "Suicide",
        "Table",
        "Table {n}",
        "Table {table}",
        "Tables",
        "Tables (CSV)",
        "Territory I",
        "Territory II",
        "Total",
        "Tromp–Taylor",
        "absent",
        "article {article}",
        "club",
        "contradiction",
        "da chou",
        "date",
        "goref {version} · code {code}",
        "handicap",
        "handicap {count}",
        "handicap {stones}",
        "incident {number}",
        "incident {number} ({kind})",
        "incidents",
        "komi",
        "komi {amount} zi",
        "komi {komi}",
        "note",
        "notes",
        "options",
        "points",
        "quadruple ko",
        "question",
        "rectangle",
        "routes",
        "suggestion",
        "table",
        "table {table}",
        "triple ko",
        "zi",
        "{amount} zi",
        "{amount} zi ({points} points)",
    },
}
"""The words that a language shares with English."""


class Nothing(dict[str, str]):
    """A mapping that has nothing for any placeholder."""

    def __missing__(self, key: str) -> str:
        return ""
