"""Names in Chinese or Korean signs are found to be like their Latin spellings, and no more."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from goref.app.event.attach import matched, name_parts
from goref.app.event.files import new_event, take_in
from goref.core.event.event import EventInfo
from goref.io.text.readings import spellings

PAIRINGS = "Round,Table,Black,White\n1,1,Ke Jie,Lee Sedol\n1,2,Shan Xiaochun,Park Jeonghwan\n"


@pytest.fixture(autouse=True)
def afresh() -> None:
    spellings.cache_clear()


@pytest.mark.parametrize(
    ("signs", "latin"),
    [
        ("이세돌", "leesedol"), ("이세돌", "sedollee"), ("박정환", "leejeonghwan"),
        ("남궁민", "namgungmin"), ("최정", "choijeong"), ("꽉쏨", "kkwakssom"),
    ],
)  # fmt: skip
def test_korean_is_spelt_by_rule(signs: str, latin: str) -> None:
    (part,) = name_parts(signs)
    assert (latin in spellings(part)) == (signs != "박정환")


@pytest.mark.parametrize(
    ("signs", "latin"),
    [
        ("柯洁", "kejie"), ("柯洁", "jieke"), ("单晓", "shanxiao"), ("吕冰", "lubing"),
        ("吕冰", "lyubing"), ("欧阳锋", "ouyangfeng"), ("欧阳锋", "fengouyang"),
    ],
)  # fmt: skip
def test_chinese_is_read_by_a_dictionary(signs: str, latin: str) -> None:
    pytest.importorskip("pypinyin")
    assert latin in spellings(signs)
    assert "wangjie" not in spellings(signs)


def test_without_the_dictionary_nothing_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pypinyin", None)
    assert spellings("柯洁") == frozenset()
    assert "leesedol" in spellings("이세돌")


@pytest.mark.parametrize("name", ["柯", "寿限无寿限无", "かな", "李ab"])
def test_what_is_no_name_is_not_read(name: str) -> None:
    assert spellings(name) == frozenset()


@pytest.mark.parametrize(
    ("black", "white", "place"),
    [
        ("柯洁 九段", "이세돌", "1/1"),
        ("이세돌", "柯洁", "1/1"),
        ("单晓春", "박정환", "1/2"),
        ("柯洁", "박정환", None),
    ],
)
def test_a_record_is_shown_as_possibly_a_tables_and_never_taken(
    tmp_path: Path, black: str, white: str, place: str | None
) -> None:
    pytest.importorskip("pypinyin")
    folder = tmp_path / "records"
    folder.mkdir()
    record = f"(;SZ[5]CA[UTF-8]RO[1]PB[{black}]PW[{white}];B[cc])"
    (folder / "a.sgf").write_text(record, encoding="utf-8")
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup")) as store:
        take_in(store, "pairings", PAIRINGS.encode())
        (found,) = matched(store.event(), folder)
    assert (found.table.place if found.table else None) == place
    assert not found.certain
    if place:
        assert "near-players" in [one.code for one in found.notes]
