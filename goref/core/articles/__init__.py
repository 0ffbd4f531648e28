"""What each step of each rule set rests on, in our own words: one table a family."""
