"""Idioms that a reader stumbles over stay few: each has a ceiling, which only falls.

Where a test fails, say it in the plain words of its row, or in others. Where a count has
fallen, lower the ceiling.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import polib
import pytest

from tests.project import PACKAGE, ROOT


class Idiom(NamedTuple):
    """An idiom that is to become rare.

    Attributes:
        plain: the plain words for it.
        pattern: the regular expression that finds it, ignoring case.
        code: the most occurrences in docstrings and comments of ``goref/``.
        texts: the most occurrences in texts on screen.
        documents: the most occurrences in the documents.
    """

    plain: str
    pattern: str
    code: int
    texts: int
    documents: int


IDIOMS = (
    Idiom(
        "shown, reported, stated (given)",
        r"\b(is|are|be|was|were|been|being) told\b",
        1,
        0,
        0,
    ),
    Idiom("shown, stated", r"(?<!is |be )(?<!are |was )(?<!been )\btold\b(?!\()", 22, 10, 0),
    Idiom("reports, states, shows", r"\btells?\b(?!\()", 10, 0, 0),
    Idiom("the text says; the text for X", r"\b(is|are|be|was) said\b", 0, 0, 0),
    Idiom("about; called", r"\bsaid (of|to)\b", 0, 0, 0),
    Idiom(
        "mentions; supports; contradicts",
        r"\b(speaks?|spoken|spoke) (of|for|against)\b",
        1,
        0,
        0,
    ),
    Idiom("played out", r"\btried\b", 13, 0, 2),
    Idiom("tested", r"\b(is|are) tried\b", 6, 0, 0),
    Idiom("is kept, remains", r"\bstays?\b", 34, 0, 1),
    Idiom("holds, is true", r"\b(is|are|was) so\b", 3, 0, 0),
    Idiom("depends on; is at stake", r"\b(hangs?|hung|hanging) on\b", 0, 0, 0),
    Idiom("uses, follows", r"\b(goes|go|going|gone) by\b", 1, 0, 0),
    Idiom("belongs to, accompanies", r"\b(goes|go|going|gone) with\b", 0, 0, 0),
    Idiom("continues; resumes from", r"\b(goes|go|going|gone) on\b", 4, 0, 2),
    Idiom("results from; the result of", r"\b(comes?|came|coming) of\b", 0, 0, 1),
    Idiom("what happens to; the outcome of", r"\b(becomes?|became) of\b", 0, 0, 1),
    Idiom("amounts to", r"\b(comes|came|come) to\b(?! (the|an?) )", 1, 1, 1),
    Idiom("current; available; active", r"\b(at|in) hand\b", 0, 0, 0),
    Idiom("parsed", r"\b(taken|takes?|taking) apart\b", 0, 0, 0),
    Idiom("treated as, classified as", r"\b(taken|takes?|took|taking) for\b", 7, 0, 0),
    Idiom(
        "undone; imported; removed", r"\b(taken|takes?|taking) (in|off|out|back)\b", 11, 0, 2
    ),
    Idiom(
        "attached to a table",
        r"\b(put|puts|putting|records?|cases?|stands?) (\w+ )?behind\b",
        0,
        0,
        1,
    ),
    Idiom("inserted; corrected", r"\bput (in|out|right)\b", 5, 2, 3),
    Idiom("differently from, unlike", r"\botherwise than\b", 0, 0, 0),
    Idiom(
        "ruled differently",
        r"\b(ruled?|decided?|deciding|owns?|recorded|found|taken|judged|says?"
        r"|pairs) otherwise\b",
        1,
        2,
        3,
    ),
    Idiom("again, from scratch", r"\banew\b", 1, 0, 0),
    Idiom(
        "from where, in which", r"\b(whence|thence|hence|wherein|whereof|therein)\b", 0, 0, 0
    ),
    Idiom("the project; a package, a module", r"\bhouse\b|\brooms?\b", 27, 0, 0),
    Idiom(
        "according to X",
        r"\bas (the |each |every |a |its |an )?[\w’']+( \w+)? has it\b",
        0,
        0,
        0,
    ),
    Idiom("X the …; “Show”, “Mark”", r'"""Have \w+', 0, 0, 0),
    Idiom("is requested, is needed", r"\b(is|are|be|was|were) wanted\b", 6, 0, 0),
    Idiom(
        "created on first use",
        r"\b(when|where|if|first|as) (it is|they are|is|are) (wanted|asked for"
        r"|looked for|come to)\b|\bwanted first\b",
        1,
        0,
        0,
    ),
    Idiom("is requested; is computed for", r"\b(is|are|be) asked (of|for)\b", 2, 1, 0),
    Idiom(
        "the caller, a user; whoever",
        r"\b(for|to|from|of) who\b|\bwhoever\b|(^|[.;:] )Who (has|is|asks|wants|adds"
        r"|can)\b",
        19,
        1,
        1,
    ),
    Idiom(
        "a noun: “the unread moves”",
        r"\b(what|that which) (is|was|are|were) (not |still |already |yet )?\w+ed\b",
        21,
        4,
        6,
    ),
    Idiom("the state of", r"\bhow (it|they|things|\w+) stands?\b", 1, 0, 0),
    Idiom("is; is shown; is stored", r"\bstands?\b", 38, 8, 4),
    Idiom("is; is stored", r"\b(lies|lie|lay|lain)\b", 14, 5, 4),
    Idiom("checked; searched", r"\blook(s|ed|ing)? (at|through)\b", 5, 0, 0),
    Idiom("read (all lines were read)", r"\bread(s|ing)? out\b", 12, 0, 5),
    Idiom("computed", r"\bwork(s|ed|ing)? out\b", 0, 0, 0),
    Idiom("visible; hidden", r"\b(in|into|out of) sight\b", 0, 0, 0),
    Idiom("n; that many", r"\bso (many|much)\b", 5, 0, 0),
    Idiom("next to; with; in addition to", r"\bbeside\b", 28, 0, 3),
    Idiom("zero; “is not an X”", r"\bnought\b|\bis none\b|\bare none\b", 135, 0, 0),
    Idiom(
        "in advance, recently", r"\b(by now|lately|beforehand|long since|of late)\b", 2, 0, 0
    ),
    Idiom("characters (text), marks (board)", r"\bsigns?\b", 55, 6, 6),
    Idiom("a test fails", r"\b(tests?|one|it) (that )?(falls?|fell)\b", 0, 0, 1),
    Idiom("cancelled; discarded", r"\b(gives?|given|giving) up\b", 7, 11, 3),
    Idiom("kept as it is; released", r"\blet(s|ting)? (it |them )?(stand|go)\b", 9, 7, 0),
)
DOCUMENTS = (
    ROOT / "README.md",
    PACKAGE / "ARCHITECTURE.md",
    ROOT / ".github" / "CONTRIBUTING.md",
    ROOT / "packaging" / "CHANGELOG.md",
    *sorted((ROOT / "resources" / "help" / "en").glob("*.md")),
)
QUESTION_WORD = re.compile(r"(What|Whether|Who|Where|How)\b")
BEGIN_WITH_A_QUESTION_WORD = 0


def docstrings_and_comments(source: str) -> Iterator[str]:
    """Yields each docstring and comment; a string that is a statement is a docstring."""
    begins = True
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and begins):
            yield token.string
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            begins = token.type in (
                tokenize.NEWLINE,
                tokenize.INDENT,
                tokenize.DEDENT,
                tokenize.ENCODING,
            )


@cache
def code() -> tuple[str, ...]:
    files = sorted(PACKAGE.rglob("*.py"))
    return tuple(
        text for file in files for text in docstrings_and_comments(file.read_text("utf-8"))
    )


@cache
def texts() -> tuple[str, ...]:
    return tuple(entry.msgid for entry in polib.pofile(str(ROOT / "resources/i18n/ja.po")))


@cache
def documents() -> tuple[str, ...]:
    return tuple(file.read_text("utf-8") for file in DOCUMENTS)


def hits(pattern: str, where: tuple[str, ...]) -> int:
    found = re.compile(pattern, re.IGNORECASE)
    return sum(len(found.findall(" ".join(text.split()))) for text in where)


@pytest.mark.parametrize("idiom", IDIOMS, ids=lambda idiom: idiom.pattern)
def test_an_idiom_stays_under_its_ceiling(idiom: Idiom) -> None:
    assert hits(idiom.pattern, code()) <= idiom.code, idiom.plain
    assert hits(idiom.pattern, texts()) <= idiom.texts, idiom.plain
    assert hits(idiom.pattern, documents()) <= idiom.documents, idiom.plain


def test_few_docstrings_begin_with_a_question_word() -> None:
    begun = [text.lstrip("r\"' ") for text in code() if not text.startswith("#")]
    asked = [text for text in begun if QUESTION_WORD.match(text)]
    assert len(asked) <= BEGIN_WITH_A_QUESTION_WORD, asked
