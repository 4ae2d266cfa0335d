"""Who can win what: main and side pots, and the odd chip."""
