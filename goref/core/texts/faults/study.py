"""Sentences for faults in the library of cases, and in asking another program about it."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    "chapter-damaged": Text("errors", "the chapter of cases cannot be used: {where} {problem}"),
    "chapter-long": Text("errors", "the chapter of cases is longer than {most} bytes"),
    "chapter-no-json": Text("errors", "the chapter of cases is not JSON in UTF-8"),
    "chapter-no-format": Text("errors", 'not a chapter of cases: it needs "format": "{format}" and a "version" such as "1.0"'),
    "chapter-version": Text("errors", "the chapter of cases has version {version}; this goref reads version {known}. Use a newer goref"),
    # Places
    "where-chapter": Text("errors", "the chapter"),
    "where-number": Text("errors", '"cases", case {number}'),
    "where-answer": Text("errors", "{where}, answer {number}"),
    "where-move": Text("errors", '{where}, "moves", move {number}'),
    # Faults
    "case-id": Text("errors", "is there twice, or is not {chapter}, a hyphen and a number"),
    "answered-twice": Text("errors", "answers for {id} a second time"),
    "no-act": Text("errors", "has {value}, which is neither a move nor a statement"),
    "no-study-case": Text("errors", "there is no case {id!r}; the chapters are {known}. goref cases list shows every case"),
}  # fmt: skip
