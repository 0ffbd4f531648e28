"""Decoding of a record's bytes, whatever encoding the file declares."""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING

from goref.core.base.findings import Finding, Level, found
from goref.io.files import strictly

if TYPE_CHECKING:
    from goref.io.text.encoding_guess import Reading

BOMS = (  # the longer marks first: UTF-32's begins with UTF-16's
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def byte_order_mark(data: bytes) -> tuple[bytes, str]:
    """Returns the mark that data begins with, and the encoding it stands for; empty if none."""
    return next(((bom, name) for bom, name in BOMS if data.startswith(bom)), (b"", ""))


# An unescaped bracket cannot be inside a comment, so this only finds a real property.
DECLARED = re.compile(rb"(?<![A-Za-z])CA\s*\[\s*([\x21-\x5a\x5e-\x7e ]{1,40}?)\s*\]")

UNMISTAKABLE = re.compile("[^\0-\u07ff]")
"""Characters of three bytes or more in UTF-8, which other sets hardly produce by chance."""

# A program often means a larger set than the name it writes.
SUPERSETS = {
    **dict.fromkeys(
        ("gb2312", "gbk", "gb18030", "gb231280", "euccn", "cp936", "ms936", "xgbk", "gb"),
        ("gb18030",),
    ),
    **dict.fromkeys(
        ("big5", "cp950", "xbig5", "cnbig5", "windows950", "ms950"), ("cp950", "big5hkscs")
    ),
    "big5hkscs": ("big5hkscs",),
    **dict.fromkeys(
        ("shiftjis", "sjis", "xsjis", "mskanji", "cp932", "windows31j", "ms932"), ("cp932",)
    ),
    **dict.fromkeys(("eucjp", "xeucjp", "ujis"), ("euc_jp", "euc_jis_2004")),
    **dict.fromkeys(
        ("euckr", "ksc56011987", "ksc5601", "ksx1001", "cp949", "uhc", "ms949", "windows949"),
        ("cp949",),
    ),
    **dict.fromkeys(
        ("latin1", "latin", "iso88591", "isolatin1", "l1", "windows1252", "cp1252", "ansi"),
        ("cp1252", "latin-1"),
    ),
    **dict.fromkeys(("utf8", "unicode", "unicode11utf8"), ("utf-8",)),
}


def decode(
    data: bytes, declaration: re.Pattern[bytes] = DECLARED
) -> tuple[str, str, list[Finding]]:
    """Turns a record's bytes into text.

    A byte order mark decides first if the bytes fit it, then valid UTF-8 with characters of
    three bytes. Next is the declared encoding, unless reading it loses brackets, nodes or
    moves, or its letters form no words; last, the likeliest guess. Every guess and every wrong
    declaration gets a finding.

    Args:
        declaration: finds the name of the encoding as its first group; ``CA`` by default.

    Returns:
        The text, the name of the encoding used, and the findings.

    >>> decode("(;CA[GBK]PB[吴清源])".encode("gbk"))
    ('(;CA[GBK]PB[吴清源])', 'gb18030', [])
    """
    for bom, encoding in BOMS:
        if data.startswith(bom):
            text = strictly(data[len(bom) :], encoding)
            if text is not None:
                return text, encoding, []
    found_name = declaration.search(data)
    if found_name is None:
        return undeclared(data)
    name = found_name.group(1).decode("ascii")
    candidates = known(name)
    if not candidates:
        reading = _guess(data)
        first = found("encoding-unknown-name", Level.NOTE, name=name, used=reading.encoding)
        return reading.text, reading.encoding, [first, *_doubts(reading)]
    held = {e: text for e in candidates if (text := strictly(data, e)) is not None}
    if held and data.isascii():
        encoding, text = next(iter(held.items()))
        return text, encoding, []
    utf8 = strictly(data, "utf-8")
    if utf8 is not None and "utf-8" in held:
        return utf8, "utf-8", []
    if utf8 is not None and UNMISTAKABLE.search(utf8):
        return utf8, "utf-8", [contradicted(name, "utf-8")]
    reading = _guess(data, "" if held else candidates[0], tuple(held))
    if reading.encoding in candidates:
        return reading.text, reading.encoding, loss(reading.lost, reading.encoding)
    first = contradicted(name, reading.encoding)
    return reading.text, reading.encoding, [first, *_doubts(reading)]


def contradicted(name: str, encoding: str) -> Finding:
    return found("encoding-not-as-declared", Level.NOTE, name=name, used=encoding)


def encoded(text: str) -> bytes:
    """Returns a text, such as a pasted game, as UTF-8 with a byte order mark.

    Half characters (surrogates), which UTF-8 cannot hold, become ``?``.
    """
    return codecs.BOM_UTF8 + text.removeprefix("\ufeff").encode("utf-8", "replace")


def _guess(data: bytes, prefer: str = "", declared: tuple[str, ...] = ()) -> Reading:
    from goref.io.text.encoding_guess import guess  # most files are ASCII

    return guess(data, prefer, declared)


def undeclared(data: bytes) -> tuple[str, str, list[Finding]]:
    """Decodes bytes that declare no encoding; returns the same as :func:`decode`."""
    if data.isascii():
        return data.decode("ascii"), "ascii", []
    reading = _guess(data)
    first = found("encoding-guessed", Level.NOTE, used=reading.encoding)
    return reading.text, reading.encoding, [first, *_doubts(reading)]


def _doubts(reading: Reading) -> list[Finding]:
    """Returns findings about lost bytes, and about a nearly equal second reading."""
    findings = loss(reading.lost, reading.encoding)
    if reading.rival is not None:
        ours, theirs = reading.samples(reading.rival)
        other = reading.rival.encoding
        findings.append(
            found(
                "encoding-unsure",
                Level.CHECK,
                used=reading.encoding,
                names=ours,
                other=other,
                others=theirs,
            )
        )
    return findings


def known(name: str) -> tuple[str, ...]:
    """Returns the encodings to try for a declared name, best first; empty if it is unknown."""
    plain = re.sub(r"[^a-z0-9]", "", name.lower())
    if plain in SUPERSETS:
        return SUPERSETS[plain]
    try:
        info = codecs.lookup(name.strip())
    except (LookupError, ValueError):
        return ()
    # Python also knows codecs that are not character sets, such as rot13 and base64.
    if not info._is_text_encoding or info.name in NO_CHARACTER_SETS:
        return ()
    return (info.name,)


NO_CHARACTER_SETS = (
    *("unicode-escape", "unicode_escape", "raw-unicode-escape", "raw_unicode_escape"),
    *("undefined", "idna", "punycode", "utf-7", "mbcs", "oem"),
)


def loss(count: int, encoding: str) -> list[Finding]:
    if not count:
        return []
    return [found("encoding-bytes-lost", Level.CHECK, count=count, used=encoding)]
