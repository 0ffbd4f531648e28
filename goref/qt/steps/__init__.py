"""The steps to a result: the list of them, and the page of the present one."""
