"""Korean particles by the last sound of a word."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.language import Text
from goref.core.base.particles import FORMS, formatted, with_particle
from tests.languages import KO


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("흑", "흑이 흑은 흑을 흑과 흑으로 흑이라"),
        ("무", "무가 무는 무를 무와 무로 무라"),
        ("서울", "서울이 서울은 서울을 서울과 서울로 서울이라"),
        ("0", "0이 0은 0을 0과 0으로 0이라"),
        ("1", "1이 1은 1을 1과 1로 1이라"),
        ("2", "2가 2는 2를 2와 2로 2라"),
        ("D3", "D3이 D3은 D3을 D3과 D3으로 D3이라"),
        ("D4", "D4가 D4는 D4를 D4와 D4로 D4라"),
        ("5", "5가 5는 5를 5와 5로 5라"),
        ("16", "16이 16은 16을 16과 16으로 16이라"),
        ("7", "7이 7은 7을 7과 7로 7이라"),
        ("8", "8이 8은 8을 8과 8로 8이라"),
        ("19", "19가 19는 19를 19와 19로 19라"),
        ("10", "10이 10은 10을 10과 10으로 10이라"),
        ("½", "½이 ½은 ½을 ½과 ½로 ½이라"),
        ("3¼", "3¼이 3¼은 3¼을 3¼과 3¼로 3¼이라"),
        ("2¾", "2¾이 2¾은 2¾을 2¾과 2¾으로 2¾이라"),
        ("L", "L이 L은 L을 L과 L로 L이라"),
        ("R", "R이 R은 R을 R과 R로 R이라"),
        ("M", "M이 M은 M을 M과 M으로 M이라"),
        ("n", "n이 n은 n을 n과 n으로 n이라"),
        ("A", "A가 A는 A를 A와 A로 A라"),
        ("Lee", "Lee이(가) Lee은(는) Lee을(를) Lee와(과) Lee(으)로 Lee(이)라"),
        ("李", "李이(가) 李은(는) 李을(를) 李와(과) 李(으)로 李(이)라"),
        ("", "이(가) 은(는) 을(를) 와(과) (으)로 (이)라"),
        ("“집”", "“집”이 “집”은 “집”을 “집”과 “집”으로 “집”이라"),
        ("나무 (2)", "나무 (2)가 나무 (2)는 나무 (2)를 나무 (2)와 나무 (2)로 나무 (2)라"),
    ],
)
def test_a_particle_goes_by_the_last_sound(word: str, told: str) -> None:
    assert " ".join(with_particle(word, particle) for particle in FORMS) == told


@pytest.mark.parametrize("final", range(28))
def test_every_last_consonant(final: int) -> None:
    word = chr(ord("하") + final)
    assert with_particle(word, "이") == word + ("이" if final else "가")
    assert with_particle(word, "으로") == word + ("로" if final in (0, 8) else "으로")


def test_what_stands_between_is_not_heard() -> None:
    assert formatted("“{name:”은}", name="집") == "“집”은"
    assert formatted("‘{name:’을}", name="D4") == "‘D4’를"


def test_a_place_keeps_its_other_forms() -> None:
    assert formatted("{n:>3}|{n!r}|{n}", n=7) == "  7|7|7"
    assert formatted("{n:.2f}", n=1.5) == "1.50"
    assert formatted("{n:이}", n=Fraction(3)) == "3이"
    assert formatted("{n} stones", n=3) == "3 stones"
    with pytest.raises(ValueError, match="Invalid format"):
        formatted("{n:이가}", n="x")


def test_a_text_is_told_with_its_particles() -> None:
    text = Text("errors", "{text!r} is neither B nor W")
    assert text.in_(KO, text="X1").startswith("“X1”")
