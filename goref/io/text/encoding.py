"""From the bytes of a record to its text, whatever the file says or leaves unsaid."""

from __future__ import annotations

import codecs
import re

from goref.core.base.findings import Finding, Level, found
from goref.io.files import strictly

BOMS = (  # the longer marks first: UTF-32's begins with UTF-16's
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# An unescaped bracket cannot stand inside a comment, so this only finds a real property.
DECLARED = re.compile(rb"(?<![A-Za-z])CA\s*\[\s*([\x21-\x5a\x5e-\x7e ]{1,40}?)\s*\]")

# What programs wrote under a name is often a larger set than the name's own.
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
SINGLE_BYTE = ("cp1252", "latin-1")


def decode(data: bytes) -> tuple[str, str, list[Finding]]:
    """Turn a record's bytes into text.

    A byte order mark decides; then the ``CA`` the file declares; then what the bytes look
    like. Every guess and every declaration that does not hold is reported.

    Returns:
        The text, the name of the encoding used, and the findings.
    """
    for bom, encoding in BOMS:
        if data.startswith(bom):
            text = strictly(data[len(bom) :], encoding)
            if text is not None:
                return text, encoding, []
    found_name = DECLARED.search(data)
    if found_name is None:
        return undeclared(data)
    name = found_name.group(1).decode("ascii")
    candidates = known(name)
    if not candidates:
        text, encoding, lost = _guess(data)
        first = found("encoding-unknown-name", Level.NOTE, name=name, used=encoding)
        return text, encoding, [first, *loss(lost, encoding)]
    for encoding in candidates:
        text = strictly(data, encoding)
        if text is None:
            continue
        if encoding != "utf-8":
            better = truly_utf8(data, single_byte=encoding in SINGLE_BYTE)
            if better is not None:
                return better, "utf-8", [contradicted(name, "utf-8")]
        return text, encoding, []
    text, encoding, lost = _guess(data, prefer=candidates[0])
    if lost and encoding == candidates[0]:
        return text, encoding, loss(lost, encoding)
    return text, encoding, [contradicted(name, encoding), *loss(lost, encoding)]


def _guess(data: bytes, prefer: str = "") -> tuple[str, str, int]:
    from goref.io.text.encoding_guess import guess  # most files are what they say

    return guess(data, prefer)


def undeclared(data: bytes) -> tuple[str, str, list[Finding]]:
    if data.isascii():
        return data.decode("ascii"), "ascii", []
    text, encoding, lost = _guess(data)
    return (
        text,
        encoding,
        [found("encoding-guessed", Level.NOTE, used=encoding), *loss(lost, encoding)],
    )


def known(name: str) -> tuple[str, ...]:
    """The encodings to try for a declared name, best first; none if nobody knows it."""
    plain = re.sub(r"[^a-z0-9]", "", name.lower())
    if plain in SUPERSETS:
        return SUPERSETS[plain]
    try:
        info = codecs.lookup(name.strip())
    except (LookupError, ValueError):
        return ()
    # Python also knows codecs that are no character sets, such as rot13 and base64.
    if not getattr(info, "_is_text_encoding", True) or info.name in NO_CHARACTER_SETS:
        return ()
    return (info.name,)


NO_CHARACTER_SETS = (
    *("unicode-escape", "unicode_escape", "raw-unicode-escape", "raw_unicode_escape"),
    *("undefined", "idna", "punycode", "utf-7", "mbcs", "oem"),
)


def truly_utf8(data: bytes, *, single_byte: bool) -> str | None:
    """The text as UTF-8 where the bytes are so plainly UTF-8 that a declaration is wrong.

    For a declared Western set any valid sequence will do; double-byte text can be valid
    UTF-8 by chance, but hardly with East Asian characters coming out of it.
    """
    if data.isascii():
        return None
    text = strictly(data, "utf-8")
    if text is None:
        return None
    beyond = [c for c in text if not c.isascii()]
    if single_byte or (len(beyond) > 1 and all("\u3000" <= c <= "\uffef" for c in beyond)):
        return text
    return None


def contradicted(name: str, encoding: str) -> Finding:
    return found("encoding-not-as-declared", Level.NOTE, name=name, used=encoding)


def loss(count: int, encoding: str) -> list[Finding]:
    if not count:
        return []
    return [found("encoding-bytes-lost", Level.CHECK, count=count, used=encoding)]
