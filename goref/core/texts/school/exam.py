"""Texts of a printed exam and its key."""

from __future__ import annotations

from goref.core.base.language import Text

TITLE = Text("school", "{course}: exam {number}")
KEY = Text("school", "Key to “{exam}”")
NAME = Text("school", "Name")
ANSWER = Text("school", "Answer")
BY = Text("school", "Article")
FOOT = Text("school", "goref school · {exam}")
