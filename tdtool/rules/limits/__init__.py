"""How much may be bet: no-limit, pot-limit, fixed limit and spread limit."""
