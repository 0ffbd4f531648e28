"""The chain of an event's audit, looked at by its links."""

from __future__ import annotations

from goref.io.event.audit import AuditChain


def test_entries_are_counted_from_one() -> None:
    chain = AuditChain(("ab12", "cd34"), 0, None)
    assert [chain.found(begins) for begins in ("ab", "cd3", "ef")] == [1, 2, 0]
    assert chain.last == "cd34"
