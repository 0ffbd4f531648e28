"""How readings are weighed against each other."""

from __future__ import annotations

import pytest

from goref.io.text.encoding_guess import (
    CONFIDENT,
    EAST_ASIAN,
    SINGLE,
    beyond,
    guess,
    surely_utf8,
    words,
    worth,
)
from goref.io.text.word_lists import word_list


def test_every_set_has_languages_that_are_known() -> None:
    for encoding, (_, languages) in SINGLE.items():
        assert set(languages) <= set(word_list("names")), encoding
    used = {language for _, languages in SINGLE.values() for language in languages}
    assert used == set(word_list("names"))


@pytest.mark.parametrize(
    ("right", "encoding", "wrong"),
    [
        ("Иванов", "cp1251", "иВАНОВ"),
        ("Иванов", "cp1251", "Иван7ов"),
        ("Müller", "cp1252", "MÜlleR"),
        ("Novák", "cp1250", "Novęk"),
        ("Yıldız", "cp1254", "Yþldþz"),
        ("古力", "gb18030", "嘏仂"),
        ("古力 x", "gb18030", "x古力y"),
        ("嘏", "gb18030", "\ue814"),
        ("丨", "cp932", "\uf8f3"),
    ],
)
def test_a_likely_word_is_worth_more(right: str, encoding: str, wrong: str) -> None:
    assert worth(right, encoding) > worth(wrong, encoding)


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        ("(Gdańsk)", "cp1250"),
        ("Sæmundur Sigurðsson", "cp1252"),
        ("Žukov", "cp1257"),
        ("Vytautė½", "cp1257"),
        ("「ー々」", "cp932"),
    ],
)
def test_what_stands_beside_a_rare_letter_tells_its_language(name: str, encoding: str) -> None:
    text = f"(;FF[4]PB[{name}]PW[x];B[aa];W[bb])"
    assert guess(text.encode(encoding)).text == text


def test_letters_of_another_script_are_not_within_a_western_word() -> None:
    western = worth("André", "cp1252")
    for encoding in ("cp1255", "cp1253", "cp1251"):
        read = "André".encode("cp1252").decode(encoding)
        assert western > worth(read, encoding) + CONFIDENT


def test_words_are_those_beyond_ascii_with_the_digit_before_them() -> None:
    assert list(words("Lee 6½ Müller, 7段 x é")) == ["6½", "Müller", "7段", "é"]
    assert beyond("aéb½") == "é½"
    assert sum(map(len, words("é" * 10_000))) < 2000


def test_utf8_is_beyond_doubt_where_its_letters_are() -> None:
    assert surely_utf8("林")
    assert surely_utf8("Jiří")
    assert not surely_utf8("һ")


def test_samples_are_the_words_that_differ() -> None:
    ours = guess("(;PB[Šíp]PW[é])".encode("cp1250"))
    theirs = ours._replace(text="(;PB[Ðíp]PW[é])")
    assert ours.samples(theirs) == ("Šíp", "Ðíp")


@pytest.mark.parametrize("encoding", [*EAST_ASIAN, *SINGLE])
def test_long_files_are_guessed_whole(encoding: str) -> None:
    data = b"(;C[" + b"A" * 500_000 + b"\xe9\xc8" * 500_000 + b"];B[aa])"
    assert guess(data, declared=(encoding,)).text.endswith("];B[aa])")
