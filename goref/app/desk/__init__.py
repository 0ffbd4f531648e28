"""An incident on its way into a case: what is known beforehand, what it would change."""
