"""An event as frozen values: players, rounds, tables, results, standings."""
