"""Guessing an encoding from very little text: a few names and titles, as records have.

General detectors need paragraphs. Here the readings in all candidate encodings are compared.
First their brackets are compared: a reading cannot win if it loses a node, a move or the end of
a value that another reading has. Then their words are weighed by the logarithm of their
likelihood relative to random bytes. In the sets of East Asia, the frequency of the characters
counts. In single-byte sets, the frequency of pairs of letters in names of their languages does.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from goref.io.files import strictly
from goref.io.text.east_asian import STRUCTURE, common
from goref.io.text.name_letters import folded, spelling
from goref.io.text.sgf_shape import Shape, shape, swallows
from goref.io.text.word_lists import word_list

RUN = re.compile(r"[^\x00-\x7f][A-Za-z\x80-\U0010ffff]{0,40}")
BEFORE = re.compile(r"[0-9]?[A-Za-z]*\Z")
"""The part of a word before its first character beyond ASCII."""
LONGEST = 20
"""The most letters of the part of a word before its first character beyond ASCII."""
ENOUGH = 1500
"""The number of characters after which no more words are weighed."""
BYTE = 4.85
"""The cost (a natural logarithm) of a random byte beyond ASCII: there are 128 of them."""
LETTER, END = 2.7, 1.6
"""The cost of a random small letter of ASCII, and of the end of a word."""
SWITCH = 2.0
"""The cost of a word in another language than that of most words."""
RARE, SELDOM = ("is", "nl", "sr", "fa"), 2.0
"""Languages of few records, and the cost of a word in one."""
WITHIN = 6.0
"""The evidence against an East Asian character within a Western word."""
STRANGE, UNKNOWN = 8.0, -11.0
"""The cost of a character that no name has; the least logarithm of a letter's chance."""
CASE, CAPITALS, SMALL, AFTER_DIGIT, MIXED = 3.0, 2.0, 0.7, 3.0, 4.0
"""The costs of a capital after a small letter, or the reverse; of a word all in capitals; of
one without any; of a letter after a digit; and of letters of another script next to ASCII."""
SIGN = 5.0
"""The cost of one of the usual characters that are not letters."""
USUAL_SIGNS = frozenset("«»“”„’‘–—…½¼¾№°·´§€")
BEYOND_ASCII = re.compile(r"[^\x00-\x7f]{1,200}")
MARKS = frozenset(
    "．●○、。，：；！？（）「」『』《》〈〉【】・ー〜～—…“”‘’·　１２３４５６７８９０年"
)
ROWS = frozenset("．●○")
"""Characters with which board positions are drawn."""
CONFIDENT = 3.5
"""The lead of the best reading at which the second best is no longer reported."""
TRUST, MORE_TRUST = 8.0, 0.8
"""The evidence of a declaration for its encoding, and its increase for every character."""
LIKELY = 1.0
"""The average value per character at which a declared encoding is taken at once."""
KNOWN = 2.0
"""The average value per character at which a text of few two-byte characters is UTF-8."""

WESTERN = ("de", "fr", "es", "pt", "it", "da", "sv", "nl", "is")
CENTRAL = ("cs", "sk", "pl", "hu", "ro", "hr", "de")
BALTIC = ("lt", "lv", "et")
SINGLE: dict[str, tuple[float, tuple[str, ...]]] = {
    "cp1252": (0.0, WESTERN),
    "cp1250": (-1.0, CENTRAL),
    "iso8859-2": (-2.5, CENTRAL),
    "cp1251": (-1.0, ("ru", "uk", "bg", "sr")),
    "koi8-r": (-2.5, ("ru", "uk")),
    "koi8-u": (-3.0, ("ru", "uk")),
    "iso8859-5": (-4.0, ("ru", "uk", "bg", "sr")),
    "cp866": (-3.5, ("ru",)),
    "cp1253": (-2.0, ("el",)),
    "iso8859-7": (-2.5, ("el",)),
    "cp1254": (-1.5, ("tr", "de", "fr")),
    "cp1255": (-2.0, ("he",)),
    "iso8859-8": (-3.5, ("he",)),
    "cp1256": (-2.0, ("ar", "fa")),
    "iso8859-6": (-4.0, ("ar",)),
    "cp874": (-2.0, ("th",)),
    "cp1257": (-2.0, BALTIC),
    "cp1258": (-2.5, ("vi",)),
}
"""Single-byte sets: the logarithm of a record's chance to be in one, and its languages."""
EAST_ASIAN = {"gb18030": 0.0, "cp932": 0.0, "cp950": -0.5, "cp949": -0.5, "euc_jp": -1.0}
LIKE = {"big5hkscs": "cp950", "euc_jis_2004": "euc_jp"}
"""Larger sets that may be declared, and the sets with the same common characters."""
BY_CHANCE = (*STRUCTURE, *LIKE, "cp874", "tis-620")
"""Sets in which a short name may be valid UTF-8."""


class Reading(NamedTuple):
    """The text of bytes that are read in one encoding.

    Attributes:
        lost: the number of characters that could not be read.
        rival: the next best reading if it is nearly as good, and differs; else None.
    """

    text: str
    encoding: str
    lost: int = 0
    rival: Reading | None = None

    def samples(self, other: Reading) -> tuple[str, str]:
        """Returns up to three words that differ: in this reading, and in the other one.

        Each text has the words separated by commas, each word cut to 20 characters.
        """
        both = zip(words(self.text), words(other.text), strict=False)
        told = list(dict.fromkeys(pair for pair in both if pair[0] != pair[1]))[:3]
        return ", ".join(one[:20] for one, _ in told), ", ".join(one[:20] for _, one in told)


class Rival(NamedTuple):
    shape: Shape
    worth: float
    reading: Reading


def guess(data: bytes, prefer: str = "", declared: tuple[str, ...] = ()) -> Reading:
    """Returns the likeliest reading of bytes of unknown encoding.

    Args:
        prefer: an encoding that was declared and did not fit, or "". It wins, with unreadable
            bytes replaced, if no other reading is likelier.
        declared: encodings that were declared and can be read.
    """
    text = strictly(data, "utf-8")
    if text is not None:
        told = declared and not any(e in BY_CHANCE for e in declared)
        if told or surely_utf8(text):
            return Reading(text, "utf-8")
    plain = shape(data.decode("latin-1"))
    rivals: list[Rival] = []
    for reading in _readings(data, prefer, text, declared):
        rival = _weighed(data, reading, plain)
        if reading.encoding in declared:
            signs = len(beyond(reading.text))
            if rival.shape >= plain and rival.worth >= LIKELY * signs:
                return reading
            rival = rival._replace(worth=rival.worth + TRUST + MORE_TRUST * signs)
        rivals.append(rival)
    best, *others = _sorted(rivals)
    for other in others:
        if other.shape < best.shape or other.worth < best.worth - CONFIDENT:
            break
        if other.reading.text != best.reading.text:
            return best.reading._replace(rival=other.reading)
    return best.reading


def ranked(data: bytes) -> list[Reading]:
    """Returns the readings of bytes in every candidate encoding, the likeliest first.

    The encoding that the bytes declare is ignored. Only the reading in UTF-8 may have lost
    characters.
    """
    plain = shape(data.decode("latin-1"))
    readings = _readings(data, "", strictly(data, "utf-8"), ())
    rivals = _sorted(_weighed(data, reading, plain) for reading in readings)
    return [rival.reading for rival in rivals]


def _weighed(data: bytes, reading: Reading, plain: Shape) -> Rival:
    kept = shape(reading.text) if swallows(reading.text, data) else plain
    return Rival(kept, worth(reading.text, reading.encoding), reading)


def _sorted(rivals: Iterable[Rival]) -> list[Rival]:
    return sorted(rivals, key=lambda rival: rival[:2], reverse=True)


def _readings(
    data: bytes, prefer: str, utf8: str | None, declared: tuple[str, ...]
) -> Iterator[Reading]:
    if utf8 is not None:
        yield Reading(utf8, "utf-8")
    for encoding in dict.fromkeys((*declared, *EAST_ASIAN, *SINGLE)):
        text = strictly(data, encoding)
        if text is not None and encoding != "utf-8":
            yield Reading(composed(text, encoding), encoding)
    for encoding in {"utf-8", prefer or "utf-8"}:
        text = data.decode(encoding, "replace")
        lost = text.count("\ufffd")
        if lost:
            yield Reading(composed(text, encoding), encoding, lost)
    if strictly(data, "cp1252") is None:
        yield Reading(data.decode("latin-1"), "latin-1")


def composed(text: str, encoding: str) -> str:
    """Returns a text read in an encoding; joins accents to letters, which cp1258 separates."""
    return unicodedata.normalize("NFC", text) if encoding == "cp1258" else text


def surely_utf8(text: str) -> bool:
    """Returns whether a text cannot be valid UTF-8 by chance.

    Two-byte sequences alone may be a short double-byte name that fits by chance.
    """
    signs = beyond(text)
    if len(signs) > 4 or max(signs, default="") >= "\u0800":
        return True
    return worth(text, "utf-8") >= KNOWN * len(signs)


def beyond(text: str) -> str:
    """Returns the characters beyond ASCII in the words of a text that :func:`words` yields."""
    return "".join(char for word in words(text) for char in word if not char.isascii())


def words(text: str) -> Iterator[str]:
    """Yields the words with a character beyond ASCII; ends after :data:`ENOUGH` characters.

    A long word is cut: it has at most :data:`LONGEST` letters before its first such character,
    and 40 after.
    """
    seen = end = 0
    for found in RUN.finditer(text):
        start = found.start()
        before = BEFORE.search(text, max(end, start - LONGEST), start)
        yield (before.group() if before else "") + found.group()
        end = found.end()
        seen += len(found.group())
        if seen > ENOUGH:
            return


def worth(text: str, encoding: str) -> float:
    """Returns the logarithm of the likelihood of a reading's words relative to random bytes.

    It includes how likely a record is in the encoding.
    """
    if LIKE.get(encoding, encoding) in STRUCTURE:
        return EAST_ASIAN.get(encoding, -1.0) + _of_characters(text, encoding)
    prior, languages = SINGLE.get(encoding, (-2.0, tuple(word_list("names"))))
    if encoding == "utf-8":
        prior = 0.0
    byte = 2 * BYTE if encoding == "utf-8" else BYTE
    found = Counter(words(text))
    tables = []
    for language in languages:
        value = partial(_of_letters, language=language, byte=byte)
        seldom = SELDOM if language in RARE else 0.0
        tables.append({word: value(word) - seldom for word in found})
    best = {word: max(table[word] for table in tables) - SWITCH for word in found}
    return prior + max(
        sum(max(value, best[word]) * found[word] for word, value in table.items())
        for table in tables
    )


def _of_letters(word: str, language: str, byte: float) -> float:
    """Returns a word's value in a language, less the cost of its case and punctuation.

    ``byte``: the cost of the random bytes of a character beyond ASCII.
    """
    spelt = spelling(language)
    chance = spelt.chance
    total, before = 0.0, " "
    letters = upper = odd = 0
    for place, char in enumerate(word):
        kind = unicodedata.category(char)
        if kind == "Nd":
            total -= AFTER_DIGIT * word[place + 1 : place + 2].isalpha()
            continue
        if kind[0] not in "LM":
            total += _ended(before, chance)
            total += byte - SIGN if char in USUAL_SIGNS else -STRANGE
            before, letters, upper = " ", 0, 0
            continue
        is_upper = kind == "Lu"
        odd += (is_upper and upper < letters) or (
            kind == "Ll" and letters > 1 and upper == letters
        )
        letters += 1
        upper += is_upper
        small = folded(char)[:1] if is_upper else char
        if not char.isascii():
            total += max(chance(before + small), UNKNOWN) + byte
        elif not before.isascii():
            total += chance(before + small) + LETTER
        if not spelt.is_latin and char.isascii() is not before.isascii() and before != " ":
            total -= MIXED
        before = small
    total += _ended(before, chance)
    if odd:
        return total - CASE * odd
    if upper == letters > 0:
        return total - CAPITALS
    return total - SMALL * (not upper and word[0].lower() != word[0].upper())


def _ended(before: str, chance: Callable[[str], float]) -> float:
    return 0.0 if before.isascii() else chance(before + " ") + END


def _of_characters(text: str, encoding: str) -> float:
    total, seen = 0.0, 0
    for run in BEYOND_ASCII.finditer(text):
        before, after = (
            text[max(0, run.start() - 1) : run.start()],
            text[run.end() : run.end() + 1],
        )
        chars = run.group()
        # As in Müller: nobody writes one or two East Asian characters within a word.
        within = (len(chars) <= 2 and after.islower()) * (1.0 if before.isalpha() else 0.8)
        for index, char in enumerate(chars):
            total += _of_one(char, encoding, behind=not index and before.isalpha())
            total -= WITHIN * within
        seen += len(chars)
        if seen > ENOUGH:
            break
    return total


def _of_one(char: str, encoding: str, *, behind: bool) -> float:
    """Returns a character's value for its set; ``behind``: True if an ASCII letter precedes."""
    if char == "\ufffd" or "\ue000" <= char <= "\uf8ff" or char < "\u00a0":
        return -9.0
    raw = char.encode(encoding)
    like = LIKE.get(encoding, encoding)
    value = STRUCTURE[like].worth(raw) + (2.0 if char in common(like) else 0.0)
    if char in MARKS:
        value = max(value, 2.0 if char in ROWS else 0.7)
    # More likely an accented letter that swallowed the next one, as in Göteborg.
    eats = 2.0 if raw[-1] < 0x80 and behind else 0.0
    return value * len(raw) - 2.0 - eats
