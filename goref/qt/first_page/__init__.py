"""The first page of the window, which offers the ways to a case when none is open."""
