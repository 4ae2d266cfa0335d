"""The prizes of a tournament: the table, who is due what, payments, deals and bounties."""
