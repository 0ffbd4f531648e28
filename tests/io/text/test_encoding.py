"""Encodings: declared, wrongly declared and not declared at all."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.io.text.encoding import decode

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
SINGLE = [(enc, name.replace("_", " ")) for enc, line in NAMES.items() for name in line.split()]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("encoding", "name"), SINGLE)
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
        assert text in [part.decode(encoding, "replace") for part in whole]


BOMS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_LE,
        codecs.BOM_UTF32_BE)  # fmt: skip
