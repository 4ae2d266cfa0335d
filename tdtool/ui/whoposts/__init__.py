"""Who posts?: the answer for any table, also one that is not in the program."""
