"""The page that “Change…” opens: the rule set, the facts, the players, the ledger of stones."""
