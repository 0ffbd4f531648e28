"""Stop, resumption and end of play under each rule set: a state machine and its state."""
