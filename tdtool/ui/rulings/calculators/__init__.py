"""The calculators: what each one asks, how it answers, and on which rule the answer rests."""
