"""The pages for the count, its checks, the comparison of rule sets, and the result."""
