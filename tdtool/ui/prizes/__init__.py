"""The Prizes page: what is paid to whom, deals, and what the pool is made of."""
