"""What “Change…” opens: rule set, facts, the ledger of stones, who played and where."""
