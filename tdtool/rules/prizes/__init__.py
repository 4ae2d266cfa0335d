"""Prizes: the pool, the table, ties, deals and bounties, in a currency's smallest unit."""
