"""A wording in the program's three languages."""

from goref.core.base.language import Text as Text
