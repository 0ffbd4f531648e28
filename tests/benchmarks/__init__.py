"""Measurements, run by ``python -m tests.benchmarks``; the ordinary tests pass them over.

A file is named ``bench_*.py`` and holds tests with pytest-benchmark's fixture. A test that
stands for a goal says so in ``benchmark.extra_info``:

``goal_ms``: the median must stay below it;
``faster_than`` and ``goal_ratio``: the name of another benchmark of the same run, and how
many times faster than it this one must be;
``figures``: lines to print that are no times.

``python -m tests.benchmarks`` prints every goal with what was measured and ends with 1 if
one was missed. Words after it go to pytest, such as ``-k replay``.
"""
