"""Groups whose life is not plain, played out on the spot: both sides first, within a budget."""
