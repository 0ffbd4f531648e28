"""Headings of the columns in lists of players and pairings, and values of some cells.

The headings are in English, Chinese, Japanese, German, French and Korean, as organisers write
them. Case, accents, blanks, punctuation and full width do not matter. A word with two meanings
in its language is left out: ``Rang`` can be a rank or a place.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

Headings = Mapping[str, Sequence[str]]
"""The possible headings of every field; the first one is used in files that goref writes."""

PLAYER_HEADINGS: dict[str, tuple[str, ...]] = {
    "surname": (
        *("Surname", "Last name", "Family name"),
        *("姓", "姓氏", "苗字"),
        *("Nachname", "Familienname", "Zuname"),
        *("Nom de famille", "성"),
    ),
    "given": (
        *("Given name", "First name", "Forename"),
        *("名",),
        *("Vorname", "Rufname"),
        *("Prénom",),
    ),
    "name": (
        *("Name", "Player", "Full name", "Player name"),
        *("姓名", "名字", "棋手", "选手", "参赛者"),
        *("選手", "選手名", "氏名", "名前", "参加者"),
        *("Spieler", "Spielerin", "Spielername", "Teilnehmer", "Teilnehmerin"),
        *("Name, Vorname", "Nachname, Vorname"),
        *("Nom", "Joueur", "Joueuse", "Nom et prénom", "Nom, prénom", "Participant"),
        *("이름", "성명", "선수", "선수명", "기사", "참가자"),
    ),
    "rank": (
        *("Rank", "Grade", "Strength"),
        *("段位", "级别", "級別", "段级", "段級", "段級位", "棋力"),
        *("Grad", "Stärke", "Staerke", "Spielstärke", "Spielstaerke"),
        *("Niveau", "Force"),
        *("기력", "급수", "단급", "단급위"),
    ),
    "rating": (
        *("Rating", "GoR"),
        *("等级分", "等級分", "レーティング", "レート"),
        *("Wertungszahl", "Ratingzahl"),
        *("레이팅", "레이팅 점수"),
    ),
    "club": (
        *("Club", "Team", "Chapter"),
        *("俱乐部", "俱樂部", "单位", "單位", "代表队", "代表隊"),
        *("クラブ", "所属", "チーム"),
        *("Verein", "Klub", "Mannschaft"),
        *("Équipe",),
        *("소속", "클럽", "팀", "기원"),
    ),
    "country": (
        *("Country", "Nation"),
        *("国家", "國家", "地区", "地區", "国", "国籍", "國籍", "国名"),
        *("Land", "Staat", "Nationalität", "Nationalitaet"),
        *("Pays", "Nationalité"),
        *("국가", "국적", "나라"),
    ),
    "egf_pin": (
        *("EGF PIN", "PIN", "EGF", "EGD", "EGD PIN", "EGF number"),
        *("EGF 编号", "EGF 編號", "EGF 番号"),
        *("EGF-Nummer", "Numéro EGF", "EGF 번호"),
    ),
    "aga_id": (
        *("AGA ID", "AGA", "AGA number"),
        *("AGA 编号", "AGA 編號", "AGA 番号"),
        *("AGA-Nummer", "Numéro AGA", "AGA 번호"),
    ),
}
SPARE = frozenset(("rank", "rating", "club", "country", "egf_pin", "aga_id"))
"""Columns that a list can do without: their unreadable cells are left out, with a note."""
PAIRING_HEADINGS: dict[str, tuple[str, ...]] = {
    "round": (
        *("Round", "Rd"),
        *("轮", "轮次", "輪", "輪次", "回戦", "ラウンド"),
        *("Runde",),
        *("Ronde", "Tour"),
        *("라운드", "회전", "회차"),
    ),
    "number": (
        *("Table", "Board", "Table number", "Board number", "Table no."),
        *("台", "台次", "台号", "台號", "桌", "桌号", "桌號", "桌次"),
        *("卓", "卓番号", "テーブル"),
        *("Tisch", "Brett", "Tischnummer", "Brettnummer", "Tisch-Nr.", "Brett-Nr."),
        *("Numéro de table", "N° de table"),
        *("테이블", "테이블 번호", "탁자"),
    ),
    "black": (
        *("Black", "Black player"),
        *("黑", "黑方", "黑棋", "执黑", "執黑", "黒", "黒番"),
        *("Schwarz", "Schwarzspieler"),
        *("Noir", "Noirs", "Joueur noir"),
        *("흑", "흑번", "흑돌"),
    ),
    "white": (
        *("White", "White player"),
        *("白", "白方", "白棋", "执白", "執白", "白番"),
        *("Weiß", "Weißspieler"),
        *("Blanc", "Blancs", "Joueur blanc"),
        *("백", "백번", "백돌"),
    ),
    "handicap": (
        *("Handicap", "Hd"),
        *("让子", "讓子", "让子数", "置石", "手合割", "ハンデ", "ハンディ"),
        *("Vorgabe", "Vorgabesteine"),
        *("Pierres de handicap",),
        *("핸디캡", "치수", "접바둑"),
    ),
    # 贴子 and 덤 in zi are left out: the number would be half of the komi in points.
    "komi": ("Komi", "贴目", "贴点", "貼目", "コミ", "덤"),
    "result": (
        *("Result",),
        *("结果", "結果", "胜负", "勝負", "勝敗"),
        *("Ergebnis", "Resultat"),
        *("Résultat",),
        *("결과", "승패"),
    ),
    "default": (
        *("By default", "Forfeit"),
        *("弃权", "棄權", "不戦"),
        *("Kampflos", "Forfait", "Par forfait", "부전", "기권"),
    ),
    "size": (
        *("Board size", "Size"),
        *("棋盘路数", "路数", "盤の路数", "路盤"),
        *("Brettgröße", "바둑판 크기"),
    ),
}
EXPORTED = ("state", "winner", "margin", "rules", "basis", "reason", "note", "incidents")
"""Further columns in goref's own export that are not needed, or not usable, on reading.

If all of them are present, a single note covers them.
"""
BYES = (
    *("", "-", "–", "—", "bye", "(bye)", "free"),
    *("轮空", "輪空", "不戦", "不戦勝"),
    *("freilos", "spielfrei", "exempt", "exempté", "exempte", "exemptée", "부전", "부전승"),
)
"""The texts for the missing opponent of a player who has a bye."""
YES = ("yes", "1", "true", "x", "是", "はい", "ja", "oui", "예", "네")
NO = ("", "no", "0", "false", "否", "いいえ", "nein", "non", "아니요", "아니오")
ACCENTS = range(0x300, 0x370)
"""The code range of accents on Western letters, without the marks that change a kana."""


def plainly(heading: str) -> str:
    """Returns a heading without case, accents, blanks and punctuation."""
    parted = unicodedata.normalize("NFKD", heading).casefold()
    kept = "".join(sign for sign in parted if ord(sign) not in ACCENTS)
    return "".join(sign for sign in unicodedata.normalize("NFKC", kept) if sign.isalnum())


def fields_by_heading(known: Headings) -> dict[str, str]:
    """Returns the field that each normalised heading means."""
    return {plainly(name): field for field, every in known.items() for name in every}
