"""The cases and exercises at the end of a rule set's page."""

from __future__ import annotations

import json

import pytest

from goref.app.manual import pages as manual
from goref.app.manual.case_links import counted_exercises, exercises_file
from goref.app.school.courses import courses
from goref.core.base.language import Language
from goref.core.rulesets.table import COMPUTED
from tests.languages import EN, JA, KO, ZH


def test_the_numbers_of_exercises_are_those_of_the_courses() -> None:
    """If they are not: .venv/bin/python -P packaging/cases/make.py"""
    assert exercises_file().read_text("utf-8") == counted_exercises()


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_a_page_leads_to_the_courses_with_its_rule_set(language: Language) -> None:
    numbers = json.loads(exercises_file().read_text("utf-8"))
    for rules in COMPUTED:
        page = manual.page(manual.rules_page(rules.id), language)
        for course in courses():
            count = numbers[course.id].get(rules.id)
            row = f"| [{course.title.in_(language)}](school.md) | {count} |"
            assert (row in page) is (count is not None)
