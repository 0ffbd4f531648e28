"""The correction of the text in PDFs written by Qt, for searching and copying.

In fonts such as Noto CJK, one glyph serves two characters: 方 (U+65B9) and the radical ⽅
(U+2F45). Qt writes the lower code, which is the wrong one, so that a search for 方 finds
nothing.
"""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from goref.io.files import FileError, probe, read_bytes, write_bytes

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MEANT = {
    **{code: ord(unicodedata.normalize("NFKC", chr(code))) for code in range(0x2F00, 0x2FD6)},
    # Unicode only calls these similar: the pairs for which Noto and Source Han have one glyph.
    **str.maketrans(
        "⺂⺃⺅⺉⺋⺎⺏⺐⺒⺓⺔⺕⺖⺘⺙⺛⺞⺟⺠⺡⺣⺤⺦⺨⺫⺭⺯⺰⺱⺳⺹⺺⺾⺿⻁⻂⻃⻄⻅"
        "⻆⻈⻉⻋⻌⻍⻎⻐⻑⻒⻓⻔⻖⻘⻙⻚⻛⻜⻝⻟⻠⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳"
        "⼾·‧∕\u2329\u232a",
        "乛乚亻刂㔾兀尣尢巳幺彑彐忄扌攵旡歺母民氵灬爫丬犭罒礻糹纟罓㓁耂肀艹艹虎衤覀西见"
        "角讠贝车辶辶辶钅長镸长门阝青韦页风飞食飠饣马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟"
        "户・・／〈〉",
    ),
}
"""The right character for each wrong one that Qt writes, as code points."""
FIRST_EAST_ASIAN = 0x2E80
"""A font without characters from this code point on needs no correction."""
CMAP = re.compile(
    rb" 0 obj\s*<<\s*/Length \d+\s*>>\s*stream\n(/CIDInit .*?endcmap.*?)\s*endstream",
    re.DOTALL,
)
"""A pattern for the PDF object that maps a font's glyphs to characters.

It does not begin with the object's number: the search would try every digit of the file.
"""
RANGE = re.compile(rb"(<\w{4}> <\w{4}>) (<\w{4}>|\[[^]]*\])")
"""A pattern for a range of glyphs, with the first of their characters or with all of them."""
CODE = re.compile(rb"<(\w{4})>")
TRAILER = re.compile(rb"trailer\s*<<(.*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$", re.DOTALL)


def searchable(data: bytes) -> bytes:
    """Returns a PDF written by Qt with its text corrected.

    The corrections are appended, as PDF allows. If none are needed, returns the data unchanged.
    """
    trailer = TRAILER.search(data)
    added, places = bytearray(), []
    for number, cmap in _cmaps(data).items():
        mended = _mended(cmap)
        if mended != cmap:
            places.append(b"%s 1\n%010d 00000 n \n" % (number, len(data) + len(added)))
            added += b"%s 0 obj\n<< /Length %d >>\nstream\n" % (number, len(mended))
            added += mended + b"\nendstream\nendobj\n"
    if trailer is None or not places:
        return data
    entries, before = trailer.groups()
    table = len(data) + len(added)
    added += b"xref\n" + b"".join(places)
    added += b"trailer\n<<%s/Prev %s\n>>\nstartxref\n%d\n%%%%EOF\n" % (entries, before, table)
    return data + bytes(added)


def _cmaps(data: bytes) -> dict[bytes, bytes]:
    """Returns the map of characters in each PDF object, by object number; the last one if there
    are several.
    """
    places = ((data.rfind(b"\n", 0, found.start()) + 1, found) for found in CMAP.finditer(data))
    return {data[at : found.start()]: found[1] for at, found in places}


def _mended(cmap: bytes) -> bytes:
    codes = [int(code, 16) for _, told in RANGE.findall(cmap) for code in CODE.findall(told)]
    if max(codes, default=0) < FIRST_EAST_ASIAN:
        return cmap

    def meant(found: re.Match[bytes]) -> bytes:
        code = int(found[1], 16)
        return b"<%04X>" % MEANT.get(code, code)

    def told(found: re.Match[bytes]) -> bytes:
        glyphs, characters = found.groups()
        if not characters.startswith(b"["):
            first, last, start = (int(code, 16) for code in CODE.findall(found[0]))
            each = range(start, start + last - first + 1)
            if MEANT.keys().isdisjoint(each):
                return found[0]
            characters = b"[%s]" % b"".join(b"<%04X> " % code for code in each)
        return b"%s %s" % (glyphs, CODE.sub(meant, characters))

    return RANGE.sub(told, cmap)


def make_searchable(printer: QPrinter) -> None:
    """Corrects the text of a PDF file that a printer has written.

    If that is impossible, the file remains as it is.
    """
    path = Path(printer.outputFileName())
    if printer.outputFormat() != printer.OutputFormat.PdfFormat or not probe(path).is_file:
        return
    with suppress(FileError):
        data = read_bytes(path)
        mended = searchable(data)
        if mended != data:
            write_bytes(path, mended)
