"""The texts that rule sets are taken from, and citations of places in them."""

from __future__ import annotations

from enum import Enum

from goref.core.base.language import LANGUAGES, AnyText, InWords, Language, Plural, Text


class SourceText(Enum):
    """A text that can be looked up, with the short name that passages cite it by."""

    ZHAO = Text("sources", "Zhao Zhiyun")
    HUANG = Text("sources", "Zhao Zhiyun, translated by G. S. Huang")
    ZHANG = Text("sources", "Zhang Xu")
    LU_NAN = Text("sources", "Lu Nan")
    JPD_A = Text("sources", "Ji Ping Dian A")
    JPD_ART = Text("sources", "Ji Ping Dian, art edition")
    DIARY = Text("sources", "Pikaguri's diary")


ZHAO_ZHIYUN = Plural(
    "sources", "Zhao Zhiyun, part {part}", "Zhao Zhiyun, parts {part}", "places"
)
ZHANG_XU = Plural("sources", "Zhang Xu, section {part}", "Zhang Xu, sections {part}", "places")
NO_PASS_TEXT = Text("sources", "No-pass Go; named by Zhang Xu, section 2.1")
LU_NAN = Plural("sources", "Lu Nan, part {part}", "Lu Nan, parts {part}", "places")
CHINA_END = Text("sources", "Chinese competition rules on the end of the game; Lu Nan, part 2")
CHINA_2002 = Plural(
    "sources",
    "Chinese competition rules 2002, article {part}",
    "Chinese competition rules 2002, articles {part}",
    "places",
)
BEFORE_2002 = Text("sources", "goref, as in the rules of 2002")
NO_WORD_ON_CYCLES = Text(
    "sources",
    "goref, as in the Tang–Song count; Zhao Zhiyun, parts 2 and 3, names no rule on cycles",
)
JAPAN_1989 = Plural(
    "sources",
    "Japanese rules of 1989, article {part}",
    "Japanese rules of 1989, articles {part}",
    "places",
)
KOREA_2016 = Text("sources", "Rules of the Korea Baduk Association (2016)")
ING_1991 = Text("sources", "Ing's SST rules, edition of 1991")
AGA_TEXT = Plural("sources", "AGA rule {part}", "AGA rules {part}", "places")
FRENCH_TEXT = Text("sources", "Rules of the French Go Federation")
NEW_ZEALAND_TEXT = Text("sources", "Rules of the New Zealand Go Society, {part}")
TROMP_TAYLOR_TEXT = Text("sources", "Tromp and Taylor, The logical rules of Go")
WMSG_TEXT = Text("sources", "World Mind Sports Games rules 2008, {part} (as reported)")
JPD_TEXT = Plural(
    "sources", "Ji Ping Dian A, article {part}", "Ji Ping Dian A, articles {part}", "places"
)
JPD_ART_TEXT = Plural(
    "sources",
    "Ji Ping Dian, art edition, article {part}",
    "Ji Ping Dian, art edition, articles {part}",
    "places",
)
JPD_MING_QING_TEXT = Text("sources", "Ji Ping Dian, art edition, remark on article 2")
DIARY_TEXT = Text("sources", "Pikaguri's diary on Ikeda's proposals, {part}")
IKEDA_AREA = Plural(
    "sources",
    "Ikeda Toshio, proposal Area {part}",
    "Ikeda Toshio, proposals Area {part}",
    "places",
)
IKEDA_TERRITORY = Plural(
    "sources",
    "Ikeda Toshio, proposal Territory {part}",
    "Ikeda Toshio, proposals Territory {part}",
    "places",
)


FOR_B = Text("sources", "{cite}, adopted by goref for edition B")


def for_b(cite: AnyText) -> InWords:
    """Cites a place in Ji Ping Dian A in place of one in edition B, which nobody has."""
    return InWords(_for_b, (cite,))


def cited(source: Text | Plural, part: str | Text) -> InWords:
    """Cites a place in a source.

    Args:
        part: numbers such as ``2, 6 and 7``, which each language joins in its own way, or
            words.
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
