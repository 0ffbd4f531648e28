"""How play stops, goes on and ends, as each rule set has it: data, and a fold that reads it."""
