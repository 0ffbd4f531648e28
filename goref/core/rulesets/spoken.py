"""From the rules as a record names them (SGF RU) to a rule set."""

from __future__ import annotations

SPOKEN = {
    "jpd-a": ("计枰点", "jipingdian"),
    "tang-song": ("唐宋", "tang", "song"),
    "ming-qing": ("明清", "old chinese", "还棋头", "還棋頭"),
    "wmsg-2008": ("wmsg", "mind sports", "智运"),
    "japanese": ("japan", "日本", "nihon", "jp"),
    "korean": ("korea", "韩国", "韓国", "한국"),
    "aga": ("aga", "american"),
    "bga": ("bga", "british"),
    "french": ("french", "ffg", "français", "francais"),
    "ing": ("ing", "goe", "应氏", "應氏", "応氏"),
    "new-zealand": ("new zealand", "nz"),
    "tromp-taylor": ("tromp", "tt"),
    "button": ("button",),
    "sunjang": ("sunjang", "顺将", "巡将"),
    "stone-scoring": ("stone scoring", "stone-scoring"),
    "chinese-2002": ("chin", "中国", "中國", "cn", "数子"),
}
SHORT = 3
"""Names up to this length must be the whole word."""


def spoken_rules(text: str) -> str | None:
    """The id of the rule set a record means, or None if it names none that is known."""
    plain = " ".join(text.lower().replace("-", " ").replace("_", " ").split())
    if not plain:
        return None
    words = plain.split()
    for id_, names in SPOKEN.items():
        if plain == id_.replace("-", " "):
            return id_
        for name in names:
            if name.isascii() and len(name) <= SHORT:
                if name in words:
                    return id_
            elif name.replace("-", " ") in plain:
                return id_
    return None
