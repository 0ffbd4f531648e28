"""The first page of the window, which offers to open or create a case when none is open."""
