"""The wording of what is printed: the score sheet, a game in numbered figures."""
