"""The stop of play under each rule set, as tables."""
