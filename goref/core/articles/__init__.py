"""The articles on which each step of each rule set rests, paraphrased, by family."""
