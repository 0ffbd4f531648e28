"""Single values of SGF: sizes, points, numbers as players write them, komi.

Numbers are in points or in zi (half as many), in digits or in Chinese numerals, with fractions
before or after the unit. An unknown unit is never guessed.
"""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen
from goref.core.base.geometry import LARGEST, SMALLEST, Grid, Point
from goref.core.base.numbers import decimal
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import ruleset
from goref.io.sgf.syntax import SgfError, Spent

LETTERS = "abcdefghijklmnopqrstuvwxy"


def read_size(text: str) -> tuple[int, list[Finding]]:
    """Returns the board's lines from ``SZ`` (19 if it is empty), and findings.

    Raises SgfError for unsupported boards.
    """
    plain = unicodedata.normalize("NFKC", text).strip()
    if not plain:
        return 19, [found("size-empty", Level.NOTE)]
    size = re.fullmatch(r"(\d{1,4})\s*(?:[:x×*]\s*(\d{1,4}))?", plain)
    if size is None:
        raise SgfError(fault("sgf-no-size", text=plain[:20]))
    width, height = int(size.group(1)), int(size.group(2) or size.group(1))
    if width != height:
        raise SgfError(fault("sgf-not-square", text=plain, width=width, height=height))
    if not SMALLEST <= width <= LARGEST:
        raise SgfError(
            fault("sgf-size-range", text=plain, least=SMALLEST, most=LARGEST, size=width)
        )
    return width, []


def read_point(board: Grid, text: str) -> Point | None:
    """Returns the point of two letters such as ``dd``; None if invalid or off the board."""
    text = text.strip()
    if len(text) != 2:
        return None
    column, row = LETTERS.find(text[0]), LETTERS.find(text[1])
    if 0 <= column < board.width and 0 <= row < board.height:
        return board.at(column, row)
    return None


def write_point(board: Grid, point: Point) -> str:
    return LETTERS[board.column(point)] + LETTERS[board.row(point)]


def is_pass(board: Grid, text: str) -> bool:
    """Returns whether a move is empty, or an older file's ``tt`` on up to 19 lines."""
    text = text.strip()
    return not text or (text == "tt" and board.width <= 19)


def read_points(board: Grid, texts: list[str], spent: Spent) -> tuple[set[Point], list[str]]:
    """Returns the points in values (``dd``) and rectangles (``aa:cc``), and unreadable values.

    Raises SgfError for too many points.
    """
    points: set[Point] = set()
    unread: list[str] = []
    for text in dict.fromkeys(texts):
        first, colon, last = text.partition(":")
        one = read_point(board, first)
        two = read_point(board, last) if colon else one
        if one is None or two is None:
            if text.strip():
                unread.append(text)
            continue
        columns = sorted((board.column(one), board.column(two)))
        rows = sorted((board.row(one), board.row(two)))
        wide, high = (last - first + 1 for first, last in (columns, rows))
        spent.points(wide * high)
        for row in range(rows[0], rows[1] + 1):
            begin = board.at(columns[0], row)
            points.update(range(begin, begin + wide))
    return points, unread


class WrittenUnit(Enum):
    POINTS = "points"
    ZI = "zi"


@frozen
class WrittenNumber:
    """A number as written; its ``unit`` is None if the text has no word for the unit."""

    number: Fraction
    unit: WrittenUnit | None

    @property
    def is_quarter(self) -> bool:
        """True if the number ends in a quarter, as only a number of zi can."""
        return self.number.denominator == 4

    @property
    def points(self) -> Fraction:
        return self.number * 2 if self.unit is WrittenUnit.ZI else self.number


PLAIN_DIGITS = 6
NUMERALS = "〇零一二两兩三四五六七八九十百"
DIGITS = {c: i for i, c in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2, "兩": 2}
NUMBER = rf"(?:\d{{1,6}}(?:[.,]\d{{1,6}})?|[.,]\d{{1,6}}|[{NUMERALS}]{{1,8}})"
UNIT = r"(?:个?子|자(?![가-힣])|zi\b|目|点|點|路|집|moku|points?\b|pts?\b)"
HALF = r"半|반|half(?:[ -]?a)?"
FRACTION = (
    rf"(?:(?P<top>{NUMBER})\s*[/⁄]\s*(?P<bottom>{NUMBER})"
    rf"|(?P<parts>{NUMBER})分[之の](?P<of>{NUMBER}))"
)
AMOUNT = (
    rf"(?:(?P<whole>{NUMBER})"
    rf"(?:\s*(?P<inner>{UNIT})\s*(?:又|と|and)?\s*|\s*(?:又|と|and)\s*|\s+))?"
    rf"(?:{FRACTION})\s*(?P<unit>{UNIT})?"
    rf"|(?P<number>{NUMBER})?\s*(?P<before>{UNIT})?\s*(?P<half>{HALF})[ -]*(?P<after>{UNIT})?"
    rf"|(?P<plain>{NUMBER})\s*(?P<plainunit>{UNIT})?"
)
VULGAR = {"¼": " 1/4", "½": " 1/2", "¾": " 3/4", "⅓": " 1/3", "⅔": " 2/3"}


def plainly(text: str) -> str:
    """Returns a text in small letters, with ASCII for full-width characters and for ``½``."""
    for vulgar, plain in VULGAR.items():
        text = text.replace(vulgar, plain)
    return unicodedata.normalize("NFKC", text).lower().strip()


SCIENTIFIC = re.compile(r"\d[ex][+-]?\d")
"""A programmer's number such as ``1e3`` or ``0x10``, which is never a komi or margin."""


def read_quantity(text: str) -> WrittenNumber | None:
    """Returns a text's first number with a unit; if none has a unit, the first number.

    Examples: ``3又3/4子``, ``六目半``, ``2.75``, ``4分の3``, ``半目``. Returns None if there is
    no number, or for a programmer's number: ``1e999`` is not 1.
    """
    plain = plainly(text)
    if SCIENTIFIC.search(plain):
        return None
    whole, point, part = plain.partition(".")
    digits = [whole, part] if point else [whole]
    if all(d.isascii() and d.isdigit() and len(d) <= PLAIN_DIGITS for d in digits):
        # The form in nearly all records; the pattern for the rest is slow to compile.
        return WrittenNumber(Fraction(plain), None)
    bare: WrittenNumber | None = None
    for match in re.finditer(AMOUNT, plain):
        quantity = _quantity(match.groupdict())
        if quantity is None:
            continue
        if quantity.unit is not None:
            return quantity
        bare = bare or quantity
    return bare


def read_written(plain: str) -> WrittenNumber | None:
    """Returns the number in a normalised text; None if the text has anything else."""
    if SCIENTIFIC.search(plain) or (match := re.fullmatch(AMOUNT, plain)) is None:
        return None
    return _quantity(match.groupdict())


def _quantity(seen: dict[str, str | None]) -> WrittenNumber | None:
    unit: str | None
    if seen["half"]:
        whole = _number(seen["number"]) if seen["number"] else Fraction(0)
        unit = seen["after"] or seen["before"]
        number = whole + Fraction(1, 2)
    elif seen["plain"]:
        number, unit = _number(seen["plain"]), seen["plainunit"]
    else:
        top = _number(seen["top"] or seen["of"] or "")
        bottom = _number(seen["bottom"] or seen["parts"] or "")
        if not bottom:
            return None
        whole = _number(seen["whole"]) if seen["whole"] else Fraction(0)
        unit = seen["unit"] or seen["inner"]
        number = whole + top / bottom
    if unit is None:
        return WrittenNumber(number, None)
    is_zi = unit.endswith(("子", "자")) or unit == "zi"
    return WrittenNumber(number, WrittenUnit.ZI if is_zi else WrittenUnit.POINTS)


def _number(text: str) -> Fraction:
    if text[0] not in NUMERALS:
        text = text.replace(",", ".")
        return Fraction("0" + text if text.startswith(".") else text)
    total, digit = 0, 0
    for sign in text:
        if sign == "十":
            total, digit = total + (digit or 1) * 10, 0
        elif sign == "百":
            total, digit = total + (digit or 1) * 100, 0
        else:
            digit = digit * 10 + DIGITS[sign]
    return Fraction(total + digit)


def is_chinese(rules: str) -> bool:
    """Returns whether a rule set as written is Chinese, and so counts in zi."""
    plain = plainly(rules)
    return any(word in plain for word in ("chinese", "中国", "中國", "zhongguo", "chinois"))


def may_be_in_zi(rules: str) -> bool:
    """Returns whether a komi in zi is usual under the written rules; True for an empty text."""
    if not plainly(rules) or is_chinese(rules):
        return True

    named = spoken_rules(rules)
    return named is not None and ruleset(named).unit is Unit.ZI


LATIN = (
    r"[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:\s*/\s*\d+|\s+\d+\s*/\s*\d+)?"
    r"(?:\s*(?:zi|moku|points?|pts?|half))?(?![a-z\d])"
)
"""A number in figures, with fraction and unit, that is not part of a longer word or number."""


def is_garbled(text: str) -> bool:
    """Returns whether the number in a plain Latin text is damaged, as in ``6x5`` and ``6.?``.

    A remark may follow the number.
    """
    if not text.isascii() or not any(sign.isdigit() for sign in text):
        return False
    return re.match(rf"(?:[a-z]+\s+)*{LATIN}(?=[\s(]|[.,]?(?:\s|$))", text) is None


BESIDE_KOMI = (
    r"コミ出し|出し|コミ|込み?|[黑黒白]|[贴貼][目子]?|덤"
    r"|\bkomi\b|\bblack\b|\bwhite\b|\bgives\b|:"
)
"""Words that may accompany the number of a komi, as in ``コミ6目半``."""


LARGEST_PLAIN = 20
"""The largest plausible komi, in points; a larger one gives a finding of level check."""
EVEN = Fraction(9, 2), Fraction(17, 2)
"""The usual range of komi in an even game, in points."""
ALWAYS_ZI = (350,)
"""Numbers that could be hundredths of points or of zi, but that all programs read as zi."""


def in_hundredths(number: Fraction) -> tuple[Fraction, ...]:
    """Returns the komis, in points, that a number means as hundredths of points and of zi.

    A komi is a multiple of half a point or of a quarter zi: a number that is no multiple of 25
    is not in hundredths.

    >>> [str(komi) for komi in in_hundredths(Fraction(375))]
    ['15/2']
    >>> [str(komi) for komi in in_hundredths(Fraction(50))]
    ['1/2', '1']
    """
    if not number or number % 25:
        return ()
    return tuple(komi for komi in (number / 100, number / 50) if komi.denominator <= 2)


def _certain(number: Fraction, readings: tuple[Fraction, ...], rules: str, fox: bool) -> bool:
    """Returns whether the first reading in hundredths is the only likely one."""
    least, most = EVEN
    if len(readings) == 1 or least <= abs(readings[0]) <= most:
        return fox or least <= abs(readings[0]) <= most
    return fox and bool(plainly(rules)) and not is_chinese(rules)


def read_komi(
    text: str, rules: str = "", *, zi: bool = False, area: int = 361, hundredths: bool = False
) -> tuple[Fraction | None, list[Finding]]:
    """Returns the komi in points from ``KM``.

    Args:
        rules: the rule set as written, for the unit of a komi that ends in a quarter.
        zi: True if something else in the record (its result) is in zi.
        area: the number of points on the board; a larger komi is refused.
        hundredths: True if the record is of a server that writes hundredths.

    Returns:
        The komi, None if there is none or it cannot be read safely; and the findings.
    """
    plain, shown = plainly(text[:100]), text.strip()[:40]
    if not plain:
        return None, []
    number = re.fullmatch(r"([+-]?)\s*(\d{1,6}(?:[.,]\d{0,6})?|[.,]\d{1,6})", plain)
    notes: list[Finding] = []
    if number is not None:
        amount = _number(number.group(2).rstrip(".,") or "0")
        quantity = WrittenNumber(-amount if number.group(1) == "-" else amount, None)
        if "," in plain:
            told, komi = plain_number(quantity.number), quantity.number
            notes.append(found("komi-comma", Level.NOTE, values=[komi], text=shown, komi=told))
    else:
        words = read_written(re.sub(BESIDE_KOMI, " ", plain).strip())  # no word is ignored
        if words is None:
            return None, [found("komi-unreadable", Level.CHECK, text=shown)]
        quantity = words
    readings = () if quantity.unit is not None else in_hundredths(quantity.number)
    readings = tuple(one for one in readings if abs(one) <= area)
    if readings:
        if abs(quantity.number) in ALWAYS_ZI:
            readings = readings[::-1]
        if _certain(quantity.number, readings, rules, hundredths):
            komi, told = readings[0], plain_number(readings[0])
            if komi * 50 == quantity.number and not (zi or may_be_in_zi(rules)):
                return komi, [_unlike_rules(shown, *readings)]
            note = found("komi-hundredths", Level.NOTE, values=[komi], text=shown, komi=told)
            return komi, [note]
        if quantity.number > 0 or hundredths:  # White may demand 50 points, as on KGS
            told = " / ".join(map(plain_number, readings))
            doubt = found(
                "komi-hundredths-open",
                Level.CHECK,
                values=readings,
                text=shown,
                readings=told,
            )
            return None, [doubt]
    if quantity.is_quarter and quantity.unit is not WrittenUnit.ZI:
        # A quarter of a point does not exist, whatever word follows it.
        if not (zi or is_chinese(rules)):
            return None, [found("komi-unit-unknown", Level.CHECK, text=shown)]
        quantity = WrittenNumber(quantity.number, WrittenUnit.ZI)
    komi = quantity.points
    if abs(komi) > area:
        return None, [found("komi-too-large", Level.CHECK, text=shown)]
    told = plain_number(komi)
    if abs(komi) > LARGEST_PLAIN:
        return komi, [found("komi-unusual", Level.CHECK, values=[komi], text=shown, komi=told)]
    if quantity.unit is WrittenUnit.ZI:
        if not (zi or may_be_in_zi(rules)):
            plain_points = [] if quantity.is_quarter else [quantity.number]
            return komi, [_unlike_rules(shown, komi, *plain_points)]
        return komi, [found("komi-zi", Level.NOTE, values=[komi], text=shown, komi=told)]
    if number is None and re.search(r"[^\W\d]", plain):
        return komi, [found("komi-words", Level.NOTE, values=[komi], text=shown, komi=told)]
    return komi, notes


def _unlike_rules(text: str, *komis: Fraction) -> Finding:
    """Returns the finding that a komi was read as zi though the rule set counts in points."""
    told = plain_number(komis[0])
    return found("komi-zi-unusual", Level.CHECK, values=komis, text=text, komi=told)


def plain_number(number: Fraction) -> str:
    """Returns a number in at most six decimals (``7.5``), or as a fraction (``10/3``)."""
    return str(number) if 10**6 % number.denominator else decimal(number)
