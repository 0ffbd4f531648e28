"""Finds the rule set that a record names (SGF RU)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from goref.core.rulesets.table import RULESETS

SPOKEN = {
    "jpd-a": ("计枰点", "計枰点", "計枰點", "jipingdian", "ji ping dian"),
    "tang-song": ("唐宋", "tang", "song", "tang song"),
    "ming-qing": (
        *("明清", "古代", "古棋", "古规", "古規", "还棋头", "還棋頭"),
        *("ming qing", "old chin", "ancient chin", "traditional chin", "classical chin"),
        *("中国古代", "中國古代"),
    ),
    "wmsg-2008": ("wmsg", "mind sports", "world mind", "智运", "智力运动会"),
    "japanese": ("japan", "japon", "jap", "jp", "jpn", "nihon", "日本", "일본", "old japan"),
    "korean": ("korea", "coré", "coreen", "kr", "kor", "韩国", "韓国", "韓國", "한국"),
    "aga": ("aga", "american", "美国", "美國"),
    "bga": ("bga", "british", "英国", "英國"),
    "french": ("french", "français", "francais", "ffg", "法国", "法國"),
    "ing": ("ing", "goe", "应氏", "應氏", "応氏", "应昌期", "計點制", "计点制"),
    "new-zealand": ("new zealand", "nz", "新西兰", "新西蘭"),
    "tromp-taylor": ("tromp", "tt"),
    "button": ("button", "aga button"),
    "sunjang": ("sunjang", "顺将", "順將", "巡将", "巡將", "순장"),
    "stone-scoring": ("stone scoring", "计子制"),
    "chinese-2002": (
        *("chin", "chn", "cn", "中国", "中國", "중국"),
        *("数子", "數子"),
    ),
}
"""For each rule set that records name, the words that mean it.

Words in Latin letters match the beginning of a word; words of up to :data:`SHORT` letters and
the words in ``WHOLE`` match only a whole word.
"""
FULL: dict[str, tuple[str, ...]] = {
    "modern-1920": ("近代数子法（1920年代）", "중국 규칙 1920년대"),
    "chinese-1964": (
        "中国规则（1964年内部规则）",
        "中国ルール（1964年内部規則）",
        "중국 내부 규칙 1964",
    ),
    "chinese-2.5zi": ("中国规则（贴2½子）", "中国ルール（コミ2½子）", "중국 규칙(덤 2½자)"),
    "chinese-1988": (
        "中国规则（1988年，贴2¾子）",
        "中国ルール（1988年、2¾子）",
        "중국 규칙 1988(2¾자)",
    ),
    "lu-nan": ("路南修正数子法", "路南の修正数子法", "루난(路南)의 수정 수자법"),
    "ing": ("응씨 규칙",),
    "new-zealand": ("ニュージーランドルール", "뉴질랜드 규칙"),
    "tromp-taylor": ("トロンプ・テイラールール", "트롬프-테일러 규칙"),
    "button": ("纽扣围棋", "ボタン碁", "버튼 바둑"),
    "jpd-b": ("计枰点规则 B 版", "計枰点ルール B 版", "계평점(計枰點) B판"),
    "jpd-art": ("计枰点规则艺术版", "計枰点ルール芸術版", "계평점(計枰點) 예술판"),
    "jpd-ming-qing": ("计枰点规则明清版", "計枰点ルール明清版", "계평점(計枰點) 명청판"),
    "wmsg-2008": ("세계 마인드 스포츠 게임 2008",),
    "ikeda-area-1": ("池田试案 中国式 I", "池田試案 中国式 I", "이케다 중국식 I"),
    "ikeda-area-2": ("池田试案 中国式 II", "池田試案 中国式 II", "이케다 중국식 II"),
    "ikeda-area-3": ("池田试案 中国式 III", "池田試案 中国式 III", "이케다 중국식 III"),
    "ikeda-territory-1": ("池田试案 日本式 I", "池田試案 日本式 I", "이케다 일본식 I"),
    "ikeda-territory-2": ("池田试案 日本式 II", "池田試案 日本式 II", "이케다 일본식 II"),
    "tang-song": ("당송 전공법(填空法)",),
    "tang-song-chen": (
        "唐宋填空法（陈祖源之说）",
        "唐宋填空法（陳祖源の説）",
        "당송 전공법(천쭈위안의 설)",
    ),
    "ming-qing": ("명청 수자법(數子法)",),
    "tingdao": ("停道", "정도(停道): 동등한 착수권"),
    "saturation-prisoners": (
        "两溢后计俘子",
        "両溢後のアゲハマ計算",
        "양일(兩溢) 후 따낸 돌 세기",
    ),
    "saturation-stones": (
        "两溢后计活子",
        *("両溢後の活石計算", "両溢後の活き石計算"),
        "양일(兩溢) 후 산 돌 세기",
    ),
    "no-pass-go": (
        "不准虚手围棋（还俘子）",
        "ノーパス碁（アゲハマ返し）",
        "패스 없는 바둑(따낸 돌 반환)",
    ),
    "ing-american": (
        "应氏规则（美式让子）",
        "応氏ルール（米国式の置碁）",
        "응씨 규칙(미국식 접바둑)",
    ),
    "taiwan": ("台湾规则", "台湾ルール", "대만 규칙"),
    "live-stones": ("计活子规则", "計活子ルール", "계활자(計活子) 규칙"),
    "live-stones-paying": (
        "计活子规则（多着者还子）",
        "計活子ルール（手数の差を精算）",
        "계활자(計活子) 규칙, 더 둔 차례 가감",
    ),
    "stone-scoring": ("石数計算", "돌만 세기(計子制)"),
}
"""Full names of rule sets in other languages, as records write them, not in ``SPOKEN``."""
SHORT = 3
BETWEEN = dict.fromkeys([*map(ord, "_-−'’./"), *range(0x2010, 0x2016)], " ")
"""Characters read as a space in a name, among them the hyphens and dashes of Unicode."""
WHOLE = ("tang", "song", "button")


@lru_cache(maxsize=64)
def spoken_rules(text: str) -> str | None:
    """Returns the id of the rule set that a record names; None if it names no known one.

    An id or full name means exactly that rule set. Otherwise the first name in the text counts;
    of two names that begin at the same place, the longer one.
    """
    plain = _plainly(text)
    if not plain:
        return None
    exact = _names().get(plain.replace(" ", ""))
    if exact is not None:
        return exact
    found = [
        (place, -len(name), id_)
        for id_, names in SPOKEN.items()
        for name in names
        if (place := _place(name, plain)) >= 0
    ]
    return min(found)[2] if found else None


def _plainly(text: str) -> str:
    """Returns a name for comparison: lower case, one space between Latin words."""
    flat = unicodedata.normalize("NFKC", text).casefold()
    words = flat.translate(BETWEEN).split()
    return re.sub(r"(?<=[^ -~]) | (?=[^ -~])", "", " ".join(words))


@cache
def _names() -> dict[str, str]:
    """Returns the ids of rule sets, keyed by id and by full name, both without spaces."""
    return {
        _plainly(name).replace(" ", ""): id_
        for id_, rules in RULESETS.items()
        for name in (id_, rules.name.en, *FULL.get(id_, ()))
        if not rules.known_only
    }


def _place(name: str, text: str) -> int:
    """Returns the index at which a name begins in a text; -1 if the text lacks the name."""
    place = text.find(name)
    if not name.isascii():
        return place
    whole = len(name) <= SHORT or name in WHOLE
    while place >= 0:
        end = place + len(name)
        if not (_latin(text[place - 1 : place]) or (whole and _latin(text[end : end + 1]))):
            return place
        place = text.find(name, place + 1)
    return -1


def _latin(sign: str) -> bool:
    return sign.isascii() and sign.isalnum()
