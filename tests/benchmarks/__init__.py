"""Measurements, run by ``python -m tests.benchmarks``; the ordinary tests pass them over.

A file is named ``bench_*.py`` and holds tests with pytest-benchmark's fixture. A test that
stands for a goal says so in ``benchmark.extra_info``:

``against``, ``ratios`` and ``at_most``: a peer of the same run, how many times as much ours
took in each pair of runs, and what the middle one may be at most;
``goal_ms``: the limit for the median;
``worst_ms`` and ``limit_ms``: the worst event, and the limit for it;
``worst_of`` and ``limit_ms``: the same of several steps, by their names;
``figures``: lines to print that are no times.

``python -m tests.benchmarks`` prints one table, a goal a row, and ends with 1 if one
was missed. Words after it go to pytest, such as ``-k replay``.
"""
