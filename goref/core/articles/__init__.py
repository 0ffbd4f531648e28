"""The articles that each step of each rule set rests on, paraphrased: one table a family."""
