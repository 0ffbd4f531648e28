"""The interface's texts: from where translators work, and from the tables made of that."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.core.base.language import LANGUAGES, SOURCE
from goref.io.places import resources
from goref.io.text.translations import Texts, read_texts, read_ts, table_of, write_tables

OTHERS = [code for code in LANGUAGES if code != SOURCE]


def test_unfinished_and_vanished_texts_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "some.ts"
    kinds = ("", ' type="unfinished"', ' type="vanished"')
    entries = "".join(
        f"<message><source>{i}</source><translation{kind}>t{i}</translation></message>"
        for i, kind in enumerate(kinds)
    )
    path.write_text(
        f'<TS version="2.1"><context><name>here</name>{entries}'
        "<message><source>3</source><translation></translation></message></context></TS>"
    )
    assert read_ts(path) == {("here", "0"): "t0"}


def says(texts: Texts, whole: dict[tuple[str, str], str]) -> bool:
    return {key: texts.find(*key) for key in whole} == whole


@pytest.mark.parametrize("language", OTHERS)
def test_a_table_says_what_the_file_does_that_it_is_made_of(
    language: str, tmp_path: Path
) -> None:
    i18n = resources() / "i18n"
    whole = read_ts(i18n / f"goref_{language}.ts")
    assert len(whole) > 1000
    assert says(read_texts(i18n, language), whole), "a checkout has no table"
    tables = write_tables(i18n, tmp_path / "made")
    assert {table.stem for table in tables} == {f"goref_{code}" for code in OTHERS}
    assert says(read_texts(tmp_path / "made", language), whole)


def test_a_table_that_is_there_is_read_alone(tmp_path: Path) -> None:
    (tmp_path / "goref_zh.ts").write_text("no XML")
    table = "Foot\0Back\0返回\0a\nb\0甲\r\n乙\0\0Board\0Back\0后"
    (tmp_path / "goref_zh.table").write_bytes(table.encode())
    texts = read_texts(tmp_path, "zh")
    assert texts.find("Foot", "Back") == "返回"
    assert texts.find("Foot", "a\nb") == "甲\r\n乙"
    assert texts.find("Board", "Back") == "后"
    for nothing in (("Foot", "返回"), ("Board", "a\nb"), ("Page", "Back"), ("", "Foot")):
        assert texts.find(*nothing) is None
    with pytest.raises(SyntaxError):
        table_of(tmp_path / "goref_zh.ts")
