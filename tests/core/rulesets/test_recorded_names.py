"""The rules as records name them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.rulesets.recorded_names import FULL, SPOKEN, spoken_rules
from goref.core.rulesets.table import RULESETS
from tests.languages import in_each

MEANT = {
    "chinese-2002": (
        *("Chinese", "chinese", "China", "CHINESE RULES", "chn", "cn", "Chinois", "中国规则"),
        *(
            "中國規則",
            "中国围棋规则",
            "中国ルール",
            "数子法",
            "數子法",
            "중국",
            "Ｃｈｉｎｅｓｅ",
        ),
        *(
            "chinese-ogs",
            "chinese-kgs",
            "Chinese rules (Ing komi)",
            "RU:Chinese",
            "Chinese,7.5",
        ),
    ),
    "japanese": (
        *("Japanese", "japanese", "JP", "jp", "Japan", "Japonaises", "Japanese 1989", "日本"),
        *(
            "日本规则",
            "日本囲碁規約",
            "日本ルール",
            "Nihon Kiin",
            "Nihon Ki-in",
            "Old Japanese",
        ),
        *("일본", " Japanese \n"),
    ),
    "korean": ("Korean", "korea", "韩国规则", "韓国ルール", "韓國規則", "한국룰", "Coréenne"),
    "aga": ("AGA", "aga", "AGA rules", "AGA规则", "(AGA)", "American Go Association", "AGA."),
    "bga": ("BGA", "British Go Association"),
    "french": ("French", "FFG", "Français", "Française", "Franc\u0327aise", "francaise"),
    "ing": ("Ing", "ing", "GOE", "Goe", "Ing's SST", "应氏规则", "應氏計點制", "応氏ルール"),
    "new-zealand": ("NZ", "New Zealand", "new-zealand", "New_Zealand"),
    "tromp-taylor": ("Tromp-Taylor", "Tromp–Taylor", "tromp taylor", "Tromp/Taylor", "TT"),
    "ming-qing": (
        "Old Chinese",
        "old chinese",
        "Ancient Chinese",
        "中国古代规则",
        "明清数子法",
    ),
    "tang-song-chen": ("tang-song-chen", "唐宋填空法（陈祖源之说）"),
    "tang-song": ("Tang", "Song", "Tang-Song", "唐宋填空法"),
    "wmsg-2008": ("WMSG", "WMSG 2008 Chinese", "World Mind Sports Games", "世界智力运动会"),
    "sunjang": ("Sunjang", "巡将碁", "순장바둑"),
    "stone-scoring": ("stone_scoring", "Stone scoring", "stone-scoring"),
    "button": ("button", "AGA-button", "Button Go"),
    "jpd-a": ("计枰点", "计枰点规则", "Ji Ping Dian", "jipingdian"),
    "jpd-b": ("计枰点规则 B 版", "计枰点规则B版", "計枰点ルールB版", "jpd-b", "JPD_B"),
    "lu-nan": ("lu-nan", "Lu Nan's correction", "路南修正数子法"),
}
UNKNOWN = (
    *("", " ", "rules", "Area", "Territory", "Pair Go", "machine", "tangible", "songs", "7.5"),
    *("?", "unknown", "manga", "saga", "cattle", "going", "jpx", "cangjie", "仓颉"),
    "koPOSITIONALscoreAREAtaxNONEsui0button0whb0",
    "koSIMPLEscoreTERRITORYtaxSEKIsui0",
)


@pytest.mark.parametrize(("id_", "text"), [(i, t) for i, texts in MEANT.items() for t in texts])
def test_what_records_say(id_: str, text: str) -> None:
    assert spoken_rules(text) == id_


@pytest.mark.parametrize("text", UNKNOWN)
def test_what_names_no_rule_set(text: str) -> None:
    assert spoken_rules(text) is None


def test_ids_and_full_names_mean_themselves() -> None:
    for id_, rules in RULESETS.items():
        if rules.known_only:
            continue
        named = in_each(rules.name) if id_ in FULL.keys() | SPOKEN.keys() else [rules.name.en]
        for text in (id_, id_.upper(), *named):
            assert spoken_rules(text) == id_


def test_every_word_leads_to_its_rule_set() -> None:
    assert SPOKEN.keys() <= RULESETS.keys()
    for id_, words in SPOKEN.items():
        for word in words:
            assert spoken_rules(word) == id_


@given(st.text(max_size=30))
def test_any_text_is_answered(text: str) -> None:
    found = spoken_rules(text)
    assert found is None or found in RULESETS
