"""How play stops under each rule set, as tables."""
