"""The texts that rule sets are taken from, and citations of passages in these texts."""

from __future__ import annotations

from enum import Enum
from functools import partial

from goref.core.base.language import LANGUAGES, AnyText, InWords, Language, Plural, Text

text = partial(Text, "sources")
plural = partial(Plural, "sources", by="places")


class SourceText(Enum):
    """A text that can be looked up, with the short name used in citations."""

    ZHAO = text("Zhao Zhiyun")
    HUANG = text("Zhao Zhiyun, translated by G. S. Huang")
    ZHANG = text("Zhang Xu")
    LU_NAN = text("Lu Nan")
    JPD_A = text("Ji Ping Dian A")
    JPD_ART = text("Ji Ping Dian, art edition")
    DIARY = text("Pikaguri's diary")


ZHAO_ZHIYUN = plural("Zhao Zhiyun, part {part}", "Zhao Zhiyun, parts {part}")
ZHANG_XU = plural("Zhang Xu, section {part}", "Zhang Xu, sections {part}")
NO_PASS_TEXT = text("No-pass Go; named by Zhang Xu, section 2.1")
LU_NAN = plural("Lu Nan, part {part}", "Lu Nan, parts {part}")
CHINA_END = text("Chinese competition rules on the end of the game; Lu Nan, part 2")
CHINA_2002 = plural(
    "Chinese competition rules 2002, article {part}",
    "Chinese competition rules 2002, articles {part}",
)
BEFORE_2002 = text("goref, as in the rules of 2002")
NO_WORD_ON_CYCLES = text(
    "goref, as in the Tang–Song count; Zhao Zhiyun, parts 2 and 3, names no rule on cycles"
)
JAPAN_1989 = plural(
    "Japanese rules of 1989, article {part}", "Japanese rules of 1989, articles {part}"
)
KOREA_2016 = text("Rules of the Korea Baduk Association (2016)")
ING_1991 = text("Ing's SST rules, edition of 1991")
AGA_TEXT = plural("AGA rule {part}", "AGA rules {part}")
FRENCH_TEXT = text("Rules of the French Go Federation")
NEW_ZEALAND_TEXT = text("Rules of the New Zealand Go Society, {part}")
TROMP_TAYLOR_TEXT = text("Tromp and Taylor, The logical rules of Go")
WMSG_TEXT = text("World Mind Sports Games rules 2008, {part} (as reported)")
JPD_TEXT = plural("Ji Ping Dian A, article {part}", "Ji Ping Dian A, articles {part}")
JPD_ART_TEXT = plural(
    "Ji Ping Dian, art edition, article {part}", "Ji Ping Dian, art edition, articles {part}"
)
LIVE_STONES_TEXT = plural(
    "Live-stone rules, article {part}", "Live-stone rules, articles {part}"
)
AS_IN_JPD = text("goref, as in Ji Ping Dian A by the same author")
JPD_MING_QING_TEXT = text("Ji Ping Dian, art edition, remark on article 2")
DIARY_TEXT = text("Pikaguri's diary on Ikeda's proposals, {part}")
IKEDA_AREA = plural("Ikeda Toshio, proposal Area {part}", "Ikeda Toshio, proposals Area {part}")
IKEDA_TERRITORY = plural(
    "Ikeda Toshio, proposal Territory {part}", "Ikeda Toshio, proposals Territory {part}"
)

CITED: dict[str, Text | Plural] = {
    "aga": AGA_TEXT,
    "diary": DIARY_TEXT,
    "french": FRENCH_TEXT,
    "ikeda-area": IKEDA_AREA,
    "ikeda-territory": IKEDA_TERRITORY,
    "ing-1991": ING_1991,
    "japan-1989": JAPAN_1989,
    "jpd-a": JPD_TEXT,
    "jpd-art": JPD_ART_TEXT,
    "jpd-ming-qing": JPD_MING_QING_TEXT,
    "live-stones": LIVE_STONES_TEXT,
    "lu-nan": LU_NAN,
    "new-zealand": NEW_ZEALAND_TEXT,
    "no-pass": NO_PASS_TEXT,
    "wmsg": WMSG_TEXT,
    "zhang-xu": ZHANG_XU,
    "zhao-zhiyun": ZHAO_ZHIYUN,
}
"""The texts that articles cite, by their names in files."""

FOR_B = text("{cite}, adopted by goref for edition B")


def for_b(cite: AnyText) -> InWords:
    """Returns a citation of Ji Ping Dian A for edition B, whose own text is not available."""
    return InWords(_for_b, (cite,))


def cited(source: Text | Plural, part: str | Text) -> InWords:
    """Returns a citation of a passage in a source.

    Args:
        part: numbers such as ``2, 6 and 7``, which each language joins in its own way, or any
            text.
    """
    return InWords(_cited, (source, part))


def _for_b(cite: AnyText, language: Language) -> str:
    return FOR_B.in_(language, cite=cite.in_(language))


def _cited(source: Text | Plural, part: str | Text, language: Language) -> str:
    english = part if isinstance(part, str) else part.en
    told = _joined(part, language) if isinstance(part, str) else part.in_(language)
    return source.in_(language, part=told, places=1 + (" " in english))


def _joined(numbers: str, language: Language) -> str:
    writing = LANGUAGES[language]
    for english, sign in (
        (" to ", writing.to),
        (", ", writing.between),
        (" and ", writing.last),
    ):
        numbers = numbers.replace(english, sign)
    return numbers
