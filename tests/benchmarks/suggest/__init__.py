"""How good the second opinion is, on finished games the network has never seen.

    python -m tests.benchmarks.suggest --data DIR [--small FILE ...] [--sgf DIR ...] [--peers]

``DIR`` holds the files ``packaging/train_ownership`` learns from; only the games it holds
back are measured. A folder of SGF files is measured whole.
"""
