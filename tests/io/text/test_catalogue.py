"""A language's catalogue: from where translators work, and from the tables made of that."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from goref.core.base.language import ENGLISH, FORM, LANGUAGES, Language, Text
from goref.core.texts.faults.said import said
from goref.io import places
from goref.io.text import catalogue as module
from goref.io.text.catalogue import (
    Catalogue,
    language_of,
    languages,
    read_po,
    table_of,
    write_tables,
)
from tests.wordings import tells

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
PO = """\
msgid ""
msgstr "Language: ja\\n"

msgctxt "here"
msgid "one"
msgstr "一"

#, fuzzy
msgctxt "here"
msgid "two"
msgstr "二"

msgctxt "here"
msgid "three"
msgstr ""

msgctxt "there"
msgid "one"
msgstr ""
"ひと"
"つ\\n"

msgctxt "here"
msgid "{n} stone"
msgid_plural "{n} stones"
msgstr[0] "石{n}"
msgstr[1] "石々{n}"

#~ msgctxt "here"
#~ msgid "four"
#~ msgstr "四"
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of catalogues, and one for what can be made again."""
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "ja.po").write_text(PO, encoding="utf-8")
    monkeypatch.setattr(places, "resources", lambda: tmp_path)
    monkeypatch.setattr(places, "caches", lambda: tmp_path / "kept")
    return tmp_path


def test_what_is_unfinished_is_not_read(checkout: Path) -> None:
    found = read_po(checkout / "i18n" / "ja.po")
    assert found == {
        ("here", "one"): "一",
        ("there", "one"): "ひとつ\n",
        ("here", f"{{n}} stone{FORM}0"): "石{n}",
        ("here", f"{{n}} stone{FORM}1"): "石々{n}",
    }


def test_a_text_is_found_by_its_context(checkout: Path) -> None:
    texts = Catalogue("ja")
    assert texts.find("here", "one") == "一"
    assert texts.find("there", "one") == "ひとつ\n"
    for nothing in (("here", "two"), ("there", "一"), ("nowhere", "one"), ("", "here")):
        assert texts.find(*nothing) is None


def test_a_change_shows_at_the_next_start(checkout: Path) -> None:
    assert Catalogue("ja").find("here", "one") == "一"
    path = checkout / "i18n" / "ja.po"
    path.write_text(PO.replace("一", "壱番"), encoding="utf-8")
    assert Catalogue("ja").find("here", "one") == "壱番"


def test_a_catalogue_is_read_once_while_it_is_not_changed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Catalogue("ja").find("here", "one") == "一"
    monkeypatch.setattr(module, "read_po", None)
    assert Catalogue("ja").find("here", "one") == "一"


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"of another file\0\0\0here\0one\0x"])
def test_a_damaged_table_is_made_anew(checkout: Path, damage: bytes) -> None:
    Catalogue("ja").find("here", "one")
    (checkout / "kept" / "ja.table").write_bytes(damage)
    assert Catalogue("ja").find("here", "one") == "一"


def test_where_nothing_can_be_kept_it_is_read_every_time(checkout: Path) -> None:
    (checkout / "kept").write_text("a file stands in the way")
    assert Catalogue("ja").find("here", "one") == "一"


def test_a_table_that_was_built_is_read_alone(checkout: Path) -> None:
    (checkout / "i18n" / "ja.po").unlink()
    table = "Foot\0Back\0返回\0a\nb\0甲\r\n乙\0\0Board\0Back\0后"
    (checkout / "i18n" / "ja.table").write_bytes(table.encode())
    texts = Catalogue("ja")
    assert texts.find("Foot", "Back") == "返回"
    assert texts.find("Foot", "a\nb") == "甲\r\n乙"
    assert texts.find("Board", "Back") == "后"


def test_tables_say_what_the_catalogues_do(tmp_path: Path) -> None:
    i18n = (
        Path(__file__).parents[3] / "resources" / "i18n"
    )  # what is installed has tables alone
    tables = write_tables(i18n, tmp_path / "made")
    assert {table.stem for table in tables} == set(OTHERS)
    for table in tables:
        whole = read_po(i18n / f"{table.stem}.po")
        assert len(whole) > 4000
        assert table.read_text(encoding="utf-8") == table_of(i18n / f"{table.stem}.po")
        texts = Catalogue(table.stem)
        assert {key: texts.find(*key) for key in whole} == whole


def test_a_language_from_outside() -> None:
    assert list(languages()) == list(LANGUAGES)
    assert [language_of(code) for code in LANGUAGES] == list(LANGUAGES)
    assert language_of("EN-GB") == language_of("") == ENGLISH
    assert language_of("sv", languages()["ja"]) == "ja"


KOMI = Text("terms", "Komi")


def test_another_process_speaks_a_language_that_it_was_handed() -> None:
    """As those of ``goref batch`` on many machines, and all that Windows starts."""
    ja = languages()["ja"]
    assert pickle.loads(pickle.dumps(ja)).catalogue is ja.catalogue
    told = subprocess.run(
        [sys.executable, "-P", "-c", SPEAK],
        input=pickle.dumps((KOMI, ja)),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert told.stdout.decode() == KOMI.in_(ja) == "コミ"


SPEAK = """
import pickle, sys
text, language = pickle.load(sys.stdin.buffer)
print(text.in_(language), end="")
"""


@pytest.mark.parametrize("damage", ["gone", "folder", "no text", "no catalogue", "no reader"])
def test_what_cannot_be_read_is_told_and_is_in_english(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    path = checkout / "i18n" / "ja.po"
    path.unlink()
    match damage:
        case "folder":
            path.mkdir()
        case "no text":
            path.write_bytes(b'msgid "\xff"\n')
        case "no catalogue":
            path.write_text("<<<<<<< HEAD\n")
        case "no reader":
            path.write_text(PO, encoding="utf-8")
            monkeypatch.setitem(sys.modules, "polib", None)
    texts = Catalogue("ja")
    language = Language("ja", texts)
    monkeypatch.setattr(module, "languages", lambda: {"en": ENGLISH, "ja": language})
    assert module.unread() == [], "nothing was looked for yet"
    assert Text("here", "one").in_(language) == "one"
    [told] = module.unread()
    assert tells(said(told, ENGLISH), "texts-unread")
