"""Encodings: declared, wrongly declared and not declared at all."""

from __future__ import annotations

import codecs
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.io.text.encoding import decode, encoded
from goref.io.text.encoding_guess import SINGLE

NAMES = {
    "gb18030": "申真谞 柯洁 古力 李世石 辜梓豪 小林光一 黑胜3/4子 九段 连笑 芈昱廷",
    "cp950": "柯潔 周俊勳 林海峰 吳清源 黃龍士 許皓鋐 王元均 黑勝 第三屆應氏盃",
    "cp932": "小林光一 趙治勲 本因坊秀策 井山裕太 芝野虎丸 一力遼 名人戦 黒1目半勝ち 坂田栄男",
    "euc_jp": "小林光一 趙治勲 本因坊秀策 井山裕太 芝野虎丸 一力遼 名人戦 黒1目半勝ち 岩本薫",
    "cp949": "이창호 신진서 박정환 이세돌 조훈현 백_불계승 김지석 최철한 흑_3집반승",
    "cp1252": "André Müller Jürgen_Köhler François Göteborg_Ån Señor_Ñuñez",
    "utf-8": "André Müller 小林光一 柯潔 이창호 申真谞 Ågren_Öö Иванов Müller_Jörg Kůň_Červený "
    "Łódź",
}
FORMS = ("(;FF[4]PB[{}]PW[x];B[aa];W[bb])", "(;PB[abc{}])", "(;PW[{} 9p])")
WORDS = [(enc, name.replace("_", " ")) for enc, line in NAMES.items() for name in line.split()]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("encoding", "name"), WORDS)
def test_a_single_name_is_enough_to_guess_by(encoding: str, name: str, form: str) -> None:
    text = form.format(name)
    assert decode(text.encode(encoding))[:2] == (text, encoding)


def test_a_guess_is_reported() -> None:
    findings = decode("(;PB[古力])".encode("gb18030"))[2]
    assert [(f.code, dict(f.args)) for f in findings] == [
        ("encoding-guessed", {"used": "gb18030"})
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
@pytest.mark.parametrize("text", ["1,½-½\n1,½-½\n", "½", "6½", "Komi 7¾ ¼"])
def test_a_fraction_is_no_rare_name(text: str, encoding: str) -> None:
    assert decode(text.encode(encoding))[:2] == (text, encoding)


def test_ascii_needs_no_guess() -> None:
    assert decode(b"(;SZ[9])") == ("(;SZ[9])", "ascii", [])


@pytest.mark.parametrize(
    ("declared", "written", "name"),
    [
        ("gb2312", "gb18030", "申真谞"),  # not in GB2312 proper
        ("GBK", "gb18030", "柯洁"),
        ("Big5", "cp950", "柯潔碁"),
        ("Big5-HKSCS", "big5hkscs", "柯潔"),
        ("Shift_JIS", "cp932", "髙尾紳路"),  # only in Microsoft's set
        ("EUC-JP", "euc_jp", "小林光一"),
        ("EUC-KR", "cp949", "이창호"),
        ("ks_c_5601-1987", "cp949", "똠방각하"),
        ("ISO-8859-1", "cp1252", "Müller"),
        ("windows-1251", "cp1251", "Иванов"),
        ("utf8", "utf-8", "申真谞"),
        (" UTF-8 ", "utf-8", "이창호"),
    ],
)
def test_a_declaration_that_holds_is_followed_silently(
    declared: str, written: str, name: str
) -> None:
    text = f"(;FF[4]CA[{declared}]PB[{name}];B[aa])"
    assert decode(text.encode(written)) == (text, written, [])


@pytest.mark.parametrize(
    ("declared", "written", "name", "code"),
    [
        ("UTF-8", "gb18030", "古力", "encoding-not-as-declared"),
        ("UTF-8", "cp932", "小林光一", "encoding-not-as-declared"),
        ("gb2312", "utf-8", "柯洁古力", "encoding-not-as-declared"),
        ("ISO-8859-1", "utf-8", "Müller", "encoding-not-as-declared"),
        ("nonsense-7", "gb18030", "古力", "encoding-unknown-name"),
        ("rot13", "utf-8", "小林光一", "encoding-unknown-name"),
        ("base64", "utf-8", "小林光一", "encoding-unknown-name"),
        ("idna", "utf-8", "小林光一", "encoding-unknown-name"),
    ],
)
def test_a_declaration_that_does_not_hold_is_reported(
    declared: str, written: str, name: str, code: str
) -> None:
    text = f"(;CA[{declared}]PB[{name}])"
    read, encoding, findings = decode(text.encode(written))
    assert (read, encoding) == (text, written)
    assert [f.code for f in findings] == [code]


@pytest.mark.parametrize(
    ("bom", "encoding"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
    ],
)
def test_a_byte_order_mark_decides(bom: bytes, encoding: str) -> None:
    text = "(;CA[gb2312]PB[이창호])"
    assert decode(bom + text.encode(encoding)) == (text, encoding, [])


def test_one_bad_byte_does_not_spoil_the_rest() -> None:
    text = "(;CA[UTF-8]PB[申真谞]PW[柯洁]C[黑胜]GC[" + "好" * 50 + "])"
    data = text.encode().replace("胜".encode(), b"\xff", 1)
    read, encoding, findings = decode(data)
    assert encoding == "utf-8"
    assert "申真谞" in read
    assert [f.code for f in findings] == ["encoding-bytes-lost"]


def test_a_comment_cannot_declare_an_encoding() -> None:
    assert decode(b"(;C[a CA[big5\\] b])")[1:] == ("ascii", [])


@given(st.binary(max_size=200))
def test_any_bytes_become_text(data: bytes) -> None:
    text, encoding, findings = decode(data)
    if not any(f.code == "encoding-bytes-lost" for f in findings):
        # Compared as text: some sets have two codes for one sign.
        whole = [data, *(data[len(b) :] for b in BOMS if data.startswith(b))]
        read = [part.decode(encoding, "replace") for part in whole]
        assert normalize("NFC", text) in [normalize("NFC", one) for one in read]


BOMS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_LE,
        codecs.BOM_UTF32_BE)  # fmt: skip


# Languages with letters of their own


PLAYERS = {
    "cp1251": ("Шестаков Демьян", "Ярцев Эрнест"),
    "koi8-r": ("Шестаков Демьян", "Ярцев Эрнест"),
    "koi8-u": ("Біленко Гліб", "Їжак Остап"),
    "iso8859-5": ("Шестаков Демьян", "Ярцев Эрнест"),
    "cp866": ("Шестаков Демьян", "Ярцев Эрнест"),
    "cp1250": ("Řepa Ctirad", "Wężyk Świętosław"),
    "iso8859-2": ("Řepa Čestmír", "Wężyk Świętosław"),
    "cp1253": ("Σαρρής Λουκάς", "Κορδάτος Μίλτος"),
    "iso8859-7": ("Σαρρής Λουκάς", "Κορδάτος Μίλτος"),
    "cp1254": ("Bağcı Şebnem", "Işık Tuğçe"),
    "cp1255": ("ברגמן יואב", "סגל הדס"),
    "cp1256": ("جلال الفارس", "منير الحداد"),
    "cp874": ("ศักดิ์ชัย มีสุข", "กมล ทองแท้"),
    "cp1257": ("Žemaitis Jonas", "Ķikuts Mārcis"),
    "cp1258": ("Nguyễn Hữu Lộc", "Trương Vĩnh Phát"),
    "cp1252": ("Grünwald Käte", "Sjöstrand Åsa"),
}
ROOT = "(;GM[1]FF[4]{}SZ[5]PB[{}]PW[{}];B[ca];W[da])"


def written(text: str, encoding: str) -> bytes:
    """A text in an encoding; one of them has most accents apart from their letters."""
    if encoding != "cp1258":
        return text.encode(encoding)
    parts = []
    for char in text:
        base, *marks = normalize("NFD", char)
        own = "".join(mark for mark in marks if mark in "\u0302\u0306\u031b")
        rest = "".join(mark for mark in marks if mark not in own)
        parts.append(normalize("NFC", base + own) + rest)
    return "".join(parts).encode(encoding)


@pytest.mark.parametrize("encoding", PLAYERS)
def test_names_of_many_languages_are_read_undeclared(encoding: str) -> None:
    text = ROOT.format("", *PLAYERS[encoding])
    read, used, findings = decode(written(text, encoding))
    assert read == text
    assert findings[0].code == "encoding-guessed"
    assert used in SINGLE


@pytest.mark.parametrize("declared", ["GB2312", "Big5", "Shift_JIS", "EUC-KR", "UTF-8"])
@pytest.mark.parametrize("encoding", PLAYERS)
def test_names_of_many_languages_are_read_declared_wrongly(
    encoding: str, declared: str
) -> None:
    text = ROOT.format(f"CA[{declared}]", *PLAYERS[encoding])
    read, _, findings = decode(written(text, encoding))
    assert read == text
    assert findings[0].code == "encoding-not-as-declared"


@pytest.mark.parametrize("encoding", PLAYERS)
def test_names_of_many_languages_are_read_silently_where_declared(encoding: str) -> None:
    text = ROOT.format(f"CA[{encoding}]", *PLAYERS[encoding])
    assert decode(written(text, encoding)) == (text, encoding, [])


@pytest.mark.parametrize("declared", ["GB2312", "Big5", "Shift_JIS", "EUC-KR", "EUC-JP"])
@pytest.mark.parametrize("name", ["André", "Player’s Cup’", "林", "Иван", "Łódź", "½"])
def test_valid_utf8_wins_over_a_declaration(name: str, declared: str) -> None:
    text = ROOT.format(f"CA[{declared}]", "Ann", name)
    read, used, findings = decode(text.encode())
    assert (read, used) == (text, "utf-8")
    assert [f.code for f in findings] == ["encoding-not-as-declared"]


@pytest.mark.parametrize(
    ("declared", "encoding", "name"),
    [
        ("GB2312", "gb18030", "鼯鬣黉"),
        ("GB2312", "gb18030", "一"),  # is valid UTF-8
        ("Big5", "cp950", "鱺鸞龔"),
        ("Shift_JIS", "cp932", "ゾンビ表ソ"),  # with the bytes of ] and of the sign of escape
        ("EUC-KR", "cp949", "뷁똠햏"),
        ("EUC-JP", "euc_jp", "鬮鼕齔"),
        ("windows-1251", "cp1251", "ЪЫЬ"),
        ("ISO-8859-1", "cp1252", "Ýþð"),
    ],
)
def test_a_declaration_that_fits_holds_for_rare_characters(
    declared: str, encoding: str, name: str
) -> None:
    text = ROOT.format(f"CA[{declared}]", name, "Lee")
    assert decode(text.encode(encoding)) == (text, encoding, [])


@pytest.mark.parametrize("declared", ["", "CA[Big5]", "CA[EUC-KR]", "CA[EUC-JP]"])
@pytest.mark.parametrize("last", "абвгдежзиклмнопрстуфхцчшщъыьэюя")
def test_no_reading_swallows_a_bracket(last: str, declared: str) -> None:
    text = ROOT.format(declared, "П" + last, "Ков" + last)
    read, _, _ = decode(text.encode("cp1251"))
    assert read.count("]") == text.count("]")
    assert read.endswith(";B[ca];W[da])")


def test_the_end_of_a_value_of_tygem_is_not_swallowed() -> None:
    text = "\\HS\r\n\\[GAMEBLACKNAME=Ов\\]\r\n\\[GAMEWHITENAME=Лев\\]\r\n\\HE\r\n"
    assert decode(text.encode("cp1251"))[0] == text


def test_a_guess_between_two_readings_names_both() -> None:
    read, used, findings = decode("(;PB[Šor])".encode("cp1250"))
    assert [f.code for f in findings] == ["encoding-guessed", "encoding-unsure"]
    told = dict(findings[1].args)
    assert (told["used"], read) == (used, f"(;PB[{told['names']}])")
    assert "Šor" in (told["names"], told["others"])
    assert told["names"] != told["others"]


@pytest.mark.parametrize("text", ["(;CA[GB2312]PB[’]PW[é];B[aa])", "\ufeff(;CA[Big5]PB[Łó])"])
def test_text_that_was_read_already_is_not_decoded(text: str) -> None:
    assert decode(encoded(text)) == (text.lstrip("\ufeff"), "utf-8", [])


@pytest.mark.parametrize("declared", ["", "CA[Shift_JIS]"])
def test_a_name_that_was_cut_within_a_sign_does_not_take_the_next_move(declared: str) -> None:
    data = ROOT.format(declared, "小林光一|", "趙治勲").encode("cp932").replace(b"|", b"\x83")
    assert decode(data)[0].endswith("];B[ca];W[da])")
    assert "]PW[" in decode(data)[0]
