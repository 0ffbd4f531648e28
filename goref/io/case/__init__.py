"""Files of a case: the case itself, its journal, and the chained log of its acts."""
