"""The page that “Change…” opens: rule set, facts, players and event, ledger of stones."""
