"""The rules on the stop of play of each rule set, as tables."""
