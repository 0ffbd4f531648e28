"""Stop, resumption and end of play under each rule set: data, and a machine that reads it."""
